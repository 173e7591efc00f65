//! How fast random matches are played: `cargo bench --no-default-features`.
//!
//! One step is what a search does: list the legal actions into a reused buffer, choose one,
//! apply it.

use divan::counter::ItemsCount;
use mallard::engine::{Chance, Game, Setup};
use mallard::games::durak::Durak;
use std::hint::black_box;

/// Matches a sample.
const MATCHES: u64 = 1_000;

fn main() {
    divan::main();
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

fn bench<G: Game>(bencher: divan::Bencher, seats: u8) {
    let deals: Vec<G::State> = (0..MATCHES)
        .map(|seed| G::deal(&Setup::new(seats, seed), &mut ()).expect("the seats fit"))
        .collect();
    let mut actions = Vec::new();
    let mut run = || -> u64 {
        let mut chance = Chance::from_seed(1);
        deals.iter().map(|dealt| playout::<G>(dealt, &mut actions, &mut chance)).sum()
    };
    let steps = run();
    bencher.counter(ItemsCount::new(steps)).bench_local(run);
}

/// Steps of a random match; `items/s` is steps a second.
#[divan::bench(args = [2, 4, 6])]
fn durak(bencher: divan::Bencher, seats: u8) {
    bench::<Durak>(bencher, seats);
}

/// Whole matches of two-seat Durak a second.
#[divan::bench]
fn durak_matches(bencher: divan::Bencher) {
    let dealt = Durak::deal(&Setup::new(2, 1), &mut ()).expect("two seats fit");
    let (mut actions, mut chance) = (Vec::new(), Chance::from_seed(1));
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| playout::<Durak>(&dealt, &mut actions, &mut chance));
}

/// The copy a search makes of a state.
#[divan::bench]
fn durak_copy(bencher: divan::Bencher) {
    let dealt = Durak::deal(&Setup::new(2, 1), &mut ()).expect("two seats fit");
    bencher.bench(|| black_box(&dealt).clone());
}
