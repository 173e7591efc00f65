//! The end of step C: all choices turn up together, each above the sheet it was written on.

use super::board::SheetBoard;
use super::dice::{die, figure, mark};
use super::sheet::{sheet, words_of};
use crate::words::{Latest, Reveal, RevealedTurn, WrittenEntry, name, signed, text};
use crate::{Colour, Dice, Die, Quantum};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use std::sync::Arc;

/// A panel for each seat, under the dice of the turn.
pub(super) fn reveal(board: MatchUi<Quantum>) -> Option<AnyView> {
    let steps = board.view.with_untracked(|view| Latest::steps(view.public.seats));
    let events = untrack(|| board.latest(steps));
    let Reveal { dice, turned } = Reveal::from_events(&events)?;
    let latest = Latest::from_events(&events);
    let lab = SheetBoard { board, latest: Memo::new(move |_| latest.clone()) };
    let panels = turned.into_iter().map(|turned| panel(lab, turned)).collect_any();
    let label = live_text(move || text(board.app.lang()).label.tray.to_owned());
    let shown = view! {
        <div class="reveal stacked">
            {dice.map(|dice| view! { <p class="reveal__dice across amid" role="img" aria-label=label>{thrown(dice)}</p> })}
            <ol class="reveal__seats stacked">{panels}</ol>
        </div>
    };
    Some(shown.into_any())
}

/// The dice as they were, by their colours.
fn thrown(dice: Dice) -> AnyView {
    let colours = Colour::ALL.map(|colour| {
        let lying = Die::ALL.into_iter().map(|die| dice.face(die));
        let lying = lying.filter(|face| face.colour() == Some(colour));
        let drawn = lying.map(|face| die(face.colour(), face.number(), "", 0)).collect_any();
        view! { <span class="beside">{drawn}</span> }
    });
    html! { {die(None, dice.white(), "", 0)} <i></i> {colours.into_iter().collect_any()} }
}

fn panel(lab: SheetBoard, turned: RevealedTurn) -> AnyView {
    let seat = turned.seat;
    let catalogue = move || text(lab.app.lang());
    let before = turned.before.map(|WrittenEntry { colour, number, .. }| {
        let label = live_text(move || (catalogue().reveal.in_step_b)(colour, number));
        let class = format!("tile tile--before tile-{} centred rigid", name(Some(colour)));
        view! {
            <span class=class role="img" aria-label=label>{figure(number)}{mark(colour, false)}</span>
        }
    });
    let tile = match turned.chosen {
        Some(WrittenEntry { colour, number, .. }) => html! {
            <span class=format!("tile tile-{} centred rigid", name(Some(colour))) aria-hidden="true">
                {figure(number)}
                {mark(colour, false)}
            </span>
        },
        None => html! { <span class="tile tile--none centred rigid" aria-hidden="true">"–"</span> },
    };
    let written = live(move || {
        let words = catalogue();
        match turned.chosen {
            Some(WrittenEntry { colour, place, number }) => html! {
                <span aria-hidden="true">{(words.reveal.in_box)(colour, place)}</span>
                <span class="visually-hidden">{(words.label.filled)(colour, place, number)}</span>
            },
            None => words.table.state_nothing.into_any(),
        }
    });
    html! {
        <li class="panel revealed-turn stacked" data-seat=seat.index()>
            <p class="revealed-turn__head across"><Avatar duck=lab.duck(seat)/><b class="clipped">{lab.name(seat)}</b></p>
            <p class="revealed-turn__tile across amid">{before}{tile}</p>
            <p class="revealed-turn__written muted">{written}</p>
            {sheet(lab, Arc::new(move || seat), false)}
            <p class="revealed-turn__score beside apart muted">
                <span>{live_text(move || catalogue().table.score.to_owned())}</span>
                <b>{live_text(move || words_of(lab, seat, |sheet| signed(sheet.score())))}</b>
            </p>
        </li>
    }
}
