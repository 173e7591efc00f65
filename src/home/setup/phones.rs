//! Marks the players who use a phone.

use mallard_device::{DynDraft, KnownPlayers};
use mallard_engine::{Seat, SeatSet};
use mallard_kit::listed_phones;
use mallard_kit::prelude::*;
use mallard_session::{Duck, Player, is_same};
use mallard_texts::setup_messages;
use mallard_web as web;

/// The marks of the players who use a phone. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct PhoneMarks {
    app: App,
    players: RwSignal<Vec<Player>>,
    /// The phones of the last match, by the names of their players, and whether they are connected.
    listed: Signal<Vec<(String, bool)>>,
    /// The ducks of those whose mark was changed: at first it is on those with a phone of the last match. Each player
    /// has another duck, in any seat.
    changed: RwSignal<Vec<Duck>>,
}

/// Seats everyone whose phone is connected, if the setup of this game has other players; not in a shared deal.
pub(super) fn seat_connected(draft: &mut dyn DynDraft, most: u8) {
    let seats = draft.players().len();
    if u8::try_from(seats).is_ok_and(|seats| draft.is_shared(seats)) {
        return;
    }
    let known = KnownPlayers::read(web::storage());
    for (name, connected) in listed_phones().get_untracked() {
        if connected {
            draft.seat_also(&known, &name, most);
        }
    }
}

impl PhoneMarks {
    pub(super) fn new(app: App, players: RwSignal<Vec<Player>>) -> Self {
        Self { app, players, listed: listed_phones(), changed: RwSignal::new(Vec::new()) }
    }

    /// Is the player's phone of the last match connected? `None` without one.
    fn is_connected(self, player: &Player) -> Option<bool> {
        let name = player.shown_name(self.app.lang());
        self.listed.with(|listed| {
            listed.iter().find(|(other, _)| is_same(other, &name)).map(|&(_, connected)| connected)
        })
    }

    /// Does the tablet have phones of the last match?
    pub(super) fn are_listed(self) -> bool {
        self.listed.with(|listed| !listed.is_empty())
    }

    fn with_duck<T>(self, duck: Duck, ask: impl FnOnce(&Player) -> T) -> Option<T> {
        self.players.with(|players| players.iter().find(|player| player.duck == duck).map(ask))
    }

    /// Does the player with this duck have a phone of the last match, and is it connected?
    fn has_joined(self, duck: Duck) -> Option<bool> {
        self.with_duck(duck, |player| self.is_connected(player)).flatten()
    }

    fn mark(self, duck: Duck, marked: bool) {
        let at_first = untrack(|| self.has_joined(duck).is_some());
        self.changed.update(|changed| {
            changed.retain(|at| *at != duck);
            if marked != at_first {
                changed.push(duck);
            }
        });
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
        let changed = self.changed.get();
        let marked = |duck: &Duck| self.has_joined(*duck).is_some() != changed.contains(duck);
        self.possible().into_iter().filter(marked).collect()
    }

    /// The number of players who use a phone that scans a code first.
    pub(super) fn to_connect(self) -> usize {
        self.taken().into_iter().filter(|duck| self.has_joined(*duck).is_none()).count()
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
        let marked = untrack(|| !all());
        for duck in untrack(|| phones.possible()) {
            phones.mark(duck, marked);
        }
    };
    let pressed = live_text(move || all().to_string());
    let button = move || {
        html! {
            <button type="button" class="button phones-for-all" aria-pressed=pressed on:click=press>
                <Icon name="phone" small=true/>
                <span>{translate(app, |lang| setup_messages(lang).phones_for_all)}</span>
            </button>
        }
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
        phones.mark(duck, !is_marked);
    };
    let mark = move || {
        let connected = settled(move || phones.has_joined(duck) == Some(true) && phones.has(duck));
        let label = live_text(move || {
            let setup = setup_messages(app.lang());
            let describe = if connected.get() { setup.phone_connected } else { setup.phone_of };
            describe(&name.get())
        });
        let tick =
            || view! { <i class="phone-mark__tick centred"><Icon name="check" small=true/></i> };
        let pressed = live_text(move || phones.has(duck).to_string());
        html! {
            <button type="button" class="phone-mark centred muted" aria-pressed=pressed aria-label=label on:click=press>
                <Icon name="phone"/>
                {live_if(move || connected.get(), move || tick().into_any())}
            </button>
        }
    };
    let possible = settled(move || phones.possible().contains(&duck));
    live_if(move || possible.get(), mark)
}
