//! Imported and past matches, replayed by the rules of their games.

use super::game_rules::RulesFn;
use super::history::PastMatch;
use super::import::{ImportError, ValidatedImport};
use mallard_codes::link::{LinkContent, LinkError, read};
use mallard_codes::{GameId, SavedMatch};
use mallard_session::OpenError;
use mallard_store::Storage;
use mallard_words::Lang;

/// Reads a link by the rules of its game, which [`linked_game`](mallard_codes::link::linked_game) tells.
///
/// # Errors
/// [`LinkError`]; any change of any letter is found.
pub fn read_link(rules: RulesFn, text: &str) -> Result<LinkContent, LinkError> {
    read(|link| rules(link.game).read_link(link), text)
}

impl ValidatedImport {
    /// Replays a match by the rules of its game.
    ///
    /// # Errors
    /// [`ImportError`] if it cannot be imported.
    pub fn validate(
        rules: RulesFn,
        storage: &dyn Storage,
        lang: Lang,
        saved: SavedMatch,
    ) -> Result<Self, ImportError> {
        let slug = saved.slug().ok_or(ImportError::NoMatch)?;
        let game = GameId::from_slug(slug).ok_or(ImportError::Unopened(OpenError::UnknownGame))?;
        rules(game).validate(storage, lang, saved)
    }
}

impl PastMatch {
    /// Checks an imported match by playing its link, and takes the result from its rules. A match of older rules can no
    /// longer be played, nor can one that is too long for a link: its own texts are used.
    pub(super) fn verified(self, rules: RulesFn) -> Option<Self> {
        let entry = self.sound()?;
        if entry.link.is_empty() {
            return Some(entry);
        }
        match read_link(rules, &entry.link) {
            Ok(LinkContent::Match(linked)) => rules(entry.game()?).verify(entry, linked),
            Err(LinkError::OtherRules) => Some(entry),
            Ok(LinkContent::Deal(_)) | Err(_) => None,
        }
    }
}
