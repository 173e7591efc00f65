//! The daily deal on the shelf: begun once a day, its dot kept.

use super::tablet::Tab;
use crate::fake::Fake;
use mallard::device::{DAYS, Date, Today, begin_daily, date_of, dated, find, look};
use mallard::games::GameId;
use mallard::words::Lang;

const fn on(day: u32) -> Date {
    Date { year: 2026, month: 11, day }
}

#[test]
fn a_deal_is_begun_gone_on_with_and_over_and_leaves_its_dot() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let nothing = |_: &str| None;
    let daily = look(&tab, on(24), nothing);
    assert_eq!((daily.today, daily.week), (Today::Fresh, [false; DAYS]));

    let id = begin_daily(&tab, Lang::En, on(24)).expect("every game takes three");
    let saved = find(&tab, &id).value().expect("it is saved");
    assert_eq!(saved.slug(), Some(daily.game.slug()));
    assert_eq!(saved.players.len(), 3);
    assert!(saved.players[0].is_person() && !saved.players[1].is_person());
    assert_eq!(date_of(&tab, &id, on(24)), Some(on(24)));
    let open = |name: &str| (name == id).then_some(false);
    assert_eq!(look(&tab, on(24), open).today, Today::Begun(id.clone()));

    let over = |name: &str| (name == id).then_some(true);
    let daily = look(&tab, on(24), over);
    assert_eq!(daily.today, Today::Over(id.clone()));
    let last = |at| std::array::from_fn(|day| day == at);
    assert_eq!(daily.week, last(DAYS - 1));

    // Its match was deleted: the player can start it again, and the dot stays.
    let daily = look(&tab, on(24), nothing);
    assert_eq!((daily.today, daily.week), (Today::Fresh, last(DAYS - 1)));
    begin_daily(&tab, Lang::En, on(24)).expect("once more");
    assert_eq!(look(&tab, on(24), nothing).week, last(DAYS - 1));

    // The days go on; after a week nothing is left of it.
    assert_eq!(look(&tab, on(26), nothing).week, last(DAYS - 3));
    let other = begin_daily(&tab, Lang::En, on(26)).expect("another game");
    assert_eq!(date_of(&tab, &other, on(27)), Some(on(26)));
    assert_eq!(date_of(&tab, "elsewhere", on(26)), None);
    assert_eq!(look(&tab, Date { month: 12, ..on(1) }, nothing).week, [false; DAYS]);
}

#[test]
fn every_device_has_the_same_deal_and_every_game_its_turn() {
    // Far ahead, where the newest list of games holds.
    let on = |day| Date { year: 2126, ..on(day) };
    let deal = |day: u32, clock: Lang| {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let id = begin_daily(&tab, clock, on(day)).expect("it can be dealt");
        find(&tab, &id).value().expect("it is saved").record
    };
    let mut games = Vec::new();
    for day in (1..).take(GameId::ALL.len()) {
        let record = deal(day, Lang::En);
        assert_eq!(record, deal(day, Lang::Ja));
        games.push(record["game"].as_str().map(ToOwned::to_owned));
    }
    games.sort();
    games.dedup();
    assert_eq!(games.len(), GameId::ALL.len());
    assert_ne!(deal(1, Lang::En)["setup"]["seed"], deal(6, Lang::En)["setup"]["seed"]);
}

#[test]
fn a_date_is_written_as_each_language_writes_it() {
    assert_eq!(dated(on(22), Lang::En), "22 November");
    assert_eq!(dated(on(22), Lang::Ko), "11월 22일");
    assert_eq!(dated(on(22), Lang::Ja), "11月22日");
    let months: std::collections::BTreeSet<_> =
        (1..=12).map(|month| dated(Date { month, ..on(3) }, Lang::En)).collect();
    assert_eq!(months.len(), 12);
}
