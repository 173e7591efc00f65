//! Transferring the attack (DUR-19).

use super::play::*;
use mallard::engine::{Game, OptionError, Setup, SetupError};
use mallard::games::durak::{Durak, Event, Options, Phase, Position, Refusal};

/// Four hands; A has opened with a seven, and each other seat has one.
fn sevens() -> Position {
    let hands = ["Kd Ks Kc", "7s 10d 10s 8d", "7c 8c 8s 9c", "7h Qd Qs Qc"];
    Position::new("6h", &hands).options(transfers()).bout("7d")
}

/// DUR-19
#[test]
fn a_card_of_the_same_rank_passes_the_attack_to_the_next_seat_on_the_left() {
    let mut play = Play::from(&sevens());
    play.does(B, transfer("7s"));
    assert!(play.happened(Event::Transferred { seat: B, card: card("7s"), to: C }));
    assert_eq!((play.phase(), play.defender()), (Phase::Defend, C));
    assert_eq!(play.view().public.bout.lying(), cards("7d 7s"));
}

/// DUR-19
#[test]
fn a_transfer_may_be_repeated_and_come_round_to_the_opener() {
    let mut play = Play::from(&sevens().options(transfers()));
    play.does(B, transfer("7s")).does(C, transfer("7c"));
    assert_eq!(play.refuses(D, transfer("7h")), Refusal::NextHoldsTooFew, "A holds three");
    let hands = ["Kd Ks Kc 8h", "7s 10d 10s 8d", "7c 8c 8s 9c", "7h Qd Qs Qc"];
    let mut play = Play::from(&Position::new("6h", &hands).options(transfers()).bout("7d"));
    play.does(B, transfer("7s")).does(C, transfer("7c")).does(D, transfer("7h"));
    assert_eq!(play.defender(), A);
    assert_eq!(play.view().public.bout.attackers, [B, C, D].into_iter().collect());
}

/// DUR-19
#[test]
fn a_transfer_has_the_rank_of_the_attack() {
    let play = Play::from(&sevens());
    assert_eq!(play.refuses(B, transfer("10d")), Refusal::TransferRank(card("10d")));
    assert_eq!(play.refuses(B, transfer("7h")), Refusal::NotInHand(card("7h")));
}

/// DUR-19
#[test]
fn nothing_is_passed_on_once_a_card_was_beaten() {
    let mut play = Play::from(&sevens());
    play.does(B, transfer("7s")).does(C, beat("7s", "8s"));
    assert_eq!(play.refuses(C, transfer("7c")), Refusal::TransferTooLate);
}

/// DUR-19
#[test]
fn a_card_added_later_is_not_passed_on() {
    let hands = ["7c Kd", "8c 7s 10s"];
    let mut play = Play::from(&Position::new("6h", &hands).options(transfers()).bout("7d/8d"));
    play.does(A, attack("7c"));
    assert_eq!(play.refuses(B, transfer("7s")), Refusal::TransferTooLate);
}

/// DUR-19
#[test]
fn without_the_option_nothing_is_passed_on() {
    let play = Play::from(&sevens().options(throw_in()));
    assert_eq!(play.refuses(B, transfer("7s")), Refusal::NoTransfer);
    let play = Play::from(&sevens());
    assert_eq!(play.refuses(B, show("7s")), Refusal::NoShowing);
}

/// DUR-19
#[test]
fn a_transfer_recounts_the_cap_from_the_new_defenders_hand() {
    let hands = ["7c 7h 10s 8h", "7s 10d", "8c 8s 9s"];
    let mut play = Play::from(&Position::new("6h", &hands).options(transfers()).bout("7d"));
    assert_eq!(play.view().public.bout.cap, 2);
    play.does(B, transfer("7s"));
    assert_eq!(play.view().public.bout.cap, 3);
    play.does(C, beat("7s", "8s")).does(C, TAKE);
    assert!(play.happened(Event::PickedUp { seat: C, cards: cards("7d 7s 8s") }));
}

