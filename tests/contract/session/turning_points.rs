//! The turning points of a match: the same everywhere, and only once it is over.

use super::tablet::{players, words};
use crate::random::played;
use mallard::engine::{Level, Pending, Rng, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::games::quantum::Quantum;
use mallard::session::{MatchLog, Results, Session, TurningPoint};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// The most evaluations of a match, however long it is.
const MOST_LOOKS: usize = 96 + 2 * 8;

fn seated<G: GameText>(table: Table<G>) -> Session<G> {
    let people = players::<G>(&vec![true; usize::from(table.setup().seats)]);
    Session::new(table, people, Lang::En)
}

/// Plays by the heuristic to the end, except for the decisions of `other`.
fn play_out<G: GameText>(
    setup: Setup<G::Options>,
    mut other: impl FnMut(&Table<G>, &[G::Action]) -> Option<G::Action>,
) -> Session<G> {
    let mut table = Table::<G>::deal(setup.clone()).expect("it can be dealt");
    let (mut chance, mut legal) = (Rng::from_seed(setup.seed), Vec::new());
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let view = table.view(Viewer::Seat(seat));
        let action = other(&table, &legal)
            .unwrap_or_else(|| Level::POLICY.choose::<G>(&view, &legal, &mut chance));
        table.play(seat, action).expect("a legal action is accepted");
    }
    assert!(matches!(table.pending(), Pending::Over(_)));
    seated(table)
}

fn search<G: GameText>(session: &Session<G>) -> Vec<TurningPoint> {
    let mut seeking = words(session, Lang::En).seeking().expect("it is over");
    let mut looks = 0;
    while let Some(request) = seeking.next_request() {
        seeking.evaluate(request);
        looks += 1;
    }
    assert!(looks <= MOST_LOOKS, "{}: {looks}", G::SLUG);
    seeking.found()
}

/// The consequences of each single decision of a match.
fn list_outcomes<G: GameText>(session: &Session<G>) -> Vec<Option<String>> {
    let words = words(session, Lang::En);
    let (steps, table) = (session.table().steps().len(), session.table());
    let point = |at: usize| TurningPoint {
        steps: at..at + 1,
        seat: table.log()[at].0,
        before: 50,
        after: 60,
    };
    (0..steps).map(|at| words.result_of(&point(at))).collect()
}

#[test]
fn the_outcome_of_a_decision_is_a_sentence_or_nothing() {
    let durak = list_outcomes(&seated(played::<Durak>(4, 3, 60)));
    let says =
        |said: &String| ["picks up", "beats off", "is out"].iter().any(|what| said.contains(what));
    assert!(durak.iter().flatten().count() > 30, "{durak:?}");
    assert!(durak.iter().flatten().all(says), "{durak:?}");
    // Writing nothing changes nothing, unless it costs a penalty.
    let quantum = list_outcomes(&seated(played::<Quantum>(3, 3, 120)));
    assert!(quantum.iter().any(Option::is_none));
    assert!(quantum.iter().flatten().all(|said| !said.ends_with("writes nothing")), "{quantum:?}");
}

#[test]
fn nothing_is_looked_for_before_the_end() {
    fn check_running_match<G: GameText>() {
        let session = seated(played::<G>(*G::SEATS.end(), 3, 25));
        assert!(words(&session, Lang::En).seeking().is_none(), "{}", G::SLUG);
    }
    for game in GAMES {
        with_game!(game, G => check_running_match::<G>());
    }
}

#[test]
fn a_match_has_the_same_turning_points_each_time_and_each_is_a_line_of_its_log() {
    fn check_repeated_search<G: GameText>() {
        let seats = (*G::SEATS.end()).min(3);
        let session = play_out::<G>(Setup::new(seats, 12), |_, _| None);
        let points = search(&session);
        assert_eq!(search(&session), points, "{}", G::SLUG);
        assert!((1..=5).contains(&points.len()), "{}: {points:?}", G::SLUG);
        let steps = session.table().steps().len();
        let mut before = 0;
        for point in &points {
            assert!(point.steps.start >= before && point.steps.end <= steps, "{point:?}");
            before = point.steps.end;
            assert!(point.seat.index() < usize::from(seats), "{point:?}");
            assert!(point.before.max(point.after) <= 100, "{point:?}");
            assert!(point.before.abs_diff(point.after) >= 6, "{point:?}");
            for lang in Lang::ALL {
                let line = words(&session, lang).line_of(point);
                let log = words(&session, lang).log(usize::MAX);
                assert!(log.lines.iter().any(|of| of.text == line), "{}: {line}", G::SLUG);
            }
        }
    }
    for game in GAMES {
        with_game!(game, G => check_repeated_search::<G>());
    }
}

/// A match in which a seat throws away half of its chances, at the first occasion from the tenth
/// decision on; and the step of that decision.
fn play_with_blunder<G: GameText>(seats: u8, seed: u64) -> (Session<G>, usize) {
    let mut blunder = None;
    let session = play_out::<G>(Setup::new(seats, seed), |table, legal| {
        let step = table.steps().len();
        let seat = table.pending().owed().first()?;
        if blunder.is_some() || step < 10 || legal.len() < 2 {
            return None;
        }
        let chances = |action: G::Action| {
            let mut state = table.state().clone();
            G::take_step(&mut state, seat, action, &mut ());
            let view = G::view(&state, Viewer::Everyone);
            let prospects = G::win_probabilities(&view, 64, &mut Rng::from_seed(5));
            prospects.map_or(0, |prospects| prospects[seat.index()])
        };
        let worst = legal.iter().copied().min_by_key(|&action| chances(action))?;
        let best = legal.iter().copied().map(chances).max()?;
        (best - chances(worst) >= 500).then(|| {
            blunder = Some(step);
            worst
        })
    });
    (session, blunder.expect("there was an occasion"))
}

#[test]
fn a_blunder_is_the_largest_turning_point() {
    let (session, blunder) = play_with_blunder::<Durak>(2, 4);
    let points = search(&session);
    let largest = points.iter().max_by_key(|point| point.before.abs_diff(point.after));
    let largest = largest.expect("there is one");
    assert!(largest.steps.contains(&blunder), "{blunder} in {points:?}");
    assert_eq!(largest.seat, session.table().steps()[blunder].seat, "{points:?}");
    assert!(largest.before >= largest.after + 30, "{largest:?}");
}
