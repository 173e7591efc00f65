//! The players who played here: stored, offered with their ducks, deleted.

use super::tablet::Tab;
use crate::fake::Fake;
use mallard::device::{Draft, DynDraft, KnownPlayers, Storage, company};
use mallard::games::durak::Durak;
use mallard::session::{Duck, Player, PlayerKind, compare_names_as, namesake};
use mallard::words::Lang;
use serde_json::{Value, json};

fn person(name: Option<&str>, duck: usize) -> Player {
    Player { name: name.map(str::to_owned), kind: PlayerKind::Person, duck: Duck::new(duck) }
}

fn bot(duck: usize) -> Player {
    Player { kind: PlayerKind::Bot(String::from("dabbler")), ..person(None, duck) }
}

/// Deals a match of Durak with these players.
fn deal(tab: &dyn Storage, players: Vec<Player>) {
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(u8::try_from(players.len()).expect("a few"));
    draft.players = players;
    draft.deal(tab, Lang::En).expect("it can be dealt");
}

fn names(known: &KnownPlayers) -> Vec<&str> {
    known.people().filter_map(|person| person.name.as_deref()).collect()
}

#[test]
fn named_players_are_remembered_latest_first() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    assert!(KnownPlayers::read(&tab).people().next().is_none());
    deal(&tab, vec![person(Some("Mina"), 0), person(Some("Jun"), 4)]);
    deal(&tab, vec![person(Some("Ada"), 2), person(None, 1), bot(3)]);
    deal(&tab, vec![person(Some("Jun"), 5), bot(3)]);
    let known = KnownPlayers::read(&tab);
    assert_eq!(names(&known), ["Jun", "Ada", "Mina"]);
    assert_eq!(known.duck("Jun"), Some(Duck::new(5)), "the duck of the last time");
}

/// 민아 as a file from a Mac has it.
pub(super) const IN_PARTS: &str = "\u{1106}\u{1175}\u{11AB}\u{110B}\u{1161}";

/// Names are compared here as a browser has it, as far as these tests go.
pub(super) fn compare_names_plainly() {
    compare_names_as(|name| name.replace(IN_PARTS, "민아").replace("Ｍｉｎａ", "Mina"));
}

#[test]
fn everyone_whose_phone_is_connected_has_a_seat_in_the_setup() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    deal(&tab, vec![person(Some("Mina"), 3), person(Some("Jun"), 4)]);
    let known = KnownPlayers::read(&tab);
    let mut draft = Draft::<Durak>::remembered(&Tab::new(&Fake::default(), &memory));
    assert_eq!(draft.players.iter().filter(|player| player.is_person()).count(), 1);
    let mut fill = |names: &[&str], most| {
        for name in names {
            (&mut draft as &mut dyn DynDraft).seat_also(&known, name, most);
        }
        let players = draft.players.iter();
        let called = players.map(|player| player.name.clone().filter(|_| player.is_person()));
        called.map(Option::unwrap_or_default).collect::<Vec<_>>()
    };
    let all = fill(&["Mina", "Jun", "Yuki"], 6);
    assert_eq!(all, ["Mina", "Jun", "Yuki"]);
    assert_eq!(fill(&["Jun", "Yuki"], 6), all, "they sit there already");
    assert_eq!(fill(&["Ada", "Bo"], 4), ["Mina", "Jun", "Yuki", "Ada"], "no more than fit");
    let duck = |name: &str| draft.players.iter().find(|one| one.is_named(name)).map(|one| one.duck);
    assert_eq!(duck("Mina"), Some(Duck::new(3)), "with the duck of the last time");

    let unnamed = person(None, 5);
    let called = unnamed.shown_name(Lang::Ko);
    let mut draft = Draft::<Durak>::remembered(&tab);
    draft.players = vec![unnamed.clone(), bot(1)];
    (&mut draft as &mut dyn DynDraft).seat_also(&known, &called, 6);
    assert_eq!(draft.players, [unnamed, bot(1)], "a duck is no name");
}

#[test]
fn forgetting_a_player_keeps_those_added_in_another_tab() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    deal(&tab, vec![person(Some("Mina"), 0), person(Some("Jun"), 1)]);
    let mut known = KnownPlayers::read(&tab);
    deal(&tab, vec![person(Some("Ada"), 2), bot(1)]);
    known.forget(&tab, "Jun");
    assert_eq!(known, KnownPlayers::read(&tab));
    assert_eq!(names(&known), ["Ada", "Mina"]);
}

#[test]
fn no_more_than_twelve_are_remembered_and_each_can_be_forgotten() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    for number in 0..20 {
        deal(&tab, vec![person(Some(&format!("P{number}")), 0), bot(1)]);
    }
    let mut known = KnownPlayers::read(&tab);
    assert_eq!(names(&known).len(), 12);
    assert_eq!(names(&known)[0], "P19");
    known.forget(&tab, "P18");
    assert_eq!(known, KnownPlayers::read(&tab));
    assert_eq!(names(&known)[..2], ["P19", "P17"]);
}

#[test]
fn the_last_players_can_be_seated_again_until_one_is_forgotten() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    assert!(company(&tab).is_empty());
    let players = vec![person(Some("Mina"), 0), bot(3), person(None, 4)];
    deal(&tab, players.clone());
    // Alone against bots there is no one to seat again.
    deal(&tab, vec![person(Some("Ada"), 0), bot(1)]);
    assert_eq!(company(&tab), players);
    KnownPlayers::read(&tab).forget(&tab, "Mina");
    assert!(company(&tab).is_empty());
}

