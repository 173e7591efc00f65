use super::{acting, asked};
use crate::words::task::other_range;
use crate::words::text::quoted;
use crate::{Kind, Refusal, View};
use mallard_words::{TextContext, game_messages};

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    let other = view.public.task().and_then(other_range).map(|seat| say.name(seat));
    let card = |kind: Kind| quoted(kind, say.lang);
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotAsked => (game_messages(say.lang).not_your_turn)(&asked(view, say)),
        Refusal::NotThis => "You cannot do that right now.".to_owned(),
        Refusal::TwoOwnCards => "Choose two different face-down cards from your range.".to_owned(),
        Refusal::TakeTheChase => format!(
            "{} is on top of the discard pile, so you must take it.",
            card(Kind::GooseChase)
        ),
        Refusal::KeepTheChase => {
            format!("{} was drawn, so you must keep it.", card(Kind::GooseChase))
        }
        Refusal::NothingToDraw => "There is no card to draw.".to_owned(),
        Refusal::NothingToTake => "The discard pile is empty, so draw instead.".to_owned(),
        Refusal::NoCard(_) => "No card can be chosen there.".to_owned(),
        Refusal::NotOwnFacedown(_) => match other {
            None => "Choose one of your own face-down cards.".to_owned(),
            Some(name) => format!("Choose one of {name}’s face-down cards."),
        },
        Refusal::NotFaceUp(_) => "Only a face-up card can be chosen.".to_owned(),
        Refusal::NotThisRange(..) => match other {
            None => "Only a card in your own range can be chosen.".to_owned(),
            Some(name) => format!("Only a card in {name}’s range can be chosen."),
        },
        Refusal::NotOpponents(_) => match other {
            None => "Only an opponent’s card can be chosen.".to_owned(),
            Some(name) => format!("Choose a card that is not {name}’s."),
        },
        Refusal::NotBlue(kind) => format!("Only a blue card can be chosen, not {}.", card(kind)),
        Refusal::Purple(kind) => format!("{} is purple, so it cannot be discarded.", card(kind)),
        Refusal::Itself => format!("{} cannot flip itself.", card(Kind::Flip)),
        Refusal::NotAnOpponent(_, seat) if other.is_some() => {
            format!("That card is already with {}. Choose someone else.", say.name(seat))
        }
        Refusal::NotAnOpponent(..) => "Choose an opponent.".to_owned(),
        Refusal::NoSeat(_) => "There is no such player.".to_owned(),
        Refusal::GivenAlready(seat)
            if view.public.task().is_some_and(|task| task.decider == seat) =>
        {
            "You have already given yourself a card.".to_owned()
        }
        Refusal::GivenAlready(seat) => format!("{} has already been given a card.", say.name(seat)),
        Refusal::NotInPile(kind) => {
            format!("{} is not a yellow card in the discard pile.", card(kind))
        }
        Refusal::CannotCopy(kind) => {
            format!("{} is blue or purple, so it cannot be copied.", card(kind))
        }
        Refusal::OrderOf(count) => format!("Put all {count} cards back, each of them once."),
        Refusal::MustBeDone => format!("{} is not optional.", acting(view, say)),
        Refusal::NoRipe => "You have nothing to interrupt with now.".to_owned(),
    }
}
