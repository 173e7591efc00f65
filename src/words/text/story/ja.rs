//! Japanese.

use super::Story;

pub(super) static STORY: Story = Story {
    moments: "勝負を分けた場面",
    to_win: "すべてが見えるボットが見積もった、勝つ見込みです。",
    to_be_spared: "すべてが見えるボットが見積もった、「ばか」にならない見込みです。",
    looking: "探しています…",
    no_moment: "大きく流れを変えた手はありませんでした。",
    step: |step| format!("{step}手目"),
    changed: |name, before, after| format!("{name}：{before}パーセントから{after}パーセントへ"),
    chance: |name, spares, before, after| {
        let what = if spares { "「ばか」にならない" } else { "勝つ" };
        format!("{name}さんが{what}見込み：{before}パーセントから{after}パーセントへ")
    },
    totals: "合計の推移",
    as_table: "表で見る",
    round: "回",
    start: "開始",
};
