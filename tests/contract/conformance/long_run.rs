//! Thousands of matches of each game. What is cheap is asked at every position that [`walk`] stops at; what is
//! dear at a few.
//!
//! `make test` plays the first [`MATCHES`], and of the next up to [`SETUPS`] each whose seats and options did not come
//! before. `make soak GAMES=n` plays n, whatever their setups, from the seed `SEED` on.

use super::walk::walk;
use super::{legality, refusals, saving, secrecy, undoing};
use crate::random::dealt;
use mallard::engine::Game;
use mallard::games::{GameId, GameVisitor, Shelved};
use std::collections::BTreeSet;
use std::sync::Mutex;

/// Matches of each game that are played whatever their setup.
const MATCHES: u64 = 300;

/// Setups that are looked through for seats and options that did not come before.
const SETUPS: u64 = 10_000;

/// One position in so many is looked at as closely as in the other tests.
const CLOSELY: u64 = 400;

/// A number that the command gives.
fn given(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn random_matches_keep_to_the_contract() {
    for game in GameId::ALL {
        game.visit(Matches);
    }
}

struct Matches;

impl GameVisitor for Matches {
    type Output = ();

    fn visit<G: Shelved>(self) {
        let seeds = Mutex::new(seeds::<G>().into_iter());
        let next = || seeds.lock().ok().and_then(|mut seeds| seeds.next());
        let play = || {
            while let Some(seed) = next() {
                play::<G>(seed);
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(play))));
    }
}

/// The seeds of the matches to be played.
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

/// One match of the long run.
fn play<G: Game>(seed: u64) {
    let told = Told(G::SLUG, seed);
    walk::<G>(dealt(seats::<G>(seed), seed), seed, |moment| {
        legality::holds(moment);
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
}

/// Tells which match it was that failed, by its game and its seed.
struct Told(&'static str, u64);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the match of {} with MALLARD_SEED={} MALLARD_MATCHES=1", self.0, self.1);
        }
    }
}
