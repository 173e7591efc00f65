//! The Quacker (DKT-12 to DKT-14).

use super::play::*;
use mallard::engine::{GameEvent, Seat, Viewer};
use mallard::games::duckit::{Action, Card, CardSet, Event, FaceDown, Phase, Position, Refusal};

/// Three cards each, all 4s in the hands, the 7 of diamonds in the well; A leads.
fn before_the_first_four() -> Position {
    let hands = ["5c 7s Ad", "7c 4s 4d", "4c 4h 5s"];
    Position::new("3h", "7d", hands).won([2, 2, 2])
}

/// B has just captured the 4 of clubs.
fn with_the_quacker() -> Play {
    let mut play = Play::from(&before_the_first_four());
    play.plays("5c 7c 4c");
    play
}

/// DKT-12
#[test]
fn the_first_to_capture_a_four_takes_the_quacker_into_its_hand() {
    let play = with_the_quacker();
    assert_eq!(play.hand(B), cards("4s 4d 7d"));
    assert_eq!(play.view().quacker.taker(), Some(B));
    let took = Event::TookQuacker { seat: B, card: FaceDown::Known(card("7d")) };
    assert_eq!(play.events.last(), Some(&took));
    assert_eq!(play.view().public.caught, [CardSet::EMPTY, cards("4c"), CardSet::EMPTY]);
}

/// DKT-12
#[test]
fn tricks_without_a_four_leave_the_quacker_in_its_well() {
    let hands = ["5c 7s Ad", "7c 4s 4d", "2c 4h 4c"];
    let mut play = Play::from(&Position::new("3h", "7d", hands).won([2, 2, 2]));
    play.plays("5c 7c 2c");
    assert_eq!(play.phase(), Phase::Play(B));
    assert_eq!(play.view().quacker.taker(), None);
}

/// DKT-12
#[test]
fn its_taker_banks_a_card_before_the_next_lead() {
    let mut play = with_the_quacker();
    assert_eq!(play.phase(), Phase::Bank(B));
    assert_eq!(play.refuses(B, lay("4s")), Refusal::MustBank);
    assert_eq!(play.refuses(A, bank("7s")), Refusal::NotYourTurn);
    assert_eq!(play.refuses(B, bank("7s")), Refusal::NotInHand(card("7s")));
    assert!(play.legal(A).is_empty() && play.legal(C).is_empty());
    play.does(B, bank("4d"));
    assert_eq!((play.phase(), play.hand(B)), (Phase::Play(B), cards("4s 7d")));
    assert_eq!(play.refuses(B, bank("4s")), Refusal::NothingToBank);
}

/// DKT-12
#[test]
fn any_card_of_the_hand_may_be_banked_the_quacker_too() {
    let play = with_the_quacker();
    let offered: Vec<Action> = cards("4s 4d 7d").iter().map(Action::Bank).collect();
    assert_eq!(play.legal(B), offered);
    for name in ["4s", "4d", "7d"] {
        let mut play = with_the_quacker();
        play.does(B, bank(name));
        assert_eq!(play.view().quacker.banked(), Some(card(name)));
        assert!(!play.hand(B).has(card(name)));
        assert!(!play.hand(A).or(play.hand(C)).has(card(name)));
        let banked = Event::Banked { seat: B, card: FaceDown::Known(card(name)), forced: false };
        assert_eq!(play.events, [banked]);
    }
}

/// DKT-12
#[test]
fn the_card_taken_is_played_like_any_other() {
    let mut play = with_the_quacker();
    play.does(B, bank("4d"));
    assert_eq!(play.playable(), cards("4s 7d"));
    play.plays("7d");
    assert_eq!(play.view().public.trick.led(Card::suit), card("7d").suit());
}

/// DKT-12
#[test]
fn a_trick_with_two_fours_brings_one_quacker() {
    let hands = ["4h 7s Ad", "7h 4s 4d", "4c 5c 5s"];
    let mut play = Play::from(&Position::new("3h", "7d", hands).won([2, 2, 2]));
    play.plays("4h 7h 4c");
    assert_eq!(play.hand(B), cards("4s 4d 7d"));
    play.does(B, bank("7d"));
    assert_eq!(play.phase(), Phase::Play(B), "only one card is banked");
    assert_eq!(play.view().fours(B), 2);
}

/// DKT-12
#[test]
fn the_quacker_is_taken_once_a_round() {
    let mut play = with_the_quacker();
    play.does(B, bank("7d")).plays("4s 5s 7s");
    assert_eq!((play.winner(), play.phase()), (A, Phase::Play(A)));
    assert_eq!(play.view().quacker.taker(), Some(B));
    assert!(!play.events.iter().any(|event| matches!(event, Event::TookQuacker { .. })));
}

