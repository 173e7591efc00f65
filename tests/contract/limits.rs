//! The longest match of each game, taken to each limit of the texts that one part writes and another one reads
//! (`crates/device/src/limits.rs`): what is written is read again, and where a match does not fit, the app says so.

use crate::fake::Fake;
use crate::rules::any_rules;
use crate::session::tablet::{Tab, players};
use mallard::codes::link::{LinkContent, LinkKind, encode};
use mallard::device::limits::{
    LONGEST_LINK, LONGEST_MESSAGE, LONGEST_PAST_LINK, MAX_EXPORT_BYTES, MOST_PAST,
};
use mallard::device::{
    Backup, Exported, LockHolder, Saving, export_match, find_match, import, past_matches, read_link,
};
use mallard::engine::{Rng, Seat, SeatSet, Setup, Table};
use mallard::games::GAMES;
use mallard::session::{PhoneConnections, Session};
use mallard::store::SlotTexts;
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// A match as long as players can make it: each decision that is free is made first, and again.
fn longest<G: GameText>(seats: u8, seed: u64) -> Table<G> {
    let mut rng = Rng::from_seed(seed);
    let options = G::any_options(seats, &mut rng);
    let mut table = Table::<G>::deal(Setup { seats, seed, options }).expect("any options");
    let mut legal = Vec::new();
    while table.can_take_step() {
        let pending = table.pending();
        let free: Vec<Seat> = pending.actors().minus(pending.owed()).iter().collect();
        let owed: Vec<Seat> = pending.owed().iter().collect();
        let Some(&seat) = rng.pick(if free.is_empty() { &owed } else { &free }) else { break };
        table.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("something to do");
        table.play(seat, action).expect("it is legal");
    }
    table
}

/// The lengths of its texts: link, export, save, entry of the history, longest message, backup.
fn check<G: GameText>() -> [usize; 6] {
    let seats = *G::SEATS.end();
    let tables = (0..3).map(|seed| longest::<G>(seats, seed));
    let table = tables.max_by_key(|table| table.steps().len()).expect("some");
    let people = players::<G>(&vec![true; usize::from(seats)]);

    let session = Session::new(table.clone(), people.clone(), Lang::En);
    let seating = session.seating();
    let link = encode(LinkKind::Match, &table, &people, seating, true).expect("it can be written");
    let Ok(LinkContent::Match(linked)) = read_link(any_rules, &link) else {
        panic!("{}: {} letters", G::SLUG, link.len())
    };
    assert_eq!(linked.record["log"].as_array().map(Vec::len), Some(table.steps().len()));
    assert!(link.len() * 3 / 2 < LONGEST_LINK, "{}: {}", G::SLUG, link.len());

    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut one = session.clone();
    let mut saving = Saving::new(String::from("long-1"));
    saving.set_holder(LockHolder::Here);
    assert!(saving.persist(&tab, &mut one, |_| true) && saving.is_saved());
    let saved = find_match(&tab, "long-1").value().expect("it is there");
    assert_eq!(saved.record["log"].as_array().map(Vec::len), Some(table.steps().len()));
    let slots: SlotTexts = tab.texts("match/long-1");
    let save = slots.to_vec().join("\n").len();

    let written = export_match(saved, 7);
    assert!(written.len().max(save) * 5 < MAX_EXPORT_BYTES, "{}: {}", G::SLUG, written.len());
    assert!(matches!(Exported::read(&written), Ok(Exported::Match(_))));

    // Two others before it remain, and it remains after the next.
    for id in ["long-2", "long-3"] {
        let mut saving = Saving::new(id.to_owned());
        saving.set_holder(LockHolder::Here);
        assert!(saving.persist(&tab, &mut one, |_| true));
        assert_eq!(saving.evicted_matches(), 0);
    }
    let book = past_matches(&tab);
    assert_eq!(book.len(), 3, "{}", G::SLUG);
    let played = book.latest().last().expect("the first").clone();
    assert_eq!(played.linked().is_some(), link.len() <= LONGEST_PAST_LINK);
    let entry = serde_json::to_string(&played).expect("data").len();
    assert!(entry * 3 < MOST_PAST, "{}: {entry}", G::SLUG);

    let seat = Seat::new(0);
    let mut phones = PhoneConnections::<G>::new(SeatSet::only(seat));
    let mut shown = session;
    shown.set_phones(SeatSet::only(seat));
    let messages = phones.write_updates(&shown).remove(0).1;
    let message = messages.iter().map(String::len).max().expect("the match");
    assert!(message * 3 / 2 < LONGEST_MESSAGE, "{}: {message}", G::SLUG);

    let backup = Backup::of(&tab).wrap(7);
    let Ok(Exported::Data(data)) = Exported::read(&backup) else { panic!("it is whole") };
    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    let came = import(any_rules, &there, Lang::En, &data, true);
    assert_eq!((came.past, came.unread, came.no_room), (3, 0, 0), "{}", G::SLUG);
    [link.len(), written.len(), save, entry, message, backup.len()]
}

#[test]
fn the_longest_match_of_each_game_fits_wherever_it_is_written() {
    for game in GAMES {
        println!("{}: {:?}", game.slug(), with_game!(game, G => check::<G>()));
    }
}
