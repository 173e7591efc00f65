//! Which player must do what.

use super::task::{acting_card, other_range, shows_secret, subject};
use super::text::{quoted, text};
use crate::engine::Seat;
use crate::games::duck_that_goose::{Kind, Phase, Slot, Step, Task, View};
use crate::words::{Lang, Names, Prompt};

/// The prompt for `seat`: its role, and what it must do.
pub(super) fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
    Prompt::new(role(view, seat, names, lang), sentence(view, names, lang))
}

/// "Mina, your turn", "Mina, you decide for Smew".
fn role(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
    let words = &text(lang).role;
    let name = names.of(seat);
    let Some(task) = view.task() else { return (words.you_look)(name) };
    let subject = subject(task);
    let card_name = acting_card(task.step).map(|kind| quoted(kind, lang));
    match (subject == task.decider, card_name) {
        _ if task.step == Step::LastQuestion => (words.you_last)(name),
        (true, _) if shows_secret(task.step) => (words.you_see)(name),
        (true, None) => (words.you_turn)(name),
        (true, Some(card)) => (words.you_act)(name, &card),
        (false, _) if shows_secret(task.step) => (words.you_see_both)(name, names.of(subject)),
        (false, None) => (words.you_decide)(name, names.of(subject)),
        (false, Some(card)) => (words.you_decide_act)(name, names.of(subject), &card),
    }
}

/// The task of the seat, as a sentence to its player.
fn sentence(view: &View, names: &Names, lang: Lang) -> String {
    let words = &text(lang).ask;
    let Some(task) = view.task() else {
        let over = view.phase == Phase::Over;
        return if over { text(lang).table.over } else { words.peek_first }.to_owned();
    };
    let other = other_range(task).map(|seat| names.of(seat));
    let own_or_for = |own: &str, other_range: fn(&str) -> String| match other {
        None => own.to_owned(),
        Some(name) => other_range(name),
    };
    match task.step {
        Step::Open => open(view, other, lang),
        Step::Keep => keep(view, task, other, lang),
        Step::MakeRoom => make_room(view, other, lang),
        Step::TurnUp => own_or_for(words.turn_up, words.turn_up_for),
        Step::Look => (words.cow_look)(view.deck.count.min(3)),
        Step::Arrange(count) => (words.cow_arrange)(count),
        Step::Due(kind) | Step::Act(kind) => (words.act)(&quoted(kind, lang)),
        Step::Shoot => own_or_for(words.shoot, words.shoot_for),
        Step::Lay(laid) => (words.lay)(&quoted(laid.kind, lang)),
        Step::Control => words.control.to_owned(),
        Step::Name => words.copy.to_owned(),
        Step::Flip => own_or_for(words.flip, words.flip_for),
        Step::Birds(first) => birds(task, first.map(|gift| (gift.to, gift.kind)), names, lang),
        Step::Wind => own_or_for(words.wind, words.wind_for),
        Step::Steal => own_or_for(words.steal, words.steal_for),
        Step::Bus => words.bus.to_owned(),
        Step::Choose(..) => own_or_for(words.tables_choose, words.tables_choose_for),
        Step::Direction(_) => words.tables_direction.to_owned(),
        Step::LastQuestion => last_question(view, task, lang),
    }
}

fn open(view: &View, other: Option<&str>, lang: Lang) -> String {
    let words = &text(lang).ask;
    let can_draw = view.deck.count > 0 || view.pile.count > 1;
    match (view.pile.top.map(|top| top.kind), other) {
        (Some(Kind::GooseChase), _) => (words.open_chase)(&quoted(Kind::GooseChase, lang)),
        (Some(top), _) if can_draw => (words.open)(&quoted(top, lang)),
        (Some(top), _) => (words.open_take_only)(&quoted(top, lang)),
        (None, _) if can_draw => words.open_draw_only.to_owned(),
        (None, None) => words.open_nothing.to_owned(),
        (None, Some(name)) => (words.open_nothing_for)(name),
    }
}

fn keep(view: &View, task: Task, other: Option<&str>, lang: Lang) -> String {
    let words = &text(lang).ask;
    let held = view.held.and_then(|held| held.kind);
    let name = held_name(view, lang);
    if held == Some(Kind::GooseChase) {
        return (words.keep_chase)(&name);
    }
    if !view.range(task.range).iter().any(Slot::is_down) {
        return (words.keep_free)(&name);
    }
    other.map_or_else(|| (words.keep)(&name), |other| (words.keep_for)(&name, other))
}

/// The drawn card's name. Only a seat that may see the card gets this question.
fn held_name(view: &View, lang: Lang) -> String {
    view.held.and_then(|held| held.kind).map_or_else(String::new, |kind| quoted(kind, lang))
}

fn make_room(view: &View, other: Option<&str>, lang: Lang) -> String {
    let words = &text(lang).ask;
    let held = held_name(view, lang);
    match other {
        None => (words.make_room)(&held),
        Some(name) => (words.make_room_for)(&held, name),
    }
}

fn birds(task: Task, first: Option<(Seat, Kind)>, names: &Names, lang: Lang) -> String {
    let words = &text(lang).ask;
    match first {
        None => words.birds_first.to_owned(),
        Some((to, kind)) if to == task.decider => (words.birds_second_you)(&quoted(kind, lang)),
        Some((to, kind)) => (words.birds_second)(&quoted(kind, lang), names.of(to)),
    }
}

fn last_question(view: &View, task: Task, lang: Lang) -> String {
    let words = &text(lang).ask;
    let ripe = quoted(Kind::Ripe, lang);
    let lies_open = view.range(task.you).iter().any(|slot| slot.face_up() == Some(Kind::Ripe));
    match view.pile.top {
        Some(top) if lies_open => (words.last_question)(&ripe, &quoted(top.kind, lang)),
        _ => (words.last_question_down)(&ripe),
    }
}
