//! Everything Duck That Goose! says, in every language. `&str` parameters are names of people,
//! names of cards, or values and points as they are shown.

mod cards;
mod en;
mod ja;
mod ko;

use crate::games::duck_that_goose::Kind;
use crate::ui::{About, Lang};

pub(super) use cards::Cards;

/// What is on and in the box: all that the shelf needs, kept apart so that the shelf's program
/// carries no more.
#[derive(Debug)]
pub(super) struct Boxed {
    pub(super) about: About,
    pub(super) setup: Setup,
}

/// The options.
#[derive(Debug)]
pub(super) struct Setup {
    pub(super) deck: &'static str,
    pub(super) deck_value_novice: &'static str,
    pub(super) deck_value_advanced: &'static str,
    pub(super) deck_hint_novice: &'static str,
    pub(super) deck_hint_advanced: &'static str,
    pub(super) rounds: &'static str,
    pub(super) rounds_value_short: fn(u8) -> String,
    pub(super) rounds_value_long: fn(u8) -> String,
    pub(super) rounds_value_count: &'static str,
    pub(super) rounds_count: fn(u8) -> String,
    pub(super) rounds_hint: &'static str,
    pub(super) fewer_rounds: &'static str,
    pub(super) more_rounds: &'static str,
    pub(super) peachy: &'static str,
    pub(super) peachy_hint: &'static str,
    pub(super) on: &'static str,
    pub(super) off: &'static str,
}

/// What is said at the table, in one language.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) class: Class,
    pub(super) table: Table,
    pub(super) role: Role,
    pub(super) ask: Ask,
    pub(super) wait: Wait,
    pub(super) interrupt: Interrupt,
    pub(super) then: Then,
    pub(super) offer: Offer,
    pub(super) label: Label,
    pub(super) log: Log,
    pub(super) refusal: Refusal,
    pub(super) sheet: Sheet,
    pub(super) score: Score,
    pub(super) facts: Facts,
}

/// Classes and cancelling.
#[derive(Debug)]
pub(super) struct Class {
    pub(super) class_purple: &'static str,
    pub(super) class_blue: &'static str,
    /// Yellow band.
    pub(super) class_yellow: &'static str,
    pub(super) class_other: &'static str,
    pub(super) cancel_never: &'static str,
    pub(super) cancel_pair: &'static str,
    pub(super) cancel_triple: &'static str,
    /// Wild Goose.
    pub(super) cancel_goose: &'static str,
    /// Wild Goose Chase.
    pub(super) cancel_chase: &'static str,
    /// Count.
    pub(super) copies: fn(u8) -> String,
    /// Value; drawn panel.
    pub(super) worth: fn(&str) -> String,
}

/// The bar and the panels.
#[derive(Debug)]
pub(super) struct Table {
    /// Round, rounds, seats.
    pub(super) subtitle: fn(u8, u8, u8) -> String,
    pub(super) deck_label: &'static str,
    pub(super) pile_label: &'static str,
    pub(super) you_drew: &'static str,
    /// Name.
    pub(super) drew_panel: fn(&str) -> String,
    pub(super) you_took: &'static str,
    /// Name.
    pub(super) took_panel: fn(&str) -> String,
    /// Burst.
    pub(super) turned_up_panel: &'static str,
    pub(super) showing: &'static str,
    pub(super) facedown: &'static str,
    /// Count.
    pub(super) facedown_count: fn(u8) -> String,
    pub(super) game_total: &'static str,
    pub(super) game_so_far: &'static str,
    pub(super) your_range: &'static str,
    /// Name.
    pub(super) range_of: fn(&str) -> String,
    pub(super) tag_choosing: &'static str,
    pub(super) tag_looking: &'static str,
    /// First look done.
    pub(super) tag_ready: &'static str,
    /// Name.
    pub(super) tag_decided_by: fn(&str) -> String,
    /// Value; Turn the Tables.
    pub(super) tag_chose: fn(&str) -> String,
    /// Name, other.
    pub(super) control_bar: fn(&str, &str) -> String,
    pub(super) keep_mode: &'static str,
    pub(super) discard_mode: &'static str,
    /// On a facedown card.
    pub(super) mark_replace: &'static str,
    /// On a facedown card.
    pub(super) mark_turn_up: &'static str,
    /// First look.
    pub(super) mark_look: &'static str,
    /// Cash Cow.
    pub(super) next_card: &'static str,
    /// Cash Cow.
    pub(super) second_card: &'static str,
    /// Cash Cow.
    pub(super) third_card: &'static str,
    /// Cash Cow.
    pub(super) earlier: &'static str,
    /// Cash Cow.
    pub(super) later: &'static str,
    /// Name; Kill Two Birds.
    pub(super) card_for: fn(&str) -> String,
    /// Kill Two Birds.
    pub(super) card_for_you: &'static str,
    /// Kill Two Birds.
    pub(super) yellow_discards: &'static str,
    pub(super) you: &'static str,
    pub(super) to_left: &'static str,
    pub(super) to_right: &'static str,
    pub(super) over: &'static str,
    pub(super) ranges: &'static str,
}

