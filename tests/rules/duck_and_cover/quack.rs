//! Quacking (DNC-9) and Max (DNC-10).

use super::play::*;
use mallard::games::duck_and_cover::{
    Answer, Call, CaptainCard, Event, Fate, Number, Phase, Position,
};

/// DNC-9
#[test]
fn covered_duck_does_not_move() {
    let play = Play::called(&["5 6", "6/5 7", "5 12", "12/5 1"], "5");
    let quacks = |seat| play.happened(Event::Quacked { seat, number: number(5), animal: None });
    assert_eq!([A, B, C, D].map(quacks), [false, true, false, true]);
    let view = play.view();
    let answers = [Answer::Chooses, Answer::Quacks, Answer::Chooses, Answer::Quacks];
    assert_eq!([A, B, C, D].map(|seat| view.answer(seat)), answers.map(Some));
    assert_eq!(view.quacks().iter().collect::<Vec<_>>(), [B, D]);
}

/// DNC-9
#[test]
fn the_quacks_can_be_seen_until_the_next_card() {
    let mut play = Play::called(&["5 6 7", "6/5 7"], "5 6");
    play.does(A, RIGHT);
    assert_eq!(play.view().quacks().iter().collect::<Vec<_>>(), [B]);
    play.does(A, TURN);
    assert_eq!(play.view().quacks().iter().collect::<Vec<_>>(), [A]);
}

/// DNC-9
#[test]
fn a_visible_stack_can_always_duck() {
    random_matches(30, |play| {
        for seat in play.owed() {
            let Phase::Choose(_) = play.view().public.phase else { return };
            let ducks = |action: &_| ![UP, RIGHT, DOWN, LEFT].contains(action);
            assert!(play.legal(seat).iter().filter(|action| ducks(action)).count() >= 2);
        }
    });
}

/// DNC-10
#[test]
fn at_highest_each_seat_moves_its_highest_visible_number() {
    let play = Play::called(&["3 9/12 4", "2 1", "12 11 10"], "highest");
    assert_eq!(play.owed(), [A, B, C]);
    let moving = [A, B, C].map(|seat| play.view().moving(seat).map(u8::from));
    assert_eq!(moving, [Some(9), Some(2), Some(12)]);
    assert_eq!(play.view().call(), Some(Call::Max));
    assert!(play.view().quacks().is_empty());
}

/// DNC-10
#[test]
fn highest_moves_that_stack_and_no_other() {
    let mut play = Play::called(&["3 9/12 4", "2 1 3"], "highest");
    play.does(A, LEFT).does(B, LEFT);
    assert_eq!(play.visible(A), [4, 9]);
    assert_eq!(play.cell_of(A, 9), (0, 0));
    assert_eq!((play.visible(B), play.cell_of(B, 3)), (vec![2, 3], (1, 0)));
}

/// DNC-10
#[test]
fn highest_goes_onto_the_captain_pile_and_never_to_the_discard_zone() {
    let mut play = Play::from(&Position::new(&["3 9 4", "2 1 5"]).deck("highest"));
    play.does(A, TURN).does(A, LEFT).does(B, LEFT);
    assert!(play.happened(Event::Piled { card: CaptainCard::Max }));
    let mut turned = 0;
    random_matches(30, |play| {
        let highest = |event: &Event| matches!(event, Event::Turned { card, .. } if *card == CaptainCard::Max);
        if play.events.iter().any(highest) {
            turned += 1;
            assert_eq!(play.owed().len(), usize::from(play.view().public.seats), "all must move");
        }
        assert!(!play.view().public.discards.contains(&CaptainCard::Max));
    });
    assert!(turned > 100);
}

/// DNC-10
#[test]
fn a_low_number_is_the_highest_where_all_higher_ones_are_covered() {
    let play = Play::called(&["1 .; . 2", "12 1"], "highest");
    assert_eq!(play.view().moving(A), Some(Number::Two));
    assert_eq!(play.view().public.turned.map(|turned| turned.fate), Some(Fate::Calls(Call::Max)));
}
