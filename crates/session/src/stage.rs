//! The displayed stage of a match: the table, the curtain, a pause, the result.

use super::turn::{InterruptState, Resting, TabletTurn};
use mallard_engine::{Pending, Seat, SeatSet, Standing};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The table, with the area of the player who decides or looks on.
    Play(Option<Seat>),
    /// The played card lands, before the screen that follows: the table for the player who played it, without a
    /// decision.
    Landing(Option<Seat>),
    /// The table between two players, with the hand of the one who peeks.
    Flat(Option<Seat>),
    /// The public view of the table: another tab plays the match.
    Watch,
    /// Something ended that all should see before play continues.
    Pause,
    /// The tablet passes to this seat: the public view of the table, and no hand.
    Curtain(Seat),
    /// The tablet passes to this seat, and nothing is shown: the table itself would reveal a secret.
    Closed(Seat),
    /// All players at these seats are asked aloud whether one of them acts. No hand is open during the question.
    Ask(SeatSet),
    /// A player wants to interrupt: who?
    Who,
    /// A deal or the match has ended, and its hidden cards are revealed. The pause or the result follows.
    TurnedUp,
    Over(Standing),
    /// A player ended the match before the rules did: the result.
    Ended,
}

impl Stage {
    /// Does it show the end of the match or of a part?
    pub const fn is_ending(self) -> bool {
        matches!(self, Self::TurnedUp | Self::Pause | Self::Over(_))
    }

    /// Does it show the end of the match, by the rules or not, or of a part of it? A pause that `reveals` choices ends
    /// none.
    pub const fn has_ended_part(self, reveals: bool) -> bool {
        match self {
            Self::Pause => !reveals,
            _ => self.is_ending() || matches!(self, Self::Ended),
        }
    }
}

/// The facts that determine the stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circumstances {
    pub(super) pending: Pending,
    pub(super) people: SeatSet,
    pub(super) turn: TabletTurn,
    /// Does another tab play the match?
    pub(super) elsewhere: bool,
    pub(super) handoff: Handoff,
    /// Did a player end the match before the rules did?
    pub(super) ended: bool,
}

/// How the tablet gets to another player who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Handoff {
    /// Freely: the decision shows nothing that only its seat may know.
    Open,
    /// With a question to all players at these seats, who may answer aloud that they decline.
    Word(SeatSet),
    Curtain,
    /// Freely, whatever it shows: all hands are open.
    Practice,
}

/// The situation that the shared table shows in addition to the view, in one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Situation {
    pub stage: Stage,
    /// The seats the match cannot continue without.
    pub owed: SeatSet,
    /// The seat whose area is shown.
    pub seat: Option<Seat>,
    /// The seat whose hand is open to the current viewer.
    pub open_hand: Option<Seat>,
    /// Does the screen show what only one player may know?
    pub private: bool,
    /// Can the current viewer act?
    pub acting: bool,
    /// Is it the viewer's first decision in the match?
    pub first: bool,
    /// The player who interrupts, once that is known.
    pub interrupting: Option<Seat>,
    /// Can the viewer only interrupt another seat's decision, without having been asked?
    pub may_interrupt: bool,
    /// Does the viewer see cards that the next decision hides?
    pub glimpsing: bool,
    /// The player whose decision can be undone, if any.
    pub undoer: Option<Seat>,
    /// Are all hands open, because it is a practice round?
    pub practice: bool,
}

impl Situation {
    /// Does the prompt only name the player the match waits for? It need not be read aloud at every step: the last
    /// action is.
    pub const fn is_idle(&self) -> bool {
        let asked = matches!(self.stage, Stage::Ask(_));
        (!self.acting || self.may_interrupt)
            && self.interrupting.is_none()
            && !self.glimpsing
            && !asked
    }
}

