//! A replay shows for every step exactly what was visible then.

use super::tablet::{ID, Tab, next, players, words};
use crate::fake::Fake;
use crate::random::played;
use mallard::device::{LockHolder, Saving};
use mallard::engine::{Pending, Rng, Seat, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::session::{LogPart, MatchLog, Replay, Session, Stage};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// The number of steps of a bots' match that are replayed: rounds end, and hands change often.
const STEPS: usize = 120;

/// A match of bots, and each seat's view after each of its steps.
fn play_bots<G: GameText>(seats: u8, seed: u64) -> (Table<G>, Vec<Vec<G::View>>) {
    let setup = Setup { seats, seed, options: G::Options::default() };
    let table = Table::<G>::deal(setup).expect("the usual options can be dealt");
    let mut rng = Rng::from_seed(seed);
    let viewers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]);
    let looks = |table: &Table<G>| viewers().map(|viewer| table.view(viewer)).collect();
    let mut table = table;
    let mut views: Vec<Vec<G::View>> = vec![looks(&table)];
    while table.steps().len() < STEPS {
        let Pending::Decide { owed, .. } = table.pending() else { break };
        let seat = owed.first().expect("somebody decides");
        let bots = players::<G>(&vec![false; usize::from(seats)]);
        let session = Session::new(table.clone(), bots, Lang::En);
        let question = session.question(seat, &mut rng).expect("a bot sits there");
        let action = question.think().expect("it may do something").finish();
        table.play(seat, action).expect("bots play by the rules");
        views.push(looks(&table));
    }
    (table, views)
}

/// The match with humans at the seats from the first on.
fn seat_people<G: GameText>(table: &Table<G>, people: usize) -> Session<G> {
    let seats = usize::from(table.setup().seats);
    let who: Vec<bool> = (0..seats).map(|seat| seat < people).collect();
    Session::new(table.clone(), players::<G>(&who), Lang::En)
}

fn replay<G: GameText>(whole: Session<G>) -> Replay<G> {
    Replay::new(whole).expect("it was dealt")
}

/// Visits every step of a running match, at whose last step a pause may show, for every viewer who may open it.
fn check_running_match<G: GameText>(seed: u64) {
    let seats = (*G::SEATS.start()).max(3).min(*G::SEATS.end());
    let (table, views) = play_bots::<G>(seats, seed);
    // The last pause that shows before the end, or else the last step before it.
    let pauses = |step: &usize| G::pauses(&table.steps()[step - 1].events);
    let last = table.steps().len() - 1;
    let length = (1..=last).rev().find(pauses).unwrap_or(last);
    let running = replay(seat_people(&table, 1)).session(length, Viewer::Table).table().clone();
    let one = Seat::new(0);
    for (people, looker) in [(1, None), (2, None), (2, Some(one)), (2, Some(Seat::new(2)))] {
        let replay = replay(seat_people(&running, people));
        let (eyes, first) = replay.viewers(looker);
        let own = people == 1 || looker == Some(one);
        let (expected, shown) =
            if own { (Viewer::Seat(one), 0) } else { (Viewer::Table, usize::from(seats)) };
        assert_eq!((&eyes[..], first), (&[expected][..], 0), "{} {people}", G::SLUG);
        let mut session = replay.session(0, eyes[0]);
        // There and back, so that it goes both ways.
        for step in (0..=replay.steps()).chain((0..replay.steps()).rev().step_by(7)) {
            replay.show_step(&mut session, step, eyes[0]);
            let stage = session.stage(false);
            assert_eq!(session.view(stage), views[step][shown], "{} {step}", G::SLUG);
            assert_eq!(session.table().steps(), &running.steps()[..step]);
        }
    }
}

#[test]
fn a_replay_of_a_running_match_shows_only_the_viewers_own_hand() {
    for game in GAMES {
        for seed in 0..3 {
            with_game!(game, G => check_running_match::<G>(seed));
        }
    }
}

