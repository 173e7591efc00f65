//! How many cards may attack (DUR-9).

use super::play::*;
use mallard::games::durak::{Deck, Event, Options, Position};

/// Seat A leads at a hand of trumps that beats everything.
fn strong_defender() -> Position {
    let hands = ["6s 6d 6c 7s 7d 7c 8s 8c", "6h 7h 8h 9h 10h Jh Qh Kh Ah"];
    Position::new("9h", &hands)
}

/// Plays `count` attacks, each beaten.
fn beaten(play: &mut Play, count: usize) {
    let attacks = ["6s", "6d", "6c", "7s", "7d", "7c"];
    let answers = ["7h", "8h", "9h", "10h", "Jh", "Qh"];
    for (&card, with) in attacks.iter().zip(answers).take(count) {
        play.does(A, attack(card)).does(B, beat(card, with));
    }
}

/// DUR-9
#[test]
fn a_bout_has_six_attack_cards_at_most() {
    let mut play = Play::from(&strong_defender().options(classic()));
    beaten(&mut play, 6);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 12 }), "A still held a fitting 8");
}

/// DUR-9
#[test]
fn all_attackers_together_play_six_cards_at_most() {
    let hands = ["6s 6d", "7h 8h 9h 10h Jh Qh Kh Ah", "6c 7s 7d 7c 8s"];
    let mut play = Play::from(&Position::new("9h", &hands).options(after_take(throw_in())));
    for (seat, name, with) in [(A, "6s", "7h"), (A, "6d", "8h"), (C, "6c", "9h"), (C, "7s", "10h")]
    {
        play.does(seat, attack(name)).does(B, beat(name, with));
    }
    play.does(C, attack("7d")).does(B, TAKE).does(C, attack("7c"));
    assert!(
        play.happened(Event::PickedUp { seat: B, cards: cards("6s 6d 6c 7s 7d 7c 7h 8h 9h 10h") })
    );
}

/// DUR-9
#[test]
fn never_more_attack_cards_than_the_defender_had_at_the_start_of_the_bout() {
    let hands = ["6s 6d 6c 7s", "7h 8h"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("6s")).does(B, beat("6s", "7h"));
    // One card left, but two at the beginning: one more attack.
    play.does(A, attack("6d")).does(B, beat("6d", "8h"));
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 4 }));
}

/// DUR-9
#[test]
fn the_cap_applies_to_cards_added_after_a_take() {
    let hands = ["6s 6d 6c 7s", "8d 8c"];
    let mut play = Play::from(&Position::new("9h", &hands).options(after_take(classic())));
    play.does(A, attack("6s")).does(B, TAKE).does(A, attack("6d"));
    assert!(play.happened(Event::PickedUp { seat: B, cards: cards("6s 6d") }));
}

/// DUR-9
#[test]
fn the_first_bout_has_five_attack_cards_at_most_if_so_chosen() {
    let five = Options { first_bout_five: true, ..classic() };
    let mut play = Play::from(&strong_defender().options(five));
    beaten(&mut play, 5);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 10 }));

    let mut later = Play::from(&strong_defender().options(five).beaten_off());
    beaten(&mut later, 5);
    assert_eq!(later.turn(), A, "a sixth card may follow");
}

/// DUR-9
#[test]
fn five_are_the_most_until_a_bout_was_beaten_off_and_a_take_does_not_count() {
    let options = Options { first_bout_five: true, deck: Deck::Cards52, ..classic() };
    let hands = ["2s 3s 4s 5s 6s 7s 8s", "2d 3d 4d 5d 6d 7d 8d"];
    let mut play = Play::from(&Position::new("9h", &hands).options(options));
    assert_eq!(play.view().public.bout.cap, 5);
    play.does(A, attack("2s")).does(B, TAKE);
    assert_eq!(play.view().public.bout.cap, 5, "a bout was taken");
    play.does(A, attack("3s")).does(B, TAKE).does(A, attack("8s")).does(B, TAKE);
    play.does(A, attack("4s")).does(B, beat("4s", "8s")).does(A, PASS);
    assert_eq!(play.view().public.bout.cap, 3, "A holds three cards now");
    play.does(B, attack("2d")).does(A, TAKE).does(B, attack("3d")).does(A, TAKE);
    play.does(B, attack("4d")).does(A, TAKE).does(B, attack("5d")).does(A, TAKE);
    assert_eq!(play.view().public.bout.cap, 6, "a bout was beaten off");
}

/// DUR-9
#[test]
fn no_bout_of_any_match_breaks_its_cap() {
    let mut held = 0;
    random_matches(100, |play| {
        let view = play.view();
        let bout = &view.public.bout;
        let passed_on =
            |event: &Event| matches!(event, Event::Transferred { .. } | Event::Showed { .. });
        if bout.pairs().is_empty() || play.events.iter().any(passed_on) {
            held = view.hand(bout.defender).len();
        }
        let five = view.public.options.first_bout_five && !view.public.beaten_off;
        let most = held.min(if five { 5 } else { 6 });
        assert!(bout.pairs().len() <= usize::from(most), "{view:?}");
    });
}
