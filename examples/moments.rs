//! Measures, game by game, the moments of a match (`docs/bots.md`): how often the better action wins more from the true
//! hands, how many moments a match has, how long it takes to find them, and what the reasons say.
//!
//! ```sh
//! cargo run --release --example moments -- GAME [PLAYER] [MATCHES] [SEED] [LEVEL]
//! ```
//!
//! The player is `first`, `patient` or a level of the game; the others are Dabblers. Bots of LEVEL, Dabblers if it is left
//! out, play on from the exact deal.

#![expect(clippy::disallowed_methods, reason = "it measures how long something takes")]

#[path = "common/patient/mod.rs"]
mod patient;

use mallard::engine::{Level, Pending, ReviewRequest, Rng, Seat, Setup, Table, Viewer};
use mallard::games::{GAMES, GameId};
use mallard::session::{Duck, Moment, Player, PlayerKind, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang, Names, TextContext};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::time::Instant;

/// Rollouts after each of the two actions: the hands are true, and later cards are drawn again.
const ROLLOUTS: u32 = 400;

/// Matches by bots from the exact deal, after each of the two actions.
const MATCHES: u32 = 40;

/// A better action wins at least this number of matches more in a thousand.
const LEAST_GAIN: i64 = 50;

const PERSON: Seat = Seat::new(0);

/// The gains of all moments by one measure.
#[derive(Default)]
struct Gains {
    count: i64,
    sum: i64,
    better: i64,
}

impl Gains {
    fn add(&mut self, gain: i64) {
        self.count += 1;
        self.sum += gain;
        self.better += i64::from(gain >= LEAST_GAIN);
    }

    /// In how many of a hundred moments the action was better, and the mean gain in a thousand matches.
    fn text(&self) -> String {
        let count = self.count.max(1);
        format!(
            "{} of {} better ({} %), mean {}",
            self.better,
            self.count,
            100 * self.better / count,
            self.sum / count
        )
    }
}

fn measure<G: GameText>(player: &str, matches: u64, seed: u64, by: &str) {
    let seats = *G::SEATS.start();
    let (mut drawn, mut exact) = (Gains::default(), Gains::default());
    let (mut without, mut decisions, mut slowest) = (0, 0, 0);
    let mut reasons = BTreeMap::<String, usize>::new();
    for seed in seed..seed + matches {
        let session = play::<G>(player, seats, seed);
        let begun = Instant::now();
        let mut search = session.moments().expect("the match is over");
        while let Some(question) = search.next_question() {
            decisions += 1;
            let answer = ReviewRequest::<G>::answer(&question).expect("a bot answers");
            assert!(search.read(&answer));
        }
        slowest = slowest.max(begun.elapsed().as_millis());
        let found = search.found();
        without += u64::from(found.is_empty());
        for moment in &found {
            drawn.add(drawn_gain::<G>(&session, moment));
            exact.add(exact_gain::<G>(&session, moment, by));
            *reasons.entry(reason::<G>(&session, moment)).or_default() += 1;
        }
    }
    println!(
        "{} {player}: {matches} matches, {without} without, {decisions} decisions, slowest {slowest} ms",
        G::SLUG
    );
    println!("  later cards drawn again: {}", drawn.text());
    println!("  the exact deal, by {by}: {}", exact.text());
    for (reason, count) in reasons {
        println!("  {count:3} {reason}");
    }
}

fn level<G: GameText>(id: &str) -> Level {
    Level::find::<G>(id).expect("the game has this level")
}

fn choose<G: GameText>(
    player: &str,
    view: &G::View,
    legal: &[G::Action],
    rng: &mut Rng,
) -> G::Action {
    match player {
        "first" => patient::first::<G>(view, legal, rng),
        "patient" => patient::patient::<G>(view, legal, false),
        level => Level::find::<G>(level).map(|level| level.choose::<G>(view, legal, rng)),
    }
    .expect("there is such a player")
}

