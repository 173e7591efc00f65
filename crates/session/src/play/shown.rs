//! The displayed part of a match, and its viewer.

use super::{Mode, MomentRun, RemoteSeat, Session};
use crate::stage::{Circumstances, Handoff, Situation, Stage, stage};
use crate::turn::InterruptState;
use mallard_engine::{Seat, SeatSet, Viewer};
use mallard_words::{GameText, Privacy};

impl<G: GameText> Session<G> {
    /// The stage of the match; `elsewhere`: does another tab play it?
    pub fn stage(&self, elsewhere: bool) -> Stage {
        match self.mode {
            Mode::Replay(_) => return Stage::Watch,
            Mode::Moment(MomentRun { seat, .. }) => return Stage::Play(Some(seat)),
            Mode::Again(seat) => return Stage::Curtain(seat),
            Mode::Match | Mode::Lesson(_) | Mode::Phone(_) => {}
        }
        let Self { people, turn, .. } = *self;
        let ended = self.seating.has_ended();
        let (pending, handoff) = (self.table.pending(), self.handoff());
        stage(Circumstances { pending, people, turn, elsewhere, handoff, ended })
    }

    pub(super) fn handoff(&self) -> Handoff {
        if self.is_practice() {
            return Handoff::Practice;
        }
        // Everyone may see everything, and screens call this too often to compute a view for that.
        if self.people.is_empty() || (self.alone().is_some() && self.turn.looking == self.alone()) {
            return Handoff::Open;
        }
        match G::privacy(&self.table.view(Viewer::Table)) {
            Privacy::Open | Privacy::Shared => Handoff::Open,
            Privacy::Secret if self.spoken().is_some() => Handoff::Word(self.may_volunteer()),
            Privacy::Secret => Handoff::Curtain,
        }
    }

    /// The seat whose area is shown.
    pub fn seat(&self, stage: Stage) -> Option<Seat> {
        match stage {
            Stage::Play(seat) | Stage::Landing(seat) => seat,
            Stage::Flat(peeking) => peeking,
            // The table turns to the next player.
            Stage::Curtain(seat) => Some(seat),
            // The player who looks on as hidden cards are revealed.
            Stage::TurnedUp => self.turn.looking,
            Stage::Over(_) => self.turn.looking.or(self.alone()),
            Stage::Pause if self.lays_open() => self.turn.looking,
            Stage::Ended => self.alone(),
            Stage::Watch | Stage::Ask(_) | Stage::Closed(_) | Stage::Pause | Stage::Who => None,
        }
    }

    /// The match in the view of the current viewer. A player who decides openly while others look on sees no more than
    /// they do, if the match has secrets.
    pub fn view(&self, stage: Stage) -> G::View {
        let viewer = match &self.mode {
            Mode::Replay(viewer) => *viewer,
            Mode::Again(_) => Viewer::Table,
            Mode::Moment(moment) => Viewer::Seat(moment.seat),
            // All hidden cards are revealed.
            _ if self.is_laid_open(stage) => Viewer::Everyone,
            Mode::Phone(RemoteSeat { end: Some(end), .. })
                if self.turn.paused || !self.turn.glimpses.is_empty() =>
            {
                return end.clone();
            }
            Mode::Phone(hand) => Viewer::Seat(hand.seat),
            Mode::Match | Mode::Lesson(_) => {
                let seen = self.seen_by(stage);
                if let Some(look) = seen.and_then(|seat| self.shared_look(seat)) {
                    return look;
                }
                seen.map_or(Viewer::Table, Viewer::Seat)
            }
        };
        self.view_of_end(viewer).unwrap_or_else(|| self.table.view(viewer))
    }

    /// The end of a part of the match, while a pause shows it.
    pub(crate) fn view_of_end(&self, viewer: Viewer) -> Option<G::View> {
        let end = self.end.as_ref().filter(|_| self.turn.paused)?;
        // The end of this part shows all hands; those of the next one stay closed.
        let open = G::is_fully_revealed(&G::view(end, Viewer::Table));
        Some(G::view(end, if open { Viewer::Everyone } else { viewer }))
    }

