//! The middle of the table: the captain's cards, the player's own ducks, and those of the others.

use super::around::around;
use super::board::board;
use super::captain::captain;
use super::others::{is_crowded, others};
use super::screen::{Screen, close_with_the_call, is_around, keep_large};
use crate::DuckAndCover;
use crate::words::text;
use leptos::ev;
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

pub(super) fn pond(table: MatchUi<DuckAndCover>) -> AnyView {
    let Screen { chosen, open, refused, .. } = table.screen;
    keep_large(table);
    close_with_the_call(table);
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            open.set(None);
            chosen.set(None);
        }
    });
    on_cleanup(move || escape.remove());
    let tablet = settled(move || is_around(table));
    let boards = live(move || if tablet.get() { around(table) } else { flock(table) });
    html! {
        <div class="play-area">{boards}</div>
        {refused.view(table.app)}
    }
}

/// The captain's cards, one large board, and the others.
fn flock(table: MatchUi<DuckAndCover>) -> AnyView {
    let large = table.screen.large;
    let many = is_crowded(table);
    // The colour of the family whose board is large, and the size class.
    let class = live_text(move || {
        let own = large.get();
        let family = own.map_or("drake", |seat| table.duck(seat).key());
        let own = if own.is_some() { " flock--own" } else { "" };
        let many = if many.get() { " flock--many" } else { "" };
        format!("flock stacked family--{family}{own}{many}")
    });
    let before = StoredValue::new(large.get_untracked());
    let own = live_each(
        move || large.get().map(|seat| seat.index().to_string()).into_iter().collect(),
        move |_| {
            let seat = large.get_untracked();
            let passed = before.get_value().is_some() && before.get_value() != seat;
            before.set_value(seat);
            seat.map(|seat| {
                view! { {board(table, seat)} {passed.then(|| pass_to(table, seat))} }
            })
            .into_any()
        },
    );
    html! { <div class=class>{captain(table)} {own} {others(table)}</div> }
}

/// For a moment: who has the device next. Their own duck is not enough where no curtain is between two players.
fn pass_to(table: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let instruction = live_text(move || (text(table.app.lang()).table.pass_to)(&table.name(seat)));
    html! { <p class="flock__pass" aria-hidden="true">{instruction}</p> }
}
