//! Automatic decisions.

use super::tablet::{ONE, Tab, among_people, next, players, seated, step, words};
use crate::fake::Fake;
use mallard::engine::{BotRequest, Decision, Pending, Rng, SeatSet, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::duckit::Duckit;
use mallard::games::durak::{Action, Durak};
use mallard::games::quantum::{self, Quantum};
use mallard::session::{NextDecision, PlayerKind, Prompts, Session, Stage, TabletTurn};
use mallard::with_game;
use mallard::words::{GameText, Lang, PromptText};

fn durak(people: &[bool], seed: u64) -> Session<Durak> {
    let seats = u8::try_from(people.len()).expect("few");
    let table = Table::deal(Setup::new(seats, seed)).expect("it can be dealt");
    Session::new(table, players::<Durak>(people), Lang::En)
}

#[test]
fn bots_are_asked_and_people_are_not() {
    let mut rng = Rng::from_seed(1);
    let bots = durak(&[false, false], 7);
    let owed = bots.table().pending().owed().first().expect("somebody decides");
    assert_eq!(
        bots.next(bots.stage(false), false, &mut rng),
        Some(NextDecision::Bots(SeatSet::only(owed)))
    );
    assert!(bots.question(owed, &mut rng).is_some());
    let people = durak(&[true, true], 7);
    assert_eq!(people.next(Stage::Play(Some(owed)), false, &mut rng), None);
    assert_eq!(people.question(owed, &mut rng), None, "nobody chooses for a person");
}

#[test]
fn no_decision_is_made_behind_a_curtain_in_a_pause_or_in_a_watching_tab() {
    let mut rng = Rng::from_seed(1);
    let session = durak(&[false, false], 7);
    for stage in [Stage::Watch, Stage::Pause, Stage::Curtain(ONE), Stage::Who] {
        assert_eq!(session.next(stage, true, &mut rng), None, "{stage:?}");
    }
}

/// At every decision of a few matches between people.
fn check_only_moves<G: GameText>(seats: u8) {
    let mut rng = Rng::from_seed(1);
    let mut seen = 0;
    for seed in 0..5 {
        let mut session = among_people::<G>(seats, seed);
        while let Some(owed) = session.table().pending().owed().first() {
            session.turn_to(session.turn().taken(owed));
            let stage = session.stage(false);
            // Where nothing can be chosen in any case, the setting makes no difference.
            let unasked = session.next(stage, false, &mut rng);
            let only = session.next(stage, true, &mut rng);
            match session.offers(stage)[..] {
                [action] if unasked.is_none() && stage == Stage::Play(Some(owed)) => {
                    assert_eq!(only, Some(NextDecision::Made(owed, action)));
                    seen += 1;
                }
                _ => assert_eq!(only, unasked),
            }
            let (seat, action) = next(session.table());
            assert!(session.play(seat, action), "it is legal");
            session.turn_to(session.turn().resumed());
        }
    }
    assert!(seen > 3, "{}: {seen}", G::SLUG);
}

#[test]
fn an_only_move_is_automatic_only_if_the_setting_is_on() {
    check_only_moves::<Durak>(2);
    check_only_moves::<DuckAndCover>(3);
}

/// A bout in which the first seat has no card that fits, so it can only add nothing.
fn nothing_fits(people: &[bool]) -> Session<Durak> {
    let mut legal = Vec::new();
    for seed in 0..200 {
        let mut table = Table::<Durak>::deal(Setup::new(2, seed)).expect("two can play");
        for _ in 0..20 {
            let Some(seat) = table.pending().owed().first() else { break };
            table.legal(seat, &mut legal);
            if seat == ONE && legal == [Action::Pass] {
                return Session::new(table, players::<Durak>(people), Lang::En);
            }
            table.play(seat, legal[0]).expect("it is legal");
        }
    }
    unreachable!("in one of these bouts no card fits");
}

#[test]
fn adding_nothing_is_asked_only_where_another_person_could_learn_from_it() {
    let mut rng = Rng::from_seed(1);
    let alone = nothing_fits(&[true, false]);
    let stage = alone.stage(false);
    assert_eq!(alone.offers(stage), []);
    assert_eq!(alone.next(stage, false, &mut rng), Some(NextDecision::Made(ONE, Action::Pass)));
    let now = alone.situation(false);
    assert!(!now.acting && now.is_idle());
    assert_eq!(alone.in_words(now, Lang::En).prompt().1.sentence, "None of your cards fits.");
    let mut two = nothing_fits(&[true, true]);
    two.turn_to(two.turn().taken(ONE));
    let stage = two.stage(false);
    assert_eq!(two.offers(stage), [Action::Pass]);
    assert_eq!(two.next(stage, false, &mut rng), None);
}

#[test]
fn a_hint_has_a_move_and_a_reason() {
    let session = durak(&[true, false], 7);
    let (stage, view) = (Stage::Play(Some(ONE)), session.table().view(Viewer::Seat(ONE)));
    let offers = session.offers(stage);
    let mut rng = Rng::from_seed(1);
    let question = session.hint(stage, &mut rng);
    let hint = question
        .and_then(|question| question.think().map(Decision::finish))
        .unwrap_or(Action::Take);
    for lang in Lang::ALL {
        let what = Durak::offer(&view, hint, &session.say(lang));
        let advice = words(&session, lang).advice(hint, &offers);
        let only = words(&session, lang).advice(hint, &[hint]);
        assert!(advice.starts_with(&what) && advice.len() > what.len(), "{advice}");
        assert!(only.starts_with(&what) && only != advice, "{only}");
    }
}

#[test]
fn the_first_decision_of_each_person_is_known_as_such() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let mut decided = SeatSet::EMPTY;
    for _ in 0..8 {
        let owed = session.table().pending().owed().first().expect("it goes on");
        session.turn_to(session.turn().taken(owed));
        let now = session.situation(false);
        assert_eq!(now.first, !decided.has(owed));
        decided = decided.with(owed);
        assert!(step(&mut session, &mut saving, &tab));
    }
    assert_eq!(decided.len(), 2);
}

