//! The end of a deal between two seats, searched without hidden information.
//!
//! When only the turned-up card is left to draw, a seat that remembers which cards left the game knows the other's
//! hand. From there on it can search the whole game tree.

use super::super::{Action, DealResult, Durak, Event, State, View};
use super::policy;
use super::value::Scale;
use mallard_engine::{EventSink, Game, Rng, Seat, Viewer};

/// The most bouts of the search: seats that only take would continue for ever.
const MOST_BOUTS: i32 = 12;

/// The value of a won deal. Each bout on the way there counts one less, so that a win is not put
/// off.
const WON: i32 = 1_000_000;

/// The best action, with a depth of as many whole bouts as this number of `positions` allows; `None` if any card's
/// place is unknown.
pub(super) fn best(view: &View, legal: &[Action], positions: u32, rng: &mut Rng) -> Option<Action> {
    if view.playing.len() != 2 || view.stock.len() > 1 {
        return None;
    }
    let me = view.actor()?;
    let foe = view.playing.without(me).first()?;
    let start = Line { state: Durak::determinize(view, rng), told: Tally::default() };
    let mut search = Search { me, foe, scale: Scale::from_view(view), bouts: 0, left: positions };

    // A good first action prunes the others.
    let mut actions = legal.to_vec();
    let guess = policy::best(view, legal)?;
    let place = actions.iter().position(|&action| action == guess)?;
    actions[..=place].rotate_right(1);
    while search.bouts < MOST_BOUTS {
        search.bouts += 1;
        let Some((place, value)) = search.choose(&start, &actions) else { break };
        actions[..=place].rotate_right(1);
        if value.abs() >= WON - MOST_BOUTS {
            break;
        }
    }
    actions.first().copied()
}

/// A line of play: its final state and its events.
#[derive(Clone)]
struct Line {
    state: State,
    told: Tally,
}

/// The facts in the events of a line.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// How many bouts are over.
    bouts: i32,
    /// How the deal ended.
    result: Option<DealResult>,
}

impl EventSink<Event> for Tally {
    fn push(&mut self, event: Event) {
        match event {
            Event::PickedUp { .. } | Event::BeatenOff { .. } => self.bouts += 1,
            Event::DealEnded { result, .. } => self.result = Some(result),
            _ => {}
        }
    }
}

struct Search {
    me: Seat,
    foe: Seat,
    scale: Scale,
    /// The current depth, in bouts.
    bouts: i32,
    /// How many more positions it may evaluate.
    left: u32,
}

impl Search {
    /// The index of the best action and its value; `None` if the limit of positions was reached.
    fn choose(&mut self, start: &Line, actions: &[Action]) -> Option<(usize, i32)> {
        let mut best = (0, -i32::MAX);
        for (place, &action) in actions.iter().enumerate() {
            let value = self.after(start, self.me, action, best.1, i32::MAX)?;
            if value > best.1 {
                best = (place, value);
            }
        }
        Some(best)
    }

    /// The value of the line for `me` after this action. It is exact between `low` and `high`, the alpha-beta bounds.
    fn after(&mut self, line: &Line, by: Seat, action: Action, low: i32, high: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let mut line = line.clone();
        Durak::apply(&mut line.state, by, action, &mut line.told);
        if let Some(result) = line.told.result {
            Some(self.ended(result, line.told.bouts))
        } else if line.told.bouts == self.bouts {
            Some(self.balance(&line.state))
        } else {
            self.going_on(&line, low, high)
        }
    }

    fn going_on(&mut self, line: &Line, mut low: i32, mut high: i32) -> Option<i32> {
        let seat = Durak::pending(&line.state).owed().first()?;
        let mut actions = Vec::new();
        Durak::legal(&line.state, seat, &mut actions);
        for action in actions {
            let value = self.after(line, seat, action, low, high)?;
            if seat == self.me {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        Some(if seat == self.me { low } else { high })
    }

    fn ended(&self, result: DealResult, bouts: i32) -> i32 {
        let won = match result {
            DealResult::Won(seats) => seats.has(self.me),
            DealResult::Fool(fool) => fool != self.me,
            DealResult::Drawn => return 0,
        };
        if won { WON - bouts } else { bouts - WON }
    }

    /// The difference between the own hand and the opponent's, between two bouts.
    fn balance(&self, state: &State) -> i32 {
        let view = Durak::view(state, Viewer::Everyone);
        let hand = |seat| self.scale.hand(view.hand(seat).cards());
        hand(self.me) - hand(self.foe)
    }
}