/// The small line of the prompt.
#[derive(Debug)]
pub(super) struct Role {
    /// Name; first look.
    pub(super) you_look: fn(&str) -> String,
    /// Name.
    pub(super) you_turn: fn(&str) -> String,
    /// Name; drawn card, Cash Cow, Second Sight.
    pub(super) you_see: fn(&str) -> String,
    /// Name, other; controlled, drawn card.
    pub(super) you_see_both: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) you_act: fn(&str, &str) -> String,
    /// Name, other.
    pub(super) you_decide: fn(&str, &str) -> String,
    /// Name, other, card.
    pub(super) you_decide_act: fn(&str, &str, &str) -> String,
    /// Name; question at the end of a round.
    pub(super) you_last: fn(&str) -> String,
}

/// What a seat is asked. `_for`: for the range of another.
#[derive(Debug)]
pub(super) struct Ask {
    pub(super) peek_first: &'static str,
    /// Cards lie open.
    pub(super) peek_remember: &'static str,
    /// Card.
    pub(super) open: fn(&str) -> String,
    pub(super) open_draw_only: &'static str,
    /// Card.
    pub(super) open_take_only: fn(&str) -> String,
    /// Card.
    pub(super) open_chase: fn(&str) -> String,
    pub(super) open_nothing: &'static str,
    /// Name.
    pub(super) open_nothing_for: fn(&str) -> String,
    pub(super) keep: &'static str,
    /// Name.
    pub(super) keep_for: fn(&str) -> String,
    /// No facedown card left, Ripe.
    pub(super) keep_free: &'static str,
    /// Card.
    pub(super) keep_chase: fn(&str) -> String,
    /// Card.
    pub(super) make_room: fn(&str) -> String,
    /// Card, name.
    pub(super) make_room_for: fn(&str, &str) -> String,
    pub(super) turn_up: &'static str,
    /// Name.
    pub(super) turn_up_for: fn(&str) -> String,
    /// Card; DTG-14: a free choice.
    pub(super) act: fn(&str) -> String,
    /// Cards lie open.
    pub(super) sight: &'static str,
    /// Name.
    pub(super) sight_for: fn(&str) -> String,
    pub(super) shoot: &'static str,
    /// Name.
    pub(super) shoot_for: fn(&str) -> String,
    /// Card.
    pub(super) lay: fn(&str) -> String,
    /// Count.
    pub(super) cow_look: fn(u8) -> String,
    /// Count.
    pub(super) cow_arrange: fn(u8) -> String,
    pub(super) control: &'static str,
    pub(super) copy: &'static str,
    pub(super) flip: &'static str,
    /// Name.
    pub(super) flip_for: fn(&str) -> String,
    pub(super) birds_first: &'static str,
    /// Card, name.
    pub(super) birds_second: fn(&str, &str) -> String,
    /// Card.
    pub(super) birds_second_you: fn(&str) -> String,
    pub(super) wind: &'static str,
    /// Name.
    pub(super) wind_for: fn(&str) -> String,
    pub(super) steal: &'static str,
    /// Name.
    pub(super) steal_for: fn(&str) -> String,
    pub(super) bus: &'static str,
    pub(super) tables_choose: &'static str,
    /// Name.
    pub(super) tables_choose_for: fn(&str) -> String,
    pub(super) tables_direction: &'static str,
    /// Card, top.
    pub(super) last_question: fn(&str, &str) -> String,
    /// Card; it lies facedown.
    pub(super) last_question_down: fn(&str) -> String,
}

