//! A practice round: all hands are open, no curtain falls, and it counts for no one.

use super::tablet::{Tab, players, words};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::codes::link::{self, LinkContent, LinkKind};
use mallard::device::{
    Draft, LockHolder, NewMatch, SavedMatch, Saving, Storage, begin_match, find_match,
    glance_at_all, options_after_practice, past_matches, read_link, summarize,
};
use mallard::engine::{Branch, Rng, Seat, SeatSet, Setup, Table, Viewer};
use mallard::games::durak::{Action, Durak, Length, Options, Preset};
use mallard::games::{GAMES, profile};
use mallard::session::{Match, NextDecision, Prompts, Session, Stage};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// A practice round as its tab opens it; the seats in `people` have humans.
fn begun<G: GameText>(
    tab: &dyn Storage,
    people: &[bool],
    options: G::Options,
) -> (String, Session<G>, Saving) {
    let new = NewMatch {
        players: players::<G>(people),
        sat_out: Vec::new(),
        options,
        seed: Some(12),
        practice: true,
    };
    let id = begin_match::<G>(tab, new);
    let (session, saving) = open(tab, &id);
    (id, session, saving)
}

fn open<G: GameText>(tab: &dyn Storage, id: &str) -> (Session<G>, Saving) {
    let mut saving = Saving::new(id.to_owned());
    saving.set_holder(LockHolder::Here);
    let saved: SavedMatch = saving.read(tab).value().expect("it was saved");
    let (session, damage) = saved.open::<G>(Lang::En).expect("it opens");
    assert_eq!(damage, None);
    (session, saving)
}

#[test]
fn a_round_of_any_game_never_closes_and_counts_for_no_one() {
    fn check<G: GameText>() {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let seats = *G::SEATS.start();
        let people = vec![true; usize::from(seats)];
        let options = G::shorten(G::Options::default());
        let (id, mut session, mut saving) = begun::<G>(&tab, &people, options);
        let mut chance = Rng::from_seed(5);
        while !session.is_over() {
            let stage = session.stage(false);
            assert!(matches!(stage, Stage::Play(Some(_)) | Stage::Pause), "{stage:?} {}", G::SLUG);
            assert!(!session.situation(false).private, "{}", G::SLUG);
            let seat = session.table().pending().owed().first().expect("someone decides");
            let mut legal = Vec::new();
            session.table().legal(seat, &mut legal);
            let action = *chance.pick(&legal).expect("it may do something");
            assert!(saving.persist(&*tab, &mut session, |session| session.play(seat, action)));
            if session.table().steps().len() == 1 {
                // It is still one after a reload, and on the shelf.
                session = open(&*tab, &id).0;
                let found =
                    summarize(profile, id.clone(), glance_at_all(&*tab).remove(0).1, Lang::En);
                assert!(found.status.starts_with("Practice"), "{}", found.status);
            }
        }
        assert!(words(&session, Lang::En).is_practice());
        let book = past_matches(&*tab);
        let played = book.latest().next().expect("it is in the list");
        assert!(played.practice && !played.is_own(), "{}", G::SLUG);
        let saved = find_match(&*tab, &id).value().expect("saved");
        // A version without such rounds refuses it, or takes it for a branch.
        assert_eq!(saved.record["format"], 3);
        let (table, seating) = (session.table(), session.seating());
        let link = link::encode::<G>(LinkKind::Match, table, session.players(), seating, true);
        let Ok(LinkContent::Match(linked)) = read_link(any_rules, &link.expect("it is short"))
        else {
            panic!("{}", G::SLUG)
        };
        assert_eq!(linked.record["branches"], saved.record["branches"]);
    }
    for &game in GAMES {
        with_game!(game, G => check::<G>());
    }
}

/// The hand that a badge shows is the one that its own player sees, and no badge shows the stock.
#[test]
fn each_hand_is_open_at_its_seat_and_a_bot_keeps_its_own_view() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let people = [true, false, true, false];
    let (_, session, _) = begun::<Durak>(&*tab, &people, Preset::ThrowIn.options());
    let badges = words(&session, Lang::En).badges();
    for seat in Seat::all(4) {
        let hand = session.table().view(Viewer::Seat(seat)).hand(seat);
        assert_eq!(badges[seat.index()].open.len(), usize::from(hand.len()));
    }
    // The table of the player who decides shows no other hand, and no stock.
    let now = session.situation(false);
    let seen = now.seat.map_or(Viewer::Table, Viewer::Seat);
    assert_eq!(session.view(now.stage), session.table().view(seen));
    for bot in [1, 3].map(Seat::new) {
        if let Some(question) = session.question(bot, &mut Rng::from_seed(1)) {
            let seen = serde_json::to_value(session.table().view(Viewer::Seat(bot))).expect("data");
            assert_eq!(serde_json::to_value(question).expect("data")["view"], seen);
        }
    }
    // The replay shows what its viewer sees, like that of any match.
    assert!(!words(&session, Lang::En).can_lie_flat());
}

