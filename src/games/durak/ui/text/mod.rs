//! Everything Durak says, in every language. Cards and suits in sentences are glyphs.

mod en;
mod ja;
mod ko;

use crate::engine::cards::Suit;
use crate::games::durak::ThrowIn;
use crate::ui::{About, Lang};

/// What is said at the table, in one language. `&str` parameters are names or glyphs, in the order of the
/// English sentence.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) table: Table,
    pub(super) log: Log,
    pub(super) refusal: Refusal,
    pub(super) score: Score,
}

/// What is on and in the box: all that the shelf needs, kept apart so that the shelf's program
/// carries no more.
#[derive(Debug)]
pub(super) struct Boxed {
    pub(super) about: About,
    pub(super) setup: Setup,
}

#[derive(Debug)]
pub(super) struct Setup {
    pub(super) presets: &'static str,
    pub(super) classic: &'static str,
    pub(super) throw_in_preset: &'static str,
    pub(super) transfer_preset: &'static str,
    pub(super) own_rules: &'static str,
    pub(super) deck: &'static str,
    pub(super) deck_hint: &'static str,
    pub(super) cards: fn(u8) -> String,
    pub(super) throw_in: &'static str,
    pub(super) throw_in_hint: fn(ThrowIn) -> &'static str,
    pub(super) throw_in_value: fn(ThrowIn) -> &'static str,
    pub(super) two_seats_hint: &'static str,
    pub(super) after_take: &'static str,
    pub(super) after_take_hint: &'static str,
    pub(super) transfer: &'static str,
    pub(super) transfer_hint: &'static str,
    pub(super) showing: &'static str,
    pub(super) showing_hint: &'static str,
    pub(super) first_five: &'static str,
    pub(super) first_five_hint: &'static str,
    pub(super) teams: &'static str,
    pub(super) teams_hint: &'static str,
    pub(super) length: &'static str,
    pub(super) length_hint: &'static str,
    pub(super) deals: fn(u8) -> String,
    /// So many wins, or so many times the fool.
    pub(super) until: fn(u8) -> String,
    pub(super) on: &'static str,
    pub(super) off: &'static str,
}

#[derive(Debug)]
pub(super) struct Table {
    /// Preset or "own rules", seats, bout, deal of deals if there are several.
    pub(super) subtitle: fn(&str, u8, u16) -> String,
    pub(super) deal_of: fn(u8) -> String,
    pub(super) you_attack: fn(&str) -> String,
    pub(super) you_defend: fn(&str) -> String,
    pub(super) you_throw_in: fn(&str) -> String,
    pub(super) attacks: fn(&str) -> String,
    pub(super) defends: fn(&str) -> String,
    pub(super) adds: fn(&str) -> String,
    pub(super) attacking: &'static str,
    pub(super) defending: &'static str,
    pub(super) throwing_in: &'static str,
    pub(super) taking: &'static str,
    pub(super) passed: &'static str,
    pub(super) waiting: &'static str,
    pub(super) out: fn(u8) -> String,
    pub(super) lead_any: &'static str,
    /// The attack card is plain: its glyph and its suit's glyph.
    pub(super) beat_plain: fn(&str, Suit) -> String,
    /// The attack card is a trump: its glyph.
    pub(super) beat_trump: fn(&str) -> String,
    /// The only attack cannot be beaten.
    pub(super) beat_none: fn(&str) -> String,
    pub(super) beat_several: fn(usize) -> String,
    /// What to beat, then that it may be passed on too.
    pub(super) or_pass_on: fn(&str) -> String,
    pub(super) add_or_stop: &'static str,
    pub(super) add_or_pass: &'static str,
    pub(super) add_none_fits: &'static str,
    pub(super) add_after_take: fn(&str) -> String,
    pub(super) thinks_attack: fn(&str) -> String,
    pub(super) thinks_defence: fn(&str) -> String,
    pub(super) thinks_add: fn(&str) -> String,
    pub(super) over: &'static str,
    pub(super) take: fn(u8) -> String,
    pub(super) stop: &'static str,
    pub(super) pass: &'static str,
    pub(super) play: fn(&str) -> String,
    pub(super) beat_with: fn(&str, &str) -> String,
    pub(super) transfer_with: fn(&str) -> String,
    pub(super) show: fn(&str) -> String,
    pub(super) pass_it_on: &'static str,
    /// Name of the talon for screen readers: cards left, trump.
    pub(super) talon: fn(u8, Suit) -> String,
    pub(super) left: fn(u8) -> String,
    pub(super) trump_is: fn(Suit) -> String,
    pub(super) none_left: &'static str,
    pub(super) beaten: fn(u8) -> String,
    pub(super) beaten_label: fn(u8) -> String,
    pub(super) on_table: &'static str,
    /// An attack card, for screen readers: not beaten, or beaten by.
    pub(super) open_attack: fn(&str) -> String,
    pub(super) beaten_by: fn(&str, &str) -> String,
    pub(super) your_hand: fn(u8) -> String,
    pub(super) playable: fn(&str) -> String,
    pub(super) trump: fn(&str) -> String,
    pub(super) holds: fn(&str) -> String,
}

