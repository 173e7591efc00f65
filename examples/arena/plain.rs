//! Plain search, to measure bots against.

use mallard::engine::{Game, GameView, Pending, Rng, Seat, Standing};
#[cfg(feature = "durak")]
use mallard::games::durak;
use std::any::Any;

/// How much it explores moves that seem worse.
const CURIOSITY: f64 = 0.7;

/// An action in the tree, and its results. The root has no action.
#[derive(Debug)]
struct Node<A> {
    made: Option<(Seat, A)>,
    visits: u32,
    available: u32,
    won: f64,
    then: Vec<usize>,
}

impl<A> Node<A> {
    const fn new(made: Option<(Seat, A)>) -> Self {
        Self { made, visits: 0, available: 1, won: 0.0, then: Vec::new() }
    }
}

/// The choice of the view's seat by a textbook search: it samples this many determinizations, all equally likely, and
/// plays a random rollout of each to the end of the match.
pub(crate) fn plain<G: Game>(view: &G::View, looks: u32, rng: &mut Rng) -> Option<G::Action> {
    let mut view = view.clone();
    forget_inferences(&mut view);
    let mut tree = vec![Node::new(None)];
    for _ in 0..looks {
        let mut path = vec![0];
        let standing = descend::<G>(view.determinize(rng), &mut tree, &mut path, rng)?;
        let winners = standing.winners();
        for node in path {
            let node = &mut tree[node];
            node.visits += 1;
            if node.made.as_ref().is_some_and(|(seat, _)| winners.has(*seat)) {
                node.won += 1.0 / f64::from(winners.len());
            }
        }
    }
    let most = tree[0].then.iter().max_by_key(|&&node| tree[node].visits)?;
    tree[*most].made.map(|(_, action)| action)
}

/// Removes from a view of Durak its inferences, which make some determinizations less likely than others.
#[cfg_attr(
    not(feature = "durak"),
    expect(unused_variables, reason = "views of other games have no inferences")
)]
fn forget_inferences(view: &mut dyn Any) {
    #[cfg(feature = "durak")]
    if let Some(view) = view.downcast_mut::<durak::View>() {
        view.recall.doubts.fill(durak::UnlikelyCards::default());
    }
}

/// Goes down the tree, adds a node and plays on.
fn descend<G: Game>(
    mut state: G::State,
    tree: &mut Vec<Node<G::Action>>,
    path: &mut Vec<usize>,
    rng: &mut Rng,
) -> Option<Standing> {
    let (mut fresh, mut legal) = (false, Vec::new());
    for _ in 0..=G::MAX_STEPS {
        let owed = match G::pending(&state) {
            Pending::Over(standing) => return Some(standing),
            Pending::Decide { owed, .. } => owed,
        };
        let seat = owed.first()?;
        G::legal(&state, seat, &mut legal);
        let mut action = *rng.pick(&legal)?;
        if !fresh {
            let node = step(tree, path[path.len() - 1], seat, &legal, rng)?;
            path.push(node);
            fresh = tree[node].visits == 0;
            action = tree[node].made?.1;
        }
        G::take_step(&mut state, seat, action, &mut ());
    }
    None
}

/// An action that was not tried here yet, or else the most promising one.
fn step<A: Copy + PartialEq>(
    tree: &mut Vec<Node<A>>,
    at: usize,
    seat: Seat,
    legal: &[A],
    rng: &mut Rng,
) -> Option<usize> {
    let node = |action: &A| {
        tree[at].then.iter().copied().find(|&node| tree[node].made == Some((seat, *action)))
    };
    let open: Vec<usize> = legal.iter().filter_map(node).collect();
    let new: Vec<A> = legal.iter().copied().filter(|action| node(action).is_none()).collect();
    for &node in &open {
        tree[node].available += 1;
    }
    if let Some(&action) = rng.pick(&new) {
        tree.push(Node::new(Some((seat, action))));
        let added = tree.len() - 1;
        tree[at].then.push(added);
        return Some(added);
    }
    let promise = |&node: &usize| {
        let node = &tree[node];
        let visits = f64::from(node.visits.max(1));
        node.won / visits + CURIOSITY * (f64::from(node.available).ln() / visits).sqrt()
    };
    open.into_iter().max_by(|a, b| promise(a).total_cmp(&promise(b)))
}
