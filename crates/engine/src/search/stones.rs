//! Two tiny games whose best play is known, to test the search with.

use super::tree::Tree;
use super::{Descent, Payoffs, Search, SearchBudget, TreeSearch, play_on};
use crate::{
    EventSink, Game, GameEvent, GameView, MAX_SEATS, Pending, Refusal, Rng, Seat, SeatSet, Setup,
    SetupError, Standing, StepwiseSearch, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Which of the two games it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Tiny {
    /// The seats take one, two or three stones in turn from a heap; the seat that takes the last
    /// stone wins. But the last stone may be cursed, and no player knows: then its taker loses.
    Heap {
        stones: u8,
        /// In how many of four heaps the last stone is cursed.
        cursed: u8,
    },
    /// Both seats hide 1, 2 or 3 stones at the same time. Seat 0 wins nine of ten matches if it
    /// hides 1, and every match in which it hides the same number (not 1) as seat 1.
    Hide,
}

impl Default for Tiny {
    fn default() -> Self {
        Self::Heap { stones: 12, cursed: 0 }
    }
}

#[derive(Clone, PartialEq, Debug)]
struct State {
    view: View,
    /// Is the last stone cursed? No player knows.
    cursed: bool,
    hidden: [u8; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct View {
    tiny: Tiny,
    owed: SeatSet,
    winner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Illegal;

impl Refusal for Illegal {
    fn rule(self) -> &'static str {
        "TINY-1"
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Stones;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

impl Game for Stones {
    type Options = Tiny;
    type State = State;
    type View = View;
    type Action = u8;
    type Event = ();
    type Refusal = Illegal;

    const SLUG: &'static str = "stones";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: u32 = 100;

    fn deal(setup: &Setup<Tiny>, _: &mut impl EventSink<()>) -> Result<State, SetupError> {
        let owed = match setup.options {
            Tiny::Heap { .. } => SeatSet::only(FIRST),
            Tiny::Hide => SeatSet::all(2),
        };
        let view = View { tiny: setup.options, owed, winner: None };
        Ok(view.determinize(&mut Rng::from_seed(setup.seed)))
    }

    fn pending(state: &State) -> Pending {
        match state.view.winner {
            Some(winner) => {
                Pending::Over(Standing::by(2, |one, other| (other == winner).cmp(&(one == winner))))
            }
            None => Pending::Decide { owed: state.view.owed, may: SeatSet::EMPTY },
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<u8>) {
        actions.clear();
        actions.extend((1..=3).filter(|&action| Self::check(state, seat, action).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: u8) -> Result<(), Illegal> {
        let fits = match state.view.tiny {
            Tiny::Heap { stones, .. } => (1..=stones.min(3)).contains(&action),
            Tiny::Hide => (1..=3).contains(&action),
        };
        let owes = Self::pending(state).owed().has(seat);
        if fits && owes { Ok(()) } else { Err(Illegal) }
    }

    fn apply(state: &mut State, seat: Seat, action: u8, _: &mut impl EventSink<()>) {
        let View { tiny, owed, winner } = &mut state.view;
        let other = if seat == FIRST { SECOND } else { FIRST };
        match tiny {
            Tiny::Heap { stones, .. } => {
                *stones -= action;
                *owed = SeatSet::only(other);
                if *stones == 0 {
                    *winner = Some(if state.cursed { other } else { seat });
                }
            }
            Tiny::Hide => {
                state.hidden[seat.index()] = action;
                *owed = owed.without(seat);
                if owed.is_empty() {
                    let [own, others] = state.hidden;
                    *winner = Some(if own == 1 || own == others { FIRST } else { SECOND });
                }
            }
        }
    }

    fn view(state: &State, _: Viewer) -> View {
        state.view.clone()
    }

    fn check_invariants(_: &State) -> Result<(), String> {
        Ok(())
    }
}

impl GameView<Stones> for View {
    fn viewer(&self) -> Viewer {
        Viewer::Table
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let of_four = match self.tiny {
            Tiny::Heap { cursed, .. } => cursed,
            Tiny::Hide => 0,
        };
        let cursed = rng.next_below(4) < u32::from(of_four);
        State { view: self.clone(), cursed, hidden: [0; 2] }
    }

    fn is_consistent(&self, _: u8) -> bool {
        true
    }
}

impl GameEvent for () {
    fn reveals(&self) -> bool {
        false
    }
}

/// From a heap of at least this size the rollout policy takes one stone, and the stretch lasts until the heap is
/// smaller. The tests search no heap this big.
const LARGE: u8 = 20;

fn is_large(state: &State) -> bool {
    matches!(state.view.tiny, Tiny::Heap { stones: LARGE.., .. })
}

impl Search for Stones {
    fn play_quickly(state: &State, seat: Seat, actions: &mut Vec<u8>, rng: &mut Rng) -> u8 {
        if is_large(state) {
            return 1;
        }
        Self::legal(state, seat, actions);
        *rng.pick(actions).expect("a seat that owes can act")
    }

    fn stretch(state: &State) -> u32 {
        is_large(state).into()
    }

    fn payoffs(_: &State, end: &State) -> Payoffs {
        let mut worth = [0; MAX_SEATS];
        if let Some(winner) = end.view.winner {
            let most = if end.view.tiny == Tiny::Hide && end.hidden[0] == 1 { 900 } else { 1_000 };
            worth[winner.index()] = most;
        }
        worth
    }
}

const EFFORT: SearchBudget =
    SearchBudget { iterations: 4_000, beyond: 100, curiosity: 700, habit_of: None };

/// The action that one search of `seat` finds.
fn best(view: &View, seat: Seat, rng: &mut Rng) -> Option<u8> {
    let mut searching = TreeSearch::<Stones>::new(view.clone(), seat, EFFORT, rng);
    assert!(searching.advance(u32::MAX));
    searching.action()
}

fn searched(tiny: Tiny, seed: u64) -> Option<u8> {
    let state = Stones::deal(&Setup { seats: 2, seed, options: tiny }, &mut ()).expect("it fits");
    let view = Stones::view(&state, Viewer::Seat(FIRST));
    best(&view, FIRST, &mut Rng::from_seed(seed))
}

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn it_leaves_a_number_of_stones_that_loses() {
    for stones in (1..=15).filter(|stones| stones % 4 != 0) {
        for seed in 0..3 {
            let action = searched(Tiny::Heap { stones, cursed: 0 }, seed);
            assert_eq!(action, Some(stones % 4), "of {stones}, seed {seed}");
        }
    }
}

/// Whether the curse is likely decides the right move for the same heap. Whether this stone is
/// cursed must not.
#[test]
fn it_plays_by_the_odds_of_what_it_cannot_see() {
    for seed in 0..12 {
        assert_eq!(searched(Tiny::Heap { stones: 7, cursed: 1 }, seed), Some(3), "seed {seed}");
        assert_eq!(searched(Tiny::Heap { stones: 7, cursed: 3 }, seed), Some(2), "seed {seed}");
    }
}

/// A seat that saw the other's choice would always win.
#[test]
fn it_does_not_see_what_is_chosen_at_the_same_time() {
    for seed in 0..12 {
        assert_eq!(searched(Tiny::Hide, seed), Some(1), "seed {seed}");
    }
}

#[test]
fn the_same_view_and_the_same_chance_give_the_same_action() {
    let tiny = Tiny::Heap { stones: 13, cursed: 2 };
    assert_eq!(searched(tiny, 5), searched(tiny, 5));
}

/// Taking from a heap of four loses against best play. But leaving three wins two times out of
/// three if the other takes a random number.
#[test]
fn others_do_not_always_play_the_best_action() {
    let sure = |habit_of| {
        let view = View {
            tiny: Tiny::Heap { stones: 4, cursed: 0 },
            owed: SeatSet::only(FIRST),
            winner: None,
        };
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
    let options = Tiny::Heap { stones: 14, cursed: 2 };
    let state = Stones::deal(&Setup { seats: 2, seed: 3, options }, &mut ()).expect("it fits");
    let view = Stones::view(&state, Viewer::Seat(FIRST));
    for steps in [1, 7, 1_000] {
        let mut rng = Rng::from_seed(8);
        let mut searching = TreeSearch::<Stones>::new(view.clone(), FIRST, EFFORT, &mut rng);
        let mut slices = 1;
        while !searching.advance(steps) {
            slices += 1;
        }
        assert!(slices <= EFFORT.iterations.div_ceil(steps), "{steps} at a time");
        let at_once = best(&view, FIRST, &mut Rng::from_seed(8));
        assert_eq!(searching.action(), at_once, "{steps} at a time");
    }
}

/// The observer's choice comes first, and the others choose without knowing it.
#[test]
fn the_observer_decides_first_among_simultaneous_seats() {
    let (path, actions) = (Vec::new(), Vec::new());
    let descent = Descent::<Stones> { seat: SECOND, budget: EFFORT, path, actions };
    let owed = |owed| Pending::Decide { owed, may: SeatSet::EMPTY };
    let mut together = SeatSet::EMPTY;
    assert_eq!(descent.next(&owed(SeatSet::all(2)), &mut together), Some(SECOND));
    assert_eq!(together, SeatSet::all(2));

    let mut together = SeatSet::only(FIRST);
    assert_eq!(descent.next(&owed(SeatSet::only(FIRST)), &mut together), Some(FIRST));
    assert_eq!(together, SeatSet::only(FIRST), "what it does not know it still does not know");
    assert_eq!(descent.next(&owed(SeatSet::only(SECOND)), &mut together), Some(SECOND));
    assert_eq!(together, SeatSet::EMPTY, "whoever decides alone knows what came before");
}

/// An iteration adds one node, and continues beyond it by the rollout policy as far as its budget reaches.
#[test]
fn a_line_of_play_adds_one_node_and_ends_with_its_effort() {
    let line = |options, beyond| {
        let state = Stones::deal(&Setup { seats: 2, seed: 1, options }, &mut ()).expect("it fits");
        let budget = SearchBudget { beyond, ..EFFORT };
        let (path, actions) = (Vec::new(), Vec::new());
        let mut descent = Descent::<Stones> { seat: FIRST, budget, path, actions };
        let mut rng = Rng::from_seed(1);
        descent.go(&mut Tree::new(budget), state, &mut rng);
        (descent.path.len(), rng)
    };
    let heap = Tiny::Heap { stones: 12, cursed: 0 };
    assert_eq!(line(heap, 0), (1, Rng::from_seed(1)), "no step is taken");
    let [(one, near), (two, far)] = [1, 2].map(|beyond| line(heap, beyond));
    assert_eq!([one, two], [2, 2]);
    assert_ne!(near, far, "another step draws once more");
    assert_eq!(line(Tiny::Hide, 1).0, 2, "what the observer does first is in the tree");
}

#[test]
fn a_seat_that_owes_no_decision_has_no_best_action() {
    let options = Tiny::Heap { stones: 7, cursed: 0 };
    let state = Stones::deal(&Setup { seats: 2, seed: 1, options }, &mut ()).expect("it fits");
    let (view, rng) = (Stones::view(&state, Viewer::Seat(SECOND)), &mut Rng::from_seed(1));
    assert_eq!(best(&view, SECOND, rng), None);
}

/// A rollout ends with its stretch, and leaves the rollout policy only when asked to.
#[test]
fn playouts_follow_the_policy_or_play_at_random() {
    let options = Tiny::Heap { stones: 41, cursed: 0 };
    let dealt = Stones::deal(&Setup { seats: 2, seed: 1, options }, &mut ()).expect("it fits");
    let left = |any_of, seed| {
        let mut state = dealt.clone();
        play_on::<Stones>(&mut state, any_of, &mut Vec::new(), &mut Rng::from_seed(seed));
        match state.view.tiny {
            Tiny::Heap { stones, .. } => (stones, state.view.owed),
            Tiny::Hide => panic!("another game"),
        }
    };
    let by_ones = (LARGE - 1, SeatSet::only(FIRST));
    assert_eq!(left(None, 0), by_ones);
    assert_eq!(left(Some(u32::MAX), 0), by_ones);
    assert!((0..20).any(|seed| left(Some(1), seed) != by_ones));
    assert!((0..20).all(|seed| (LARGE - 3..LARGE).contains(&left(Some(1), seed).0)));
}
