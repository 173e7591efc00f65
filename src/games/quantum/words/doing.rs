//! What a seat does or did, beside its name.

use super::latest::Latest;
use super::text::text;
use crate::engine::Seat;
use crate::games::quantum::{Choice, Chosen, Phase, View};
use crate::words::Lang;

/// What a seat does or did, in a word or two.
#[derive(Clone, PartialEq, Debug)]
pub struct Doing {
    /// The words.
    pub text: String,
    /// The classes of what frames them.
    pub class: &'static str,
    /// An icon before them.
    pub icon: Option<&'static str>,
}

/// What a seat does in this step; if nothing, what it wrote when all wrote last.
pub fn doing(view: &View, latest: &Latest, seat: Seat, lang: Lang) -> Option<Doing> {
    let words = &text(lang).table;
    let doing = |text: &str, class, icon| Some(Doing { text: text.to_owned(), class, icon });
    let active = seat == view.active;
    match view.phase {
        Phase::Everyone { .. } if view.chosen(seat) == Chosen::No => {
            doing(words.state_choosing, "tag", None)
        }
        Phase::Everyone { .. } => doing(words.state_chosen, "tag tag--drake", Some("check")),
        Phase::Reroll if active => doing(words.state_rolling, "tag tag--drake", None),
        Phase::Active if active => doing(words.state_writing, "tag tag--drake", None),
        Phase::Reroll | Phase::Active => {
            let text = wrote(latest, seat, lang).unwrap_or_else(|| words.state_waits.to_owned());
            doing(&text, "muted", None)
        }
        Phase::Over => None,
    }
}

/// What the seat wrote when all wrote last.
fn wrote(latest: &Latest, seat: Seat, lang: Lang) -> Option<String> {
    let words = &text(lang).table;
    let &(_, choice, number) = latest.choices.iter().find(|(whose, ..)| *whose == seat)?;
    Some(match choice {
        Choice::Write(colour) => (words.state_wrote)(colour, number),
        Choice::Pass => words.state_nothing.to_owned(),
    })
}
