//! Bots that play whole matches.

use super::patient::patient;
use mallard::engine::{Bot, Level, Pending, Rng, Seat, Setup, Standing, Strategy, Table, Viewer};
use std::cmp::Ordering;

/// The number of seeds for each number of seats in the tests that look at every decision.
const SEEDS: u64 = 3;

/// The budget of searching levels in the tests that check every decision.
const LOOKS: u32 = 12;

/// The same level with a search budget of at most `looks`.
pub fn limit_search(level: Level, looks: u32) -> Level {
    match level.mind {
        Strategy::Search(most) => Level { mind: Strategy::Search(most.min(looks)), ..level },
        Strategy::Any | Strategy::Heuristic => level,
    }
}

/// A decision that a bot has made, before it is played.
pub struct Decision<'a, G: Bot> {
    pub state: &'a G::State,
    pub seat: Seat,
    /// The seat's legal actions.
    pub legal: &'a [G::Action],
    pub level: Level,
    pub action: G::Action,
}

impl<G: Bot> Decision<'_, G> {
    /// The seat's view.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }
}

/// A match whose seats take the levels in turns.
struct Driver<'a, G: Bot> {
    table: Table<G>,
    levels: &'a [Level],
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Bot> Driver<'_, G> {
    fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index() % self.levels.len()]
    }

    /// The next decision, in the order of the app: first the seats that may interrupt, then one
    /// that owes a decision. Of several that owe one it asks any first.
    fn decide(&mut self) -> Option<(Seat, G::Action)> {
        let Pending::Decide { owed, may } = self.table.pending() else { return None };
        for seat in may {
            let (view, level) = (self.table.view(Viewer::Seat(seat)), self.level(seat));
            self.table.legal(seat, &mut self.legal);
            if let Some(action) = G::interrupt(&view, &self.legal, level, &mut self.rng) {
                return Some((seat, action));
            }
        }
        let owed: Vec<Seat> = owed.iter().collect();
        let seat = *self.rng.pick(&owed)?;
        let (view, level) = (self.table.view(Viewer::Seat(seat)), self.level(seat));
        self.table.legal(seat, &mut self.legal);
        Some((seat, level.choose::<G>(&view, &self.legal, &mut self.rng)))
    }
}

