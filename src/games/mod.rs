//! The games, one folder each, and the list of them.

pub mod duck_and_cover;
pub mod duck_that_goose;
pub mod duckit;
pub mod durak;
pub mod quantum;

use crate::engine::{Bot, FromPosition, Game, Level};
use crate::words::{About, GameInfo as _, GameText, Lang};
use std::ops::RangeInclusive;

/// The requirements for a game: rules, bots, words and positions for its lesson.
pub trait Shelved: GameText + FromPosition {}

impl<G: GameText + FromPosition> Shelved for G {}

macro_rules! games {
    ($d:tt $($id:ident => $folder:ident::$game:ident,)+) => {
        /// A game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum GameId { $($id,)+ }

        impl GameId {
            /// Every game, in the order of the home screen.
            pub const ALL: &[Self] = &[$(Self::$id,)+];

            /// The game's name in addresses, saves and file names.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$id => <$folder::$game as crate::engine::Game>::SLUG,)+ }
            }

            /// The game with this slug, if any.
            pub const fn from_slug(slug: &str) -> Option<Self> {
                $({
                    const SLUG: &[u8] = <$folder::$game as crate::engine::Game>::SLUG.as_bytes();
                    if matches!(slug.as_bytes(), SLUG) {
                        return Some(Self::$id);
                    }
                })+
                None
            }
        }

        /// The value of an expression in which a name is the type of a game:
        /// `with_game!(game, G => G::about(lang).name)`.
        #[macro_export]
        macro_rules! with_game {
            ($d game:expr, $d name:ident => $d value:expr) => {
                match $d game {
                    $($crate::games::GameId::$id => {
                        type $d name = $crate::games::$folder::$game;
                        $d value
                    })+
                }
            };
        }

        /// Calls a macro with the lines of this list.
        #[macro_export]
        macro_rules! each_game {
            ($d callback:ident) => {
                $d callback! { $($id => $folder::$game,)+ }
            };
        }
    };
}

// The list, one line per game.
games! {
    $
    Durak => durak::Durak,
    Duckit => duckit::Duckit,
    Quantum => quantum::Quantum,
    DuckAndCover => duck_and_cover::DuckAndCover,
    DuckThatGoose => duck_that_goose::DuckThatGoose,
}

impl GameId {
    /// The possible numbers of seats.
    pub const fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => <G as Game>::SEATS)
    }

    /// The levels of its bots, weakest first.
    pub const fn levels(self) -> &'static [Level] {
        with_game!(self, G => <G as Bot>::LEVELS)
    }

    /// The game's name and description.
    pub fn about(self, lang: Lang) -> &'static About {
        with_game!(self, G => G::about(lang))
    }
}
