//! A question to several players at once, which they answer aloud across the table.

use super::Session;
use crate::stage::{Handoff, Stage};
use mallard_engine::{Pending, Seat, SeatSet, Viewer};
use mallard_words::GameText;

impl<G: GameText> Session<G> {
    /// The players at the tablet who may act, as far as all players know, and have not declined.
    pub(super) fn may_volunteer(&self) -> SeatSet {
        let may = G::SPOKEN.map(|spoken| (spoken.may)(&self.table.view(Viewer::Table)));
        may.unwrap_or_default().and(self.people).minus(self.turn.declined)
    }

    /// The players at the tablet decline. Returns the decisions that follow from it now; those of players whom the
    /// rules ask after a bot follow after the bot's ([`Self::next`](crate::NextDecision)).
    pub fn decline(&mut self, stage: Stage) -> Vec<(Seat, G::Action)> {
        let Stage::Ask(asked) = stage else { return Vec::new() };
        self.turn = self.turn.declined(asked);
        self.passes(None)
    }

    /// The player at this seat wants to act, and looks at their hand. The players whom the rules ask before this one
    /// have declined: returns their decisions.
    pub fn volunteer(&mut self, seat: Seat) -> Vec<(Seat, G::Action)> {
        if !self.may_volunteer().has(seat) {
            return Vec::new();
        }
        self.turn = self.turn.volunteered(seat);
        self.passes(Some(seat))
    }

    /// The decision that the app makes for a player who has declined across the table, or who, as all know, has no
    /// other.
    pub(crate) fn next_pass(&self) -> Option<(Seat, G::Action)> {
        let Handoff::Word(asked) = self.handoff() else { return None };
        let volunteer = self.turn.volunteer;
        let has_answers = asked.is_empty() || volunteer.is_some();
        has_answers.then(|| self.passes(volunteer)).and_then(|silent| silent.first().copied())
    }

    /// The action with which the player who came forward declines after all; `None` if no one came forward.
    pub fn after_all(&self) -> Option<G::Action> {
        self.turn.volunteer.and(self.spoken())
    }

    /// Declines after all, if this is the decision of the player who came forward: the question returns for those who
    /// have not declined, and those before this player are asked again too. False if it is another decision.
    pub(super) fn withdraw(&mut self, seat: Seat, action: G::Action) -> bool {
        let withdraws = self.turn.volunteer == Some(seat) && self.after_all() == Some(action);
        if withdraws {
            self.take_back_silence();
            self.turn = self.turn.declined(SeatSet::only(seat));
            if self.may_volunteer().is_empty() {
                // This player keeps the tablet: the others have not looked at it in between.
                self.turn = self.turn.taken(seat);
                for (seat, action) in self.passes(None) {
                    self.decide(seat, action);
                }
            }
        }
        withdraws
    }

    /// Withdraws the players' answers since the last action: the question returns.
    pub(super) fn take_back_silence(&mut self) {
        let Some(spoken) = self.spoken() else { return };
        let by_word = |&(seat, action): &(Seat, G::Action)| {
            action == spoken && self.people.has(seat) && self.people.len() > 1
        };
        let count = self.table.log().iter().rev().take_while(|step| by_word(step)).count();
        for _ in 0..count {
            self.table.undo();
        }
        self.cut();
    }

    /// The decisions of the players at the tablet who decline, one after the other as the rules ask them, up to `until`
    /// or to a seat that is not at the tablet.
    fn passes(&self, until: Option<Seat>) -> Vec<(Seat, G::Action)> {
        let mut decisions = Vec::new();
        let Some(action) = self.spoken() else { return decisions };
        let mut state = self.table.state().clone();
        for _ in 0..self.table.setup().seats {
            let Pending::Decide { owed, .. } = G::pending(&state) else { break };
            let here = owed.and(self.people).first().filter(|&seat| Some(seat) != until);
            let Some(seat) = here.filter(|&seat| G::check(&state, seat, action).is_ok()) else {
                break;
            };
            G::take_step(&mut state, seat, action, &mut ());
            decisions.push((seat, action));
        }
        decisions
    }

    /// The action with which the deciding seat can answer aloud, derived from the public view.
    pub(super) fn spoken(&self) -> Option<G::Action> {
        (G::SPOKEN?.action)(&self.table.view(Viewer::Table))
    }
}
