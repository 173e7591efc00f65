//! The seat of a phone.

use mallard_engine::Seat;
use mallard_words::GameText;

/// The seat of a phone, as the tablet sent it.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(crate) struct RemoteSeat<G: GameText> {
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    /// The table at the end of a part of the match, while a pause shows it; or the table that its player looks at,
    /// if others have decided since.
    pub(crate) end: Option<G::View>,
    /// The table with everything revealed.
    pub(crate) open: Option<G::View>,
    /// May the seat take the last step back?
    pub(crate) undo: bool,
    /// Was the phone's last request refused?
    pub(crate) refused: bool,
    /// Has its player confirmed the position, and waits for the others?
    pub(crate) waits: bool,
    /// Would the tablet not receive a request now?
    pub(crate) cut_off: bool,
}

impl<G: GameText> RemoteSeat<G> {
    /// The phone's view. The state behind it is a determinization, so none of its hidden part is shown.
    pub(super) fn view(&self, stops: bool, laid_open: bool) -> G::View {
        let open = self.open.as_ref().filter(|_| laid_open);
        let end = self.end.as_ref().filter(|_| stops);
        open.or(end).unwrap_or(&self.view).clone()
    }

    pub(super) const fn has_end(&self) -> bool {
        self.end.is_some()
    }
}
