//! The games by their types. Each is a feature of this crate.

pub use mallard_codes::GameId;

use mallard_codes::list_games;
use mallard_device::GameProfile;

macro_rules! games {
    (
        $d:tt
        games {
            $($id:ident, $module:ident, $slug:literal, $package:ident, $seats:expr,
                $year:literal-$month:literal-$day:literal;)+
        }
        drafts {
            $($draft:ident, $draft_module:ident, $draft_slug:literal, $draft_package:ident, $draft_seats:expr;)*
        }
    ) => {
        $(
            #[cfg(feature = $slug)]
            pub use $package as $module;
        )+
        $(
            #[cfg(feature = $draft_slug)]
            pub use $draft_package as $draft_module;
        )*

        /// The games of this build, in the order of the home screen.
        pub const GAMES: &[GameId] = &[
            $(#[cfg(feature = $slug)] GameId::$id,)+
            $(#[cfg(feature = $draft_slug)] GameId::$draft,)*
        ];

        /// Calls a macro with a line for each game: its type, its feature, its module.
        #[macro_export]
        macro_rules! each_game {
            ($d callback:ident $d($d more:tt)*) => {
                $d callback! {
                    $d($d more)*
                    $($id, $slug => $module::$id,)+
                    $($draft, $draft_slug => $draft_module::$draft,)*
                }
            };
        }

        /// The same for the games that are complete.
        #[macro_export]
        macro_rules! each_complete_game {
            ($d callback:ident) => {
                $d callback! { $($id, $slug => $module::$id,)+ }
            };
        }
    };
}
list_games!(games $);

macro_rules! dispatch {
    ($d:tt $($id:ident, $slug:literal => $module:ident::$game:ident,)+) => {
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
                        #[cfg(feature = $slug)]
                        $crate::games::GameId::$id => {
                            type $d name = $crate::games::$module::$game;
                            $d value
                        }
                    )+
                    #[allow(unreachable_patterns, reason = "with all games")]
                    _ => unreachable!("this build does not have the game"),
                }
            };
        }
    };
}
each_game!(dispatch $);

pub fn profile(game: GameId) -> &'static GameProfile {
    with_game!(game, G => const { &GameProfile::new::<G>() })
}
