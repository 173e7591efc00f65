//! English.

use super::{FactLabels, ScoreLabels, SheetLabels};

pub const SHEET: SheetLabels = SheetLabels {
    sheet_cancelled: |card, count| match count {
        2 => format!("{card}: two cancel each other"),
        _ => format!("{card}: {count} cancel in pairs"),
    },
    sheet_triple: |card| format!("{card}: three cancel each other"),
    sheet_geese: |card, other_card| format!("{card} and {other_card} cancel"),
    sheet_card: |card, count| match count {
        1 => card.to_owned(),
        _ => format!("{card}, {count} cards"),
    },
    sheet_devils: |name| format!("{name} has exactly three Devils: everyone else gets 6"),
    sheet_sum: "Sum",
    sheet_doubled: |card, count| match count {
        1 => format!("{card} doubles it"),
        _ => format!("{card}, {count} times: doubled {count} times"),
    },
    sheet_halved: |card, count| match count {
        1 => format!("{card} halves it"),
        _ => format!("{card}, {count} times: halved {count} times"),
    },
    sheet_dodged: |card| format!("{card} makes it 0"),
    sheet_result: |name, round| format!("{name}, round {round}"),
    sheet_empty: "No cards: 0 points",
};

pub const SCORE: ScoreLabels = ScoreLabels {
    // A point is eight eighths.
    points: |total, eighths| {
        format!("{total} {}", if eighths.abs() == 8 { "point" } else { "points" })
    },
    unit: |eighths| if matches!(eighths, 8 | -8) { "point" } else { "points" },
    best: "Best in Duck That Goose!: your lowest score in a round.",
    total: "Total",
    note: |rounds| format!("The lowest total after round {rounds} wins. Fractions are kept."),
    ranges_close: "Ranges close again.",
    tap_player: "Tap a player to see how the score was worked out.",
    why_lowest: |total, rounds| match rounds {
        1 => format!("Lowest total after one round: {total}."),
        _ => format!("Lowest total after {rounds} rounds: {total}."),
    },
    why_shared: |total| format!("Tied at {total}, so the win is shared."),
};

pub const FACTS: FactLabels = FactLabels {
    term_deck: "Deck",
    deck_now_novice: "Novice, 62 cards",
    deck_now_advanced: "Advanced, 69 cards",
    term_round: "Round",
    round_now: |round, rounds| format!("{round} of {rounds}"),
    term_dealt: "Cards dealt",
    dealt_each: |count| format!("{count} each, 2 to look at"),
    term_peachy: "Peachy Keens cancel",
    term_interrupt: "Interrupting",
    interrupt_now_novice: "Not in this deck",
    interrupt_now_advanced: "At any moment",
    term_wins: "Wins",
    lowest_wins: "Lowest total",
};
