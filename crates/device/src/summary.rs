//! The home screen's text about a saved match.

use super::matches::SavedMatchHead;
use crate::{GameProfile, ProfileFn};
use mallard_codes::GameId;
use mallard_session::{Duck, OpenError};
use mallard_store::Stored;
use mallard_words::{Lang, Piece, device_messages, text};

/// A saved match in words.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedSummary {
    /// Its id in the storage.
    pub id: String,
    /// The game; `None` if it cannot be opened.
    pub game: Option<GameId>,
    /// The game and its players, or why it cannot be opened.
    pub title: String,
    /// Whom it waits for, or who won; empty if no one has opened it yet.
    pub status: String,
    pub ducks: Vec<Duck>,
    /// When it was saved, in milliseconds since 1970.
    pub saved_at: u64,
    pub state: SavedState,
    /// A small picture of the table.
    pub still: Vec<Vec<Piece>>,
}

/// Can it be continued?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedState {
    Open,
    Finished,
    /// It cannot be opened.
    Broken,
}

impl SavedSummary {
    pub fn open(&self) -> bool {
        self.state == SavedState::Open
    }
}

/// Puts a saved match into words. A fault inside the record shows when it is opened.
pub fn summarize(
    profile: ProfileFn,
    id: String,
    found: Stored<SavedMatchHead>,
    lang: Lang,
) -> SavedSummary {
    let broken = |id, why: OpenError| SavedSummary {
        id,
        game: None,
        title: why.sentence(lang).to_owned(),
        status: String::new(),
        ducks: Vec::new(),
        saved_at: 0,
        state: SavedState::Broken,
        still: Vec::new(),
    };
    let saved = match found {
        Stored::Value(saved) | Stored::Recovered(saved) => saved,
        Stored::Newer => return broken(id, OpenError::Newer),
        Stored::Damaged | Stored::Missing => return broken(id, OpenError::Damaged),
    };
    let Some(game) = GameId::from_slug(&saved.record.game) else {
        return broken(id, OpenError::UnknownGame);
    };
    let GameProfile { rules, about, .. } = profile(game);
    if let Err(error) = saved.record.recognize(game.slug(), *rules) {
        return broken(id, error.into());
    }
    let (status, state, still) = match saved.label {
        None => (String::new(), SavedState::Open, Vec::new()),
        Some(label) => {
            let mut status = label.status(lang).unwrap_or_default().to_owned();
            if label.branch {
                status = format!("{} · {status}", device_messages(lang).branch);
            }
            (status, if label.open { SavedState::Open } else { SavedState::Finished }, label.still)
        }
    };
    let names: Vec<_> = saved.players.iter().map(|player| player.shown_name(lang)).collect();
    let text = text(lang);
    SavedSummary {
        id,
        game: Some(game),
        title: (device_messages(lang).resume_title)(
            about(lang).name,
            &(text.list_of_names)(&names),
        ),
        status,
        ducks: saved.players.iter().map(|player| player.duck).collect(),
        saved_at: saved.saved_at,
        state,
        still,
    }
}
