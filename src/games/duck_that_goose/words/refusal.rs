//! Refused actions, explained in sentences.

use super::task::{acting_card, other_range};
use super::text::{quoted, text};
use crate::games::duck_that_goose::{Kind, Phase, Refusal, View};
use crate::words::Say;

/// Why the app refuses the action, as a sentence to the person who tried it.
pub(super) fn refusal(view: &View, refusal: Refusal, say: &Say) -> String {
    let words = &text(say.lang).refusal;
    let other = view.task().and_then(other_range).map(|seat| say.name(seat));
    let own_or_for = |own: &str, other_range: fn(&str) -> String| match other {
        None => own.to_owned(),
        Some(name) => other_range(name),
    };
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::NotAsked => (words.not_asked)(&asked(view, say)),
        Refusal::NotThis => words.not_this.to_owned(),
        Refusal::TwoOwnCards => words.two_own_cards.to_owned(),
        Refusal::TakeTheChase => (words.take_the_chase)(&quoted(Kind::GooseChase, say.lang)),
        Refusal::KeepTheChase => (words.keep_the_chase)(&quoted(Kind::GooseChase, say.lang)),
        Refusal::NothingToDraw => words.nothing_to_draw.to_owned(),
        Refusal::NothingToTake => words.nothing_to_take.to_owned(),
        Refusal::NoCard(_) => words.no_card.to_owned(),
        Refusal::NotOwnFacedown(_) => {
            own_or_for(words.not_own_facedown, words.not_own_facedown_for)
        }
        Refusal::NotFaceUp(_) => words.not_face_up.to_owned(),
        Refusal::NotThisRange(..) => own_or_for(words.not_this_range, words.not_this_range_for),
        Refusal::NotOpponents(_) => own_or_for(words.not_opponents, words.not_opponents_for),
        Refusal::NotBlue(kind) => (words.not_blue)(&quoted(kind, say.lang)),
        Refusal::Purple(kind) => (words.purple)(&quoted(kind, say.lang)),
        Refusal::Itself => (words.itself)(&quoted(Kind::Flip, say.lang)),
        Refusal::NotAnOpponent(_, seat) => match other {
            Some(_) => (words.not_that_seat)(say.name(seat)),
            None => words.not_an_opponent.to_owned(),
        },
        Refusal::NoSeat(_) => words.no_seat.to_owned(),
        Refusal::GivenAlready(seat) if view.task().is_some_and(|task| task.decider == seat) => {
            words.given_already_you.to_owned()
        }
        Refusal::GivenAlready(seat) => (words.given_already)(say.name(seat)),
        Refusal::NotInPile(kind) => (words.not_in_pile)(&quoted(kind, say.lang)),
        Refusal::CannotCopy(kind) => (words.cannot_copy)(&quoted(kind, say.lang)),
        Refusal::OrderOf(count) => (words.order_of)(count),
        Refusal::MustBeDone => {
            let kind = view.task().and_then(|task| acting_card(task.step));
            (words.must_be_done)(&kind.map_or_else(String::new, |kind| quoted(kind, say.lang)))
        }
        Refusal::NoRipe => words.no_ripe.to_owned(),
    }
}

/// The players who must decide now; at the deal, all who have not looked at two cards (DTG-4).
fn asked(view: &View, say: &Say) -> String {
    match (view.phase, view.task()) {
        (Phase::Peek(waiting), _) => say.list(waiting.iter()),
        (_, Some(task)) => say.name(task.decider).to_owned(),
        (_, None) => String::new(),
    }
}
