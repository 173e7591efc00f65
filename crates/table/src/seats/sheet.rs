//! The human players of the match, and the actions for their seats.

use super::resigning::{ResignDialog, question};
use super::{chosen, name_of, translate};
use crate::parts::panels::OpenPanels;
use mallard_board::MatchUiHandle;
use mallard_engine::{Level, Seat};
use mallard_kit::prelude::*;
use mallard_kit::{ChoiceItem, Segment, Sheet};
use mallard_session::{SeatChange, SeatController, Seating};
use mallard_texts::seats_messages;
use mallard_words::player_messages;
use std::sync::Arc;

/// The list of the human players, and the question before one resigns.
pub(crate) fn seats_sheet(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let level = RwSignal::new(Level::usual_index(untrack(|| handle.ask(|table| table.levels()))));
    let asked = ResignDialog { open: RwSignal::new(false), who: RwSignal::new(None), level };
    let body = move || {
        let seating = handle.ask(|table| table.seating().clone());
        let rows = Seat::all(handle.seats()).map(|seat| row(handle, open, &seating, seat, asked));
        html! { <ul class="seat-changes">{rows.collect_any()}</ul> }
    };
    let choices = Arc::new(move || {
        let pick = |(label, note, _): (&str, _, _)| ChoiceItem { label: label.to_owned(), note };
        player_messages(app.lang()).levels.map(pick).into()
    });
    let sheet = view! {
        <Sheet open=open.seats title=translate(app, |words| words.title)>
            <p class="muted">{translate(app, |words| words.hint)}</p>
            <div class="seat-changes__list across wrapped apart">
                <b>{translate(app, |words| words.level)}</b>
                <Segment
                    label=translate(app, |words| words.level)
                    choices=choices.clone()
                    chosen=Arc::new(move || Some(level.get()))
                    on_choose=Callback::new(move |place| level.set(place))
                />
                <p class="muted">{live_text(move || player_messages(app.lang()).levels[level.get()].2.to_owned())}</p>
            </div>
            {live(body)}
        </Sheet>
    };
    html! { {sheet} {question(handle, asked)} }
}

/// A seat whose human player is or was in the match: the name, the state, and the possible actions.
fn row(
    handle: MatchUiHandle,
    open: OpenPanels,
    seating: &Seating,
    seat: Seat,
    asked: ResignDialog,
) -> AnyView {
    let words = seats_messages(handle.app.lang());
    let change = move |change: SeatChange| {
        open.seats.set(false);
        handle.dyn_ui().change_seat(seat, change);
    };
    let leave = move |_| change(SeatChange::Leave(untrack(|| chosen(handle, asked.level)).0));
    let back = move |_| change(SeatChange::Return);
    let resign = move |_| {
        open.seats.set(false);
        asked.who.set(Some(seat));
        asked.open.set(true);
    };
    let (state, goes, comes) = match seating.sitter(seat) {
        SeatController::Bot(_) | SeatController::GaveUp => return ().into_any(),
        SeatController::Person => (String::new(), true, false),
        SeatController::StandIn(level) => ((words.stands_in)(name_of(handle, &level)), false, true),
        SeatController::Resigned(level) => {
            ((words.resigned_to)(name_of(handle, &level)), false, false)
        }
    };
    let button = |class, label, press: Box<dyn Fn(leptos::ev::MouseEvent)>| {
        view! { <button type="button" class=class on:click=press>{label}</button> }
    };
    let leave = goes.then(|| button("button", words.leave, Box::new(leave)));
    let back = comes.then(|| button("button button--primary", words.take_back, Box::new(back)));
    let resign =
        (goes || comes).then(|| button("button button--danger", words.resign, Box::new(resign)));
    let (name, label) = (handle.name(seat), handle.name(seat));
    html! {
        <li>
            <div class="across wrapped" role="group" aria-label=label>
                <Avatar duck=handle.player(seat).duck/>
                <p><b>{name}</b><small>{state}</small></p>
                <span class="seat-changes__buttons beside wrapped">{leave}{back}{resign}</span>
            </div>
        </li>
    }
}