/// DUR-19
#[test]
fn a_transfer_needs_a_hand_as_large_as_the_cards_to_beat() {
    for (hand, allowed) in [("Kd", false), ("Kd Ks", true)] {
        let position = Position::new("6h", &["Qd Qs", "7s 10d 10s", hand]);
        let play = Play::from(&position.options(transfers()).bout("7d"));
        assert_eq!(play.legal(B).contains(&transfer("7s")), allowed);
    }
}

/// DUR-19
#[test]
fn between_two_seats_the_attack_goes_back() {
    let hands = ["Kd 7c 8s", "7s 10d 10s"];
    let mut play = Play::from(&Position::new("6h", &hands).options(transfers()).bout("7d"));
    play.does(B, transfer("7s"));
    assert_eq!(play.defender(), A);
    assert_eq!(play.refuses(A, transfer("7c")), Refusal::NextHoldsTooFew, "B holds two");
    // Now A must beat its own lead.
    play.does(A, beat("7s", "8s")).does(A, TAKE);
    assert_eq!((play.hand(A), play.phase()), (cards("Kd 7c 7d 7s 8s"), Phase::Lead(B)));
}

/// DUR-19
#[test]
fn opener_and_transferring_seats_are_attackers_without_throw_in_too() {
    let mut play = Play::from(&sevens());
    play.does(B, transfer("7s"));
    assert_eq!(play.view().public.bout.attackers, [A, B].into_iter().collect());
    play.does(C, transfer("7c"));
    assert_eq!(play.view().public.bout.attackers, [A, B, C].into_iter().collect());
}

/// DUR-19
#[test]
fn the_new_defender_is_no_attacker() {
    let hands = ["Kd Ks Kc", "7s 10d 10s 8d", "7c 8c 8s 9c"];
    let mut play = Play::from(&Position::new("6h", &hands).options(transfers()).bout("7d"));
    play.does(B, transfer("7s")).does(C, transfer("7c"));
    assert_eq!(play.defender(), A);
    assert_eq!(play.view().public.bout.attackers, [B, C].into_iter().collect());
}

/// DUR-19
#[test]
fn the_last_that_transferred_has_the_first_right() {
    let hands = ["Kd 8h 10c", "7s 10d 10s 8d", "9d 8c 8s 9c", "7h 9h Qs Qc"];
    let position = Position::new("6h", &hands).bout("7d");
    let mut play = Play::from(&position.options(Options { transfer: true, ..throw_in() }));
    play.does(B, transfer("7s")).does(C, beat("7d", "9d")).does(C, beat("7s", "8s"));
    assert_eq!(play.phase(), Phase::Add(B));
    play.does(B, PASS);
    assert_eq!(play.phase(), Phase::Add(D), "clockwise, without the defender");
    play.does(D, attack("7h")).does(C, TAKE);
    assert!(play.happened(Event::Takes { seat: C }));
}

/// DUR-19
#[test]
fn several_cards_are_beaten_in_any_order() {
    let hands = ["Kd Ks Kc", "7s 10d 10s 8d", "9d 8c 8s 9c"];
    let position = Position::new("6h", &hands).options(transfers()).bout("7d");
    for order in [["7d", "7s"], ["7s", "7d"]] {
        let mut play = Play::from(&position);
        play.does(B, transfer("7s"));
        for attack in order {
            play.does(C, beat(attack, if attack == "7d" { "9d" } else { "8s" }));
        }
        assert_eq!(play.phase(), Phase::Add(B));
    }
}

