//! The label of a saved match, so that the home screen can show it without knowing its rules.

use super::early::early;
use super::players::read_sentences;
use super::seating::Seating;
use mallard_engine::{Pending, Seat, Table, Viewer};
use mallard_words::{GameText, Lang, Names, Piece, TextContext, prompt_messages};
use serde::{Deserialize, Serialize};

/// Written with every save, in every language: the home screen is a separate program without rules. The match is the
/// record alone; only the early end by a player is stored here.
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own in the format")]
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Label {
    /// Can the match be continued?
    pub open: bool,
    /// Did a player end it before the rules did? Older saves do not contain this.
    #[serde(default)]
    pub ended: bool,
    /// Was it imported, so that its end counts for no one here?
    #[serde(rename = "came", default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
    /// Does it continue another match from one of its steps, so that its end counts for no one?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub branch: bool,
    /// The seats whose players play on phones: a table that is opened again asks these phones in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phones: Vec<Seat>,
    /// The hints that people with few of them have had: the seat, and the step before which it asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<(Seat, usize)>,
    /// Whom it waits for, or who won.
    #[serde(rename = "says", deserialize_with = "read_sentences")]
    statuses: Vec<(Lang, String)>,
    /// A small picture of the table.
    pub still: Vec<Vec<Piece>>,
}

impl Label {
    /// Describes the public view of a match.
    pub fn new<G: GameText>(table: &Table<G>, names: &Names, seating: &Seating) -> Self {
        let view = table.view(Viewer::Table);
        let pending = table.pending();
        let has_ended = seating.has_ended();
        let practice = table.is_practice();
        let status = |say: &TextContext| match pending {
            Pending::Over(standing) => G::result_text(&view, standing, say).title,
            Pending::Decide { .. } if has_ended => early(table, seating, say).title,
            Pending::Decide { .. } => G::waits_for(&view, say),
        };
        let sentence = |lang| {
            let status = status(&TextContext::new(names, lang));
            let mark = prompt_messages(lang).practice;
            if practice { format!("{mark} · {status}") } else { status }
        };
        Self {
            open: !has_ended && matches!(pending, Pending::Decide { .. }),
            ended: seating.was_ended(),
            imported: false,
            // A practice round says so in its sentence.
            branch: !practice && table.branched_at().is_some(),
            phones: Vec::new(),
            hints: Vec::new(),
            statuses: Lang::ALL.map(|lang| (lang, sentence(lang))).into(),
            still: G::still(&view),
        }
    }

    /// The label of a match that comes without one. Did a player end it early?
    pub fn imported(ended: bool) -> Self {
        Self { ended, imported: true, ..Self::default() }
    }

    /// The sentence about whom the match waits for, or who won.
    pub fn status(&self, lang: Lang) -> Option<&str> {
        let status = self.statuses.iter().find(|(language, _)| *language == lang);
        status.map(|(_, sentence)| sentence.as_str())
    }
}
