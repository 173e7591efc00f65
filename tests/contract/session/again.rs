//! "Show again" shows the last public steps to a person who may have missed them, and nothing else.

use super::tablet::{among_people, next, players, words_at};
use crate::random::play_anything;
use mallard::engine::{Rng, Seat, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::games::durak::Durak;
use mallard::games::quantum::Quantum;
use mallard::session::{MOST_STEPS_AGAIN, MatchLog, Replay, Session, Stage, StepsAgain};
use mallard::with_game;
use mallard::words::{GameText, Lang};

const STEPS: usize = 160;

/// The session as this seat takes the tablet, if it decides next.
fn at_turn<G: GameText>(table: &Table<G>, people: &[bool], seat: Seat) -> Session<G> {
    let mut session = Session::new(table.clone(), players::<G>(people), Lang::En);
    session.turn_to(session.turn().taken(seat));
    session
}

/// Everything that is shown again in one match, to the seats with people.
fn check_match<G: GameText>(seats: u8, people: usize, seed: u64) -> usize {
    let who: Vec<bool> = (0..usize::from(seats)).map(|seat| seat < people).collect();
    let setup = Setup { seats, seed, options: G::Options::default() };
    let mut table = Table::<G>::deal(setup).expect("the usual options can be dealt");
    let (mut rng, mut legal) = (Rng::from_seed(!seed), Vec::new());
    let mut public = vec![table.view(Viewer::Table)];
    let mut shown = 0;
    while table.steps().len() < STEPS && play_anything(&mut table, &mut rng, &mut legal) {
        public.push(table.view(Viewer::Table));
        for seat in Seat::all(seats).filter(|seat| who[seat.index()]) {
            let curtain = Session::new(table.clone(), players::<G>(&who), Lang::En);
            for session in [curtain, at_turn(&table, &who, seat)] {
                shown += usize::from(check_steps(&session, &public));
            }
        }
    }
    shown
}

/// Checks what a session shows again; `public` has the public view after each step. False if it shows nothing.
fn check_steps<G: GameText>(session: &Session<G>, public: &[G::View]) -> bool {
    let now = session.situation(false);
    let steps = session.table().steps();
    let Some(StepsAgain { seat, steps: again }) = session.steps_again(now) else { return false };
    assert_eq!(now.seat, Some(seat));
    assert!(session.people().has(seat) && !now.glimpsing, "{}", G::SLUG);
    assert!(!again.is_empty() && again.len() <= MOST_STEPS_AGAIN);
    assert!(again.is_sorted_by(|one, other| one < other) && again[again.len() - 1] <= steps.len());
    // The person has decided, and not since.
    assert!(steps[..again[0] - 1].iter().any(|step| step.seat == seat), "{}", G::SLUG);
    assert!(steps[again[0] - 1..].iter().all(|step| step.seat != seat), "{}", G::SLUG);

    let replay = Replay::new(session.clone()).expect("it was dealt");
    let mut copy = session.clone();
    for step in again {
        replay.show_again(&mut copy, step, seat);
        let now = copy.situation(false);
        assert_eq!((now.stage, now.seat), (Stage::Curtain(seat), Some(seat)));
        assert_eq!(copy.view(now.stage), public[step], "{} {step}", G::SLUG);
        assert!(!now.acting && !now.private && copy.offers(now.stage).is_empty());
        assert_eq!(now.undoer, None);
        assert!(copy.next(now.stage, true, &mut Rng::from_seed(1)).is_none(), "no bot plays");
        assert_eq!(copy.steps_again(now), None);
        let (next, action) = next(session.table());
        assert!(!copy.play(next, action), "{}: it is not played", G::SLUG);
    }
    true
}

/// Matches of this game among one person, two, and people only.
fn check_game<G: GameText>(seed: u64) {
    let seats = (*G::SEATS.start()).max(3).min(*G::SEATS.end());
    for people in [1, 2, usize::from(seats)] {
        let shown = check_match::<G>(seats, people, seed);
        assert!(shown > 5, "{} {people}: {shown}", G::SLUG);
    }
}

#[test]
fn only_public_views_of_the_steps_since_a_person_s_last_decision_are_shown_again() {
    for game in GAMES {
        for seed in 0..2 {
            with_game!(game, G => check_game::<G>(seed));
        }
    }
}

#[test]
fn nothing_is_shown_again_before_a_first_turn_or_at_once_after_a_decision() {
    let mut session = among_people::<Durak>(2, 7);
    let again = |session: &Session<Durak>| session.steps_again(session.situation(false));
    assert_eq!(again(&session), None, "nothing has happened");
    let (first, action) = next(session.table());
    session.turn_to(session.turn().taken(first));
    assert!(session.play(first, action));
    assert!(matches!(session.stage(false), Stage::Curtain(_)));
    assert_eq!(again(&session), None, "the other player has not decided yet");
    let (second, action) = next(session.table());
    session.turn_to(session.turn().taken(second));
    assert!(session.play(second, action));
    let Stage::Curtain(seat) = session.stage(false) else { panic!("{:?}", session.stage(false)) };
    assert_eq!(again(&session), Some(StepsAgain { seat, steps: vec![2] }));
}

#[test]
fn of_many_steps_the_last_eight_are_shown_within_six_seconds() {
    let steps = |count: usize| StepsAgain { seat: Seat::new(0), steps: (1..=count).collect() };
    // The usual pace, slower bots, and a device without motion.
    for (usual, rest) in [(1400, 600), (2600, 600), (700, 0)] {
        for count in 1..=MOST_STEPS_AGAIN {
            let pace = steps(count).pace(usual);
            assert!(pace <= usual && pace >= usual.min(675), "{pace}");
            assert!(u64::try_from(count).expect("small") * pace + rest <= 6000, "{count} {usual}");
        }
    }
    // Eight bots decide between two turns of the only person.
    let mut table =
        Table::<DuckThatGoose>::deal(Setup::new(9, 3)).expect("the usual options can be dealt");
    let (mut most, mut rng, mut legal) = (0, Rng::from_seed(4), Vec::new());
    let person: Vec<bool> = (0..9).map(|seat| seat == 0).collect();
    while table.steps().len() < 400 && play_anything(&mut table, &mut rng, &mut legal) {
        let session = at_turn(&table, &person, Seat::new(0));
        let again = session.steps_again(session.situation(false));
        let Some(StepsAgain { steps, .. }) = again else { continue };
        if steps.len() == MOST_STEPS_AGAIN {
            assert_eq!(steps.last(), Some(&table.steps().len()));
        }
        most = most.max(steps.len());
    }
    assert_eq!(most, MOST_STEPS_AGAIN);
}

#[test]
fn a_choice_in_secret_is_not_shown_before_all_have_chosen() {
    let mut table = among_people::<Quantum>(3, 2).table().clone();
    let (mut rng, mut legal) = (Rng::from_seed(9), Vec::new());
    let mut secret = 0;
    while table.steps().len() < 120 && play_anything(&mut table, &mut rng, &mut legal) {
        let number = table.steps().len();
        let last = &table.steps()[number - 1];
        for seat in table.pending().owed() {
            let session = at_turn(&table, &[true; 3], seat);
            if session.public_events(number - 1) == last.events {
                continue;
            }
            secret += 1;
            let again = session.steps_again(session.situation(false));
            let steps = again.map(|again| again.steps).unwrap_or_default();
            assert!(!steps.contains(&number), "{:?}", last.events);
        }
    }
    assert!(secret > 5, "{secret}");
}

/// The line of a step is the one that the log has.
fn check_lines<G: GameText>() {
    let table = crate::random::played::<G>(*G::SEATS.start(), 3, 60);
    let people = vec![true; usize::from(*G::SEATS.start())];
    let replay = Replay::new(Session::new(table, players::<G>(&people), Lang::En)).expect("dealt");
    for lang in Lang::ALL {
        let timeline = replay.timeline(lang);
        for step in 1..=replay.steps() {
            let session = replay.session(step, Viewer::Table);
            let line = words_at(&session, Stage::Watch, lang).last_line();
            if !line.is_empty() {
                assert_eq!(line, timeline.sentence(step).0, "{} {step}", G::SLUG);
            }
        }
    }
}

#[test]
fn a_step_has_the_words_that_the_log_has() {
    for game in GAMES {
        with_game!(game, G => check_lines::<G>());
    }
}
