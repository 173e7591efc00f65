//! The player's own range in the dock, or the choice in its place.

use super::board::{
    chosen, docked, is_peeked, keeps_card, my_step, my_task, offered, selector, touch,
};
use super::card::{back_face, cancelled, face, flip, peek_mark, picture};
use super::pick::pick;
use super::slot::known;
use crate::words::{is_copy, signed, slot_label, subject, text};
use crate::{Action, DuckThatGoose, Kind, RangeSlot, Slot, TaskStep, View};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, hint_flag};
use mallard_words::{Lang, text as shared};

pub(super) fn hand(board: MatchUi<DuckThatGoose>) -> AnyView {
    let picked = move || {
        let step = my_step(board)?;
        let picks = matches!(
            step,
            TaskStep::Birds(_) | TaskStep::Name | TaskStep::Arrange(_) | TaskStep::Direction(_)
        );
        picks.then_some(step)
    };
    let picks = settled(move || picked().is_some());
    let whose = move || docked(board).map(|seat| seat.index().to_string());
    let part = move |key: &str| {
        let seat = key.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        seat.map(|seat| own(board, seat)).into_any()
    };
    let area = live(move || {
        if picks.get() {
            picked().map(|step| pick(board, step)).into_any()
        } else {
            live_each(move || whose().into_iter().collect(), part)
        }
    });
    html! { {live(move || for_another(board))} {area} {board.screen.bubble.view(board.app)} }
}

/// The note that the viewer decides for another (DTG-23).
fn for_another(board: MatchUi<DuckThatGoose>) -> AnyView {
    let Some(task) = my_task(board).filter(|task| subject(*task) != task.decider) else {
        return ().into_any();
    };
    let (decider, other) = (task.decider, subject(task));
    let label =
        (text(board.app.lang()).table.control_bar)(&board.name(decider), &board.name(other));
    html! {
        <p class="acting-for across">
            <Avatar duck=board.duck(decider)/>
            <span class="clipped">{label}</span>
            <Avatar duck=board.duck(other)/>
        </p>
    }
}

fn own(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let slots = move || board.view.with(|view| view.range(seat).len());
    let label = live_text(move || {
        let words = &text(board.app.lang()).table;
        if Some(seat) == board.seat.get() {
            words.your_range.to_owned()
        } else {
            (words.range_of)(&board.name(seat))
        }
    });
    let keys = move || {
        let places = (0_u8..).take(slots()).map(|slot| RangeSlot { seat, slot });
        places.map(|place| format!("{} {}", place.slot, own_class(board, place))).collect()
    };
    let cards = live_each(keys, move |key| {
        let slot = key.split(' ').next().and_then(|slot| slot.parse().ok());
        slot.map(|slot| own_card(board, RangeSlot { seat, slot })).into_any()
    });
    html! {
        <div class="own stacked">
            <div
                class="hand beside wrapped"
                role="group"
                aria-label=label
                data-owner=seat.index()
                style:--n=live_text(move || slots().max(1).to_string())
            >
                {cards}
            </div>
            {tally(board, seat)}
        </div>
    }
}

/// The range's count; hidden while its cards are chosen from.
fn tally(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let picked = move || {
        board.offers.with(|offers| {
            offers.iter().any(|action| matches!(action, Action::Card(place) if place.seat == seat))
        })
    };
    let words = move || &text(board.app.lang()).table;
    let showing = live_text(move || board.view.with(|view| signed(view.sheet(seat).result())));
    let facedown = live_text(move || {
        let down = |view: &View| view.range(seat).iter().filter(|slot| slot.is_down()).count();
        board.view.with(down).to_string()
    });
    let total = live_text(move || board.view.with(|view| signed(view.public.totals[seat.index()])));
    live_if(
        move || !picked(),
        move || {
            html! {
                <dl class="tally stacked">
                    <div class="beside apart"><dt>{live_text(move || words().showing.to_owned())}</dt><dd>{showing}</dd></div>
                    <div class="beside apart"><dt>{live_text(move || words().facedown.to_owned())}</dt><dd>{facedown}</dd></div>
                    <div class="beside apart"><dt>{live_text(move || words().game_so_far.to_owned())}</dt><dd>{total}</dd></div>
                </dl>
            }
        },
    )
}

/// The viewer's knowledge of a facedown card of the range in the dock.
fn known_there(board: MatchUi<DuckThatGoose>, place: RangeSlot) -> Option<Kind> {
    let aid = board.aids_memory();
    board.view.with(|view| known(board, view, place, aid))
}

