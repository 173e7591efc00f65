//! The rules of a game without its type, as the device needs them.

use super::history::{PastMatch, verify};
use super::import::{ImportError, ValidatedImport, validate};
use super::night::NextMatch;
use mallard_codes::link::{LinkContent, LinkError, OpenedLink, read_opened};
use mallard_codes::{GameId, SavedMatch};
use mallard_engine::Level;
use mallard_store::Storage;
use mallard_words::{BestUnit, GameText, Lang};
use std::marker::PhantomData;

/// What the device asks the rules of a game.
pub trait GameRules: Sync {
    fn game(&self) -> GameId;

    /// The levels of its bots, weakest first.
    fn levels(&self) -> &'static [Level];

    /// Replays an imported match.
    ///
    /// # Errors
    /// [`ImportError`] if it cannot be imported.
    fn validate(
        &self,
        storage: &dyn Storage,
        lang: Lang,
        saved: SavedMatch,
    ) -> Result<ValidatedImport, ImportError>;

    /// Reads the rest of a link of this game.
    ///
    /// # Errors
    /// [`LinkError`] if it does not follow the rules.
    fn read_link(&self, link: OpenedLink<'_>) -> Result<LinkContent, LinkError>;

    /// Returns a past match with the result by its rules, if its link has the same match; else `None`.
    fn verify(&self, entry: PastMatch, linked: SavedMatch) -> Option<PastMatch>;

    /// Begins the next match of a group, and returns its id; `None` if the game has fewer seats.
    fn begin_next(&self, storage: &dyn Storage, lang: Lang, next: NextMatch) -> Option<String>;

    /// The unit of a player's best; `None` if no match has one.
    fn best_unit(&self) -> Option<BestUnit>;
}

/// Returns the rules of a game. The program's only list of all rules passes it on, so that none of the functions that
/// ask it contain the rules of all games.
pub type RulesFn = fn(GameId) -> &'static dyn GameRules;

#[derive(Debug)]
pub struct TypedGame<G>(PhantomData<fn() -> G>);

impl<G: GameText> TypedGame<G> {
    /// The only value.
    pub const GAME: &'static Self = &Self(PhantomData);
}

impl<G: GameText> GameRules for TypedGame<G> {
    fn game(&self) -> GameId {
        GameId::from_slug(G::SLUG).expect("the list has every game")
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn validate(
        &self,
        storage: &dyn Storage,
        lang: Lang,
        saved: SavedMatch,
    ) -> Result<ValidatedImport, ImportError> {
        validate::<G>(storage, lang, self.game(), saved)
    }

    fn read_link(&self, link: OpenedLink<'_>) -> Result<LinkContent, LinkError> {
        read_opened::<G>(link)
    }

    fn verify(&self, entry: PastMatch, linked: SavedMatch) -> Option<PastMatch> {
        verify::<G>(entry, linked)
    }

    fn begin_next(&self, storage: &dyn Storage, lang: Lang, next: NextMatch) -> Option<String> {
        next.begin::<G>(storage, lang)
    }

    fn best_unit(&self) -> Option<BestUnit> {
        G::BEST.map(|best| best.measure)
    }
}
