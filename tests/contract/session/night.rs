//! A night of real matches on a device: the next match as the group last played it, who sits out, a whole device
//! imported on another.

use super::tablet::{Tab, next};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::device::{
    Backup, Draft, Group, LineUp, LockHolder, NextMatch, NightPoints, Saving, Storage, end_night,
    find_match, import, past_matches, setup_of,
};
use mallard::engine::{Pending, Rng};
use mallard::games::durak::{Deck, Durak};
use mallard::games::{GAMES, GameId, profile};
use mallard::session::{Duck, Player, PlayerKind, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use serde_json::json;
use std::ops::RangeInclusive;

fn person(number: usize, name: &str) -> Player {
    Player { name: Some(name.to_owned()), kind: PlayerKind::Person, duck: Duck::new(number) }
}

/// As many people as the game has seats for, at most four.
fn family(seats: &RangeInclusive<u8>) -> Vec<Player> {
    let names = ["Mina", "Jun", "Yuki", "Grandpa"];
    let count = usize::from(*seats.end()).min(names.len());
    names[..count].iter().enumerate().map(|(number, name)| person(number, name)).collect()
}

/// Plays a match that was begun to its end, with any legal actions.
fn play<G: GameText>(tab: &dyn Storage, id: &str) {
    let mut saving = Saving::new(id.to_owned());
    saving.set_holder(LockHolder::Here);
    let saved = saving.read(tab).value().expect("it was begun");
    let (mut session, _): (Session<G>, _) = saved.open(Lang::En).expect("it opens");
    let mut rng = Rng::from_seed(5);
    let mut legal = Vec::new();
    for _ in 0..G::MAX_STEPS {
        let Pending::Decide { .. } = session.table().pending() else { break };
        let (seat, first) = next(session.table());
        session.table().legal(seat, &mut legal);
        let action = rng.pick(&legal).copied().unwrap_or(first);
        assert!(saving.persist(tab, &mut session, |session| session.play(seat, action)));
    }
    assert!(matches!(session.table().pending(), Pending::Over(_)), "{}", G::SLUG);
}

/// The first match of a night: Durak of four people.
fn play_durak(tab: &dyn Storage) {
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(4);
    draft.players = family(&(2..=4));
    let first = draft.deal(tab, Lang::En).expect("it can be dealt");
    play::<Durak>(tab, &first);
}

/// Begins the next match of the last match's players, and returns its id.
fn begin_next<G: GameText>(tab: &dyn Storage, game: GameId) -> String {
    let history = past_matches(tab);
    let last = history.latest().next().expect("a match is over");
    let group = Group::after(last, history.night_of(&last.id).as_ref());
    let line_up = group.line_up(&game.seats(), &[]);
    let last = history.last_of(game, &line_up);
    let last = last.and_then(|last| setup_of(tab, last, profile(game).rules));
    let next = NextMatch::new(&line_up, last);
    // Through the setup, unchanged, it is the same match.
    let mut draft = Draft::<G>::remembered(tab);
    assert!(next.clone().seat(&mut draft, &G::SEATS, G::LEVELS), "it fits");
    let before = tab.read(&format!("setup/{}", G::SLUG));
    let id = next.begin::<G>(tab, Lang::En).expect("it fits");
    assert_eq!(tab.read(&format!("setup/{}", G::SLUG)), before, "the last setup stays");
    let begun = find_match(tab, &id).value().expect("it was begun");
    assert_eq!(begun.record["setup"]["options"], json!(draft.options), "{}", G::SLUG);
    let named = |player: &Player| player.shown_name(Lang::En);
    let expected: Vec<_> = draft.players.iter().map(named).collect();
    assert_eq!(begun.players.iter().map(named).collect::<Vec<_>>(), expected, "{}", G::SLUG);
    id
}

/// A night in which the group plays each game once; the points of each match add up to six a person.
#[test]
fn a_group_plays_every_game_in_a_night() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    play_durak(&*tab);
    for &game in GAMES {
        with_game!(game, G => {
            let id = begin_next::<G>(&*tab, game);
            play::<G>(&*tab, &id);
        });
    }
    let history = past_matches(&*tab);
    let nights = history.nights();
    assert_eq!((nights.len(), nights[0].matches().len()), (1, 1 + GAMES.len()));
    let score = nights[0].score();
    assert_eq!((score.rows.len(), score.counted), (4, 1 + GAMES.len()), "no bot was needed");
    assert!(score.rows.iter().all(|row| row.left_after.is_none()), "who sits out stays");
    for at in 0..score.counted {
        let sum: NightPoints = score.rows.iter().filter_map(|row| row.each[at]).sum();
        assert_eq!(sum, std::iter::repeat_n(NightPoints::SAT_OUT, 4).sum(), "match {at}");
    }
}

