use super::card::{Card, FreeMarks};
use super::kind::{KINDS, Kind};
use super::ranges::{CardPosition, PlacedCard};
use super::state::{LOOK, Phase, State};
use super::task::{Task, TaskStep};
use mallard_engine::{Seat, SeatSet};

/// Checks that every card and every mark exists exactly once, stacks are possible, and tasks fit
/// the table.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    cards(state)?;
    marks(state)?;
    for seat in Seat::all(state.public.seats) {
        stacks(state.ranges.range(seat), SeatSet::all(state.public.seats))?;
        looks(state, seat)?;
    }
    let known = state.deck_seen.iter().rposition(|seen_by| !seen_by.is_empty());
    if known.is_some_and(|depth| depth >= state.deck.len()) {
        return Err(String::from("somebody has seen a card that is not in the deck"));
    }
    tasks(state)
}

/// Every card outside the deck.
fn outside(state: &State) -> impl Iterator<Item = Card> + '_ {
    let revealed = state.public.tasks.iter().filter_map(|task| match task.step {
        TaskStep::Lay(card) => Some(card),
        _ => None,
    });
    let laid = state.ranges.all().iter().map(|laid| laid.card);
    let held = state.held.iter().map(|held| held.card);
    laid.chain(state.pile.iter().copied()).chain(held).chain(revealed)
}

fn cards(state: &State) -> Result<(), String> {
    let mut counts = [0; KINDS];
    let outside = outside(state).map(|card| card.kind);
    for kind in outside.chain(state.deck.iter().copied()) {
        counts[kind as usize] += 1;
    }
    let deck = state.public.options.deck;
    let wanted = |kind: Kind| if deck.has(kind) { kind.copies() } else { 0 };
    let wrong = Kind::ALL.into_iter().find(|&kind| counts[kind as usize] != wanted(kind));
    wrong.map_or(Ok(()), |kind| {
        Err(format!("{} cards {kind}, not {}", counts[kind as usize], wanted(kind)))
    })
}

fn marks(state: &State) -> Result<(), String> {
    let mut free = FreeMarks::all(state.public.options.deck.cards().count());
    for card in outside(state) {
        if !free.remove(card.mark) {
            return Err(format!("{:?} is on two cards, or on none of this deck", card.mark));
        }
    }
    if free == state.free { Ok(()) } else { Err(String::from("a mark is lost")) }
}

fn stacks(range: &[PlacedCard], seats: SeatSet) -> Result<(), String> {
    let mut below = false;
    for laid in range {
        let fits = match laid.lies {
            CardPosition::Down(seen) => !below && seen.by.minus(seats).is_empty(),
            CardPosition::Up(kind) | CardPosition::Covered(kind) => {
                kind == laid.card.kind || laid.card.kind == Kind::Copycat && kind.can_be_copied()
            }
        };
        if !fits {
            return Err(format!("{laid:?} cannot lie so"));
        }
        below = laid.is_covered();
    }
    if below { Err(String::from("a card is covered by nothing")) } else { Ok(()) }
}

/// A seat that is looking at a range must have seen a facedown card in it.
fn looks(state: &State, owner: Seat) -> Result<(), String> {
    let looking = state.public.looking[owner.index()];
    let seen = |laid: &PlacedCard| matches!(laid.lies, CardPosition::Down(seen) if looking.minus(seen.by_all(owner)).is_empty());
    if looking.is_empty() || state.ranges.range(owner).iter().any(seen) {
        Ok(())
    } else {
        Err(format!("{looking:?} look at a range where they have seen no facedown card"))
    }
}

