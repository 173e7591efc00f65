//! A branch, which continues a finished match from one of its steps, is saved as a match of its own and counts for no
//! one.

use super::tablet::{Tab, players, words};
use crate::fake::Fake;
use crate::random::played;
use crate::rules::any_rules;
use mallard::codes::link::LinkContent;
use mallard::device::{
    Backup, BranchRequest, LockHolder, SavedMatch, Saving, Storage, begin_branch, find_match,
    import, past_matches, persons, read_link, summarize,
};
use mallard::engine::{FORMAT, Rng, Seat, Table, Viewer};
use mallard::games::durak::Durak;
use mallard::games::{GAMES, GameId, profile};
use mallard::session::{Match, Player, Replay, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};

const MINA: Seat = Seat::new(0);

/// A finished match of people at all seats but the last.
fn finished<G: GameText>(seed: u64) -> Session<G> {
    let seats = *G::SEATS.start();
    let table = played::<G>(seats, seed, usize::MAX);
    let people: Vec<bool> = (1..=seats).map(|number| number < seats).collect();
    Session::new(table, players::<G>(&people), Lang::En)
}

/// The match as it is saved.
fn saved<G: GameText>(session: &Session<G>) -> SavedMatch {
    let record = serde_json::from_str(&session.record().expect("data")).expect("JSON");
    let (players, sat_out) = (session.players().to_vec(), Vec::new());
    SavedMatch { players, saved_at: 0, label: Some(session.label()), sat_out, record }
}

/// Mina continues it there, against bots of the first level.
fn request<G: GameText>(step: usize, deals_again: bool) -> BranchRequest {
    let others = Seat::all(*G::SEATS.start()).filter(|&seat| seat != MINA);
    let others = others.map(|seat| (seat, Some(G::LEVELS[0].id))).collect();
    BranchRequest { step, seat: MINA, deals_again, others }
}

/// The branch as its tab opens it.
fn open<G: GameText>(tab: &dyn Storage, id: &str) -> (Session<G>, Saving) {
    let mut saving = Saving::new(id.to_owned());
    saving.set_holder(LockHolder::Here);
    let saved: SavedMatch = saving.read(tab).value().expect("it was saved");
    let (session, damage) = saved.open::<G>(Lang::En).expect("it opens");
    assert_eq!(damage, None);
    (session, saving)
}

/// Plays the branch to its end; each step is saved.
fn play_out<G: GameText>(session: &mut Session<G>, saving: &mut Saving, tab: &dyn Storage) {
    let mut chance = Rng::from_seed(5);
    while !session.is_over() {
        let seat = session.table().pending().owed().first().expect("someone decides");
        let mut legal = Vec::new();
        session.table().legal(seat, &mut legal);
        let action = *chance.pick(&legal).expect("it may do something");
        assert!(saving.persist(tab, session, |session| session.play(seat, action)));
    }
}

#[test]
fn a_branch_of_any_game_is_saved_and_played_and_counts_for_no_one() {
    fn check<G: GameText>(game: GameId) {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let whole = finished::<G>(3);
        let replay = Replay::new(whole.clone()).expect("it was dealt");
        let step = replay.steps() / 2;
        for deals_again in [false, true] {
            let id = begin_branch(&tab, saved(&whole), &request::<G>(step, deals_again));
            let id = id.expect("it can be continued");
            let (mut session, mut saving) = open::<G>(&tab, &id);
            assert!(session.is_branch() && session.table().steps().len() == step);
            let who = |session: &Session<G>| -> Vec<bool> {
                session.players().iter().map(Player::is_person).collect()
            };
            assert_eq!(who(&session).iter().filter(|it| **it).count(), 1, "{}", G::SLUG);
            let view = |table: &Table<G>| table.view(Viewer::Seat(MINA));
            let then = replay.session(step, Viewer::Everyone);
            assert_eq!(view(session.table()), view(then.table()), "{}", G::SLUG);
            assert_eq!(session.table().state() == then.table().state(), !deals_again);
            saving.persist(&tab, &mut session, |_| true);
            assert_eq!(find_match(&tab, &id).value().expect("saved").record["format"], FORMAT);
            play_out(&mut session, &mut saving, &tab);
            // What others decided before it began is explained in their match.
            let whole = Replay::new(session).expect("it was dealt");
            assert!(whole.chosen_by_bots().iter().all(|(after, _)| *after > step));
        }
        let book = past_matches(&tab);
        assert!(book.len() == 2 && book.latest().all(|played| played.branch), "{}", G::SLUG);
        assert_eq!(persons(&book), [], "{}", G::SLUG);
        assert!(book.nights().is_empty());
        // On another device it is a branch as well.
        let (storage, memory) = (Fake::default(), Fake::default());
        let there = Tab::new(&storage, &memory);
        import(any_rules, &there, Lang::En, &Backup::of(&tab), true);
        let came = past_matches(&there);
        assert!(came.len() == 2 && came.latest().all(|played| played.branch), "{}", G::SLUG);
        for played in came.latest() {
            assert_eq!(played.game(), Some(game));
            assert!(played.link.starts_with("m5."), "{}", played.link);
            let Ok(LinkContent::Match(linked)) = read_link(any_rules, &played.link) else {
                panic!("{}", played.link)
            };
            let (table, damage) = Table::<G>::open(&linked.record).expect("a record");
            assert_eq!((table.branched_at(), damage), (Some(step), None));
        }
    }
    for &game in GAMES {
        with_game!(game, G => check::<G>(game));
    }
}

#[test]
fn a_branch_begins_where_a_match_was_not_over_at_the_seat_of_its_viewer() {
    let whole = finished::<Durak>(3);
    let replay = Replay::new(whole.clone()).expect("it was dealt");
    let at = |step, viewer| words(&replay.session(step, viewer), Lang::En).branch_point();
    let last = replay.steps();
    assert_eq!(at(last, Viewer::Seat(MINA)), None, "nothing is left to decide");
    let point = at(last - 1, Viewer::Seat(MINA)).expect("someone decides");
    assert_eq!((point.step, point.seat), (last - 1, MINA));
    assert!(!point.situation.is_empty());
    // With all hands open the person continues who decides there, or the only one: the other seat is a bot's.
    assert_eq!(at(last - 1, Viewer::Everyone).expect("someone decides").seat, MINA);
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    assert_eq!(begin_branch(&tab, saved(&whole), &request::<Durak>(last + 1, false)), None);
}

#[test]
fn the_shelf_says_that_it_is_a_branch_in_every_language() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let whole = saved(&finished::<Durak>(3));
    let id = begin_branch(&tab, whole, &request::<Durak>(4, true)).expect("it can be continued");
    let (mut session, mut saving) = open::<Durak>(&tab, &id);
    saving.persist(&tab, &mut session, |_| true);
    for (lang, says) in [(Lang::En, "Branch"), (Lang::Ko, "갈라진 게임"), (Lang::Ja, "分岐")]
    {
        let head = tab.read(&format!("match/{id}")).parse();
        let status = summarize(profile, id.clone(), head, lang).status;
        assert!(status.starts_with(says) && status.contains(" · "), "{status}");
    }
}
