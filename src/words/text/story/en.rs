//! English.

use super::Story;

pub(super) static STORY: Story = Story {
    moments: "Moments that decided it",
    to_win: "The chance to win, as estimated by a bot that sees everything.",
    to_be_spared: "The chance not to be the fool, as estimated by a bot that sees everything.",
    looking: "Looking for them…",
    no_moment: "No single move changed much.",
    step: |step| format!("Move {step}"),
    changed: |name, before, after| format!("{name}: from {before} to {after} per cent"),
    chance: |name, spares, before, after| {
        let what = if spares { "not to be the fool" } else { "to win" };
        format!("{name}’s chance {what}: from {before} to {after} per cent")
    },
    totals: "Totals over the match",
    as_table: "As a table",
    round: "No.",
    start: "Start",
};