/// Replays a match that is over.
fn check_finished_match<G: GameText>(seed: u64) {
    let seats = *G::SEATS.start();
    let table = played::<G>(seats, seed, usize::MAX);
    assert!(matches!(table.pending(), Pending::Over(_)), "{}", G::SLUG);
    let everybody: Vec<_> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Everyone]).collect();
    let whole = replay(seat_people(&table, usize::from(seats)));
    assert_eq!(whole.viewers(Some(Seat::new(1))), (everybody.clone(), 1), "{}", G::SLUG);
    assert_eq!(whole.viewers(None), (everybody.clone(), everybody.len() - 1));
    let alone = replay(seat_people(&table, 1));
    assert_eq!(alone.viewers(None).1, 0, "a person alone sees its own");
    let last = whole.steps();
    for viewer in everybody {
        let session = whole.session(last, viewer);
        assert_eq!(session.view(session.stage(false)), table.view(viewer));
    }
    // The rounds and milestones are within the match, in order.
    let told = whole.timeline(Lang::En);
    assert_eq!(told.rounds.first(), Some(&0));
    assert!(told.rounds.is_sorted() && told.rounds.iter().all(|&step| step == 0 || step < last));
    let end = told.milestones.last().expect("the end is one");
    assert!(told.milestones.is_sorted_by_key(|milestone| milestone.step) && end.step == last);
    assert!(told.milestones.len() <= 6);
}

#[test]
fn a_match_that_is_over_is_seen_through_each_person_s_eyes_and_whole() {
    for game in GAMES {
        for seed in 0..4 {
            with_game!(game, G => check_finished_match::<G>(seed));
        }
    }
}

/// Each line of the log leads to its step, and that step has the same text.
fn check_log_lines<G: GameText>(seed: u64) {
    let table = played::<G>(*G::SEATS.end(), seed, 300);
    let session = seat_people(&table, 1);
    let past = replay(session.clone());
    for lang in Lang::ALL {
        let LogPart { lines, steps, .. } = words(&session, lang).log(usize::MAX);
        let story = past.timeline(lang);
        assert_eq!(lines.len(), steps.len());
        assert!(steps.is_sorted() && steps.iter().all(|&step| step <= past.steps()));
        for (line, &step) in lines.iter().zip(&steps) {
            let (sentence, _) = story.sentence(step);
            let said = line.heading
                || sentence == line.text
                || story.more(step).any(|more| more == line.text);
            assert!(said, "{} {step}: {}, not {sentence}", G::SLUG, line.text);
        }
        assert!((0..=past.steps()).all(|step| !story.sentence(step).0.is_empty()));
        let log = words(&session, lang).log(50);
        assert!(lines.ends_with(&log.lines) && steps.ends_with(&log.steps));
    }
}

#[test]
fn every_log_line_leads_to_its_step() {
    for game in GAMES {
        for seed in 0..4 {
            with_game!(game, G => check_log_lines::<G>(seed));
        }
    }
}

/// A replay can change nothing.
fn check_read_only<G: GameText>() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    let table = played::<G>(*G::SEATS.start(), 5, 20);
    let seats = usize::from(*G::SEATS.start());
    for people in [0, 1, seats] {
        let mut session = replay(seat_people(&table, people)).session(10, Viewer::Everyone);
        let stage = session.stage(false);
        assert_eq!(stage, Stage::Watch);
        assert!(session.offers(stage).is_empty() && !session.situation(false).acting);
        assert!(session.next(stage, true, &mut Rng::from_seed(1)).is_none());
        let (seat, action) = next(session.table());
        assert!(
            !saving.persist(&tab, &mut session, |session| session.play(seat, action)),
            "{}",
            G::SLUG
        );
        assert!(
            !saving.persist(&tab, &mut session, Session::undo)
                && !saving.persist(&tab, &mut session, Session::end)
        );
        assert_eq!(session.table().steps().len(), 10);
    }
}

#[test]
fn a_replay_is_neither_played_nor_saved() {
    for game in GAMES {
        with_game!(game, G => check_read_only::<G>());
    }
}