#[test]
fn a_malformed_list_of_players_is_empty() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    for text in ["7", "[7]", "{}"] {
        let _ = tab.write("people", text);
        assert!(KnownPlayers::read(&tab).people().next().is_none(), "{text}");
    }
    let some = serde_json::to_string(&[bot(1), person(None, 2), person(Some("Mina"), 3)]);
    let _ = tab.write("people", &some.expect("players are data"));
    assert_eq!(names(&KnownPlayers::read(&tab)), ["Mina"]);
}

/// Mina is known by the rose, Jun by the blue duck.
fn known() -> KnownPlayers {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    deal(&tab, vec![person(Some("Mina"), 2), person(Some("Jun"), 1)]);
    KnownPlayers::read(&tab)
}

fn ducks(players: &[Player]) -> Vec<u8> {
    players.iter().map(|player| player.duck.into()).collect()
}

#[test]
fn a_name_that_is_known_brings_its_duck_unless_another_person_has_it() {
    let mut players = [person(None, 0), bot(1), bot(2)];
    known().name(&mut players, 0, " Mina ");
    assert_eq!(ducks(&players), [2, 1, 0], "a bot makes way");
    let mut players = [person(None, 0), person(None, 2)];
    known().name(&mut players, 0, "Mina");
    assert_eq!((players[0].name.as_deref(), ducks(&players)), (Some("Mina"), vec![0, 2]));
    let mut players = [person(None, 0), bot(1)];
    known().name(&mut players, 1, "Mina");
    assert_eq!(ducks(&players), [0, 1], "a bot of that name is somebody else");
    known().name(&mut players, 0, "  ");
    assert_eq!(players[0].name, None);
}

#[test]
fn a_known_player_takes_an_unnamed_seat_then_a_bots_and_only_once() {
    let mut players = vec![bot(1), person(None, 0)];
    let sits = |players: &[Player], seat: usize| players[seat].name.clone().unwrap_or_default();
    known().seat(&mut players, "Mina");
    assert_eq!((sits(&players, 1).as_str(), ducks(&players)), ("Mina", vec![1, 2]));
    known().seat(&mut players, "Mina");
    assert!(!players[0].is_person());
    known().seat(&mut players, "Jun");
    assert_eq!((sits(&players, 0).as_str(), ducks(&players)), ("Jun", vec![1, 2]));
    assert!(players[0].is_person());
    let full = players.clone();
    known().seat(&mut players, "Ada");
    assert_eq!(players, full, "nobody knows Ada, and no seat is free");
}

#[test]
fn players_with_equal_names_are_numbered_and_the_setup_shows_it() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    compare_names_plainly();
    for (one, other, called) in [
        ("Anna", "anna", "anna 2"),
        ("Mina", "Ｍｉｎａ", "Ｍｉｎａ 2"),
        ("Mina  Lee", "mina lee", "mina lee 2"),
        ("민아", "민아", "민아 2"),
        ("Player 2", "PLAYER 2", "PLAYER 2 2"),
        ("Maximiliane Ottilie", "Maximiliane Ottilie", "Maximiliane Ottili 2"),
    ] {
        let players = vec![person(Some(one), 0), person(Some(other), 4)];
        let said = namesake(&players, Lang::En);
        assert_eq!(said, Some((other.to_owned(), called.to_owned())));
        let mut draft = Draft::<Durak>::remembered(&tab);
        draft.seat(2);
        draft.players = players;
        let id = draft.deal(&tab, Lang::En).expect("it can be dealt");
        let saved = tab.read(&format!("match/{id}")).parse::<Value>().value().expect("a save");
        let name = |seat: usize| saved["players"][seat]["name"].clone();
        assert_eq!((name(0), name(1)), (json!(one), json!(called)));
        assert_eq!(names(&KnownPlayers::read(&tab))[..2], [one, called], "both are met again");
    }
    let three = [person(Some("Ann"), 0), person(Some("ann"), 1), person(Some("Ann 2"), 2)];
    assert_eq!(namesake(&three, Lang::En), Some(("ann".to_owned(), "ann 3".to_owned())));
    // A player without a name gets one at the table, too; and a bot makes room for a human.
    let unnamed = [person(Some("Player 2"), 0), person(None, 1)];
    assert_eq!(
        namesake(&unnamed, Lang::En),
        Some(("Player 2".to_owned(), "Player 2 2".to_owned()))
    );
    let bot_name = bot(1).shown_name(Lang::En);
    assert_eq!(namesake(&[bot(1), person(Some(&bot_name), 0)], Lang::En), None);
    assert_eq!(namesake(&[person(Some("Anna"), 0), person(Some("Hanna"), 1)], Lang::En), None);
}

#[test]
fn a_set_up_is_kept_before_it_is_dealt() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let draft: &dyn DynDraft = &Draft::<Durak>::remembered(&tab);
    draft.save(&tab, vec![person(Some("Mina"), 0), person(Some("Jun"), 4)]);
    let again = Draft::<Durak>::remembered(&tab);
    assert_eq!(again.players, [person(Some("Mina"), 0), person(Some("Jun"), 4)]);
    assert!(KnownPlayers::read(&tab).people().next().is_none(), "nobody has played yet");
}
