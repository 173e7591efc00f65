//! The texts in Japanese.

use super::WhyMessages;

pub(super) static WHY: WhyMessages = WhyMessages {
    why: "なぜ？",
    title: |name| format!("{name}さんが比べた手"),
    close: "閉じる",
    thinking: "もう一度考えています…",
    hint_to: |name| format!("{name}さんへのヒント"),
    erred: |name| format!("うっかりミスです。よく見れば、{name}さんは別の手を選びます。"),
    otherwise: |name| format!("もう一度考えると、{name}さんは別の手を選びます。"),
    errs_and_chance: "ときどきミスをします。考えには運も関わります。",
    chance: "考えには運も関わります。",
    done: "実際の手",
    per_cent: |number| format!("{number}%"),
    looks: "それぞれの手の先読みに使った時間の割合です。",
    chances: "ボットが計算した、勝つ確率です。",
    cheaper: "それぞれの手の先読みに使った時間の割合です。ほぼ同じ手のなかでは、より弱いカードを出します。",
    order: "よい手から順に並べています。",
    settled: "これよりよい手はありませんでした。",
    again: "そのとき、その席から見えたことだけで計算し直しました。",
};
