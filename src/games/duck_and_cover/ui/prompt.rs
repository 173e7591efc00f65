//! Who must do what: the prompt, what stands beside it, and actions in words.

use super::others::splashes;
use super::screen::{cell_at, pending};
use super::spot::around;
use super::text::text;
use crate::engine::{Seat, Viewer};
use crate::games::duck_and_cover::{
    Action, Answer, Call, CaptainCard, DuckAndCover, Fate, Number, Phase, Target, Turned, View,
};
use crate::ui::{Board, Button, Lang, Names, live, words};
use leptos::prelude::*;

/// A call in words.
pub(super) fn call_name(call: Call, lang: Lang) -> String {
    match call {
        Call::Highest => text(lang).table.highest.to_owned(),
        Call::Number(number) => u8::from(number).to_string(),
    }
}

/// A card of the captain in words.
pub(super) fn card_name(card: CaptainCard, lang: Lang) -> String {
    match card {
        CaptainCard::Highest => call_name(Call::Highest, lang),
        CaptainCard::Repeat => text(lang).table.repeat.to_owned(),
        CaptainCard::Number(number) => call_name(Call::Number(number), lang),
    }
}

/// The number that a seat cannot move, at the call or, if nobody could, at the last one (DNC-9).
pub(super) fn quacks(view: &View, seat: Seat) -> Option<Number> {
    let quacks = |number| view.quacks().has(seat).then_some(number);
    match (&view.phase, view.turned?) {
        (Phase::Choose(_), Turned { fate: Fate::Calls(Call::Number(number)), .. })
        | (Phase::Turn, Turned { fate: Fate::Discarded, card: CaptainCard::Number(number) }) => {
            quacks(number)
        }
        _ => None,
    }
}

/// "Mina, everyone moves their 10".
pub(super) fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    let repeat = view.turned.is_some_and(|turned| turned.card == CaptainCard::Repeat);
    match view.call() {
        None => (words.you_turn)(name),
        Some(Call::Highest) if repeat => (words.you_repeat_highest)(name),
        Some(Call::Highest) => (words.you_move_highest)(name),
        Some(Call::Number(number)) if repeat => (words.you_repeat)(name, number.into()),
        Some(Call::Number(number)) => (words.you_move)(name, number.into()),
    }
}

/// What the match waits for: "Everyone moves their 10".
pub(super) fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
    let words = &text(lang).table;
    match &view.phase {
        Phase::Over => words.over.to_owned(),
        Phase::Turn => (words.turns)(names.of(view.captain)),
        Phase::Choose(answers) => {
            let chooses = |seat: &Seat| answers[seat.index()] == Answer::Chooses;
            let mut left = Seat::all(view.seats).filter(chooses);
            match (left.next(), left.next(), view.call()) {
                (Some(last), None, _) => (words.chooses)(names.of(last)),
                (_, _, Some(Call::Number(number))) => (words.all_move)(number.into()),
                _ => words.all_move_highest.to_owned(),
            }
        }
    }
}

/// What everybody waits for while `name` decides.
pub(super) fn waiting(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Turn => (words.thinks_turn)(name),
        Phase::Choose(_) => (words.thinks_move)(name),
        Phase::Over => words.over.to_owned(),
    }
}

/// Why the person at the tablet does nothing meanwhile.
pub(super) fn meanwhile(view: &View, lang: Lang) -> String {
    let Viewer::Seat(seat) = view.viewer else { return String::new() };
    let number = quacks(view, seat);
    number.map(|number| (text(lang).table.you_quack)(number.into())).unwrap_or_default()
}

/// What the seat must do, as a sentence to it.
pub(super) fn prompt(view: &View, seat: Seat, lang: Lang) -> String {
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
        _ if call == Call::Highest => (words.highest_is)(number.into()),
        _ => words.cover_or_duck.to_owned(),
    }
}

/// What became of the last card, if nothing of it can be seen on the boards, and that the next one is due.
fn turn_next(view: &View, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.turned {
        Some(Turned { card: CaptainCard::Number(number), fate: Fate::Discarded }) => {
            (words.turn_after_quacks)(number.into())
        }
        Some(Turned { fate: Fate::Discarded, .. }) => words.turn_after_repeat.to_owned(),
        _ if view.deck.is_empty() => words.turn_shuffled.to_owned(),
        _ => words.turn_next.to_owned(),
    }
}

/// Lies nothing beside the stack with this number?
fn alone(view: &View, seat: Seat, number: Number) -> bool {
    let tableau = view.tableau(seat);
    let from = tableau.stack(number);
    from.is_some_and(|from| !tableau.stacks.iter().any(|stack| stack.cell.touches(from.cell)))
}

/// The number that a target covers.
fn covers(view: &View, seat: Seat, target: Target) -> Option<Number> {
    let cell = cell_at(view, seat, target)?;
    Some(view.tableau(seat).at(cell)?.number)
}

/// An action in words.
pub(super) fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    let (Action::Move(target), Viewer::Seat(seat)) = (action, view.viewer) else {
        return words.turn.to_owned();
    };
    let number = view.moving(seat).map_or(0, u8::from);
    match (covers(view, seat, target), target) {
        (Some(other), _) => (words.cover)(number, other.into()),
        (None, Target::Duck(cell)) => {
            let (column, row, list) = around(view, seat, cell);
            (words.duck_beside)(number, column, row, &list)
        }
        // Only what lies there is offered to be covered.
        (None, Target::Cover(_)) => String::new(),
    }
}

/// The button beside the prompt: the next card, or what is chosen on the board.
pub(super) fn buttons(board: Board<DuckAndCover>) -> Vec<Button<Action>> {
    let lang = board.app.lang();
    let words = &text(lang).table;
    let primary = |label, action| vec![Button { label, action, primary: true }];
    if board.offers.with(|offers| offers.contains(&Action::Turn)) {
        return primary(words.turn.to_owned(), Action::Turn);
    }
    let Some(seat) = board.seat.get() else { return Vec::new() };
    let Some(target) = pending(board, seat) else { return Vec::new() };
    let label = board.view.with(|view| {
        let number = view.moving(seat).map_or(0, u8::from);
        match covers(view, seat, target) {
            Some(other) => (words.cover)(number, other.into()),
            None => (words.duck_here)(number),
        }
    });
    primary(label, Action::Move(target))
}

/// One's own splashes, counted live, and "Quack!" with its reason.
pub(super) fn beside(board: Board<DuckAndCover>) -> Option<AnyView> {
    // Where only bots play nobody has ducks of their own.
    board.people.first()?;
    let said = move || text(board.app.lang());
    let own = board.screen.large;
    let counted = live(move || own.get().map(|seat| splashes(board, seat)).into_any());
    let quack = live(move || {
        let number = own.get().and_then(|seat| board.view.with(|view| quacks(view, seat)));
        let Some(number) = number else { return ().into_any() };
        let why = move |_| {
            let reason = (text(board.app.lang_now()).refusal.covered)(number.into());
            board.screen.refused.say(String::from(".quack"), reason);
        };
        view! {
            <button type="button" class="btn quack" on:click=why>{said().table.quack}</button>
        }
        .into_any()
    });
    let words = words(move || said().table.your_splashes.to_owned());
    Some(view! { {quack} <div class="own"><small>{words}</small>{counted}</div> }.into_any())
}
