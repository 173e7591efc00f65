//! The tablet between two players: no hand is known unless its owner peeks.

use super::tablet::{ID, ONE, TWO, Tab, among_people, players, seated, words_at};
use crate::fake::Fake;
use crate::random::played;
use mallard::engine::{Game, GameView, Rng, Seat, Setup, Table, Viewer};
use mallard::games::durak::{Action, Durak, Hand};
use mallard::games::quantum::Quantum;
use mallard::session::{Prompts, Session, Stage, TabletMode};
use mallard::words::{Lang, PromptText, SecrecyFacts};

fn lay_flat(seed: u64) -> Session<Durak> {
    let mut session = among_people::<Durak>(2, seed);
    assert!(session.set_flat(true));
    session
}

fn peek(session: &mut Session<Durak>, seat: Seat) {
    session.turn_to(session.turn().peeked(seat));
}

/// The two who play; the one that the game asks is first.
fn asked_and_other(session: &Session<Durak>) -> (Seat, Seat) {
    let asked = session.table().pending().owed().first().expect("somebody decides");
    (asked, asked.step_left(1, 2))
}

/// Positions of random matches in which the game asks a human, with the tablet flat.
fn positions() -> impl Iterator<Item = Session<Durak>> {
    let tables = (0..40).zip(1..).map(|(seed, steps)| played::<Durak>(2, seed, steps));
    tables.filter(|table| !table.pending().owed().is_empty()).map(|table| {
        let mut session = Session::new(table, players::<Durak>(&[true; 2]), Lang::En);
        session.set_flat(true);
        session
    })
}

#[test]
fn a_flat_tablet_needs_two_people_no_bot_and_a_suitable_game() {
    assert!(among_people::<Durak>(2, 7).can_lie_flat());
    assert!(!among_people::<Durak>(3, 7).can_lie_flat());
    assert!(!among_people::<Quantum>(2, 7).can_lie_flat());
    let table = Table::<Durak>::deal(Setup::new(3, 7)).expect("it can be dealt");
    let mut with_bot = Session::new(table, players::<Durak>(&[true, true, false]), Lang::En);
    assert!(!with_bot.set_flat(true));
    assert_eq!(with_bot.turn().tablet, TabletMode::InHand);
}

#[test]
fn on_a_flat_tablet_a_hand_is_visible_only_while_its_owner_peeks() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    session.set_flat(true);
    let mut rng = Rng::from_seed(3);
    let mut looks = 0;
    while let Some(asked) = session.table().pending().owed().first() {
        if session.turn().paused {
            session.turn_to(session.turn().resumed());
        }
        let stage = session.stage(false);
        assert_eq!(stage, Stage::Flat(None));
        assert_eq!(session.view(stage), session.table().view(Viewer::Table));
        for seat in [ONE, TWO] {
            peek(&mut session, seat);
            let now = session.situation(false);
            assert_eq!(now.stage, Stage::Flat(Some(seat)));
            assert_eq!(session.view(now.stage), session.table().view(Viewer::Seat(seat)));
            assert_eq!(now.acting, seat == asked, "the other looks and cannot play");
            session.turn_to(session.turn().hidden());
            looks += 1;
        }
        peek(&mut session, asked);
        let offers = session.offers(session.stage(false));
        let action = *rng.pick(&offers).expect("whoever is asked can do something");
        assert!(saving.persist(&tab, &mut session, |session| session.play(asked, action)));
        session.turn_to(session.turn().hidden());
    }
    assert!(looks > 40, "{looks}");
    assert!(matches!(session.stage(false), Stage::Over(_)));
    assert_eq!(saving.id(), ID);
}

#[test]
fn when_both_peek_the_view_contains_no_cards() {
    let mut session = lay_flat(7);
    peek(&mut session, ONE);
    peek(&mut session, TWO);
    let stage = session.stage(false);
    assert_eq!(stage, Stage::Flat(None));
    assert_eq!(session.view(stage), session.table().view(Viewer::Table));
}