fn play<G: GameText>(player: &str, seats: u8, seed: u64) -> Session<G> {
    let mut table =
        Table::<G>::deal(Setup::new(seats, seed)).expect("the game has this number of seats");
    let (mut rng, mut legal) = (Rng::from_seed(seed), Vec::new());
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let view = table.view(Viewer::Seat(seat));
        let player = if seat == PERSON { player } else { "dabbler" };
        let action =
            if legal.len() > 1 { choose::<G>(player, &view, &legal, &mut rng) } else { legal[0] };
        table.play(seat, action).expect("it is legal");
    }
    let kind = |seat| match seat {
        PERSON => PlayerKind::Person,
        _ => PlayerKind::Bot("dabbler".to_owned()),
    };
    let player =
        |seat: Seat| Player { name: None, kind: kind(seat), duck: Duck::new(seat.index()) };
    Session::new(table, Seat::all(seats).map(player).collect(), Lang::En)
}

/// The position before a moment, what was played there, and what is better.
fn position<G: GameText>(
    session: &Session<G>,
    moment: &Moment,
) -> (G::State, G::Action, G::Action) {
    let step = usize::try_from(moment.step).expect("it fits");
    let state = session.table().position_after(step).expect("it was dealt");
    let better = G::Action::deserialize(&moment.better).expect("it is an action");
    (state, session.table().log()[step].1, better)
}

/// How many matches more in a thousand the seat wins from the true hands.
fn drawn_gain<G: GameText>(session: &Session<G>, moment: &Moment) -> i64 {
    let (state, played, better) = position(session, moment);
    let wins = |action| {
        let mut after: G::State = state.clone();
        G::take_step(&mut after, moment.seat, action, &mut ());
        let view = G::view(&after, Viewer::Everyone);
        let payoffs = G::win_probabilities(&view, ROLLOUTS, &mut Rng::from_seed(0));
        i64::from(payoffs.expect("each game has an estimate")[moment.seat.index()])
    };
    wins(better) - wins(played)
}

/// The same from the exact deal, between bots of this level.
fn exact_gain<G: GameText>(session: &Session<G>, moment: &Moment, by: &str) -> i64 {
    let (state, played, better) = position(session, moment);
    let level = level::<G>(by);
    let wins = |action| -> i64 {
        let win = |seed| i64::from(play_on::<G>(&state, moment.seat, action, level, seed));
        (0..u64::from(MATCHES)).map(win).sum::<i64>() / i64::from(MATCHES)
    };
    wins(better) - wins(played)
}

fn play_on<G: GameText>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    level: Level,
    seed: u64,
) -> i32 {
    let (mut state, mut rng, mut legal) = (state.clone(), Rng::from_seed(seed), Vec::new());
    G::take_step(&mut state, seat, action, &mut ());
    for _ in 0..G::MAX_STEPS {
        let Some(next) = G::pending(&state).owed().first() else { break };
        G::legal(&state, next, &mut legal);
        let view = G::view(&state, Viewer::Seat(next));
        let action = level.choose::<G>(&view, &legal, &mut rng);
        G::take_step(&mut state, next, action, &mut ());
    }
    assert!(matches!(G::pending(&state), Pending::Over(_)), "a match of these bots ends");
    let end = G::view(&state, Viewer::Everyone);
    G::win_probabilities(&end, 1, &mut rng).expect("it is over")[seat.index()]
}

/// The reason in words, without numbers and cards.
fn reason<G: GameText>(session: &Session<G>, moment: &Moment) -> String {
    let (state, _, better) = position(session, moment);
    let view = G::view(&state, Viewer::Seat(moment.seat));
    let mut legal = Vec::new();
    G::legal(&state, moment.seat, &mut legal);
    let text = G::reason(&view, &legal, better, &TextContext::new(&Names::new([]), Lang::En));
    let plain =
        |letter: char| if letter.is_ascii() && !letter.is_ascii_digit() { letter } else { '#' };
    text.chars().map(plain).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, default: &str| words.get(at).map_or(default, String::as_str).to_owned();
    let number = |at, default| word(at, "").parse().unwrap_or(default);
    let game = GameId::from_slug(&word(0, "")).filter(|game| GAMES.contains(game));
    let Some(game) = game else {
        eprintln!("moments GAME [PLAYER] [MATCHES] [SEED] [LEVEL]");
        return;
    };
    with_game!(game, G => measure::<G>(&word(1, "patient"), number(2, 20), number(3, 0), &word(4, "dabbler")));
}