/// Options belong to the group: a match with other players in between changes nothing.
#[test]
fn the_next_match_has_the_rules_that_the_group_last_used() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = Draft::<Durak>::remembered(&*tab);
    draft.seat(3);
    draft.players = family(&(2..=3));
    draft.options.deck = Deck::Cards24;
    let first = draft.deal(&*tab, Lang::En).expect("it can be dealt");
    play::<Durak>(&*tab, &first);
    let mut other = Draft::<Durak>::remembered(&*tab);
    other.seat(2);
    other.players = vec![person(0, "Ada"), person(1, "Bo")];
    other.options.deck = Deck::Cards52;
    other.save(&*tab);
    let id = begin_next::<Durak>(&*tab, GameId::Durak);
    let saved = find_match(&*tab, &id).value().expect("it was begun");
    assert_eq!(saved.record["setup"]["options"]["deck"], 24);
    let names: Vec<_> = saved.players.iter().filter_map(|player| player.name.as_deref()).collect();
    assert_eq!(names, ["Mina", "Jun", "Yuki"]);
    // Without the save of the earlier match it is the last setup, which the match between has changed.
    tab.remove(&format!("match/{first}"));
    let id = begin_next::<Durak>(&*tab, GameId::Durak);
    let saved = find_match(&*tab, &id).value().expect("it was begun");
    assert_eq!(saved.record["setup"]["options"]["deck"], 52);
    let mut draft = Draft::<Durak>::remembered(&*tab);
    let before = draft.clone();
    for crowd in [0, 7] {
        let playing = (0..crowd).map(|duck| person(duck, "Ada")).collect();
        let next = NextMatch::new(&LineUp { playing, sat_out: Vec::new(), more_bots: 0 }, None);
        assert_eq!(next.clone().begin::<Durak>(&*tab, Lang::En), None);
        assert!(!next.seat(&mut draft, &(2..=6), &[]), "none, or more than seats");
        assert_eq!(draft, before);
    }
}

#[test]
fn a_game_for_more_players_gets_bots() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = Draft::<Durak>::remembered(&*tab);
    draft.players = family(&(2..=2));
    let first = draft.deal(&*tab, Lang::En).expect("it can be dealt");
    play::<Durak>(&*tab, &first);
    with_game!(GameId::Duckit, G => {
        let id = begin_next::<G>(&*tab, GameId::Duckit);
        let saved = find_match(&*tab, &id).value().expect("it was begun");
        assert_eq!(saved.players.iter().filter(|player| player.is_person()).count(), 2);
        let ducks: Vec<_> = saved.players.iter().map(|player| player.duck).collect();
        assert!(ducks[2] != ducks[0] && ducks[2] != ducks[1], "{ducks:?}");
    });
}

#[test]
fn a_person_who_sits_out_is_known_to_the_end_also_on_another_device() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    play_durak(&*tab);
    with_game!(GameId::Duckit, G => {
        let id = begin_next::<G>(&*tab, GameId::Duckit);
        play::<G>(&*tab, &id);
        end_night(&*tab, &id, true);
    });
    let here = past_matches(&*tab);
    let last = here.latest().next().expect("it is over");
    assert_eq!((last.sat_out.len(), last.ends_night), (1, true));
    assert_eq!(last.sat_out[0].name.as_deref(), Some("Mina"));

    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    import(any_rules, &*there, Lang::En, &Backup::of(&*tab), true);
    let there = past_matches(&*there);
    assert_eq!(there.nights(), here.nights());
    assert_eq!(there.nights()[0].score(), here.nights()[0].score());
}