#[derive(Debug)]
pub(super) struct Log {
    /// Deal, dealer, trump glyph.
    pub(super) dealt: fn(u8, &str, &str) -> String,
    /// The dealer holds the trump card itself: deal, dealer, trump glyph.
    pub(super) dealt_in_hand: fn(u8, &str, &str) -> String,
    pub(super) showed_lowest: fn(&str, &str) -> String,
    /// Number, attacker, defender.
    pub(super) bout: fn(u16, &str, &str) -> String,
    pub(super) opened: fn(&str, &str) -> String,
    pub(super) added: fn(&str, &str) -> String,
    pub(super) beat: fn(&str, &str, &str) -> String,
    pub(super) transferred: fn(&str, &str, &str) -> String,
    pub(super) showed: fn(&str, &str, &str) -> String,
    pub(super) takes: fn(&str) -> String,
    pub(super) passed: fn(&str) -> String,
    pub(super) beaten_off: fn(&str, u8) -> String,
    pub(super) picked_up: fn(&str, u8) -> String,
    pub(super) drew: fn(&str, u8) -> String,
    /// Name, how many, the turned-up trump.
    pub(super) drew_trump: fn(&str, u8, &str) -> String,
    pub(super) out: fn(&str, u8) -> String,
    pub(super) won: fn(&str) -> String,
    pub(super) fool: fn(&str) -> String,
    pub(super) drawn: &'static str,
}

#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) match_over: &'static str,
    pub(super) not_your_turn: fn(&str) -> String,
    pub(super) not_in_hand: fn(&str) -> String,
    pub(super) must_lead: &'static str,
    pub(super) defender_must_answer: &'static str,
    pub(super) only_defender: &'static str,
    pub(super) rank_not_on_table: fn(&str) -> String,
    pub(super) no_such_attack: fn(&str) -> String,
    /// A plain attack card: the attack, the card tried, the attack's suit.
    pub(super) does_not_beat_plain: fn(&str, &str, Suit) -> String,
    /// A trump attacks: the attack, the card tried.
    pub(super) does_not_beat_trump: fn(&str, &str) -> String,
    pub(super) no_transfer: &'static str,
    pub(super) transfer_too_late: &'static str,
    pub(super) transfer_rank: fn(&str) -> String,
    pub(super) next_holds_too_few: fn(&str) -> String,
    pub(super) no_showing: &'static str,
    pub(super) show_needs_trump: fn(&str) -> String,
    pub(super) shown_already: &'static str,
}

#[derive(Debug)]
pub(super) struct Score {
    pub(super) deal: fn(u8) -> String,
    pub(super) wins: &'static str,
    pub(super) fools: &'static str,
    pub(super) fool: &'static str,
    pub(super) note_wins: &'static str,
    pub(super) note_fools: &'static str,
    pub(super) is_fool: fn(&str) -> String,
    pub(super) wins_deal: fn(&str) -> String,
    pub(super) drawn_deal: &'static str,
    pub(super) deal_over: fn(u8) -> String,
    pub(super) next_deal: &'static str,
    pub(super) wins_match: fn(&str) -> String,
    pub(super) shared: fn(&str) -> String,
    pub(super) all_draw: &'static str,
    pub(super) why_wins: fn(u8) -> String,
    /// One deal, two seats or teams.
    pub(super) why_first_out: &'static str,
    pub(super) why_fools: fn(u8) -> String,
    pub(super) why_draw: &'static str,
}

/// What the box says, in a language.
pub(super) fn boxed(lang: Lang) -> &'static Boxed {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts of a language.
pub(super) fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
