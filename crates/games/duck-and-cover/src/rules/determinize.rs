//! Samples a state that is consistent with a view.

use super::DuckAndCover;
use super::captain::shuffled;
use super::ducks::Ducks;
use super::event::Choice;
use super::options::ROUNDS;
use super::state::{MOST_SEATS, Phase, Public, State};
use super::turned::{Fate, Turned};
use super::view::{Cards, View};
use super::{CaptainCard, Number, Pack, Target};
use mallard_engine::{GameView, Rng, Seat, SeatSet, Viewer};

impl GameView<DuckAndCover> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Shuffles the cards whose order the viewer does not know, and chooses for seats whose choice is
    /// hidden. Covered cards were open once, so they need no guess.
    fn determinize(&self, rng: &mut Rng) -> State {
        let (deck, aside) = match (&self.deck, &self.aside) {
            (Cards::Seen(deck), Cards::Seen(aside)) => {
                (deck.iter().copied().collect(), aside.iter().copied().collect())
            }
            (_, aside) => {
                let mut deck = shuffled(self.recall.deck.iter().copied(), rng);
                let aside = (0..aside.len()).filter_map(|_| deck.pop()).collect();
                (deck, aside)
            }
        };
        let pile = match &self.pile.cards {
            Cards::Seen(cards) => cards.iter().copied().collect(),
            Cards::Hidden(_) => pile(self, rng),
        };
        let mut ducks = [Ducks::dealt(Number::ALL); MOST_SEATS];
        for (seat, place) in ducks.iter_mut().take(self.tableaux.len()).enumerate() {
            *place = Ducks::shown(&self.tableaux[seat], &self.recall.covered[seat]);
        }
        let mut chosen = [None; MOST_SEATS];
        for seat in Seat::all(self.public.seats) {
            chosen[seat.index()] = match self.chosen[seat.index()] {
                None => None,
                Some(Choice::Known(target)) => Some(target),
                Some(Choice::Hidden) => any_target(self, &ducks[seat.index()], seat, rng),
            };
        }
        let (public, rng) = (self.public.clone(), Rng::from_seed(rng.seed()));
        State { rng, public, deck, pile, aside, ducks, chosen }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let Public { round, finished, phase, .. } = self.public;
        let must = match phase {
            Phase::Choose(must) => must,
            Phase::Turn | Phase::Over => SeatSet::EMPTY,
        };
        self.public.seats == seats
            && must.minus(SeatSet::all(seats)).is_empty()
            && (1..=ROUNDS).contains(&round)
            && (round - 1..=round).contains(&finished)
            && [self.tableaux.len(), self.recall.covered.len()] == [usize::from(seats); 2]
            && self
                .tableaux
                .iter()
                .zip(&self.recall.covered)
                .all(|(stacks, covered)| stacks.fit(covered))
    }
}

/// The captain pile: the cards that are nowhere else, under the known top card.
fn pile(view: &View, rng: &mut Rng) -> Pack {
    let Some(top) = view.pile.top else { return Pack::default() };
    let mut cards: Vec<CaptainCard> = view.public.variants().cards().collect();
    let in_play = match (view.public.phase, view.public.turned) {
        (Phase::Choose(_), Some(Turned { card, fate: Fate::Calls(_) })) => Some(card),
        _ => None,
    };
    for elsewhere in
        view.recall.deck.iter().chain(&*view.public.discards).chain(&in_play).chain([&top])
    {
        if let Some(place) = cards.iter().position(|card| card == elsewhere) {
            cards.remove(place);
        }
    }
    let mut pile = shuffled(cards, rng);
    pile.push(top);
    pile
}

fn any_target(view: &View, ducks: &Ducks, seat: Seat, rng: &mut Rng) -> Option<Target> {
    let mut targets = Vec::new();
    ducks.targets(view.moving(seat)?, |target| targets.push(target));
    rng.pick(&targets).copied()
}
