//! Plays the matches of the arena.

use crate::args::Args;
use crate::course::Course;
use crate::deal::{options, refused};
use crate::figures::{Figures, Side, Taken};
use crate::player::Player;
use mallard::engine::{Fault, Pending, Rng, Seat, Setup, Standing, Table, Viewer};
use mallard::with_game;
use mallard::words::GameText;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Plays all the matches that `args` asks for.
pub(crate) fn fight(args: &Args) -> Result<Figures, String> {
    with_game!(args.game, G => fight_of::<G>(args))
}

fn fight_of<G: GameText>(args: &Args) -> Result<Figures, String> {
    let seats = args.seats.unwrap_or(*G::SEATS.start());
    let options = options::<G>(&args.options)?;
    let setup = |seed| Setup { seats, seed, options: options.clone() };
    // Before any thread starts, so that an error is reported once.
    Table::<G>::deal(setup(args.seed)).map_err(|error| refused::<G>(error, seats))?;
    for player in &args.players {
        Player::parse::<G>(player)?;
    }
    let figures = Mutex::new(Figures::new(args, seats));
    let (next, failed) = (AtomicU32::new(0), Mutex::new(None));
    let work = || -> Result<(), String> {
        let mut one =
            [Player::parse::<G>(&args.players[0])?, Player::parse::<G>(&args.players[1])?];
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= args.games {
                return Ok(());
            }
            let setup = setup(args.seed + u64::from(deal));
            for side in Side::BOTH {
                let mut standings = Vec::new();
                let mut taken = Taken::default();
                for lone in Seat::all(seats) {
                    let setup = setup.clone();
                    let mut course = Course::new(args.course, seats, setup.seed);
                    let at = |seat| if seat == lone { side.index() } else { 1 - side.index() };
                    // Not the deal's generator: choices must not depend on hidden cards.
                    let mut rng = Rng::from_seed(!setup.seed ^ (u64::from(u8::from(lone)) << 32));
                    let mut note = |player, time, fault, is_ahead| {
                        taken.note(player, time, fault, is_ahead);
                    };
                    let end = play::<G>(setup, &mut one, at, &mut rng, &mut course, &mut note)?;
                    taken.end(&course);
                    standings.push((lone, end));
                }
                if let Ok(mut figures) = figures.lock() {
                    figures.add(deal, side, &standings, taken);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            scope.spawn(|| {
                if let (Err(sentence), Ok(mut failed)) = (work(), failed.lock()) {
                    *failed = Some(sentence);
                }
            });
        }
    });
    let failed = failed.into_inner().map_err(|_| "a match broke off")?;
    failed.map_or_else(|| figures.into_inner().map_err(|_| "a match broke off".into()), Err)
}

/// Plays one match: `at` is the player of a seat, by its number in `players`. `note` gets each decision among several
/// actions: its player, its time, the fault that it is, and, if it could be one or none, whether its seat is ahead or another.
#[expect(
    clippy::disallowed_methods,
    reason = "it tells how long decisions take, and runs in no browser"
)]
pub(crate) fn play<G: GameText>(
    setup: Setup<G::Options>,
    players: &mut [Player],
    at: impl Fn(Seat) -> usize,
    rng: &mut Rng,
    course: &mut Course,
    mut note: impl FnMut(usize, Duration, Option<Fault>, Option<bool>),
) -> Result<Option<Standing>, String> {
    let seats = setup.seats;
    let mut table = Table::<G>::deal(setup).map_err(|error| refused::<G>(error, seats))?;
    let mut legal = Vec::new();
    loop {
        let (owed, may) = match table.pending() {
            Pending::Over(standing) => return Ok(Some(standing)),
            // Some games need not end by themselves: then no seat has won.
            Pending::Decide { .. } if !table.can_take_step() => return Ok(None),
            Pending::Decide { owed, may } => (owed, may),
        };
        course.look(&table);
        let mut made = None;
        for seat in may {
            table.legal(seat, &mut legal);
            let view = table.view(Viewer::Seat(seat));
            let interrupts = players[at(seat)].interrupt::<G>(&view, &legal, rng);
            made = made.or(interrupts.map(|action| (seat, action)));
        }
        let (seat, action) = if let Some(made) = made {
            made
        } else {
            let owing: Vec<Seat> = owed.iter().collect();
            let seat = *rng.pick(&owing).ok_or("nobody owes a decision")?;
            table.legal(seat, &mut legal);
            let action = if let [only] = legal[..] {
                only
            } else {
                let view = table.view(Viewer::Seat(seat));
                let begun = Instant::now();
                let action = players[at(seat)].choose::<G>(seat, &view, &legal, rng)?;
                let time = begun.elapsed();
                let fault = G::fault(&view, &legal, action);
                let is_fault = |&action: &G::Action| G::fault(&view, &legal, action).is_some();
                let could_err = legal.iter().any(is_fault) && !legal.iter().all(is_fault);
                let is_ahead = course.is_ahead(seat).filter(|_| could_err);
                note(at(seat), time, fault, is_ahead);
                action
            };
            (seat, action)
        };
        table.play(seat, action).map_err(|refused| format!("{refused:?}"))?;
    }
}
