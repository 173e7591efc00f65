//! What stands on a saved match, so that the shelf can show it without knowing its rules.

use crate::engine::{Pending, Table, Viewer};
use crate::words::{Lang, Names, Piece, Worded};
use serde::{Deserialize, Serialize};

/// Written with every save, in every language: the shelf is a program of its own, which carries
/// no rules. Nothing depends on it; the record alone is the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Label {
    /// Can the match be gone on with?
    pub open: bool,
    /// What it waits for, or who won.
    says: Vec<(Lang, String)>,
    /// A small picture of the table.
    pub still: Vec<Vec<Piece>>,
}

impl Label {
    /// Describes a match as everybody may see it.
    pub fn of<G: Worded>(table: &Table<G>, names: &Names) -> Self {
        let view = table.view(Viewer::Table);
        let pending = table.pending();
        let say = |lang| match pending {
            Pending::Over(standing) => G::outcome(&view, standing, names, lang).title,
            Pending::Decide { .. } => G::waits_for(&view, names, lang),
        };
        Self {
            open: matches!(pending, Pending::Decide { .. }),
            says: Lang::ALL.map(|lang| (lang, say(lang))).into(),
            still: G::still(&view),
        }
    }

    /// What the match waits for, or who won.
    pub fn says(&self, lang: Lang) -> Option<&str> {
        let said = self.says.iter().find(|(language, _)| *language == lang);
        said.map(|(_, sentence)| sentence.as_str())
    }
}
