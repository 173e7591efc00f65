//! Under the curtain and above the result: the dice in one line, and the sheets of all, equal, each with its score alone.

use super::board::SheetBoard;
use super::others::show_doing;
use super::sheet::{sheet, words_of};
use super::tray::tray;
use crate::words::{doing_before, signed, text};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use std::sync::Arc;

/// The table while the tablet goes to `next`, whose sheet is the first; without one, at the end of the match.
pub(super) fn everyone(lab: SheetBoard, next: Option<Seat>) -> AnyView {
    let seats = lab.view.with_untracked(|view| view.public.seats);
    let first = next.unwrap_or(Seat::new(0));
    let sheets = first.clockwise(seats).map(|seat| show_seat(lab, next, seat)).collect_any();
    html! {
        <div class="everyone stacked" data-seats=seats style:--seats=seats.to_string()>
            {tray(lab)}
            <ol class="everyone__seats stacked">{sheets}</ol>
        </div>
    }
}

fn show_seat(lab: SheetBoard, next: Option<Seat>, seat: Seat) -> AnyView {
    let score = live_text(move || words_of(lab, seat, |sheet| signed(sheet.score())));
    let label =
        live_text(move || (text(lab.app.lang()).label.sheet_of)(&lab.name(seat), &score.get()));
    let is_next = next == Some(seat);
    let doing = move || {
        next.map(|next| lab.view.with(|view| doing_before(view, next, seat, lab.app.lang())))
    };
    html! {
        <li class="panel everyone__seat stacked" class:is-next=is_next data-seat=seat.index() aria-label=label>
            <p class="everyone__head across">
                {lab.stand_in(seat)}
                <Avatar duck=lab.duck(seat)/>
                <b class="grows clipped">{lab.name(seat)}</b>
                {show_doing(doing)}
                <b class="rigid">{score}</b>
            </p>
            {sheet(lab, Arc::new(move || seat), false)}
        </li>
    }
}
