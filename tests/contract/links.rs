//! Deals and matches as links: the app reads its own links again, by the rules, and refuses all others.

use crate::fake::Fake;
use crate::random::{branched, play_anything, played};
use crate::rules::any_rules;
use crate::session::tablet::Tab;
use crate::stage::check_part;
use mallard::codes::link::{LinkContent, LinkError, LinkKind, encode, linked_game, sum_of};
use mallard::device::limits::LONGEST_LINK;
use mallard::device::{Draft, ValidatedImport, read_link};
use mallard::engine::{Level, Redeal, Rng, Seat, Setup, Table, Viewer};
#[cfg(feature = "durak")]
use mallard::games::durak::Durak;
use mallard::games::{GAMES, GameId};
use mallard::session::{Duck, Player, PlayerKind, SeatChange, Seating};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use std::collections::BTreeSet;

/// Reads a link of any game.
fn read(text: &str) -> Result<LinkContent, LinkError> {
    read_link(any_rules, text)
}

/// The players of a table with `seats` seats: bots of every level but the first, which needs another version, and a
/// human.
fn players<G: GameText>(seats: u8) -> Vec<Player> {
    let player = |seat: usize| Player {
        name: seat.is_multiple_of(2).then(|| format!("미나 {seat}")),
        kind: match G::LEVELS.get(1 + seat % G::LEVELS.len()) {
            None => PlayerKind::Person,
            Some(level) => PlayerKind::Bot(level.id.to_owned()),
        },
        duck: Duck::new(seat),
    };
    (0..usize::from(seats)).map(player).collect()
}

fn link<G: GameText>(of: LinkKind, table: &Table<G>, named: bool) -> String {
    let players = players::<G>(table.setup().seats);
    encode(of, table, &players, &Seating::new(&players), named)
        .expect("a played match can be written")
}

/// The record and the players from a link.
fn record<G: GameText>(link: &str) -> (Table<G>, Vec<Player>) {
    let Ok(LinkContent::Match(saved)) = read(link) else { panic!("{link}: {:?}", read(link)) };
    let (table, damage) = Table::open(&saved.record).expect("a record");
    assert_eq!(damage, None);
    (table, saved.players)
}

/// Links of version 1 (`tests/fixtures/links/v1/<slug>.txt`), two for each version of a game's rules: a deal, and a
/// match of thirty decisions. Those under older rules are refused for that reason.
fn check_old_links<G: GameText>() {
    let path = format!("tests/fixtures/links/v1/{}.txt", G::SLUG);
    let links = std::fs::read_to_string(&path).unwrap_or_default();
    let sent = |kind: &str| {
        let mut links = links.lines().filter(|link| link.starts_with(&format!("{kind}1.")));
        links.find(|link| !matches!(read(link), Err(LinkError::OtherRules))).unwrap_or_else(|| {
            let table: Table<G> = played(*G::SEATS.start(), 11, 30);
            let now = |of| link(of, &table, true);
            panic!("{path} needs the lines {} {}", now(LinkKind::Deal), now(LinkKind::Match))
        })
    };
    let (again, _) = record::<G>(sent("m"));
    assert_eq!(
        (again.steps().len(), link(LinkKind::Match, &again, true)),
        (30, sent("m").to_owned())
    );
    assert!(matches!(read(sent("d")), Ok(LinkContent::Deal(_))), "{}", G::SLUG);
}

#[test]
fn links_that_were_sent_still_open() {
    check_part(|game| with_game!(game, G => check_old_links::<G>()));
}

/// Links of versions 2 and 3: a match in which seats changed hands, the same one ended early, and one that was
/// only ended early.
const SENT_LATER: [&str; 2] =
    [include_str!("../fixtures/links/v2.txt"), include_str!("../fixtures/links/v3.txt")];

#[cfg(feature = "durak")]
#[test]
fn links_of_matches_that_changed_hands_or_were_ended_still_open() {
    let sent = SENT_LATER.iter().flat_map(|links| links.lines());
    let found = sent.map(|line| {
        let link = line.strip_prefix("durak ").expect("of Durak");
        let Ok(LinkContent::Match(saved)) = read(link) else { panic!("{link}") };
        let (table, players) = record::<Durak>(link);
        assert_eq!((table.steps().len(), players.len()), (36, 4));
        let changes = saved.record.get("changes").and_then(|changes| changes.as_array());
        (changes.map_or(0, Vec::len), saved.was_ended())
    });
    assert_eq!(found.collect::<Vec<_>>(), [(5, false), (5, true), (0, true)]);
}

