//! Imported and past matches, replayed by the rules of their games.

use super::game_rules::RulesFn;
use super::history::PastMatch;
use super::import::{ImportError, ValidatedImport};
use super::matches::{SavedMatch, match_export};
use mallard_codes::GameId;
use mallard_codes::MatchExport;
use mallard_codes::link::{LinkContent, LinkError, read};
use mallard_session::OpenError;
use mallard_store::Storage;
use mallard_words::Lang;
use serde_json::Value;

/// The game of a text that [`ValidatedImport::read`] can read, whose rules it needs.
pub fn imported_game(text: &str) -> Option<GameId> {
    game(&MatchExport::unwrap(text).ok()?)
}

fn game(export: &MatchExport) -> Option<GameId> {
    export.record.get("game").and_then(Value::as_str).and_then(GameId::from_slug)
}

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
        export: MatchExport,
    ) -> Result<Self, ImportError> {
        let slug = export.record.get("game").and_then(Value::as_str).ok_or(ImportError::NoMatch)?;
        let game = GameId::from_slug(slug).ok_or(ImportError::Unopened(OpenError::UnknownGame))?;
        rules(game).validate(storage, lang, export, true)
    }

    /// Replays a match that was saved on another device, or on this one: it counts as it did there.
    ///
    /// # Errors
    /// [`ImportError`] if it cannot be imported.
    pub(super) fn again(
        rules: RulesFn,
        storage: &dyn Storage,
        lang: Lang,
        saved: SavedMatch,
    ) -> Result<Self, ImportError> {
        let imported = saved.label.as_ref().is_some_and(|label| label.imported);
        let game = saved.game().ok_or(ImportError::NoMatch)?;
        let match_export = match_export(saved).ok_or(ImportError::NoMatch)?;
        rules(game).validate(storage, lang, match_export, imported)
    }

    /// Reads an imported text, and replays it.
    ///
    /// # Errors
    /// [`ImportError`] if it contains no match that can be imported.
    pub fn read(
        rules: RulesFn,
        storage: &dyn Storage,
        lang: Lang,
        text: &str,
    ) -> Result<Self, ImportError> {
        Self::validate(rules, storage, lang, MatchExport::unwrap(text)?)
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
            Ok(LinkContent::Match(match_export)) => {
                rules(entry.game()?).verify(entry, match_export)
            }
            Err(LinkError::OtherRules) => Some(entry),
            Ok(LinkContent::Deal(_)) | Err(_) => None,
        }
    }
}
