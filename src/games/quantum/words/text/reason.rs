//! Why a hint is given, in every language: the end of a sentence that begins with the action.

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub thrown: &'static str,
    pub last_box: &'static str,
    /// How many other boxes of the column are filled.
    pub column: fn(usize) -> String,
    /// How far it is from the number before.
    pub close: fn(u8) -> String,
    pub gains_most: &'static str,
    pub not_worth_it: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&EN, &KO, &JA])
}

static EN: Reason = Reason {
    thrown: "every choice was tried with the same twelve throws, and this came out best.",
    last_box: "it fills the last box of the row.",
    column: |filled| match filled {
        3 => String::from("it completes a column."),
        _ => format!("{filled} other boxes of that column are filled already."),
    },
    close: |steps| {
        format!("it is only {steps} away from the number before, so the row keeps its room.")
    },
    gains_most: "of what fits, it promises your rows the most.",
    not_worth_it: "what fits would cost your rows more room than it is worth.",
};

static KO: Reason = Reason {
    thrown: "같은 열두 번의 가상 굴림으로 모든 선택을 해 보니 이것이 가장 좋았습니다.",
    last_box: "그 열의 마지막 칸이 채워집니다.",
    column: |filled| match filled {
        3 => String::from("세로줄 하나가 완성됩니다."),
        _ => format!("그 세로줄의 다른 {filled}칸이 이미 채워져 있습니다."),
    },
    close: |steps| format!("앞 숫자와 {steps} 차이밖에 나지 않아 그 열에 여유가 남습니다."),
    gains_most: "적을 수 있는 것 중에서 내 열에 가장 이롭습니다.",
    not_worth_it: "적을 수 있는 숫자는 얻는 것보다 열의 여유를 더 많이 잃습니다.",
};

static JA: Reason = Reason {
    thrown: "同じ12回の仮の振り直しですべて試すと、これがいちばん良い結果でした。",
    last_box: "その行の最後のマスが埋まります。",
    column: |filled| match filled {
        3 => String::from("縦の列が1つ完成します。"),
        _ => format!("その縦の列は、ほかの{filled}マスがもう埋まっています。"),
    },
    close: |steps| format!("前の数字と{steps}しか違わないので、その行に余裕が残ります。"),
    gains_most: "書けるものの中で、自分の行にいちばん有利です。",
    not_worth_it: "書ける数字は、得るものより行の余裕を多く失います。",
};
