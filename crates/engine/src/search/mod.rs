//! A search for games with hidden information.
//!
//! Information-set Monte-Carlo tree search with a single observer (Cowling, Powley, Whitehouse: *Information Set Monte
//! Carlo Tree Search*, 2012). Each iteration samples a determinization of the view and descends one tree that all
//! determinizations share. It expands one node, plays a rollout from there, and backpropagates the result. An action
//! that is not always legal is judged by its availability count. Each iteration draws later cards and dice again.
//!
//! In the tree every seat learns to play its best move, as if it saw the determinization. At the table no player is
//! that good, so now and then, or always, the other seats play the move that players usually make ([`Search::habit`],
//! [`SearchBudget::habit_of`]).
//!
//! Seats that decide at the same time cannot know each other's choices: the tree searches the observer's choice only,
//! and the others use the rollout policy.

mod budget;
mod lines;
mod logarithm;
#[cfg(test)]
mod tests;
mod tree;

pub use self::budget::SearchBudget;
pub use self::lines::{mean, play_on, win_probabilities};
use self::tree::{Node, Tree};
pub use super::payoffs::{Payoffs, shares};
use super::{
    Analysis, Decision, Game, GameView, MAX_SEATS, Pending, Rng, Seat, SeatSet, StepwiseSearch,
};

/// A game that can be searched. Each of these functions gets a determinization, in which nothing is hidden. By default
/// rollouts are random, and go to the end of the match.
pub trait Search: Game {
    /// The rollout policy: a choice of `seat`, which owes a decision. It must be fast: a search calls it millions of
    /// times. `actions` is scratch space for the list of legal actions; its content before and after is irrelevant.
    fn play_quickly(
        state: &Self::State,
        seat: Seat,
        actions: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) -> Self::Action {
        Self::legal(state, seat, actions);
        *rng.pick(actions).expect("a seat that owes a decision can act")
    }

    /// The choice of `seat` as another player expects it; the rollout policy's, unless the game has a better model of
    /// the players.
    #[inline]
    fn habit(
        state: &Self::State,
        seat: Seat,
        actions: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) -> Self::Action {
        Self::play_quickly(state, seat, actions, rng)
    }

    /// The cost of the action in cards, in any unit. Of moves that the search finds nearly equal it plays the cheapest.
    /// `None` if the action cannot be compared so.
    fn cost(_view: &Self::View, _action: Self::Action) -> Option<u32> {
        None
    }

    /// The number of the current stretch: a deal or a round, after which the game deals again and a
    /// search need not look further.
    fn stretch(_state: &Self::State) -> u32 {
        0
    }

    /// The payoff of a rollout from `start` to `end`, where the match or its stretch is over or the search stops. By
    /// default the winners of the match share it.
    fn payoffs(_start: &Self::State, end: &Self::State) -> Payoffs {
        match Self::pending(end) {
            Pending::Over(standing) => shares(&standing),
            Pending::Decide { .. } => [0; MAX_SEATS],
        }
    }
}

/// Begins to search for `seat`'s action in its own `view`: the action with the highest visit count wins, or one with
/// nearly the same count that costs less. `any` is the answer if the seat owes no decision.
pub fn think<G: Search>(
    view: &G::View,
    seat: Seat,
    budget: SearchBudget,
    any: G::Action,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let thinking = TreeSearch::<G>::new(view.clone(), seat, budget, rng);
    Decision::Open { thinking: Box::new(thinking), any }
}

/// A search under way, which can be paused and continued.
#[derive(Debug)]
struct TreeSearch<G: Search> {
    view: G::View,
    rng: Rng,
    tree: Tree<G::Action>,
    descent: Descent<G>,
    /// The number of remaining iterations.
    left: u32,
}

impl<G: Search> TreeSearch<G> {
    fn new(view: G::View, seat: Seat, budget: SearchBudget, rng: &mut Rng) -> Self {
        // A separate generator: the caller that continues the search later has another.
        let rng = Rng::from_seed(rng.seed());
        let descent = Descent { seat, budget, path: Vec::new(), actions: Vec::new() };
        Self { view, rng, tree: Tree::new(budget), descent, left: budget.iterations }
    }
}

