//! The line next to a seat's name: its current or last action.

use super::latest::Latest;
use super::text::text;
use crate::{Choice, Chosen, Phase, View};
use mallard_engine::Seat;
use mallard_words::{Lang, game_messages};

/// A seat's current or last action, in a word or two.
#[derive(Clone, PartialEq, Debug)]
pub struct Doing {
    pub text: String,
    /// The classes of the frame around the words.
    pub class: &'static str,
    /// The icon before the words.
    pub icon: Option<&'static str>,
}

/// The action of `seat` in this step, or else its entry in the last step C.
pub fn doing(view: &View, latest: &Latest, seat: Seat, lang: Lang) -> Option<Doing> {
    let words = &text(lang).table;
    let doing = |text: &str, class, icon| Some(Doing { text: text.to_owned(), class, icon });
    let active = seat == view.public.active;
    match view.public.phase {
        Phase::Everyone { .. } if view.chosen(seat) == Chosen::No => {
            doing(game_messages(lang).choosing, "tag", None)
        }
        Phase::Everyone { .. } => doing(words.state_chosen, "tag tag--drake", Some("check")),
        Phase::Reroll if active => doing(words.state_rolling, "tag tag--drake", None),
        Phase::Active if active => doing(words.state_writing, "tag tag--drake", None),
        Phase::Reroll | Phase::Active => {
            let text =
                wrote(latest, seat, lang).unwrap_or_else(|| game_messages(lang).waiting.to_owned());
            doing(&text, "muted clipped", None)
        }
        Phase::Over => None,
    }
}

/// The current or last action of `seat`, while the tablet goes to `next` in step C. Green marks that player alone.
pub fn doing_before(view: &View, next: Seat, seat: Seat, lang: Lang) -> Doing {
    let words = &text(lang).table;
    let (text, class, icon) = if seat == next {
        (words.state_next, "tag tag--drake", None)
    } else if view.chosen(seat) == Chosen::No {
        (game_messages(lang).choosing, "tag", None)
    } else {
        (words.state_chosen, "tag", Some("check"))
    };
    Doing { text: text.to_owned(), class, icon }
}

/// The entry of `seat` in the last step C.
fn wrote(latest: &Latest, seat: Seat, lang: Lang) -> Option<String> {
    let words = &text(lang).table;
    let &(_, choice, number) = latest.choices.iter().find(|(whose, ..)| *whose == seat)?;
    Some(match choice {
        Choice::Write(colour) => (words.state_wrote)(colour, number),
        Choice::Pass => words.state_nothing.to_owned(),
    })
}
