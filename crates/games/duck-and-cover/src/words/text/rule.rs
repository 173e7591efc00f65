//! The rules in play at this table.

messages!(RuleLabels {
    round: ["Round", "라운드", "ラウンド"],
    round_of: |round: u8| ["{round} of 3", "{round}/3", "{round}/3"],
    zone: ["Discard zone", "버림 구역", "捨て場"],
    zone_ends: |limit: u8| [
        "{limit} cards end the round",
        "{limit}장이면 라운드 끝",
        "{limit}枚でラウンド終了"
    ],
    repeat: ["Repeat would mean", "지금 반복이 나오면", "次が「くり返し」なら"],
    repeat_means: |call: &str| ["{call} again", "다시 {call}", "もう一度「{call}」"],
    repeat_nothing: [
        "Discard zone, nobody moves",
        "버림 구역으로 가고 옮기지 않음",
        "捨て場に行き、動かさない"
    ],
    splashes: ["Splashes", "물방울", "しぶき"],
    splash_table: [
        "1: 0 · 2–3: 1 · 4–6: 2 · 7–9: 3 · 10–11: 4 · 12: 5",
        "1: 0 · 2~3: 1 · 4~6: 2 · 7~9: 3 · 10~11: 4 · 12: 5",
        "1：0 · 2〜3：1 · 4〜6：2 · 7〜9：3 · 10〜11：4 · 12：5"
    ],
    points: ["Points", "점수", "点"],
    points_are: ["The number of each visible duck", "보이는 오리의 숫자", "見えているカモの数字"],
    deck: ["Deck", "뽑기 더미", "山札"],
    /// The lowest number in the deck, the number of cards put aside.
    deck_fresh: |lowest: u8, aside: u8| [
        {
            let deck = format!("{lowest} to 12 twice each, one Max, one Repeat");
            match aside {
                0 => deck,
                _ => format!("{deck}. {aside} of these are set aside"),
            }
        },
        {
            let deck = format!("{lowest}부터 12까지 2장씩, 가장 큰 숫자와 반복 1장씩");
            match aside {
                0 => deck,
                _ => format!("{deck}, 그중 {aside}장은 빼 둠"),
            }
        },
        {
            let deck = format!("{lowest}から12が2枚ずつ、「最大」と「くり返し」が1枚ずつ");
            match aside {
                0 => deck,
                _ => format!("{deck}、そのうち{aside}枚を除く"),
            }
        }
    ],
});
