//! Who moves, and when (DNC-5).

use super::play::*;
use mallard::engine::{Game, Pending, Seat, Viewer};
use mallard::games::duck_and_cover::{
    Action, Answer, Call, Choice, DuckAndCover, Event, Position, Refusal, Side, Target,
};

/// Three seats, of which A and C can move their 5.
fn five() -> Play {
    Play::called(&["5 6; 7 8", "6/5 7; 8 9", "6 5; 7 8"], "5 9")
}

/// DNC-5
#[test]
fn only_seats_that_see_the_called_number_move_it() {
    let play = five();
    assert_eq!(play.owed(), [A, C]);
    assert_eq!(play.view().call(), Some(Call::Number(number(5))));
    let moving = [A, B, C].map(|seat| play.view().moving(seat));
    assert_eq!(moving, [Some(number(5)), None, Some(number(5))]);
    assert!(play.legal(B).is_empty());
    assert_eq!(play.refuses(B, RIGHT), Refusal::Quacks);
}

/// DNC-5
#[test]
fn nothing_else_happens_before_all_have_chosen() {
    let mut play = five();
    assert_eq!(play.refuses(A, TURN), Refusal::MovesFirst);
    play.does(A, RIGHT);
    assert_eq!(play.refuses(A, TURN), Refusal::MovesFirst);
    assert_eq!(play.owed(), [C]);
    assert_eq!(play.visible(A), [5, 6, 7, 8], "it has not moved yet");
    assert_eq!(play.events.len(), 1);
}

/// DNC-5
#[test]
fn all_move_when_the_last_has_chosen() {
    for [first, last] in [[A, C], [C, A]] {
        let mut play = five();
        play.does(first, if first == A { RIGHT } else { LEFT });
        play.does(last, if last == A { RIGHT } else { LEFT });
        assert_eq!((play.visible(A), play.visible(C)), (vec![5, 7, 8], vec![5, 7, 8]));
        let moved = |event: &Event| match event {
            Event::Moved { seat, .. } => Some(*seat),
            _ => None,
        };
        let moved: Vec<_> = play.events.iter().filter_map(moved).collect();
        assert_eq!(moved, [A, C], "in seat order, whoever chose first");
        assert_eq!(play.owed(), [A], "the next card can be turned");
    }
}

/// DNC-5
#[test]
fn one_that_must_move_alone_moves_at_once() {
    let mut play = Play::called(&["5 6", "6/5 7"], "5");
    play.does(A, RIGHT);
    assert_eq!(play.scored().len(), 2, "a single stack ended the round");
}

/// DNC-5
#[test]
fn a_choice_may_be_changed_until_all_have_chosen() {
    let mut play = five();
    play.does(A, RIGHT);
    let Pending::Decide { owed, may } = play.pending() else { panic!("it goes on") };
    assert_eq!((owed.iter().collect(), may.iter().collect()), (vec![C], vec![A]));
    play.does(A, DOWN);
    let choice = Choice::Known(Target::Cover(Side::Down));
    assert_eq!(play.events, [Event::Chose { seat: A, choice, changed: true }]);
    play.does(C, LEFT);
    assert_eq!(play.visible(A), [5, 6, 8], "the 7 is covered, not the 6");
    assert_eq!(play.refuses(A, RIGHT), Refusal::TurnFirst);
}

/// DNC-5
#[test]
fn a_change_needs_another_choice() {
    let mut play = five();
    let before = play.legal(A);
    play.does(A, RIGHT);
    assert_eq!(play.refuses(A, RIGHT), Refusal::SameChoice);
    let without: Vec<_> = before.into_iter().filter(|&action| action != RIGHT).collect();
    assert_eq!(play.legal(A), without);
}

/// DNC-5
#[test]
fn nothing_moves_before_a_card_is_turned() {
    let play = Play::from(&Position::new(&["5 6", TWO]).deck("5"));
    assert_eq!(play.refuses(A, RIGHT), Refusal::TurnFirst);
    assert_eq!(play.refuses(B, duck(0, 1)), Refusal::TurnFirst);
}

/// DNC-5
#[test]
fn others_see_that_a_seat_has_chosen_but_not_its_choice() {
    let mut play = five();
    play.does(C, LEFT);
    let answers = |viewer| {
        let view = DuckAndCover::view(&play.state, viewer);
        [A, B, C].map(|seat| view.answer(seat).expect("they choose"))
    };
    let open = [Answer::Chooses, Answer::Quacks, Answer::Ready];
    assert_eq!(answers(Viewer::Seat(A)), open);
    assert_eq!(answers(Viewer::Table), open);
    let Action::Move(left) = LEFT else { unreachable!() };
    assert_eq!(answers(Viewer::Seat(C))[2], Answer::Chose(left));
    assert_eq!(answers(Viewer::Everyone)[2], Answer::Chose(left));
}

/// DNC-5
#[test]
fn a_match_of_random_play_asks_exactly_those_whose_number_is_visible() {
    random_matches(30, |play| {
        let view = play.view();
        let Some(call) = view.call() else { return };
        for seat in Seat::all(view.public.seats) {
            let tableau = view.tableau(seat);
            let visible = match call {
                Call::Number(number) => tableau.stack(number).is_some(),
                Call::Max => true,
            };
            assert_eq!(view.answer(seat) != Some(Answer::Quacks), visible);
        }
    });
}

/// DNC-9
#[test]
fn a_seat_outside_the_table_moves_nothing() {
    let play = Play::called(&["5 6", "5 6"], "5");
    assert!(!play.legal(B).is_empty() && play.legal(C).is_empty());
}

#[test]
fn a_seat_answers_only_while_it_chooses() {
    let position = Position::new(&["5 6", "6 7"]).deck("5");
    let mut play = Play::from(&position);
    assert!(play.view().pile.cards.is_empty() && !play.view().deck.is_empty());
    assert_eq!(play.view().answer(A), None);
    play.does(A, TURN);
    let answers = [A, B].map(|seat| play.view().answer(seat));
    assert_eq!(answers, [Some(Answer::Chooses), Some(Answer::Quacks)]);
}