#[test]
fn a_phone_takes_no_hand_of_it_and_no_match_becomes_one() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (_, mut session, _) = begun::<Durak>(&*tab, &[true; 4], Preset::ThrowIn.options());
    session.set_phones(SeatSet::only(Seat::new(1)));
    assert_eq!(session.people(), SeatSet::all(4));
    // The mark belongs to the first step of a match without other branches.
    for branches in [vec![Branch { step: 3, ..Branch::PRACTICE }], vec![Branch::PRACTICE; 2]] {
        let setup = Setup::new(4, 12);
        assert!(Table::<Durak>::deal_branch(setup, branches).is_err());
    }
}

#[test]
fn the_match_after_it_counts_and_has_the_rules_of_the_last_setup() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = Draft::<Durak>::remembered(&*tab);
    let whole = Options { length: Length::Deals(3), ..Preset::ThrowIn.options() };
    draft.seat(4);
    draft.options = whole;
    draft.practice = true;
    let id = draft.deal(&*tab, Lang::En).expect("it can be dealt");
    let session = open::<Durak>(&*tab, &id).0;
    assert!(session.is_practice());
    let practised = session.table().setup().options;
    assert_eq!(practised.length, Length::Deals(1));
    assert_eq!(options_after_practice::<Durak>(&*tab, 4, &practised), whole);
    // Not of another one: a setup for other seats, or with other rules.
    let other = Preset::Classic.options();
    assert_eq!(options_after_practice::<Durak>(&*tab, 2, &other), other);
    assert!(!Draft::<Durak>::remembered(&*tab).practice, "each round is asked for");
}

/// The taps of a deal behind the curtain: each decision is one, and each way to a hand or answer across the table another.
fn taps_behind_the_curtain(table: &Table<Durak>) -> usize {
    let dealt = Table::<Durak>::deal(table.setup().clone()).expect("it was dealt");
    let mut session = Session::new(dealt, players::<Durak>(&[true; 4]), Lang::En);
    let mut count = 0;
    while let Some(&(seat, action)) = table.log().get(session.table().steps().len()) {
        let rest = &table.log()[session.table().steps().len()..];
        let passes = match session.stage(false) {
            Stage::Curtain(next) => {
                session.turn_to(session.turn().taken(next));
                count += 1;
                continue;
            }
            stage @ Stage::Ask(asked) => {
                count += 1;
                let adds = rest.iter().find(|(_, action)| *action != Action::Pass);
                match adds.filter(|(seat, _)| asked.has(*seat)) {
                    Some(&(seat, _)) => session.volunteer(seat),
                    None => session.decline(stage),
                }
            }
            _ => {
                let silent = session.next(session.stage(false), false, &mut Rng::from_seed(1));
                if silent.is_none() {
                    count += 1;
                }
                vec![(seat, action)]
            }
        };
        for (seat, action) in passes {
            assert!(session.play(seat, action));
        }
    }
    count
}

/// The taps of the same deal as a practice round: each decision is one, if it leaves a choice.
fn taps_of_practice(table: &Table<Durak>) -> usize {
    let branches = vec![Branch::PRACTICE];
    let dealt = Table::<Durak>::deal_branch(table.setup().clone(), branches).expect("it was dealt");
    let mut session = Session::new(dealt, players::<Durak>(&[true; 4]), Lang::En);
    let mut count = 0;
    for &(seat, action) in table.log() {
        let stage = session.stage(false);
        assert_eq!(stage, Stage::Play(Some(seat)));
        match session.next(stage, false, &mut Rng::from_seed(1)) {
            Some(NextDecision::Made(..)) => {}
            _ => count += 1,
        }
        assert!(session.play(seat, action));
    }
    count
}

/// A deal of four people, who add and beat in seven of ten cases.
fn deal_of_four(seed: u64) -> Table<Durak> {
    let setup = Setup { seats: 4, seed, options: Preset::ThrowIn.options() };
    let mut table = Table::deal(setup).expect("it can be dealt");
    let mut chance = Rng::from_seed(!seed);
    while let Some(seat) = table.pending().owed().first() {
        let mut legal = Vec::new();
        table.legal(seat, &mut legal);
        let button = |action: &Action| {
            matches!(action, Action::Take | Action::Pass | Action::Next | Action::Finish)
        };
        let cards: Vec<Action> = legal.iter().copied().filter(|action| !button(action)).collect();
        let adds = chance.next_below(10) < 7 && !cards.is_empty();
        let among = if adds || legal.len() == cards.len() { &cards } else { &legal };
        let action = *chance.pick(among).expect("it may do something");
        table.play(seat, action).expect("it is legal");
    }
    table
}

#[test]
fn a_deal_of_four_takes_at_most_six_tenths_of_the_taps() {
    let deals: Vec<_> = (0..20).map(deal_of_four).collect();
    let open: usize = deals.iter().map(taps_of_practice).sum();
    let closed: usize = deals.iter().map(taps_behind_the_curtain).sum();
    println!("{closed} taps behind the curtain, {open} in practice: {} %", open * 100 / closed);
    assert!(open * 10 <= closed * 6, "{open} of {closed}");
}
