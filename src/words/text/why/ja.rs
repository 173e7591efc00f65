//! Japanese.

use super::Why;

pub(super) static WHY: Why = Why {
    why: "なぜ？",
    title: |name| format!("{name}さんが比べた手"),
    close: "理由を閉じる",
    thinking: "考え直しています…",
    hint_to: |name| format!("{name}さんへのヒントなら"),
    slipped: |name| format!("うっかりした手です。{name}さんは別の手のほうがよいと見ていました。"),
    otherwise: |name| format!("今は{name}さんは別の手のほうがよいと見ます。"),
    slips_and_chance: "ときどきうっかりし、考えには運も関わります。",
    chance: "考えには運も関わります。",
    done: "実際の手",
    per_cent: |number| format!("{number}パーセント"),
    looks: "先読みに使った割合です。",
    chances: "ボットが見積もった、勝つ見込みです。",
    order: "よいと見た順です。",
    settled: "これよりよい手はありませんでした。",
    again: "その席から分かったことだけで、考え直しました。",
};
