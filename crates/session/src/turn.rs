//! Who has the tablet, and what must happen before play continues.

use super::tablet_mode::TabletMode;
use mallard_engine::{Seat, SeatSet};

/// Has a player other than the one the match waits for asked for the tablet?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterruptState {
    None,
    /// A player has, but it is not yet known who.
    Asked,
    By(Seat),
}

/// Who has the tablet, and the open views and questions. None of it is saved: it follows from any position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TabletTurn {
    pub tablet: TabletMode,
    /// The only human player at the table, who needs no curtain.
    pub alone: Option<Seat>,
    /// The player who took the tablet in private.
    pub looking: Option<Seat>,
    /// The player whose part was asked for, where all is open.
    pub requested: Option<Seat>,
    pub interrupt: InterruptState,
    /// The players who see cards only now, and have not yet confirmed them.
    pub glimpses: SeatSet,
    /// Is the last step's pause still open?
    pub paused: bool,
    /// The player who has come forward across the table, and looks at their hand.
    pub volunteer: Option<Seat>,
    /// The players who have declined across the table, until the next action.
    pub declined: SeatSet,
    /// Does the table rest after the last step, so that all see it?
    pub rest: Resting,
}

/// The state of the table between a step and the screen that follows: the curtain, a pause, the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Resting {
    /// Nothing: that screen is there.
    #[default]
    Over,
    /// The played card lands, on the table as it was for the player who played it.
    Landing,
    /// A deal or the match has ended: its hidden cards are revealed.
    TurnedUp,
}

/// The conditions of a position before play continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stops {
    /// The players who see cards only until the next decision.
    pub glimpses: SeatSet,
    /// Did the last step end something that all should see?
    pub paused: bool,
}

impl TabletTurn {
    /// The turn of a position that was opened; `alone` is the only human player at the table.
    pub const fn opened(alone: Option<Seat>, stops: Stops) -> Self {
        let Stops { glimpses, paused } = stops;
        Self {
            tablet: TabletMode::InHand,
            alone,
            looking: alone,
            requested: None,
            interrupt: InterruptState::None,
            glimpses,
            paused,
            volunteer: None,
            declined: SeatSet::EMPTY,
            rest: Resting::Over,
        }
    }

    /// The turn after `seat` has decided. The decision also ends a pause.
    #[must_use]
    pub fn decided(self, seat: Seat, stops: Stops) -> Self {
        let Stops { glimpses, paused } = stops;
        let requested = self.requested.filter(|&requested| requested != seat);
        let interrupt = InterruptState::None;
        let rest = Resting::Over;
        let before = if self.paused { self.resumed() } else { self };
        Self { requested, interrupt, glimpses, paused, rest, ..before }
    }

    /// The turn after a player takes the tablet, or acts where nothing is hidden.
    #[must_use]
    pub const fn taken(self, seat: Seat) -> Self {
        Self { looking: Some(seat), ..self }
    }

    /// The turn after a player has come forward across the table.
    #[must_use]
    pub const fn volunteered(self, seat: Seat) -> Self {
        Self { volunteer: Some(seat), looking: Some(seat), ..self }
    }

    /// The turn after these players have declined across the table. All look at the tablet then.
    #[must_use]
    pub const fn declined(self, seats: SeatSet) -> Self {
        let declined = self.declined.or(seats);
        Self { volunteer: None, declined, looking: None, ..self }
    }

    /// The turn without answers across the table.
    #[must_use]
    pub const fn without_question(self) -> Self {
        Self { volunteer: None, declined: SeatSet::EMPTY, ..self }
    }

    #[must_use]
    pub const fn resting(self, rest: Resting) -> Self {
        Self { rest, ..self }
    }

    /// The turn after a request for a player's part.
    #[must_use]
    pub const fn with_request(self, seat: Seat) -> Self {
        Self { requested: Some(seat), ..self }
    }

    /// The turn after a player wants to interrupt, or no longer does.
    #[must_use]
    pub const fn interrupted(self, interrupt: InterruptState) -> Self {
        Self { interrupt, ..self }
    }

    /// The turn after the tablet is set flat between two players, or back to being passed: no cards show until a player
    /// asks.
    #[must_use]
    pub const fn laid(self, flat: bool) -> Self {
        let lie = if flat { TabletMode::Flat { peeking: None } } else { TabletMode::InHand };
        Self { tablet: lie, looking: None, ..self }
    }

    #[must_use]
    pub fn peeked(self, seat: Seat) -> Self {
        Self { tablet: self.tablet.peeked(seat), ..self }
    }

    /// The turn after the player stops peeking.
    #[must_use]
    pub const fn hidden(self) -> Self {
        Self { tablet: self.tablet.hidden(), ..self }
    }