#[test]
fn face_down_moves_do_not_depend_on_the_hand() {
    let mut rng = Rng::from_seed(9);
    let mut taken = 0;
    for session in positions() {
        let (asked, other) = asked_and_other(&session);
        let face_down = session.offers(Stage::Flat(None));
        assert_eq!(face_down, session.offers(Stage::Flat(Some(other))));
        assert!(face_down.iter().all(|action| matches!(action, Action::Take | Action::Pass)));
        // A state that is possible for all that the table knows.
        let view = session.table().view(Viewer::Table);
        let imagined = view.determinize(&mut rng);
        let mut could = Vec::new();
        Durak::legal(&imagined, asked, &mut could);
        could.retain(|&action| Durak::is_blind(action));
        assert_eq!(face_down, could);
        taken += face_down.len();
    }
    assert!(taken > 10, "{taken}");
}

#[test]
fn a_side_addresses_its_player_without_a_word_about_a_face_down_hand() {
    for session in positions() {
        let (asked, other) = asked_and_other(&session);
        let view = session.table().view(Viewer::Table);
        assert!(matches!(view.hand(asked), Hand::Hidden(_)));
        for lang in Lang::ALL {
            let says = |seat, stage| words_at(&session, stage, lang).side(seat);
            let face_down = says(asked, Stage::Flat(None));
            assert!(face_down.role.contains(session.names().get(asked)));
            assert_eq!(face_down, says(asked, Stage::Flat(Some(other))));
            let waits = says(other, Stage::Flat(None));
            assert_eq!(waits.role, session.names().get(other));
            assert!(waits.sentence.contains(session.names().get(asked)));
            assert_eq!(waits, says(other, Stage::Flat(Some(other))));
            // While its player peeks, the side shows which moves the hand has.
            let view = session.table().view(Viewer::Seat(asked));
            let seen = Durak::prompt(&view, asked, &session.say(lang));
            assert_eq!(says(asked, Stage::Flat(Some(asked))), seen);
        }
    }
}

#[test]
fn a_face_down_side_reads_as_any_hand_that_can_play() {
    let mut rng = Rng::from_seed(9);
    let mut told = 0;
    for session in positions() {
        let (asked, _) = asked_and_other(&session);
        let says = words_at(&session, Stage::Flat(None), Lang::En).side(asked);
        let view = session.table().view(Viewer::Table);
        for _ in 0..10 {
            let imagined = view.determinize(&mut rng);
            let mut could = Vec::new();
            Durak::legal(&imagined, asked, &mut could);
            // Only a player who can transfer the attack reads about it.
            let passes_on =
                |action: &Action| matches!(action, Action::Transfer(_) | Action::Show(_));
            if could.iter().any(passes_on) || could.iter().all(|&action| Durak::is_blind(action)) {
                continue;
            }
            let own = Durak::view(&imagined, Viewer::Seat(asked));
            assert_eq!(says, Durak::prompt(&own, asked, &session.say(Lang::En)));
            told += 1;
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn no_decision_is_automatic_on_a_flat_tablet() {
    let mut rng = Rng::from_seed(1);
    for seed in 0..40 {
        let session = lay_flat(seed);
        for peeking in [None, Some(ONE), Some(TWO)] {
            assert_eq!(session.next(Stage::Flat(peeking), true, &mut rng), None);
        }
    }
}

#[test]
fn a_hint_goes_only_to_the_asked_player_who_peeks() {
    let mut rng = Rng::from_seed(1);
    let session = lay_flat(7);
    let (asked, other) = asked_and_other(&session);
    assert!(session.hint(Stage::Flat(Some(asked)), &mut rng).is_some());
    for stage in [Stage::Flat(None), Stage::Flat(Some(other))] {
        assert_eq!(session.hint(stage, &mut rng), None);
    }
}

#[test]
fn taken_up_again_it_is_handed_on_behind_the_curtain() {
    let mut session = lay_flat(7);
    let (asked, _) = asked_and_other(&session);
    peek(&mut session, asked);
    assert!(session.set_flat(false));
    assert_eq!(session.stage(false), Stage::Curtain(asked));
}
