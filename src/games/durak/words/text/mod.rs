//! All texts of Durak, in every language. Cards and suits in sentences are glyphs.

mod en;
mod ja;
mod ko;
mod reason;

pub use reason::reasons;

use crate::engine::cards::Suit;
use crate::games::durak::ThrowIn;
use crate::words::{About, Lang};

/// The texts at the table, in one language. `&str` parameters are names or glyphs, in the order of
/// the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: Table,
    pub log: Log,
    pub recap: Recap,
    pub refusal: Refusal,
    pub score: Score,
}

/// The texts on and in the box. They are all that the shelf needs, so they are a separate part: the
/// shelf's program stays small.
#[derive(Debug)]
pub struct Boxed {
    pub about: About,
    pub setup: Setup,
}

#[derive(Debug)]
pub struct Setup {
    pub presets: &'static str,
    pub classic: &'static str,
    pub throw_in_preset: &'static str,
    pub transfer_preset: &'static str,
    pub own_rules: &'static str,
    pub deck: &'static str,
    pub deck_hint: &'static str,
    pub cards: fn(u8) -> String,
    pub throw_in: &'static str,
    pub throw_in_hint: fn(ThrowIn) -> &'static str,
    pub throw_in_value: fn(ThrowIn) -> &'static str,
    pub after_take: &'static str,
    pub after_take_hint: &'static str,
    pub transfer: &'static str,
    pub transfer_hint: &'static str,
    pub showing: &'static str,
    pub showing_hint: &'static str,
    pub first_five: &'static str,
    pub first_five_hint: &'static str,
    pub teams: &'static str,
    pub teams_hint: &'static str,
    pub length: &'static str,
    pub length_hint: &'static str,
    pub deals: fn(u8) -> String,
    /// The match ends when a seat has won this many deals, or was the fool this many times.
    pub until: fn(u8) -> String,
    pub on: &'static str,
    pub off: &'static str,
}

#[derive(Debug)]
pub struct Table {
    /// The preset or "own rules", the number of seats, the bout.
    pub subtitle: fn(&str, u8, u16) -> String,
    pub deal_of: fn(u8) -> String,
    pub you_attack: fn(&str) -> String,
    pub you_defend: fn(&str) -> String,
    pub you_throw_in: fn(&str) -> String,
    pub attacks: fn(&str) -> String,
    pub defends: fn(&str) -> String,
    pub adds: fn(&str) -> String,
    pub attacking: &'static str,
    pub defending: &'static str,
    pub throwing_in: &'static str,
    pub taking: &'static str,
    pub passed: &'static str,
    pub waiting: &'static str,
    pub out: fn(u8) -> String,
    pub lead_any: &'static str,
    /// The attack card is plain: its glyph, the suit's glyph.
    pub beat_plain: fn(&str, Suit) -> String,
    /// The attack card is a trump: its glyph.
    pub beat_trump: fn(&str) -> String,
    /// No card in the hand beats the only attack: its glyph.
    pub beat_none: fn(&str) -> String,
    pub beat_several: fn(usize) -> String,
    /// The attack to beat; the player may pass it on too.
    pub or_pass_on: fn(&str) -> String,
    /// To the only attacker.
    pub add_or_stop: &'static str,
    /// To the player who opened the bout, if others may throw in too.
    pub attack_or_pass: &'static str,
    pub add_or_pass: &'static str,
    pub add_none_fits: &'static str,
    pub add_after_take: fn(&str) -> String,
    /// A question to the person with the tablet about another player who may add a card.
    pub does_add: fn(&str) -> String,
    /// The other player's answer.
    pub says_nothing: fn(&str) -> String,
    pub thinks_attack: fn(&str) -> String,
    pub thinks_defence: fn(&str) -> String,
    pub thinks_add: fn(&str) -> String,
    pub over: &'static str,
    pub take: fn(u8) -> String,
    pub stop: &'static str,
    pub pass: &'static str,
    pub play: fn(&str) -> String,
    pub beat_with: fn(&str, &str) -> String,
    pub transfer_with: fn(&str) -> String,
    pub show: fn(&str) -> String,
    pub pass_it_on: &'static str,
    /// The label of the talon for screen readers: cards left, trump suit.
    pub talon: fn(u8, Suit) -> String,
    pub left: fn(u8) -> String,
    pub trump_is: fn(Suit) -> String,
    pub none_left: &'static str,
    pub beaten: fn(u8) -> String,
    pub beaten_label: fn(u8) -> String,
    pub on_table: &'static str,
    /// An attack card for screen readers: the card; in `beaten_by`, also the card that beats it.
    pub open_attack: fn(&str) -> String,
    pub beaten_by: fn(&str, &str) -> String,
    pub your_hand: fn(u8) -> String,
    pub playable: fn(&str) -> String,
    pub trump: fn(&str) -> String,
    pub holds: fn(&str) -> String,
}

