//! The other devices of a match.

use mallard_session::{PhoneConnections, PhoneSession};
use mallard_words::GameText;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

/// Sends a message to the tablet.
pub(crate) type SendFn = Rc<dyn Fn(&str)>;

/// The other devices of a match on screen.
pub(crate) enum RemotePlayers<G: GameText> {
    /// There is none.
    None,
    /// This tablet runs the match, and these phones play in it.
    Phones(PhoneConnections<G>),
    /// A tablet runs the match, and this phone plays in it.
    Tablet {
        phone_session: Rc<RefCell<PhoneSession<G>>>,
        /// Sends a message to it.
        send_fn: SendFn,
    },
}

// A derived impl would add the text of every game's types to the program.
impl<G: GameText> fmt::Debug for RemotePlayers<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("RemotePlayers")
    }
}