/// The class of a card of the range in the dock, for the style sheet.
fn own_class(board: MatchUi<DuckThatGoose>, place: RangeSlot) -> &'static str {
    let known = known_there(board, place);
    board.view.with(|view| match (view.at(place), known) {
        (Some(Slot::Down { .. }), None) => "card card--back",
        (Some(Slot::Up { under, .. }), _) if !under.is_empty() => "place place--heap",
        _ => "card goose",
    })
}

/// A card of the range in the dock; always a button, because it always has details. Each change is set in its place, so
/// the browser redraws only the differences.
fn own_card(board: MatchUi<DuckThatGoose>, place: RangeSlot) -> AnyView {
    let action = Action::Card(place);
    let class = own_class(board, place);
    let heap = class == "place place--heap";
    let slot = move || board.view.with(|view| view.at(place).cloned());
    let down = move || board.view.with(|view| view.at(place).is_some_and(Slot::is_down));
    let known = move || known_there(board, place);
    let peeks = move || board.offers.with(|offers| matches!(offers.first(), Some(Action::Peek(_))));
    let may = move || offered(board, action) || keeps_card(board, action) || peeks();
    let struck = move || {
        let struck = board.view.with(|view| cancelled(view, place.seat));
        struck.get(usize::from(place.slot)) == Some(&true)
    };
    let label = live_text(move || {
        let (known, lang) = (known(), board.app.lang());
        let label = |view: &View| view.at(place).map(|_| slot_label(view, place, known, lang));
        let label = board.view.with(label).unwrap_or_default();
        // The text on it is part of its name: a user of voice control may say it.
        if may() && down() {
            return shared(lang).list(&[label, swap_said(board, peeks()).to_owned()]);
        }
        label
    });
    let flip = live_text(move || {
        board.view.with(|view| view.at(place).map(Slot::mark)).map(flip).unwrap_or_default()
    });
    let selected = flag(move || chosen(board) == Some(action) || is_peeked(board, place.slot));
    let hinted = flag(move || match board.hint.get() {
        Some(Action::Peek(both)) => both.contains(&place.slot),
        hint => hint == Some(action),
    });
    let shaken = flag(move || board.screen.bubble.is_about(&selector(place)));
    let key = move || format!("{:?} {:?} {:?} {}", board.app.lang(), slot(), known(), struck());
    let face = live_as(key, move || {
        let (known, lang) = (known(), board.app.lang());
        let Some(slot) = slot() else { return ().into_any() };
        html! { {drawn(&slot, known, struck(), lang)} {(slot.is_down() && known.is_some()).then(peek_mark)} }
    });
    html! {
        <button
            type="button"
            class=class
            class:is-playable=flag(move || may() && down())
            class:is-target=flag(move || may() && !down())
            class:is-selected=selected
            class:is-hinted=hinted
            data-played=board.played_mark(move |it| match it {
                Action::Peek(both) => both.contains(&place.slot),
                it => it == action,
            })
            class:is-shaken=shaken
            class:is-cancelled=flag(move || struck() && !heap)
            aria-label=label
            aria-pressed=live_text(move || selected.get().to_string())
            data-slot=place.slot
            data-flip=flip
            on:click=move |_| touch(board, place)
        >
            {face}
            {live_if(move || may() && down(), move || swap_mark(board, peeks))}
            {hint_flag(board.app, hinted)}
        </button>
    }
}

fn drawn(slot: &Slot, known: Option<Kind>, struck: bool, lang: Lang) -> AnyView {
    match (slot, known) {
        (Slot::Down { .. }, Some(kind)) => face(kind, false, lang),
        (Slot::Down { .. }, None) => back_face(),
        (Slot::Up { card, under }, _) if under.is_empty() => face(card.kind, is_copy(*card), lang),
        (Slot::Up { card, under }, _) => {
            let below = under.iter().map(|card| picture(*card, false, lang)).collect_any();
            html! { {below} {picture(*card, struck, lang)} }
        }
    }
}

/// The effect of a tap on a facedown card, in a word.
fn swap_said(board: MatchUi<DuckThatGoose>, peeks: bool) -> &'static str {
    let words = &text(board.app.lang()).table;
    match my_step(board) {
        _ if peeks => words.mark_look,
        Some(TaskStep::Keep | TaskStep::MakeRoom) => words.mark_replace,
        _ => words.mark_turn_up,
    }
}

fn swap_mark(
    board: MatchUi<DuckThatGoose>,
    peeks: impl Fn() -> bool + Send + Sync + 'static,
) -> AnyView {
    let label = live_text(move || swap_said(board, peeks()).to_owned());
    html! { <span class="swap">{label}</span> }
}

/// Backs for a look at a range.
pub(super) fn backs(count: usize) -> AnyView {
    (0..count.min(4)).map(|_| view! { <CardBack/> }).collect_any().into_any()
}
