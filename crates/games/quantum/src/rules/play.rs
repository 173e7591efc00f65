//! Carries out an action.

use super::{Action, Choice, Chosen, Colour, DiceSet, Event, Phase, State, TurnStep};
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
    match state.public.phase {
        Phase::Everyone { aside } => state.choose(aside, seat, choice, events),
        _ => state.decide_active(choice, events),
    }
}

impl State {
    /// Step A: rerolls these dice; the empty set keeps all seven (QTM-5).
    #[inline]
    fn reroll(&mut self, again: DiceSet, events: &mut impl EventSink<Event>) {
        let public = &mut self.public;
        let (seat, before) = (public.active, public.dice);
        public.dice.reroll(again, &mut self.rng);
        public.rerolled = again;
        public.phase = Phase::Active;
        if again.is_empty() {
            events.push(Event::KeptAll { seat });
        } else {
            events.push(Event::Rerolled { seat, again, before, after: public.dice });
        }
        events.push(Event::Valued { values: public.dice.values() });
    }

    /// Step B: the active seat writes or passes (QTM-6). If its sheet is full now, the match ends
    /// at once (QTM-11).
    #[inline]
    fn decide_active(&mut self, choice: Choice, events: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        self.carry_out(seat, choice, TurnStep::Active, events);
        let aside = match choice {
            Choice::Write(colour) => Some(colour),
            Choice::Pass => None,
        };
        if self.public.sheet(seat).is_full() {
            self.end(events);
        } else {
            self.public.phase = Phase::Everyone { aside };
        }
    }

    /// Step C: a seat chooses, and the last choice carries out all of them (QTM-7).
    #[inline]
    fn choose(
        &mut self,
        aside: Option<Colour>,
        seat: Seat,
        choice: Choice,
        events: &mut impl EventSink<Event>,
    ) {
        self.choices[seat.index()] = Some(choice);
        events.push(Event::Chose { seat, chosen: Chosen::Seen(choice) });
        if self.owed().is_empty() {
            self.finish_turn(aside, events);
        }
    }

    /// Carries out all writes, the active seat's first; then the penalty; then the end checks
    /// (QTM-9).
    #[inline]
    fn finish_turn(&mut self, aside: Option<Colour>, events: &mut impl EventSink<Event>) {
        let active = self.public.active;
        let choices = std::mem::take(&mut self.choices);
        for seat in active.clockwise(self.public.seats) {
            let choice = choices[seat.index()].unwrap_or(Choice::Pass);
            self.carry_out(seat, choice, TurnStep::Everyone, events);
        }
        if aside.is_none() && choices[active.index()] == Some(Choice::Pass) {
            self.penalise(events);
        }
        if self.public.ended() {
            self.end(events);
        } else {
            self.next_turn(events);
        }
    }

    /// The active seat fills its next penalty box (QTM-9).
    fn penalise(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        let sheet = &mut self.public.sheets[seat.index()];
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
        let number = self.public.dice.total(colour);
        let sheet = &mut self.public.sheets[seat.index()];
        let place = sheet.row_mut(colour).write(number);
        events.push(Event::Wrote { seat, step, colour, place, number });
        if let Some(points) = sheet.column(usize::from(place) - 1) {
            events.push(Event::ColumnFilled { seat, column: place, points });
        }
    }
}
