//! Makes views.

use super::Pack;
use super::event::Choice;
use super::state::{MOST_SEATS, State};
use super::view::{Cards, Pile, Recall, View};
use mallard_engine::{Seat, Viewer};

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let seats = || Seat::all(state.public.seats);
    // Every card was turned in the open, so players can remember which ones are to come. They are
    // sorted, because no player knows their order, nor which of them were put aside.
    let mut to_come = [&state.deck[..], &state.aside].concat();
    to_come.sort_unstable();
    let mut chosen = [None; MOST_SEATS];
    for seat in seats() {
        let sees = viewer.may_see(seat);
        let choice = |target| if sees { Choice::Known(target) } else { Choice::Hidden };
        chosen[seat.index()] = state.chosen[seat.index()].map(choice);
    }
    View {
        viewer,
        public: state.public.clone(),
        deck: cards(&state.deck, viewer),
        pile: Pile { top: state.pile.last().copied(), cards: cards(&state.pile, viewer) },
        aside: cards(&state.aside, viewer),
        tableaux: seats().map(|seat| state.ducks(seat).tableau()).collect(),
        chosen,
        recall: Recall {
            covered: seats().map(|seat| state.ducks(seat).covered()).collect(),
            deck: to_come,
        },
    }
}

fn cards(pack: &Pack, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Everyone => Cards::Seen(pack.to_vec()),
        _ => Cards::Hidden(pack.count()),
    }
}
