//! The moments of a match: decisions of its people that another action would have bettered, judged from their views.

use super::history::book_of;
use super::tablet::{among_people, players, words};
use mallard::device::{MatchHistory, PastPlayer, own_moments};
use mallard::engine::{Level, Pending, ReviewRequest, Rng, Seat, SeatSet, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::session::{
    Duck, LessonWait, MOST_MOMENTS, Match, Moment, PhoneConnections, PhoneRequest, PhoneSession,
    Replay, SeatChange, Session, Stage, TabletMessage,
};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use serde_json::{Value, json};

const CARELESS: Seat = Seat::new(0);

/// A match to its end, of a person who plays anything, a careful person, and bots.
fn finished<G: GameText>(seed: u64) -> Session<G> {
    let seats = *G::SEATS.start();
    let mut table = Table::<G>::deal(Setup::new(seats, seed)).expect("it can be dealt");
    let (mut chance, mut legal) = (Rng::from_seed(seed), Vec::new());
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let level = if seat == CARELESS { Level::RANDOM } else { Level::POLICY };
        let action = level.choose::<G>(&table.view(Viewer::Seat(seat)), &legal, &mut chance);
        table.play(seat, action).expect("a legal action is accepted");
    }
    assert!(matches!(table.pending(), Pending::Over(_)));
    let people: Vec<bool> = Seat::all(seats).map(|seat| seat.index() < 2).collect();
    Session::new(table, players::<G>(&people), Lang::En)
}

/// The moments, as the worker finds them.
fn found<G: GameText>(session: &Session<G>) -> Vec<Moment> {
    let mut search = session.moments().expect("it is over");
    while let Some(question) = search.next_question() {
        let answer = ReviewRequest::<G>::answer(&question).expect("a bot answers");
        assert!(search.read(&answer));
    }
    search.found()
}

fn replay<G: GameText>(session: Session<G>) -> Replay<G> {
    Replay::new(session).expect("it was dealt")
}