/// Bots alone play a match of the game to its end.
fn check_bots_alone<G: GameText>(seed: u64) {
    let mut rng = Rng::from_seed(seed);
    let seats = *G::SEATS.start();
    let setup = Setup { seats, seed, options: G::Options::default() };
    let mut table = Table::<G>::deal(setup).expect("it can be dealt");
    let bots = players::<G>(&vec![false; usize::from(seats)]);
    for _ in 0..G::MAX_STEPS.min(4000) {
        if matches!(table.pending(), Pending::Over(_)) {
            return;
        }
        let mut session = Session::new(table.clone(), bots.clone(), Lang::En);
        session.turn_to(session.turn().resumed());
        let next = session.next(Stage::Play(None), false, &mut rng);
        // Simultaneous decisions are requested from all bots before one of them is played.
        let decisions = match next.expect("a seat decides") {
            NextDecision::Made(seat, action) => vec![(seat, action)],
            NextDecision::Bots(seats) => {
                let mut decides = |seat| {
                    let question = session.question(seat, &mut rng).expect("it can act");
                    (seat, question.think().expect("it does something").finish())
                };
                seats.iter().map(&mut decides).collect()
            }
        };
        for (seat, action) in decisions {
            table.play(seat, action).expect("a bot plays by the rules");
        }
    }
}

/// Every question of this game, at some moments of a match, gets the same answer directly and from
/// its text.
fn check_serialized_requests<G: GameText>() {
    let mut rng = Rng::from_seed(9);
    let seats = *G::SEATS.end();
    let setup = Setup { seats, seed: 4, options: G::Options::default() };
    let mut table = Table::<G>::deal(setup).expect("it can be dealt");
    let mut bots = players::<G>(&vec![false; usize::from(seats)]);
    for (bot, level) in bots.iter_mut().zip(G::LEVELS.iter().cycle()) {
        bot.kind = PlayerKind::Bot(level.id.to_owned());
    }
    for _ in 0..40 {
        let Some(seat) = table.pending().owed().first() else { return };
        let session = Session::new(table.clone(), bots.clone(), Lang::En);
        let question = session.question(seat, &mut rng).expect("it can act");
        let action = question.think().expect("it does something").finish();
        let text = BotRequest::<G>::answer(&question.to_json().expect("it is plain data"))
            .expect("it is read");
        assert_eq!(question.read(&text), Some(action));
        table.play(seat, action).expect("a bot plays by the rules");
    }
}

#[test]
fn a_bot_request_has_the_same_answer_in_every_thread() {
    for game in GAMES {
        with_game!(game, G => check_serialized_requests::<G>());
    }
}

#[test]
fn an_answer_that_was_not_asked_for_is_none() {
    let bots = durak(&[false, false], 7);
    let owed = bots.table().pending().owed().first().expect("somebody decides");
    let question = bots.question(owed, &mut Rng::from_seed(1)).expect("it can act");
    for text in ["", "null", "{}", "\"Take\"", "[1"] {
        assert_eq!(question.read(text), None, "{text}");
        assert_eq!(BotRequest::<Durak>::answer(text), None, "{text}");
    }
    let written = question.to_json().expect("plain data");
    assert!(BotRequest::<Durak>::answer(&written).is_some());
    assert_eq!(BotRequest::<Duckit>::answer(&written), None, "it is a question about another game");
}

#[test]
fn bots_alone_play_every_game() {
    for game in GAMES {
        with_game!(game, G => check_bots_alone::<G>(3));
    }
}

/// Two choose in step C of Quantum, after the first has kept the dice and written nothing.
fn all_chosen(people: &[bool]) -> Session<Quantum> {
    let setup = Setup::new(2, 3);
    let mut table = Table::<Quantum>::deal(setup).expect("two can play");
    let keep = quantum::Action::Reroll(quantum::DiceSet::EMPTY);
    let pass = quantum::Action::Pass;
    for action in [keep, pass, quantum::Action::Write(quantum::Colour::Red), pass] {
        let seat = table.pending().owed().first().expect("the match goes on");
        table.play(seat, action).expect("allowed");
    }
    Session::new(table, players::<Quantum>(people), Lang::En)
}

#[test]
fn the_reveal_pause_waits_only_for_people() {
    let mut with_people = all_chosen(&[true, false]);
    assert_eq!(with_people.stage(false), Stage::Pause);
    with_people.skip_pause();
    assert_eq!(with_people.stage(false), Stage::Play(Some(ONE)), "nothing moves: nothing waits");
    assert_eq!(all_chosen(&[false, false]).stage(false), Stage::Play(None));
}

#[test]
fn the_end_of_a_deal_is_shown_at_every_pace() {
    let mut session = durak(&[true, true], 7);
    let paused = TabletTurn { paused: true, ..session.turn() };
    session.turn_to(paused);
    session.skip_pause();
    assert_eq!(session.stage(false), Stage::Pause);
}
