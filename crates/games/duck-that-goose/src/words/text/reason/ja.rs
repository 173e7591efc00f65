//! Japanese.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    rather_draw: |card| format!("平均すると、{card}のカードよりも得です。"),
    rather_take: "山札から引くカードの平均よりも得です。",
    keeps: "予想では、カードを表にするより得です。",
    discards: "加えると、自分の場が悪くなります。",
    looks: "見ても損はありません。",
    leaves: "ここでできることの中に、得になるものはありません。",
    best_off: "予想では、できることの中でいちばん得です。",
};
