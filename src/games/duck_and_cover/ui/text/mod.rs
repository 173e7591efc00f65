//! Everything Duck & Cover says, in every language. Calls are figures, or "Highest".

mod en;
mod ja;
mod ko;

use crate::ui::{About, Lang};

/// What is said at the table, in one language. `&str` parameters are names, calls or finished
/// labels, in the order of the English sentence.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) table: Table,
    pub(super) label: Label,
    pub(super) log: Log,
    pub(super) refusal: Refusal,
    pub(super) score: Score,
    pub(super) rules: Rules,
}

#[derive(Debug)]
pub(super) struct Table {
    /// Round, cards turned in it.
    pub(super) subtitle: fn(u8, u16) -> String,
    pub(super) highest: &'static str,
    pub(super) repeat: &'static str,
    pub(super) you_turn: fn(&str) -> String,
    pub(super) you_move: fn(&str, u8) -> String,
    pub(super) you_move_highest: fn(&str) -> String,
    pub(super) you_repeat: fn(&str, u8) -> String,
    pub(super) you_repeat_highest: fn(&str) -> String,
    pub(super) turns: fn(&str) -> String,
    pub(super) all_move: fn(u8) -> String,
    pub(super) all_move_highest: &'static str,
    pub(super) chooses: fn(&str) -> String,
    pub(super) turn_next: &'static str,
    /// The same, the draw deck being empty.
    pub(super) turn_shuffled: &'static str,
    /// The same, after a call that nobody could follow.
    pub(super) turn_after_quacks: fn(u8) -> String,
    /// The same, after a REPEAT of nothing.
    pub(super) turn_after_repeat: &'static str,
    pub(super) cover_or_duck: &'static str,
    pub(super) only_duck: &'static str,
    pub(super) highest_is: fn(u8) -> String,
    /// The number that moves, the one it covers.
    pub(super) chosen_cover: fn(u8, u8) -> String,
    pub(super) chosen_duck: fn(u8) -> String,
    pub(super) you_quack: fn(u8) -> String,
    pub(super) thinks_turn: fn(&str) -> String,
    pub(super) thinks_move: fn(&str) -> String,
    pub(super) over: &'static str,
    pub(super) turn: &'static str,
    /// The number that moves, the one it covers.
    pub(super) cover: fn(u8, u8) -> String,
    pub(super) duck_here: fn(u8) -> String,
    /// The number, column, row, the neighbours there.
    pub(super) duck_beside: fn(u8, i16, i16, &str) -> String,
    pub(super) choosing: &'static str,
    pub(super) ready: &'static str,
    pub(super) quack: &'static str,
    /// One character for the same.
    pub(super) quack_short: &'static str,
    pub(super) captain_calls: &'static str,
    /// A card without a number.
    pub(super) captain_calls_sign: fn(&str) -> String,
    pub(super) to_draw: fn(u8) -> Counted,
    pub(super) called: fn(u16) -> Counted,
    pub(super) discard_zone: &'static str,
    /// How many of how many.
    pub(super) discards_of: fn(usize, u8) -> String,
    pub(super) your_splashes: &'static str,
}

/// A sentence around a number that stands out: what is before it, it, what is after it.
pub(super) type Counted = [String; 3];

