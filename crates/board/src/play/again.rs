//! "Show again": a second table of the match, for the steps that its player may have missed.

use crate::play::{GameUi, MatchUi, Tab, TableAgain};
use mallard_kit::prelude::*;
use mallard_session::Replay;

impl<G: GameUi> MatchUi<G> {
    #[expect(clippy::disallowed_methods, reason = "this is a table")]
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
}
