//! A range among the others: the name, the count, and its cards.

use super::board::{Detail, choose, chosen, my_task, offered};
use super::card::cancelled;
use super::slot::{cards, known};
use crate::words::{controller, place_label, range_label, seat_state, signed, subject, text};
use crate::{Action, DuckThatGoose, Phase, RangeSlot, Slot, TaskStep, View};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::hint_flag;
use mallard_kit::prelude::*;

/// One range. `own` is the viewer's, when another's is in the dock.
pub(super) fn range(board: MatchUi<DuckThatGoose>, seat: Seat, own: bool) -> AnyView {
    let count =
        live_text(move || board.view.with(|view| view.range(seat).len().max(1).to_string()));
    // Each player's phone and side show who decides: in the middle of the tablet the same seats are marked. So are
    // the seats that the match waits for because they look at cards.
    let now = flag(move || {
        if board.in_the_middle() || board.is_glimpsing() {
            board.is_owed(seat)
        } else {
            board.view.with(|view| is_acting(view, seat))
        }
    });
    let may = move || offered(board, Action::Seat(seat));
    let asks_seat = move || {
        my_task(board).is_some_and(|task| matches!(task.step, TaskStep::Control | TaskStep::Bus))
    };
    let selected = move || chosen(board) == Some(Action::Seat(seat));
    html! {
        <li
            class="range"
            class:range--now=now
            class:range--own=own
            class:range--target=flag(move || may() && !selected())
            class:range--selected=flag(selected)
            class:range--explained=flag(move || board.explained.get() == Some(seat))
            class:range--off=flag(move || asks_seat() && !may())
            style:--n=count
            data-seat=seat.index()
        >
            {closer(board, seat)}
            {head(board, seat)}
            <div class="range__cards beside wrapped">{places(board, seat)}</div>
        </li>
    }
}

/// Does it decide, or does another seat decide for it?
fn is_acting(view: &View, seat: Seat) -> bool {
    match view.public.phase {
        Phase::Peek(waiting) => waiting.has(seat),
        Phase::Play => view.public.task().is_some_and(|task| subject(task) == seat),
        Phase::Over => false,
    }
}

/// The purpose of a tap on a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Touch {
    Nothing,
    Control,
    Bus,
    Explain,
    Look,
}

fn touch(board: MatchUi<DuckThatGoose>, seat: Seat) -> Touch {
    let step = my_task(board).map(|task| task.step);
    let offered = || offered(board, Action::Seat(seat));
    match step {
        _ if board.explained.with(Option::is_some) => Touch::Explain,
        _ if picks_card(board) => Touch::Nothing,
        Some(TaskStep::Control) if offered() => Touch::Control,
        Some(TaskStep::Bus) if offered() => Touch::Bus,
        Some(TaskStep::Control | TaskStep::Bus) => Touch::Nothing,
        _ => Touch::Look,
    }
}

/// The whole panel as a button: chooses the seat, or shows its range in close view.
fn closer(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let label = live_text(move || {
        let words = &text(board.app.lang()).offer;
        match touch(board, seat) {
            Touch::Control => (words.control_it)(&board.name(seat)),
            Touch::Bus => (words.bus_it)(&board.name(seat)),
            Touch::Explain | Touch::Look | Touch::Nothing => {
                board.view.with(|view| range_label(view, seat, &board.say()))
            }
        }
    });
    let press = move |_| match untrack(|| touch(board, seat)) {
        Touch::Control | Touch::Bus => choose(board, Action::Seat(seat)),
        Touch::Explain => board.explained.set(Some(seat)),
        Touch::Look => board.screen.detail.set(Some(Detail::Range(seat))),
        Touch::Nothing => {}
    };
    live_if(
        move || touch(board, seat) != Touch::Nothing,
        move || {
            html! { <button type="button" class="range__look" aria-label=label on:click=press></button> }
        },
    )
}

/// Does the viewer choose a face-up card on the table now?
pub(super) fn picks_card(board: MatchUi<DuckThatGoose>) -> bool {
    my_task(board).is_some_and(|task| {
        matches!(
            task.step,
            TaskStep::Lay(_) | TaskStep::Flip | TaskStep::Steal | TaskStep::Shoot | TaskStep::Wind
        )
    })
}

