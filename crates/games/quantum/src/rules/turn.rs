//! The start of a match, and of each turn (QTM-5).

use super::sheet::Sheet;
use super::state::{MOST_SEATS, State, TurnStage};
use super::{Dice, DiceSet, Event};
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
    let state = State {
        seats,
        rng,
        turn: 1,
        active,
        dice,
        rerolled: DiceSet::EMPTY,
        sheets: [Sheet::default(); MOST_SEATS],
        stage: TurnStage::Reroll,
    };
    state.emit_turn(events);
    Ok(state)
}

impl State {
    /// Passes the turn to the left and rolls all seven dice.
    #[inline]
    pub(super) fn next_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.turn += 1;
        self.active = self.active.step_left(1, self.seats);
        self.dice = Dice::rolled(&mut self.rng);
        self.rerolled = DiceSet::EMPTY;
        self.stage = TurnStage::Reroll;
        self.emit_turn(events);
    }

    #[inline]
    fn emit_turn(&self, events: &mut impl EventSink<Event>) {
        let (turn, seat, dice) = (self.turn, self.active, self.dice);
        events.push(Event::TurnBegan { turn, seat });
        events.push(Event::Rolled { seat, dice });
    }
}
