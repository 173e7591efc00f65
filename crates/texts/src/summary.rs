//! Text for the summary of a match: its turning points, and the scores of all players.

use mallard_words::messages;

messages!(summary_messages(SummaryMessages {
    turning_points: ["Turning points", "승부를 가른 순간", "勝負の分かれ目"],
    looking: [
        "Finding the turning points…",
        "승부를 가른 순간을 찾고 있습니다…",
        "勝負の分かれ目を探しています…"
    ],
    /// The message if no turning point was found.
    no_turning_point: [
        "No single move changed much.",
        "크게 흐름을 바꾼 수는 없었습니다.",
        "大きく流れを変えた手はありませんでした。"
    ],
    /// The number of the move.
    step: |step: usize| ["Move {step}", "{step}수", "{step}手目"],
    /// The player's name, and the chances before and after, in per cent. The bool: are they the chance of not being the
    /// fool?
    chance: |name: &str, spares: bool, before: u8, after: u8| [
        {
            let what = if spares { "of not being the fool" } else { "of winning" };
            format!("{name}’s chance {what} went from {before}% to {after}%")
        },
        {
            let what = if spares { "바보가 되지 않을" } else { "이길" };
            format!("{name} 님이 {what} 확률: {before}%에서 {after}%로")
        },
        {
            let what = if spares { "「ばか」にならない" } else { "勝つ" };
            format!("{name}さんが{what}確率：{before}%から{after}%へ")
        }
    ],
    another_game: ["Another game", "다른 게임", "別のゲーム"],
    /// The line over what explains the scores.
    more: ["More about the match", "게임 자세히 보기", "対戦の詳細"],
    /// The heading of the column of the night's points, and their meaning.
    night: ["Game night", "게임의 밤", "ゲームの夜"],
    night_points: [
        "Game night: beating everyone gives 12 points, beating half of them 6.",
        "게임의 밤: 모두를 앞서면 12점, 일부만 앞서면 그 비율만큼 받습니다.",
        "ゲームの夜：全員に勝つと12点、一部に勝つと、その割合に応じた点です。"
    ],
    totals: ["Scores over the match", "점수 흐름", "得点の推移"],
    as_table: ["As a table", "표로 보기", "表で見る"],
    /// The heading of the column of round numbers.
    round: ["Round", "라운드", "ラウンド"],
    /// The row before the first round.
    start: ["Start", "시작", "開始"],
}));
