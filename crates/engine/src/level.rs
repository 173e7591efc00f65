//! How strong a bot plays.

/// How strong a bot plays. The strength depends on the amount of work, never on time, so that tests are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The level's name in saves and texts.
    pub id: &'static str,
    /// The largest error of the heuristic, in its game's unit of evaluation. A level with an error avoids faults
    /// ([`Fault`](crate::Fault)).
    pub error: u32,
    /// Does the bot use an attentive player's memory (the `recall` part of a view)?
    pub recall: bool,
    /// How the bot makes its other decisions.
    pub mind: Strategy,
}

/// How a bot makes a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// At random.
    Any,
    /// By its game's heuristic, the first bots' strategy. It never changes, because it is the baseline for other bots.
    Heuristic,
    /// By a search over at most this number of determinizations.
    Search(u32),
}

impl Level {
    /// Plays a random legal action.
    pub const RANDOM: Self = Self { id: "random", error: 0, recall: false, mind: Strategy::Any };

    /// Makes no mistakes, and remembers nothing.
    pub const POLICY: Self =
        Self { id: "policy", error: 0, recall: false, mind: Strategy::Heuristic };

    /// The heuristic at its best.
    pub const REFERENCE: Self =
        Self { id: "reference", error: 0, recall: true, mind: Strategy::Heuristic };

    /// The level of a game that plays well, but does not beat a good player.
    pub fn usual(levels: &[Self]) -> Option<&Self> {
        levels.get(Self::usual_index(levels))
    }

    /// Its index in `levels`: the lower one of the two strongest.
    pub const fn usual_index(levels: &[Self]) -> usize {
        levels.len().saturating_sub(2)
    }

    /// The baselines, which the table does not offer.
    pub const YARDSTICKS: [Self; 3] = [Self::RANDOM, Self::POLICY, Self::REFERENCE];
}
