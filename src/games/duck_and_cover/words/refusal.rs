//! Refused actions, explained in sentences.

use super::quacks::quacks;
use super::text::text;
use crate::engine::Viewer;
use crate::games::duck_and_cover::{Number, Refusal, View};
use crate::words::{Lang, Say};

/// Why the app refuses the action, as a sentence to the person who tried it.
pub(super) fn refusal(view: &View, refusal: Refusal, say: &Say) -> String {
    let words = &text(say.lang).refusal;
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::OnlyCaptain => (words.only_captain)(say.name(view.captain)),
        Refusal::MovesFirst => words.others_choose.to_owned(),
        Refusal::TurnFirst => words.nothing_called.to_owned(),
        Refusal::Quacks => match view.viewer {
            Viewer::Seat(seat) => {
                let number = quacks(view, seat);
                number.map(|number| (words.covered)(number.into())).unwrap_or_default()
            }
            Viewer::Table | Viewer::Everyone => String::new(),
        },
        Refusal::SameChoice => words.same_choice.to_owned(),
        Refusal::NothingToCover(_) => words.nothing_there.to_owned(),
        Refusal::StaysPut => words.own_place.to_owned(),
        Refusal::CellTaken(other) => not_covered(view, other, say.lang),
        Refusal::NothingBeside => words.touches_nothing.to_owned(),
    }
}

/// A person who touches a duck wants to cover it. Says why the called duck cannot reach it (DNC-6).
fn not_covered(view: &View, other: Number, lang: Lang) -> String {
    let words = &text(lang).refusal;
    let lying = || {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let tableau = view.tableau(seat);
        let number = view.moving(seat)?;
        Some((number, tableau.stack(number)?.cell, tableau.stack(other)?.cell))
    };
    let Some((number, from, to)) = lying() else { return (words.taken)(other.into()) };
    let diagonal = from.column.abs_diff(to.column) == 1 && from.row.abs_diff(to.row) == 1;
    let why = if diagonal { words.diagonal } else { words.not_a_neighbour };
    why(number.into(), other.into())
}
