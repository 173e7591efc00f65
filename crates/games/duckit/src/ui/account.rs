//! The cards that each seat captured in the last round, with the banked card, and how ties were
//! broken.

use super::pieces::{fours, open, pile};
use crate::words::{describe_card, parted, text};
use crate::{Duckit, DuckitResult, Event, RoundResult, SEATS};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::game_messages;

/// The last round that is over.
fn last_round(history: &[Event]) -> Option<RoundResult> {
    history.iter().rev().find_map(|event| match *event {
        Event::RoundEnded(result) => Some(result),
        _ => None,
    })
}

/// The cards that `seat` won in the last round, as cells of a table; without a seat their headings.
pub(super) fn won(board: MatchUi<Duckit>, seat: Option<Seat>) -> Option<AnyView> {
    let result = last_round(&board.history())?;
    Some(seat.map_or_else(|| heads(board), |seat| cells(board, seat, result)))
}

fn heads(board: MatchUi<Duckit>) -> AnyView {
    let words = &text(board.app.lang()).table;
    let head = |word| view! { <th scope="col" class="score__won">{word}</th> };
    [words.tricks, words.fours, words.banked].map(head).collect_any().into_any()
}

fn cells(board: MatchUi<Duckit>, seat: Seat, result: RoundResult) -> AnyView {
    let lang = board.app.lang();
    let banked =
        (result.banker == seat).then(|| open(result.banked, describe_card(result.banked, lang)));
    html! {
        <td class="score__won">{result.tricks[seat.index()]}</td>
        <td class="score__won"><span class="tally__fours across">{fours(result.fours[seat.index()])}</span></td>
        <td class="score__won">{banked}</td>
    }
}

/// The last round at the end of the match, and who gets the chips in the middle.
pub(super) fn account(board: MatchUi<Duckit>) -> Option<AnyView> {
    if board.is_paused() {
        // The table of scores has it.
        return None;
    }
    let history = board.history();
    let result = last_round(&history)?;
    let outcome = history.iter().rev().find_map(|event| match *event {
        Event::MatchEnded(outcome) => Some(outcome),
        _ => None,
    });
    let words = text(board.app.lang());
    let share = outcome.map(|_| view! { <th scope="col">{words.score.from_the_middle}</th> });
    let rows = Seat::all(SEATS).map(|seat| row(board, seat, result, outcome));
    let parted = board.view.with(|view| parted(view, board.app.lang()));
    let parted = parted.into_iter().map(|sentence| view! { <p class="note">{sentence}</p> });
    Some(html! {
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col">{(game_messages(board.app.lang()).round)(result.round)}</th>
                    {heads(board)}
                    {share}
                </tr>
            </thead>
            <tbody>{rows.collect_any()}</tbody>
        </table>
        {parted.collect_any()}
        <p class="note"><b>{words.table.banked}</b>" "{words.score.banked_is}</p>
    })
}

fn row(
    board: MatchUi<Duckit>,
    seat: Seat,
    result: RoundResult,
    outcome: Option<DuckitResult>,
) -> AnyView {
    let share = outcome.map(|outcome| {
        let share = outcome.winners.has(seat).then(|| pile(outcome.share));
        view! { <td>{share}</td> }
    });
    html! {
        <tr>
            <th scope="row">
                <span class="tally__name across">
                    <Avatar duck=board.duck(seat)/>
                    <b>{board.name(seat)}</b>
                </span>
            </th>
            {cells(board, seat, result)}
            {share}
        </tr>
    }
}
