//! The start and the end of a round, and of the match.

use super::captain::shuffled;
use super::ducks::Ducks;
use super::event::Ending;
use super::state::{MOST_SEATS, Phase, Points, Public, SEATS, State};
use super::{Animal, Event, Number, Options, Pack, Variant, VariantSet};
use mallard_engine::{EventSink, Rng, Seat, Setup, SetupError};

/// A round ends after this number of calls (DNC-15).
pub(super) const MOST_CALLS: u16 = 400;

/// The first round of a match.
pub(super) fn deal(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    setup.check(SEATS)?;
    let (points, rng) = (Points::default(), Rng::from_seed(setup.seed));
    Ok(State::begin(setup.options, setup.seats, points, 1, rng, events))
}

impl State {
    /// Lays out the ducks, seat by seat, and shuffles the deck (DNC-3).
    fn begin(
        options: Options,
        seats: u8,
        points: Points,
        round: u8,
        mut rng: Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let variants = options.on(round);
        let mut ducks = [Ducks::dealt(Number::ALL); MOST_SEATS];
        for seat in Seat::all(seats) {
            let mut order = Number::ALL;
            rng.shuffle(&mut order);
            ducks[seat.index()] = Ducks::dealt(order);
        }
        events.push(Event::RoundBegan { round, variants });
        let mut deck = shuffled(variants.cards(), &mut rng);
        let aside = (0..variants.aside()).filter_map(|_| deck.pop()).collect();
        let public = Public {
            options,
            seats,
            phase: Phase::Turn,
            round,
            calls: 0,
            turned: None,
            discards: Pack::default(),
            animals: animals(seats, variants, &mut rng),
            finished: round - 1,
            points,
        };
        let (pile, chosen) = (Pack::default(), [None; MOST_SEATS]);
        Self { rng, public, deck, pile, aside, ducks, chosen }
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
        self.public.phase = Phase::Turn;
        if let Some(ending) = self.ending() {
            self.end_round(ending, events);
        }
    }

    /// Why the round is over, if it is (DNC-15).
    pub(super) fn ending(&self) -> Option<Ending> {
        if Seat::all(self.public.seats).any(|seat| self.ducks(seat).visible().len() == 1) {
            Some(Ending::SingleStack)
        } else if self.public.discards_left() == 0 {
            Some(Ending::DiscardsFull)
        } else if self.public.calls >= MOST_CALLS {
            Some(Ending::MostCalls)
        } else {
            None
        }
    }

    /// Counts the points; after the last round the match is over (DNC-16, DNC-17).
    fn end_round(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        let Public { options, seats, round, .. } = self.public;
        events.push(Event::RoundEnded { round, ending });
        self.public.finished = round;
        for seat in Seat::all(seats) {
            let visible = self.ducks(seat).visible();
            let points = self.public.variants().points(visible);
            self.public.points[usize::from(round - 1)][seat.index()] = points;
            let total = self.public.total(seat);
            events.push(Event::Scored { seat, round, visible, points, total });
        }
        if round == options.last_round() {
            self.public.phase = Phase::Over;
        }
    }

    /// Begins the next round after one that was not the last (DNC-16).
    #[inline]
    pub(super) fn next_deal(&mut self, events: &mut impl EventSink<Event>) {
        if self.public.finished == self.public.round && self.public.phase != Phase::Over {
            let Public { options, seats, round, points, .. } = self.public;
            *self = Self::begin(options, seats, points, round + 1, self.rng.clone(), events);
        }
    }
}
