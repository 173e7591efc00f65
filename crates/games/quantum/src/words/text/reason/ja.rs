//! Japanese.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    thrown: "同じ12回の仮の振り直しですべて試すと、これがいちばんよい結果でした。",
    last_box: "その行の最後のマスが埋まります。",
    column: |filled| match filled {
        3 => String::from("縦の列が1つ完成します。"),
        _ => format!("その縦の列は、ほかの{filled}マスがもう埋まっています。"),
    },
    close: |steps| format!("前の数字と{steps}しか違わないので、その行に余裕が残ります。"),
    gains_most: "書けるものの中で、自分の行にいちばん有利です。",
    not_worth_it: "書ける数字は、得るものより行の余裕を多く失います。",
};