/// DKT-12
#[test]
fn the_captor_need_not_have_played_the_four() {
    for (names, captor) in [("5c 7c 4c", B), ("4c 7c 5c", B), ("4c 2c Ac", A)] {
        let [a, b, c] = names.split(' ').collect::<Vec<_>>()[..] else { panic!("three cards") };
        let hands = [&format!("{a} 7s"), &format!("{b} 4s"), &format!("{c} 4h")];
        let hands = hands.map(String::as_str);
        let mut play = Play::from(&Position::new("3h", "4d", hands).won([2, 2, 3]));
        play.plays(names);
        assert_eq!(play.phase(), Phase::Bank(captor), "{names}");
    }
}

/// DKT-12
#[test]
fn until_scoring_only_the_taker_knows_the_quacker_and_the_banked_card() {
    let mut play = with_the_quacker();
    let took = play.events[play.events.len() - 1];
    play.does(B, bank("4d"));
    let banked = play.events[0];
    for seat in SEATS {
        let quacker = play.seen_by(seat).quacker;
        let knows = seat == B;
        assert_eq!(quacker.card(), knows.then_some(card("7d")));
        assert_eq!(quacker.banked(), knows.then_some(card("4d")));
        for event in [took, banked] {
            assert_eq!(event.redacted(Viewer::Seat(seat)) == event, knows, "{event:?}");
        }
        assert_eq!(play.seen_by(seat).fours(B), if knows { 2 } else { 1 });
    }
}

/// DKT-12
#[test]
fn at_scoring_the_banked_card_is_turned_up() {
    let mut play = with_the_quacker();
    play.does(B, bank("4d")).plays("4s 5s 7s").plays("Ad 7d 4h");
    let result = play.result();
    assert_eq!((result.banker, result.banked), (B, card("4d")));
    let ended = Event::RoundEnded(result);
    assert!(SEATS.iter().all(|&seat| ended.redacted(Viewer::Seat(seat)) == ended));
}

/// DKT-13
#[test]
fn a_banked_four_counts_as_captured() {
    let mut play = with_the_quacker();
    play.does(B, bank("4d")).plays("4s 5s 7s").plays("Ad 7d 4h");
    // B: the four of clubs, and the banked one; A: the four of spades; C trumped the last trick.
    assert_eq!(play.result().fours, [1, 2, 1]);
    assert_eq!(play.result().tricks, [3, 3, 3], "a banked card is no trick");
}

/// One card each, no 4 captured so far, and this Quacker.
fn before_the_ninth(quacker: &str, hands: [&str; 3], turned_up: &str) -> Play {
    Play::from(&Position::new(turned_up, quacker, hands).won([3, 3, 2]))
}

/// DKT-13
#[test]
fn after_the_ninth_trick_the_quacker_itself_is_banked_without_a_decision() {
    let mut play = before_the_ninth("4d", ["4s", "4c", "4h"], "3h");
    play.plays("4s 4c 4h");
    let took = Event::TookQuacker { seat: C, card: FaceDown::Known(card("4d")) };
    let banked = Event::Banked { seat: C, card: FaceDown::Known(card("4d")), forced: true };
    assert_eq!(play.events[2..4], [took, banked]);
    let result = play.result();
    assert_eq!((result.banker, result.banked), (C, card("4d")));
    assert_eq!((result.fours, result.quackback), ([0, 0, 4], Some(C)));
    assert_eq!(play.view().public.round, 2, "the round went on to its score");
}

/// DKT-13
#[test]
fn after_the_eighth_trick_there_is_still_a_choice() {
    let hands = ["4s 7c", "5s 4c", "Ac 4h"];
    let mut play = Play::from(&Position::new("3h", "4d", hands).won([3, 2, 2]));
    play.plays("4s 5s Ac");
    assert_eq!(play.legal(B), [bank("4d"), bank("4c")]);
}

/// DKT-14
#[test]
fn every_round_has_nine_tricks_and_the_quacker_is_taken_in_it() {
    let (mut tricks, mut taken, mut banked) = (0, 0, 0);
    random_matches(200, |play| {
        for event in &play.events {
            match event {
                Event::TrickWon { number, .. } => {
                    tricks += 1;
                    assert_eq!(*number, tricks);
                }
                Event::TookQuacker { .. } => taken += 1,
                Event::Banked { .. } => banked += 1,
                Event::RoundEnded(result) => {
                    assert_eq!((tricks, taken, banked), (9, 1, 1));
                    assert_eq!(result.tricks.iter().sum::<u8>(), 9);
                    (tricks, taken, banked) = (0, 0, 0);
                }
                _ => {}
            }
        }
    });
}

/// DKT-14
#[test]
fn the_taker_of_the_quacker_plays_as_many_tricks_as_the_others() {
    random_matches(40, |play| {
        let view = play.view();
        if let Phase::Play(_) = view.public.phase {
            let laid = |seat: Seat| u8::from(view.public.trick.card(seat).is_some());
            let left = SEATS.map(|seat| view.hand(seat).len() + laid(seat));
            assert_eq!(left, [10 - view.trick_number(); 3]);
        }
    });
}