/// Plays a match to its end, seat `n` by `levels[n % levels.len()]`, and passes every decision to
/// `look`.
pub fn play<G: Bot>(
    setup: Setup<G::Options>,
    levels: &[Level],
    mut look: impl FnMut(&Decision<'_, G>),
) -> Table<G> {
    let rng = Rng::from_seed(setup.seed + 1);
    let table = Table::deal(setup).expect("the setup fits");
    let mut driver = Driver::<G> { table, levels, rng, legal: Vec::new() };
    loop {
        let Some((seat, action)) = driver.decide() else { return driver.table };
        let (state, legal, level) = (driver.table.state(), &driver.legal, driver.level(seat));
        look(&Decision { state, seat, legal, level, action });
        driver.table.play(seat, action).expect("it is legal, and the match ends by MAX_STEPS");
    }
}

/// Plays matches of any options with all numbers of seats, each level by itself and all together,
/// and passes every decision to `look`.
pub fn any_matches<G: Bot>(mut look: impl FnMut(&Decision<'_, G>)) {
    let levels: Vec<Level> = G::LEVELS.iter().map(|&level| limit_search(level, LOOKS)).collect();
    for seats in G::SEATS {
        for seed in 0..SEEDS {
            let options = G::any_options(seats, &mut Rng::from_seed(seed));
            let setup = Setup { seats, seed, options };
            for level in &levels {
                play(setup.clone(), &[*level], &mut look);
            }
            play(setup, &levels, &mut look);
        }
    }
}

/// A level without recall chooses the same when `forget` has removed from its view all that a
/// player can remember.
pub fn needs_no_memory<G: Bot>(forget: impl Fn(&mut G::View)) {
    any_matches::<G>(|decision| {
        if decision.level.recall {
            return;
        }
        let choose =
            |view| decision.level.choose::<G>(view, decision.legal, &mut Rng::from_seed(5));
        let mut forgotten = decision.view();
        forget(&mut forgotten);
        assert_eq!(choose(&decision.view()), choose(&forgotten));
    });
}

/// The points out of a hundred of the first level against the second: one for a won match, half for
/// a draw. They sit in turns, each match is played with both seatings, and the better seat of each
/// level counts.
fn rate<G: Bot>(
    first: Level,
    second: Level,
    setup: impl Fn(u64) -> Setup<G::Options>,
    matches: u32,
) -> f64 {
    let mut points = 0;
    for seed in 0..matches {
        for (own, levels) in [[first, second], [second, first]].into_iter().enumerate() {
            let table = play::<G>(setup(seed.into()), &levels, |_| ());
            let Pending::Over(standing) = table.pending() else { unreachable!() };
            let best = |level: usize| standing.places().iter().skip(level).step_by(2).min();
            points += match best(own).cmp(&best(1 - own)) {
                Ordering::Less => 2,
                Ordering::Equal => 1,
                Ordering::Greater => 0,
            };
        }
    }
    100.0 * f64::from(points) / f64::from(4 * matches)
}

/// Asserts that the first level gets at least this many of a hundred points against the second.
#[track_caller]
pub fn assert_beats<G: Bot>(
    first: Level,
    second: Level,
    setup: impl Fn(u64) -> Setup<G::Options>,
    matches: u32,
    least: f64,
) {
    let seats = setup(0).seats;
    let rate = rate::<G>(first, second, setup, matches);
    println!("{}, {seats} seats, {} against {}: {rate:.1} %", G::SLUG, first.id, second.id);
    assert!(rate >= least, "{} against {}: only {rate:.1} %", first.id, second.id);
}

/// How many of a hundred matches a level wins alone among patient beginners; a shared win counts as
/// a part. Each deal is played from every seat.
pub fn rate_among_beginners<G: Bot>(
    level: Level,
    setup: impl Fn(u64) -> Setup<G::Options>,
    deals: u32,
) -> f64 {
    let (mut points, mut matches) = (0.0, 0.0);
    for seed in 0..deals {
        for own in Seat::all(setup(0).seats) {
            let standing = among_beginners::<G>(level, setup(seed.into()), own);
            let winners = standing.winners();
            if winners.has(own) {
                points += 100.0 / f64::from(winners.len());
            }
            matches += 1.0;
        }
    }
    let rate = points / matches;
    println!("{}, {} among beginners: {rate:.1} %", G::SLUG, level.id);
    rate
}

fn among_beginners<G: Bot>(level: Level, setup: Setup<G::Options>, own: Seat) -> Standing {
    let mut rng = Rng::from_seed(setup.seed + 1);
    let mut table = Table::<G>::deal(setup).expect("the setup fits");
    let mut legal = Vec::new();
    loop {
        let (owed, may) = match table.pending() {
            Pending::Over(standing) => return standing,
            Pending::Decide { owed, may } => (owed, may),
        };
        let view = table.view(Viewer::Seat(own));
        if may.has(own) {
            table.legal(own, &mut legal);
            if let Some(action) = G::interrupt(&view, &legal, level, &mut rng) {
                table.play(own, action).expect("bots do only what is allowed");
                continue;
            }
        }
        let seat = owed.first().expect("a seat owes a decision");
        table.legal(seat, &mut legal);
        let action = if seat == own {
            level.choose::<G>(&view, &legal, &mut rng)
        } else {
            let view = table.view(Viewer::Seat(seat));
            patient::<G>(&view, &legal, false).expect("every game has a beginner")
        };
        table.play(seat, action).expect("it is legal, and the match ends by MAX_STEPS");
    }
}

/// The action of a level in this state.
pub fn ask<G: Bot>(level: Level, state: &G::State, seat: Seat) -> G::Action {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    level.choose::<G>(&G::view(state, Viewer::Seat(seat)), &legal, &mut Rng::from_seed(1))
}
