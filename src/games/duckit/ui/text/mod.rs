//! Everything Duckit says, in every language. Cards in sentences are glyphs; the Super Duck,
//! which has none, is a word.

mod en;
mod ja;
mod ko;

use crate::engine::cards::Suit;
use crate::games::duckit::Rank;
use crate::ui::{About, Lang};

/// What is said at the table, in one language. `&str` parameters are names or cards, in the
/// order of the English sentence.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) table: Table,
    pub(super) label: Label,
    pub(super) log: Log,
    pub(super) refusal: Refusal,
    pub(super) score: Score,
    pub(super) terms: Terms,
}

/// What is on the box: all that the shelf needs, kept apart so that the shelf's program carries
/// no more.
#[derive(Debug)]
pub(super) struct Boxed {
    pub(super) about: About,
}

#[derive(Debug)]
pub(super) struct Table {
    /// The Super Duck in a sentence.
    pub(super) super_duck: &'static str,
    /// Round and trick.
    pub(super) subtitle: fn(u8, u8) -> String,
    pub(super) you_lead: fn(&str) -> String,
    pub(super) you_play: fn(&str) -> String,
    pub(super) you_bank: fn(&str) -> String,
    pub(super) leads: fn(&str) -> String,
    pub(super) plays: fn(&str) -> String,
    pub(super) banks: fn(&str) -> String,
    pub(super) thinks_lead: fn(&str) -> String,
    pub(super) thinks_play: fn(&str) -> String,
    pub(super) thinks_bank: fn(&str) -> String,
    pub(super) over: &'static str,
    pub(super) lead_any: &'static str,
    pub(super) follow: fn(Suit) -> String,
    pub(super) follow_or_duck: fn(Suit) -> String,
    pub(super) cannot_follow: fn(Suit) -> String,
    /// The Super Duck was led, and this is the second card.
    pub(super) after_duck: &'static str,
    pub(super) bank_one: fn(&str) -> String,
    pub(super) lead_card: fn(&str) -> String,
    pub(super) play: fn(&str) -> String,
    pub(super) bank: fn(&str) -> String,
    pub(super) bank_quacker: fn(&str) -> String,
    pub(super) chips: &'static str,
    pub(super) tricks: &'static str,
    pub(super) fours: &'static str,
    pub(super) banked: &'static str,
    /// How many chips lie in the middle.
    pub(super) paid: fn(u8) -> String,
    pub(super) dealer: &'static str,
    pub(super) to_lead: &'static str,
    pub(super) led: &'static str,
    pub(super) to_play: &'static str,
    pub(super) played: &'static str,
    pub(super) banking: &'static str,
    pub(super) took_quacker: &'static str,
    pub(super) out_of_chips: &'static str,
    pub(super) waiting: &'static str,
    pub(super) winning: &'static str,
    pub(super) takes_it: &'static str,
    pub(super) you: &'static str,
    pub(super) last_trick: &'static str,
    pub(super) trump_is: fn(Suit) -> String,
    pub(super) no_trump: &'static str,
    pub(super) duck_rank_is: fn(Rank) -> String,
    pub(super) no_duck_rank: &'static str,
    pub(super) no_quackback: &'static str,
    pub(super) reversed: &'static str,
    pub(super) low: &'static str,
    pub(super) high: &'static str,
    pub(super) duck: &'static str,
    pub(super) duck_rank: &'static str,
    pub(super) costs_a_chip: &'static str,
    pub(super) quacker: &'static str,
    /// The suits, as a list.
    pub(super) known_void: fn(&str) -> String,
}

/// What only screen readers say.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) joker: &'static str,
    pub(super) face_up: fn(&str) -> String,
    pub(super) quacker: &'static str,
    pub(super) quacker_taken: fn(&str) -> String,
    pub(super) draw: &'static str,
    pub(super) trick: fn(Suit) -> String,
    pub(super) trick_duck: &'static str,
    pub(super) trick_empty: fn(&str) -> String,
    /// Name and card.
    pub(super) trick_card: fn(&str, &str) -> String,
    pub(super) trick_card_winning: fn(&str, &str) -> String,
    pub(super) trick_slot: fn(&str) -> String,
    pub(super) ruler: &'static str,
    pub(super) ruler_duck: &'static str,
    pub(super) ruler_duck_rank: fn(&str) -> String,
    pub(super) ruler_four: &'static str,
    pub(super) pot: fn(u8) -> String,
    pub(super) your_hand: fn(usize) -> String,
    pub(super) playable: fn(&str) -> String,
    pub(super) bankable: fn(&str) -> String,
    pub(super) trump: fn(&str) -> String,
    pub(super) is_quacker: fn(&str) -> String,
    pub(super) banked: fn(&str) -> String,
}

