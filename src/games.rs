//! The list of the games. Each is a feature of this crate.

pub use mallard_device::GameId;

use mallard_device::GameProfile;
use mallard_engine::FromPosition;
use mallard_words::GameText;

/// The requirements for a game: rules, bots, words and positions for its lesson.
pub trait Shelved: GameText + FromPosition {}

impl<G: GameText + FromPosition> Shelved for G {}

macro_rules! games {
    ($d:tt $($id:ident, $feature:literal => $folder:ident::$game:ident = $package:ident,)+) => {
        $(
            #[cfg(feature = $feature)]
            pub use $package as $folder;
        )+

        /// The games of this build, in the order of the home screen.
        pub const GAMES: &[GameId] = &[$(#[cfg(feature = $feature)] GameId::$id,)+];

        /// The value of an expression in which a name is the type of a game:
        /// `with_game!(game, G => G::about(lang).name)`.
        ///
        /// # Panics
        /// If the game is not in [`GAMES`](crate::games::GAMES).
        #[macro_export]
        macro_rules! with_game {
            ($d game:expr, $d name:ident => $d value:expr) => {
                match $d game {
                    $(
                        #[cfg(feature = $feature)]
                        $crate::games::GameId::$id => {
                            type $d name = $crate::games::$folder::$game;
                            $d value
                        }
                    )+
                    #[allow(unreachable_patterns, reason = "with all games")]
                    _ => unreachable!("this build does not have the game"),
                }
            };
        }

        /// Calls a macro with the lines of this list.
        #[macro_export]
        macro_rules! each_game {
            ($d callback:ident) => {
                $d callback! { $($id, $feature => $folder::$game,)+ }
            };
        }
    };
}

// A line for each game.
games! {
    $
    Durak, "durak" => durak::Durak = mallard_durak,
    Duckit, "duckit" => duckit::Duckit = mallard_duckit,
    Quantum, "quantum" => quantum::Quantum = mallard_quantum,
    DuckAndCover, "duck-and-cover" => duck_and_cover::DuckAndCover = mallard_duck_and_cover,
    DuckThatGoose, "duck-that-goose" => duck_that_goose::DuckThatGoose = mallard_duck_that_goose,
}

/// The profile of a game.
pub fn profile(game: GameId) -> &'static GameProfile {
    with_game!(game, G => const { &GameProfile::new::<G>() })
}