impl<G: Search> StepwiseSearch<G::Action> for TreeSearch<G> {
    fn is_over(&self) -> bool {
        self.left == 0
    }

    fn step(&mut self) {
        let start = self.view.determinize(&mut self.rng);
        if !G::pending(&start).owed().has(self.descent.seat) {
            self.left = 0;
            return;
        }
        self.descent.go(&mut self.tree, start, &mut self.rng);
        self.left -= 1;
        if self.tree.is_settled(self.left) {
            self.left = 0;
        }
    }

    fn action(&self) -> Option<G::Action> {
        let favourite = self.tree.favourite()?;
        let cost = |action| G::cost(&self.view, action);
        let Some(most) = cost(favourite) else { return Some(favourite) };
        let others = self.tree.nearly_equal().filter_map(|action| Some((cost(action)?, action)));
        let cheaper = others.filter(|&(cost, _)| cost < most).min_by_key(|&(cost, _)| cost);
        Some(cheaper.map_or(favourite, |(_, action)| action))
    }

    fn analysis(&self) -> Analysis<G::Action> {
        let (mut weighed, chosen) = (self.tree.analysis(), self.action());
        let place = weighed.options.iter().position(|&(action, _)| Some(action) == chosen);
        if let Some(place) = place {
            weighed.options[..=place].rotate_right(1);
        }
        weighed
    }
}

/// One way down the tree.
#[derive(Debug)]
struct Descent<G: Search> {
    /// The seat that searches.
    seat: Seat,
    budget: SearchBudget,
    /// The nodes on the way.
    path: Vec<Node>,
    /// Scratch space for a list of legal actions.
    actions: Vec<G::Action>,
}

impl<G: Search> Descent<G> {
    fn go(&mut self, tree: &mut Tree<G::Action>, start: G::State, rng: &mut Rng) {
        let mut state = start.clone();
        let stretch = G::stretch(&start);
        self.path.clear();
        self.path.push(Tree::<G::Action>::ROOT);
        let mut together = SeatSet::EMPTY;
        let mut fresh = false;
        let mut beyond = 0;
        while beyond < self.budget.beyond
            && G::stretch(&state) == stretch
            && let Some(seat) = self.next(&G::pending(&state), &mut together)
        {
            let in_tree = !fresh && (seat == self.seat || !together.has(seat));
            let action = if in_tree {
                let node = self.path[self.path.len() - 1];
                let step = if self.is_habit(seat, rng) {
                    tree.follow(node, seat, G::habit(&state, seat, &mut self.actions, rng))
                } else {
                    G::legal(&state, seat, &mut self.actions);
                    tree.step(node, seat, &self.actions, rng, |actions, rng| {
                        G::play_quickly(&state, seat, actions, rng)
                    })
                };
                self.path.push(step.node);
                fresh = step.fresh;
                step.action
            } else {
                beyond += 1;
                let choose = if seat == self.seat { G::play_quickly } else { G::habit };
                choose(&state, seat, &mut self.actions, rng)
            };
            together = together.without(seat);
            G::take_step(&mut state, seat, action, &mut ());
        }
        tree.back_up(&self.path, &G::payoffs(&start, &state));
    }

    /// Does `seat` go by habit in this decision in the tree? Never the observer, which is always optimised.
    fn is_habit(&self, seat: Seat, rng: &mut Rng) -> bool {
        seat != self.seat && self.budget.habit_of.is_some_and(|of| rng.next_below(of) == 0)
    }

    /// The seat that decides next. When several decide together, the observer goes first: it knows nothing of the
    /// others' choices, and `together` remembers that they know nothing of its choice.
    fn next(&self, pending: &Pending, together: &mut SeatSet) -> Option<Seat> {
        let owed = pending.owed();
        if owed.len() > 1 {
            *together = together.or(owed);
        } else if !owed.minus(*together).is_empty() {
            *together = SeatSet::EMPTY;
        }
        if owed.has(self.seat) { Some(self.seat) } else { owed.first() }
    }
}