    /// The turn after this player has seen the cards that the next decision hides.
    #[must_use]
    pub fn seen(self, seat: Seat) -> Self {
        Self { glimpses: self.glimpses.without(seat), ..self }
    }

    /// The turn after no one has looked at the tablet for a while: no cards show until a player takes it, or asks.
    #[must_use]
    pub const fn closed(self) -> Self {
        Self { looking: self.alone, ..self.hidden() }
    }

    /// The turn after all have seen the pause. They looked at it together, so the tablet is no one's.
    #[must_use]
    pub const fn resumed(self) -> Self {
        Self { paused: false, ..self.closed() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);
    const NOTHING: Stops = Stops { glimpses: SeatSet::EMPTY, paused: false };

    fn turn() -> TabletTurn {
        TabletTurn::opened(None, NOTHING)
    }

    #[test]
    fn a_single_person_has_the_tablet_from_the_start() {
        assert_eq!(turn().looking, None);
        assert_eq!(TabletTurn::opened(Some(TWO), NOTHING).looking, Some(TWO));
    }

    #[test]
    fn a_flat_tablet_shows_no_cards_and_a_raised_one_asks_whose_turn_it_is() {
        let flat = turn().taken(ONE).laid(true);
        assert_eq!((flat.tablet, flat.looking), (TabletMode::Flat { peeking: None }, None));
        let up = flat.peeked(ONE).laid(false);
        assert_eq!((up.tablet, up.looking), (TabletMode::InHand, None));
    }

    #[test]
    fn peeking_outlasts_a_decision_but_not_a_pause() {
        let peeking = turn().laid(true).peeked(ONE);
        assert_eq!(peeking.decided(ONE, NOTHING).tablet, TabletMode::Flat { peeking: Some(ONE) });
        let paused = peeking.decided(ONE, Stops { paused: true, ..NOTHING });
        assert_eq!(paused.resumed().tablet, TabletMode::Flat { peeking: None });
    }

    #[test]
    fn after_a_pause_no_one_has_the_tablet_but_a_person_alone() {
        let stops = Stops { paused: true, ..NOTHING };
        for (alone, then) in [(None, None), (Some(ONE), Some(ONE))] {
            let paused = TabletTurn::opened(alone, NOTHING).taken(ONE).decided(ONE, stops);
            assert_eq!(paused.looking, Some(ONE), "the pause itself is still that person's");
            assert_eq!(paused.resumed().looking, then);
            assert_eq!(paused.decided(TWO, NOTHING).looking, then, "a decision ends it");
        }
    }

    #[test]
    fn a_decision_ends_interrupts_and_leaves_the_tablet_where_it_is() {
        let asked = turn().taken(ONE).interrupted(InterruptState::By(TWO));
        let decided = asked.decided(TWO, NOTHING);
        assert_eq!(decided.interrupt, InterruptState::None);
        assert_eq!(decided.looking, Some(ONE));
    }

    #[test]
    fn a_volunteer_looks_and_a_decline_returns_the_tablet() {
        let comes = turn().taken(ONE).volunteered(TWO);
        assert_eq!((comes.looking, comes.volunteer), (Some(TWO), Some(TWO)));
        let declined = comes.declined(SeatSet::only(TWO)).declined(SeatSet::only(ONE));
        assert_eq!((declined.looking, declined.volunteer), (None, None));
        assert_eq!(declined.declined, SeatSet::all(2));
        assert_eq!(declined.without_question().declined, SeatSet::EMPTY);
    }

    #[test]
    fn a_part_that_was_asked_for_stays_until_its_own_seat_has_decided() {
        let wanting = turn().with_request(TWO);
        assert_eq!(wanting.decided(ONE, NOTHING).requested, Some(TWO));
        assert_eq!(wanting.decided(TWO, NOTHING).requested, None);
    }

    #[test]
    fn the_stops_of_a_step_replace_those_of_the_step_before() {
        let first = Stops { glimpses: SeatSet::only(ONE), paused: true };
        let stopped = turn().decided(TWO, first);
        assert_eq!((stopped.glimpses, stopped.paused), (SeatSet::only(ONE), true));
        let next = stopped.decided(ONE, NOTHING);
        assert_eq!((next.glimpses, next.paused), (SeatSet::EMPTY, false));
    }

    #[test]
    fn each_person_confirms_a_glimpse_and_one_confirmation_ends_a_pause() {
        let both = Stops { glimpses: SeatSet::all(2), paused: true };
        let stopped = TabletTurn::opened(None, both);
        assert_eq!(stopped.seen(ONE).glimpses, SeatSet::only(TWO));
        assert_eq!(stopped.seen(ONE).seen(TWO).glimpses, SeatSet::EMPTY);
        assert!(stopped.seen(ONE).paused);
        assert!(!stopped.resumed().paused);
    }
}
