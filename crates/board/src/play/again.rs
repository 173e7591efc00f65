//! "Show again": a second table of the match, for the steps that its player may have missed.

use crate::play::{GameUi, MatchUi, MatchUiHandle, Tab};
use mallard_kit::prelude::*;
use mallard_session::{Replay, StepsAgain};

/// A table that shows steps of the running match again; the match itself stays as it is.
#[derive(Clone, Debug)]
pub struct TableAgain {
    /// The table of the step that is shown.
    pub handle: MatchUiHandle,
    /// The steps, and whose last decision they follow.
    pub steps: StepsAgain,
    /// Shows the step with this number.
    pub show: Callback<usize>,
}

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
