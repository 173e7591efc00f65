//! How fast random matches of each game run: `cargo bench`.
//!
//! One step is the work of a search: list the legal actions into a reused buffer, choose one, apply
//! it. Only seats that owe a decision decide.

#[path = "../examples/common/playout.rs"]
mod playout;

use divan::Bencher;
use divan::counter::ItemsCount;
use mallard::engine::Rng;
use mallard::with_game;
use mallard::words::GameText;
use playout::{Case, cases, deal, playout};
use std::hint::black_box;

/// The number of matches per sample.
const MATCHES: u64 = 500;

fn main() {
    divan::main();
}

/// Steps of random matches; `items/s` is steps per second.
#[divan::bench(args = cases(), sample_count = 20)]
fn steps(bencher: Bencher, case: Case) {
    fn of_game<G: GameText>(bencher: Bencher, seats: u8) {
        let deals = deal::<G>(seats, MATCHES);
        let mut actions = Vec::new();
        let mut run = || -> u64 {
            let mut rng = Rng::from_seed(1);
            deals.iter().map(|dealt| playout::<G>(dealt, &mut actions, &mut rng)).sum()
        };
        let steps = run();
        bencher.counter(ItemsCount::new(steps)).bench_local(run);
    }
    with_game!(case.game, G => of_game::<G>(bencher, case.seats));
}

/// The copy of a state that a search makes.
#[divan::bench(args = cases())]
fn copy(bencher: Bencher, case: Case) {
    fn of_game<G: GameText>(bencher: Bencher, seats: u8) {
        let [state] = &deal::<G>(seats, 1)[..] else { unreachable!("one was asked for") };
        bencher.bench_local(|| black_box(state).clone());
    }
    with_game!(case.game, G => of_game::<G>(bencher, case.seats));
}
