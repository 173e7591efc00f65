use super::super::refusal::{Way, covered, way_to};
use super::super::round_end::{discards, signed, single_stacks, singles};
use super::super::variants::dotted;
use super::label::PieceLabels;
use super::table::TableLabels;
use crate::facts::everybody_quacks;
use crate::{CAPTAIN, Call, CaptainCard, Ending, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::english::{counted, ordinal};
use mallard_words::{TextContext, game_messages};

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let after = &events[at + 1..];
    match events[at] {
        Event::RoundBegan { round, variants } => {
            let variants = dotted(variants, say.lang);
            format!("Round {round}: {} is the captain{variants}", name(Seat::new(0)))
        }
        Event::Turned { card: CaptainCard::Repeat, call: None, number: calls } => {
            format!("{}: Repeat, nothing to repeat", call(calls))
        }
        Event::Turned { card: CaptainCard::Repeat, call: Some(Call::Max), number: calls } => {
            format!("{}: Repeat, Max again", call(calls))
        }
        Event::Turned {
            card: CaptainCard::Repeat,
            call: Some(Call::Number(again)),
            number: calls,
        } => format!("{}: Repeat, {} again", call(calls), u8::from(again)),
        Event::Turned { card: CaptainCard::Max, number: calls, .. } => {
            format!("{}: Max", call(calls))
        }
        Event::Turned { card: CaptainCard::Number(called), number: calls, .. } => {
            format!("{}: {}", call(calls), u8::from(called))
        }
        Event::Reshuffled { cards: count } => {
            let cards = counted(count, "card", "cards");
            format!("The captain pile is shuffled into a new deck of {cards}")
        }
        Event::Quacked { .. } if everybody_quacks(after) => "Everyone quacks".to_owned(),
        Event::Quacked { seat, animal, .. } => {
            format!("{}: {}", name(seat), TableLabels::EN.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{} is ready", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{} covers the {} with the {}", name(seat), u8::from(other), u8::from(number))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{} ducks with the {}, beside {}",
            name(seat),
            u8::from(number),
            PieceLabels::EN.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => {
            format!("The {} card goes to the captain pile", TableLabels::EN.card_name(card))
        }
        Event::Discarded { card, count, left } => format!(
            "The {} card goes to the discard zone: {count} of {}",
            TableLabels::EN.card_name(card),
            count + left
        ),
        Event::RoundEnded { ending: Ending::SingleStack, .. } => {
            let (names, count) = (singles(after, say), single_stacks(after).count());
            match count {
                1 => format!("{names} has a single stack, so the round is over"),
                _ => format!("{names} have a single stack each, so the round is over"),
            }
        }
        Event::RoundEnded { ending: Ending::DiscardsFull, .. } => {
            let cards = counted(discards(&events[..at]), "card", "cards");
            format!("The discard zone has {cards}, so the round is over")
        }
        Event::RoundEnded { ending: Ending::MostCalls, .. } => {
            "400 cards have been called, so the round ends here".to_owned()
        }
        Event::Scored { seat, visible, points, .. } if visible.len() == 1 => {
            format!("{} scores {} with a single stack", name(seat), signed(points.into()))
        }
        Event::Scored { seat, points, .. } => {
            format!("{} scores {}", name(seat), signed(points.into()))
        }
    }
}

fn call(number: u16) -> String {
    format!("{} call", ordinal(number))
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::OnlyCaptain => {
            format!("Only {}, the captain, turns over cards.", say.name(CAPTAIN))
        }
        Refusal::MovesFirst => {
            "Wait until everyone has chosen before turning over a card.".to_owned()
        }
        Refusal::TurnFirst => "No card has been called yet. Turn one over first.".to_owned(),
        Refusal::Quacks => match covered(view) {
            Some(number) => format!("Your {number} is covered, so you quack and do not move."),
            None => String::new(),
        },
        Refusal::SameChoice => "You have already chosen that.".to_owned(),
        Refusal::NothingToCover(_) => "There is no stack to cover.".to_owned(),
        Refusal::StaysPut => "It is already there. You have to move it.".to_owned(),
        Refusal::CellTaken(other) => {
            let (other, way) = (u8::from(other), way_to(view, other));
            match way {
                Way::None => format!("Your {other} is there. You can only duck to an empty space."),
                Way::Diagonal(number) => format!(
                    "The {other} is diagonal to the {number}. You can only cover straight, not diagonally."
                ),
                Way::Far(number) => format!(
                    "The {other} is not next to the {number}, so it cannot be covered from there."
                ),
            }
        }
        Refusal::NothingBeside => "This space is not next to any of your other stacks.".to_owned(),
    }
}
