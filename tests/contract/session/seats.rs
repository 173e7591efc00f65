//! Seats that change hands: a player leaves, comes back, resigns.

use super::tablet::{ID, ONE, TWO, Tab, among_people, next, players, seated, step, words};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::codes::link::{LinkContent, LinkKind, encode};
use mallard::device::{
    Exported, Relation, SavedMatch, SavedState, Saving, Storage, ValidatedImport, export_match,
    find_match, glance_at_all, read_link, summarize,
};
use mallard::engine::{FORMAT, Game, Rng, Seat, SeatSet, Setup, Table, Viewer};
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::games::duckit::Duckit;
use mallard::games::durak::{Durak, Length};
use mallard::games::profile;
use mallard::games::quantum::Quantum;
use mallard::session::{
    Match, MatchLog, NextDecision, OpenError, Results, SeatChange, Session, Stage, TabletTurn,
};
use mallard::words::{Counts, GameText, Lang, ScoreText};
use serde_json::json;

const THREE: Seat = Seat::new(2);

fn leave() -> SeatChange {
    SeatChange::Leave(String::from("dabbler"))
}

fn resign() -> SeatChange {
    SeatChange::Resign(String::from("dabbler"))
}

/// The match, opened again.
fn open_saved<G: GameText>(tab: &dyn Storage) -> Session<G> {
    let saved = find_match(tab, ID).value().expect("it is there");
    let (session, damage) = saved.open(Lang::En).expect("it can be opened");
    assert_eq!(damage, None);
    session
}

/// A saved match of this game with humans at all `seats` seats.
fn begin<G: GameText>(seats: u8, tab: &dyn Storage) -> (Session<G>, Saving) {
    let mut session = among_people::<G>(seats, 7);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(mallard::device::LockHolder::Here);
    saving.persist(tab, &mut session, |_| true);
    (session, saving)
}

fn log<G: GameText>(session: &Session<G>) -> Vec<String> {
    words(session, Lang::En).log(1000).lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn a_bot_decides_for_a_player_who_left_from_the_seats_view() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let (seat, _) = next(session.table());
    let mut rng = Rng::from_seed(1);
    assert_eq!(session.next(Stage::Play(Some(seat)), false, &mut rng), None);
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(seat, leave())));
    assert_eq!(session.stage(false), Stage::Play(None), "nobody's hand shows");
    assert_eq!(session.view(session.stage(false)), session.table().view(Viewer::Table));
    let next = session.next(session.stage(false), false, &mut rng);
    assert_eq!(next, Some(NextDecision::Bots(SeatSet::only(seat))));
    let question = session.question(seat, &mut rng).expect("the bot has something to do");
    let asked: serde_json::Value =
        serde_json::from_str(&question.to_json().expect("plain data")).expect("JSON");
    let view = session.table().view(Viewer::Seat(seat));
    assert_eq!(asked["view"], serde_json::to_value(view).expect("plain data"));
    assert_eq!(asked["level"], "dabbler");
}

#[test]
fn the_tablet_goes_to_the_remaining_player_behind_a_curtain() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let (one, _) = next(session.table());
    let two = if one == ONE { TWO } else { ONE };
    session.turn_to(session.turn().taken(one));
    assert_eq!(session.stage(false), Stage::Play(Some(one)));
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(one, leave())));
    assert!(step(&mut session, &mut saving, &tab), "the bot attacks");
    assert_eq!(session.stage(false), Stage::Curtain(two), "the one who left holds the tablet");
    session.turn_to(session.turn().taken(two));
    assert_eq!(session.stage(false), Stage::Play(Some(two)));
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(one, SeatChange::Return))
    );
    assert_eq!(session.people().len(), 2);
    assert_eq!(session.stage(false), Stage::Curtain(two), "the one who came back holds it");
    for seat in [one, two] {
        let turn = TabletTurn { looking: Some(seat), ..session.turn() };
        session.turn_to(turn);
        assert_eq!(session.situation(false).open_hand, (seat == two).then_some(two));
    }
}

