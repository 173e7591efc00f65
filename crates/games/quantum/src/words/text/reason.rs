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
    gains_most: [
        "of the numbers that fit, this one helps your rows most.",
        "적을 수 있는 것 중에서 내 열에 가장 유리합니다.",
        "書けるものの中で、自分の行にいちばん有利です。"
    ],
    not_worth_it: [
        "any number that fits would cost more room than it is worth.",
        "적을 수 있는 숫자는 얻는 것보다 열의 여유를 더 많이 잃습니다.",
        "書ける数字は、得るものより行の余裕を多く失います。"
    ],
}));
