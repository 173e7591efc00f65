//! How fast the rules and the strongest bots are where this runs: natively, or in a browser as the program of the bots is built.
//! `scripts/speed.sh` runs it as both and sets one beside the other.
//!
//! A line for each game with the fewest seats and with the most: `steps`, the case, random steps a second, and what was
//! drawn last; then `decisions`, the case, decisions a second, and the last of them. The second figure is the same
//! everywhere, or a match would not be the same.

#[path = "../common/playout.rs"]
mod playout;

mod clock;

use clock::Clock;
use mallard::engine::{Bot, Chance, Setup, Table, Viewer};
use mallard::games::{GameVisitor, Shelved};
use playout::{Case, cases, dealt, playout};

/// Matches that random steps are taken in, again and again.
const MATCHES: u64 = 100;

/// For how long something is done at least, in milliseconds.
const LONG: f64 = 500.0;

/// Decisions of bots, from the deal on.
const DECISIONS: u64 = 24;

/// How many a second of what `run` counts, and what it says besides.
fn measure(mut run: impl FnMut() -> (u64, u64)) -> (f64, u64) {
    // The first round is for the compilers of browsers, which learn what is wanted.
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

/// Random steps.
struct Steps(Case);

impl GameVisitor for Steps {
    type Output = (f64, u64);

    fn visit<G: Shelved>(self) -> (f64, u64) {
        let deals = dealt::<G>(self.0.seats, MATCHES);
        let mut actions = Vec::new();
        measure(|| {
            let mut chance = Chance::from_seed(1);
            let steps =
                deals.iter().map(|dealt| playout::<G>(dealt, &mut actions, &mut chance)).sum();
            (steps, chance.seed())
        })
    }
}

/// Decisions of the strongest bots among themselves.
struct Decisions(Case);

impl GameVisitor for Decisions {
    type Output = (f64, u64);

    fn visit<G: Shelved>(self) -> (f64, u64) {
        let level = *<G as Bot>::LEVELS.last().expect("each game has bots");
        measure(|| {
            let mut table = Table::<G>::deal(Setup::new(self.0.seats, 1)).expect("the seats fit");
            let (mut chance, mut legal) = (Chance::from_seed(1), Vec::new());
            let mut made = 0;
            while let Some(seat) = table.pending().owed().first() {
                table.legal(seat, &mut legal);
                let action = G::choose(&table.view(Viewer::Seat(seat)), &legal, level, &mut chance);
                table.play(seat, action).expect("it is legal");
                made += 1;
                if made == DECISIONS {
                    break;
                }
            }
            (made, chance.seed())
        })
    }
}

fn main() {
    for case in cases() {
        for (kind, (speed, led)) in [
            ("steps", case.game.visit(Steps(case))),
            ("decisions", case.game.visit(Decisions(case))),
        ] {
            clock::say(&format!("{kind}\t{case}\t{speed:.2}\t{led}"));
        }
    }
}
