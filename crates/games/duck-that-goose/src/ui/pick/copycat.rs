//! Copycat: its new kind (DTG-24).

use super::super::board::my_task;
use super::super::slot::{cards, known};
use super::choice::{choice, chosen_upshot};
use crate::words::text;
use crate::{Action, DuckThatGoose, Kind, RangeSlot, Task};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

pub(super) fn copycat(board: MatchUi<DuckThatGoose>) -> AnyView {
    let kinds = Kind::copied().map(|kind| choice(board, kind, Some(Action::Name(kind)), 1));
    let range = live(move || {
        let Some(Task { range, .. }) = my_task(board) else { return ().into_any() };
        let lang = board.app.lang();
        board.view.with(|view| {
            let slots = view.range(range).iter().zip(0_u8..);
            let places = slots.map(|(slot, number)| {
                let place = RangeSlot { seat: range, slot: number };
                let shown = cards(slot, false, known(board, view, place, false), lang);
                view! { <div class="place">{shown}</div> }
            });
            let count = view.range(range).len().max(1).to_string();
            html! { <div class="range__cards beside" style:--n=count>{places.collect_any()}</div> }
        })
    });
    let label = live_text(move || text(board.app.lang()).table.your_range.to_owned());
    html! {
        <div class="pick stacked">
            <div class="pick__cards pick__cards--all beside amid wrapped" role="group">{kinds.collect_any()}</div>
            <div class="pick__own across">
                <span class="stacked"><small class="muted">{label}</small>{range}</span>
                <p class="choice-result across wrapped">{live(move || chosen_upshot(board))}</p>
            </div>
        </div>
    }
}
