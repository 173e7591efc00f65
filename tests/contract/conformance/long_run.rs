//! Thousands of matches of each game, most of them random, some between bots ([`OFTEN`]). The cheap checks run at
//! every position that [`walk_by`] stops at, the slow ones at a few.
//!
//! `make test` plays the first [`MATCHES`], and of the next up to [`SETUPS`] each whose seats and options did not come
//! before. `make soak GAMES=n` plays n, with any setups, from the seed `SEED` on; `GAME=durak` plays that game alone.

use super::bots::play_by_thumb;
use super::walk::{Decide, walk_by};
use super::{legality, refusals, saving, secrecy, undoing};
use crate::random::{dealt, play_anything};
use mallard::engine::{Bot, Game, MAX_SEATS};
use mallard::games::GAMES;
use mallard::with_game;
use mallard::words::GameText;
use std::collections::BTreeSet;
use std::sync::Mutex;

/// The number of matches of each game that are played with any setup.
const MATCHES: u64 = 300;

/// The number of setups that are searched for new seats and options.
const SETUPS: u64 = 10_000;

/// Bots play one match in this many; of those that the command asks for, one in [`RARELY`].
const OFTEN: u64 = 50;

/// See [`OFTEN`].
const RARELY: u64 = 200;

/// The number of positions to look at from the start of a match on; of thousands of matches [`BRIEFLY`].
const LONG: u32 = 50;

/// With thousands, the next match shows more than the rest of this one.
const BRIEFLY: u32 = 16;

/// This many matches in a row have each number of seats at least once.
const SEATINGS: u64 = MAX_SEATS as u64;

/// One position in `CLOSELY` gets the same close look as in the other tests.
const CLOSELY: u64 = 400;

/// A number from the command's environment.
fn given(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn long_runs_keep_to_the_contract() {
    for game in GAMES {
        let played = with_game!(game, G => matches::<G>());
        println!("{}: {} matches, {} decisions", game.slug(), played.matches, played.decisions);
    }
}

/// The counts of the matches played.
#[derive(Default)]
struct Played {
    matches: u64,
    decisions: u64,
}

fn matches<G: GameText>() -> Played {
    let seeds = Mutex::new(seeds::<G>().into_iter());
    let next = || seeds.lock().ok().and_then(|mut seeds| seeds.next());
    let played = Mutex::new(Played::default());
    let play = || {
        while let Some(seed) = next() {
            let decisions = play::<G>(seed);
            if let Ok(mut played) = played.lock() {
                played.matches += 1;
                played.decisions += u64::from(decisions);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(play))));
    played.into_inner().expect("every match ended well")
}

/// The seeds of the matches to play.
fn seeds<G: Game>() -> Vec<u64> {
    if let Some(matches) = given("MALLARD_MATCHES") {
        let first = given("MALLARD_SEED").unwrap_or_default();
        return (first..first + matches).collect();
    }
    let mut known = BTreeSet::new();
    let mut is_new = |seed| {
        let options = dealt::<G>(seats::<G>(seed), seed).setup().options.clone();
        known.insert((seats::<G>(seed), serde_json::to_string(&options).expect("options are data")))
    };
    (0..SETUPS).filter(|&seed| is_new(seed) || seed < MATCHES).collect()
}

fn seats<G: Game>(seed: u64) -> u8 {
    let seats: Vec<u8> = G::SEATS.collect();
    seats[usize::try_from(seed % seats.len() as u64).expect("few")]
}

/// One match of the long run; returns how many decisions it had.
fn play<G: Bot>(seed: u64) -> u32 {
    let told = Told(G::SLUG, seed);
    let asked = given("MALLARD_MATCHES").is_some();
    let by_bots = if asked { RARELY } else { OFTEN };
    let looks = if asked || seed >= MATCHES { BRIEFLY } else { LONG };
    let mut decisions = 0;
    // The number of seats follows the seed in turns, and each number must get bots.
    let turn = (seed / SEATINGS) % by_bots;
    let decide: Decide<G> = if turn == 0 { play_by_thumb } else { play_anything };
    walk_by::<G>(dealt(seats::<G>(seed), seed), seed, decide, looks, |moment| {
        decisions = moment.number;
        legality::check(moment);
        refusals::are_refused(moment);
        undoing::follows_the_rule(moment);
        // At other places in each match.
        if (u64::from(moment.number) + seed).is_multiple_of(CLOSELY) {
            refusals::change_nothing(moment);
            saving::views_read_back(moment);
            secrecy::imagined_states_look_the_same(moment);
            secrecy::events_tell_no_more_than_views(moment);
        }
        if moment.is_last() && moment.is_chosen() {
            saving::loads_equal(moment);
        }
    });
    drop(told);
    decisions
}

/// Names the match that failed, by its game and its seed.
struct Told(&'static str, u64);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the match of {} with MALLARD_SEED={} MALLARD_MATCHES=1", self.0, self.1);
        }
    }
}
