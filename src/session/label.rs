//! The label of a saved match, so that the shelf can show it without knowing its rules.

use super::early::early;
use super::players::read_sentences;
use super::seating::Seating;
use crate::engine::{Pending, Table, Viewer};
use crate::words::{GameText, Lang, Names, Piece, TextContext};
use serde::{Deserialize, Serialize};

/// Written with every save, in every language: the shelf is a program of its own, without rules.
/// The match is the record alone; only whether a person ended it is kept here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Label {
    /// Can the match be continued?
    pub open: bool,
    /// Did a person end it before the rules did? Older saves do not say so.
    #[serde(default)]
    pub ended: bool,
    /// Did it come from elsewhere, so that its end counts for no one here?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came: bool,
    /// Whom it waits for, or who won.
    #[serde(deserialize_with = "read_sentences")]
    says: Vec<(Lang, String)>,
    /// A small picture of the table.
    pub still: Vec<Vec<Piece>>,
}

impl Label {
    /// Describes a match as all may see it.
    pub fn new<G: GameText>(table: &Table<G>, names: &Names, seating: &Seating) -> Self {
        let view = table.view(Viewer::Table);
        let pending = table.pending();
        let has_ended = seating.has_ended();
        let says = |say: &TextContext| match pending {
            Pending::Over(standing) => G::outcome(&view, standing, say).title,
            Pending::Decide { .. } if has_ended => early(table, seating, say).title,
            Pending::Decide { .. } => G::waits_for(&view, say),
        };
        Self {
            open: !has_ended && matches!(pending, Pending::Decide { .. }),
            ended: seating.was_ended(),
            came: false,
            says: Lang::ALL.map(|lang| (lang, says(&TextContext::new(names, lang)))).into(),
            still: G::still(&view),
        }
    }

    /// The sentence about whom the match waits for, or who won.
    pub fn status(&self, lang: Lang) -> Option<&str> {
        let said = self.says.iter().find(|(language, _)| *language == lang);
        said.map(|(_, sentence)| sentence.as_str())
    }
}