fn head(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let in_control = move || board.view.with(|view| controller(view, seat));
    let beside = live_as(
        move || format!("{:?}", in_control()),
        move || {
            let seat = in_control();
            seat.map(|seat| view! { <i><Avatar duck=board.duck(seat)/></i> }).into_any()
        },
    );
    let state = live_text(move || {
        let recap = board.last_action(seat);
        board.view.with(|view| seat_state(view, seat, recap, &board.say()))
    });
    let words = live_text(move || text(board.app.lang()).table.showing.to_owned());
    let showing = live_text(move || board.view.with(|view| signed(view.sheet(seat).result())));
    html! {
        <div class="range__head across">
            <span class="range__avatar">{board.stand_in(seat)}<Avatar duck=board.duck(seat)/>{beside}</span>
            <div class="range__name stacked"><b class="clipped">{board.name(seat)}</b><small class="clipped">{state}</small></div>
            <p class="range__total beside"><small>{words}</small><b>{showing}</b></p>
        </div>
    }
}

/// The cards of a range; those that can be chosen are buttons.
fn places(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let keys = move || {
        let slots = board.view.with(|view| view.range(seat).len());
        let places = (0_u8..).take(slots).map(|slot| RangeSlot { seat, slot });
        places
            .map(|place| format!("{} {}", place.slot, offered(board, Action::Card(place))))
            .collect()
    };
    live_each(keys, move |key| {
        let slot = key.split(' ').next().and_then(|slot| slot.parse().ok());
        slot.map(|slot| place_of(board, RangeSlot { seat, slot })).into_any()
    })
}

/// The card at a place, rendered again when it looks different.
fn lying(board: MatchUi<DuckThatGoose>, place: RangeSlot) -> AnyView {
    let known = move || {
        let aid = board.aids_memory();
        board.view.with(|view| known(board, view, place, aid))
    };
    let struck = move || {
        let struck = board.view.with(|view| cancelled(view, place.seat));
        struck.get(usize::from(place.slot)) == Some(&true)
    };
    let key = move || {
        let slot = board.view.with(|view| format!("{:?}", view.at(place)));
        format!("{:?} {slot} {} {:?}", board.app.lang(), struck(), known())
    };
    live_as(key, move || {
        let slot = board.view.with(|view| view.at(place).cloned());
        slot.map(|slot| cards(&slot, struck(), known(), board.app.lang())).into_any()
    })
}

fn place_of(board: MatchUi<DuckThatGoose>, place: RangeSlot) -> AnyView {
    let action = Action::Card(place);
    let heap = flag(move || board.view.with(|view| view.at(place).is_some_and(is_heap)));
    let shown = lying(board, place);
    if !offered(board, action) {
        let marked = flag(move || board.view.with(|view| is_chosen(view, place)));
        return html! {
            <div class="place" class:place--heap=heap class:is-selected=marked>{shown}</div>
        };
    }
    let selected = flag(move || chosen(board) == Some(action));
    let hinted = flag(move || board.hint.get() == Some(action));
    let label = live_text(move || {
        let say = board.say();
        let there = |view: &View| view.at(place).is_some();
        let label = |view: &View| there(view).then(|| place_label(view, place, &say));
        board.view.with(label).unwrap_or_default()
    });
    html! {
        <button
            type="button"
            class="place is-target"
            class:place--heap=heap
            class:is-selected=selected
            class:is-hinted=hinted
            data-played=board.played_mark(move |it| it == action)
            aria-label=label
            aria-pressed=live_text(move || selected.get().to_string())
            on:click=move |_| choose(board, action)
        >
            {shown}
            {hint_flag(board.app, hinted)}
        </button>
    }
}

/// Are there cards under this one?
fn is_heap(slot: &Slot) -> bool {
    matches!(slot, Slot::Up { under, .. } if !under.is_empty())
}

/// Is it the card that its seat chose to pass on?
fn is_chosen(view: &View, place: RangeSlot) -> bool {
    let mark = match view.public.task().map(|task| task.step) {
        Some(TaskStep::Choose(_, chosen) | TaskStep::Direction(chosen)) => chosen.get(place.seat),
        _ => None,
    };
    mark.is_some() && mark == view.at(place).map(Slot::mark)
}
