//! What is known of a game without its rules.

use mallard_codes::GameId;
use mallard_words::{About, Counts, GameInfo, Lang, ScreenFacts};

/// A game without its rules, as the lists of games and matches show it.
#[derive(Debug)]
pub struct GameProfile {
    /// The number of its rules ([`Game::RULES`](mallard_engine::Game::RULES)).
    pub rules: u32,
    /// What a match counts.
    pub counts: Counts,
    /// Do its pauses only reveal choices ([`ScreenFacts::TURNS_UP`])?
    pub turns_up: bool,
    pub has_suits: bool,
    /// The duration of the daily challenge, in minutes.
    pub brief: u8,
    pub about: fn(Lang) -> &'static About,
}

impl GameProfile {
    pub const fn new<G: GameInfo + ScreenFacts>() -> Self {
        Self {
            rules: G::RULES,
            counts: G::COUNTS,
            turns_up: G::TURNS_UP,
            has_suits: G::HAS_SUITS,
            brief: G::BRIEF,
            about: G::about,
        }
    }
}

/// Returns the profile of a game. The program passes it on, because it knows the types of the games.
pub type ProfileFn = fn(GameId) -> &'static GameProfile;
