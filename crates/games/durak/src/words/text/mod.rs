//! All texts of Durak, in every language. Cards and suits in sentences are glyphs.

mod en;
mod ja;
mod ko;
mod languages;
mod reason;

pub use languages::{info_labels, last_action_line, log_line, refusal, text};
pub use reason::reasons;

use crate::{AfterFool, ThrowIn};
use mallard_engine::cards::Suit;
use mallard_words::About;

/// The texts at the table, in one language. `&str` parameters are names or glyphs, in the order of
/// the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: TableLabels,
    pub score: ScoreLabels,
}

/// The texts of the game's tile and setup. The home screen needs only these, so they are a separate part: the home
/// program remains small.
#[derive(Debug)]
pub struct InfoLabels {
    pub about: About,
    pub setup: SetupLabels,
}

#[derive(Debug)]
pub struct SetupLabels {
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
    pub several: &'static str,
    pub several_hint: &'static str,
    pub teams: &'static str,
    pub teams_hint: &'static str,
    pub length: &'static str,
    pub open_hint: &'static str,
    pub deals_hint: &'static str,
    pub until_wins_hint: &'static str,
    pub until_fools_hint: &'static str,
    pub open: &'static str,
    pub deals: fn(u8) -> String,
    /// The match ends when a seat has won this many deals.
    pub until_wins: fn(u8) -> String,
    /// The match ends when a seat was the fool this many times.
    pub until_fools: fn(u8) -> String,
    pub after_fool: &'static str,
    pub after_fool_hint: fn(AfterFool) -> &'static str,
    pub after_fool_value: fn(AfterFool) -> &'static str,
    pub on: &'static str,
    pub off: &'static str,
}

#[derive(Debug)]
pub struct TableLabels {
    /// The preset or "own rules", and the bout.
    pub subtitle: fn(&str, u16) -> String,
    pub deal_of: fn(u8) -> String,
    pub you_attack: fn(&str) -> String,
    pub you_defend: fn(&str) -> String,
    pub you_throw_in: fn(&str) -> String,
    pub you_deal: fn(&str) -> String,
    pub attacks: fn(&str) -> String,
    pub defends: fn(&str) -> String,
    pub adds: fn(&str) -> String,
    pub deals: fn(&str) -> String,
    pub attacking: &'static str,
    pub defending: &'static str,
    pub throwing_in: &'static str,
    pub may_add: &'static str,
    pub taking: &'static str,
    pub passed: &'static str,
    pub out: fn(u8) -> String,
    pub lead_any: &'static str,
    /// The attack card is plain: its glyph, the suit's glyph.
    pub beat_plain: fn(&str, Suit) -> String,
    /// The attack card is a trump: its glyph.
    pub beat_trump: fn(&str) -> String,
    /// No card in the hand beats the only attack: its glyph.
    pub beat_none: fn(&str) -> String,
    pub beat_several: fn(usize) -> String,
    /// The attack to beat; the player may transfer it too.
    pub or_pass_on: fn(&str) -> String,
    /// To the only attacker.
    pub add_or_stop: &'static str,
    /// To the player who opened the bout, if others may throw in too.
    pub attack_or_pass: &'static str,
    pub add_or_pass: &'static str,
    pub add_none_fits: &'static str,
    pub add_after_take: fn(&str) -> String,
    /// To the player who has just played a card and may play more of its rank.
    pub more_or_done: &'static str,
    pub more_none: &'static str,
    /// To the player who deals after a deal of an open match.
    pub next_or_finish: &'static str,
    /// The question whether one of several players adds a card.
    pub does_anyone_add: &'static str,
    /// The same question about one player.
    pub does_add: fn(&str) -> String,
    /// The cards that were beaten or are taken (the taker, and how many cards), with the number of cards that can be
    /// added, and their ranks.
    pub beaten_adds: fn(u8, &[&str]) -> String,
    pub taken_adds: fn(&str, u8, u8, &[&str]) -> String,
    /// The answer that no one of several players adds a card, or that one does not.
    pub none_adds: &'static str,
    pub adds_none: &'static str,
    /// The answer of a player who has looked at their hand before.
    pub none_after_all: &'static str,
    /// The button with which a player undoes taking the cards.
    pub back_take: fn(&str) -> String,
    /// The button with which a player undoes a card.
    pub back_card: fn(&str, &str) -> String,
    pub thinks_attack: fn(&str) -> String,
    pub thinks_defence: fn(&str) -> String,
    pub thinks_add: fn(&str) -> String,
    pub deals_next: fn(&str) -> String,
    pub take: fn(u8) -> String,
    pub stop: &'static str,
    pub pass: &'static str,
    pub done: &'static str,
    pub finish: &'static str,
    pub add: fn(&str) -> String,
    pub beat_with: fn(&str, &str) -> String,
    pub transfer_with: fn(&str) -> String,
    pub show: fn(&str) -> String,
    pub transfer_it: &'static str,
    /// The label of the stock for screen readers: cards left, trump suit.
    pub stock: fn(u8, Suit) -> String,
    pub left: fn(u8) -> String,
    pub none_left: &'static str,
    pub beaten: fn(u8) -> String,
    pub beaten_label: fn(u8) -> String,
    pub on_table: &'static str,
    /// An attack card for screen readers: the card; in `beaten_by`, also the card that beats it.
    pub open_attack: fn(&str) -> String,
    pub beaten_by: fn(&str, &str) -> String,
    pub holds: fn(&str) -> String,
}

#[derive(Debug)]
pub struct ScoreLabels {
    /// The unit of the best, for a count of bouts.
    pub unit: fn(i32) -> &'static str,
    /// The explanation of the best.
    pub best: &'static str,
    pub deal: fn(u8) -> String,
    pub wins: &'static str,
    pub fools: &'static str,
    pub fool: &'static str,
    /// The explanation of the column of each deal.
    pub note_deals: &'static str,
    pub note_wins: &'static str,
    pub note_fools: &'static str,
    /// The title over the tally of an open match, and how many deals it counts.
    pub evening: &'static str,
    pub deals: fn(u8) -> String,
    pub is_fool: fn(&str) -> String,
    /// The name of the cards that were left at the end: whose they are.
    pub last_cards: fn(&str) -> String,
    pub wins_deal: fn(&str) -> String,
    pub drawn_deal: &'static str,
    pub deal_over: fn(u8) -> String,
    pub next_deal: &'static str,
    pub all_draw: &'static str,
    pub why_wins: fn(u8) -> String,
    /// For one deal with teams.
    pub why_first_out: &'static str,
    /// For one deal with a fool: the name of the player who was out first.
    pub out_first: fn(&str) -> String,
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
