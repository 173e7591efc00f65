//! Repeat (DNC-11, DNC-13).

use super::play::*;
use mallard::games::duck_and_cover::{Call, CaptainCard, Event, Fate, Position, Turned};

const REPEAT: CaptainCard = CaptainCard::Repeat;

fn discarded(count: u8, left: u8) -> Event {
    Event::Discarded { card: REPEAT, count, left }
}

/// DNC-11
#[test]
fn repeat_calls_the_last_number_again() {
    let mut play = Play::called(&["5 6; 7 8", "6/5 7", "5 6; 7 8"], "5 repeat");
    play.does(A, duck(2, 0)).does(C, DOWN).does(A, TURN);
    let call = Some(Call::Number(number(5)));
    assert!(play.happened(Event::Turned { card: REPEAT, call, number: 2 }));
    let quack = Event::Quacked { seat: B, number: number(5), animal: None };
    assert!(play.happened(quack));
    assert_eq!(play.owed(), [A, C]);
    assert_eq!(play.view().call(), call);
    play.does(A, LEFT).does(C, RIGHT);
    assert!(play.happened(Event::Piled { card: REPEAT }));
    assert_eq!((play.visible(A), play.visible(C)), (vec![5, 7, 8], vec![5, 6]));
}

/// DNC-11
#[test]
fn after_highest_it_is_highest_again() {
    let mut play = Play::called(&["3 9 4; 1 2 5", "3 9 4; 1 2 5"], "highest repeat");
    play.does(A, LEFT).does(B, duck(-1, 0)).does(A, TURN);
    let call = Some(Call::Max);
    assert!(play.happened(Event::Turned { card: REPEAT, call, number: 2 }));
    assert_eq!(play.owed(), [A, B]);
    assert_eq!(play.view().moving(A), Some(number(9)));
}

/// DNC-11
#[test]
fn repeated_highest_moves_each_seats_current_highest() {
    // After every kind of card, each seat moves its current highest number.
    let mut judged = 0;
    let mut last = None;
    random_matches(60, |play| {
        let view = play.view();
        let turned = view.public.turned.map(|turned| turned.card);
        if let (Some(REPEAT), Some(Call::Max)) = (turned, view.call())
            && last != Some(view.public.calls)
        {
            for seat in play.owed() {
                assert_eq!(view.moving(seat), view.tableau(seat).visible().highest());
                judged += 1;
            }
        }
        last = Some(view.public.calls);
    });
    assert!(judged > 10);
}

/// DNC-11
#[test]
fn as_the_first_card_of_a_round_it_goes_to_the_discard_zone() {
    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("repeat 2"));
    play.does(A, TURN);
    let turned = Event::Turned { card: REPEAT, call: None, number: 1 };
    assert_eq!(play.events, [turned, discarded(1, 8)], "nobody moves, nobody quacks");
    assert_eq!(*play.view().public.discards, [REPEAT]);
    assert!(play.view().quacks().is_empty());
    assert_eq!(play.owed(), [A]);
    assert_eq!((play.visible(A), play.visible(B)), (vec![2, 12], vec![2, 12]));
}

/// DNC-11
#[test]
fn in_a_later_round_too_the_last_round_is_not_repeated() {
    for seed in 0..200 {
        let single = Position::new(&["5 6", "6/5 7"]).deck("5").seed(seed);
        let mut play = Play::from(&single);
        play.does(A, TURN).does(A, RIGHT);
        assert_eq!((play.view().public.round, play.view().public.turned), (2, None));
        play.does(A, TURN);
        if play.turned() == Some(REPEAT) {
            assert_eq!(*play.view().public.discards, [REPEAT]);
            return;
        }
    }
    panic!("no round began with REPEAT");
}

/// DNC-11
#[test]
fn after_a_card_that_went_to_the_discard_zone_it_goes_there_too() {
    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("2 5 repeat 2"));
    play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
    play.does(A, TURN);
    assert_eq!(*play.view().public.discards, [card(5)]);
    play.does(A, TURN);
    assert!(play.happened(discarded(2, 7)), "the 2 before the 5 is not repeated");
    assert_eq!(*play.view().public.discards, [card(5), REPEAT]);
    let turned = Turned { card: REPEAT, fate: Fate::Discarded };
    assert_eq!(play.view().public.turned, Some(turned));
}

/// DNC-11
#[test]
fn a_repeat_that_was_discarded_does_not_stop_the_next_call() {
    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("repeat 2"));
    play.does(A, TURN).does(A, TURN);
    assert_eq!(play.owed(), [A, B]);
}

/// DNC-12
#[test]
fn a_repeat_that_is_carried_out_always_moves_a_duck() {
    let mut carried_out = 0;
    let mut last = None;
    random_matches(60, |play| {
        for event in &play.events {
            if let Event::Turned { card, call, .. } = event {
                let directly_after_discard = last == Some(false) || last.is_none();
                if *card == REPEAT {
                    assert_eq!(call.is_none(), directly_after_discard);
                    assert_eq!(play.owed().is_empty(), play.is_over());
                    carried_out += u32::from(call.is_some());
                }
                let moves = play.view().call().is_some();
                assert!(moves || *card != REPEAT || call.is_none());
                last = Some(moves);
            }
        }
        if play.events.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
            last = None;
        }
    });
    assert!(carried_out > 100);
}

/// The deck has run out; the newly shuffled pile begins with Repeat for some seed.
fn repeat_comes_after_reshuffling(position: &Position, call: impl Fn(&mut Play)) -> Play {
    for seed in 0..1_000 {
        let mut play = Play::from(&position.clone().seed(seed));
        call(&mut play);
        assert!(play.view().deck.is_empty());
        play.does(A, TURN);
        if play.turned() == Some(REPEAT) {
            assert!(matches!(play.events[0], Event::Reshuffled { .. }));
            return play;
        }
    }
    panic!("REPEAT was never the first");
}

/// DNC-13
#[test]
fn after_reshuffling_repeat_refers_to_the_last_call() {
    let position = Position::new(&[TWO, TWO]).deck("2").rest_on_pile();
    let play = repeat_comes_after_reshuffling(&position, |play| {
        play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
    });
    assert_eq!(play.view().call(), Some(Call::Number(number(2))));
}

/// DNC-13
#[test]
fn a_repeat_of_a_repeat_copies_the_original_call() {
    let position = Position::new(&[TWO, TWO]).deck("2 repeat").rest_on_pile();
    let play = repeat_comes_after_reshuffling(&position, |play| {
        play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
        play.does(A, TURN).does(A, duck(1, -1)).does(B, duck(1, -1));
    });
    assert_eq!(play.view().call(), Some(Call::Number(number(2))));
    let position = Position::new(&[TWO, TWO]).deck("highest repeat").rest_on_pile();
    let play = repeat_comes_after_reshuffling(&position, |play| {
        play.does(A, TURN).does(A, duck(0, 1)).does(B, duck(0, 1));
        play.does(A, TURN).does(A, duck(0, -1)).does(B, duck(0, -1));
    });
    assert_eq!(play.view().call(), Some(Call::Max));
}

/// DNC-13
#[test]
fn after_reshuffling_too_it_is_discarded_if_the_last_card_was() {
    let position = Position::new(&[TWO, TWO]).deck("5").rest_on_pile();
    let play = repeat_comes_after_reshuffling(&position, |play| {
        play.does(A, TURN);
    });
    assert_eq!(*play.view().public.discards, [card(5), REPEAT]);
}