#[test]
fn the_only_person_of_a_match_meets_no_curtain_on_coming_back() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let table = Table::deal(Setup::new(2, 7)).expect("two can play");
    let mut session = Session::new(table, players::<Durak>(&[true, false]), Lang::En);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(mallard::device::LockHolder::Here);
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(ONE, leave())));
    assert_eq!(session.stage(false), Stage::Play(None));
    assert!(step(&mut session, &mut saving, &tab));
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(ONE, SeatChange::Return))
    );
    assert_eq!(session.stage(false), Stage::Play(Some(ONE)));
    assert!(
        !saving.persist(&tab, &mut session, |session| session.change_seat(TWO, leave())),
        "a bot has nowhere to go"
    );
}

#[test]
fn a_departure_is_saved_in_a_format_that_older_versions_refuse() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let plain = find_match(&tab, ID).value().expect("it is there").record;
    assert_eq!(plain["format"], 1, "older programs open it");
    step(&mut session, &mut saving, &tab);
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(TWO, leave())));
    let again = open_saved::<Durak>(&tab);
    assert_eq!(again.seating(), session.seating());
    assert_eq!((again.people().len(), again.seating().departed_seats().has(TWO)), (1, true));
    assert_eq!(again.stage(false), session.stage(false));
    let record = find_match(&tab, ID).value().expect("it is there").record;
    assert_eq!(
        (&record["format"], &record["changes"]),
        (&json!(2), &json!([[1, 1, { "leave": "dabbler" }]]))
    );
    let mut newer = find_match(&tab, ID).value().expect("it is there");
    newer.record["format"] = json!(FORMAT + 1);
    assert_eq!(newer.open::<Durak>(Lang::En).err(), Some(OpenError::Newer));
    let mut wrong = find_match(&tab, ID).value().expect("it is there");
    wrong.record["changes"] = json!([[1, 1, "return"]]);
    assert_eq!(wrong.open::<Durak>(Lang::En).err(), Some(OpenError::Damaged));
}

#[test]
fn undo_takes_back_a_decision_and_keeps_a_departure() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let (one, action) = next(session.table());
    let two = if one == ONE { TWO } else { ONE };
    assert!(saving.persist(&tab, &mut session, |session| session.play(one, action)));
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(two, leave())));
    session.turn_to(session.turn().taken(one));
    assert!(saving.persist(&tab, &mut session, Session::undo), "the bot has not answered yet");
    assert_eq!(session.seating().changes(), [(0, two, leave())]);
    assert_eq!(open_saved::<Durak>(&tab).seating(), session.seating());
}

#[test]
fn the_log_has_seat_changes_in_their_place_in_every_language() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let before = log(&session);
    let seat = ONE;
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(seat, leave())));
    step(&mut session, &mut saving, &tab);
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(seat, SeatChange::Return))
    );
    let told = log(&session);
    assert_eq!(told[..before.len()], before);
    assert_eq!(told[before.len()], "Player 0 leaves and Dabbler takes over");
    assert_eq!(told[told.len() - 1], "Player 0 takes the seat back");
    for lang in Lang::ALL {
        let lines = words(&session, lang).log(1000).lines;
        assert_eq!(lines.len(), told.len());
        assert!(lines[before.len()].text.contains("Player 0"));
    }
    assert_eq!(words(&session, Lang::En).news(None).sentences, ["Player 0 takes the seat back"]);
}

