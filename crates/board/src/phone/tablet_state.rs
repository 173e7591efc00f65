//! A phone's knowledge of its tablet.

use mallard_words::{Lang, prompt_messages};

/// What a phone knows of its tablet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabletState {
    /// It shows the match.
    Here,
    /// It does, and has refused the phone's last request.
    Refused,
    /// It shows something else, and receives no request.
    Elsewhere,
    /// It has been silent for some seconds.
    Silent,
    /// It has been silent for a minute, or has ended the connection: the page says what to do.
    Lost,
}

impl TabletState {
    /// Would a request of the phone be lost?
    pub const fn is_cut_off(self) -> bool {
        matches!(self, Self::Elsewhere | Self::Silent | Self::Lost)
    }
}

/// On a phone whose tablet receives no request: what that means for its player.
pub fn cut_off_sentence(tablet: TabletState, lang: Lang) -> Option<&'static str> {
    let words = prompt_messages(lang);
    match tablet {
        TabletState::Here | TabletState::Refused => None,
        TabletState::Elsewhere => Some(words.elsewhere_follows),
        TabletState::Silent | TabletState::Lost => Some(words.silent_follows),
    }
}
