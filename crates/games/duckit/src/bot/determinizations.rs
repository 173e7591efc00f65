//! Tries moves out on determinizations.

use super::super::{Action, Duckit, DuckitResult, Event, RoundResult, State, View};
use super::policy;
use mallard_engine::{EventSink, Game, GameView, Rng, Seat, Viewer};

/// The number of determinizations per decision. It is a count and not a time, because the same view must give the same
/// action on every machine.
const DETERMINIZATIONS: u32 = 20;

/// The value of winning the match, in chips of the difference to another seat.
const MATCH_VALUE: i32 = 20;

/// The result of each action if all seats continue by the [`policy`] to the end of the round, in
/// chips times [`DETERMINIZATIONS`].
pub(super) fn rate(view: &View, legal: &[Action], rng: &mut Rng) -> Option<Vec<i32>> {
    let me = view.actor()?;
    let mut totals = vec![0; legal.len()];
    for _ in 0..DETERMINIZATIONS {
        let world = view.determinize(rng);
        for (total, &action) in totals.iter_mut().zip(legal) {
            *total += try_out(world.clone(), me, action);
        }
    }
    Some(totals)
}

/// The value of the round for `me` after this action.
fn try_out(mut world: State, me: Seat, action: Action) -> i32 {
    let mut end = RoundEnd::default();
    let mut legal = Vec::new();
    Duckit::take_step(&mut world, me, action, &mut end);
    while end.round.is_none() {
        let Some(seat) = Duckit::pending(&world).owed().first() else { break };
        Duckit::legal(&world, seat, &mut legal);
        let view = Duckit::view(&world, Viewer::Seat(seat));
        let Some(action) = policy::best(&view, &legal) else { break };
        Duckit::take_step(&mut world, seat, action, &mut end);
    }
    end.value(me)
}

#[derive(Default)]
struct RoundEnd {
    round: Option<RoundResult>,
    outcome: Option<DuckitResult>,
}

impl EventSink<Event> for RoundEnd {
    fn push(&mut self, event: Event) {
        match event {
            Event::RoundEnded(result) => self.round = Some(result),
            Event::MatchEnded(outcome) => self.outcome = Some(outcome),
            _ => {}
        }
    }
}

impl RoundEnd {
    fn value(&self, me: Seat) -> i32 {
        let Some(round) = self.round else { return 0 };
        let paid: i32 = round.paid.into_iter().map(i32::from).sum();
        let chips = paid - 3 * i32::from(round.paid[me.index()]);
        let won = match self.outcome {
            Some(outcome) if outcome.winners.has(me) => MATCH_VALUE,
            Some(_) => -MATCH_VALUE / 2,
            None => 0,
        };
        chips + won
    }
}