#[test]
fn when_one_of_two_resigns_the_other_wins() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let follows = words(&session, Lang::En).follows(Some(TWO));
    assert!(follows.starts_with("Player 0 wins."), "{follows}");
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(TWO, SeatChange::GiveUp))
    );
    for session in [&session, &open_saved::<Durak>(&tab)] {
        assert_eq!(session.stage(false), Stage::Ended);
        assert_eq!(
            words(session, Lang::En).final_standing().expect("there is a winner").places(),
            [1, 2]
        );
        let outcome = words(session, Lang::En).outcome();
        assert_eq!(
            (outcome.title.as_str(), outcome.why.as_str()),
            ("Player 0 wins", "Player 1 resigned.")
        );
    }
    assert!(
        !step(&mut session, &mut saving, &tab)
            && !saving.persist(&tab, &mut session, Session::undo)
    );
    assert!(
        !saving.persist(&tab, &mut session, |session| session.change_seat(TWO, SeatChange::Return))
    );
    let (id, found) = glance_at_all(&tab).remove(0);
    let shelf = summarize(profile, id, found, Lang::En);
    assert_eq!((shelf.state, shelf.status.as_str()), (SavedState::Finished, "Player 0 wins"));
}

#[test]
fn among_three_a_bot_continues_and_the_result_names_the_resigned() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = begin::<Durak>(3, &tab);
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(THREE, resign())));
    assert!(!session.people().has(THREE));
    assert!(
        !saving
            .persist(&tab, &mut session, |session| session.change_seat(THREE, SeatChange::Return))
    );
    while let Stage::Play(_) | Stage::Curtain(_) | Stage::Ask(_) | Stage::Pause =
        session.stage(false)
    {
        session.turn_to(session.turn().resumed());
        assert!(step(&mut session, &mut saving, &tab));
    }
    let stage = session.stage(false);
    assert!(matches!(stage, Stage::Over(_)));
    for lang in Lang::ALL {
        let why = words(&session, lang).outcome().why;
        assert!(why.contains("Player 2"), "{why}");
    }
}

#[test]
fn a_pause_that_was_passed_does_not_come_back_when_a_player_leaves() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = begin::<Duckit>(3, &tab);
    for _ in 0..Duckit::MAX_STEPS {
        while session.settle() {}
        if session.stage(false) == Stage::Pause {
            break;
        }
        let (seat, action) = next(session.table());
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
    }
    assert_eq!(session.stage(false), Stage::Pause);
    session.turn_to(session.turn().resumed());
    assert!(saving.persist(&tab, &mut session, |session| session.change_seat(THREE, leave())));
    assert_ne!(session.stage(false), Stage::Pause);
    assert!(
        saving
            .persist(&tab, &mut session, |session| session.change_seat(THREE, SeatChange::Return))
    );
    assert_ne!(session.stage(false), Stage::Pause);
}

/// Plays until something counts: the score has a column, and sheets differ. Or for a limited number of steps.
fn play_a_round<G: GameText>(session: &mut Session<G>, saving: &mut Saving, tab: &dyn Storage) {
    let mut rng = Rng::from_seed(3);
    for _ in 0..5000 {
        session.turn_to(session.turn().resumed());
        let view = session.table().view(Viewer::Table);
        let differ = usize::from(G::places(&view).winners().len()) < session.players().len();
        let score = G::score(&view, &session.public_events(0), Lang::En);
        if !score.columns.is_empty() && (G::COUNTS != Counts::Sheets || differ) {
            return;
        }
        let seat = session.table().pending().owed().first().expect("it goes on");
        let mut legal = Vec::new();
        session.table().legal(seat, &mut legal);
        let place = rng.next_below(u32::try_from(legal.len()).expect("few")) as usize;
        assert!(saving.persist(tab, session, |session| session.play(seat, legal[place])));
    }
}

/// The texts before a player ends the match, and after: first with nothing over yet, then with a
/// round or a deal.
fn check_end<G: GameText>(seats: u8, nothing: &str, counts: &str) {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = begin::<G>(seats, &tab);
    assert!(words(&session, Lang::En).follows(None).starts_with(nothing), "{}", G::SLUG);
    play_a_round(&mut session, &mut saving, &tab);
    let follows = words(&session, Lang::En).follows(None);
    assert!(follows.starts_with(counts), "{}: {follows}", G::SLUG);
    assert!(saving.persist(&tab, &mut session, Session::end));
    let view = session.table().view(Viewer::Table);
    let outcome = words(&session, Lang::En).outcome();
    assert!(outcome.why.starts_with(counts), "{}", outcome.why);
    let score = G::score(&view, &session.public_events(0), Lang::En);
    let places: Vec<u8> =
        words(&session, Lang::En).final_standing().expect("something counts").places().to_vec();
    for row in score.rows {
        assert_eq!(places[row.seat.index()], row.place);
    }
}