/// The links of a match with bots of the first level: its deal, the match, the match in which one sits in, and the same
/// ended early.
fn with_first_level<G: GameText>(seats: u8) -> (Table<G>, Vec<(Seating, String)>) {
    let table: Table<G> = played(seats, 7, 20);
    let mut players = players::<G>(seats);
    players[0] = Player { name: Some("Mina".to_owned()), kind: PlayerKind::Person, ..players[0] };
    let first = || G::LEVELS[0].id.to_owned();
    let plain = Seating::new(&players);
    let (mut left, steps) = (plain.clone(), table.steps().len());
    assert!(left.change(steps / 2, Seat::new(0), SeatChange::Leave(first())));
    let mut ended = left.clone();
    assert!(ended.end());
    let mut bots = players.clone();
    bots[1].kind = PlayerKind::Bot(first());
    let link = |of, players: &[Player], seating: &Seating| {
        encode(of, &table, players, seating, true).expect("it can be written")
    };
    let links = vec![
        (plain.clone(), link(LinkKind::Deal, &bots, &plain)),
        (plain.clone(), link(LinkKind::Match, &bots, &plain)),
        (left.clone(), link(LinkKind::Match, &players, &left)),
        (ended.clone(), link(LinkKind::Match, &players, &ended)),
    ];
    (table, links)
}

fn check_first_level<G: GameText>() {
    for seats in G::SEATS {
        let (table, links) = with_first_level::<G>(seats);
        for (seating, link) in &links[1..] {
            assert!(link.starts_with("m4."), "{link}");
            let Ok(LinkContent::Match(saved)) = read(link) else { panic!("{link}") };
            assert_eq!(record::<G>(link).0, table);
            assert_eq!(saved.was_ended(), seating.was_ended());
            let changes = saved.record.get("changes").cloned().unwrap_or_default();
            assert_eq!(changes, seating.written(), "{link}");
        }
        let bot = record::<G>(&links[1].1).1[1].kind.clone();
        assert_eq!(bot, PlayerKind::Bot(G::LEVELS[0].id.to_owned()));
        let (_, deal) = &links[0];
        let Ok(LinkContent::Deal(found)) = read(deal) else { panic!("{deal}") };
        assert!(deal.starts_with("d4.") && found.players[1].kind == bot);
    }
}

#[test]
fn a_link_with_the_first_level_is_read_back_and_has_its_own_version() {
    for game in GAMES {
        with_game!(game, G => check_first_level::<G>());
    }
}

#[cfg(feature = "durak")]
#[test]
fn links_with_the_first_level_still_open() {
    let sent = include_str!("../fixtures/links/v4.txt");
    let (_, links) = with_first_level::<Durak>(4);
    let now: Vec<_> = links.iter().map(|(_, link)| format!("durak {link}")).collect();
    assert_eq!(sent.lines().collect::<Vec<_>>(), now);
}

/// Links of version 5, of branches (`tests/fixtures/links/v5.txt`): one for each game, with the checksum of all cards at
/// its end. A changed draw of a determinization needs another rules version, as any other changed draw does.
#[cfg(feature = "games")]
#[test]
fn links_of_branches_still_open_with_the_same_cards() {
    fn now<G: GameText>() -> String {
        let seats = *G::SEATS.start();
        let whole = played::<G>(seats, 11, 24);
        let redeal = Some(Redeal { seat: Seat::new(1), seed: 7 });
        let mut branch = branched(&whole, 20, redeal);
        let (mut chance, mut legal) = (Rng::from_seed(1), Vec::new());
        for _ in 0..20 {
            play_anything(&mut branch, &mut chance, &mut legal);
        }
        let link = link(LinkKind::Match, &branch, true);
        let (again, _) = record::<G>(&link);
        assert_eq!((again.branched_at(), &again), (Some(20), &branch));
        let cards = serde_json::to_string(&again.view(Viewer::Everyone)).expect("a view is data");
        format!("{} {link} {:08x}", G::SLUG, sum_of(cards.as_bytes()))
    }
    let sent = include_str!("../fixtures/links/v5.txt");
    let now: Vec<_> = GAMES.iter().map(|game| with_game!(*game, G => now::<G>())).collect();
    assert_eq!(sent.lines().collect::<Vec<_>>(), now);
}

