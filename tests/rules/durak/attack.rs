//! Attacking (DUR-6, DUR-8).

use super::play::*;
use mallard::games::durak::{Event, Phase, Position, Refusal};

/// The seed's example, trump hearts: seat A has the six of trumps and leads.
fn example() -> Play {
    let hands = ["6h 7d Qh 6s 8c 10c", "Qd Kh Ah Jh As 7s"];
    Play::from(&Position::new("9h", &hands).stock("8s 8d 9h").options(classic()))
}

/// DUR-6
#[test]
fn the_attacker_opens_with_any_one_card() {
    let play = example();
    let any = ["6s", "6h", "Qh", "7d", "8c", "10c"].map(attack);
    assert_eq!(play.legal(A), any);
    assert_eq!(play.legal(B), [], "it does not lead");
    assert_eq!(play.refuses(A, attack("As")), Refusal::NotInHand(card("As")));
}

/// DUR-6
#[test]
fn the_attacker_must_open_before_it_may_stop() {
    assert_eq!(example().refuses(A, PASS), Refusal::MustLead);
    assert_eq!(example().refuses(A, TAKE), Refusal::OnlyDefender);
}

/// DUR-6
#[test]
fn the_defender_is_the_next_seat_to_the_left() {
    let position = Position::new("9h", &["6s", "7s", "8s", "9s"]).options(throw_in());
    for (opener, defender) in [(A, B), (B, C), (C, D), (D, A)] {
        assert_eq!(Play::from(&position.clone().opener(opener)).defender(), defender);
    }
}

/// DUR-6
#[test]
fn a_seat_that_is_out_does_not_defend() {
    let position = Position::new("9h", &["6s", "", "", "9s"]).out(B, 1).out(C, 2);
    let play = Play::from(&position);
    assert_eq!(play.defender(), D);
    assert!([B, C].iter().all(|&seat| play.view().hand(seat).is_empty()));
}

/// DUR-8
#[test]
fn a_queen_follows_when_a_queen_beat_the_seven() {
    let mut play = example();
    play.does(A, attack("7d")).does(B, beat("7d", "Qd"));
    assert_eq!(play.refuses(A, attack("8c")), Refusal::RankNotOnTable(card("8c")));
    play.does(A, attack("Qh"));
    assert_eq!(play.legal(B), [beat("Qh", "Kh"), beat("Qh", "Ah"), TAKE]);
    let too_low = Refusal::DoesNotBeat { attack: card("Qh"), with: card("Jh") };
    assert_eq!(play.refuses(B, beat("Qh", "Jh")), too_low);
}

/// DUR-8
#[test]
fn a_new_attack_has_a_rank_of_an_attack_or_of_a_defence() {
    let hands = ["7d 7c Qs 8s", "Qd 8c Kc Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("7d")).does(B, beat("7d", "Qd"));
    assert_eq!(play.legal(A), [attack("Qs"), attack("7c"), PASS]);
}

/// DUR-8
#[test]
fn no_seat_attacks_while_a_card_is_unbeaten() {
    let mut play = example();
    play.does(A, attack("7d"));
    assert_eq!(play.turn(), B);
    assert_eq!(play.refuses(A, attack("Qh")), Refusal::NotYourTurn);
    assert_eq!(play.refuses(B, attack("Qd")), Refusal::DefenderMustAnswer);
}

/// DUR-8
#[test]
fn the_attacker_may_stop_though_a_card_fits() {
    let mut play = example();
    play.does(A, attack("7d")).does(B, beat("7d", "Qd")).does(A, PASS);
    assert!(play.happened(Event::Passed { seat: A }));
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-8
#[test]
fn an_attacker_without_cards_is_skipped() {
    let hands = ["6s", "7s As Ks", "Kd Ad"];
    let mut play = Play::from(&Position::new("9h", &hands).options(throw_in()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.phase(), Phase::Add(C));
}

/// DUR-8
#[test]
fn an_attacker_whose_cards_do_not_fit_still_passes_itself() {
    let hands = ["6s 8c", "7s As Ks", "Kd Ad"];
    let mut play = Play::from(&Position::new("9h", &hands).options(throw_in()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.legal(A), [PASS]);
    play.does(A, PASS);
    assert_eq!(play.legal(C), [PASS]);
    play.does(C, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-6
#[test]
fn the_first_card_of_a_bout_opens_it() {
    let mut play = Play::from(&Position::new("9h", &["6s 6d", "7s 8d Kd"]));
    for (name, opening) in [("6s", true), ("6d", false)] {
        play.does(A, attack(name));
        let attacked = Event::Attacked { seat: A, card: card(name), opening, after_take: false };
        assert!(play.happened(attacked), "{name}");
        if opening {
            play.does(B, beat("6s", "7s"));
        }
    }
}
