//! The texts in English.

use super::SummaryMessages;

pub(super) static SUMMARY: SummaryMessages = SummaryMessages {
    turning_points: "Turning points",
    to_win: "Chance of winning, as estimated by a bot that can see everything.",
    to_be_spared: "Chance of not being the fool, as estimated by a bot that can see every card.",
    looking: "Finding the turning points…",
    no_turning_point: "No single move changed much.",
    step: |step| format!("Move {step}"),
    changed: |name, before, after| format!("{name}: from {before}% to {after}%"),
    chance: |name, spares, before, after| {
        let what = if spares { "of not being the fool" } else { "of winning" };
        format!("{name}’s chance {what} went from {before}% to {after}%")
    },
    totals: "Scores over the match",
    as_table: "As a table",
    round: "Round",
    start: "Start",
};