/// DUR-19
#[test]
fn showing_the_trump_of_the_rank_transfers_the_attack_without_playing_it() {
    let hands = ["Kd Ks", "7h 10d 10s", "9c"];
    let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    play.does(B, show("7h"));
    assert!(play.happened(Event::Showed { seat: B, card: card("7h"), to: C }));
    assert_eq!(play.view().public.bout.lying(), cards("7d"));
    assert_eq!((play.defender(), play.hand(B)), (C, cards("7h 10d 10s")));
    assert_eq!(play.view().public.bout.cap, 1, "C holds one card");
}

/// DUR-19
#[test]
fn the_shown_card_is_public_from_then_on() {
    let hands = ["Kd Ks", "7h 10d 10s", "9c"];
    let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    assert_eq!(play.known(B), cards(""));
    play.does(B, show("7h"));
    assert_eq!(play.known(B), cards("7h"));
}

/// DUR-19
#[test]
fn showing_needs_the_trump_of_that_rank() {
    let hands = ["Kd Ks", "7s 8h 10s", "9c"];
    let play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    assert_eq!(play.refuses(B, show("7s")), Refusal::ShowNeedsTrump(card("7s")));
    assert_eq!(play.refuses(B, show("8h")), Refusal::TransferRank(card("8h")));
}

/// DUR-19
#[test]
fn a_seat_shows_once_a_bout_and_may_still_play_the_card() {
    let hands = ["7s 8s 10c", "7h 10d 10s"];
    let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    play.does(B, show("7h")).does(A, transfer("7s"));
    assert_eq!(play.defender(), B);
    assert_eq!(play.refuses(B, show("7h")), Refusal::ShownAlready);
    assert_eq!(play.refuses(B, transfer("7h")), Refusal::NextHoldsTooFew, "A holds two");
    let hands = ["7s 8s 10c Qs", "7h 10d 10s"];
    let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    play.does(B, show("7h")).does(A, transfer("7s")).does(B, transfer("7h"));
    assert_eq!(play.view().public.bout.lying(), cards("7d 7s 7h"));
}

/// DUR-19
#[test]
fn transfer_by_showing_needs_a_hand_as_large_as_the_cards_on_the_table() {
    for (hand, allowed) in [("Kd", false), ("Kd Ks", true)] {
        let hands = ["Qd Qs", "7s 10d", "7h 8h", hand];
        let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
        play.does(B, transfer("7s"));
        assert_eq!(play.legal(C).contains(&show("7h")), allowed);
        assert!(!play.legal(C).contains(&transfer("7h")), "that would be three");
    }
}

/// DUR-19
#[test]
fn a_seat_may_show_again_in_another_bout() {
    let hands = ["7s 8s Kd", "7h 10d 10s", "Qd Qs"];
    let mut play = Play::from(&Position::new("6h", &hands).options(showing()).bout("7d"));
    // B shows, C takes, A attacks B again.
    play.does(B, show("7h")).does(C, TAKE).does(A, attack("7s"));
    assert_eq!(play.turn(), B);
    assert!(play.legal(B).contains(&show("7h")));
}

/// DUR-19
#[test]
fn showing_needs_transfer() {
    let options = Options { transfer_by_showing: true, ..classic() };
    let dealt = Durak::deal(&Setup { seats: 3, seed: 1, options }, &mut ());
    let limit = "transfer_by_showing needs transfer";
    let misfit = OptionError { option: "transfer_by_showing", limit };
    assert_eq!(dealt.map(|_| ()), Err(SetupError::Options(misfit)));
}

/// DUR-19
#[test]
fn a_view_names_the_seat_that_an_attack_would_be_passed_on_to() {
    let (mut named, mut passed_on) = (None, 0);
    random_matches(100, |play| {
        let to = play.events.iter().find_map(|event| match event {
            Event::Transferred { to, .. } | Event::Showed { to, .. } => Some(*to),
            _ => None,
        });
        if to.is_some() {
            assert_eq!(named, to);
            passed_on += 1;
        }
        let view = play.view();
        named = view.next_after(view.public.bout.defender);
    });
    assert!(passed_on > 50, "{passed_on}");
}