/// What screen readers say.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) called: fn(&str) -> String,
    pub(super) repeats: fn(&str) -> String,
    pub(super) deck: fn(u8) -> String,
    /// How many cards, the last.
    pub(super) pile: fn(u8, &str) -> String,
    pub(super) pile_empty: &'static str,
    /// How many of how many, which.
    pub(super) zone: fn(usize, u8, &str) -> String,
    pub(super) zone_empty: fn(u8) -> String,
    pub(super) your_ducks: fn(usize) -> String,
    /// Whose, which.
    pub(super) ducks_listed: fn(&str, &str) -> String,
    /// Number, cards, column, row.
    pub(super) stack: fn(u8, u8, i16, i16) -> String,
    pub(super) with_splashes: fn(&str, u8) -> String,
    pub(super) splashes: fn(i8) -> String,
    pub(super) must_move: fn(&str) -> String,
    pub(super) can_cover: fn(&str) -> String,
    /// Column, row, the neighbours.
    pub(super) space: fn(i16, i16, &str) -> String,
    /// The stack, what was seen under it.
    pub(super) remembered: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub(super) struct Log {
    /// Round, captain.
    pub(super) round_begins: fn(u8, &str) -> String,
    pub(super) called: fn(u16, u8) -> String,
    pub(super) called_highest: fn(u16) -> String,
    pub(super) called_repeat: fn(u16, u8) -> String,
    pub(super) called_repeat_highest: fn(u16) -> String,
    pub(super) called_repeat_empty: fn(u16) -> String,
    pub(super) reshuffled: fn(u8) -> String,
    pub(super) chose: fn(&str) -> String,
    /// Who, with which, which.
    pub(super) covered: fn(&str, u8, u8) -> String,
    pub(super) ducked: fn(&str, u8) -> String,
    pub(super) quacked: fn(&str) -> String,
    pub(super) all_quack: &'static str,
    pub(super) to_pile: fn(&str) -> String,
    /// The card, how many of how many.
    pub(super) to_zone: fn(&str, u8, u8) -> String,
    /// Who, and how many they are.
    pub(super) round_single: fn(&str, usize) -> String,
    pub(super) round_zone: fn(u8) -> String,
    pub(super) round_calls: &'static str,
    pub(super) scored: fn(&str, &str) -> String,
    pub(super) scored_single: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) match_over: &'static str,
    pub(super) only_captain: fn(&str) -> String,
    pub(super) others_choose: &'static str,
    pub(super) nothing_called: &'static str,
    pub(super) covered: fn(u8) -> String,
    pub(super) same_choice: &'static str,
    pub(super) not_that_duck: fn(u8) -> String,
    /// The number that moves, the one that was touched.
    pub(super) not_a_neighbour: fn(u8, u8) -> String,
    pub(super) diagonal: fn(u8, u8) -> String,
    pub(super) nothing_there: &'static str,
    pub(super) taken: fn(u8) -> String,
    pub(super) touches_nothing: &'static str,
    pub(super) own_place: &'static str,
}

#[derive(Debug)]
pub(super) struct Score {
    pub(super) round: fn(u8) -> String,
    pub(super) total: &'static str,
    pub(super) note: &'static str,
    pub(super) pause_title: fn(u8) -> String,
    /// Who, and how many they are.
    pub(super) pause_single: fn(&str, usize) -> String,
    pub(super) pause_zone: fn(u8) -> String,
    pub(super) pause_calls: &'static str,
    pub(super) next_round: &'static str,
    pub(super) wins: fn(&str) -> String,
    pub(super) shared: fn(&str) -> String,
    pub(super) all_shared: &'static str,
    pub(super) why_total: fn(&str) -> String,
    /// The total, the visible ducks.
    pub(super) why_visible: fn(&str, u8) -> String,
    pub(super) why_shared: fn(&str) -> String,
    pub(super) head_visible: &'static str,
}

/// The rules of this very table.
#[derive(Debug)]
pub(super) struct Rules {
    pub(super) round: &'static str,
    pub(super) round_of: fn(u8) -> String,
    pub(super) zone: &'static str,
    pub(super) zone_ends: fn(u8) -> String,
    pub(super) repeat: &'static str,
    pub(super) repeat_means: fn(&str) -> String,
    pub(super) repeat_nothing: &'static str,
    pub(super) splashes: &'static str,
    pub(super) splash_table: &'static str,
    pub(super) deck: &'static str,
    pub(super) deck_fresh: &'static str,
}

/// What stands on the box: all that the shelf needs, kept apart so that the shelf's program
/// carries no more.
pub(super) fn about(lang: Lang) -> &'static About {
    lang.pick([&en::ABOUT, &ko::ABOUT, &ja::ABOUT])
}

/// The texts of a language.
pub(super) fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
