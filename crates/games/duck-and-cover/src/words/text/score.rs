//! The texts about the score.

use mallard_words::english::counted;

messages!(ScoreLabels {
    /// The total as a text and as a number, with its noun, where every round counts splashes.
    splashes: |total: &str, splashes: i32| [
        format!("{total} {}", if splashes.abs() == 1 { "splash" } else { "splashes" }),
        "물방울 {total}개",
        "しぶき{total}"
    ],
    /// The same where other points count.
    points: |total: &str, points: i32| [
        format!("{total} {}", if points.abs() == 1 { "point" } else { "points" }),
        "{total}점",
        "{total}点"
    ],
    /// The unit of the best, for a count of splashes.
    unit: |splashes: i32| [if splashes == 1 { "splash" } else { "splashes" }, "물방울", "しぶき"]
        as &'static str,
    total: ["Total", "합계", "合計"],
    note: [
        "Each round scores the visible ducks. A single stack scores minus points. \
         The lowest total wins.",
        "라운드마다 보이는 오리의 점수를 더합니다. 한 더미면 마이너스 점수입니다. \
         합계가 가장 낮은 사람이 이깁니다.",
        "ラウンドごとに、見えているカモの点を合計します。束が1つならマイナス点です。\
         合計がいちばん低い人の勝ちです。"
    ],
    /// The list of the variants of all rounds; with the blank before the sentence, where the language has one.
    every_round_with: |list: &str| [
        " Every round: {list}.",
        " 모든 라운드에 {list} 규칙을 씁니다.",
        "全ラウンドで{list}を使います。"
    ],
    /// The round, the list of its variants; with the blank before the sentence, where the language has one.
    round_with: |round: u8, list: &str| [
        " Round {round}: {list}.",
        " {round}라운드에 {list} 규칙을 씁니다.",
        "第{round}ラウンドで{list}を使います。"
    ],
    /// The list of players, and how many they are.
    pause_single: |names: &str, count: usize| [
        match count {
            1 => format!("{names} has a single stack."),
            _ => format!("{names} have a single stack each."),
        },
        "한 더미를 만든 사람: {names} 님.",
        "束が1つになった人：{names}。"
    ],
    pause_zone: |count: u8| [
        {
            let cards = counted(count, "card", "cards");
            format!("The discard zone has {cards}.")
        },
        "버림 구역에 {count}장이 모였습니다.",
        "捨て場が{count}枚になりました。"
    ],
    pause_calls: [
        "400 cards have been called.",
        "카드를 400번 불렀습니다.",
        "カードが400回コールされました。"
    ],
    why_total: |points: &str| [
        "Lowest total: {points}.",
        "합계가 {points}점으로 가장 낮습니다.",
        "合計が{points}点でいちばん低くなりました。"
    ],
    /// The total, the number of visible ducks.
    why_visible: |points: &str, count: u8| [
        match count {
            1 => format!("Tied at {points}; only one visible duck at the end."),
            _ => format!("Tied at {points}; fewest visible ducks at the end: {count}."),
        },
        "합계가 {points}점으로 같지만 마지막에 보이는 오리가 {count}마리로 가장 적습니다.",
        "合計は{points}点で同じですが、最後に見えているカモが{count}羽でいちばん\
         少なくなりました。"
    ],
    why_shared: |points: &str| [
        "Tied at {points}, and on visible ducks at the end.",
        "합계({points}점)도, 마지막에 보이는 오리 수도 같습니다.",
        "合計（{points}点）も、最後に見えているカモの数も同じです。"
    ],
    head_visible: ["Visible ducks at the end", "마지막에 보이는 오리", "最後に見えているカモ"],
});
