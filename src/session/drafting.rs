//! A draft without the type of its options: the setup page is one, whatever the game.

use super::draft::Draft;
use super::players::Player;
use super::storage::Storage;
use crate::words::{Boxed, Control, Input, Lang, Place};
use std::fmt::Debug;

/// A match that is being set up.
pub trait Drafting: Send + Sync + Debug {
    /// Who plays.
    fn players(&self) -> Vec<Player>;
    /// Somebody was named, moved, or became somebody else.
    fn set_players(&mut self, players: Vec<Player>);
    /// Adds or removes players at the end until there are so many; the options follow.
    fn seat(&mut self, seats: u8);
    /// The options as rows.
    fn rows(&self, seats: u8, lang: Lang) -> Vec<OptionRow>;
    /// Somebody touched a row.
    fn touch(&mut self, touch: Touch);
    /// With so many seats, is it a deal that was shared, its rules as they came?
    fn is_shared(&self, seats: u8) -> bool;
    /// Remembers the setup, with these players.
    fn keep(&self, storage: &dyn Storage, players: Vec<Player>);
    /// Begins the match, remembers the setup, and tells the name of the match; nothing if it cannot be
    /// dealt.
    fn deal(&self, storage: &dyn Storage, lang: Lang) -> Option<String>;
}

/// A control that was touched, by its place, and where: the place of a choice; 0 for a switch and for
/// one less, 1 for one more.
pub type Touch = (usize, usize);

/// A control, as much of it as is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow {
    /// What it is about.
    pub title: String,
    /// What its present setting means.
    pub detail: String,
    /// Where it stands.
    pub place: Place,
    /// What can be touched.
    pub shown: Shown,
}

/// What of a control can be touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// One of a few, by what they say.
    OneOf {
        /// In their order.
        labels: Vec<String>,
        /// The place of the one that holds.
        chosen: Option<usize>,
    },
    /// On or off.
    Switch {
        /// Is it on?
        on: bool,
        /// Can it be flipped?
        possible: bool,
    },
    /// One less, and one more, by what the buttons say.
    Count {
        /// Less, then more.
        labels: [String; 2],
    },
}

impl OptionRow {
    fn of<O>(control: Control<O>) -> Self {
        let Control { title, detail, place, input } = control;
        let shown = match input {
            Input::OneOf { choices, chosen } => {
                let labels = choices.into_iter().map(|choice| choice.label).collect();
                Shown::OneOf { labels, chosen }
            }
            Input::Switch { on, flipped } => Shown::Switch { on, possible: flipped.is_some() },
            Input::Count { less, more } => Shown::Count { labels: [less.0, more.0] },
        };
        Self { title, detail, place, shown }
    }
}

/// What a touch at this place sets: options, and seats if they change with them.
fn touched<O>(input: Input<O>, place: usize) -> Option<(O, Option<u8>)> {
    match input {
        Input::OneOf { choices, .. } => {
            let choice = choices.into_iter().nth(place)?;
            Some((choice.options, choice.seats))
        }
        Input::Switch { flipped, .. } => Some((flipped?, None)),
        Input::Count { less, more } => Some((if place == 0 { less.1 } else { more.1 }, None)),
    }
}

impl<G: Boxed> Drafting for Draft<G> {
    fn players(&self) -> Vec<Player> {
        self.players.clone()
    }

    fn set_players(&mut self, players: Vec<Player>) {
        self.players = players;
    }

    fn seat(&mut self, seats: u8) {
        Self::seat(self, seats);
    }

    fn rows(&self, seats: u8, lang: Lang) -> Vec<OptionRow> {
        G::controls(&self.options, seats, lang).into_iter().map(OptionRow::of).collect()
    }

    fn touch(&mut self, (row, place): Touch) {
        let Some(seats) = self.seats() else { return };
        // In any language: what is set does not depend on it.
        let control = G::controls(&self.options, seats, Lang::En).into_iter().nth(row);
        let Some((options, asked)) = control.and_then(|control| touched(control.input, place))
        else {
            return;
        };
        self.choose(options);
        if let Some(seats) = asked {
            Self::seat(self, seats);
        }
    }

    fn is_shared(&self, seats: u8) -> bool {
        self.seed(usize::from(seats)).is_some()
    }

    fn keep(&self, storage: &dyn Storage, players: Vec<Player>) {
        let mut draft = self.clone();
        draft.set_players(players);
        draft.keep(storage);
    }

    fn deal(&self, storage: &dyn Storage, lang: Lang) -> Option<String> {
        self.clone().deal(storage, lang)
    }
}
