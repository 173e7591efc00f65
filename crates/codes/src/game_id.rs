//! The list of the games: their names, and their numbers of seats.

use std::ops::RangeInclusive;

/// Calls a macro with `more` tokens and the list of the games, in the order of the home screen. Each has a line: its type, its module, its
/// slug, its package, its numbers of seats. A game that is complete also has its first day in the daily challenge, which
/// must be in the future when the line is added, because the challenge of a past day never changes. A draft has none,
/// and only a build with the feature `drafts` has it. `make game` adds the line of a draft.
#[macro_export]
macro_rules! list_games {
    ($callback:ident $($more:tt)*) => {
        $callback! {
            $($more)*
            games {
                Durak, durak, "durak", mallard_durak, 2..=6, 2026-1-1;
                Duckit, duckit, "duckit", mallard_duckit, 3..=3, 2026-1-1;
                Quantum, quantum, "quantum", mallard_quantum, 2..=4, 2026-1-1;
                DuckAndCover, duck_and_cover, "duck-and-cover", mallard_duck_and_cover, 2..=7, 2026-1-1;
                DuckThatGoose, duck_that_goose, "duck-that-goose", mallard_duck_that_goose, 2..=9, 2026-1-1;
            }
            drafts {
            }
        }
    };
}

macro_rules! game_ids {
    (
        games {
            $($id:ident, $module:ident, $slug:literal, $package:ident, $seats:expr,
                $year:literal-$month:literal-$day:literal;)+
        }
        drafts {
            $($draft:ident, $draft_module:ident, $draft_slug:literal, $draft_package:ident, $draft_seats:expr;)*
        }
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameId {
            $($id,)+
            $(#[cfg(feature = "drafts")] $draft,)*
        }

        impl GameId {
            /// Every game, in the order of the home screen.
            pub const ALL: &[Self] = &[
                $(Self::$id,)+
                $(#[cfg(feature = "drafts")] Self::$draft,)*
            ];

            /// The game's name in addresses, saves and file names.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => $slug,)+
                    $(#[cfg(feature = "drafts")] Self::$draft => $draft_slug,)*
                }
            }

            /// The possible numbers of seats. A past match is checked by them before its game is loaded.
            pub const fn seats(self) -> RangeInclusive<u8> {
                match self {
                    $(Self::$id => $seats,)+
                    $(#[cfg(feature = "drafts")] Self::$draft => $draft_seats,)*
                }
            }

            /// The game's first day in the daily challenge: year, month, day. `None` for a draft.
            pub const fn first_day(self) -> Option<[u32; 3]> {
                match self {
                    $(Self::$id => Some([$year, $month, $day]),)+
                    $(#[cfg(feature = "drafts")] Self::$draft => None,)*
                }
            }
        }
    };
}

list_games!(game_ids);

impl GameId {
    pub const fn is_draft(self) -> bool {
        self.first_day().is_none()
    }

    /// Is it the easiest one to begin with? It has the shortest rules.
    pub fn is_easiest(self) -> bool {
        self == Self::Quantum
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.slug() == slug)
    }
}
