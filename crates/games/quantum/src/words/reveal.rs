//! The choices of step C, which turn up together at its end.

use super::text::text;
use crate::{Colour, Dice, Event, TurnStep};
use mallard_engine::Seat;
use mallard_words::{PauseText, TextContext};

/// The choices of all seats in the turn that has just ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// The dice of that turn; `None` if the position was set up after the roll.
    pub dice: Option<Dice>,
    /// Each seat's entry, in the order of the seats.
    pub turned: Vec<RevealedTurn>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RevealedTurn {
    pub seat: Seat,
    /// Its entry in step C; `None` if it wrote nothing.
    pub chosen: Option<WrittenEntry>,
    /// Its entry in step B, if the turn was its own and it wrote one.
    pub before: Option<WrittenEntry>,
}

/// A number in its box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenEntry {
    /// The row.
    pub colour: Colour,
    /// The box in the row, from 1.
    pub place: u8,
    pub number: u8,
}

impl Reveal {
    /// Reads the reveal from `events`, which contain at least all events of a turn; `None` if no turn has just ended.
    pub fn from_events(events: &[Event]) -> Option<Self> {
        let began = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let end = events.iter().rposition(began)?;
        let start = events[..end].iter().rposition(began).unwrap_or_default();
        let turn = &events[start..end];
        let dice = turn.iter().rev().find_map(|event| match *event {
            Event::Rolled { dice, .. } => Some(dice),
            Event::Rerolled { after, .. } => Some(after),
            _ => None,
        });
        let before = turn.iter().find_map(|event| written(event, TurnStep::Active));
        let turned = |(seat, chosen)| RevealedTurn {
            seat,
            chosen,
            before: before.filter(|(whose, _)| *whose == seat).and_then(|(_, written)| written),
        };
        let mut turned: Vec<RevealedTurn> = turn
            .iter()
            .filter_map(|event| written(event, TurnStep::Everyone))
            .map(turned)
            .collect();
        turned.sort_unstable_by_key(|turned| turned.seat);
        (!turned.is_empty()).then_some(Self { dice, turned })
    }
}

/// The seat that wrote or passed in `in_step`, with its entry: `None` for a pass.
pub(super) fn written(event: &Event, in_step: TurnStep) -> Option<(Seat, Option<WrittenEntry>)> {
    match *event {
        Event::Wrote { seat, step, colour, place, number } if step == in_step => {
            Some((seat, Some(WrittenEntry { colour, place, number })))
        }
        Event::Passed { seat, step } if step == in_step => Some((seat, None)),
        _ => None,
    }
}

/// The pause after the step in which the last seat chose.
pub(super) fn interlude(events: &[Event], say: &TextContext) -> Option<PauseText> {
    let next = events.iter().find_map(|event| match *event {
        Event::TurnBegan { seat, .. } => Some(seat),
        _ => None,
    })?;
    let turned: Vec<_> =
        events.iter().filter_map(|event| written(event, TurnStep::Everyone)).collect();
    if turned.is_empty() {
        return None;
    }
    let list = |wrote: bool| {
        let mut seats: Vec<Seat> = turned
            .iter()
            .filter(|(_, what)| what.is_some() == wrote)
            .map(|(seat, _)| *seat)
            .collect();
        seats.sort_unstable();
        say.names.get_all(seats)
    };
    let words = &text(say.lang).reveal;
    Some(PauseText {
        title: words.title.to_owned(),
        detail: (words.who_wrote)(&list(true), &list(false), say.name(next)),
        seat: Some(next),
        lost: false,
        go_on: words.go_on.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, DiceSet, Quantum};
    use mallard_engine::{Setup, Table};
    use mallard_words::{Lang, Names};

    const KEEP: Action = Action::Reroll(DiceSet::EMPTY);
    const RED: Action = Action::Write(Colour::Red);

    /// The table after these actions by two seats, and all their events.
    fn played(actions: &[Action]) -> (Table<Quantum>, Vec<Event>) {
        let mut table = Table::deal(Setup::new(2, 3)).expect("two can play");
        for &action in actions {
            let seat = table.pending().owed().first().expect("the match goes on");
            table.play(seat, action).expect("allowed");
        }
        let steps = table.steps().iter().flat_map(|step| &step.events);
        let events = table.opening().iter().chain(steps).copied().collect();
        (table, events)
    }

    fn say() -> TextContext {
        TextContext::new(&Names::new(["Mina", "Jun"].map(str::to_owned)), Lang::En)
    }

    #[test]
    fn all_choices_turn_up_together_with_the_dice_they_were_made_on() {
        let (table, events) = played(&[KEEP, Action::Write(Colour::Blue), RED, Action::Pass]);
        let active = match events[0] {
            Event::TurnBegan { seat, .. } => seat,
            other => panic!("a match begins with a turn, not {other:?}"),
        };
        let reveal = Reveal::from_events(&events).expect("a turn has ended");
        let Event::Rolled { dice, .. } = events[1] else { panic!("a turn begins with a roll") };
        assert_eq!(reveal.dice, Some(dice));
        let wrote = |colour| WrittenEntry { colour, place: 1, number: dice.total(colour) };
        let first = Seat::new(0);
        let own = |seat| (seat == active).then(|| wrote(Colour::Blue));
        assert_eq!(
            reveal.turned,
            [
                RevealedTurn { seat: first, chosen: Some(wrote(Colour::Red)), before: own(first) },
                RevealedTurn { seat: Seat::new(1), chosen: None, before: own(Seat::new(1)) },
            ]
        );
        let last = table.steps().last().expect("four steps");
        let pause = interlude(&last.events, &say()).expect("all have chosen");
        assert!(
            pause.detail.starts_with("Mina wrote a number, and Jun did not."),
            "{}",
            pause.detail
        );
    }

    #[test]
    fn nothing_turns_up_before_the_last_has_chosen() {
        for actions in [&[][..], &[KEEP], &[KEEP, RED], &[KEEP, Action::Pass, RED]] {
            let (table, events) = played(actions);
            assert_eq!(Reveal::from_events(&events), None);
            for step in table.steps() {
                assert_eq!(interlude(&step.events, &say()), None);
            }
        }
    }
}
