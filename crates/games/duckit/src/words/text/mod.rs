//! All texts of Duckit, in every language. Cards in sentences are glyphs; the Super Duck has no
//! glyph, so it is a word.

mod en;
mod ja;
mod ko;
mod languages;
mod reason;

pub use languages::{info_labels, text};
pub use reason::reasons;

use crate::Rank;
use mallard_engine::cards::Suit;
use mallard_words::About;

/// The texts at the table, in one language. `&str` parameters are names or cards, in the order of
/// the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: TableLabels,
    pub label: CardLabels,
    pub log: LogLabels,
    pub score: ScoreLabels,
    pub terms: Terms,
}

/// The texts of the game's tile. The home screen needs only these, so they are a separate part: the home program
/// remains small.
#[derive(Debug)]
pub struct InfoLabels {
    pub about: About,
}

#[derive(Debug)]
pub struct TableLabels {
    pub must_bank: &'static str,
    /// The refusal of a card of another suit, to a player who has the Super Duck.
    pub must_follow_or_duck: fn(Suit) -> String,
    pub nothing_to_bank: &'static str,
    /// The last action of a player, after the name.
    pub did_bank: &'static str,
    /// The Super Duck in a sentence.
    pub super_duck: &'static str,
    /// The round, the trick.
    pub subtitle: fn(u8, u8) -> String,
    pub you_bank: fn(&str) -> String,
    pub banks: fn(&str) -> String,
    pub thinks_bank: fn(&str) -> String,
    pub follow_or_duck: fn(Suit) -> String,
    /// The Super Duck was led, and this is the second card.
    pub after_duck: &'static str,
    pub bank_one: fn(&str) -> String,
    pub bank: fn(&str) -> String,
    pub bank_quacker: fn(&str) -> String,
    pub chips: &'static str,
    pub tricks: &'static str,
    pub fours: &'static str,
    pub banked: &'static str,
    /// How many chips are in the middle.
    pub paid: fn(u8) -> String,
    /// The name of the first dealer, below the cards that were drawn to choose one.
    pub drew_lowest: fn(&str) -> String,
    pub lowest: &'static str,
    pub banking: &'static str,
    pub took_quacker: &'static str,
    pub out_of_chips: &'static str,
    pub no_trump: &'static str,
    pub duck_rank_is: fn(Rank) -> String,
    pub no_duck_rank: &'static str,
    pub no_quackback: &'static str,
    pub reversed: &'static str,
    pub low: &'static str,
    pub high: &'static str,
    pub duck: &'static str,
    pub duck_rank: &'static str,
    pub costs_a_chip: &'static str,
    pub quacker: &'static str,
    /// The list of suits.
    pub known_void: fn(&str) -> String,
}

/// The texts for screen readers only.
#[derive(Debug)]
pub struct CardLabels {
    pub joker: &'static str,
    pub face_up: fn(&str) -> String,
    pub quacker: &'static str,
    pub quacker_taken: fn(&str) -> String,
    pub draw: &'static str,
    pub trick_duck: &'static str,
    pub ruler: &'static str,
    pub ruler_duck: &'static str,
    pub ruler_duck_rank: fn(&str) -> String,
    pub ruler_four: &'static str,
    pub pot: fn(u8) -> String,
    pub bankable: fn(&str) -> String,
    pub is_quacker: fn(&str) -> String,
    pub banked: fn(&str) -> String,
}

#[derive(Debug)]
pub struct LogLabels {
    pub drew_for_deal: fn(&str, &str) -> String,
    pub deals_first: fn(&str) -> String,
    /// The round, the dealer's name.
    pub round_begins: fn(u8, &str) -> String,
    pub turned_up: fn(&str, Suit, Rank) -> String,
    pub turned_up_four: fn(&str, Suit) -> String,
    pub turned_up_duck: &'static str,
    pub won_fours: fn(&str, u8) -> String,
    pub took_quacker: fn(&str) -> String,
    pub banked: fn(&str) -> String,
    /// In the ninth trick: the Quacker itself, which remains unseen.
    pub banked_at_once: fn(&str) -> String,
    pub bank_shown: fn(&str, &str) -> String,
    pub bank_shown_four: fn(&str, &str) -> String,
    pub quackback: fn(&str) -> String,
    pub paid: fn(&str, u8) -> String,
    /// The player's name, the chips paid, the chips due.
    pub paid_short: fn(&str, u8, u8) -> String,
    pub paid_nothing: fn(&str) -> String,
    pub round_over: fn(u8) -> String,
    pub out_of_chips: fn(&str) -> String,
    /// The winner's name, the chips in the middle.
    pub match_won: fn(&str, u8) -> String,
    /// The winners' names as a list, the share of each.
    pub match_shared: fn(&str, u8) -> String,
}

#[derive(Debug)]
pub struct ScoreLabels {
    /// The chips of a player, with their noun.
    pub points: fn(u8) -> String,
    /// The unit of the best, for a count of chips.
    pub unit: fn(i32) -> &'static str,
    pub quackback: &'static str,
    pub note: &'static str,
    pub quackback_for: fn(&str) -> String,
    /// The player's name, the chips paid. A part of the list in [`Self::paid`].
    pub paid_part: fn(&str, u8) -> String,
    /// The payments of all players, as a sentence.
    pub paid: fn(&str) -> String,
    pub why_chips: fn(u8) -> String,
    /// The chips, the fours.
    pub why_fours: fn(u8, u8) -> String,
    /// The chips, the fours, the tricks.
    pub why_tricks: fn(u8, u8, u8) -> String,
    pub why_shared: fn(u8) -> String,
    /// The reason for the win, the chips from the middle.
    pub pot_to: fn(&str, u8) -> String,
    pub pot_split: fn(&str, u8) -> String,
    pub from_the_middle: &'static str,
    /// The chips, the fours of the first seat, the fours of the next seat.
    pub parted_fours: fn(u8, u8, u8) -> String,
    /// The chips, the fours, the tricks of the first seat, the tricks of the next seat.
    pub parted_tricks: fn(u8, u8, u8, u8) -> String,
    /// The explanation of "banked".
    pub banked_is: &'static str,
}

/// The rules of the round, as terms and values.
#[derive(Debug)]
pub struct Terms {
    pub face_up: &'static str,
    pub trump: &'static str,
    pub duck_rank: &'static str,
    pub order: &'static str,
    pub quackback: &'static str,
    pub quackback_on: &'static str,
    pub quackback_off: &'static str,
    pub pot: &'static str,
    /// The name of a suit on its own.
    pub suit: fn(Suit) -> &'static str,
}
