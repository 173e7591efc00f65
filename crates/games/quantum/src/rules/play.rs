//! Carries out an action.

use super::state::{Choices, State, TurnStage};
use super::{Action, Choice, Chosen, Colour, DiceSet, Event, TurnStep};
use mallard_engine::{EventSink, Seat};

/// Plays an action that [`super::check`] allowed.
#[inline]
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let choice = match action {
        Action::Reroll(dice) => return state.reroll(dice, events),
        Action::Write(colour) => Choice::Write(colour),
        Action::Pass => Choice::Pass,
    };
    match state.stage {
        TurnStage::Everyone(choices) => state.choose(choices, seat, choice, events),
        _ => state.decide_active(choice, events),
    }
}

impl State {
    /// Step A: rerolls these dice; the empty set keeps all seven (QTM-5).
    #[inline]
    fn reroll(&mut self, again: DiceSet, events: &mut impl EventSink<Event>) {
        let (seat, before) = (self.active, self.dice);
        self.dice.reroll(again, &mut self.rng);
        self.rerolled = again;
        self.stage = TurnStage::Active;
        if again.is_empty() {
            events.push(Event::KeptAll { seat });
        } else {
            events.push(Event::Rerolled { seat, again, before, after: self.dice });
        }
        events.push(Event::Valued { values: self.dice.values() });
    }

    /// Step B: the active seat writes or passes (QTM-6). If its sheet is full now, the match ends
    /// at once (QTM-11).
    #[inline]
    fn decide_active(&mut self, choice: Choice, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.carry_out(seat, choice, TurnStep::Active, events);
        let aside = match choice {
            Choice::Write(colour) => Some(colour),
            Choice::Pass => None,
        };
        if self.sheet(seat).is_full() {
            self.end(events);
        } else {
            self.stage = TurnStage::Everyone(Choices::open(aside));
        }
    }

    /// Step C: a seat chooses, and the last choice carries out all of them (QTM-7).
    #[inline]
    fn choose(
        &mut self,
        mut choices: Choices,
        seat: Seat,
        choice: Choice,
        events: &mut impl EventSink<Event>,
    ) {
        choices.made[seat.index()] = Some(choice);
        self.stage = TurnStage::Everyone(choices);
        events.push(Event::Chose { seat, chosen: Chosen::Seen(choice) });
        if choices.owed(self.seats).is_empty() {
            self.finish_turn(choices, events);
        }
    }

    /// Carries out all writes, the active seat's first; then the penalty; then the end checks
    /// (QTM-9).
    #[inline]
    fn finish_turn(&mut self, choices: Choices, events: &mut impl EventSink<Event>) {
        for seat in self.active.clockwise(self.seats) {
            let choice = choices.made[seat.index()].unwrap_or(Choice::Pass);
            self.carry_out(seat, choice, TurnStep::Everyone, events);
        }
        let passed = choices.made[self.active.index()] == Some(Choice::Pass);
        if choices.aside.is_none() && passed {
            self.penalise(events);
        }
        if self.ended() {
            self.end(events);
        } else {
            self.next_turn(events);
        }
    }

    /// The active seat fills its next penalty box (QTM-9).
    fn penalise(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let sheet = &mut self.sheets[seat.index()];
        sheet.penalties += 1;
        events.push(Event::Penalised { seat, place: sheet.penalties });
    }

    #[inline]
    fn carry_out(
        &mut self,
        seat: Seat,
        choice: Choice,
        step: TurnStep,
        events: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Write(colour) => self.write(seat, colour, step, events),
            Choice::Pass => events.push(Event::Passed { seat, step }),
        }
    }

    #[inline]
    fn write(
        &mut self,
        seat: Seat,
        colour: Colour,
        step: TurnStep,
        events: &mut impl EventSink<Event>,
    ) {
        let number = self.dice.total(colour);
        let sheet = &mut self.sheets[seat.index()];
        let place = sheet.row_mut(colour).write(number);
        events.push(Event::Wrote { seat, step, colour, place, number });
        if let Some(points) = sheet.column(usize::from(place) - 1) {
            events.push(Event::ColumnFilled { seat, column: place, points });
        }
    }
}