#[test]
fn only_finished_parts_of_a_match_count() {
    let (none, rounds) = ("No round has been finished", "Only finished rounds count");
    check_end::<Duckit>(3, none, rounds);
    check_end::<DuckThatGoose>(3, none, rounds);
    check_end::<Quantum>(3, "Every sheet is scored", "Every sheet is scored");
}

#[test]
fn a_match_that_ends_early_names_the_fool_of_its_finished_deals() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (_, mut saving) = begin::<Durak>(3, &tab);
    let mut setup = Setup::<<Durak as Game>::Options>::new(3, 7);
    setup.options.length = Length::Deals(3);
    let table = Table::<Durak>::deal(setup).expect("three can play");
    let mut session = Session::new(table, players::<Durak>(&[true; 3]), Lang::En);
    play_a_round(&mut session, &mut saving, &tab);
    let fools = session.table().view(Viewer::Table).public.score.fools;
    let fool = Seat::all(3).find(|seat| fools[seat.index()] == 1).expect("the deal has a fool");
    assert!(saving.persist(&tab, &mut session, Session::end));
    let outcome = words(&session, Lang::En).outcome();
    assert_eq!(outcome.fool, Some(fool));
    assert_eq!(outcome.title, format!("Player {} is the fool", fool.index()));
    let (wins, counts) = outcome.why.split_once(". ").expect("two sentences");
    assert!(wins.ends_with(" wins"), "{wins}");
    assert!(counts.ends_with(" Only finished deals count."), "{counts}");
}

#[test]
fn a_player_who_resigns_is_last_and_the_other_team_wins() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = begin::<Duckit>(3, &tab);
    play_a_round(&mut session, &mut saving, &tab);
    let best = session.table().view(Viewer::Table);
    let best = Duckit::score(&best, &session.public_events(0), Lang::En).rows[0].seat;
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(best, SeatChange::GiveUp))
    );
    let stood = words(&session, Lang::En).final_standing().expect("a round counts");
    assert_eq!(stood.place(best), 3);
    let view = session.table().view(Viewer::Table);
    let placed = Duckit::score(&view, &session.public_events(0), Lang::En).placed(stood);
    assert_eq!((placed.rows[2].seat, placed.rows[2].place), (best, 3));

    let mut setup = Setup::<<Durak as mallard::engine::Game>::Options>::new(4, 7);
    setup.options.teams = true;
    setup.options = <Durak as mallard::words::GameInfo>::fit(setup.options, 4);
    let table = Table::<Durak>::deal(setup).expect("four can play in teams");
    let mut session = Session::new(table, players::<Durak>(&[true; 4]), Lang::En);
    assert!(
        saving
            .persist(&tab, &mut session, |session| session.change_seat(THREE, SeatChange::GiveUp))
    );
    assert_eq!(
        words(&session, Lang::En).final_standing().expect("there are two sides").places(),
        [3, 1, 3, 1]
    );
    let outcome = words(&session, Lang::En).outcome();
    assert_eq!(outcome.title, "Player 1 and Player 3 share the win");
}

