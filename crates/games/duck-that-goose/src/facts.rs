//! Facts about a match of Duck That Goose! that the app needs.

use super::{DuckThatGoose, Event, Phase, TaskStep, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Privacy, RuleFacts, ScreenFacts, SecrecyFacts};

impl RuleFacts for DuckThatGoose {
    fn ends_part(event: &Event) -> bool {
        matches!(event, Event::RoundEnded { .. })
    }

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        let turns = view.public.turn.seat.clockwise(view.public.seats).skip(1);
        turns.map(|seat| view.public.control[seat.index()].unwrap_or(seat)).collect()
    }

    fn places(view: &View) -> Standing {
        view.public.standing()
    }
}

impl SecrecyFacts for DuckThatGoose {
    fn privacy(view: &View) -> Privacy {
        // No card shows before a player holds the button down for it (DTG-4).
        if let Phase::Peek(_) = view.public.phase {
            return Privacy::Shared;
        }
        match view.public.task().map(|task| task.step) {
            // All players choose openly, one after the other (DTG-30).
            Some(TaskStep::Choose(..)) => Privacy::Shared,
            _ => Privacy::Secret,
        }
    }
}

impl ScreenFacts for DuckThatGoose {}
