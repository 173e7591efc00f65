//! Two tiny games whose best play is known, to test the search with: [`Stones`] and [`Hide`].

use super::tree::Tree;
use super::{Descent, Payoffs, Search, SearchBudget, TreeSearch, play_on};
use crate::stones::{Options, Stones, View};
use crate::{
    EventSink, Game, GameEvent, GameView, MAX_SEATS, NotAllowed, Pending, Rng, Seat, SeatSet,
    Setup, SetupError, Standing, StepwiseSearch, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// In each round both seats hide 1, 2 or 3 stones at the same time; the last round decides. Seat 0 wins nine of ten
/// matches if it hides 1, and every match in which it hides the same number (not 1) as seat 1.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Hide;

/// The tests ask for views only before a seat has hidden stones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Round {
    /// The number of rounds after this one.
    left: u8,
    owed: SeatSet,
    hidden: [u8; 2],
}

impl Game for Hide {
    type Options = u8;
    type State = Round;
    type View = Round;
    type Action = u8;
    type Event = ();
    type Refusal = NotAllowed;

    const SLUG: &'static str = "hide";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: u32 = 100;

    fn deal(setup: &Setup<u8>, _: &mut impl EventSink<()>) -> Result<Round, SetupError> {
        Ok(Round { left: setup.options, owed: SeatSet::all(2), hidden: [0; 2] })
    }

    fn pending(&Round { owed, hidden: [own, other], .. }: &Round) -> Pending {
        if owed.is_empty() {
            let wins = own == 1 || own == other;
            Pending::Over(Standing::by_most(2, |seat| (seat == FIRST) == wins))
        } else {
            Pending::Decide { owed, may: SeatSet::EMPTY }
        }
    }

    fn legal(round: &Round, seat: Seat, actions: &mut Vec<u8>) {
        actions.clear();
        actions.extend((1..=3).filter(|_| round.owed.has(seat)));
    }

    fn check(round: &Round, seat: Seat, action: u8) -> Result<(), NotAllowed> {
        Self::check_listed(round, seat, action)
    }

    fn apply(round: &mut Round, seat: Seat, action: u8, _: &mut impl EventSink<()>) {
        round.hidden[seat.index()] = action;
        round.owed = round.owed.without(seat);
        if round.owed.is_empty() && round.left > 0 {
            (round.left, round.owed) = (round.left - 1, SeatSet::all(2));
        }
    }

    fn view(round: &Round, _: Viewer) -> Round {
        *round
    }

    fn check_invariants(_: &Round) -> Result<(), String> {
        Ok(())
    }
}

impl GameView<Hide> for Round {
    fn viewer(&self) -> Viewer {
        Viewer::Table
    }

    fn determinize(&self, _: &mut Rng) -> Round {
        *self
    }
}

impl GameEvent for () {
    fn reveals(&self) -> bool {
        false
    }
}

impl Search for Hide {
    /// Hides 1 before the last round.
    fn play_quickly(round: &Round, seat: Seat, actions: &mut Vec<u8>, rng: &mut Rng) -> u8 {
        if round.left > 0 {
            return 1;
        }
        Self::legal(round, seat, actions);
        *rng.pick(actions).expect("a seat that owes can act")
    }

    fn stretch(round: &Round) -> u32 {
        round.left.into()
    }

    fn payoffs(_: &Round, end: &Round) -> Payoffs {
        let mut worth = [0; MAX_SEATS];
        if let Pending::Over(standing) = Self::pending(end) {
            let most = if end.hidden[0] == 1 { 900 } else { 1_000 };
            worth[standing.winners().first().map_or(0, Seat::index)] = most;
        }
        worth
    }
}

const EFFORT: SearchBudget =
    SearchBudget { iterations: 4_000, beyond: 100, curiosity: 700, habit_of: None };

fn dealt<G: Game>(options: G::Options, seed: u64) -> G::State {
    G::deal(&Setup { seats: 2, seed, options }, &mut ()).expect("it fits")
}

/// The action that one search of `seat` finds.
fn best<G: Search>(view: &G::View, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut searching = TreeSearch::<G>::new(view.clone(), seat, EFFORT, rng);
    assert!(searching.advance(u32::MAX));
    searching.action()
}

fn searched<G: Search>(options: G::Options, seed: u64) -> Option<G::Action> {
    let view = G::view(&dealt::<G>(options, seed), Viewer::Seat(FIRST));
    best::<G>(&view, FIRST, &mut Rng::from_seed(seed))
}

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn it_leaves_a_number_of_stones_that_loses() {
    for stones in (1..=15).filter(|stones| stones % 4 != 0) {
        for seed in 0..3 {
            let action = searched::<Stones>(Options { stones, cursed: 0 }, seed);
            assert_eq!(action, Some(stones % 4), "of {stones}, seed {seed}");
        }
    }
}

/// Whether the curse is likely decides the right move for the same heap. Whether this stone is
/// cursed must not.
#[test]
fn it_plays_by_the_odds_of_what_it_cannot_see() {
    for seed in 0..12 {
        let take = |cursed| searched::<Stones>(Options { stones: 7, cursed }, seed);
        assert_eq!([take(1), take(3)], [Some(3), Some(2)], "seed {seed}");
    }
}

/// A seat that saw the other's choice would always win.
#[test]
fn it_does_not_see_what_is_chosen_at_the_same_time() {
    for seed in 0..12 {
        assert_eq!(searched::<Hide>(0, seed), Some(1), "seed {seed}");
    }
}

