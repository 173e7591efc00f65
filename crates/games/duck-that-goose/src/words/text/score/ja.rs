//! Japanese.

use super::{FactLabels, ScoreLabels, SheetLabels};

pub const SHEET: SheetLabels = SheetLabels {
    sheet_cancelled: |card, count| match count {
        2 => format!("{card}：2枚で打ち消し"),
        _ => format!("{card}：2枚ずつ{count}枚を打ち消し"),
    },
    sheet_triple: |card| format!("{card}：3枚で打ち消し"),
    sheet_geese: |card, other_card| format!("{card}と{other_card}で打ち消し"),
    sheet_card: |card, count| match count {
        1 => card.to_owned(),
        _ => format!("{card} {count}枚"),
    },
    sheet_devils: |name| format!("{name}さんの「悪魔」がちょうど3枚：ほかの全員に6点"),
    sheet_sum: "合計",
    sheet_doubled: |card, count| match count {
        1 => format!("{card}：2倍"),
        _ => format!("{card} {count}枚：2倍を{count}回"),
    },
    sheet_halved: |card, count| match count {
        1 => format!("{card}：半分"),
        _ => format!("{card} {count}枚：半分を{count}回"),
    },
    sheet_dodged: |card| format!("{card}：0点"),
    sheet_result: |name, round| format!("{name}さん、第{round}ラウンド"),
    sheet_empty: "カードなし：0点",
};

pub const SCORE: ScoreLabels = ScoreLabels {
    points: |total, _| format!("{total}点"),
    unit: |_| "点",
    best: "ダック・ザット・グース！の最高記録：1ラウンドで取ったいちばん低い得点です。",
    total: "合計点",
    note: |rounds| {
        format!(
            "第{rounds}ラウンドのあと、合計点がいちばん低い人の勝ちです。端数もそのまま残します。"
        )
    },
    ranges_close: "場はまた伏せられます。",
    tap_player: "プレイヤーをタップすると、得点の内訳が見られます。",
    why_lowest: |total, rounds| {
        format!("{rounds}ラウンドの合計が{total}点で、いちばん低くなりました。")
    },
    why_shared: |total| format!("{total}点で並び、勝利を分け合います。"),
};

pub const FACTS: FactLabels = FactLabels {
    term_deck: "デッキ",
    deck_now_novice: "入門、62枚",
    deck_now_advanced: "上級、69枚",
    term_round: "ラウンド",
    round_now: |round, rounds| format!("{round}/{rounds}"),
    term_dealt: "配る枚数",
    dealt_each: |count| format!("{count}枚ずつ、2枚見る"),
    term_peachy: "「ごきげんピーチ」の打ち消し",
    term_interrupt: "割り込み",
    interrupt_now_novice: "このデッキにはなし",
    interrupt_now_advanced: "いつでも",
    term_wins: "勝ち",
    lowest_wins: "合計点がいちばん低い人",
};