/// Determines the stage. It follows from the match and from the viewer, so the next hand can never flash before the
/// curtain.
pub(super) fn stage(moment: Circumstances) -> Stage {
    let Circumstances { pending, people, turn, elsewhere, handoff, ended } = moment;
    let TabletTurn {
        tablet: lie,
        looking,
        requested,
        interrupt,
        glimpses,
        paused,
        volunteer,
        rest,
        ..
    } = turn;
    let closes = paused || matches!(pending, Pending::Over(_));
    let alone_with_it = |seat| {
        let sees = looking == Some(seat) || handoff == Handoff::Practice;
        if sees { Stage::Play(Some(seat)) } else { Stage::Closed(seat) }
    };
    let handed = |seat| match handoff {
        Handoff::Word(asked) if volunteer != Some(seat) => {
            // They have all declined, or one of them looks: the app decides for the others.
            let silent = asked.is_empty() || volunteer.is_some();
            let alone = looking.map(SeatSet::only) == Some(asked);
            if silent || alone { Stage::Play(looking) } else { Stage::Ask(asked) }
        }
        Handoff::Word(_) | Handoff::Curtain if looking != Some(seat) => Stage::Curtain(seat),
        Handoff::Word(_) | Handoff::Curtain | Handoff::Open | Handoff::Practice => {
            Stage::Play(Some(seat))
        }
    };
    match (pending, interrupt) {
        _ if closes && rest == Resting::TurnedUp => Stage::TurnedUp,
        _ if closes && rest == Resting::Landing && lie.is_flat() => Stage::Flat(lie.peeking()),
        _ if closes && rest == Resting::Landing => Stage::Landing(looking),
        (Pending::Over(standing), _) => Stage::Over(standing),
        _ if ended => Stage::Ended,
        _ if elsewhere => Stage::Watch,
        _ if paused => Stage::Pause,
        _ if lie.is_flat() => Stage::Flat(lie.peeking()),
        // It ends with the next decision, so no one decides before it was seen.
        _ if !glimpses.is_empty() => {
            let here = looking.filter(|&seat| glimpses.has(seat));
            // A player who sees it on a phone needs no tablet.
            here.or(glimpses.and(people).first()).map_or(Stage::Play(looking), alone_with_it)
        }
        (_, InterruptState::Asked) => Stage::Who,
        // The possible interrupts are a secret, without regard to the others' actions.
        (_, InterruptState::By(seat)) => alone_with_it(seat),
        (Pending::Decide { owed, may }, InterruptState::None) => {
            let requested = requested.filter(|&seat| owed.or(may).and(people).has(seat));
            if requested.is_some() {
                return Stage::Play(requested);
            }
            let asked = pending.owed().and(people);
            let next = match looking {
                Some(seat) => asked.first_from(seat),
                None => asked.first(),
            };
            match next {
                Some(seat) => match handed(seat) {
                    Stage::Curtain(_) | Stage::Ask(_)
                        if rest == Resting::Landing && looking.is_some() =>
                    {
                        Stage::Landing(looking)
                    }
                    stage => stage,
                },
                // The bots' turn.
                None => Stage::Play(looking),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tablet_mode::TabletMode;
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    /// Two human players: the first has the tablet, the second has to decide in private.
    fn moment() -> Circumstances {
        Circumstances {
            pending: owed(SeatSet::only(TWO)),
            people: SeatSet::all(2),
            turn: TURN,
            elsewhere: false,
            handoff: Handoff::Curtain,
            ended: false,
        }
    }

    const TURN: TabletTurn = TabletTurn {
        tablet: TabletMode::InHand,
        alone: None,
        looking: Some(ONE),
        requested: None,
        interrupt: InterruptState::None,
        glimpses: SeatSet::EMPTY,
        paused: false,
        volunteer: None,
        declined: SeatSet::EMPTY,
        rest: Resting::Over,
    };

    /// The moment with another turn.
    fn with(turn: TabletTurn) -> Circumstances {
        Circumstances { turn, ..moment() }
    }

    fn owed(seats: SeatSet) -> Pending {
        Pending::Decide { owed: seats, may: SeatSet::EMPTY }
    }

    #[test]
    fn one_person_among_bots_never_meets_the_curtain() {
        let people = SeatSet::only(ONE);
        for asked in [ONE, TWO] {
            let pending = owed(SeatSet::only(asked));
            for interrupt in [InterruptState::None, InterruptState::By(ONE)] {
                let moment = with(TabletTurn { interrupt, ..TURN });
                assert_eq!(
                    stage(Circumstances { pending, people, ..moment }),
                    Stage::Play(Some(ONE))
                );
            }
        }
    }

    #[test]
    fn the_curtain_falls_when_another_person_is_asked() {
        assert_eq!(stage(moment()), Stage::Curtain(TWO));
        let held_by = |looking| stage(with(TabletTurn { looking, ..TURN }));
        assert_eq!(held_by(Some(TWO)), Stage::Play(Some(TWO)));
        assert_eq!(held_by(None), Stage::Curtain(TWO));
    }

    #[test]
    fn while_a_card_lands_the_table_keeps_the_view_of_its_player() {
        let rest = Resting::Landing;
        let landing = |looking| stage(with(TabletTurn { looking, rest, ..TURN }));
        assert_eq!(landing(Some(ONE)), Stage::Landing(Some(ONE)));
        assert_eq!(landing(None), Stage::Curtain(TWO), "the match was opened again");
        let glimpses = SeatSet::only(TWO);
        let glimpse = stage(with(TabletTurn { glimpses, rest, ..TURN }));
        assert_eq!(glimpse, Stage::Closed(TWO));
    }

    #[test]
    fn before_a_pause_or_the_result_the_last_card_lands_and_hidden_cards_turn_up() {
        let standing = Standing::by(2, |one, other| one.cmp(&other));
        let over = |turn| Circumstances { pending: Pending::Over(standing), ..with(turn) };
        let paused = |turn: TabletTurn| with(TabletTurn { paused: true, ..turn });
        let flat = TabletTurn { tablet: TabletMode::Flat { peeking: None }, ..TURN };
        for ended in [&over as &dyn Fn(TabletTurn) -> Circumstances, &paused] {
            let at = |rest, turn: TabletTurn| stage(ended(TabletTurn { rest, ..turn }));
            assert_eq!(at(Resting::Landing, TURN), Stage::Landing(Some(ONE)));
            assert_eq!(at(Resting::Landing, flat), Stage::Flat(None));
            assert_eq!(at(Resting::TurnedUp, TURN), Stage::TurnedUp);
            assert_eq!(at(Resting::TurnedUp, flat), Stage::TurnedUp);
        }
        assert_eq!(stage(over(TURN)), Stage::Over(standing));
        assert_eq!(stage(paused(TURN)), Stage::Pause);
    }

    #[test]
    fn an_open_decision_needs_no_curtain() {
        assert_eq!(
            stage(Circumstances { handoff: Handoff::Open, ..moment() }),
            Stage::Play(Some(TWO))
        );
    }

    #[test]
    fn a_requested_part_is_shown_while_it_can_act() {
        let both = owed(SeatSet::all(2));
        let wanted = |seat, pending| {
            let moment = with(TabletTurn { requested: Some(seat), ..TURN });
            stage(Circumstances { handoff: Handoff::Open, pending, ..moment })
        };
        assert_eq!(wanted(TWO, both), Stage::Play(Some(TWO)));
        let ready = Pending::Decide { owed: SeatSet::only(ONE), may: SeatSet::only(TWO) };
        assert_eq!(wanted(TWO, ready), Stage::Play(Some(TWO)));
        assert_eq!(wanted(TWO, owed(SeatSet::only(ONE))), Stage::Play(Some(ONE)));
        assert_eq!(wanted(Seat::new(2), both), Stage::Play(Some(ONE)), "a bot's");
    }

    #[test]
    fn a_spoken_question_does_not_depend_on_the_tablets_owner() {
        let both = SeatSet::all(2);
        let asked =
            |asked, turn| stage(Circumstances { handoff: Handoff::Word(asked), ..with(turn) });
        for looking in [None, Some(ONE), Some(TWO)] {
            assert_eq!(asked(both, TabletTurn { looking, ..TURN }), Stage::Ask(both));
        }
        assert_eq!(asked(SeatSet::only(TWO), TURN), Stage::Ask(SeatSet::only(TWO)));
        // The only one who may has the hand open already.
        assert_eq!(asked(SeatSet::only(ONE), TURN), Stage::Play(Some(ONE)));
        let interrupt = InterruptState::By(TWO);
        assert_eq!(asked(both, TabletTurn { interrupt, ..TURN }), Stage::Closed(TWO));
        let rest = Resting::Landing;
        assert_eq!(asked(both, TabletTurn { rest, ..TURN }), Stage::Landing(Some(ONE)));
    }

    #[test]
    fn a_volunteer_looks_and_after_all_decline_no_player_is_asked() {
        let asked =
            |asked, turn| stage(Circumstances { handoff: Handoff::Word(asked), ..with(turn) });
        let comes = TabletTurn { looking: Some(TWO), volunteer: Some(TWO), ..TURN };
        assert_eq!(asked(SeatSet::all(2), comes), Stage::Play(Some(TWO)));
        let away = TabletTurn { looking: None, ..comes };
        assert_eq!(asked(SeatSet::all(2), away), Stage::Curtain(TWO));
        assert_eq!(asked(SeatSet::EMPTY, TabletTurn { looking: None, ..TURN }), Stage::Play(None));
    }

    #[test]
    fn when_several_are_asked_the_person_at_the_tablet_goes_first_and_the_next_follows() {
        let all = |looking| {
            let moment = with(TabletTurn { looking, ..TURN });
            stage(Circumstances { pending: owed(SeatSet::all(2)), ..moment })
        };
        assert_eq!(all(Some(TWO)), Stage::Play(Some(TWO)));
        assert_eq!(all(Some(ONE)), Stage::Play(Some(ONE)));
        assert_eq!(stage(moment()), Stage::Curtain(TWO));
    }

    #[test]
    fn no_player_takes_the_tablet_while_bots_play() {
        let pending = owed(SeatSet::only(Seat::new(2)));
        assert_eq!(stage(Circumstances { pending, ..moment() }), Stage::Play(Some(ONE)));
    }

    #[test]
    fn a_flat_tablet_has_no_curtain_and_depends_only_on_peeking() {
        for peeking in [None, Some(ONE), Some(TWO)] {
            let flat = TabletTurn { tablet: TabletMode::Flat { peeking }, ..TURN };
            assert_eq!(stage(with(flat)), Stage::Flat(peeking));
            assert_eq!(stage(with(TabletTurn { paused: true, ..flat })), Stage::Pause);
            assert_eq!(stage(Circumstances { elsewhere: true, ..with(flat) }), Stage::Watch);
        }
    }

    #[test]
    fn an_interrupting_player_gets_a_curtain_even_among_open_decisions() {
        let by = |interrupt| {
            let moment = with(TabletTurn { interrupt, ..TURN });
            stage(Circumstances {
                handoff: Handoff::Open,
                pending: owed(SeatSet::only(ONE)),
                ..moment
            })
        };
        assert_eq!(by(InterruptState::Asked), Stage::Who);
        assert_eq!(by(InterruptState::By(TWO)), Stage::Closed(TWO));
        assert_eq!(by(InterruptState::By(ONE)), Stage::Play(Some(ONE)));
    }

    #[test]
    fn a_practice_round_has_no_curtain_and_closes_nothing() {
        let practice = |turn| stage(Circumstances { handoff: Handoff::Practice, ..with(turn) });
        assert_eq!(practice(TURN), Stage::Play(Some(TWO)));
        let interrupt = InterruptState::By(TWO);
        assert_eq!(practice(TabletTurn { interrupt, ..TURN }), Stage::Play(Some(TWO)));
        let glimpses = SeatSet::only(TWO);
        assert_eq!(practice(TabletTurn { glimpses, ..TURN }), Stage::Play(Some(TWO)));
        assert_eq!(practice(TabletTurn { paused: true, ..TURN }), Stage::Pause);
    }

    #[test]
    fn a_glimpse_comes_before_the_next_decision() {
        let glimpse = |glimpses| {
            let moment = with(TabletTurn { glimpses, ..TURN });
            stage(Circumstances { handoff: Handoff::Open, ..moment })
        };
        assert_eq!(glimpse(SeatSet::only(ONE)), Stage::Play(Some(ONE)));
        assert_eq!(glimpse(SeatSet::only(TWO)), Stage::Closed(TWO));
        assert_eq!(glimpse(SeatSet::all(2)), Stage::Play(Some(ONE)));
    }

    #[test]
    fn a_match_that_is_played_elsewhere_is_only_watched() {
        let elsewhere = Circumstances { elsewhere: true, ..moment() };
        for interrupt in [InterruptState::None, InterruptState::Asked, InterruptState::By(TWO)] {
            for (paused, wanted) in [(false, None), (true, None), (false, Some(TWO))] {
                let turn = TabletTurn { requested: wanted, interrupt, paused, ..TURN };
                let moment = Circumstances { turn, ..elsewhere };
                let glimpsed = TabletTurn { glimpses: SeatSet::only(ONE), ..turn };
                assert_eq!(stage(moment), Stage::Watch);
                assert_eq!(stage(Circumstances { turn: glimpsed, ..moment }), Stage::Watch);
                assert_eq!(
                    stage(Circumstances { people: SeatSet::only(ONE), ..moment }),
                    Stage::Watch
                );
            }
        }
        let standing = Standing::by(2, |one, other| one.cmp(&other));
        // The match is over: two tabs have nothing more to write.
        let over = Circumstances { pending: Pending::Over(standing), ..elsewhere };
        assert_eq!(stage(over), Stage::Over(standing));
    }

    #[test]
    fn a_match_that_was_ended_shows_its_result_in_every_tab() {
        for (paused, elsewhere) in [(false, false), (true, false), (false, true)] {
            let turn = TabletTurn { paused, glimpses: SeatSet::all(2), ..TURN };
            assert_eq!(stage(Circumstances { elsewhere, ended: true, ..with(turn) }), Stage::Ended);
        }
    }

    #[test]
    fn a_pause_has_priority() {
        for interrupt in [InterruptState::None, InterruptState::Asked, InterruptState::By(TWO)] {
            assert_eq!(stage(with(TabletTurn { paused: true, interrupt, ..TURN })), Stage::Pause);
        }
    }
}
