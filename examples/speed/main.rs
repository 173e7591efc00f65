//! How fast the rules and the strongest bots are on this machine: natively, or in a browser, built
//! like the bots' program. `scripts/speed.sh` runs both and compares them.
//!
//! Prints two lines for each game with the fewest seats and with the most. The first has `steps`,
//! the case, random steps per second, and the last value drawn. The second has `decisions`, the
//! case, decisions per second, and the last decision. The last value is the same on every machine,
//! or matches would differ.

#[path = "../common/playout.rs"]
mod playout;

mod clock;

use clock::Clock;
use mallard::engine::{Bot, Rng, Setup, Table, Viewer};
use mallard::with_game;
use mallard::words::GameText;
use playout::{Case, cases, deal, playout};

/// How many matches take turns in the random steps.
const MATCHES: u64 = 100;

/// The least time for a measurement, in milliseconds.
const LONG: f64 = 500.0;

/// How many decisions the bots make in one run, from the deal on.
const DECISIONS: u64 = 24;

/// The count of `run` per second, and the value that it returns besides.
fn measure(mut run: impl FnMut() -> (u64, u64)) -> (f64, u64) {
    // The first round warms up the browser's compilers, which learn from it.
    let (_, led) = run();
    let clock = Clock::start();
    let mut done = 0;
    while clock.milliseconds() < LONG {
        done += run().0;
    }
    #[expect(clippy::cast_precision_loss, reason = "so small a whole number is exact")]
    let done = done as f64;
    (done / clock.milliseconds() * 1000.0, led)
}

/// Measures random steps.
fn steps<G: GameText>(case: Case) -> (f64, u64) {
    let deals = deal::<G>(case.seats, MATCHES);
    let mut actions = Vec::new();
    measure(|| {
        let mut rng = Rng::from_seed(1);
        let steps = deals.iter().map(|dealt| playout::<G>(dealt, &mut actions, &mut rng)).sum();
        (steps, rng.seed())
    })
}

/// Measures decisions of the strongest bots against each other.
fn decisions<G: GameText>(case: Case) -> (f64, u64) {
    let level = *<G as Bot>::LEVELS.last().expect("each game has bots");
    measure(|| {
        let mut table = Table::<G>::deal(Setup::new(case.seats, 1)).expect("the seats fit");
        let (mut chance, mut legal) = (Rng::from_seed(1), Vec::new());
        let mut made = 0;
        while let Some(seat) = table.pending().owed().first() {
            table.legal(seat, &mut legal);
            let action = level.choose::<G>(&table.view(Viewer::Seat(seat)), &legal, &mut chance);
            table.play(seat, action).expect("it is legal");
            made += 1;
            if made == DECISIONS {
                break;
            }
        }
        (made, chance.seed())
    })
}

fn main() {
    for case in cases() {
        for (kind, (speed, led)) in [
            ("steps", with_game!(case.game, G => steps::<G>(case))),
            ("decisions", with_game!(case.game, G => decisions::<G>(case))),
        ] {
            clock::say(&format!("{kind}\t{case}\t{speed:.2}\t{led}"));
        }
    }
}