/// What the match waits for, and what everybody waits for.
#[derive(Debug)]
pub(super) struct Wait {
    /// Name.
    pub(super) turn_of: fn(&str) -> String,
    /// Name, other.
    pub(super) decides_for: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) acts: fn(&str, &str) -> String,
    /// List.
    pub(super) looks: fn(&str) -> String,
    /// Name.
    pub(super) interrupts: fn(&str) -> String,
    /// List.
    pub(super) thinks_peek: fn(&str) -> String,
    /// Name.
    pub(super) thinks_open: fn(&str) -> String,
    /// Name.
    pub(super) thinks_keep: fn(&str) -> String,
    /// Name.
    pub(super) thinks_room: fn(&str) -> String,
    /// Name.
    pub(super) thinks_turn_up: fn(&str) -> String,
    /// Name.
    pub(super) thinks_cow: fn(&str) -> String,
    /// Name, card; any other action.
    pub(super) thinks_card: fn(&str, &str) -> String,
    /// Name.
    pub(super) thinks_tables: fn(&str) -> String,
    /// Name.
    pub(super) thinks_direction: fn(&str) -> String,
    /// Name, other; under Control Freak.
    pub(super) thinks_for: fn(&str, &str) -> String,
    /// Name.
    pub(super) thinks_last: fn(&str) -> String,
}

/// When the Time is Ripe.
#[derive(Debug)]
pub(super) struct Interrupt {
    pub(super) nothing_to_use: &'static str,
    /// Top.
    pub(super) ripe_use_ask: fn(&str) -> String,
    /// Card, top.
    pub(super) ripe_up_ask: fn(&str, &str) -> String,
    /// Card; no discards.
    pub(super) ripe_up_only_ask: fn(&str) -> String,
}

/// What a choice comes to, before it is made.
#[derive(Debug)]
pub(super) struct Then {
    /// Before, after.
    pub(super) then_you: fn(&str, &str) -> String,
    /// Name, before, after.
    pub(super) then_other: fn(&str, &str, &str) -> String,
    pub(super) same_total: &'static str,
    /// Card, name, other card, other.
    pub(super) gives_and_gets: fn(&str, &str, &str, &str) -> String,
    /// Card, name.
    pub(super) gives_only: fn(&str, &str) -> String,
    /// Card, name.
    pub(super) gets_only: fn(&str, &str) -> String,
}

/// Buttons, and actions in words.
#[derive(Debug)]
pub(super) struct Offer {
    /// Offer, place.
    pub(super) at: fn(&str, u8) -> String,
    /// First, second.
    pub(super) peek: fn(u8, u8) -> String,
    pub(super) draw: &'static str,
    /// Card.
    pub(super) take: fn(&str) -> String,
    /// Card; forced.
    pub(super) take_chase: fn(&str) -> String,
    /// Card.
    pub(super) keep_it: fn(&str) -> String,
    /// Card.
    pub(super) discard_it: fn(&str) -> String,
    /// Place.
    pub(super) replace: fn(u8) -> String,
    /// Place.
    pub(super) turn_up_it: fn(u8) -> String,
    /// Place, name.
    pub(super) replace_for: fn(u8, &str) -> String,
    /// Place, name.
    pub(super) turn_up_for_it: fn(u8, &str) -> String,
    /// Card; Do.
    pub(super) do_it: fn(&str) -> String,
    pub(super) do_sight: &'static str,
    pub(super) do_devil: &'static str,
    /// Card; Decline.
    pub(super) leave_it: fn(&str) -> String,
    /// Count.
    pub(super) look_deck: fn(u8) -> String,
    pub(super) look_not: &'static str,
    /// List.
    pub(super) arrange: fn(&str) -> String,
    /// Button.
    pub(super) arrange_this: &'static str,
    /// Button.
    pub(super) arrange_same: &'static str,
    /// Card.
    pub(super) shoot_it: fn(&str) -> String,
    /// Card, on, name.
    pub(super) lay_it: fn(&str, &str, &str) -> String,
    /// Card, on.
    pub(super) lay_it_own: fn(&str, &str) -> String,
    /// Name.
    pub(super) control_it: fn(&str) -> String,
    /// Card.
    pub(super) copy_it: fn(&str) -> String,
    /// Card, name.
    pub(super) flip_it: fn(&str, &str) -> String,
    /// Card.
    pub(super) flip_own: fn(&str) -> String,
    pub(super) flip_nothing: &'static str,
    /// Card, name.
    pub(super) give: fn(&str, &str) -> String,
    /// Card.
    pub(super) give_you: fn(&str) -> String,
    /// Offer.
    pub(super) give_stop: &'static str,
    /// Card.
    pub(super) wind_it: fn(&str) -> String,
    pub(super) wind_nothing: &'static str,
    /// Card, name.
    pub(super) steal_it: fn(&str, &str) -> String,
    pub(super) steal_nothing: &'static str,
    /// Name.
    pub(super) bus_it: fn(&str) -> String,
    /// Card.
    pub(super) tables_it: fn(&str) -> String,
    pub(super) pass_left: &'static str,
    pub(super) pass_right: &'static str,
    /// Card, top.
    pub(super) ripe_use: fn(&str, &str) -> String,
    /// Card.
    pub(super) ripe_turn_up: fn(&str) -> String,
    /// Card, top.
    pub(super) ripe_turn_up_use: fn(&str, &str) -> String,
    /// Decline at the end of a round.
    pub(super) last_not: &'static str,
}