    /// Does everyone see everything now, because a deal or the match is over?
    fn is_laid_open(&self, stage: Stage) -> bool {
        match stage {
            Stage::Over(_) | Stage::TurnedUp => true,
            Stage::Pause => self.lays_open(),
            _ => false,
        }
    }

    /// Are hidden cards revealed in this pause, or before the result?
    pub(super) fn lays_open(&self) -> bool {
        G::is_fully_revealed(&self.table.view(Viewer::Table))
    }

    /// Does the table remain as it was at the end of the deal while a pause shows its result?
    pub(crate) fn keeps_table(&self) -> bool {
        let end = match &self.mode {
            Mode::Phone(hand) => hand.end.is_some(),
            _ => self.end.is_some(),
        };
        self.lays_open() || end
    }

    /// The seat whose hand is open to the current viewer.
    fn seen_by(&self, stage: Stage) -> Option<Seat> {
        let peeks = matches!(stage, Stage::Flat(_));
        let may_see = |&seat: &Seat| {
            peeks || self.turn.looking == Some(seat) || self.is_practice() || self.is_open()
        };
        self.seat(stage).filter(may_see)
    }

    /// Does the screen show what only one player may know, and others who play may come to see? A phone always does.
    fn is_private(&self, stage: Stage) -> bool {
        let shared = self.seating.owners().len() > 1 && !self.is_practice();
        let shows = match &self.mode {
            Mode::Phone(_) => true,
            Mode::Replay(viewer) => shared && matches!(viewer, Viewer::Seat(_)),
            Mode::Moment(_) => shared,
            Mode::Match => shared && !self.is_open() && self.seen_by(stage).is_some(),
            Mode::Lesson(_) | Mode::Again(_) => false,
        };
        shows && !self.is_laid_open(stage)
    }

    /// The situation in addition to the view, in one value.
    pub fn situation(&self, elsewhere: bool) -> Situation {
        let stage = self.stage(elsewhere);
        let interrupting = match self.turn.interrupt {
            InterruptState::By(seat) => Some(seat),
            InterruptState::None | InterruptState::Asked => None,
        };
        let seat = self.seat(stage);
        let acting = seat == self.decider(stage) && !self.offers(stage).is_empty();
        let last = || self.table.steps().last().map(|step| SeatSet::only(step.seat));
        let owed = match self.mode {
            // The seat that has just decided is marked, not the next one.
            Mode::Replay(_) | Mode::Again(_) => last().unwrap_or(SeatSet::EMPTY),
            // The end of a part marks no next seat.
            _ if self.is_closing() => SeatSet::EMPTY,
            // All who are asked are, not the one that the rules ask first.
            _ if matches!(stage, Stage::Ask(_)) => SeatSet::EMPTY,
            // Play continues once they have seen the cards that the next decision hides.
            // Those who look at the same time and have not begun are marked too.
            _ if !self.turn.glimpses.is_empty() => {
                let all = self.looks_together();
                let next = if all { self.table.pending().owed() } else { SeatSet::EMPTY };
                self.turn.glimpses.or(next)
            }
            _ if self.waits_for_others() => SeatSet::EMPTY,
            _ => self.table.pending().owed(),
        };
        // Where others may only interrupt, they are not asked.
        let may_interrupt = G::INTERRUPTS.is_some()
            && acting
            && interrupting.is_none()
            && !seat.is_some_and(|seat| owed.has(seat));
        let decided = |seat: Seat| self.table.steps().iter().any(|step| step.seat == seat);
        Situation {
            stage,
            owed,
            seat,
            open_hand: self.seen_by(stage),
            private: self.is_private(stage),
            acting,
            first: acting && !may_interrupt && !seat.is_some_and(decided) && self.wait().is_none(),
            interrupting,
            may_interrupt,
            glimpsing: !self.turn.glimpses.is_empty() && !elsewhere,
            undoer: self.undoer(stage),
            practice: self.is_practice(),
        }
    }
}
