//! Second tables of a match: "Show again", for the steps that its player may have missed, and moments, for decisions to try
//! again.

use crate::lesson::Coach;
use crate::play::{GameUi, MatchUi, MomentsTable, Tab, TableAgain};
use mallard_kit::prelude::*;
use mallard_session::{Replay, Session};

#[expect(clippy::disallowed_methods, reason = "these are tables")]
impl<G: GameUi> MatchUi<G> {
    pub(crate) fn show_again(self) -> Option<TableAgain> {
        let session = self.session.get_untracked();
        let steps = session.steps_again(self.now.get_untracked())?;
        let (mut shown, seat) = (session.clone(), steps.seat);
        let replay = Replay::new(session).ok()?;
        replay.show_again(&mut shown, *steps.steps.first()?, seat);
        let board = Self::new(self.app, Tab::unsaved(), shown, None, None);
        let show = move |step| {
            board.session.update(|session| replay.show_again(session, step, seat));
        };
        Some(TableAgain { handle: board.handle(), steps, show: Callback::new(show) })
    }

    /// On a phone: the moments of its player; `None` if there is none.
    pub(crate) fn phone_moments(self) -> Option<MomentsTable> {
        let (app, whole) = (self.app, self.session.get_untracked());
        let first = whole.phone_moment(0, app.lang_now())?;
        let show = move |board: Self, index| {
            if let Some(moment) = whole.phone_moment(index, app.lang_now()) {
                board.session.update(|session| *session = moment);
            }
        };
        Some(Self::moments(app, first, show))
    }

    /// A table of decisions to try again, which begins with the one in `first`.
    pub fn moments(
        app: App,
        first: Session<G>,
        show: impl Fn(Self, usize) + Send + Sync + 'static,
    ) -> MomentsTable {
        let coach = Coach::silent();
        let board = Self::new(app, Tab::unsaved(), first, Some(coach), None);
        MomentsTable {
            handle: board.handle(),
            coach,
            show: Callback::new(move |index| show(board, index)),
            ask: Callback::new(move |asks| board.ask_moment(asks)),
        }
    }
}