/// Names for screen readers.
#[derive(Debug)]
pub(super) struct Label {
    /// Card, value.
    pub(super) card_label: fn(&str, &str) -> String,
    /// Place.
    pub(super) facedown_label: fn(u8) -> String,
    /// Place, card; memory aid, or looked at now.
    pub(super) facedown_known_label: fn(u8, &str) -> String,
    /// Place, card, value.
    pub(super) face_up_label: fn(u8, &str, &str) -> String,
    /// Label.
    pub(super) copy_label: fn(&str) -> String,
    /// Label, list.
    pub(super) covers_label: fn(&str, &str) -> String,
    /// Label.
    pub(super) cancelled_label: fn(&str) -> String,
    /// Name, count, points.
    pub(super) range_label: fn(&str, u8, &str) -> String,
    /// Card, count; Kill Two Birds.
    pub(super) yellow_label: fn(&str, u8) -> String,
}

/// The log.
#[derive(Debug)]
pub(super) struct Log {
    /// Round, name; Dealt, heading.
    pub(super) round_began: fn(u8, &str) -> String,
    /// Name; heading.
    pub(super) turn: fn(&str) -> String,
    /// Name, other; heading.
    pub(super) turn_decided: fn(&str, &str) -> String,
    /// Count.
    pub(super) renewed: fn(u8) -> String,
    /// Name.
    pub(super) drew: fn(&str) -> String,
    /// Name, other.
    pub(super) drew_both: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) took: fn(&str, &str) -> String,
    /// Name, card; top was a Chase.
    pub(super) took_chase: fn(&str, &str) -> String,
    /// Name, card; face up: an action.
    pub(super) discarded: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) discarded_drawn: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) added_drawn: fn(&str, &str) -> String,
    /// Name, place, card.
    pub(super) turned_up: fn(&str, u8, &str) -> String,
    /// From, to; one.
    pub(super) potato_moved: fn(&str, &str) -> String,
    /// Name, card; Burst.
    pub(super) revealed: fn(&str, &str) -> String,
    /// Card, on, owner.
    pub(super) laid: fn(&str, &str, &str) -> String,
    /// Name.
    pub(super) cow_arranged: fn(&str) -> String,
    /// Name, other.
    pub(super) controlled: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) named: fn(&str, &str) -> String,
    /// Name, card, owner.
    pub(super) flipped: fn(&str, &str, &str) -> String,
    /// Name, card.
    pub(super) flipped_own: fn(&str, &str) -> String,
    /// Name, card; Kill Two Birds.
    pub(super) gave: fn(&str, &str) -> String,
    /// Name, card, owner.
    pub(super) stole: fn(&str, &str, &str) -> String,
    /// Name, card, other.
    pub(super) bus: fn(&str, &str, &str) -> String,
    pub(super) turned_left: &'static str,
    pub(super) turned_right: &'static str,
    /// Card, from, to.
    pub(super) passed_on: fn(&str, &str, &str) -> String,
    /// Name, card.
    pub(super) declined: fn(&str, &str) -> String,
    /// Round; heading.
    pub(super) round_ended: fn(u8) -> String,
    /// Name, points, total.
    pub(super) scored: fn(&str, &str, &str) -> String,
    /// Name, place.
    pub(super) looked: fn(&str, u8) -> String,
    /// Name, place, other.
    pub(super) looked_both: fn(&str, u8, &str) -> String,
    /// List.
    pub(super) cow_looked: fn(&str) -> String,
    /// Name.
    pub(super) chose: fn(&str) -> String,
    /// Name, card.
    pub(super) ripe_used: fn(&str, &str) -> String,
    /// Name, card.
    pub(super) ripe_added: fn(&str, &str) -> String,
}