#[test]
fn seat_changes_are_exported_in_file_and_link() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    saving.persist(&tab, &mut session, |session| {
        session.change_seat(TWO, SeatChange::Leave(String::from("diver")))
    });
    step(&mut session, &mut saving, &tab);
    saving.persist(&tab, &mut session, |session| session.change_seat(TWO, resign()));
    saving.persist(&tab, &mut session, |session| session.change_seat(ONE, SeatChange::GiveUp));
    let saved: SavedMatch = find_match(&tab, ID).value().expect("it is there");
    let file = export_match(saved, 1);
    let Ok(Exported::Match(file)) = Exported::read(&file) else { panic!("{file}") };
    let changes = session.seating().changes();
    let link = encode(LinkKind::Match, session.table(), session.players(), session.seating(), true);
    let link = link.expect("it can be written");
    assert!(link.starts_with("m2."), "{link}");
    let Ok(LinkContent::Match(came)) = read_link(any_rules, &link) else { panic!("{link}") };
    let deal = encode(LinkKind::Deal, session.table(), session.players(), session.seating(), true);
    assert!(deal.expect("a deal").starts_with("d1."), "who left is no part of a deal");

    for checked in [
        ValidatedImport::validate(any_rules, &tab, Lang::En, file),
        ValidatedImport::validate(any_rules, &tab, Lang::En, came),
    ] {
        let checked = checked.expect("it can be kept");
        assert_eq!(checked.here.as_ref().map(|(_, relation)| relation), Some(&Relation::Same));
        assert_eq!(checked.describe(Lang::En), "Player 1 wins");
        let id = checked.save(&tab);
        let (kept, _) = find_match(&tab, &id)
            .value()
            .expect("it was kept")
            .open::<Durak>(Lang::En)
            .expect("it can be opened");
        assert_eq!(kept.seating().changes(), changes);
        assert_eq!(kept.stage(false), Stage::Ended);
    }
}

#[test]
fn only_the_tab_that_plays_a_match_changes_its_seats() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, _) = seated(&tab);
    let mut watching = Saving::new(ID.to_owned());
    watching.set_holder(mallard::device::LockHolder::Elsewhere);
    assert!(!watching.persist(&tab, &mut session, |session| session.change_seat(TWO, leave())));
    assert!(session.seating().changes().is_empty());
}

#[test]
fn the_next_player_is_announced_from_the_order_of_play_alone() {
    let two = among_people::<Durak>(2, 7);
    let (first, _) = next(two.table());
    let stage = two.stage(false);
    assert_eq!(stage, Stage::Curtain(first));
    assert_eq!(words(&two, Lang::En).next_holder(), Some(if first == ONE { TWO } else { ONE }));

    // Of three, the attacked player always comes after the attacker; after a defence the next
    // player is open.
    let mut three = among_people::<Durak>(3, 7);
    let (first, attack) = next(three.table());
    assert_eq!(words(&three, Lang::En).next_holder(), Some(first.step_left(1, 3)));
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(mallard::device::LockHolder::Here);
    assert!(saving.persist(&tab, &mut three, |session| session.play(first, attack)));
    assert_eq!(words(&three, Lang::En).next_holder(), None);

    // In a trick the next players follow clockwise; after it the winner leads, and that is still
    // open.
    let mut trick = among_people::<Duckit>(3, 7);
    for follows in [true, true, false] {
        let (seat, action) = next(trick.table());
        let then = words(&trick, Lang::En).next_holder();
        assert_eq!(then, follows.then(|| seat.step_left(1, 3)));
        assert!(saving.persist(&tab, &mut trick, |session| session.play(seat, action)));
    }

    // Among bots, and where no other human plays, the tablet goes to no one.
    let table = Table::<Duckit>::deal(Setup::new(3, 7)).expect("three can play");
    let alone = Session::new(table, players::<Duckit>(&[true, false, false]), Lang::En);
    assert_eq!(words(&alone, Lang::En).next_holder(), None);
}

#[test]
fn the_player_after_the_bots_is_announced_before_they_play() {
    let table = Table::<Duckit>::deal(Setup::new(3, 7)).expect("three can play");
    let (leads, _) = next(&table);
    let mut people = [true; 3];
    people[leads.step_left(1, 3).index()] = false;
    let session = Session::new(table, players::<Duckit>(&people), Lang::En);
    assert_eq!(words(&session, Lang::En).next_holder(), Some(leads.step_left(2, 3)));
}
