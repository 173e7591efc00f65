//! Turn the Tables: left or right (DTG-30).

use crate::games::duck_that_goose::ui::board::{chosen, my_task};
use crate::games::duck_that_goose::words::{self, text};
use crate::games::duck_that_goose::{Action, DuckThatGoose};
use crate::ui::{Board, Icon, flag, live, live_text};
use leptos::prelude::*;

pub(super) fn way(board: Board<DuckThatGoose>) -> AnyView {
    let now = move || chosen(board).unwrap_or(Action::Left);
    let segment = move |action: Action| {
        let on = flag(move || now() == action);
        let said = live_text(move || {
            let words = &text(board.app.lang()).table;
            if action == Action::Left { words.to_left } else { words.to_right }.to_owned()
        });
        let left = action == Action::Left;
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=live_text(move || on.get().to_string())
                on:click=move |_| board.screen.chosen.set(Some(action))
            >
                {left.then(|| view! { <Icon name="back"/> })}
                <span>{said}</span>
                {(!left).then(|| view! { <Icon name="chev"/> })}
            </button>
        }
    };
    view! {
        <div class="pick pick--way">
            <div class="seg seg--fill seg--way" role="radiogroup">
                {segment(Action::Left)} {segment(Action::Right)}
            </div>
            <p class="upshot"><span>{live(move || give_and_get(board, now() == Action::Left))}</span></p>
        </div>
    }
    .into_any()
}

/// Who gives what to whom, as the decider sees it.
fn give_and_get(board: Board<DuckThatGoose>, left: bool) -> AnyView {
    let lang = board.app.lang();
    let words = &text(lang).then;
    let Some(Task { you, step: Step::Direction(chosen), .. }) = my_task(board) else {
        return ().into_any();
    };
    board.view.with(|view| {
        let seats = view.seats;
        let (to, from) = if left { (1, seats - 1) } else { (seats - 1, 1) };
        let (to, from) = (you.left(to, seats), you.left(from, seats));
        let given = |seat: Seat| {
            let mark = chosen.of(seat)?;
            let slot = view.range(seat).iter().find(|slot| slot.mark() == mark)?;
            slot.face_up().map(|kind| card(kind, lang))
        };
        match (given(you), given(from)) {
            (Some(own), Some(other)) => {
                (words.gives_and_gets)(own, &board.name(to), other, &board.name(from))
            }
            (Some(own), None) => (words.gives_only)(own, &board.name(to)),
            (None, Some(other)) => (words.gets_only)(other, &board.name(from)),
            (None, None) => String::new(),
        }
        .into_any()
    })
}