/// Why not.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) match_over: &'static str,
    /// Name.
    pub(super) not_asked: fn(&str) -> String,
    pub(super) not_this: &'static str,
    pub(super) two_own_cards: &'static str,
    /// Card.
    pub(super) take_the_chase: fn(&str) -> String,
    /// Card.
    pub(super) keep_the_chase: fn(&str) -> String,
    pub(super) nothing_to_draw: &'static str,
    pub(super) nothing_to_take: &'static str,
    pub(super) no_card: &'static str,
    pub(super) not_own_facedown: &'static str,
    /// Name.
    pub(super) not_own_facedown_for: fn(&str) -> String,
    pub(super) not_face_up: &'static str,
    pub(super) not_this_range: &'static str,
    /// Name.
    pub(super) not_this_range_for: fn(&str) -> String,
    pub(super) not_opponents: &'static str,
    /// Name; laid in that range.
    pub(super) not_opponents_for: fn(&str) -> String,
    /// Card.
    pub(super) not_blue: fn(&str) -> String,
    /// Card.
    pub(super) purple: fn(&str) -> String,
    /// Card.
    pub(super) itself: fn(&str) -> String,
    pub(super) not_an_opponent: &'static str,
    /// Name; owner of the range where the card lies.
    pub(super) not_that_seat: fn(&str) -> String,
    pub(super) no_seat: &'static str,
    /// Name.
    pub(super) given_already: fn(&str) -> String,
    pub(super) given_already_you: &'static str,
    /// Card.
    pub(super) not_in_pile: fn(&str) -> String,
    /// Card.
    pub(super) cannot_copy: fn(&str) -> String,
    /// Count.
    pub(super) order_of: fn(u8) -> String,
    /// Card.
    pub(super) must_be_done: fn(&str) -> String,
    pub(super) no_ripe: &'static str,
}

/// The score of a range, line by line.
#[derive(Debug)]
pub(super) struct Sheet {
    /// Card, count.
    pub(super) sheet_cancelled: fn(&str, u8) -> String,
    /// Card.
    pub(super) sheet_triple: fn(&str) -> String,
    /// Card, other card.
    pub(super) sheet_geese: fn(&str, &str) -> String,
    /// Card, count.
    pub(super) sheet_card: fn(&str, u8) -> String,
    /// Name; +6.
    pub(super) sheet_devils: fn(&str) -> String,
    pub(super) sheet_sum: &'static str,
    /// Card, count; ×2.
    pub(super) sheet_doubled: fn(&str, u8) -> String,
    /// Card, count; ÷2.
    pub(super) sheet_halved: fn(&str, u8) -> String,
    /// Card; ×0.
    pub(super) sheet_dodged: fn(&str) -> String,
    /// Name, round.
    pub(super) sheet_result: fn(&str, u8) -> String,
    pub(super) sheet_empty: &'static str,
}

/// Rounds, totals, the end.
#[derive(Debug)]
pub(super) struct Score {
    /// Round.
    pub(super) column: fn(u8) -> String,
    pub(super) total: &'static str,
    /// Rounds.
    pub(super) note: fn(u8) -> String,
    pub(super) next_round: &'static str,
    /// Name.
    pub(super) wins: fn(&str) -> String,
    /// Names.
    pub(super) shared: fn(&str) -> String,
    pub(super) all_shared: &'static str,
    /// Total, rounds.
    pub(super) why_lowest: fn(&str, u8) -> String,
    /// Total.
    pub(super) why_shared: fn(&str) -> String,
    /// Round.
    pub(super) round_over: fn(u8) -> String,
}

/// The rules of this very table.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) term_deck: &'static str,
    pub(super) deck_now_novice: &'static str,
    pub(super) deck_now_advanced: &'static str,
    pub(super) term_round: &'static str,
    /// Round, rounds.
    pub(super) round_now: fn(u8, u8) -> String,
    pub(super) term_dealt: &'static str,
    /// Count.
    pub(super) dealt_each: fn(u8) -> String,
    pub(super) term_peachy: &'static str,
    pub(super) term_interrupt: &'static str,
    pub(super) interrupt_now_novice: &'static str,
    pub(super) interrupt_now_advanced: &'static str,
    pub(super) term_wins: &'static str,
    pub(super) lowest_wins: &'static str,
}

/// What the box says, in a language.
pub(super) fn boxed(lang: Lang) -> &'static Boxed {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts of a language.
pub(super) fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}

/// What is said of the cards, in a language.
pub(super) fn cards(lang: Lang) -> &'static Cards {
    lang.pick([&cards::EN, &cards::KO, &cards::JA])
}

/// The name of a card.
pub(super) fn card(kind: Kind, lang: Lang) -> &'static str {
    cards(lang).name[kind as usize]
}
