//! The turning points of a match: the same everywhere, and only once it is over.

use super::tablet::{players, words};
use crate::random::played;
use mallard::engine::{Chance, Level, Pending, Setup, Table, Viewer};
use mallard::games::durak::Durak;
use mallard::games::{GameId, Shelved};
use mallard::session::{Chronicle, Moment, Results, Session};
use mallard::with_game;
use mallard::words::Lang;

/// The most looks at a match, however long it is.
const MOST_LOOKS: usize = 96 + 2 * 8;

fn seated<G: Shelved>(table: Table<G>) -> Session<G> {
    let people = players::<G>(&vec![true; usize::from(table.setup().seats)]);
    Session::new(table, people, Lang::En)
}

/// Plays by rules of thumb to the end, except for the decisions of `other`.
fn played_out<G: Shelved>(
    setup: Setup<G::Options>,
    mut other: impl FnMut(&Table<G>, &[G::Action]) -> Option<G::Action>,
) -> Session<G> {
    let mut table = Table::<G>::deal(setup.clone()).expect("it can be dealt");
    let (mut chance, mut legal) = (Chance::from_seed(setup.seed), Vec::new());
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let view = table.view(Viewer::Seat(seat));
        let action = other(&table, &legal)
            .unwrap_or_else(|| G::choose(&view, &legal, Level::POLICY, &mut chance));
        table.play(seat, action).expect("a legal action is accepted");
    }
    assert!(matches!(table.pending(), Pending::Over(_)));
    seated(table)
}

fn found<G: Shelved>(session: &Session<G>) -> Vec<Moment> {
    let mut seeking = words(session, Lang::En).seeking().expect("it is over");
    let mut looks = 0;
    while let Some(look) = seeking.next_look() {
        seeking.look(look);
        looks += 1;
    }
    assert!(looks <= MOST_LOOKS, "{}: {looks}", G::SLUG);
    seeking.found()
}

#[test]
fn nothing_is_looked_for_before_the_end() {
    fn running<G: Shelved>() {
        let session = seated(played::<G>(*G::SEATS.end(), 3, 25));
        assert!(words(&session, Lang::En).seeking().is_none(), "{}", G::SLUG);
    }
    for game in GameId::ALL {
        with_game!(game, G => running::<G>());
    }
}

#[test]
fn a_match_has_the_same_moments_each_time_and_each_is_a_line_of_its_log() {
    fn twice<G: Shelved>() {
        let seats = (*G::SEATS.end()).min(3);
        let session = played_out::<G>(Setup::new(seats, 12), |_, _| None);
        let moments = found(&session);
        assert_eq!(found(&session), moments, "{}", G::SLUG);
        assert!((1..=5).contains(&moments.len()), "{}: {moments:?}", G::SLUG);
        let steps = session.table().steps().len();
        let mut before = 0;
        for moment in &moments {
            assert!(moment.steps.start >= before && moment.steps.end <= steps, "{moment:?}");
            before = moment.steps.end;
            assert!(moment.seat.index() < usize::from(seats), "{moment:?}");
            assert!(moment.before.max(moment.after) <= 100, "{moment:?}");
            assert!(moment.before.abs_diff(moment.after) >= 6, "{moment:?}");
            for lang in Lang::ALL {
                let line = words(&session, lang).line_of(moment);
                let log = words(&session, lang).log(usize::MAX);
                assert!(log.lines.iter().any(|of| of.text == line), "{}: {line}", G::SLUG);
            }
        }
    }
    for game in GameId::ALL {
        with_game!(game, G => twice::<G>());
    }
}

/// A match in which a seat throws away half of its chances, at the first occasion from the tenth
/// decision on; and the step of that decision.
fn blundered<G: Shelved>(seats: u8, seed: u64) -> (Session<G>, usize) {
    let mut blunder = None;
    let session = played_out::<G>(Setup::new(seats, seed), |table, legal| {
        let step = table.steps().len();
        let seat = table.pending().owed().first()?;
        if blunder.is_some() || step < 10 || legal.len() < 2 {
            return None;
        }
        let chances = |action: G::Action| {
            let mut state = table.state().clone();
            G::apply(&mut state, seat, action, &mut ());
            let view = G::view(&state, Viewer::Everyone);
            let prospects = G::prospects(&view, 64, &mut Chance::from_seed(5));
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
fn a_blunder_is_the_moment_in_which_most_changed() {
    let (session, blunder) = blundered::<Durak>(2, 4);
    let moments = found(&session);
    let largest = moments.iter().max_by_key(|moment| moment.before.abs_diff(moment.after));
    let largest = largest.expect("there is one");
    assert!(largest.steps.contains(&blunder), "{blunder} in {moments:?}");
    assert_eq!(largest.seat, session.table().steps()[blunder].seat, "{moments:?}");
    assert!(largest.before >= largest.after + 30, "{largest:?}");
}
