//! The cards that each seat captured in the last round, with the banked card, and how ties were
//! broken.

use super::pieces::{fours, open, pile};
use crate::engine::Seat;
use crate::games::duckit::words::{parted, said, text};
use crate::games::duckit::{Duckit, Event, Outcome, RoundResult, SEATS};
use crate::ui::{Avatar, Board};
use leptos::prelude::*;

/// The last round that is over; at the end of the match also who gets the chips in the middle.
pub(super) fn account(board: Board<Duckit>) -> Option<AnyView> {
    let history = board.history();
    let result = history.iter().rev().find_map(|event| match *event {
        Event::RoundEnded(result) => Some(result),
        _ => None,
    })?;
    let outcome = history.iter().rev().find_map(|event| match *event {
        Event::MatchEnded(outcome) => Some(outcome),
        _ => None,
    });
    let words = text(board.app.lang());
    let share = outcome.map(|_| view! { <th scope="col">{words.score.from_the_middle}</th> });
    let rows = Seat::all(SEATS).map(|seat| row(board, seat, result, outcome));
    let parted = board.view.with(|view| parted(view, board.app.lang()));
    let parted = parted.into_iter().map(|sentence| view! { <p class="note">{sentence}</p> });
    Some(
        view! {
            <table class="tally">
                <thead>
                    <tr>
                        <th scope="col">{(words.score.round)(result.round)}</th>
                        <th scope="col">{words.table.tricks}</th>
                        <th scope="col">{words.table.fours}</th>
                        <th scope="col">{words.table.banked}</th>
                        {share}
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            {parted.collect_view()}
            <p class="note"><b>{words.table.banked}</b>" "{words.score.banked_is}</p>
        }
        .into_any(),
    )
}

fn row(board: Board<Duckit>, seat: Seat, result: RoundResult, outcome: Option<Outcome>) -> AnyView {
    let lang = board.app.lang();
    let banked = (result.banker == seat).then(|| open(result.banked, said(result.banked, lang)));
    let share = outcome.map(|outcome| {
        let share = outcome.winners.has(seat).then(|| pile(outcome.share));
        view! { <td>{share}</td> }
    });
    view! {
        <tr>
            <th scope="row">
                <span class="tally__name">
                    <Avatar duck=board.duck(seat)/>
                    <b class="clipped">{board.name(seat)}</b>
                </span>
            </th>
            <td><b class="count">{result.tricks[seat.index()]}</b></td>
            <td><span class="tally__fours">{fours(result.fours[seat.index()])}</span></td>
            <td>{banked}</td>
            {share}
        </tr>
    }
    .into_any()
}
