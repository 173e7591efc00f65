//! The last events that the table still shows.

use super::reveal::{self, WrittenEntry};
use crate::{Choice, Colour, DiceSet, Event, TurnStep};
use mallard_engine::Seat;

/// The traces of the last step, and of the last step C.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Latest {
    /// The dice that rolled in the last step.
    pub rolled: DiceSet,
    /// The boxes filled in the last step: the seat, the row, the box from 1.
    pub written: Vec<(Seat, Colour, u8)>,
    /// Each seat's entry in the step C before this turn.
    pub choices: Vec<(Seat, Choice, u8)>,
}

impl Latest {
    /// How many steps back the table can show traces of: the step that began the turn, steps A and
    /// B, and the choice of each seat in step C.
    pub fn steps(seats: u8) -> usize {
        1 + 1 + usize::from(seats) + 1
    }

    /// Reads the traces from `events`, which must reach back at least `Latest::steps` steps.
    pub fn from_events(events: &[Event]) -> Self {
        let newest_first = || events.iter().rev();
        let rolled = newest_first()
            .find(|event| !matches!(event, Event::Valued { .. }))
            .map_or(DiceSet::EMPTY, rolled);
        let written = newest_first()
            .take_while(|event| !decides_otherwise(event))
            .filter_map(|event| match *event {
                Event::Wrote { seat, colour, place, .. } => Some((seat, colour, place)),
                _ => None,
            })
            .collect();
        let choices = newest_first()
            .skip_while(|event| !matches!(event, Event::TurnBegan { .. }))
            .take_while(|event| !matches!(event, Event::Chose { .. }))
            .filter_map(|event| reveal::written(event, TurnStep::Everyone))
            .map(|(seat, written)| match written {
                Some(WrittenEntry { colour, number, .. }) => (seat, Choice::Write(colour), number),
                None => (seat, Choice::Pass, 0),
            })
            .collect();
        Self { rolled, written, choices }
    }
}

fn rolled(event: &Event) -> DiceSet {
    match *event {
        Event::Rolled { .. } => DiceSet::FULL,
        Event::Rerolled { again, .. } => again,
        _ => DiceSet::EMPTY,
    }
}

/// Did the step end here without writing?
fn decides_otherwise(event: &Event) -> bool {
    matches!(event, Event::Valued { .. } | Event::Chose { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Die, Quantum};
    use mallard_engine::{Rng, Setup, Table};

    fn deal(seats: u8) -> Table<Quantum> {
        Table::deal(Setup::new(seats, 3)).expect("the number of seats fits")
    }

    /// The events from step `from` on, oldest first. The deal belongs to step 0.
    fn events(table: &Table<Quantum>, from: usize) -> Vec<Event> {
        let opening = if from == 0 { table.opening() } else { &[] };
        let steps = table.steps().iter().skip(from).flat_map(|step| &step.events);
        opening.iter().chain(steps).copied().collect()
    }

    fn play(actions: &[Action]) -> Vec<Event> {
        let mut table = deal(2);
        for &action in actions {
            let seat = table.pending().owed().first().expect("the match goes on");
            table.play(seat, action).expect("allowed");
        }
        events(&table, 0)
    }

    const KEEP: Action = Action::Reroll(DiceSet::EMPTY);
    const RED: Action = Action::Write(Colour::Red);

    #[test]
    fn dice_have_rolled_only_right_after_the_roll() {
        let some = DiceSet::EMPTY.with(Die::WHITE);
        assert_eq!(Latest::from_events(&play(&[])).rolled, DiceSet::FULL);
        assert_eq!(Latest::from_events(&play(&[Action::Reroll(some)])).rolled, some);
        assert_eq!(Latest::from_events(&play(&[KEEP])).rolled, DiceSet::EMPTY);
        assert_eq!(Latest::from_events(&play(&[KEEP, RED])).rolled, DiceSet::EMPTY);
        let next_turn = play(&[KEEP, Action::Pass, RED, RED]);
        assert_eq!(Latest::from_events(&next_turn).rolled, DiceSet::FULL);
    }

    #[test]
    fn boxes_are_new_until_the_next_decision() {
        let written = |actions: &[Action]| Latest::from_events(&play(actions)).written.len();
        assert_eq!(written(&[KEEP, RED]), 1);
        assert_eq!(written(&[KEEP, RED, Action::Pass]), 0, "a secret choice writes nothing");
        assert_eq!(written(&[KEEP, Action::Pass, RED, RED]), 2);
        assert_eq!(written(&[KEEP, Action::Pass, RED, RED, KEEP]), 0);
    }

    #[test]
    fn all_choices_are_reported_through_the_next_turn() {
        let turn = [KEEP, Action::Pass, RED, Action::Pass];
        assert_eq!(Latest::from_events(&play(&turn[..3])).choices, []);
        for next in [&[][..], &[KEEP], &[KEEP, Action::Write(Colour::Blue)]] {
            let mut choices = Latest::from_events(&play(&[&turn, next].concat())).choices;
            choices.sort_by_key(|(_, choice, _)| *choice == Choice::Pass);
            let kinds: Vec<Choice> = choices.iter().map(|(_, choice, _)| *choice).collect();
            assert_eq!(kinds, [Choice::Write(Colour::Red), Choice::Pass]);
        }
    }

    #[test]
    fn the_last_turn_is_enough_to_find_the_latest_changes() {
        let mut rng = Rng::from_seed(1);
        for seats in 2..=4 {
            let mut table = deal(seats);
            while let Some(seat) = table.pending().owed().first() {
                let mut legal = Vec::new();
                table.legal(seat, &mut legal);
                let action = *rng.pick(&legal).expect("a seat that owes can act");
                table.play(seat, action).expect("allowed");
                let from = table.steps().len().saturating_sub(Latest::steps(seats));
                assert_eq!(
                    Latest::from_events(&events(&table, from)),
                    Latest::from_events(&events(&table, 0))
                );
            }
        }
    }
}
