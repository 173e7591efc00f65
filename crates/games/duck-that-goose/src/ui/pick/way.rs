//! Turn the Tables: left or right (DTG-30).

use super::super::board::{chosen, my_task};
use crate::words::{self, text};
use crate::{Action, DuckThatGoose};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

pub(super) fn way(board: MatchUi<DuckThatGoose>) -> AnyView {
    let now = move || chosen(board).unwrap_or(Action::Left);
    let segment = move |action: Action| {
        let on = flag(move || now() == action);
        let label = live_text(move || {
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
                <span>{label}</span>
                {(!left).then(|| view! { <Icon name="chev"/> })}
            </button>
        }
    };
    let outcome = live(move || give_and_get(board, now() == Action::Left).into_any());
    html! {
        <div class="pick pick--way stacked">
            <div class="segment segment--fill segment--way" role="radiogroup">
                {segment(Action::Left)} {segment(Action::Right)}
            </div>
            <p class="choice-result across wrapped"><span>{outcome}</span></p>
        </div>
    }
}

/// Which card goes from whom to whom, as the decider sees it.
fn give_and_get(board: MatchUi<DuckThatGoose>, left: bool) -> Option<String> {
    my_task(board)?;
    Some(board.view.with(|view| words::give_and_get(view, left, &board.say())))
}
