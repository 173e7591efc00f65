//! Makes a view of a state.

use super::kind::Kind;
use super::ranges::{CardPosition, PlacedCard};
use super::state::{LOOK, State};
use super::task::TaskStep;
use super::view::{DeckView, FaceUp, InTransitView, Memory, Pile, Recall, Slot, View};
use mallard_engine::{Seat, SeatSet, Viewer};

/// Does this viewer know the cards that all these seats have seen?
fn knows(viewer: Viewer, seen_by: SeatSet, seats: u8) -> bool {
    viewer.may_see_shared(seen_by) || seen_by == SeatSet::all(seats)
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let seats = || Seat::all(state.public.seats);
    View {
        viewer,
        public: state.public.clone(),
        ranges: seats().map(|seat| range(state, viewer, seat)).collect(),
        deck: DeckView {
            count: u8::try_from(state.deck.len()).unwrap_or(u8::MAX),
            seen: state.deck.iter().rev().take(looked_at(state, viewer)).copied().collect(),
        },
        pile: Pile {
            count: u8::try_from(state.pile.len()).unwrap_or(u8::MAX),
            top: state.pile.last().copied(),
        },
        held: state.held.map(|held| InTransitView {
            mark: held.card.mark,
            kind: (!held.drawn || viewer.may_see_shared(state.public.turn.viewers()))
                .then_some(held.card.kind),
            drawn: held.drawn,
        }),
        recall: Recall {
            ranges: seats().map(|seat| remembered(state, viewer, seat)).collect(),
            pile: state.pile.to_vec(),
            deck: remembered_deck(state, viewer),
        },
    }
}

/// How many cards at the top of the deck the viewer is looking at (DTG-22).
fn looked_at(state: &State, viewer: Viewer) -> usize {
    let arranged = state.public.tasks.iter().find_map(|task| match task.step {
        TaskStep::Arrange(count) => Some(usize::from(count)),
        _ => None,
    });
    match viewer {
        Viewer::Everyone => state.deck.len(),
        _ if viewer.may_see_shared(state.public.turn.viewers()) => arranged.unwrap_or(0),
        _ => 0,
    }
}

fn range(state: &State, viewer: Viewer, seat: Seat) -> Vec<Slot> {
    let mut slots = Vec::new();
    let mut under = Vec::new();
    for laid in state.ranges.range(seat) {
        match laid.lies {
            CardPosition::Covered(_) => under.extend(face_up(*laid)),
            CardPosition::Down(seen) => {
                let looking = state.public.looking[seat.index()].and(seen.by_all(seat));
                let kind = viewer.may_see_shared(looking).then_some(laid.card.kind);
                slots.push(Slot::Down { mark: laid.card.mark, kind });
            }
            CardPosition::Up(_) => {
                let under = std::mem::take(&mut under);
                slots.extend(face_up(*laid).map(|card| Slot::Up { card, under }));
            }
        }
    }
    slots
}

fn face_up(laid: PlacedCard) -> Option<FaceUp> {
    let (CardPosition::Up(kind) | CardPosition::Covered(kind)) = laid.lies else { return None };
    let copycat = laid.card.kind == Kind::Copycat;
    Some(FaceUp { mark: laid.card.mark, kind, copycat })
}

fn remembered(state: &State, viewer: Viewer, seat: Seat) -> Vec<Option<Memory>> {
    let memory = |laid: PlacedCard| match laid.lies {
        CardPosition::Down(seen) => {
            let first_look = seen.first_look && viewer.may_see_shared(SeatSet::only(seat));
            let known = first_look || knows(viewer, seen.by, state.public.seats);
            let kind = known.then_some(laid.card.kind);
            Some(Memory { seen_by: seen.by, first_look, kind })
        }
        CardPosition::Up(_) | CardPosition::Covered(_) => None,
    };
    state.ranges.slots(seat).map(|(_, laid)| memory(laid)).collect()
}

fn remembered_deck(state: &State, viewer: Viewer) -> Vec<Memory> {
    let known = (0..LOOK).rev().find(|&depth| !state.deck_seen[depth].is_empty());
    let depths = known.map_or(0, |depth| depth + 1);
    let top = state.deck.iter().rev().zip(state.deck_seen).take(depths);
    let memory = |(&kind, seen_by)| {
        let known = knows(viewer, seen_by, state.public.seats);
        Memory { seen_by, first_look: false, kind: known.then_some(kind) }
    };
    top.map(memory).collect()
}
