//! Bots for Durak.
//!
//! The weaker levels share a [`policy`] with noise. Those that remember the cards that were played solve the
//! [`ending`] between two seats, the Dabbler with few positions. Before that the strongest searches over
//! determinizations of the hidden cards ([`tree_search`]).

mod ending;
mod faults;
mod hand_value;
mod payoffs;
mod policy;
mod quick;
mod tree_search;
mod value;
mod win_probabilities;

use self::ending::Ending;
use self::win_probabilities::{is_for_the_fool, win_probabilities};
use super::{Action, Durak, Phase, View};
use mallard_engine::search::{self, Payoffs, SearchBudget};
use mallard_engine::{Bot, Decision, Fault, Level, Rng, Strategy};

impl Bot for Durak {
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 3_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "duckling", error: 250, recall: false, mind: Strategy::Heuristic },
        Level { id: "dabbler", error: 15, recall: true, mind: Strategy::Heuristic },
        Level { id: "diver", error: 0, recall: true, mind: Strategy::Search(8_000) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, _: &mut Rng) -> Option<Vec<i32>> {
        let mut ratings = policy::rate(view, legal)?;
        if view.public.options.teams && level.error > 0 {
            for (rating, &action) in ratings.iter_mut().zip(legal) {
                if let Some(Fault::Unwise(_)) = faults::fault(view, legal, action) {
                    *rating -= level.error.cast_signed() / TEAM_SHARE;
                }
            }
        }
        let deals = !matches!(view.public.phase, Phase::Between(_));
        let positions = if level.error > 0 { MAX_POSITIONS_WITH_NOISE } else { MAX_POSITIONS };
        if level.recall
            && deals
            && let Ending::Best(best) = ending::ending(view, policy::best(view, legal)?, positions)
        {
            let place = legal.iter().position(|&action| action == best)?;
            ratings[place] = i32::MAX;
        }
        Some(ratings)
    }

    fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
        faults::fault(view, legal, action)
    }

    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        iterations: u32,
        rng: &mut Rng,
    ) -> Option<Decision<Action>> {
        if let Phase::Between(_) = view.public.phase {
            return policy::best(view, legal).map(Decision::Made);
        }
        let positions = iterations.saturating_mul(POSITIONS_PER_DETERMINIZATION).min(MAX_POSITIONS);
        let guess = policy::best(view, legal)?;
        Some(match ending::ending(view, guess, positions) {
            Ending::Best(action) => Decision::Made(action),
            Ending::Open => {
                let (beyond, curiosity, habit_of) =
                    (ROLLOUT_DECISIONS, EXPLORATION, Some(HABIT_OF));
                let budget = SearchBudget { iterations, beyond, curiosity, habit_of };
                search::think::<Self>(view, view.actor()?, budget, guess, rng)
            }
        })
    }

    fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        win_probabilities(view, lines, rng)
    }

    fn spares_all_but_one(view: &View) -> bool {
        is_for_the_fool(view)
    }
}

/// With team-mates, what the lesson advises against costs a level with noise its largest error divided by this, in addition
/// to its usual cost: it would harm them too.
const TEAM_SHARE: i32 = 4;

/// How many decisions a rollout continues beyond the tree, before the bout is played out and hands are evaluated.
const ROLLOUT_DECISIONS: u32 = 4;

const EXPLORATION: u32 = 500;

/// In the tree, one in this many decisions of the others goes by habit: usually the lowest sufficient card.
const HABIT_OF: u32 = 4;

/// The limit of positions of an ending: per determinization, in all, and for a level with noise. It is a count and not a
/// time, because the same view must give the same action on every machine.
const POSITIONS_PER_DETERMINIZATION: u32 = 20;
const MAX_POSITIONS: u32 = 100_000;
const MAX_POSITIONS_WITH_NOISE: u32 = 3_000;