#[derive(Debug)]
pub struct Log {
    /// The deal, the dealer's name, the trump's glyph.
    pub dealt: fn(u8, &str, &str) -> String,
    /// The same, when the dealer holds the trump card.
    pub dealt_in_hand: fn(u8, &str, &str) -> String,
    pub showed_lowest: fn(&str, &str) -> String,
    /// The bout, the attacker's name, the defender's name.
    pub bout: fn(u16, &str, &str) -> String,
    pub opened: fn(&str, &str) -> String,
    pub added: fn(&str, &str) -> String,
    pub beat: fn(&str, &str, &str) -> String,
    pub transferred: fn(&str, &str, &str) -> String,
    pub showed: fn(&str, &str, &str) -> String,
    pub takes: fn(&str) -> String,
    pub passed: fn(&str) -> String,
    pub beaten_off: fn(&str, u8) -> String,
    pub picked_up: fn(&str, u8) -> String,
    pub drew: fn(&str, u8) -> String,
    /// The player's name, the number of cards, the turned-up trump's glyph.
    pub drew_trump: fn(&str, u8, &str) -> String,
    pub out: fn(&str, u8) -> String,
    pub won: fn(&str) -> String,
    pub fool: fn(&str) -> String,
    pub drawn: &'static str,
}

/// The last thing a seat did, without its name.
#[derive(Debug)]
pub struct Recap {
    pub opened: fn(&str) -> String,
    pub added: fn(&str) -> String,
    pub beat: fn(&str, &str) -> String,
    pub transferred: fn(&str) -> String,
    pub showed: fn(&str) -> String,
    /// The player has said "I take".
    pub takes: &'static str,
    /// The player has taken cards: how many.
    pub took: fn(u8) -> String,
    pub passed: &'static str,
}

#[derive(Debug)]
pub struct Refusal {
    pub match_over: &'static str,
    pub not_your_turn: fn(&str) -> String,
    pub not_in_hand: fn(&str) -> String,
    pub must_lead: &'static str,
    pub defender_must_answer: &'static str,
    pub only_defender: &'static str,
    pub rank_not_on_table: fn(&str) -> String,
    pub no_such_attack: fn(&str) -> String,
    /// A plain attack card: the attack, the card the player tried, the attack's suit.
    pub does_not_beat_plain: fn(&str, &str, Suit) -> String,
    /// A trump attacks: the attack, the card the player tried.
    pub does_not_beat_trump: fn(&str, &str) -> String,
    pub no_transfer: &'static str,
    pub transfer_too_late: &'static str,
    pub transfer_rank: fn(&str) -> String,
    pub next_holds_too_few: fn(&str) -> String,
    pub no_showing: &'static str,
    pub show_needs_trump: fn(&str) -> String,
    pub shown_already: &'static str,
}

#[derive(Debug)]
pub struct Score {
    /// The unit of the best, for a count of bouts.
    pub unit: fn(i32) -> &'static str,
    /// Says what the best is.
    pub best: &'static str,
    pub deal: fn(u8) -> String,
    pub wins: &'static str,
    pub fools: &'static str,
    pub fool: &'static str,
    /// Says what the column of each deal shows.
    pub note_deals: &'static str,
    pub note_wins: &'static str,
    pub note_fools: &'static str,
    pub is_fool: fn(&str) -> String,
    pub wins_deal: fn(&str) -> String,
    pub drawn_deal: &'static str,
    pub deal_over: fn(u8) -> String,
    pub next_deal: &'static str,
    pub wins_match: fn(&str) -> String,
    pub shared: fn(&str) -> String,
    pub all_draw: &'static str,
    pub why_wins: fn(u8) -> String,
    /// For one deal with two seats or teams.
    pub why_first_out: &'static str,
    /// For one deal with two seats: the name of the player left with cards.
    pub why_first_out_of_two: fn(&str) -> String,
    /// For one deal with three seats or more.
    pub why_fool: &'static str,
    pub why_fools: fn(u8) -> String,
    /// The names of the players who were the fool most often, and how often.
    pub fools_most: fn(&str, u8) -> String,
    /// The two sentences to put together.
    pub both: fn(&str, &str) -> String,
    /// For a single deal that is a draw.
    pub why_draw: &'static str,
    /// For several deals that end with equal scores.
    pub why_level: &'static str,
}

/// The texts of the box in `lang`.
pub fn boxed(lang: Lang) -> &'static Boxed {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
