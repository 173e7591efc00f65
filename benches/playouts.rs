//! How fast random matches are played: `cargo bench --no-default-features`.
//!
//! One step is what a search does: list the legal actions into a reused buffer, choose one,
//! apply it.

use divan::counter::ItemsCount;
use mallard::engine::{Chance, Game, Setup};
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::duck_that_goose::{self, DuckThatGoose};
use mallard::games::duckit::Duckit;
use mallard::games::durak::Durak;
use mallard::games::quantum::Quantum;
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
    bench_with::<G>(bencher, seats, G::Options::default());
}

fn bench_with<G: Game>(bencher: divan::Bencher, seats: u8, options: G::Options) {
    let deal = |seed| {
        let setup = Setup { seats, seed, options: options.clone() };
        G::deal(&setup, &mut ()).expect("the seats fit")
    };
    let deals: Vec<G::State> = (0..MATCHES).map(deal).collect();
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

/// Steps of a random match of Duckit.
#[divan::bench]
fn duckit(bencher: divan::Bencher) {
    bench::<Duckit>(bencher, 3);
}

/// The copy a search makes of a state.
#[divan::bench]
fn duckit_copy(bencher: divan::Bencher) {
    let dealt = Duckit::deal(&Setup::new(3, 1), &mut ()).expect("three seats fit");
    bencher.bench(|| black_box(&dealt).clone());
}

/// Steps of a random match in which nobody changes a choice; `items/s` is steps a second.
#[divan::bench(args = [2, 4, 7])]
fn duck_and_cover(bencher: divan::Bencher, seats: u8) {
    bench::<DuckAndCover>(bencher, seats);
}

/// The copy a search makes of a state of seven seats.
#[divan::bench]
fn duck_and_cover_copy(bencher: divan::Bencher) {
    let dealt = DuckAndCover::deal(&Setup::new(7, 1), &mut ()).expect("seven seats fit");
    bencher.bench(|| black_box(&dealt).clone());
}

/// Steps of a random match of Quantum.
#[divan::bench(args = [2, 3, 4])]
fn quantum(bencher: divan::Bencher, seats: u8) {
    bench::<Quantum>(bencher, seats);
}

/// Whole matches of two-seat Quantum a second.
#[divan::bench]
fn quantum_matches(bencher: divan::Bencher) {
    let dealt = Quantum::deal(&Setup::new(2, 1), &mut ()).expect("two seats fit");
    let (mut actions, mut chance) = (Vec::new(), Chance::from_seed(1));
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| playout::<Quantum>(&dealt, &mut actions, &mut chance));
}

/// The copy a search makes of a state.
#[divan::bench]
fn quantum_copy(bencher: divan::Bencher) {
    let dealt = Quantum::deal(&Setup::new(2, 1), &mut ()).expect("two seats fit");
    bencher.bench(|| black_box(&dealt).clone());
}

/// Steps of a random match with the full deck. Only seats that owe a decision decide: Ripe is used
/// by them, or when the round ends.
#[divan::bench(args = [2, 5, 9], sample_count = 20)]
fn duck_that_goose(bencher: divan::Bencher, seats: u8) {
    let deck = duck_that_goose::Deck::Advanced;
    let options = duck_that_goose::Options { deck, ..Default::default() };
    bench_with::<DuckThatGoose>(bencher, seats, options);
}

/// The copy a search makes of a state.
#[divan::bench]
fn duck_that_goose_copy(bencher: divan::Bencher) {
    let dealt = DuckThatGoose::deal(&Setup::new(2, 1), &mut ()).expect("two seats fit");
    bencher.bench(|| black_box(&dealt).clone());
}