#[test]
fn the_same_view_and_the_same_chance_give_the_same_action() {
    let heap = Options { stones: 13, cursed: 2 };
    assert_eq!(searched::<Stones>(heap, 5), searched::<Stones>(heap, 5));
}

/// Taking from a heap of four loses against best play. But leaving three wins two times out of
/// three if the other takes a random number.
#[test]
fn others_do_not_always_play_the_best_action() {
    let sure = |habit_of| {
        let heap = Options { stones: 4, cursed: 0 };
        let view = View { viewer: Viewer::Seat(FIRST), heap, turn: FIRST, winner: None };
        let budget = SearchBudget { habit_of, ..EFFORT };
        let mut searching = TreeSearch::<Stones>::new(view, FIRST, budget, &mut Rng::from_seed(6));
        assert!(searching.advance(u32::MAX));
        searching.analysis().options[0]
    };
    assert!(matches!(sure(Some(1)), (1, 80.0..)), "{:?}", sure(Some(1)));
    assert!(matches!(sure(None), (_, ..50.0)), "{:?}", sure(None));
}

/// An interrupted search finds the same action.
#[test]
fn it_can_be_left_and_gone_on_with() {
    let state = dealt::<Stones>(Options { stones: 14, cursed: 2 }, 3);
    let view = Stones::view(&state, Viewer::Seat(FIRST));
    for steps in [1, 7, 1_000] {
        let mut rng = Rng::from_seed(8);
        let mut searching = TreeSearch::<Stones>::new(view, FIRST, EFFORT, &mut rng);
        let mut slices = 1;
        while !searching.advance(steps) {
            slices += 1;
        }
        assert!(slices <= EFFORT.iterations.div_ceil(steps), "{steps} at a time");
        let at_once = best::<Stones>(&view, FIRST, &mut Rng::from_seed(8));
        assert_eq!(searching.action(), at_once, "{steps} at a time");
    }
}

/// The observer's choice comes first, and the others choose without knowing it.
#[test]
fn the_observer_decides_first_among_simultaneous_seats() {
    let (path, actions) = (Vec::new(), Vec::new());
    let descent = Descent::<Hide> { seat: SECOND, budget: EFFORT, path, actions };
    let owed = |owed| Pending::Decide { owed, may: SeatSet::EMPTY };
    let mut together = SeatSet::EMPTY;
    assert_eq!(descent.next(&owed(SeatSet::all(2)), &mut together), Some(SECOND));
    assert_eq!(together, SeatSet::all(2));

    let mut together = SeatSet::only(FIRST);
    assert_eq!(descent.next(&owed(SeatSet::only(FIRST)), &mut together), Some(FIRST));
    assert_eq!(together, SeatSet::only(FIRST), "what it does not know it still does not know");
    assert_eq!(descent.next(&owed(SeatSet::only(SECOND)), &mut together), Some(SECOND));
    assert_eq!(together, SeatSet::EMPTY, "a seat that decides alone knows what came before");
}

/// An iteration adds one node, and continues beyond it by the rollout policy as far as its budget reaches.
#[test]
fn a_line_of_play_adds_one_node_and_ends_with_its_effort() {
    fn line<G: Search>(options: G::Options, beyond: u32) -> (usize, Rng) {
        let budget = SearchBudget { beyond, ..EFFORT };
        let (path, actions) = (Vec::new(), Vec::new());
        let mut descent = Descent::<G> { seat: FIRST, budget, path, actions };
        let mut rng = Rng::from_seed(1);
        descent.go(&mut Tree::new(budget), dealt::<G>(options, 1), &mut rng);
        (descent.path.len(), rng)
    }
    let heap = Options { stones: 12, cursed: 0 };
    assert_eq!(line::<Stones>(heap, 0), (1, Rng::from_seed(1)), "no step is taken");
    let [(one, near), (two, far)] = [1, 2].map(|beyond| line::<Stones>(heap, beyond));
    assert_eq!([one, two], [2, 2]);
    assert_ne!(near, far, "another step draws once more");
    assert_eq!(line::<Hide>(0, 1).0, 2, "what the observer does first is in the tree");
}

#[test]
fn a_seat_that_owes_no_decision_has_no_best_action() {
    let state = dealt::<Stones>(Options { stones: 7, cursed: 0 }, 1);
    let view = Stones::view(&state, Viewer::Seat(SECOND));
    assert_eq!(best::<Stones>(&view, SECOND, &mut Rng::from_seed(1)), None);
}

/// A rollout ends with its stretch, and leaves the rollout policy only when asked to.
#[test]
fn playouts_follow_the_policy_or_play_at_random() {
    let hidden = |any_of, seed| {
        let mut round = dealt::<Hide>(1, 1);
        play_on::<Hide>(&mut round, any_of, &mut Vec::new(), &mut Rng::from_seed(seed));
        assert_eq!((round.left, round.owed), (0, SeatSet::all(2)));
        round.hidden
    };
    assert_eq!(hidden(None, 0), [1, 1]);
    assert_eq!(hidden(Some(u32::MAX), 0), [1, 1]);
    let random: Vec<_> = (0..20).map(|seed| hidden(Some(1), seed)).collect();
    assert!(random.iter().any(|&hidden| hidden != [1, 1]));
}
