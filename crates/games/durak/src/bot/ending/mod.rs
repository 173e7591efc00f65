//! The end of a deal between two seats, solved exactly.
//!
//! When only the turned-up card is left to draw, a seat that remembers which cards left the game knows the other's
//! hand. Without transfers no position repeats: beaten cards leave the game, and a seat that gives cards away attacks
//! again with fewer. So every deal can be searched to its end, unless it has too many positions. A transposition
//! [`table`] stores the positions already seen.

mod duel;
mod table;
#[cfg(test)]
mod tests;

use self::duel::{DealFacts, Duel};
use self::table::SolvedPositions;
use super::super::{Action, View};

/// Where an attack can be transferred back for ever, the search is limited to a number of bouts, fewer first.
const BOUT_LIMITS: [u8; 3] = [3, 6, 12];

/// The outcome of the end of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// This action wins, or at least draws, and no other is better.
    Best(Action),
    /// Every action loses if the other side makes no mistake, or there were too many positions.
    Open,
}

/// The outcome for the view's seat, if `positions` positions are enough to find it. `guess` is
/// tried first.
pub(super) fn ending(view: &View, guess: Action, positions: u32) -> Ending {
    let Some((rules, duel)) = duel::duel(view) else { return Ending::Open };
    let mut search = Search { rules, table: SolvedPositions::new(), left: positions };
    if !rules.limited {
        return search.choose(duel, guess).map_or(Ending::Open, |(ending, _)| ending);
    }
    let mut found = Ending::Open;
    for bouts in BOUT_LIMITS {
        let Some((ending, value)) = search.choose(Duel { bouts, ..duel }, guess) else { break };
        found = ending;
        if value > 0 {
            // In as few bouts as possible: a seat that is ahead does not shuffle cards back and
            // forth.
            break;
        }
    }
    found
}

struct Search {
    rules: DealFacts,
    table: SolvedPositions,
    /// How many more positions it may evaluate.
    left: u32,
}

impl Search {
    /// The best action with its value; `None` if the limit of positions was reached.
    fn choose(&mut self, duel: Duel, guess: Action) -> Option<(Ending, i8)> {
        let mut actions = vec![guess];
        duel.each_action(self.rules, |action| {
            if action != guess {
                actions.push(action);
            }
            false
        });
        let mut best = (Ending::Open, -1);
        for action in actions {
            let value = self.after(&duel, action, best.1, 1)?;
            if value > best.1 {
                best = (Ending::Best(action), value);
            }
            if value == 1 {
                break;
            }
        }
        Some(best)
    }

    /// The value of the deal for side 0 after this action, exact between `low` and `high`.
    fn after(&mut self, duel: &Duel, action: Action, low: i8, high: i8) -> Option<i8> {
        self.left = self.left.checked_sub(1)?;
        let mut duel = *duel;
        if let Some(ended) = duel.apply(self.rules, action) {
            return Some(ended);
        }
        if duel.bouts == 0 {
            return Some(0);
        }
        self.value(&duel, low, high)
    }

    fn value(&mut self, duel: &Duel, mut low: i8, mut high: i8) -> Option<i8> {
        let kept = duel.open.is_empty();
        if kept {
            let (least, most) = self.table.get(duel);
            if least == most || least >= high {
                return Some(least);
            }
            if most <= low {
                return Some(most);
            }
            (low, high) = (low.max(least), high.min(most));
        }
        let own = duel.side() == 0;
        let (first_low, first_high) = (low, high);
        let mut best = Some(if own { -1 } else { 1 });
        duel.each_action(self.rules, |action| {
            let (Some(so_far), Some(value)) = (best, self.after(duel, action, low, high)) else {
                best = None;
                return true;
            };
            if own {
                best = Some(so_far.max(value));
                low = low.max(value);
            } else {
                best = Some(so_far.min(value));
                high = high.min(value);
            }
            low >= high
        });
        let value = best?;
        if kept {
            let least = if value > first_low { value } else { -1 };
            let most = if value < first_high { value } else { 1 };
            self.table.put(duel, least, most);
        }
        Some(value)
    }
}
