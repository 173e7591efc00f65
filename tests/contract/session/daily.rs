//! The daily deal on the home screen: begun once a day, its dot stored.

use super::tablet::Tab;
use crate::fake::Fake;
use mallard::device::{
    DAYS, Date, Today, begin_daily, date_of, find_match, format_date, read_today, save_match,
    save_place, week,
};
use mallard::engine::{Level, Record, Rng, Setup, Table, Viewer};
use mallard::games::GAMES;
use mallard::games::duck_that_goose::{self, DuckThatGoose};
use mallard::session::{Duck, Player, PlayerKind};
use mallard::texts::share_messages;
use mallard::with_game;
use mallard::words::{Counts, GameText, Lang, RuleFacts};
use serde_json::{Value, json};

fn begin(tab: &Tab<'_>, lang: Lang, date: Date) -> Option<String> {
    let game = read_today(tab, date, |_| None).game;
    with_game!(game, G => begin_daily::<G>(tab, lang, date))
}

const fn on(day: u32) -> Date {
    Date { year: 2026, month: 11, day }
}

/// Far in the future, where the newest list of games applies.
const fn later(day: u32) -> Date {
    Date { year: 2126, month: 11, day }
}

#[test]
fn a_deal_is_begun_gone_on_with_and_over_and_leaves_its_dot() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let nothing = |_: &str| None;
    let daily = read_today(&tab, on(24), nothing);
    assert_eq!((daily.today, daily.week), (Today::Fresh, [false; DAYS]));

    let id = begin(&tab, Lang::En, on(24)).expect("every game takes three");
    let saved = find_match(&tab, &id).value().expect("it is saved");
    assert_eq!(saved.slug(), Some(daily.game.slug()));
    assert_eq!(saved.players.len(), 3);
    assert!(saved.players[0].is_person() && !saved.players[1].is_person());
    assert_eq!(date_of(&tab, &id, on(24)), Some(on(24)));
    let open = |name: &str| (name == id).then_some(false);
    assert_eq!(read_today(&tab, on(24), open).today, Today::Begun(id.clone()));

    let over = |name: &str| (name == id).then_some(true);
    let daily = read_today(&tab, on(24), over);
    assert_eq!(daily.today, Today::Over(id.clone()));
    let last = |at| std::array::from_fn(|day| day == at);
    assert_eq!(daily.week, last(DAYS - 1));

    // Its match was deleted: the player can start it again, and the dot remains.
    let daily = read_today(&tab, on(24), nothing);
    assert_eq!((daily.today, daily.week), (Today::Fresh, last(DAYS - 1)));
    begin(&tab, Lang::En, on(24)).expect("once more");
    assert_eq!(read_today(&tab, on(24), nothing).week, last(DAYS - 1));

    // The days pass; after a week no trace of it is left.
    assert_eq!(read_today(&tab, on(26), nothing).week, last(DAYS - 3));
    let other = begin(&tab, Lang::En, on(26)).expect("another game");
    assert_eq!(date_of(&tab, &other, on(27)), Some(on(26)));
    assert_eq!(date_of(&tab, "elsewhere", on(26)), None);
    assert_eq!(read_today(&tab, Date { month: 12, ..on(1) }, nothing).week, [false; DAYS]);
}

#[test]
fn every_device_has_the_same_deal_and_every_game_its_turn() {
    let deal = |day: u32, clock: Lang| {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let id = begin(&tab, clock, later(day)).expect("it can be dealt");
        find_match(&tab, &id).value().expect("it is saved").record
    };
    let mut games = Vec::new();
    for day in (1..).take(GAMES.len()) {
        let record = deal(day, Lang::En);
        assert_eq!(record, deal(day, Lang::Ja));
        games.push(record["game"].as_str().map(ToOwned::to_owned));
    }
    games.sort();
    games.dedup();
    assert_eq!(games.len(), GAMES.len());
    let seed = |day| deal(day, Lang::En)["setup"]["seed"].clone();
    assert_ne!(seed(1), seed(2));
}

#[test]
fn a_date_is_written_as_each_language_writes_it() {
    assert_eq!(format_date(on(22), Lang::En), "22 November");
    assert_eq!(format_date(on(22), Lang::Ko), "11월 22일");
    assert_eq!(format_date(on(22), Lang::Ja), "11月22日");
    let months: std::collections::BTreeSet<_> =
        (1..=12).map(|month| format_date(Date { month, ..on(3) }, Lang::En)).collect();
    assert_eq!(months.len(), 12);
}

