//! Leaving, coming back and resigning; the seat that a bot plays now; the seat that gets the tablet
//! next.

mod resigning;
mod returning;
mod sheet;

use crate::parts::panels::OpenPanels;
use mallard_board::MatchUiHandle;
use mallard_engine::SeatSet;
use mallard_kit::prelude::*;
use mallard_session::{SeatChange, SeatController, Stage, level_name};
use mallard_texts::{SeatsMessages, seats_messages};
use mallard_words::text;

pub(super) use returning::return_sheet;
pub(super) use sheet::seats_sheet;

fn translate(app: App, pick: fn(&SeatsMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(seats_messages(app.lang())).to_owned())
}

pub(crate) fn seats_item(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let press = move |_| {
        open.menu.set(false);
        open.seats.set(true);
    };
    let possible = !untrack(|| handle.ask(|table| table.seating().clone())).owners().is_empty();
    let item = possible.then(|| {
        view! {
            <button type="button" class="menu__item across" on:click=press>
                <Icon name="person"/>
                <span>{translate(handle.app, |words| words.title)}</span>
            </button>
        }
    });
    item.into_any()
}

/// The id and the name of the chosen level.
fn chosen(handle: MatchUiHandle, level: RwSignal<usize>) -> (String, &'static str) {
    let place = level.get();
    let id = handle.ask(|table| table.levels()).get(place).map_or("", |level| level.id);
    (id.to_owned(), name_of(handle, id))
}

fn name_of(handle: MatchUiHandle, level: &str) -> &'static str {
    level_name(handle.ask(|table| table.levels()), level, handle.app.lang())
}

/// Names the seat that a bot plays now, with the button that takes it back. A hint replaces it.
pub(crate) fn stand_in_notice(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let left = handle.owners().minus(handle.people().or(handle.phones()));
    if left.is_empty() || handle.phone_seat().is_some() {
        return ().into_any();
    }
    let is_shown = move || {
        handle.hint.get().is_none()
            && !matches!(handle.stage(), Stage::Over(_) | Stage::Ended | Stage::Watch)
    };
    live_if(is_shown, move || strip(handle, open, left))
}

/// The seats that bots play for now, one below the other, each with the button that takes it back.
pub(crate) fn stand_ins(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let left = handle.owners().minus(handle.people().or(handle.phones())).iter();
    left.map(|seat| strip(handle, open, SeatSet::only(seat))).collect_any().into_any()
}

fn strip(handle: MatchUiHandle, open: OpenPanels, left: SeatSet) -> AnyView {
    let lang = handle.app.lang();
    let words = seats_messages(lang);
    let press = move |_| match left.first() {
        Some(seat) if left.len() == 1 => handle.dyn_ui().change_seat(seat, SeatChange::Return),
        _ => open.seats.set(true),
    };
    let state = left.first().map(|seat| {
        match untrack(|| handle.ask(|table| table.seating().clone())).sitter(seat) {
            SeatController::StandIn(level) => (words.stands_in)(name_of(handle, &level)),
            _ => String::new(),
        }
    });
    let names: Vec<String> = left.iter().map(|seat| handle.name(seat)).collect();
    let names = (text(lang).list_of_names)(&names);
    let line = text(lang).value(&names, &state.unwrap_or_default());
    html! {
        <div class="advice across advice--away">
            <Icon name="person"/>
            <p class="grows">{line}</p>
            <button type="button" class="button" on:click=press>
                {words.take_back}
            </button>
        </div>
    }
}

/// The seat that gets the tablet next, as a quiet line; empty if the tablet does not go round.
pub(crate) fn next_holder_note(handle: MatchUiHandle) -> AnyView {
    let next = Memo::new(move |_| handle.ask(|table| table.next_holder()));
    live(move || {
        let seat = next.get();
        let then = seat.map(|seat| (seats_messages(handle.app.lang()).then)(&handle.name(seat)));
        then.map(|then| view! { <span class="next-holder">{then}</span> }).into_any()
    })
}
