//! Facts about a match of Quantum that the app needs.

use super::{Event, Phase, Quantum, TurnStep, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Counts, Privacy, RuleFacts, ScreenFacts, SecrecyFacts};

impl RuleFacts for Quantum {
    const COUNTS: Counts = Counts::Sheets;

    // A match has one round, and its sheets count as they are.
    fn ends_part(_: &Event) -> bool {
        false
    }

    fn next_seats(view: &View, holder: Seat) -> Vec<Seat> {
        match view.public.phase {
            // In step C all seats choose.
            Phase::Reroll | Phase::Active => holder.clockwise(view.public.seats).skip(1).collect(),
            Phase::Everyone { .. } => vec![view.public.active.step_left(1, view.public.seats)],
            Phase::Over => Vec::new(),
        }
    }

    fn places(view: &View) -> Standing {
        view.public.standing()
    }
}

impl SecrecyFacts for Quantum {
    fn privacy(view: &View) -> Privacy {
        match view.public.phase {
            // The choices in step C remain hidden until all have chosen (QTM-7).
            Phase::Everyone { .. } => Privacy::Secret,
            Phase::Reroll | Phase::Active | Phase::Over => Privacy::Shared,
        }
    }
}

impl ScreenFacts for Quantum {
    const TURNS_UP: bool = true;

    // The step in which the last seat chose turns up the choices of all.
    fn pauses(events: &[Event]) -> bool {
        let began = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let chose = |event: &Event| {
            matches!(
                event,
                Event::Wrote { step: TurnStep::Everyone, .. }
                    | Event::Passed { step: TurnStep::Everyone, .. }
            )
        };
        events.iter().any(began) && events.iter().any(chose)
    }
}
