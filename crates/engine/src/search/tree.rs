//! The tree of a search: the actions tried, their visit counts and their results.

use super::logarithm::logarithm;
use super::{Payoffs, SearchBudget};
use crate::{Analysis, Rng, Seat, ValueUnit};

/// The number of a node.
pub(super) type Node = u32;

/// No node.
const NO_NODE: Node = u32::MAX;

/// An action that a seat tried at a node.
#[derive(Clone, Copy, Debug)]
struct Tried<A> {
    seat: Seat,
    action: A,
    /// Its visit count.
    visits: u32,
    /// Its availability count.
    available: u32,
    /// The total of the results for the seat that played it.
    total: i64,
    /// Its first child, and its next sibling.
    below: Node,
    beside: Node,
}

/// A step down the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeStep<A> {
    pub(super) node: Node,
    pub(super) action: A,
    /// Is this the first time that it was taken?
    pub(super) fresh: bool,
}

/// All actions tried so far.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Tried<A>>,
    /// The first node of the observer's own decision.
    top: Node,
    curiosity: f32,
    /// Scratch space for the nodes of the actions that are legal at a place.
    open: Vec<Node>,
    /// Scratch space for the actions never tried there.
    untried: Vec<A>,
    /// Scratch space for the rollout policy.
    room: Vec<A>,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The root. It is not stored as a node, because no seat has acted yet.
    pub(super) const ROOT: Node = NO_NODE;

    #[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
    pub(super) fn new(budget: SearchBudget) -> Self {
        let nodes = Vec::with_capacity(budget.iterations as usize);
        let curiosity = budget.curiosity as f32;
        let (open, untried, room) = (Vec::new(), Vec::new(), Vec::new());
        Self { nodes, top: NO_NODE, curiosity, open, untried, room }
    }

    /// Takes one step down from `node`, where `seat` may play `actions`: an untried action if any, `play_quickly`'s
    /// choice first; otherwise the most promising.
    pub(super) fn step(
        &mut self,
        node: Node,
        seat: Seat,
        actions: &[A],
        rng: &mut Rng,
        quick: impl FnOnce(&mut Vec<A>, &mut Rng) -> A,
    ) -> TreeStep<A> {
        self.open.clear();
        self.untried.clear();
        for &action in actions {
            match self.find(node, seat, action) {
                Some(child) => self.open.push(child),
                None => self.untried.push(action),
            }
        }
        for &child in &self.open {
            self.nodes[child as usize].available += 1;
        }
        if self.untried.is_empty() {
            let node = self.most_promising();
            return TreeStep { node, action: self.nodes[node as usize].action, fresh: false };
        }
        let first = self.open.is_empty().then(|| quick(&mut self.room, rng));
        let first = first.filter(|first| self.untried.contains(first));
        let any = first.or_else(|| rng.pick(&self.untried).copied());
        let action = any.unwrap_or(actions[0]);
        TreeStep { node: self.add(node, seat, action), action, fresh: true }
    }

    /// Takes the step down from `node` for `action` of `seat`.
    pub(super) fn follow(&mut self, node: Node, seat: Seat, action: A) -> TreeStep<A> {
        if let Some(node) = self.find(node, seat, action) {
            self.nodes[node as usize].available += 1;
            return TreeStep { node, action, fresh: false };
        }
        TreeStep { node: self.add(node, seat, action), action, fresh: true }
    }

    fn find(&self, node: Node, seat: Seat, action: A) -> Option<Node> {
        let mut child = self.first_below(node);
        while child != NO_NODE {
            let tried = &self.nodes[child as usize];
            if tried.action == action && tried.seat == seat {
                return Some(child);
            }
            child = tried.beside;
        }
        None
    }

    fn first_below(&self, node: Node) -> Node {
        if node == Self::ROOT { self.top } else { self.nodes[node as usize].below }
    }

    /// The open node with the highest upper confidence bound: its mean result so far, plus a bonus for being seldom
    /// tried.
    fn most_promising(&self) -> Node {
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &child in &self.open {
            let tried = &self.nodes[child as usize];
            let prospect = self.upper_bound(tried);
            if prospect > best.1 {
                best = (child, prospect);
            }
        }
        best.0
    }

    #[expect(clippy::cast_precision_loss, reason = "only compared")]
    fn upper_bound(&self, tried: &Tried<A>) -> f32 {
        let visits = tried.visits as f32;
        let mean = tried.total as f32 / visits;
        mean + self.curiosity * (logarithm(tried.available) / visits).sqrt()
    }

    fn add(&mut self, parent: Node, seat: Seat, action: A) -> Node {
        #[expect(clippy::cast_possible_truncation, reason = "no more nodes than iterations")]
        let node = self.nodes.len() as Node;
        let beside = self.first_below(parent);
        self.nodes.push(Tried {
            seat,
            action,
            visits: 0,
            available: 1,
            total: 0,
            below: NO_NODE,
            beside,
        });
        if parent == Self::ROOT {
            self.top = node;
        } else {
            self.nodes[parent as usize].below = node;
        }
        node
    }

    /// Backpropagates the result `worth` to every node of `path`.
    pub(super) fn back_up(&mut self, path: &[Node], worth: &Payoffs) {
        for &node in path.iter().filter(|&&node| node != Self::ROOT) {
            let tried = &mut self.nodes[node as usize];
            tried.visits += 1;
            tried.total += i64::from(worth[tried.seat.index()]);
        }
    }

    /// The observer's own actions with their visit counts.
    fn own(&self) -> impl Iterator<Item = &Tried<A>> {
        let first = self.nodes.get(self.top as usize);
        std::iter::successors(first, |tried| self.nodes.get(tried.beside as usize))
    }

    /// The action with the highest visit count; among equals the first.
    pub(super) fn favourite(&self) -> Option<A> {
        Some(self.own().max_by_key(|tried| tried.visits)?.action)
    }

    /// The actions with nearly the same visit count as the favourite: their results differ by no more than the sampling
    /// error.
    pub(super) fn nearly_equal(&self) -> impl Iterator<Item = A> {
        let most = self.own().map(|tried| tried.visits).max().unwrap_or(0);
        self.own().filter(move |tried| 3 * tried.visits >= 2 * most).map(|tried| tried.action)
    }

    /// The share of all visits of each of the observer's own actions.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
    pub(super) fn analysis(&self) -> Analysis<A> {
        let mut analysis = Analysis::by(ValueUnit::Looks);
        let all: u32 = self.own().map(|tried| tried.visits).sum();
        let own: Vec<_> = self.own().collect();
        for tried in own.iter().rev() {
            analysis.add(tried.action, 100.0 * tried.visits as f32 / all.max(1) as f32);
        }
        analysis
    }

    /// True once `left` more iterations cannot change the most tried action.
    pub(super) fn is_settled(&self, left: u32) -> bool {
        let (most, next) = self.own().fold((0, 0), |(most, next), tried| {
            (tried.visits.max(most), tried.visits.min(most).max(next))
        });
        most > next + left
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_SEATS;

    /// The tree of an observer who tried each action this often, in this order.
    fn tried(often: &[(char, u32)]) -> Tree<char> {
        let mut tree =
            Tree::new(SearchBudget { iterations: 20, beyond: 1, curiosity: 1, habit_of: None });
        for &(action, times) in often {
            let node = tree.add(Tree::<char>::ROOT, Seat::new(0), action);
            for _ in 0..times {
                tree.back_up(&[Tree::<char>::ROOT, node], &[1; MAX_SEATS]);
            }
        }
        tree
    }

    #[test]
    fn a_search_is_settled_when_the_rest_of_it_cannot_even_draw_level() {
        let [a, b, c] = [('a', 3), ('b', 7), ('c', 5)];
        for order in [[a, b, c], [b, c, a], [c, b, a]] {
            let tree = tried(&order);
            assert!(tree.is_settled(1) && !tree.is_settled(2), "{order:?}");
        }
    }

    #[test]
    fn the_first_of_equally_promising_actions_is_followed() {
        let mut tree = tried(&[('a', 2), ('b', 4), ('c', 4)]);
        for open in [vec![1, 2], vec![2, 1]] {
            tree.open.clone_from(&open);
            assert_eq!(tree.most_promising(), open[0]);
        }
        tree.nodes[0].total += 1;
        tree.open = vec![1, 2, 0];
        assert_eq!(tree.most_promising(), 0, "it came to more");
    }

    #[test]
    fn a_tried_action_is_followed_and_a_new_one_is_added() {
        let mut tree = tried(&[('a', 2)]);
        let root = Tree::<char>::ROOT;
        let step = tree.follow(root, Seat::new(0), 'a');
        assert!(!step.fresh && step.node == 0 && tree.nodes[0].available == 2);
        for (seat, action) in [(1, 'a'), (0, 'b')] {
            let step = tree.follow(root, Seat::new(seat), action);
            assert!(step.fresh && step.action == action, "{seat} {action}");
        }
        assert_eq!(tree.nodes.len(), 3);
    }

    #[test]
    fn two_thirds_as_many_tries_are_nearly_equal() {
        let tree = tried(&[('a', 5), ('b', 9), ('c', 6)]);
        assert_eq!(tree.nearly_equal().collect::<String>(), "cb");
    }

    #[test]
    fn the_action_tried_first_wins_a_tie() {
        let tree = tried(&[('a', 2), ('b', 4), ('c', 4)]);
        assert_eq!(tree.favourite(), Some('b'));
        assert_eq!(tree.analysis().options, [('b', 40.0), ('c', 40.0), ('a', 20.0)]);
    }
}
