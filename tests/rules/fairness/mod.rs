//! Every card, die, seat and reshuffle has the probability that the rules require: counted over many seeds, with χ²
//! tests.
//!
//! Each game has a file `fair.rs` for its random events. `make fair SEEDS=10000` counts over more seeds. Each number of
//! seats is counted separately: the same seed begins alike with two and with three, so together these would not be
//! independent.

mod tally;

use crate::play::Play;
use mallard::engine::{Game, Rng, Setup, Viewer};
use serde_json::{Value, to_value};
pub(crate) use tally::Tally;

/// The number of seeds for each game and number of seats, unless the command gives another.
const SEEDS: u64 = 400;

/// The most steps of a match until the second deal must have come.
const STEPS: usize = 1_500;

/// A game's random events, read from its views and events.
pub(crate) trait LeftToChance: Game {
    /// The options that give a match a second deal.
    const OPTIONS: &str = "{}";

    /// Counts the draws of a deal; `when` is `first` or `second`.
    fn count_deal(when: &str, view: &Value, tally: &mut Tally);

    /// Do these events bring the second deal?
    fn is_second(events: &[Value]) -> bool;

    /// Counts the other draws of a step, if it has any.
    fn count_step(_events: &[Value], _view: impl FnOnce() -> Value, _tally: &mut Tally) {}
}

/// Panics if any event is less or more likely than the rules require.
pub(crate) fn check_fairness<G: LeftToChance>() {
    std::thread::scope(|scope| {
        for seats in G::SEATS {
            scope.spawn(move || check_seats::<G>(seats));
        }
    });
}

fn check_seats<G: LeftToChance>(seats: u8) {
    let seeds = std::env::var("MALLARD_SEEDS").ok();
    let seeds = seeds.map_or(SEEDS, |text| text.parse().expect("MALLARD_SEEDS is a number"));
    let mut tally = Tally::default();
    for seed in 0..seeds {
        count_match::<G>(seats, seed, &mut tally);
    }
    let (who, worst) = (format!("{}, {seats} seats", G::SLUG), tally.worst());
    println!("{who}: {} questions, {} draws; furthest: {worst}", tally.questions(), tally.draws());
    assert!(tally.is_fair(), "{who}: {worst}");
}

/// Counts the draws of one seed's first deal, and those of random play up to a second deal.
fn count_match<G: LeftToChance>(seats: u8, seed: u64, tally: &mut Tally) {
    let options = serde_json::from_str(G::OPTIONS).expect("options of the game");
    let mut events = Vec::new();
    let state =
        G::deal(&Setup { seats, seed, options }, &mut events).expect("options that go together");
    let mut play = Play::<G> { state, events };
    G::count_deal("first", &everything(&play), tally);
    // Not the seed itself: the game draws from that one.
    let mut rng = Rng::from_seed(!seed);
    for _ in 0..STEPS {
        if !play.play_anything(&mut rng) {
            return;
        }
        let events: Vec<Value> =
            play.events.iter().map(|event| to_value(event).expect("events are data")).collect();
        G::count_step(&events, || everything(&play), tally);
        if G::is_second(&events) {
            return G::count_deal("second", &everything(&play), tally);
        }
    }
}

fn everything<G: Game>(play: &Play<G>) -> Value {
    to_value(G::view(&play.state, Viewer::Everyone)).expect("views are data")
}

/// Is an event of this name among them, with this number?
pub(crate) fn has_event(events: &[Value], name: &str, number: &str, is: u64) -> bool {
    events.iter().any(|event| event[name][number].as_u64() == Some(is))
}

/// Counts which seat it is.
pub(crate) fn count_seat(question: &str, seats: usize, which: &Value, tally: &mut Tally) {
    let seats: Vec<String> = (0..seats).map(|seat| seat.to_string()).collect();
    tally.record(question, &seats, &[which.to_string()]);
}

/// The hands that are not empty.
pub(crate) fn hands(view: &Value) -> Vec<Vec<String>> {
    let hands = view["hands"].as_array().expect("hands").iter();
    hands.map(|hand| names(&hand["seen"])).filter(|hand| !hand.is_empty()).collect()
}

/// The names of a list.
pub(crate) fn names(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(name).collect()
}

/// The name of a card, a die, a number.
pub(crate) fn name(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The order of a newly shuffled deck: the first and the last of its remaining cards.
pub(crate) fn count_new_deck(view: &Value, tally: &mut Tally) {
    let deck = names(&view["deck"]["seen"]);
    if let [first, .., last] = &deck[..] {
        tally.record("the first of a new deck", &deck, std::slice::from_ref(first));
        tally.record("the last of a new deck", &deck, std::slice::from_ref(last));
    }
}
