//! The app also stores matches that a player ended before their rules did, with everything that counted in them.

use super::tablet::{ID, ONE, TWO, Tab, among_people, players, saved, seated, step, words};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::codes::link::LinkContent;
use mallard::device::{
    Backup, Exported, LockHolder, MatchHistory, PastMatch, PastPlayer, PlayerStats, Saving,
    Storage, ValidatedImport, WinCount, export_match, find_match, import, past_matches, persons,
    player_stats, read_link,
};
use mallard::engine::{Rng, Setup, Table, Viewer};
use mallard::games::GameId;
use mallard::games::durak::{Durak, Length, Options as DurakOptions};
use mallard::games::quantum::Quantum;
use mallard::session::{Duck, Results, SeatChange, Session, Stage};
use mallard::words::{Lang, RuleFacts};
use serde_json::{Value, json};

fn count(book: &MatchHistory, seat: usize) -> PlayerStats {
    player_stats(
        any_rules,
        book,
        &PastPlayer { name: format!("Player {seat}"), duck: Duck::new(seat) },
    )
}

fn only(book: &MatchHistory) -> &PastMatch {
    assert_eq!(book.len(), 1);
    book.latest().next().expect("there is one")
}

/// A match of Quantum of three people that was ended after forty decisions: every sheet counts as it is.
fn end_early(tab: &dyn Storage) -> Session<Quantum> {
    end_early_with(&[true; 3], tab)
}

/// The same for a human at each `true` and bots elsewhere.
fn end_early_with(people: &[bool], tab: &dyn Storage) -> Session<Quantum> {
    let mut session = among_people::<Quantum>(3, 7);
    session = Session::new(session.table().clone(), players::<Quantum>(people), Lang::En);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    let (mut chance, mut legal) = (Rng::from_seed(3), Vec::new());
    for _ in 0..40 {
        session.turn_to(session.turn().resumed());
        let seat = session.table().pending().owed().first().expect("it goes on");
        session.table().legal(seat, &mut legal);
        let action = *chance.pick(&legal).expect("something to do");
        assert!(saving.persist(tab, &mut session, |session| session.play(seat, action)));
    }
    assert!(saving.persist(tab, &mut session, Session::end));
    session
}

#[test]
fn an_early_end_among_people_counts_with_its_result_and_alone_as_played() {
    for people in [[true; 3], [true, false, true], [true, false, false]] {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let session = end_early_with(&people, &tab);
        let counts = people[2];
        let book = past_matches(&tab);
        let played = only(&book);
        let stood = words(&session, Lang::En).final_standing().expect("every sheet counts");
        assert_eq!((played.places.as_slice(), played.ended), (stood.places(), !counts));
        let outcome = words(&session, Lang::En).outcome();
        assert_eq!(played.describe_result(Lang::En), outcome.title);
        for seat in (0..3).filter(|&seat| people[seat]) {
            let PlayerStats { tally, games, last, .. } = count(&book, seat);
            let won = counts && played.places[seat] == 1;
            assert_eq!(tally, WinCount { played: 1, won: usize::from(won) });
            assert_eq!(last.len(), usize::from(counts));
            let quantum =
                games.iter().find(|it| it.game == GameId::Quantum).expect("it is counted");
            assert_eq!((quantum.best, quantum.streak), (None, usize::from(won)));
        }
        let score = book.nights().first().map(|night| night.score().counted);
        assert_eq!(score, counts.then_some(1));
        let before = words(&session, Lang::En).follows(None);
        let says = if counts { "It counts with this result" } else { "but not as won or lost" };
        assert!(before.contains(says), "what counts is said before: {before}");
    }
}