fn tasks(state: &State) -> Result<(), String> {
    let asked = state.public.task();
    let fits = match state.public.phase {
        Phase::Peek(waiting) => !waiting.is_empty() && asked.is_none(),
        Phase::Play => asked.is_some_and(|task| !matches!(task.step, TaskStep::Due(_))),
        Phase::Over => asked.is_none(),
    };
    if !fits {
        return Err(format!("{:?} while {asked:?} is asked", state.public.phase));
    }
    let holding = |task: &Task| matches!(task.step, TaskStep::Keep | TaskStep::MakeRoom);
    if state.public.tasks.iter().any(holding) != state.held.is_some() {
        return Err(String::from("a card is held that nobody is asked about, or none that is"));
    }
    let arranged = |task: &Task| match task.step {
        TaskStep::Arrange(count) => Some(usize::from(count)),
        _ => None,
    };
    let count = state.public.tasks.iter().find_map(arranged).unwrap_or(0);
    if count > state.deck.len().min(LOOK) {
        return Err(format!("{count} cards are put in order that are not there"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ranges::Seen;
    use crate::{DuckThatGoose, Position};
    use mallard_engine::{Game, Seat};

    #[test]
    fn a_facedown_card_covers_none_and_only_seats_at_the_table_have_seen_it() {
        let seats = SeatSet::all(2);
        let laid = |lies| PlacedCard { card: Card::FILLER, lies };
        let kind = Card::FILLER.kind;
        let down = |seen_by| laid(CardPosition::Down(Seen::by(seen_by)));
        assert_eq!(
            stacks(
                &[down(seats), laid(CardPosition::Covered(kind)), laid(CardPosition::Up(kind))],
                seats
            ),
            Ok(())
        );
        let wrong = [
            vec![laid(CardPosition::Covered(kind)), down(seats)],
            vec![down(SeatSet::only(Seat::new(2)))],
            vec![laid(CardPosition::Covered(kind)), down(SeatSet::only(Seat::new(2)))],
            vec![laid(CardPosition::Covered(kind))],
        ];
        for range in wrong {
            assert!(stacks(&range, seats).is_err(), "{range:?}");
        }
    }

    #[test]
    fn no_more_cards_are_put_in_order_than_were_looked_at() {
        let arranging = |count| {
            let mut state = Position::new(&["0? 1?", "7? 8?"]).state().expect("it fits");
            let task = state.turn_task(TaskStep::Arrange(count));
            state.public.tasks.push(task);
            DuckThatGoose::check_invariants(&state)
        };
        assert_eq!(arranging(3), Ok(()));
        let refused = Err(String::from("4 cards are put in order that are not there"));
        assert_eq!(arranging(4), refused);
    }

    /// The invariants of a match of two that was set up, and then changed.
    fn with(change: impl FnOnce(&mut State)) -> Result<(), String> {
        let mut state = Position::new(&["0? 1?", "7? 8?"]).state().expect("it fits");
        change(&mut state);
        DuckThatGoose::check_invariants(&state)
    }

    #[test]
    fn no_card_is_missing_and_no_mark_is_on_two() {
        assert_eq!(with(|_| ()), Ok(()));
        let lost = with(|state| state.deck.clear());
        assert!(lost.is_err_and(|wrong| wrong.contains(" cards ")));
        let freed = with(|state| state.free.give_back(Card::FILLER.mark));
        assert_eq!(freed, Err(String::from("a mark is lost")));
        let twice = with(|state| {
            let kind = state.deck.pop().expect("the deck is not empty");
            state.pile.push(Card { kind, ..Card::FILLER });
        });
        assert!(twice.is_err_and(|wrong| wrong.contains("is on two cards")));
    }

    #[test]
    fn a_match_waits_for_looks_or_for_a_task() {
        let idle = |phase| {
            with(|state| {
                state.public.phase = phase;
                state.public.tasks.clear();
            })
        };
        let looking = Phase::Peek(SeatSet::all(2));
        assert_eq!(idle(looking), Ok(()));
        let asked = with(|state| state.public.phase = looking);
        for result in [asked, idle(Phase::Peek(SeatSet::EMPTY)), idle(Phase::Play)] {
            assert!(result.is_err_and(|wrong| wrong.ends_with("is asked")));
        }
    }

    #[test]
    fn only_a_seat_that_has_seen_a_card_looks_at_it() {
        let looking = with(|state| state.public.looking[0] = SeatSet::all(2));
        assert!(looking.is_err_and(|wrong| wrong.contains("look at a range")));
    }
}