#[derive(Debug)]
pub(super) struct Log {
    pub(super) drew_for_deal: fn(&str, &str) -> String,
    pub(super) deals_first: fn(&str) -> String,
    /// Round and dealer.
    pub(super) round_begins: fn(u8, &str) -> String,
    pub(super) turned_up: fn(&str, Suit, Rank) -> String,
    pub(super) turned_up_four: fn(&str, Suit) -> String,
    pub(super) turned_up_duck: &'static str,
    /// Number and leader.
    pub(super) trick: fn(u8, &str) -> String,
    pub(super) led: fn(&str, &str) -> String,
    pub(super) played: fn(&str, &str) -> String,
    pub(super) won: fn(&str) -> String,
    pub(super) won_fours: fn(&str, u8) -> String,
    pub(super) took_quacker: fn(&str) -> String,
    pub(super) banked: fn(&str) -> String,
    /// In the ninth trick: the Quacker itself, unseen.
    pub(super) banked_at_once: fn(&str) -> String,
    pub(super) bank_shown: fn(&str, &str) -> String,
    pub(super) bank_shown_four: fn(&str, &str) -> String,
    pub(super) quackback: fn(&str) -> String,
    pub(super) paid: fn(&str, u8) -> String,
    /// Name, what was paid, what was due.
    pub(super) paid_short: fn(&str, u8, u8) -> String,
    pub(super) paid_nothing: fn(&str) -> String,
    pub(super) round_over: fn(u8) -> String,
    pub(super) out_of_chips: fn(&str) -> String,
    /// Name and the chips in the middle.
    pub(super) match_won: fn(&str, u8) -> String,
    /// Names and the share of each.
    pub(super) match_shared: fn(&str, u8) -> String,
}

#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) match_over: &'static str,
    pub(super) not_your_turn: fn(&str) -> String,
    pub(super) not_in_hand: fn(&str) -> String,
    pub(super) must_follow: fn(Suit) -> String,
    pub(super) must_follow_or_duck: fn(Suit) -> String,
    pub(super) must_bank: &'static str,
    pub(super) nothing_to_bank: &'static str,
}

#[derive(Debug)]
pub(super) struct Score {
    pub(super) round: fn(u8) -> String,
    pub(super) quackback: &'static str,
    pub(super) note: &'static str,
    pub(super) round_over: fn(u8) -> String,
    pub(super) quackback_for: fn(&str) -> String,
    /// Name and chips, one of the list of [`Self::paid`].
    pub(super) paid_part: fn(&str, u8) -> String,
    pub(super) paid: fn(&str) -> String,
    pub(super) next_round: &'static str,
    pub(super) wins: fn(&str) -> String,
    pub(super) shared: fn(&str) -> String,
    pub(super) all_shared: &'static str,
    pub(super) why_chips: fn(u8) -> String,
    /// Chips and fours.
    pub(super) why_fours: fn(u8, u8) -> String,
    /// Chips, fours and tricks.
    pub(super) why_tricks: fn(u8, u8, u8) -> String,
    pub(super) why_shared: fn(u8) -> String,
    /// Why somebody won, then who gets the chips in the middle.
    pub(super) pot_to: fn(&str, u8) -> String,
    pub(super) pot_split: fn(&str, u8) -> String,
    pub(super) from_the_middle: &'static str,
}

/// The rules of the round, as terms and values.
#[derive(Debug)]
pub(super) struct Terms {
    pub(super) face_up: &'static str,
    pub(super) trump: &'static str,
    pub(super) duck_rank: &'static str,
    pub(super) order: &'static str,
    pub(super) quackback: &'static str,
    pub(super) quackback_on: &'static str,
    pub(super) quackback_off: &'static str,
    pub(super) pot: &'static str,
    /// A suit standing alone.
    pub(super) suit: fn(Suit) -> &'static str,
    pub(super) none: &'static str,
}

/// What the box says, in a language.
pub(super) fn boxed(lang: Lang) -> &'static Boxed {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts of a language.
pub(super) fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
