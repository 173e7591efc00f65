//! The texts in Japanese.

use super::SummaryMessages;

pub(super) static SUMMARY: SummaryMessages = SummaryMessages {
    turning_points: "勝負の分かれ目",
    to_win: "隠れたものもすべて見えるボットが計算した、勝つ確率です。",
    to_be_spared: "すべてのカードが見えるボットが計算した、「ばか」にならない確率です。",
    looking: "勝負の分かれ目を探しています…",
    no_turning_point: "大きく流れを変えた手はありませんでした。",
    step: |step| format!("{step}手目"),
    changed: |name, before, after| format!("{name}：{before}%から{after}%へ"),
    chance: |name, spares, before, after| {
        let what = if spares { "「ばか」にならない" } else { "勝つ" };
        format!("{name}さんが{what}確率：{before}%から{after}%へ")
    },
    totals: "得点の推移",
    as_table: "表で見る",
    round: "ラウンド",
    start: "開始",
};