#[test]
fn a_challenge_is_one_deal_or_one_round_and_takes_five_minutes() {
    /// How many parts of the match ended, and how often the human decided.
    fn played<G: GameText>(record: &Value) -> (usize, usize) {
        let (mut table, damage) = Table::<G>::open(record).expect("it can be dealt");
        assert_eq!(damage, None);
        let (mut chance, mut legal) = (Rng::from_seed(1), Vec::new());
        let dabbler = Level::find::<G>("dabbler").expect("every game has it");
        while let Some(seat) = table.pending().owed().first() {
            table.legal(seat, &mut legal);
            let view = table.view(Viewer::Seat(seat));
            let action = dabbler.choose::<G>(&view, &legal, &mut chance);
            table.play(seat, action).expect("bots do only what is allowed");
        }
        let events = table.steps().iter().flat_map(|step| &step.events);
        let parts = events.filter(|event| G::ends_part(event)).count();
        (parts, table.steps().iter().filter(|step| step.seat.index() == 0).count())
    }
    for day in (1..).take(GAMES.len()) {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let id = begin(&tab, Lang::En, later(day)).expect("every game takes three");
        let saved = find_match(&tab, &id).value().expect("it is saved");
        let game = saved.game().expect("a game");
        let (parts, decisions) = with_game!(game, G => played::<G>(&saved.record));
        // A match that counts sheets has only one round.
        let has_parts = with_game!(game, G => G::COUNTS != Counts::Sheets);
        assert_eq!(parts, usize::from(has_parts), "{game:?}");
        assert!((5..=60).contains(&decisions), "{game:?}: {decisions} decisions");
    }
}

#[test]
fn a_challenge_that_was_begun_as_a_longer_match_stays_one() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    // In the previous version's format: seven rounds, and no place.
    let setup = Setup::<duck_that_goose::Options>::new(3, 7);
    let record =
        serde_json::to_string(&Record::<DuckThatGoose>::without_moves(setup)).expect("a record");
    let players: Vec<Player> =
        [PlayerKind::Person, PlayerKind::Bot("dabbler".into()), PlayerKind::Bot("dabbler".into())]
            .into_iter()
            .enumerate()
            .map(|(duck, kind)| Player { name: None, kind, duck: Duck::new(duck) })
            .collect();
    save_match(&tab, "18f3a-2b", &players, &[], None, &record).expect("it is kept");
    let days = json!({ "740249": ["18f3a-2b", false] });
    tab.write("daily", &days.to_string()).expect("it is kept");
    assert_eq!(date_of(&tab, "18f3a-2b", on(24)), Some(on(23)));
    let saved = find_match(&tab, "18f3a-2b").value().expect("it is there");
    let (session, _) = saved.open::<DuckThatGoose>(Lang::En).expect("it opens");
    assert_eq!(session.table().view(Viewer::Table).public.rounds(), 7);
}

#[test]
fn the_week_shows_the_place_of_each_day() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let first = begin(&tab, Lang::En, on(24)).expect("it can be dealt");
    begin(&tab, Lang::En, on(25)).expect("it can be dealt");
    let third = begin(&tab, Lang::En, on(26)).expect("it can be dealt");
    save_place(&tab, &first, 2, on(26));
    save_place(&tab, &third, 1, on(26));
    save_place(&tab, "elsewhere", 3, on(26));
    let days = week(&tab, on(26));
    let shown: Vec<_> = days.iter().map(|(date, over, place)| (date.day, *over, *place)).collect();
    let missed = |day| (day, false, None);
    let before = [20, 21, 22, 23].map(missed);
    let last = [(24, true, Some(2)), missed(25), (26, true, Some(1))];
    assert_eq!(shown, [before.as_slice(), &last].concat());
    let over = |name: &str| Some(name == first || name == third);
    assert_eq!(read_today(&tab, on(26), over).week[4..], [true, false, true]);
    // One that was finished before places were stored has a mark and no number.
    assert_eq!(week(&tab, on(30))[0].2, Some(2));
}

#[test]
fn the_line_to_share_has_game_day_place_and_points_in_each_language() {
    let line = |lang| {
        let of = share_messages(lang).of_the_day;
        let date = format_date(on(28), lang);
        (of("Durak", &date, 3, 3, "83"), of("Durak", &date, 1, 3, ""))
    };
    let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    assert_eq!(
        line(Lang::En),
        pair("Mallard, Durak, 28 November: 3rd of 3, 83", "Mallard, Durak, 28 November: 1st of 3")
    );
    assert_eq!(
        line(Lang::Ko),
        pair("Mallard, Durak, 11월 28일: 3명 중 3위, 83", "Mallard, Durak, 11월 28일: 3명 중 1위")
    );
    assert_eq!(
        line(Lang::Ja),
        pair("Mallard、Durak、11月28日：3人中3位、83", "Mallard、Durak、11月28日：3人中1位")
    );
}
