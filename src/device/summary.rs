//! The home screen's text about a saved match.

use super::matches::Glance;
use crate::games::GameId;
use crate::session::{Duck, Unopened};
use crate::vault::Stored;
use crate::words::{Lang, Piece, text};

/// A saved match in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Its id in the storage.
    pub id: String,
    /// The game; `None` if it cannot be opened.
    pub game: Option<GameId>,
    /// The game and its players, or why it cannot be opened.
    pub title: String,
    /// Whom it waits for, or who won; empty if no one has opened it yet.
    pub says: String,
    /// The players' ducks.
    pub ducks: Vec<Duck>,
    /// When it was saved, in milliseconds since 1970.
    pub saved_at: u64,
    /// Can it be continued?
    pub state: State,
    /// A small picture of the table.
    pub still: Vec<Vec<Piece>>,
}

/// Can it be continued?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It can be continued.
    Open,
    /// It is over.
    Finished,
    /// It cannot be opened.
    Broken,
}

impl Summary {
    /// Can it be continued?
    pub fn open(&self) -> bool {
        self.state == State::Open
    }
}

/// Puts a saved match into words. A fault inside the record shows when it is opened.
pub fn summarize(id: String, found: Stored<Glance>, lang: Lang) -> Summary {
    let broken = |id, why: Unopened| Summary {
        id,
        game: None,
        title: why.sentence(lang).to_owned(),
        says: String::new(),
        ducks: Vec::new(),
        saved_at: 0,
        state: State::Broken,
        still: Vec::new(),
    };
    let saved = match found {
        Stored::Value(saved) | Stored::Recovered(saved) => saved,
        Stored::Newer => return broken(id, Unopened::Newer),
        Stored::Damaged | Stored::Missing => return broken(id, Unopened::Damaged),
    };
    let Some(game) = GameId::from_slug(&saved.record.game) else {
        return broken(id, Unopened::UnknownGame);
    };
    if let Err(error) = with_game!(game, G => saved.record.recognize::<G>()) {
        return broken(id, error.into());
    }
    let (says, state, still) = match saved.label {
        None => (String::new(), State::Open, Vec::new()),
        Some(label) => {
            let says = label.says(lang).unwrap_or_default().to_owned();
            (says, if label.open { State::Open } else { State::Finished }, label.still)
        }
    };
    let names: Vec<_> = saved.players.iter().map(|player| player.shown_name(lang)).collect();
    let text = text(lang);
    Summary {
        id,
        game: Some(game),
        title: (text.home.resume_title)(game.about(lang).name, &(text.list_of_names)(&names)),
        says,
        ducks: saved.players.iter().map(|player| player.duck).collect(),
        saved_at: saved.saved_at,
        state,
        still,
    }
}
