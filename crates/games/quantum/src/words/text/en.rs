use super::super::signed::signed;
use super::colour::en as colour;
use super::table::TableLabels;
use crate::{Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, game_messages, text as shared};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TableLabels::EN.faces(dice, of, say.lang);
    match *event {
        Event::TurnBegan { turn, seat } => format!("Turn {turn} · {}", name(seat)),
        Event::Rolled { seat, dice } => {
            format!("{} rolls {}", name(seat), list(dice, DiceSet::FULL))
        }
        Event::Rerolled { seat, again, after, .. } => match again.len() {
            1 => format!("{} rerolls 1 die: {}", name(seat), list(after, again)),
            _ => format!("{} rerolls {} dice: {}", name(seat), again.len(), list(after, again)),
        },
        Event::KeptAll { seat } => format!("{} keeps all seven dice", name(seat)),
        Event::Valued { values } => {
            let values = values.map(|of| (TableLabels::EN.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("Values: {list}")
        }
        Event::Chose { seat, .. } => format!("{} has chosen", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour::name(of);
            format!("{} writes {colour} {number}; {colour} is set aside", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{} writes {} {number}", name(seat), colour::name(of))
        }
        Event::Passed { seat, step: TurnStep::Active } => {
            format!("{} writes nothing in step B", name(seat))
        }
        Event::Passed { seat, step: TurnStep::Everyone } => {
            format!("{} writes nothing", name(seat))
        }
        Event::ColumnFilled { seat, column, points } => match points {
            1 => format!("{} fills column {column}: 1 point", name(seat)),
            _ => format!("{} fills column {column}: {points} points", name(seat)),
        },
        Event::Penalised { seat, place } => {
            format!("{} wrote nothing: a penalty of {}", name(seat), place)
        }
        Event::SheetFilled { seat } => {
            format!("{} fills all four rows: the match is over", name(seat))
        }
        Event::PenaltiesFilled { seat } => {
            format!("{} fills the fifth penalty box: the match is over", name(seat))
        }
        Event::Scored { seat, score, .. } => format!("{} scores {}", name(seat), scored(score)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => {
            (game_messages(say.lang).not_your_turn)(say.name(view.public.active))
        }
        Refusal::RollFirst => "First choose which dice to reroll.".to_owned(),
        Refusal::RollingOver => "Dice can be rerolled only once a turn.".to_owned(),
        Refusal::ChosenAlready => "You have already chosen.".to_owned(),
        Refusal::SetAside(of) => {
            format!(
                "{} is set aside: {} wrote it in step B.",
                colour::capital(of),
                say.name(view.public.active)
            )
        }
        Refusal::RowFull(of) => format!("The {} row is full.", colour::name(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            format!("{} {number} does not fit: it must be higher than {left}.", colour::capital(of))
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let colour = colour::capital(of);
            format!("{colour} {number} does not fit: after the line it must be lower than {left}.")
        }
    }
}

pub fn scored(count: i16) -> String {
    let unit = if count.abs() == 1 { "point" } else { "points" };
    format!("{} {unit}", signed(count))
}
