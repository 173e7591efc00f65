//! Answers across the table need no handoff.

use super::tablet::{Tab, among_people, seated};
use crate::fake::Fake;
use crate::random::anybody;
use mallard::device::{Holder, Saving};
use mallard::engine::{Chance, Seat, Table, Viewer};
use mallard::games::durak::{Action, Durak, Phase};
use mallard::session::{Session, Stage};
use mallard::words::Lang;

/// The action of this seat: a card if one fits, or none.
fn plain(table: &Table<Durak>, seat: Seat) -> Action {
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    legal[0]
}

#[test]
fn whoever_has_the_tablet_is_asked_and_sees_nothing_new() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let mut asked = 0;
    for _ in 0..60 {
        let stage = session.stage(false);
        let seat = match stage {
            Stage::Ask(seat) => {
                asked += 1;
                let looking = session.turn().looking.expect("somebody has it");
                assert_ne!(looking, seat);
                let now = session.situation(false);
                assert_eq!((now.seat, now.acting), (Some(looking), false));
                assert_eq!(session.view(stage), session.table().view(Viewer::Seat(looking)));
                assert!(session.offers(stage).is_empty());
                assert_eq!(session.said(stage), Some((seat, Action::Pass)));
                assert!(session.table().check(seat, Action::Pass).is_ok());
                seat
            }
            Stage::Curtain(seat) => {
                session.turn_to(session.turn().taken(seat));
                seat
            }
            Stage::Play(Some(seat)) => seat,
            _ => break,
        };
        let action =
            session.said(stage).map_or_else(|| plain(session.table(), seat), |said| said.1);
        assert!(saving.keep(&tab, &mut session, |session| session.play(seat, action)));
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn the_question_depends_on_nothing_but_what_all_can_see() {
    let mut chance = Chance::from_seed(4);
    for seed in 0..40 {
        let mut session = among_people::<Durak>(3, seed);
        let mut saving = Saving::of(String::from("a-1"));
        saving.told(Holder::Here);
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        for _ in 0..30 {
            let Some(owed) = session.table().pending().owed().first() else { break };
            let holds = |seat| session.turn().taken(seat);
            let others = Seat::all(3).filter(|&seat| seat != owed);
            for other in others {
                let mut held = session.clone();
                held.turn_to(holds(other));
                let public = session.table().view(Viewer::Table).phase;
                let open = matches!(public, Phase::Add(_) | Phase::AddAfterTake(_));
                // Whether the seat could add a card makes no difference.
                let expected = if open { Stage::Ask(owed) } else { Stage::Curtain(owed) };
                assert_eq!(held.stage(false), expected);
                held.turn_to(held.turn().handed_over());
                assert_eq!(held.stage(false), Stage::Curtain(owed));
            }
            let seat = anybody(session.table(), &mut chance).expect("it goes on");
            let action = plain(session.table(), seat);
            session.turn_to(session.turn().resumed());
            assert!(saving.keep(&tab, &mut session, |session| session.play(seat, action)));
        }
    }
}

/// How often the tablet changes hands in the first bouts of a match between two people.
fn handoffs(seed: u64, across: bool) -> usize {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let table = among_people::<Durak>(2, seed).table().clone();
    let players = super::tablet::players::<Durak>(&[true, true]);
    let mut session = Session::<Durak>::new(table, players, Lang::En);
    let mut saving = Saving::of(String::from("a-1"));
    saving.told(Holder::Here);
    let mut handoffs = 0;
    while session.table().view(Viewer::Table).bout.number < 6 {
        let stage = session.stage(false);
        let owed = session.table().pending().owed().first().expect("it goes on");
        // Each attacks once and then leaves it.
        let mut legal = Vec::new();
        session.table().legal(owed, &mut legal);
        let adds = legal.contains(&Action::Pass);
        let action = if adds { Action::Pass } else { legal[0] };
        match stage {
            Stage::Ask(_) if across => {}
            Stage::Ask(seat) | Stage::Curtain(seat) => {
                handoffs += 1;
                session.turn_to(session.turn().taken(seat));
            }
            _ => {}
        }
        assert!(saving.keep(&tab, &mut session, |session| session.play(owed, action)));
    }
    handoffs
}

#[test]
fn two_people_hand_the_tablet_over_a_quarter_less_often() {
    let all = |across| (0..20).map(|seed| handoffs(seed, across)).sum::<usize>();
    let (before, after) = (all(false), all(true));
    assert!(after * 4 <= before * 3, "{after} instead of {before}");
}