#[test]
fn a_finished_deal_counts_by_the_rules_and_by_an_early_end_in_the_next_deal() {
    let play = |ends_early: bool| {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let mut setup = Setup::<DurakOptions>::new(3, 7);
        setup.options.length = Length::Open;
        let table = Table::deal(setup).expect("three can play deal after deal");
        let mut session = Session::<Durak>::new(table, players::<Durak>(&[true; 3]), Lang::En);
        let mut saving = Saving::new(ID.to_owned());
        saving.set_holder(LockHolder::Here);
        let ways =
            |session: &Session<Durak>| Durak::pause_actions(&session.table().view(Viewer::Table));
        while ways(&session).is_none() {
            assert!(step(&mut session, &mut saving, &tab));
        }
        let ways = ways(&session).expect("a pause");
        let seat = session.table().pending().owed().first().expect("a player decides");
        session.turn_to(session.turn().resumed());
        if ends_early {
            assert!(saving.persist(&tab, &mut session, |session| session.play(seat, ways.next)));
            for _ in 0..4 {
                assert!(step(&mut session, &mut saving, &tab));
            }
            assert!(saving.persist(&tab, &mut session, Session::end));
        } else {
            assert!(saving.persist(&tab, &mut session, |session| session.play(seat, ways.finish)));
        }
        let book = past_matches(&tab);
        let result = words(&session, Lang::En).outcome();
        let played = only(&book).clone();
        let won: Vec<bool> = (0..3).map(|seat| played.won(seat)).collect();
        let score = book.nights().remove(0).score();
        assert!(result.fool.is_some());
        (result.title, result.fool, played.places, played.fool, played.ended, won, score)
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn a_match_ended_early_does_not_change_a_streak() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    end_early(&tab);
    let text: Value = past_matches(&tab).value();
    let one = &text["matches"][0];
    let each = |(number, early): (usize, bool)| {
        let mut played = one.clone();
        (played["id"], played["at"]) = (json!(format!("{number:x}")), json!(1000 + number));
        played["places"] = if early { json!([1, 1, 1]) } else { json!([1, 2, 3]) };
        played["ended"] = json!(early);
        played
    };
    let matches: Vec<_> = [false, true, false].into_iter().enumerate().map(each).collect();
    let PlayerStats { tally, games, last, .. } =
        count(&MatchHistory::read(&json!({ "matches": matches })), 0);
    assert_eq!((tally, last), (WinCount { played: 2, won: 2 }, vec![true, true]));
    let quantum = games.iter().find(|it| it.game == GameId::Quantum).expect("it is counted");
    assert_eq!(quantum.streak, 2);
}

#[test]
fn the_link_of_an_ended_match_keeps_the_end_without_the_save() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let session = end_early(&tab);
    let book = past_matches(&tab);
    let link = &only(&book).link;
    assert!(link.starts_with("m3."), "{link}");
    let Ok(LinkContent::Match(linked)) = read_link(any_rules, link) else { panic!("{link}") };
    let checked =
        ValidatedImport::validate(any_rules, &tab, Lang::En, linked).expect("it can be looked at");
    let (again, _) = checked.saved().open::<Quantum>(Lang::En).expect("it opens");
    assert_eq!(
        (again.stage(false), words(&again, Lang::En).final_standing()),
        (Stage::Ended, words(&session, Lang::En).final_standing())
    );
    assert!(again.is_over(), "nothing of it is hidden any more");
    let (kept, _) = find_match(&tab, &checked.save(&tab))
        .value()
        .expect("it was kept")
        .open::<Quantum>(Lang::En)
        .expect("it opens");
    assert_eq!(kept.stage(false), Stage::Ended);
}

#[test]
fn a_file_of_it_and_all_data_bring_it_as_it_was() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let here = Tab::new(&storage, &memory);
    end_early(&here);
    let file = export_match(find_match(&here, ID).value().expect("it is there"), 1);
    let Ok(Exported::Match(file)) = Exported::read(&file) else { panic!("{file}") };
    let mut backup = Backup::of(&here);
    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    let came = import(any_rules, &there, Lang::En, &backup, true);
    assert_eq!((came.matches, came.past, came.unread), (1, 1, 0));
    assert_eq!(past_matches(&there), past_matches(&here));
    let checked =
        ValidatedImport::validate(any_rules, &there, Lang::En, file).expect("it is whole");
    let (again, _) = checked.saved().open::<Quantum>(Lang::En).expect("it opens");
    assert_eq!(again.stage(false), Stage::Ended);

    // A match that claims to have ended early, while its link has no such mark, is not over.
    let running = among_people::<Quantum>(3, 7);
    let (table, players) = (running.table(), running.players());
    let of = mallard::codes::link::LinkKind::Match;
    let link = mallard::codes::link::encode(
        of,
        table,
        players,
        &mallard::session::Seating::new(players),
        true,
    );
    backup.values["past"]["matches"][0]["link"] = json!(link.expect("it can be written"));
    let fresh = (Fake::default(), Fake::default());
    let fresh = Tab::new(&fresh.0, &fresh.1);
    assert_eq!(import(any_rules, &fresh, Lang::En, &backup, true).unread, 1);
}

