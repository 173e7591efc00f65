//! Marks the players who use a phone.

use crate::engine::{Seat, SeatSet};
use crate::session::{Duck, Player};
use crate::ui::kit::{App, Icon, live_if, live_text, settled, translate};
use crate::web;
use leptos::prelude::*;

/// The marks of the players who use a phone. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct PhoneMarks {
    players: RwSignal<Vec<Player>>,
    /// The ducks of those who use one. Each player has another duck, in any seat.
    marked: RwSignal<Vec<Duck>>,
}

impl PhoneMarks {
    pub(super) fn new(players: RwSignal<Vec<Player>>) -> Self {
        Self { players, marked: RwSignal::new(Vec::new()) }
    }

    /// The ducks of those who can use one; none if the browser cannot connect to others, or one human plays alone.
    fn possible(self) -> Vec<Duck> {
        let people: Vec<Duck> = self.players.with(|players| {
            players.iter().filter(|player| player.is_person()).map(|player| player.duck).collect()
        });
        if people.len() > 1 && web::is_supported() { people } else { Vec::new() }
    }

    /// The players with these ducks use a phone.
    fn taken(self) -> Vec<Duck> {
        let marked = self.marked.get();
        self.possible().into_iter().filter(|duck| marked.contains(duck)).collect()
    }

    /// The seats of those who use one.
    pub(super) fn seats(self) -> SeatSet {
        let taken = self.taken();
        self.players.with(|players| {
            let seats = Seat::all(u8::try_from(players.len()).unwrap_or(u8::MAX)).zip(players);
            seats.filter(|(_, player)| taken.contains(&player.duck)).map(|(seat, _)| seat).collect()
        })
    }

    pub(super) fn has(self, duck: Duck) -> bool {
        self.taken().contains(&duck)
    }
}

/// The button that marks all human players, or none if all are.
pub(super) fn phones_for_all(app: App, phones: PhoneMarks) -> AnyView {
    let all = move || phones.taken() == phones.possible();
    let press = move |_| {
        let marked = untrack(|| if all() { Vec::new() } else { phones.possible() });
        phones.marked.set(marked);
    };
    let pressed = live_text(move || all().to_string());
    let button = move || {
        view! {
            <button type="button" class="button phones-for-all" aria-pressed=pressed on:click=press>
                <Icon name="phone" small=true/>
                <span>{translate(app, |text| text.setup.phones_for_all)}</span>
            </button>
        }
        .into_any()
    };
    let any = settled(move || !phones.possible().is_empty());
    live_if(move || any.get(), button)
}

/// The mark of one player, which says who uses a phone.
pub(super) fn phone_mark(
    app: App,
    phones: PhoneMarks,
    duck: Duck,
    name: Signal<String>,
) -> AnyView {
    let press = move |_| {
        let is_marked = untrack(|| phones.has(duck));
        phones.marked.update(|marked| {
            marked.retain(|at| *at != duck);
            if !is_marked {
                marked.push(duck);
            }
        });
    };
    let mark = move || {
        let label = live_text(move || (app.text().setup.phone_of)(&name.get()));
        let pressed = live_text(move || phones.has(duck).to_string());
        view! {
            <button type="button" class="phone-mark centred muted" aria-pressed=pressed aria-label=label on:click=press>
                <Icon name="phone"/>
            </button>
        }
        .into_any()
    };
    let possible = settled(move || phones.possible().contains(&duck));
    live_if(move || possible.get(), mark)
}
