//! Public knowledge, and secrets.

use super::play::*;
use mallard::engine::cards::Suit;
use mallard::engine::{Game, GameView, Rng, Viewer};
use mallard::games::duckit::{CardSet, Duckit, FaceDown, Hand, Phase, Position, Quacker, SuitSet};

fn suits(suits: &[Suit]) -> SuitSet {
    suits.iter().copied().collect()
}

/// DKT-3
#[test]
fn a_seat_sees_its_own_hand_and_of_the_others_how_many_cards() {
    let play = Play::deal(4);
    for me in SEATS {
        for seat in SEATS {
            let expected = if seat == me { Hand::Seen(play.hand(me)) } else { Hand::Hidden(9) };
            assert_eq!(play.seen_by(me).hand(seat), expected);
        }
    }
    let table = Duckit::view(&play.state, Viewer::Table);
    assert_eq!(table.hands, [Hand::Hidden(9); 3]);
}

/// DKT-12
#[test]
fn the_table_sees_neither_the_quacker_nor_the_banked_card() {
    let hands = ["5c 7s Ad", "7c 4s 4d", "4c 4h 5s"];
    let mut play = Play::from(&Position::new("3h", "7d", hands).won([2, 2, 2]));
    let table = |play: &Play| Duckit::view(&play.state, Viewer::Table).quacker;
    assert_eq!(table(&play), Quacker::InWell(FaceDown::Hidden));
    play.plays("5c 7c 4c");
    assert_eq!(table(&play), Quacker::Taken { by: B, card: FaceDown::Hidden, banked: None });
    play.does(B, bank("4s"));
    let banked = Some(FaceDown::Hidden);
    assert_eq!(table(&play), Quacker::Taken { by: B, card: FaceDown::Hidden, banked });
}

/// DKT-8
#[test]
fn a_seat_that_does_not_follow_is_remembered_as_void_in_the_suit() {
    let mut play = Play::late("3h", ["5c 7s", "6s 6h", "2c 5s"]);
    play.plays("5c 6s");
    let voids = play.seen_by(A).public.recall.voids;
    assert_eq!(voids, [SuitSet::EMPTY, suits(&[Suit::Clubs]), SuitSet::EMPTY]);
}

/// DKT-9
#[test]
fn the_joker_reveals_no_void() {
    let mut play = Play::late("3h", ["5c 7s", "joker 6c", "2c 5s"]);
    play.plays("5c joker");
    assert_eq!(play.view().public.recall.voids, [SuitSet::EMPTY; 3]);
    let mut play = Play::late("3h", ["joker 7s", "5c 6c", "2d 5s"]);
    play.plays("joker 5c 2d");
    assert_eq!(play.view().public.recall.voids[2], suits(&[Suit::Clubs]));
    assert_eq!(play.view().public.recall.voids[1], SuitSet::EMPTY);
}

/// DKT-12
#[test]
fn a_void_from_before_the_quacker_excludes_all_but_the_quacker() {
    let hands = ["5c 7s Ad", "7c 4s 4d", "4h 4c 5s"];
    let position = Position::new("3h", "6d", hands).won([2, 2, 2]);
    let position = position.voids(B, suits(&[Suit::Hearts]));
    let mut play = Play::from(&position);
    play.plays("5c 7c 4c");
    let recall = play.view().public.recall;
    assert_eq!(recall.voids[1], SuitSet::EMPTY);
    assert_eq!(recall.quacker_voids, suits(&[Suit::Hearts]));
    play.does(B, bank("4s")).plays("6d");
    assert_eq!(play.view().public.recall.quacker_played, cards("6d"));
}

/// DKT-11
#[test]
fn the_cards_of_earlier_tricks_are_only_remembered() {
    let mut play = Play::deal(11);
    while play.view().trick_number() < 4 {
        let action = play.legal(play.turn())[0];
        play.does(play.turn(), action);
    }
    let mut view = play.seen_by(A);
    let last = view.public.last_trick.expect("three tricks were played").trick.cards();
    let earlier = view.public.recall.played.minus(last).minus(CardSet::FOURS);
    assert!(!earlier.is_empty());
    view.public.recall.played = CardSet::EMPTY;
    view.public.recall.quacker_played = CardSet::EMPTY;
    view.quacker = Quacker::InWell(FaceDown::Hidden);
    let text = serde_json::to_string(&view).expect("a view is data");
    assert!(earlier.iter().all(|card| !text.contains(&format!("\"{card}\""))));
}

/// DKT-12
#[test]
fn determinized_hands_respect_known_voids() {
    let mut looked = 0;
    random_matches(40, |play| {
        let phase = play.phase();
        let interesting =
            phase == Phase::Over || play.view().public.recall.quacker_played.len() > 1;
        if !interesting {
            return;
        }
        for viewer in SEATS.map(Viewer::Seat).into_iter().chain([Viewer::Table]) {
            let view = Duckit::view(&play.state, viewer);
            let imagined = view.determinize(&mut Rng::from_seed(looked));
            // The invariants check the consequences of each void.
            assert_eq!(Duckit::check_invariants(&imagined), Ok(()));
            looked += 1;
        }
    });
    assert!(looked > 1_000, "only {looked}");
}
