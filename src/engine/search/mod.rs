//! A search for games in which not everything is seen.
//!
//! Information-set Monte-Carlo tree search with a single observer (Cowling, Powley, Whitehouse:
//! *Information Set Monte Carlo Tree Search*, 2012). Each iteration imagines what the view hides, goes down
//! one tree that all imagined positions share, adds one node, plays on from there by a quick policy, and
//! tells every node on its way what came of it. An action that is not always possible is judged by how
//! often it could have been chosen. What is drawn later is drawn anew each time.
//!
//! In the tree everybody comes to do what is best, as if all saw what is imagined. At the table nobody plays so
//! well: now and then the others do in it what the quick policy does ([`Effort::quick_of`]).
//!
//! Those who decide together with others cannot know what these choose: the observer's own choice is
//! looked for in the tree, everybody else's is the quick policy's.

mod lines;
mod logarithm;
#[cfg(test)]
mod stones;
mod tree;

pub use self::lines::{mean, play_on, shares};
use self::tree::{Node, Tree};
use super::{Chance, Game, MAX_SEATS, Pending, Seat, SeatSet, Thinking, Thought, Weighed};

/// What a position is worth to each seat, in thousandths: 1000 is the best there is, 0 the worst.
pub type Worth = [i32; MAX_SEATS];

/// A game that can be searched. Each of these looks at a state in which nothing is hidden, because it was
/// imagined.
pub trait Search: Game {
    /// What `seat`, which owes a decision, would do, quickly: this is played millions of times. `actions`
    /// is room for a list of what it may do; its content before and after means nothing.
    fn quick(
        state: &Self::State,
        seat: Seat,
        actions: &mut Vec<Self::Action>,
        chance: &mut Chance,
    ) -> Self::Action;

    /// The number of the stretch that the state is in: a deal or a round, after which so much is dealt
    /// anew that no search looks further.
    fn stretch(state: &Self::State) -> u32;

    /// What came of a line of play that began at `start`: the match is over, or the stretch is, or nobody
    /// looks further.
    fn worth(start: &Self::State, end: &Self::State) -> Worth;
}

/// How much a search does. Counted, never timed: the same view and the same chance give the same action
/// on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many imagined positions it goes down from.
    pub iterations: u32,
    /// How many decisions it plays on by the quick policy, at most.
    pub beyond: u32,
    /// How much it looks at what seems worse, in thousandths of the whole range of [`Worth`].
    pub curiosity: u32,
    /// Of how many decisions that others make in the tree one is the quick policy's; none if what is best is
    /// looked for in all of them.
    pub quick_of: Option<u32>,
}

/// Begins to look for what `seat` does, whose view it is: what will be tried most often. `any` is done if it owes
/// no decision.
pub fn think<G: Search>(
    view: &G::View,
    seat: Seat,
    effort: Effort,
    any: G::Action,
    chance: &mut Chance,
) -> Thought<G::Action> {
    let thinking = Searching::<G>::new(view.clone(), seat, effort, chance);
    Thought::Open { thinking: Box::new(thinking), any }
}

/// A search under way, which can be left and gone on with.
#[derive(Debug)]
struct Searching<G: Search> {
    view: G::View,
    chance: Chance,
    tree: Tree<G::Action>,
    descent: Descent<G>,
    /// How many iterations it may still do.
    left: u32,
}

impl<G: Search> Searching<G> {
    fn new(view: G::View, seat: Seat, effort: Effort, chance: &mut Chance) -> Self {
        // Its own: who goes on with it later has another.
        let chance = Chance::from_seed(chance.seed());
        let descent = Descent { seat, effort, path: Vec::new(), actions: Vec::new() };
        Self { view, chance, tree: Tree::new(effort), descent, left: effort.iterations }
    }
}

impl<G: Search> Thinking<G::Action> for Searching<G> {
    fn is_over(&self) -> bool {
        self.left == 0
    }

    fn step(&mut self) {
        let start = G::imagine(&self.view, &mut self.chance);
        if !G::pending(&start).owed().has(self.descent.seat) {
            self.left = 0;
            return;
        }
        self.descent.go(&mut self.tree, start, &mut self.chance);
        self.left -= 1;
        if self.tree.is_settled(self.left) {
            self.left = 0;
        }
    }

    fn action(&self) -> Option<G::Action> {
        self.tree.favourite()
    }

    fn weighed(&self) -> Weighed<G::Action> {
        self.tree.weighed()
    }
}

/// One way down the tree.
#[derive(Debug)]
struct Descent<G: Search> {
    /// Who searches.
    seat: Seat,
    effort: Effort,
    /// The nodes on the way.
    path: Vec<Node>,
    /// Room for a list of what somebody may do.
    actions: Vec<G::Action>,
}

impl<G: Search> Descent<G> {
    fn go(&mut self, tree: &mut Tree<G::Action>, start: G::State, chance: &mut Chance) {
        let mut state = start.clone();
        let stretch = G::stretch(&start);
        self.path.clear();
        self.path.push(Tree::<G::Action>::ROOT);
        let mut together = SeatSet::EMPTY;
        let mut fresh = false;
        let mut beyond = 0;
        while beyond < self.effort.beyond
            && G::stretch(&state) == stretch
            && let Some(seat) = self.next(&G::pending(&state), &mut together)
        {
            let in_tree = !fresh && (seat == self.seat || !together.has(seat));
            let action = if in_tree {
                let node = self.path[self.path.len() - 1];
                let step = if self.is_quick(seat, chance) {
                    tree.follow(node, seat, G::quick(&state, seat, &mut self.actions, chance))
                } else {
                    G::legal(&state, seat, &mut self.actions);
                    tree.step(node, seat, &self.actions, chance, |actions, chance| {
                        G::quick(&state, seat, actions, chance)
                    })
                };
                self.path.push(step.node);
                fresh = step.fresh;
                step.action
            } else {
                beyond += 1;
                G::quick(&state, seat, &mut self.actions, chance)
            };
            together = together.without(seat);
            G::apply(&mut state, seat, action, &mut ());
        }
        tree.tell(&self.path, &G::worth(&start, &state));
    }

    /// Does this seat do in the tree what the quick policy does? Never the observer, who looks for what is best.
    fn is_quick(&self, seat: Seat, chance: &mut Chance) -> bool {
        seat != self.seat && self.effort.quick_of.is_some_and(|of| chance.below(of) == 0)
    }

    /// Who decides next. Of several who decide together the observer goes first: it knows nothing of the
    /// others' choices, and `together` remembers that they know nothing of its own.
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
