//! The prompts: which player must act and how, and why the others wait.

use super::quacks::quacks;
use super::target::covers;
use super::text::{self, text};
use super::{offer, reason};
use crate::{
    Action, Answer, CAPTAIN, Call, CaptainCard, DuckAndCover, Fate, Number, Phase, Refusal, Turned,
    View,
};
use mallard_engine::{Seat, Viewer};
use mallard_words::{Lang, Prompt, PromptText, TextContext, game_messages};

fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    let repeat = view.public.turned.is_some_and(|turned| turned.card == CaptainCard::Repeat);
    match view.call() {
        None => (words.you_turn)(name),
        Some(Call::Max) if repeat => (words.you_repeat_highest)(name),
        Some(Call::Max) => (words.you_move_highest)(name),
        Some(Call::Number(number)) if repeat => (words.you_repeat)(name, number.into()),
        Some(Call::Number(number)) => (words.you_move)(name, number.into()),
    }
}

/// The task of the seat, as a sentence to its player.
fn sentence(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    let (Some(number), Some(call)) = (view.moving(seat), view.call()) else {
        return turn_next(view, lang);
    };
    match view.answer(seat) {
        Some(Answer::Chose(target)) => match covers(view, seat, target) {
            Some(other) => (words.chosen_cover)(number.into(), other.into()),
            None => (words.chosen_duck)(number.into()),
        },
        _ if alone(view, seat, number) => words.only_duck.to_owned(),
        _ if call == Call::Max => (words.highest_is)(number.into()),
        _ => words.cover_or_duck.to_owned(),
    }
}

/// Asks for the next card. Begins with the place of the last card, if the boards do not show it.
fn turn_next(view: &View, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.public.turned {
        Some(Turned { card: CaptainCard::Number(number), fate: Fate::Discarded }) => {
            (words.turn_after_quacks)(number.into())
        }
        Some(Turned { fate: Fate::Discarded, .. }) => words.turn_after_repeat.to_owned(),
        _ if view.deck.is_empty() => words.turn_shuffled.to_owned(),
        _ => words.turn_next.to_owned(),
    }
}

/// Is no stack next to the one with this number?
fn alone(view: &View, seat: Seat, number: Number) -> bool {
    let tableau = view.tableau(seat);
    let from = tableau.stack(number);
    from.is_some_and(|from| !tableau.stacks.iter().any(|stack| stack.cell.touches(from.cell)))
}

impl PromptText for DuckAndCover {
    fn waits_for(view: &View, say: &TextContext) -> String {
        let words = &text(say.lang).table;
        match view.public.phase {
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
            Phase::Turn => (words.turns)(say.name(CAPTAIN)),
            Phase::Choose(_) => {
                let chooses = |seat: &Seat| view.answer(*seat) == Some(Answer::Chooses);
                let mut left = Seat::all(view.public.seats).filter(chooses);
                match (left.next(), left.next(), view.call()) {
                    (Some(last), None, _) => (words.chooses)(say.name(last)),
                    (_, _, Some(Call::Number(number))) => (words.all_move)(number.into()),
                    _ => words.all_move_highest.to_owned(),
                }
            }
        }
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        Prompt::new(role(view, say.name(seat), say.lang), sentence(view, seat, say.lang))
    }

    fn waiting(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name) = (&text(say.lang).table, say.name(seat));
        let sentence = match view.public.phase {
            Phase::Turn => (words.thinks_turn)(name),
            Phase::Choose(_) => (words.thinks_move)(name),
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        };
        let why = match view.viewer {
            Viewer::Seat(viewer) => quacks(view, viewer).map(|number| {
                (words.you_quack)(
                    number.into(),
                    words.quack_text(view.public.animals[viewer.index()]),
                )
            }),
            Viewer::Table | Viewer::Everyone => None,
        };
        Prompt::new(why.unwrap_or_default(), sentence)
    }

    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        offer::offer(view, action, say.lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, say: &TextContext) -> String {
        reason::reason(view, action, say.lang)
    }

    fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
        text::refusal(view, refusal, say)
    }
}