#[cfg(feature = "durak")]
#[test]
fn a_branch_that_ended_early_is_read_back_with_its_seats() {
    let table: Table<Durak> = played(2, 7, 20);
    let branch = branched(&table, 10, None);
    let mut players = players::<Durak>(2);
    players[0] = Player { kind: PlayerKind::Person, ..players[0].clone() };
    let mut seating = Seating::new(&players);
    assert!(seating.change(10, Seat::new(0), SeatChange::Leave("hatchling".to_owned())));
    assert!(seating.end());
    let link = encode(LinkKind::Match, &branch, &players, &seating, true).expect("it is whole");
    let Ok(LinkContent::Match(saved)) = read(&link) else { panic!("{link}") };
    assert_eq!((saved.was_ended(), record::<Durak>(&link).0), (true, branch));
    assert_eq!(saved.record.get("changes").cloned().unwrap_or_default(), seating.written());
    // The deal is that of any match.
    let deal = encode(LinkKind::Deal, &table, &players, &Seating::new(&players), true);
    let of_branch = branched(&table, 10, None);
    assert_eq!(encode(LinkKind::Deal, &of_branch, &players, &seating, true), deal);
}

fn check_match_links<G: GameText>() {
    for seats in G::SEATS {
        for (seed, most) in [(1, 0), (2, 1), (3, 7), (4, 60), (5, 100_000), (6, 100_000)] {
            let table: Table<G> = played(seats, seed, most);
            let named = link(LinkKind::Match, &table, true);
            // The text around a link may belong to a sentence.
            assert_eq!(linked_game(&format!("{named})")).map(GameId::slug), Some(G::SLUG));
            let (again, came) = record::<G>(&named);
            assert_eq!(again, table, "{} {seats} {seed}", G::SLUG);
            assert_eq!(came, players::<G>(seats));
            let (again, nobody) = record::<G>(&link(LinkKind::Match, &table, false));
            assert_eq!(again, table);
            assert!(nobody.iter().all(|player| player.name.is_none()));
        }
    }
}

#[test]
fn a_match_link_restores_every_step() {
    for game in GAMES {
        with_game!(game, G => check_match_links::<G>());
    }
}

fn check_deal_links<G: GameText>() {
    for seats in G::SEATS {
        for seed in 0..20 {
            let table: Table<G> = played(seats, seed, 30);
            let link = link(LinkKind::Deal, &table, true);
            assert_eq!(link, self::link(LinkKind::Deal, &played::<G>(seats, seed, 0), true));
            let Ok(LinkContent::Deal(deal)) = read(&link) else { panic!("{link}") };
            assert_eq!(deal.game.slug(), G::SLUG);
            assert_eq!(deal.draft["seed"], table.setup().seed);
            let draft = Draft::<G>::shared(&deal.draft.to_string());
            let draft = draft.expect("set-up can show whatever can be dealt");
            assert_eq!(draft.options, G::single(table.setup().options.clone()));
            let people = draft.players.iter().filter(|player| player.is_person());
            assert!(people.into_iter().all(|person| person.name.is_none()));
        }
    }
}

#[test]
fn a_deal_link_has_no_move_and_no_persons_name() {
    for game in GAMES {
        with_game!(game, G => check_deal_links::<G>());
    }
}

#[cfg(feature = "durak")]
#[test]
fn a_link_that_seats_one_duck_twice_gives_the_later_seat_another() {
    let table: Table<Durak> = played(4, 5, 20);
    let mut twice = players::<Durak>(4);
    (twice[1].duck, twice[3].duck) = (twice[0].duck, twice[0].duck);
    let link =
        |of| encode(of, &table, &twice, &Seating::new(&twice), true).expect("it can be written");
    let apart = |players: &[Player]| {
        let ducks: BTreeSet<u8> = players.iter().map(|player| player.duck.into()).collect();
        assert_eq!(
            (ducks.len(), players[0].duck, players[2].duck),
            (4, Duck::new(0), Duck::new(2))
        );
    };
    let Ok(LinkContent::Deal(deal)) = read(&link(LinkKind::Deal)) else { panic!("a deal") };
    apart(&deal.players);
    apart(&Draft::<Durak>::shared(&deal.draft.to_string()).expect("it can be set up").players);
    let Ok(LinkContent::Match(saved)) = read(&link(LinkKind::Match)) else { panic!("a match") };
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    apart(
        &ValidatedImport::validate(any_rules, &tab, Lang::En, saved)
            .expect("it can be kept")
            .saved()
            .players,
    );
}

