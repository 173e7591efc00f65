//! Everything Duck & Cover says, in every language. Calls are figures, or "Highest".

mod en;
mod ja;
mod ko;
mod reason;

pub use reason::reasons;

use crate::words::{About, Lang};

/// What is said at the table, in one language. `&str` parameters are names, calls or finished
/// labels, in the order of the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: Table,
    pub label: Label,
    pub log: Log,
    pub refusal: Refusal,
    pub score: Score,
    pub rules: Rules,
}

#[derive(Debug)]
pub struct Table {
    /// Round, cards turned in it.
    pub subtitle: fn(u8, u16) -> String,
    pub highest: &'static str,
    pub repeat: &'static str,
    pub you_turn: fn(&str) -> String,
    pub you_move: fn(&str, u8) -> String,
    pub you_move_highest: fn(&str) -> String,
    pub you_repeat: fn(&str, u8) -> String,
    pub you_repeat_highest: fn(&str) -> String,
    pub turns: fn(&str) -> String,
    pub all_move: fn(u8) -> String,
    pub all_move_highest: &'static str,
    pub chooses: fn(&str) -> String,
    pub turn_next: &'static str,
    /// The same, the draw deck being empty.
    pub turn_shuffled: &'static str,
    /// The same, after a call that nobody could follow.
    pub turn_after_quacks: fn(u8) -> String,
    /// The same, after a REPEAT of nothing.
    pub turn_after_repeat: &'static str,
    pub cover_or_duck: &'static str,
    pub only_duck: &'static str,
    pub highest_is: fn(u8) -> String,
    /// The number that moves, the one it covers.
    pub chosen_cover: fn(u8, u8) -> String,
    pub chosen_duck: fn(u8) -> String,
    pub you_quack: fn(u8) -> String,
    pub thinks_turn: fn(&str) -> String,
    pub thinks_move: fn(&str) -> String,
    pub over: &'static str,
    pub turn: &'static str,
    /// The number that moves, the one it covers.
    pub cover: fn(u8, u8) -> String,
    pub duck_here: fn(u8) -> String,
    /// The number, column, row, the neighbours there.
    pub duck_beside: fn(u8, i16, i16, &str) -> String,
    pub choosing: &'static str,
    pub ready: &'static str,
    pub quack: &'static str,
    /// One character for the same.
    pub quack_short: &'static str,
    pub captain_calls: &'static str,
    /// A card without a number.
    pub captain_calls_sign: fn(&str) -> String,
    pub to_draw: fn(u8) -> Counted,
    pub called: fn(u16) -> Counted,
    pub discard_zone: &'static str,
    /// How many of how many.
    pub discards_of: fn(usize, u8) -> String,
    pub your_splashes: &'static str,
}

/// A sentence around a number that stands out: what is before it, it, what is after it.
pub type Counted = [String; 3];

/// What screen readers say.
#[derive(Debug)]
pub struct Label {
    pub called: fn(&str) -> String,
    pub repeats: fn(&str) -> String,
    pub deck: fn(u8) -> String,
    /// How many cards, the last.
    pub pile: fn(u8, &str) -> String,
    pub pile_empty: &'static str,
    /// How many of how many, which.
    pub zone: fn(usize, u8, &str) -> String,
    pub zone_empty: fn(u8) -> String,
    pub your_ducks: fn(usize) -> String,
    /// Whose, which.
    pub ducks_listed: fn(&str, &str) -> String,
    /// Number, cards, column, row.
    pub stack: fn(u8, u8, i16, i16) -> String,
    pub with_splashes: fn(&str, u8) -> String,
    pub splashes: fn(i8) -> String,
    pub must_move: fn(&str) -> String,
    pub can_cover: fn(&str) -> String,
    /// Column, row, the neighbours.
    pub space: fn(i16, i16, &str) -> String,
    /// The stack, what was seen under it.
    pub remembered: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub struct Log {
    /// Round, captain.
    pub round_begins: fn(u8, &str) -> String,
    pub called: fn(u16, u8) -> String,
    pub called_highest: fn(u16) -> String,
    pub called_repeat: fn(u16, u8) -> String,
    pub called_repeat_highest: fn(u16) -> String,
    pub called_repeat_empty: fn(u16) -> String,
    pub reshuffled: fn(u8) -> String,
    pub chose: fn(&str) -> String,
    /// Who, with which, which.
    pub covered: fn(&str, u8, u8) -> String,
    /// Who, with which, the neighbours there.
    pub ducked: fn(&str, u8, &str) -> String,
    pub quacked: fn(&str) -> String,
    pub all_quack: &'static str,
    pub to_pile: fn(&str) -> String,
    /// The card, how many of how many.
    pub to_zone: fn(&str, u8, u8) -> String,
    /// Who, and how many they are.
    pub round_single: fn(&str, usize) -> String,
    pub round_zone: fn(u8) -> String,
    pub round_calls: &'static str,
    pub scored: fn(&str, &str) -> String,
    pub scored_single: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub struct Refusal {
    pub match_over: &'static str,
    pub only_captain: fn(&str) -> String,
    pub others_choose: &'static str,
    pub nothing_called: &'static str,
    pub covered: fn(u8) -> String,
    pub same_choice: &'static str,
    pub not_that_duck: fn(u8) -> String,
    /// The number that moves, the one that was touched.
    pub not_a_neighbour: fn(u8, u8) -> String,
    pub diagonal: fn(u8, u8) -> String,
    pub nothing_there: &'static str,
    pub taken: fn(u8) -> String,
    pub touches_nothing: &'static str,
    pub own_place: &'static str,
}

#[derive(Debug)]
pub struct Score {
    /// The unit of the best, so many of it.
    pub unit: fn(i32) -> &'static str,
    pub round: fn(u8) -> String,
    pub total: &'static str,
    pub note: &'static str,
    pub pause_title: fn(u8) -> String,
    /// Who, and how many they are.
    pub pause_single: fn(&str, usize) -> String,
    pub pause_zone: fn(u8) -> String,
    pub pause_calls: &'static str,
    pub next_round: &'static str,
    pub wins: fn(&str) -> String,
    pub shared: fn(&str) -> String,
    pub all_shared: &'static str,
    pub why_total: fn(&str) -> String,
    /// The total, the visible ducks.
    pub why_visible: fn(&str, u8) -> String,
    pub why_shared: fn(&str) -> String,
    pub head_visible: &'static str,
}

/// The rules of this very table.
#[derive(Debug)]
pub struct Rules {
    pub round: &'static str,
    pub round_of: fn(u8) -> String,
    pub zone: &'static str,
    pub zone_ends: fn(u8) -> String,
    pub repeat: &'static str,
    pub repeat_means: fn(&str) -> String,
    pub repeat_nothing: &'static str,
    pub splashes: &'static str,
    pub splash_table: &'static str,
    pub deck: &'static str,
    pub deck_fresh: &'static str,
}

/// What stands on the box: all that the shelf needs, kept apart so that the shelf's program
/// carries no more.
pub fn about(lang: Lang) -> &'static About {
    lang.pick([&en::ABOUT, &ko::ABOUT, &ja::ABOUT])
}

/// The texts of a language.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