#[test]
fn an_ended_match_without_a_score_has_no_winner() {
    for gives_up in [false, true] {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let mut session = among_people::<Durak>(3, 7);
        let mut saving = Saving::new(ID.to_owned());
        saving.set_holder(LockHolder::Here);
        assert!(step(&mut session, &mut saving, &tab));
        assert!(if gives_up {
            saving
                .persist(&tab, &mut session, |session| session.change_seat(ONE, SeatChange::GiveUp))
        } else {
            saving.persist(&tab, &mut session, Session::end)
        });
        let book = past_matches(&tab);
        assert_eq!(
            (only(&book).ended, only(&book).places.as_slice()),
            (true, [1, 1, 1].as_slice())
        );
        assert_eq!(count(&book, 0).tally, WinCount::default());
        assert_eq!(book.nights()[0].score().rows, [], "no one is ranked");
        assert_eq!(only(&book).describe_result(Lang::En), "Ended early");
        let before = words(&session, Lang::En).follows(None);
        assert!(before.contains("It counts neither in the stats nor"), "{before}");
    }
}

#[test]
fn resigning_against_one_opponent_loses_and_an_unplayed_match_is_not_kept() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    assert!(saving.persist(&tab, &mut session, Session::end));
    assert!(past_matches(&tab).is_empty());

    let (mut session, _) = seated(&Tab::new(&Fake::default(), &Fake::default()));
    let mut saving = Saving::new(String::from("b-2"));
    saving.set_holder(LockHolder::Here);
    step(&mut session, &mut saving, &tab);
    assert!(
        saving.persist(&tab, &mut session, |session| session.change_seat(TWO, SeatChange::GiveUp))
    );
    let book = past_matches(&tab);
    assert!(!only(&book).ended);
    assert_eq!([0, 1].map(|seat| count(&book, seat).tally.won), [1, 0]);
}

#[test]
fn a_regular_end_replaces_an_early_one_after_a_lost_save() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let before = session.clone();
    assert!(saving.persist(&tab, &mut session, Session::end));
    assert!(only(&past_matches(&tab)).ended);
    let (mut session, mut saving) = (before, Saving::new(ID.to_owned()));
    saving.set_holder(LockHolder::Here);
    saving.read(&tab);
    assert_eq!(saved(&tab).steps().len(), 1);
    while session.table().pending().owed().first().is_some() {
        assert!(step(&mut session, &mut saving, &tab));
    }
    assert!(!only(&past_matches(&tab)).ended);
}

#[test]
fn a_regular_end_replaces_an_early_one_that_counts_too() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    end_early(&tab);
    let early = past_matches(&tab).value()["matches"][0].clone();
    let mut regular = early.clone();
    regular["early"] = json!(false);
    regular["places"] = json!([3, 1, 2]);
    let read = |matches: &[&Value]| MatchHistory::read(&json!({ "matches": matches }));
    assert_eq!(only(&read(&[&early, &regular])).places, [3, 1, 2]);
    assert_eq!(only(&read(&[&regular, &early])).places, [3, 1, 2]);
    // Earlier versions marked an early end alone, and counted none.
    let mut old = early.clone();
    old["ended"] = json!(true);
    old.as_object_mut().expect("an entry").remove("early");
    let book = read(&[&old]);
    assert!(!only(&book).ended, "it has a winner");
    assert_eq!(only(&read(&[&old, &regular])).places, [3, 1, 2]);
}

#[test]
fn a_match_that_a_bot_played_for_a_person_counts_for_the_others_alone() {
    let leave = || SeatChange::Leave(String::from("dabbler"));
    let play = |comes_back: bool| {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let (mut session, mut saving) = seated(&tab);
        assert!(saving.persist(&tab, &mut session, |session| session.change_seat(ONE, leave())));
        for at in 0.. {
            if comes_back && at == 6 {
                let back = |session: &mut Session<_>| session.change_seat(ONE, SeatChange::Return);
                assert!(saving.persist(&tab, &mut session, back));
            }
            if session.table().pending().owed().first().is_none() {
                break;
            }
            assert!(step(&mut session, &mut saving, &tab));
        }
        let book = past_matches(&tab);
        let (storage, memory) = (Fake::default(), Fake::default());
        let there = Tab::new(&storage, &memory);
        import(any_rules, &there, Lang::En, &Backup::of(&tab), false);
        assert_eq!(past_matches(&there), book, "the rules say the same");
        book
    };
    let book = play(false);
    let absent: Vec<_> = only(&book).bot_played().filter_map(|one| one.name.clone()).collect();
    assert_eq!(absent, ["Player 0"]);
    assert_eq!([0, 1].map(|seat| count(&book, seat).tally.played), [0, 1]);
    let known: Vec<_> = persons(&book).into_iter().map(|person| person.name).collect();
    assert_eq!((known, book.nights().len()), (vec![String::from("Player 1")], 0));
    let book = play(true);
    assert_eq!(only(&book).bot_played().count(), 0);
    assert_eq!([0, 1].map(|seat| count(&book, seat).tally.played), [1, 1]);
}
