//! The table: dice on the tray, the viewer's own sheet, those of the others.

use super::board::{SheetBoard, all_but, keep_dice, middle_seat, secret};
use super::everyone::everyone;
use super::others::{other, others};
use super::reveal::reveal;
use super::roll::{roll_tray, touched_faces};
use super::sheet::{sheet, words_of};
use super::tray::tray;
use crate::words::{Latest, signed, text};
use crate::{Action, DiceSet, Phase, Quantum};
use mallard_board::MatchUi;
use mallard_kit::edges;
use mallard_kit::prelude::*;
use std::sync::Arc;

pub(super) fn pond(board: MatchUi<Quantum>) -> AnyView {
    let latest = move || {
        let steps = board.view.with(|view| Latest::steps(view.public.seats));
        Latest::from_events(&board.latest(steps))
    };
    let lab = SheetBoard { board, latest: Memo::new(move |_| latest()) };
    // The hint for the dice keeps the dice that it suggests.
    watch(move || {
        if let Some(Action::Reroll(again)) = board.hint.get() {
            keep_dice(board, all_but(again));
        }
    });
    let table = live(move || if board.gathers.get() { gathered(lab) } else { laboratory(lab) });
    // Next to each other, while the tablet is handed on and at the end of the match.
    let sheets = move || (board.next_holder(), board.has_ended_part());
    let equal = live_as(
        move || format!("{:?}", sheets()),
        move || {
            let (next, ended) = sheets();
            (ended || next.is_some()).then(|| everyone(lab, next)).into_any()
        },
    );
    html! {
        <div class="play-area">
            {live_if(move || board.is_revealing(), move || reveal(board).into_any())}
            {equal}
            {table}
        </div>
        {board.screen.refused.view(board.app)}
    }
}

/// The tablet is in the middle: each sheet before its player.
fn gathered(lab: SheetBoard) -> AnyView {
    let seats = lab.view.with_untracked(|view| view.public.seats);
    html! {
        <div class="table-overview stacked" data-seats=seats>
            {edges(seats, |seat| other(lab, seat))}
            <div class="table-overview__middle downwards amid">{tray(lab)}</div>
        </div>
    }
}

fn laboratory(lab: SheetBoard) -> AnyView {
    let board = lab.board;
    let rolls = settled(move || {
        board.acting.get() && board.view.with(|view| view.public.phase == Phase::Reroll)
    });
    let trays = live(move || if rolls.get() { roll_tray(lab) } else { tray(lab) });
    let own_label = live_text(move || {
        let seat = middle_seat(board);
        let points = words_of(lab, seat, |sheet| signed(sheet.score()));
        let words = &text(board.app.lang()).label;
        match board.seat.get() {
            Some(_) => (words.your_sheet)(&points),
            None => (words.sheet_of)(&board.name(seat), &points),
        }
    });
    html! {
        <div class="bench">
            <div
                class="sheet-board stacked"
                class:sheet-board--secret=flag(move || secret(board))
                class:sheet-board--rolled=flag(move || lab.latest.with(|latest| latest.rolled != DiceSet::EMPTY))
            >
                {trays}
                {live_if(move || rolls.get(), move || touched_faces(lab))}
                <section class="own-sheet panel stacked" aria-label=own_label>
                    {sheet(lab, Arc::new(move || middle_seat(board)), true)}
                </section>
                {live_if(move || secret(board), move || only_for(lab))}
                {others(lab)}
            </div>
        </div>
    }
}

/// The note that only one player may look at the table now.
fn only_for(lab: SheetBoard) -> AnyView {
    let words = move || &text(lab.app.lang()).table;
    let title = live_text(move || {
        let seat = lab.seat.get();
        seat.map(|seat| (words().private_title)(&lab.name(seat))).unwrap_or_default()
    });
    html! {
        <section class="panel secret across amid">
            <h2 class="across"><Icon name="eye"/><span class="clipped">{title}</span></h2>
            <p class="muted">{live_text(move || words().private_hint.to_owned())}</p>
        </section>
    }
}