/// Every letter changed, and the text cut everywhere.
fn check_damaged_links<G: GameText>() {
    let table: Table<G> = played(*G::SEATS.start(), 9, 40);
    for of in [LinkKind::Deal, LinkKind::Match] {
        let link = link(of, &table, true);
        for at in 0..link.len() {
            assert_eq!(read(&link[..at]), Err(LinkError::Damaged), "cut at {at}: {link}");
            for other in ["A", "B", "z", "_", ".", "/", "%", " ", "7", "m", "d", "오"] {
                let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
                let same = changed == link;
                assert!(same || read(&changed).is_err(), "{other} at {at}: {link}");
            }
        }
        assert!(read(&format!("{link}A")).is_err());
        assert!(read(&format!("{link}{link}")).is_err());
    }
}

#[test]
fn no_changed_and_no_cut_link_is_read() {
    for game in GAMES {
        with_game!(game, G => check_damaged_links::<G>());
    }
    for text in ["", "d", "m1", "m1.", "d1.AAAA", "x1.AAAAAAAA", "d01.AAAAAAAA", "d-1.AAAAAAAA"] {
        assert_eq!(read(text), Err(LinkError::Damaged), "{text}");
    }
    assert_eq!(read(&"d1.".repeat(LONGEST_LINK)), Err(LinkError::TooLong));
}

#[cfg(feature = "durak")]
#[test]
fn text_after_a_link_is_ignored() {
    let table: Table<Durak> = played(2, 9, 40);
    for of in [LinkKind::Deal, LinkKind::Match] {
        let link = link(of, &table, true);
        let whole = read(&link);
        assert!(whole.is_ok());
        for end in [
            ".",
            "...",
            ")",
            ").",
            "\"",
            "。",
            "에서",
            "%E3%80%82",
            "%EC%9D%84",
            "%22",
            "!",
            ",",
            ">",
            "*",
            " and more",
            ".html",
            "?a=1",
            "&b",
            "…",
            "\u{200B}",
            "\u{FEFF}",
        ] {
            assert_eq!(read(&format!("{link}{end}")), whole, "{end}");
            // A cut text is damaged, whichever letter follows.
            let cut = &link[..link.len() - 1];
            assert_eq!(read(&format!("{cut}{end}")), Err(LinkError::Damaged), "{end}");
        }
    }
}

/// The number of matches of each table.
const MATCHES: u64 = 60;

/// Bots' matches with default options: the lengths of their links in letters, sorted.
fn measure_links<G: GameText>(seats: u8) -> Option<Vec<usize>> {
    let lengths = (0..MATCHES).map(|seed| {
        let table = play_bots::<G>(seats, seed);
        link(LinkKind::Match, &table, true).len()
    });
    let mut lengths: Vec<_> = G::SEATS.contains(&seats).then(|| lengths.collect())?;
    lengths.sort_unstable();
    Some(lengths)
}

/// A match of heuristic bots.
fn play_bots<G: GameText>(seats: u8, seed: u64) -> Table<G> {
    let setup = Setup { options: G::fit(G::Options::default(), seats), ..Setup::new(seats, seed) };
    let mut table = Table::<G>::deal(setup).expect("the usual options");
    let mut rng = Rng::from_seed(!seed);
    let mut legal = Vec::new();
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let view = table.view(Viewer::Seat(seat));
        let action = Level::REFERENCE.choose::<G>(&view, &legal, &mut rng);
        table.play(seat, action).expect("bots play by the rules");
    }
    table
}

#[test]
fn links_of_usual_matches_are_short() {
    for game in GAMES {
        for seats in 2..=4 {
            let Some(lengths) = with_game!(game, G => measure_links::<G>(seats)) else { continue };
            let at = |percent: usize| lengths[(lengths.len() - 1) * percent / 100];
            println!(
                "{} {seats}: median {}, p95 {}, longest {}",
                game.slug(),
                at(50),
                at(95),
                at(100)
            );
            assert!(at(50) < 2000, "{} with {seats}", game.slug());
        }
    }
}

#[test]
fn an_optional_decision_survives_a_link() {
    // In some matches of Duck That Goose! a seat has the card that interrupts.
    fn seen<G: GameText>() -> usize {
        let free = |seed| {
            let table: Table<G> = played(*G::SEATS.end(), seed, 400);
            let mut at = Table::<G>::deal(table.setup().clone()).expect("it was dealt");
            let mut seen = 0;
            for &(seat, action) in table.log() {
                seen += usize::from(!at.pending().owed().has(seat));
                at.play(seat, action).expect("it was played");
            }
            assert_eq!(record::<G>(&link(LinkKind::Match, &table, true)).0, table);
            seen
        };
        (0..20).map(free).sum()
    }
    let seen: usize = GAMES.iter().map(|game| with_game!(game, G => seen::<G>())).sum();
    assert!(
        !cfg!(feature = "duck-that-goose") || seen > 0,
        "such decisions are among these matches"
    );
}
