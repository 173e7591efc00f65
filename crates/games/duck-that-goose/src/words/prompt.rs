//! The prompts: which player must act, and how.

use super::interrupt::can_interrupt;
use super::offers::offer;
use super::task::{acting_card, other_range, shows_secret, subject};
use super::text::{self, quoted, text};
use super::{glimpse, interrupt, reason, wait};
use crate::{Action, DuckThatGoose, Kind, Phase, Refusal, Slot, Task, TaskStep, View};
use mallard_engine::Seat;
use mallard_words::{Glimpses, Interrupts, Lang, Prompt, PromptText, TextContext};

impl PromptText for DuckThatGoose {
    const INTERRUPTS: Option<Interrupts<Self>> =
        Some(Interrupts { possible: can_interrupt, sentence: interrupt::sentence });
    const GLIMPSES: Option<Glimpses<Self>> = Some(Glimpses {
        seats: glimpse::seats,
        together: |view| matches!(view.public.phase, Phase::Peek(_)),
        sentence: glimpse::sentence,
        cards: glimpse::cards,
    });

    fn waits_for(view: &View, say: &TextContext) -> String {
        wait::waits_for(view, say)
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let other = view.public.task().filter(|task| subject(*task) != task.decider).map(subject);
        Prompt { decides_for: other, ..Prompt::new(role(view, seat, say), sentence(view, say)) }
    }

    fn waiting(view: &View, _: Seat, say: &TextContext) -> Prompt {
        Prompt::new("", wait::waiting(view, say))
    }

    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        offer(view, action, say)
    }

    fn reason(view: &View, _: &[Action], action: Action, say: &TextContext) -> String {
        reason::reason(view, action, say.lang)
    }

    fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
        text::refusal(view, refusal, say)
    }
}

/// "Mina, your turn", "Mina, you decide for Smew".
fn role(view: &View, seat: Seat, say: &TextContext) -> String {
    let words = &text(say.lang).role;
    let name = say.name(seat);
    let Some(task) = view.public.task() else { return (words.you_look)(name) };
    let subject = subject(task);
    let card_name = acting_card(task.step).map(|kind| quoted(kind, say.lang));
    match (subject == task.decider, card_name) {
        _ if task.step == TaskStep::LastQuestion => (words.you_last)(name),
        (true, _) if shows_secret(task.step) => (words.you_see)(name),
        (true, None) => (words.you_turn)(name),
        (true, Some(card)) => (words.you_act)(name, &card),
        (false, _) if shows_secret(task.step) => (words.you_see_both)(name, say.name(subject)),
        (false, None) => (words.you_decide)(name, say.name(subject)),
        (false, Some(card)) => (words.you_decide_act)(name, say.name(subject), &card),
    }
}

/// The task of the seat, as a sentence to its player.
fn sentence(view: &View, say: &TextContext) -> String {
    let words = &text(say.lang).ask;
    let Some(task) = view.public.task() else {
        let over = view.public.phase == Phase::Over;
        return if over { text(say.lang).table.over } else { words.peek_first }.to_owned();
    };
    let other = other_range(task).map(|seat| say.name(seat));
    let own_or_for = |own: &str, other_range: fn(&str) -> String| match other {
        None => own.to_owned(),
        Some(name) => other_range(name),
    };
    match task.step {
        TaskStep::Open => open(view, other, say.lang),
        TaskStep::Keep => keep_prompt(view, task, other, say.lang),
        TaskStep::MakeRoom => make_room(view, other, say.lang),
        TaskStep::TurnUp => own_or_for(words.turn_up, words.turn_up_for),
        TaskStep::Look => (words.cow_look)(view.deck.count.min(3)),
        TaskStep::Arrange(count) => (words.cow_arrange)(count),
        TaskStep::Due(kind) | TaskStep::Act(kind) => (words.act)(&quoted(kind, say.lang)),
        TaskStep::Shoot => own_or_for(words.shoot, words.shoot_for),
        TaskStep::Lay(laid) => (words.lay)(&quoted(laid.kind, say.lang)),
        TaskStep::Control => words.control.to_owned(),
        TaskStep::Name => words.copy.to_owned(),
        TaskStep::Flip => own_or_for(words.flip, words.flip_for),
        TaskStep::Birds(first) => birds(task, first.map(|gift| (gift.to, gift.kind)), say),
        TaskStep::Wind => own_or_for(words.wind, words.wind_for),
        TaskStep::Steal => own_or_for(words.steal, words.steal_for),
        TaskStep::Bus => words.bus.to_owned(),
        TaskStep::Choose(..) => own_or_for(words.tables_choose, words.tables_choose_for),
        TaskStep::Direction(_) => words.tables_direction.to_owned(),
        TaskStep::LastQuestion => last_question(view, task, say.lang),
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

fn keep_prompt(view: &View, task: Task, other: Option<&str>, lang: Lang) -> String {
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

fn birds(task: Task, first: Option<(Seat, Kind)>, say: &TextContext) -> String {
    let words = &text(say.lang).ask;
    match first {
        None => words.birds_first.to_owned(),
        Some((to, kind)) if to == task.decider => (words.birds_second_you)(&quoted(kind, say.lang)),
        Some((to, kind)) => (words.birds_second)(&quoted(kind, say.lang), say.name(to)),
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
