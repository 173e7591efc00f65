//! Leaving, coming back and resigning; the seat that a bot plays now; the seat that gets the tablet
//! next.

mod resigning;
mod sheet;

use crate::engine::SeatSet;
use crate::session::{SeatChange, SeatController, Stage, level_name};
use crate::ui::kit::{App, Icon, live, live_if, live_text};
use crate::ui::table::drawers::panels::OpenPanels;
use crate::ui::table::play::handle::MatchUiHandle;
use crate::words::{SeatsMessages, seats_text, text};
use leptos::prelude::*;

pub(super) use sheet::seats_sheet;

fn translate(app: App, pick: fn(&SeatsMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(seats_text(app.lang())).to_owned())
}

/// The line of the menu.
pub(in crate::ui::table) fn seats_item(desk: MatchUiHandle, open: OpenPanels) -> AnyView {
    let press = move |_| {
        open.menu.set(false);
        open.seats.set(true);
    };
    let possible = !untrack(|| desk.ask(|table| table.seating().clone())).owners().is_empty();
    let item = possible.then(|| {
        view! {
            <button type="button" class="menu__item across" on:click=press>
                <Icon name="person"/>
                <span>{translate(desk.app, |words| words.title)}</span>
            </button>
        }
    });
    item.into_any()
}

/// The id and the name of the chosen level.
fn chosen(desk: MatchUiHandle, level: RwSignal<usize>) -> (String, &'static str) {
    let place = level.get();
    let id = desk.ask(|table| table.levels()).get(place).map_or("", |level| level.id);
    (id.to_owned(), name_of(desk, id))
}

fn name_of(desk: MatchUiHandle, level: &str) -> &'static str {
    level_name(desk.ask(|table| table.levels()), level, desk.app.lang())
}

/// Names the seat that a bot plays now, with the button that takes it back. A hint replaces it.
pub(in crate::ui::table) fn stand_in_notice(desk: MatchUiHandle, open: OpenPanels) -> AnyView {
    let left = desk.owners.minus(desk.people.or(desk.phones));
    if left.is_empty() || desk.held.is_some() {
        return ().into_any();
    }
    let quiet = move || {
        desk.hint.get().is_none()
            && !matches!(desk.stage(), Stage::Over(_) | Stage::Ended | Stage::Watch)
    };
    live_if(quiet, move || strip(desk, open, left))
}

fn strip(desk: MatchUiHandle, open: OpenPanels, left: SeatSet) -> AnyView {
    let lang = desk.app.lang();
    let words = seats_text(lang);
    let press = move |_| match left.first() {
        Some(seat) if left.len() == 1 => desk.faced().change_seat(seat, SeatChange::Return),
        _ => open.seats.set(true),
    };
    let state = left.first().map(|seat| {
        match untrack(|| desk.ask(|table| table.seating().clone())).sitter(seat) {
            SeatController::StandIn(level) => (words.stands_in)(name_of(desk, &level)),
            _ => String::new(),
        }
    });
    let names: Vec<String> = left.iter().map(|seat| desk.name(seat)).collect();
    let names = (text(lang).list_of_names)(&names);
    let says = text(lang).value(&names, &state.unwrap_or_default());
    view! {
        <div class="advice across advice--away">
            <Icon name="person"/>
            <p class="grows">{says}</p>
            <button type="button" class="button" on:click=press>
                {words.take_back}
            </button>
        </div>
    }
    .into_any()
}

/// The seat that gets the tablet next, as a quiet line; empty if the tablet does not go round.
pub(in crate::ui::table) fn next_holder_note(desk: MatchUiHandle) -> AnyView {
    let next = Memo::new(move |_| desk.ask(|table| table.next_holder()));
    live(move || {
        let seat = next.get();
        let then = seat.map(|seat| (seats_text(desk.app.lang()).then)(&desk.name(seat)));
        then.map(|then| view! { <span class="next-holder">{then}</span> }).into_any()
    })
}
