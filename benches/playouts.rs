//! How fast random matches of each game are played: `cargo bench --no-default-features`.
//!
//! One step is what a search does: list the legal actions into a reused buffer, choose one,
//! apply it. Only seats that owe a decision decide.

use divan::Bencher;
use divan::counter::ItemsCount;
use mallard::engine::{Chance, Game, Setup};
use mallard::games::{GameId, GameVisitor, Shelved};
use std::fmt;
use std::hint::black_box;

/// Matches a sample.
const MATCHES: u64 = 500;

fn main() {
    divan::main();
}

/// A game with so many seats and the usual options.
#[derive(Clone, Copy)]
struct Case {
    game: GameId,
    seats: u8,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.game.slug(), self.seats)
    }
}

/// Each game with the fewest seats, and with the most.
fn cases() -> Vec<Case> {
    struct Seats;
    impl GameVisitor for Seats {
        type Output = [u8; 2];

        fn visit<G: Shelved>(self) -> [u8; 2] {
            [*G::SEATS.start(), *G::SEATS.end()]
        }
    }
    let mut cases = Vec::new();
    for &game in GameId::ALL {
        let [fewest, most] = game.visit(Seats);
        cases.push(Case { game, seats: fewest });
        if most > fewest {
            cases.push(Case { game, seats: most });
        }
    }
    cases
}

/// Matches to begin with, dealt.
fn dealt<G: Game>(seats: u8, matches: u64) -> Vec<G::State> {
    let deal = |seed| G::deal(&Setup::new(seats, seed), &mut ()).expect("the seats fit");
    (0..matches).map(deal).collect()
}

/// Plays one random match from a copy of `dealt`, and says how many steps it took.
fn playout<G: Game>(dealt: &G::State, actions: &mut Vec<G::Action>, chance: &mut Chance) -> u64 {
    let mut state = dealt.clone();
    let mut steps = 0;
    while let Some(seat) = G::pending(&state).owed().first() {
        G::legal(&state, seat, actions);
        let Some(&action) = chance.pick(actions) else { break };
        G::apply(&mut state, seat, action, &mut ());
        steps += 1;
        if steps == u64::from(G::MAX_STEPS) {
            break;
        }
    }
    black_box(&state);
    steps
}

/// Steps of random matches; `items/s` is steps a second.
#[divan::bench(args = cases(), sample_count = 20)]
fn steps(bencher: Bencher, case: Case) {
    struct Visitor<'a, 'b>(Bencher<'a, 'b>, u8);
    impl GameVisitor for Visitor<'_, '_> {
        type Output = ();

        fn visit<G: Shelved>(self) {
            let Self(bencher, seats) = self;
            let deals = dealt::<G>(seats, MATCHES);
            let mut actions = Vec::new();
            let mut run = || -> u64 {
                let mut chance = Chance::from_seed(1);
                deals.iter().map(|dealt| playout::<G>(dealt, &mut actions, &mut chance)).sum()
            };
            let steps = run();
            bencher.counter(ItemsCount::new(steps)).bench_local(run);
        }
    }
    case.game.visit(Visitor(bencher, case.seats));
}

/// The copy a search makes of a state.
#[divan::bench(args = cases())]
fn copy(bencher: Bencher, case: Case) {
    struct Visitor<'a, 'b>(Bencher<'a, 'b>, u8);
    impl GameVisitor for Visitor<'_, '_> {
        type Output = ();

        fn visit<G: Shelved>(self) {
            let Self(bencher, seats) = self;
            let [state] = &dealt::<G>(seats, 1)[..] else { unreachable!("one was asked for") };
            bencher.bench_local(|| black_box(state).clone());
        }
    }
    case.game.visit(Visitor(bencher, case.seats));
}
