//! Samples a state that is consistent with a view.

use super::DuckAndCover;
use super::ducks::Ducks;
use super::options::ROUNDS;
use super::pack::Pack;
use super::state::{MOST_SEATS, Round, RoundStage, State};
use super::turned::{Fate, Turned};
use super::view::{Answer, Cards, Phase, View};
use super::{CaptainCard, Number, Target};
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
                (Pack::in_order(deck.iter().copied()), Pack::in_order(aside.iter().copied()))
            }
            (_, aside) => {
                let mut deck = shuffled(&self.recall.deck, rng);
                let aside: Vec<CaptainCard> =
                    (0..aside.len()).filter_map(|_| deck.draw()).collect();
                (deck, Pack::in_order(aside))
            }
        };
        let pile = match &self.pile.cards {
            Cards::Seen(cards) => Pack::in_order(cards.iter().copied()),
            Cards::Hidden(_) => pile(self, rng),
        };
        let mut points = [[0; MOST_SEATS]; ROUNDS as usize];
        for (round, seen) in points.iter_mut().zip(&self.points) {
            round[..seen.len()].copy_from_slice(seen);
        }
        let mut ducks = [Ducks::dealt(Number::ALL); MOST_SEATS];
        for (seat, place) in ducks.iter_mut().take(self.tableaux.len()).enumerate() {
            *place = Ducks::shown(&self.tableaux[seat], &self.recall.covered[seat]);
        }
        let mut animals = [None; MOST_SEATS];
        for (place, &animal) in animals.iter_mut().zip(&self.animals) {
            *place = Some(animal);
        }
        let round = Round {
            number: self.round,
            calls: self.calls,
            turned: self.turned,
            deck,
            pile,
            discards: Pack::in_order(self.discards.iter().copied()),
            aside,
            ducks,
            animals,
        };
        let stage = stage(self, &round, rng);
        let rng = Rng::from_seed(rng.seed());
        State { options: self.options, seats: self.seats, rng, points, round, stage }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let all = usize::from(seats);
        let answers = match &self.phase {
            Phase::Choose(answers) => answers.len(),
            Phase::Turn | Phase::Over => all,
        };
        self.seats == seats
            && [self.tableaux.len(), self.recall.covered.len(), answers] == [all; 3]
            && (self.animals.is_empty() || self.animals.len() == all)
            && self.points.len() <= usize::from(ROUNDS)
            && self.points.iter().all(|round| round.len() == all)
            && (1..=ROUNDS).contains(&self.round)
    }
}

fn shuffled(cards: &[CaptainCard], rng: &mut Rng) -> Pack {
    let mut pack = Pack::in_order(cards.iter().copied());
    pack.shuffle(rng);
    pack
}

/// The captain pile: the cards that are nowhere else, under the known top card.
fn pile(view: &View, rng: &mut Rng) -> Pack {
    let Some(top) = view.pile.top else { return Pack::EMPTY };
    let mut cards: Vec<CaptainCard> = view.variants().cards().collect();
    let in_play = match (&view.phase, view.turned) {
        (Phase::Choose(_), Some(Turned { card, fate: Fate::Calls(_) })) => Some(card),
        _ => None,
    };
    for elsewhere in view.recall.deck.iter().chain(&view.discards).chain(&in_play).chain([&top]) {
        if let Some(place) = cards.iter().position(|card| card == elsewhere) {
            cards.remove(place);
        }
    }
    let mut pile = shuffled(&cards, rng);
    pile.put(top);
    pile
}

fn stage(view: &View, round: &Round, rng: &mut Rng) -> RoundStage {
    let answers = match &view.phase {
        Phase::Turn => return RoundStage::Turn,
        Phase::Over => return RoundStage::Over,
        Phase::Choose(answers) => answers,
    };
    let mut must = SeatSet::EMPTY;
    let mut chosen = [None; MOST_SEATS];
    for (seat, &answer) in Seat::all(view.seats).zip(answers) {
        if answer != Answer::Quacks {
            must = must.with(seat);
        }
        chosen[seat.index()] = match answer {
            Answer::Quacks | Answer::Chooses => None,
            Answer::Chose(target) => Some(target),
            Answer::Ready => any_target(view, round, seat, rng),
        };
    }
    RoundStage::Choose { must, chosen }
}

fn any_target(view: &View, round: &Round, seat: Seat, rng: &mut Rng) -> Option<Target> {
    let mut targets = Vec::new();
    let top = view.moving(seat)?;
    round.ducks[seat.index()].targets(top, |target| targets.push(target));
    rng.pick(&targets).copied()
}
