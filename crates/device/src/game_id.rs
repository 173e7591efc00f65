//! The games, by name.

macro_rules! game_ids {
    ($($id:ident = $slug:literal,)+) => {
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
    Durak = "durak",
    Duckit = "duckit",
    Quantum = "quantum",
    DuckAndCover = "duck-and-cover",
    DuckThatGoose = "duck-that-goose",
}
