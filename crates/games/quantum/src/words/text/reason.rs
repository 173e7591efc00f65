//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

use super::colour;
use crate::Colour;

messages!(reasons(Reason {
    thrown: [
        "every choice was tried with the same twelve rolls, and this one did best.",
        "모든 선택을 똑같은 가상 굴림 열두 번으로 견주어 보니 이것이 가장 좋았습니다.",
        "同じ12回の仮の振り直しですべて試すと、これがいちばんよい結果でした。"
    ],
    /// A number whose dice are kept, by its colour.
    keeps_fit: |colour: Colour, number: u8| [
        format!("it keeps {} {number}, which fits its row well.", colour::en::name(colour)),
        format!("{} {number}: 남겨 두면 그 열에 잘 맞습니다.", colour::ko::name(colour)),
        format!("{}の{number}を残せば、その行にうまく書けます。", colour::ja::name(colour))
    ],
    /// How many rows would keep more room, two or more.
    lower_white: |rows: usize| [
        "a lower white die would leave {rows} rows more room.",
        "하얀색 주사위의 숫자가 작아지면 열 {rows}개에 여유가 더 남습니다.",
        "白いダイスの目が小さくなれば、{rows}つの行の余裕が増えます。"
    ],
    /// A colour that does not fit now.
    other_white: |colour: Colour| [
        format!("another number on the white die could make {} fit.", colour::en::name(colour)),
        format!(
            "하얀색 주사위에 다른 숫자가 나오면 {}도 적을 수 있을지 모릅니다.",
            colour::ko::name(colour)
        ),
        format!("白いダイスに別の目が出れば、{}も書けるかもしれません。", colour::ja::name(colour))
    ],
    /// How many colours roll again, and do not fit as they are.
    unfit: |colours: usize| [
        match colours {
            1 => "the colour that it rerolls does not fit now.",
            _ => "the colours that it rerolls do not fit now.",
        }
        .to_owned(),
        "다시 굴릴 색깔의 숫자는 지금 적을 수 없습니다.".to_owned(),
        "振り直す色の数字は、今は書けません。".to_owned()
    ],
    last_box: [
        "it fills the last box of the row.",
        "그 열의 마지막 칸이 채워집니다.",
        "その行の最後のマスが埋まります。"
    ],
    /// How many other boxes of the column are filled.
    column: |filled: usize| [
        match filled {
            3 => String::from("it completes a column."),
            _ => format!("{filled} other boxes of that column are filled already."),
        },
        match filled {
            3 => String::from("세로줄 하나가 완성됩니다."),
            _ => format!("그 세로줄의 다른 {filled}칸이 이미 채워져 있습니다."),
        },
        match filled {
            3 => String::from("縦の列が1つ完成します。"),
            _ => format!("その縦の列は、ほかの{filled}マスがもう埋まっています。"),
        }
    ],
    /// How far the number is from the number before it.
    close: |steps: u8| [
        "it is only {steps} away from the number before it, so the row still has plenty of room.",
        "앞 숫자와 {steps} 차이밖에 나지 않아 그 열에 여유가 남습니다.",
        "前の数字と{steps}しか違わないので、その行に余裕が残ります。"
    ],
    /// The same where little room is left.
    near: |steps: u8| [
        "it is only {steps} away from the number before it.",
        "앞 숫자와 {steps} 차이밖에 나지 않습니다.",
        "前の数字と{steps}しか違いません。"
    ],
    /// A low number in the first box.
    first: [
        "a low number at the start leaves the row plenty of room.",
        "작은 숫자로 시작하면 그 열에 여유가 많이 남습니다.",
        "小さい数字から始めると、その行に余裕が残ります。"
    ],
    /// A high number in the last box before the line.
    before_line: |number: u8| [
        "after the line the numbers must fall, and {number} leaves them plenty of room.",
        "기준선을 지나면 숫자가 작아져야 하므로, 그 앞 숫자가 {number}처럼 크면 여유가 남습니다.",
        "白線のあとは数字が小さくなるので、その手前が{number}なら余裕が残ります。"
    ],
    /// The name of another player, whose row the number would fit.
    denies: |name: &str| [
        "it would fit {name}’s row well, and writing it sets it aside.",
        "{name} 님의 열에도 잘 맞지만, 먼저 적으면 {name} 님은 이번 차례에 적을 수 없습니다.",
        "{name}さんの行にも合う数字ですが、先に書けば、{name}さんはこの手番では書けません。"
    ],
    gains_most: [
        "of the numbers that fit, this one helps your rows most.",
        "적을 수 있는 것 중에서 내 열에 가장 유리합니다.",
        "書けるものの中で、自分の行にいちばん有利です。"
    ],
    /// Where one box is left.
    would_end: [
        "to write now would end the match.",
        "지금 적으면 게임이 끝납니다.",
        "今書くと、対戦が終わります。"
    ],
    not_worth_it: [
        "any number that fits would cost more room than it is worth.",
        "적을 수 있는 숫자는 얻는 것보다 열의 여유를 더 많이 잃습니다.",
        "書ける数字は、得るものより行の余裕を多く失います。"
    ],
}));
