//! The start and the end of a round, and of the match.

use super::ducks::Ducks;
use super::event::Ending;
use super::options::ROUNDS;
use super::pack::Pack;
use super::state::{MOST_SEATS, Round, RoundStage, SEATS, State};
use super::{Animal, Event, Number, Options, Variant, VariantSet};
use mallard_engine::{EventSink, Rng, Seat, Setup, SetupError};

/// A round ends after this number of calls (DNC-15).
pub(super) const MOST_CALLS: u16 = 400;

/// The first round of a match.
pub(super) fn deal(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    setup.check(SEATS)?;
    let mut rng = Rng::from_seed(setup.seed);
    Ok(State {
        options: setup.options,
        seats: setup.seats,
        points: [[0; MOST_SEATS]; ROUNDS as usize],
        round: Round::begin(1, setup.seats, setup.options.on(1), &mut rng, events),
        rng,
        stage: RoundStage::Turn,
    })
}

impl Round {
    /// Lays out the ducks, seat by seat, and shuffles the deck (DNC-3).
    fn begin(
        number: u8,
        seats: u8,
        variants: VariantSet,
        rng: &mut Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let mut ducks = [Ducks::dealt(Number::ALL); MOST_SEATS];
        for seat in Seat::all(seats) {
            let mut order = Number::ALL;
            rng.shuffle(&mut order);
            ducks[seat.index()] = Ducks::dealt(order);
        }
        events.push(Event::RoundBegan { round: number, variants });
        let mut deck = Pack::deck(variants, rng);
        let aside = (0..variants.aside()).filter_map(|_| deck.draw());
        Self {
            number,
            calls: 0,
            turned: None,
            aside: Pack::in_order(aside.collect::<Vec<_>>()),
            deck,
            pile: Pack::EMPTY,
            discards: Pack::EMPTY,
            ducks,
            animals: animals(seats, variants, rng),
        }
    }
}

/// The animal of each seat in a round with madness (DNC-22). Drawn last, so that the rest of the
/// round is the same without it.
fn animals(seats: u8, variants: VariantSet, rng: &mut Rng) -> [Option<Animal>; MOST_SEATS] {
    let mut animals = [None; MOST_SEATS];
    if variants.has(Variant::Madness) {
        let mut drawn = Animal::ALL;
        rng.shuffle(&mut drawn);
        for (place, animal) in animals.iter_mut().zip(drawn).take(usize::from(seats)) {
            *place = Some(animal);
        }
    }
    animals
}

impl State {
    /// Completes the call: the captain turns the next card, or the round is over (DNC-15).
    pub(super) fn finish_call(&mut self, events: &mut impl EventSink<Event>) {
        self.stage = RoundStage::Turn;
        if let Some(ending) = self.ending() {
            self.end_round(ending, events);
        }
    }

    /// Why the round is over, if it is (DNC-15).
    pub(super) fn ending(&self) -> Option<Ending> {
        if Seat::all(self.seats).any(|seat| self.ducks(seat).visible().len() == 1) {
            Some(Ending::SingleStack)
        } else if self.round.discards.len() >= self.most_discards() {
            Some(Ending::DiscardsFull)
        } else if self.round.calls >= MOST_CALLS {
            Some(Ending::MostCalls)
        } else {
            None
        }
    }

    /// Counts the points, then begins the next round or ends the match (DNC-16, DNC-17).
    fn end_round(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        let round = self.round.number;
        events.push(Event::RoundEnded { round, ending });
        for seat in Seat::all(self.seats) {
            let visible = self.ducks(seat).visible();
            let points = self.variants().points(visible);
            self.points[usize::from(round - 1)][seat.index()] = points;
            events.push(Event::Scored { seat, round, visible, points, total: self.total(seat) });
        }
        if round == self.options.last_round() {
            self.stage = RoundStage::Over;
        } else if !events.stops_at_end() {
            let (next, seats) = (round + 1, self.seats);
            self.round = Round::begin(next, seats, self.options.on(next), &mut self.rng, events);
        }
    }
}