#[test]
fn a_careless_person_has_moments_in_every_game() {
    fn check<G: GameText>() {
        let all = (0..9).map(finished::<G>).find(|session| !found(session).is_empty());
        let session = all.unwrap_or_else(|| panic!("{}: no moment in nine matches", G::SLUG));
        let moments = found(&session);
        for seat in Seat::all(*G::SEATS.start()) {
            let own = moments.iter().filter(|moment| moment.seat == seat).count();
            assert!(own <= if seat.index() < 2 { MOST_MOMENTS } else { 0 }, "{}", G::SLUG);
        }
        for moment in &moments {
            let (seat, played) = session.table().log()[moment.step as usize];
            assert_eq!(seat, moment.seat, "{}", G::SLUG);
            assert_ne!(serde_json::to_value(played).expect("data"), moment.better, "{}", G::SLUG);
            assert!(moment.gain >= 50, "{}: {moment:?}", G::SLUG);
        }
        let mut search = session.moments().expect("it is over");
        assert!(search.next_question().is_some() && !search.read("{\"better\":0}"), "no answer");
    }
    for &game in GAMES {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn a_stand_in_has_no_moments_and_nor_has_a_running_match() {
    assert!(among_people::<Durak>(2, 3).moments().is_none());
    let session = (0..9).map(finished::<Durak>).find(|session| !found(session).is_empty());
    let session = session.expect("one of them has a moment");
    let left = json!([
        [0, 0, SeatChange::Leave("duckling".into())],
        [0, 1, SeatChange::Leave("duckling".into())]
    ]);
    let mut record = serde_json::to_value(session.record()).expect("data");
    record = serde_json::from_str(record.as_str().expect("a text")).expect("JSON");
    (record["format"], record["changes"]) = (json!(2), left);
    let players = session.players().to_vec();
    let (session, damage) =
        Session::<Durak>::open(&record, players, false, Lang::En).expect("it opens");
    assert!(damage.is_none());
    assert_eq!(found(&session), []);
}

#[test]
fn a_moment_shows_the_view_of_its_seat_and_waits_for_the_better_action() {
    fn check<G: GameText>() {
        let session = (0..9).map(finished::<G>).find(|session| !found(session).is_empty());
        let session = session.expect("one of them has a moment");
        let moment = found(&session).remove(0);
        let replay = replay(session);
        let mut shown = replay.session(0, Viewer::Table);
        assert!(replay.show_moment(&mut shown, &moment));
        let stage = shown.stage(false);
        assert_eq!(stage, Stage::Play(Some(moment.seat)), "{}", G::SLUG);
        let before = replay.session(moment.step as usize, Viewer::Seat(moment.seat));
        assert_eq!(shown.view(stage), before.view(Stage::Watch), "{}", G::SLUG);
        assert_eq!(
            shown.next(stage, true, &mut Rng::from_seed(0)),
            None,
            "{}: no bot goes on",
            G::SLUG
        );
        let (played, better) = shown.moment_marks().expect("it is a moment");
        let better = better.expect("it is shown");
        assert_eq!(serde_json::to_value(better).expect("data"), moment.better, "{}", G::SLUG);
        assert_eq!(shown.wait(), Some(LessonWait::Do(better)), "{}", G::SLUG);

        shown.ask_moment(true);
        assert_eq!(shown.moment_marks(), Some((played, None)), "{}: the answer is hidden", G::SLUG);
        assert!(shown.offers(stage).contains(&better), "{}", G::SLUG);
        assert!(!shown.play(moment.seat, better), "{}: nothing is played", G::SLUG);
        for lang in Lang::ALL {
            let text = words(&shown, lang).moment().expect("it is a moment");
            assert!(text.better.ends_with(&text.reason) && !text.played.is_empty(), "{text:?}");
        }
        let wrong = [
            Moment { seat: Seat::new(u8::from(moment.seat == CARELESS)), ..moment.clone() },
            Moment { step: u32::MAX, ..moment.clone() },
            Moment { better: json!("what"), ..moment },
        ];
        for wrong in wrong {
            assert!(!replay.show_moment(&mut shown, &wrong), "{}: {wrong:?}", G::SLUG);
        }
    }
    for &game in GAMES {
        with_game!(game, G => check::<G>());
    }
}

/// What a phone shows of a match after these messages of its tablet.
fn shown_on_phone<G: GameText>(
    phone: &mut PhoneSession<G>,
    messages: &[String],
) -> Option<Session<G>> {
    let mut shown = None;
    for message in messages {
        let Ok(TabletMessage::Match(message)) = TabletMessage::read(message) else {
            panic!("{message}")
        };
        shown = phone.receive(message, Lang::En).expect("the tablet is honest").or(shown);
    }
    shown
}

#[test]
fn a_phone_gets_the_moments_of_its_player_alone_and_shows_them_as_the_tablet_would() {
    fn check<G: GameText>() {
        let session = (0..9).map(finished::<G>).find(|session| !found(session).is_empty());
        let mut session = session.expect("one of them has a moment");
        let all = found(&session);
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let phones = SeatSet::only(first).with(second);
        session.set_phones(phones);
        let mut tablet = PhoneConnections::new(phones);
        let mut held = [PhoneSession::<G>::new(first), PhoneSession::new(second)];
        for (phone, (_, messages)) in held.iter_mut().zip(tablet.write_updates(&session)) {
            let shown = shown_on_phone(phone, &messages).expect("the whole match");
            assert_eq!(shown.phone_moments(), None, "{}: nobody has looked yet", G::SLUG);
        }
        tablet.set_moments(&session, &all);
        let replay = replay(session.clone());
        let updates = tablet.write_updates(&session);
        for (phone, (seat, messages)) in held.iter_mut().zip(&updates) {
            let shown = shown_on_phone(phone, messages).expect("they are news");
            let own: Vec<_> = all.iter().filter(|moment| moment.seat == *seat).collect();
            assert_eq!(shown.phone_moments(), Some(own.len()), "{}", G::SLUG);
            assert!(shown.phone_moment(own.len(), Lang::En).is_none());
            for (index, moment) in own.into_iter().enumerate() {
                let there = shown.phone_moment(index, Lang::En).expect("it has as many");
                let mut here = replay.session(0, Viewer::Table);
                assert!(replay.show_moment(&mut here, moment));
                let stage = there.stage(false);
                assert_eq!(stage, here.stage(false), "{}", G::SLUG);
                assert_eq!(there.view(stage), here.view(stage), "{}", G::SLUG);
                assert_eq!(there.moment_marks(), here.moment_marks(), "{}", G::SLUG);
                for lang in Lang::ALL {
                    let text = |session: &Session<G>| words(session, lang).moment();
                    assert_eq!(text(&there), text(&here), "{}", G::SLUG);
                }
            }
        }
        // They come once, and again to a phone that begins from the start.
        assert!(tablet.write_updates(&session).is_empty());
        let hello = json!(PhoneRequest::<G::Action>::Hello);
        tablet.receive(&session, first, (0, &hello));
        let updates = tablet.write_updates(&session);
        let again = shown_on_phone(&mut PhoneSession::<G>::new(first), &updates[0].1);
        let count = all.iter().filter(|moment| moment.seat == first).count();
        assert_eq!(again.expect("the whole match").phone_moments(), Some(count));
        // A phone takes no moment of another seat.
        let mut stranger = PhoneSession::<G>::new(first);
        shown_on_phone(&mut stranger, &updates[0].1);
        let forged = updates[0].1.iter().find(|message| message.contains("\"moment\":"));
        if let Some(forged) = forged {
            let mut forged: Value = serde_json::from_str(forged).expect("JSON");
            forged["message"]["match"]["moment"]["step"] = json!(u32::MAX);
            forged["message"]["match"]["opening"] = json!([]);
            let Ok(TabletMessage::Match(part)) = TabletMessage::read(&forged.to_string()) else {
                panic!("{forged}")
            };
            let mut refused = stranger.receive(part, Lang::En).is_err();
            for message in &updates[0].1[1..] {
                let Ok(TabletMessage::Match(part)) = TabletMessage::read(message) else {
                    panic!("{message}")
                };
                refused |= stranger.receive(part, Lang::En).is_err();
            }
            assert!(refused, "{}", G::SLUG);
        }
    }
    for &game in GAMES {
        with_game!(game, G => check::<G>());
    }
}

/// The moments of the first player, by the numbers of their matches, and whether each is due.
fn listed(book: &MatchHistory) -> Vec<(usize, bool)> {
    let person = PastPlayer { name: "Player 0".to_owned(), duck: Duck::new(0) };
    let number = |id: &str| usize::from_str_radix(id, 16).expect("a number");
    own_moments(book, &person).iter().map(|own| (number(&own.id), own.is_due)).collect()
}

#[test]
fn unsolved_moments_come_back_after_one_three_and_seven_matches_and_solved_ones_leave() {
    let moment = Moment { seat: CARELESS, step: 3, better: json!("take"), gain: 90 };
    let history = |count: usize| {
        MatchHistory::read(&book_of(count, |_, played| {
            played["players"][0]["name"] = json!("Player 0");
            played["players"][0]["kind"] = json!("person");
        }))
    };
    let mut book = history(9);
    for id in ["1", "5", "8"] {
        assert!(book.add_moments(id, vec![moment.clone()]));
        assert!(!book.add_moments(id, Vec::new()), "they were looked for");
    }
    // Seven, three and no matches later.
    assert_eq!(listed(&book), [(5, true), (1, true), (8, false)]);
    assert!(!book.solve_moment("2", &moment), "it has none");
    assert!(book.solve_moment("5", &moment));
    assert!(!book.solve_moment("5", &moment), "once");
    assert_eq!(listed(&book), [(1, true), (8, false), (5, false)]);
    let again = MatchHistory::read(&book.value());
    assert_eq!(listed(&again), listed(&book), "it is stored");
    let next = history(10).latest().next().expect("it is there").clone();
    let mut imported = next.clone();
    (imported.id, imported.imported) = ("a".to_owned(), true);
    assert!(book.add(imported));
    assert_eq!(listed(&book), listed(&again), "an import is not their next match");
    // The next match of its player.
    assert!(book.add(next));
    assert_eq!(listed(&book), [(8, true), (1, false)], "eight matches later, and one");
    assert!(book.forget("1"), "a match takes its moments with it");
    assert_eq!(listed(&book), [(8, true)]);

    let mut damaged = history(1).value();
    damaged["matches"][0]["moments"] =
        json!([{ "moment": { "seat": 7, "step": 0, "better": 0, "gain": 1 } }]);
    assert_eq!(listed(&MatchHistory::read(&damaged)), []);
}
