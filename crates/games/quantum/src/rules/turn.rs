//! The start of a match, and of each turn (QTM-5).

use super::sheet::Sheet;
use super::state::{MOST_SEATS, Public, State};
use super::{Dice, DiceSet, Event, Phase};
use mallard_engine::{EventSink, NoOptions, Rng, Seat, Setup, SetupError};

/// Draws the first active seat and begins its turn.
pub(super) fn first_turn(
    setup: &Setup<NoOptions>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    let seats = setup.seats;
    setup.check(2..=4)?;
    let mut rng = Rng::from_seed(setup.seed);
    let drawn = u8::try_from(rng.next_below(seats.into())).unwrap_or(0);
    let active = Seat::new(0).step_left(drawn, seats);
    let dice = Dice::rolled(&mut rng);
    let public = Public {
        seats,
        turn: 1,
        active,
        phase: Phase::Reroll,
        dice,
        rerolled: DiceSet::EMPTY,
        sheets: [Sheet::default(); MOST_SEATS],
    };
    let state = State { public, rng, choices: [None; MOST_SEATS] };
    state.emit_turn(events);
    Ok(state)
}

impl State {
    /// Passes the turn to the left and rolls all seven dice.
    #[inline]
    pub(super) fn next_turn(&mut self, events: &mut impl EventSink<Event>) {
        let Public { seats, turn, active, phase, dice, rerolled, .. } = &mut self.public;
        *turn += 1;
        *active = active.step_left(1, *seats);
        *phase = Phase::Reroll;
        *dice = Dice::rolled(&mut self.rng);
        *rerolled = DiceSet::EMPTY;
        self.emit_turn(events);
    }

    #[inline]
    fn emit_turn(&self, events: &mut impl EventSink<Event>) {
        let Public { turn, active: seat, dice, .. } = self.public;
        events.push(Event::TurnBegan { turn, seat });
        events.push(Event::Rolled { seat, dice });
    }
}
