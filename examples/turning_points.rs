//! Measures, game by game, how long it takes to find the turning points of a match, and how accurate the estimated
//! probabilities behind them are (`docs/bots.md`).
//!
//! ```sh
//! cargo run --release --example turning_points -- [MATCHES]
//! ```

#![expect(clippy::disallowed_methods, reason = "it measures how long something takes")]

use mallard::engine::{Pending, Rng, Seat, Setup, Strategy, Table, Viewer};
use mallard::games::GAMES;
use mallard::session::{Duck, MatchLog, Player, PlayerKind, Results, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use std::time::Instant;

/// The number of classes into which the probabilities are sorted.
const TENTHS: usize = 10;

/// One decision in this many is sampled, to compare its probabilities with the result.
const SAMPLE: u32 = 8;

/// For each tenth of probabilities: their count, their sum, and the sum of the results, in thousandths.
#[derive(Default)]
struct Truth([(i32, i32, i32); TENTHS]);

fn measure<G: GameText>(seats: u8, matches: u64) {
    let (mut longest, mut total, mut looks, mut told, mut steps) = (0, 0, 0, 0, 0);
    let mut truth = Truth::default();
    for seed in 0..matches {
        let session = played::<G>(seats, seed, &mut truth);
        let begun = Instant::now();
        let mut seeking =
            session.in_words(session.situation(false), Lang::En).seeking().expect("it is over");
        while let Some(request) = seeking.next_request() {
            seeking.evaluate(request);
            looks += 1;
        }
        let taken = begun.elapsed().as_millis();
        longest = longest.max(taken);
        total += taken;
        steps += session.table().steps().len();
        let found = seeking.found();
        told += found.len();
        if seed == 0 {
            for point in found {
                let line = session.in_words(session.situation(false), Lang::En).line_of(&point);
                println!(
                    "  {} {line} {:?} {} {}",
                    point.steps.end, point.seat, point.before, point.after
                );
            }
        }
    }
    let mean = |sum: usize| sum / usize::try_from(matches).unwrap_or(1);
    println!(
        "{} {}: {} steps, {} looks, {} told, {} ms, longest {longest}",
        G::SLUG,
        seats,
        mean(steps),
        mean(looks),
        mean(told),
        total / u128::from(matches),
    );
    for (count, said, came) in truth.0.into_iter().filter(|&(count, ..)| count > 0) {
        print!(" {}→{} ({count})", said / count / 10, came / count / 10);
    }
    println!();
}

/// Plays a match between the strongest bots that do not search, with their noise.
fn played<G: GameText>(seats: u8, seed: u64, truth: &mut Truth) -> Session<G> {
    let mut table =
        Table::<G>::deal(Setup::new(seats, seed)).expect("the game has this number of seats");
    let (mut chance, mut legal) = (Rng::from_seed(seed), Vec::new());
    let mut said = Vec::new();
    while let Some(seat) = table.pending().owed().first() {
        if chance.next_below(SAMPLE) == 0 {
            let view = table.view(Viewer::Everyone);
            said.extend(G::win_probabilities(&view, 64, &mut Rng::from_seed(seed)));
        }
        table.legal(seat, &mut legal);
        let mut levels = G::LEVELS.iter().rev();
        let level = *levels.find(|level| level.mind == Strategy::Heuristic).expect("there is one");
        let action = level.choose::<G>(&table.view(Viewer::Seat(seat)), &legal, &mut chance);
        table.play(seat, action).expect("it is legal");
    }
    assert!(matches!(table.pending(), Pending::Over(_)));
    let came =
        G::win_probabilities(&table.view(Viewer::Everyone), 1, &mut chance).expect("it is over");
    for (seat, said) in said.iter().flat_map(|said| Seat::all(seats).zip(said)) {
        let tenth = usize::try_from(said / 100).unwrap_or(0).min(TENTHS - 1);
        let (count, sum, truth) = &mut truth.0[tenth];
        (*count, *sum, *truth) = (*count + 1, *sum + said, *truth + came[seat.index()]);
    }
    let player = |seat: Seat| Player {
        name: None,
        kind: PlayerKind::Bot("diver".to_owned()),
        duck: Duck::new(seat.index()),
    };
    Session::new(table, Seat::all(seats).map(player).collect(), Lang::En)
}

fn main() {
    let matches = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(20);
    let tables = [(0, 2), (0, 4), (1, 3), (2, 2), (2, 4), (3, 2), (3, 7), (4, 2), (4, 5), (4, 9)];
    for (game, seats) in tables {
        with_game!(GAMES[game], G => measure::<G>(seats, matches));
    }
}
