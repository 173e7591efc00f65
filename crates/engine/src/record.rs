//! The saved form of a match: its setup and its decisions, nothing else.

use super::branch::FORMAT_OF_BRANCHES;
use super::{Branch, Game, Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of the newest save format, for branches.
pub const FORMAT: u32 = FORMAT_OF_BRANCHES;

/// The format of a match in which seats have changed hands, and which is no branch.
const FORMAT_WITH_CHANGES: u32 = 2;

/// The format of a match in which no seat has changed hands. Older versions of the app can still open it.
const FIRST_FORMAT: u32 = 1;

/// The fields of a [`Record`].
pub const RECORD_FIELDS: [&str; 8] =
    ["format", "game", "rules", "setup", "branches", "changes", "looks", "log"];

/// A match as setup and decisions. Replaying it gives the state, undo and the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// [`FORMAT`], or an older one.
    pub format: u32,
    /// [`Game::SLUG`].
    pub game: &'static str,
    /// [`Game::RULES`] when the match was played.
    pub rules: u32,
    /// The choices made before the deal.
    pub setup: Setup<G::Options>,
    /// Where the match left other ones, whose decisions are its first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// Data of the program, which the rules never read: Mallard writes here which seats changed hands, and when.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub changes: Value,
    /// The same: Mallard writes here the seats whose players still look at cards that they see only for a moment, where
    /// the position alone does not say so.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub looks: Value,
    /// Every decision, in order.
    pub log: Vec<(Seat, G::Action)>,
}

/// Why a saved match cannot be opened at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is not a record: damaged text, a missing field, or a wrong type.
    Malformed(String),
    /// A newer version of the app wrote it.
    Format(u32),
    /// It is a record of another game.
    Game(String),
    /// It was played under other rules.
    Rules {
        /// The rules number in the record.
        saved: u32,
        /// The rules number of this version.
        known: u32,
    },
    /// Its setup cannot be dealt.
    Setup(SetupError),
    /// It has more steps than [`Game::MAX_STEPS`] allows. None of them was played.
    TooLong {
        /// The number of steps in the record.
        steps: usize,
    },
}

pub(super) fn malformed(error: serde_json::Error) -> LoadError {
    LoadError::Malformed(error.to_string())
}

/// The head of a record, which identifies it without replaying it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct RecordHead {
    /// The number of the save format.
    pub format: u32,
    /// The slug of the game.
    pub game: String,
    /// The number of the rules it was played by.
    pub rules: u32,
}

impl RecordHead {
    /// Does it belong to the game with this slug, in a known format and under rules with this number?
    ///
    /// # Errors
    /// [`LoadError`] if not.
    pub fn recognize(&self, game: &str, rules: u32) -> Result<(), LoadError> {
        if !(FIRST_FORMAT..=FORMAT).contains(&self.format) {
            return Err(LoadError::Format(self.format));
        }
        if self.game != game {
            return Err(LoadError::Game(self.game.clone()));
        }
        if self.rules != rules {
            return Err(LoadError::Rules { saved: self.rules, known: rules });
        }
        Ok(())
    }
}

/// A checked setup, and the log as far as it could be read.
pub(super) struct LoadedRecord<G: Game> {
    pub(super) setup: Setup<G::Options>,
    pub(super) branches: Vec<Branch>,
    pub(super) log: Vec<(Seat, G::Action)>,
    /// How many steps the record has, readable or not.
    pub(super) steps: usize,
}

impl<G: Game> Record<G> {
    /// A match without any decision yet. Opening it deals.
    pub const fn without_moves(setup: Setup<G::Options>) -> Self {
        Self {
            format: FIRST_FORMAT,
            game: G::SLUG,
            rules: G::RULES,
            setup,
            branches: Vec::new(),
            changes: Value::Null,
            looks: Value::Null,
            log: Vec::new(),
        }
    }

    /// The same match with its `changes`; null if it has none. With changes a version that does not know them refuses
    /// the record, so it never mistakes a bot's seat for a human's.
    #[must_use]
    pub fn with_changes(self, changes: Value) -> Self {
        let least = if changes.is_null() { FIRST_FORMAT } else { FORMAT_WITH_CHANGES };
        Self { format: self.format.max(least), changes, ..self }
    }

    /// The same match with its `branches`. With some a version that does not know them refuses the record.
    #[must_use]
    pub fn with_branches(self, branches: Vec<Branch>) -> Self {
        let format = if branches.is_empty() { self.format } else { FORMAT };
        Self { format, branches, ..self }
    }

    /// Reads a record of this game. The log is read step by step, so that one bad step does not
    /// cost the good ones before it.
    pub(super) fn open(json: &Value) -> Result<LoadedRecord<G>, LoadError> {
        RecordHead::deserialize(json).map_err(malformed)?.recognize(G::SLUG, G::RULES)?;
        let Value::Array(steps) = &json["log"] else {
            return Err(LoadError::Malformed(String::from("no log")));
        };
        if steps.len() > G::MAX_STEPS as usize {
            return Err(LoadError::TooLong { steps: steps.len() });
        }
        let setup = Setup::deserialize(&json["setup"]).map_err(malformed)?;
        let log: Vec<_> =
            steps.iter().map_while(|step| Deserialize::deserialize(step).ok()).collect();
        let branches = match &json["branches"] {
            Value::Null => Vec::new(),
            branches => Deserialize::deserialize(branches).map_err(malformed)?,
        };
        Ok(LoadedRecord { setup, branches, log, steps: steps.len() })
    }
}
