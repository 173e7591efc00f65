//! The three steps of a turn.

use super::text::text;
use crate::{Phase, View};
use mallard_engine::Seat;
use mallard_words::TextContext;

/// The current step, from 0, and the texts of the three steps for `reader`. `None` when the match
/// is over.
pub fn steps(view: &View, reader: Option<Seat>, say: &TextContext) -> Option<(usize, [String; 3])> {
    let words = &text(say.lang).table;
    let name = say.name(view.public.active);
    let (now, writes) = match view.public.phase {
        Phase::Over => return None,
        Phase::Everyone { aside: Some(_), .. } => (2, (words.step_b_wrote)(name)),
        Phase::Everyone { aside: None, .. } => (2, (words.step_b_passed)(name)),
        Phase::Reroll | Phase::Active => {
            let now = usize::from(view.public.phase == Phase::Active);
            let own = reader == Some(view.public.active);
            (now, if own { words.step_b_you.to_owned() } else { (words.step_b)(name) })
        }
    };
    Some((now, [words.step_a.to_owned(), writes, words.step_c.to_owned()]))
}
