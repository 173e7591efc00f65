//! The games, by name, and their numbers of seats.

use std::ops::RangeInclusive;

macro_rules! game_ids {
    ($($id:ident = $slug:literal, $seats:expr;)+) => {
        /// A game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum GameId { $($id,)+ }

        impl GameId {
            /// Every game, in the order of the home screen.
            pub const ALL: &[Self] = &[$(Self::$id,)+];

            /// The game's name in addresses, saves and file names.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$id => $slug,)+ }
            }

            /// The possible numbers of seats. A past match is checked by them before its game is loaded.
            pub const fn seats(self) -> RangeInclusive<u8> {
                match self { $(Self::$id => $seats,)+ }
            }

            /// The game with this slug, if any.
            pub const fn from_slug(slug: &str) -> Option<Self> {
                $({
                    const SLUG: &[u8] = $slug.as_bytes();
                    if matches!(slug.as_bytes(), SLUG) {
                        return Some(Self::$id);
                    }
                })+
                None
            }
        }
    };
}

// A line for each game.
game_ids! {
    Durak = "durak", 2..=6;
    Duckit = "duckit", 3..=3;
    Quantum = "quantum", 2..=4;
    DuckAndCover = "duck-and-cover", 2..=7;
    DuckThatGoose = "duck-that-goose", 2..=9;
}
