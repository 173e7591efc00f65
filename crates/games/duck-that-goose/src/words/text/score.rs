//! The points: how a range gets its score, rounds and totals, and the rules in play at this table.

// The score of a range, line by line.
messages!(SheetLabels {
    /// The card's name, the number of cards.
    sheet_cancelled: |card: &str, count: u8| [
        match count {
            2 => format!("{card}: two cancel each other"),
            _ => format!("{card}: {count} cancel in pairs"),
        },
        match count {
            2 => format!("{card}: 2장 상쇄"),
            _ => format!("{card}: 2장씩 모두 {count}장 상쇄"),
        },
        match count {
            2 => format!("{card}：2枚で打ち消し"),
            _ => format!("{card}：2枚ずつ{count}枚を打ち消し"),
        }
    ],
    sheet_triple: |card: &str| [
        "{card}: three cancel each other",
        "{card}: 3장 상쇄",
        "{card}：3枚で打ち消し"
    ],
    /// The first card's name, the second card's name.
    sheet_geese: |card: &str, other_card: &str| [
        "{card} and {other_card} cancel",
        "{card}, {other_card}: 서로 상쇄",
        "{card}と{other_card}で打ち消し"
    ],
    /// The card's name, the number of cards.
    sheet_card: |card: &str, count: u8| [
        match count {
            1 => card.to_owned(),
            _ => format!("{card}, {count} cards"),
        },
        match count {
            1 => card.to_owned(),
            _ => format!("{card} {count}장"),
        },
        match count {
            1 => card.to_owned(),
            _ => format!("{card} {count}枚"),
        }
    ],
    /// The name of the player with the Devils; +6.
    sheet_devils: |name: &str| [
        "{name} has exactly three Devils: everyone else gets 6",
        "{name} 님의 ‘악마’가 정확히 3장: 다른 모두에게 6점",
        "{name}さんの「悪魔」がちょうど3枚：ほかの全員に6点"
    ],
    sheet_sum: ["Sum", "합", "合計"],
    /// The card's name, the number of cards; ×2.
    sheet_doubled: |card: &str, count: u8| [
        match count {
            1 => format!("{card} doubles it"),
            _ => format!("{card}, {count} times: doubled {count} times"),
        },
        match count {
            1 => format!("{card}: 두 배"),
            _ => format!("{card} {count}장: 두 배를 {count}번"),
        },
        match count {
            1 => format!("{card}：2倍"),
            _ => format!("{card} {count}枚：2倍を{count}回"),
        }
    ],
    /// The card's name, the number of cards; ÷2.
    sheet_halved: |card: &str, count: u8| [
        match count {
            1 => format!("{card} halves it"),
            _ => format!("{card}, {count} times: halved {count} times"),
        },
        match count {
            1 => format!("{card}: 절반"),
            _ => format!("{card} {count}장: 절반을 {count}번"),
        },
        match count {
            1 => format!("{card}：半分"),
            _ => format!("{card} {count}枚：半分を{count}回"),
        }
    ],
    /// The card's name; ×0.
    sheet_dodged: |card: &str| ["{card} makes it 0", "{card}: 0점", "{card}：0点"],
    /// The player's name, the round.
    sheet_result: |name: &str, round: u8| [
        "{name}, round {round}",
        "{name} 님, {round}라운드",
        "{name}さん、第{round}ラウンド"
    ],
    sheet_empty: ["No cards: 0 points", "카드 없음: 0점", "カードなし：0点"],
});

// The rounds, the totals and the end.
messages!(ScoreLabels {
    /// The total as a text and in eighths, with its noun.
    points: |total: &str, eighths: i32| [
        format!("{total} {}", if eighths.abs() == 8 { "point" } else { "points" }),
        "{total}점",
        "{total}点"
    ],
    /// The unit of the best, for a count of eighths of a point.
    unit: |eighths: i32| [if matches!(eighths, 8 | -8) { "point" } else { "points" }, "점", "点"]
        as &'static str,
    /// The explanation of the best.
    best: [
        "Best in Duck That Goose!: your lowest score in a round.",
        "덕 댓 구스! 최고 기록: 가장 낮은 라운드 점수입니다.",
        "ダック・ザット・グース！の最高記録：1ラウンドで取ったいちばん低い得点です。"
    ],
    total: ["Total", "총점", "合計点"],
    /// The number of rounds.
    note: |rounds: u8| [
        "The lowest total after round {rounds} wins. Fractions are kept.",
        "{rounds}라운드 뒤 총점이 가장 낮은 사람이 이깁니다. 소수점 아래도 버리지 않습니다.",
        "第{rounds}ラウンドのあと、合計点がいちばん低い人の勝ちです。端数もそのまま残します。"
    ],
    /// In a pause: no card shows when the next round begins.
    ranges_close: [
        "All ranges are face down again.",
        "영역은 다시 가려집니다.",
        "場はまた伏せられます。"
    ],
    tap_player: [
        "Tap a player to see how the score was worked out.",
        "플레이어를 누르면 점수가 나온 과정을 볼 수 있습니다.",
        "プレイヤーをタップすると、得点の内訳が見られます。"
    ],
    /// The total, the number of rounds.
    why_lowest: |total: &str, rounds: u8| [
        match rounds {
            1 => format!("Lowest total after one round: {total}."),
            _ => format!("Lowest total after {rounds} rounds: {total}."),
        },
        "{rounds}라운드 총점이 {total}점으로 가장 낮습니다.",
        "{rounds}ラウンドの合計が{total}点で、いちばん低くなりました。"
    ],
    /// The total.
    why_shared: |total: &str| [
        "Tied at {total}, so the win is shared.",
        "{total}점으로 같아 함께 이겼습니다.",
        "{total}点で並び、勝利を分け合います。"
    ],
});

// The rules in play at this table.
messages!(FactLabels {
    term_deck: ["Deck", "덱", "デッキ"],
    deck_now_novice: ["Novice, 62 cards", "입문, 62장", "入門、62枚"],
    deck_now_advanced: ["Advanced, 69 cards", "고급, 69장", "上級、69枚"],
    term_round: ["Round", "라운드", "ラウンド"],
    /// The round, the number of rounds.
    round_now: |round: u8, rounds: u8| [
        "{round} of {rounds}",
        "{round}/{rounds}",
        "{round}/{rounds}"
    ],
    term_dealt: ["Cards dealt", "나눈 카드", "配る枚数"],
    /// The number of cards.
    dealt_each: |count: u8| [
        "{count} each, 2 to look at",
        "{count}장씩, 2장 보기",
        "{count}枚ずつ、2枚見る"
    ],
    term_peachy: ["Peachy Keens cancel", "‘싱글벙글 복숭아’ 상쇄", "「ごきげんピーチ」の打ち消し"],
    term_interrupt: ["Interrupting", "끼어들기", "割り込み"],
    interrupt_now_novice: ["Not in this deck", "이 덱에는 없음", "このデッキにはなし"],
    interrupt_now_advanced: ["At any moment", "언제든지", "いつでも"],
    term_wins: ["Wins", "승리", "勝ち"],
    lowest_wins: ["Lowest total", "총점이 가장 낮은 사람", "合計点がいちばん低い人"],
});
