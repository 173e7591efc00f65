//! The end of a round, and its scores (DNC-15, DNC-16).

use super::play::*;
use mallard::engine::{Game, Rng, Seat};
use mallard::games::duck_and_cover::{
    Action, CaptainCard, DuckAndCover, Ending, Event, NumberSet, Phase, Position, Target,
    VariantSet,
};

/// DNC-15
#[test]
fn a_round_ends_when_a_seat_has_a_single_stack() {
    let mut play = Play::called(&["5 6 7", "5 6; 7 8"], "5 6");
    play.does(A, RIGHT).does(B, RIGHT);
    assert_eq!(play.ending(), None, "two stacks are left");
    play.does(A, TURN).does(A, TURN);
    let mut play = Play::called(&["5 6", "5 6; 7 8"], "5");
    play.does(A, RIGHT);
    assert_eq!(play.ending(), None, "B has not chosen yet");
    play.does(B, RIGHT);
    assert_eq!(play.ending(), Some(Ending::SingleStack));
}

/// DNC-15
#[test]
fn several_seats_may_reach_a_single_stack_at_once() {
    let mut play = Play::called(&["5 6", "5 7", "6/5 8"], "5");
    play.does(A, RIGHT).does(B, RIGHT);
    assert_eq!(play.scored(), [-2, -2, 5]);
}

/// DNC-15
#[test]
fn all_moves_are_made_and_the_card_is_piled_before_the_round_ends() {
    let mut play = Play::called(&["5 6", "5 6; 7 8"], "5");
    play.does(A, RIGHT).does(B, DOWN);
    let place = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted);
    let piled = place(|event| matches!(event, Event::Piled { .. })).expect("it is laid");
    let moved = |seat| {
        play.events[..piled]
            .iter()
            .any(|event| matches!(event, Event::Moved { seat: of, .. } if *of == seat))
    };
    assert!(moved(A) && moved(B));
    assert_eq!(place(|event| matches!(event, Event::RoundEnded { .. })), Some(piled + 1));
}

/// Seats that see only 2 and 12, and `count` cards in the discard zone.
fn discards(seats: u8, count: usize) -> Position {
    let zone = ["3", "4", "5", "6", "7", "8", "9", "10", "11"][..count].join(" ");
    Position::new(&vec![TWO; usize::from(seats)]).discards(&zone).deck("3 repeat")
}

/// DNC-15
#[test]
fn a_round_ends_with_eleven_minus_the_seats_in_the_discard_zone() {
    for (seats, most) in [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5), (7, 4)] {
        let mut play = Play::from(&discards(seats, most - 1));
        assert_eq!(
            (play.view().public.most_discards(), play.view().public.discards_left()),
            (11 - seats, 1)
        );
        play.does(A, TURN);
        assert_eq!(play.ending(), Some(Ending::DiscardsFull));
        let mut play = Play::from(&discards(seats, most - 2));
        play.does(A, TURN);
        assert_eq!(play.ending(), None);
        play.does(A, TURN);
        assert_eq!(play.ending(), Some(Ending::DiscardsFull), "a discarded REPEAT counts");
    }
}

/// DNC-15
#[test]
fn a_discarded_repeat_ends_the_round_as_the_first_card_too() {
    let mut play = Play::from(&discards(7, 3).deck("repeat"));
    play.does(A, TURN);
    assert!(play.happened(Event::Discarded { card: CaptainCard::Repeat, count: 4, left: 0 }));
    assert_eq!(play.ending(), Some(Ending::DiscardsFull));
    assert_eq!(play.scored(), [6; 7]);
}

/// DNC-15
#[test]
fn a_round_ends_after_four_hundred_calls() {
    for (calls, ending) in [(398, None), (399, Some(Ending::MostCalls))] {
        let position = Position::new(&[TWO, TWO]).deck("2").calls(calls);
        let mut play = Play::from(&position);
        play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
        assert_eq!(play.ending(), ending);
        let mut play = Play::from(&position.deck("5"));
        play.does(A, TURN);
        assert_eq!(play.ending(), ending, "a discarded card is a call as well");
        let repeat = Position::new(&[TWO, TWO]).deck("repeat").calls(calls);
        let mut play = Play::from(&repeat);
        play.does(A, TURN);
        assert_eq!(play.ending(), ending, "so is a discarded Repeat");
    }
}

/// DNC-15
#[test]
fn every_turned_card_is_a_call() {
    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("repeat 5 2"));
    let mut numbers = Vec::new();
    for _ in 0..3 {
        play.does(A, TURN);
        numbers.extend(play.events.iter().filter_map(|event| match event {
            Event::Turned { number, .. } => Some(*number),
            _ => None,
        }));
    }
    assert_eq!((numbers, play.view().public.calls), (vec![1, 2, 3], 3));
}

/// DNC-15
#[test]
fn endless_ducking_ends_and_the_longest_walk_can_be_counted() {
    let mut play = Play::deal(2, 1);
    let mut furthest = 0;
    loop {
        let seat = *play.owed().first().expect("the round goes on");
        let left = |action: &Action| match action {
            Action::Move(Target::Duck(cell)) => Some((cell.column, cell.row)),
            _ => None,
        };
        let legal = play.legal(seat);
        let action =
            *legal.iter().min_by_key(|&action| left(action).unwrap_or((1, 0))).expect("one");
        furthest = left(&action).map_or(furthest, |(column, _)| furthest.min(column));
        play.does(seat, action);
        if let Some(ending) = play.ending() {
            assert_eq!(ending, Ending::MostCalls);
            break;
        }
    }
    assert!((-400..-300).contains(&furthest), "{furthest}");
}

/// DNC-16
#[test]
fn several_stacks_score_their_visible_splashes() {
    for (tableau, points) in [("6 2", 3), ("12 6", 7), ("1 4 6", 4), ("1 2", 1), ("12 11 10", 13)] {
        let mut play = Play::from(&Position::new(&[tableau, "5 7"]).deck("8").calls(399));
        play.does(A, TURN);
        assert_eq!(play.scored(), [points, 5]);
    }
}

/// DNC-16
#[test]
fn a_single_stack_scores_minus_the_visible_splashes() {
    let splashes = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];
    for (top, splashes) in (1..=12).zip(splashes) {
        // The other seat has covered the same number.
        let [one, two, three] = [1, 2, 3].map(|step| (top + step - 1) % 12 + 1);
        let tableaux = [format!("{top} {one}"), format!("{two}/{top} {three}")];
        let mut play = Play::called(&tableaux.each_ref().map(String::as_str), &top.to_string());
        play.does(A, RIGHT);
        assert_eq!(play.scored()[0], -splashes);
    }
}

/// DNC-16
#[test]
fn each_seats_score_is_an_event() {
    let mut play = Play::from(&Position::new(&["5 6", "1 4 6"]).deck("5").points(&[&[3, -5]]));
    play.does(A, TURN).does(A, RIGHT);
    let visible = |of: &[u8]| of.iter().map(|&of| number(of)).collect::<NumberSet>();
    let scored = |seat, of: &[u8], points, total| Event::Scored {
        seat,
        round: 2,
        visible: visible(of),
        points,
        total,
    };
    let ended = Event::RoundEnded { round: 2, ending: Ending::SingleStack };
    let place = play.events.iter().position(|&event| event == ended).expect("it ends");
    let told = [scored(A, &[5], -2, 1), scored(B, &[1, 4, 6], 4, -1)];
    assert_eq!(play.events[place + 1..place + 3], told);
    assert_eq!(
        play.events[place + 3..],
        [Event::RoundBegan { round: 3, variants: VariantSet::EMPTY }]
    );
    assert_eq!(
        play.view().public.points().iter().map(|round| [round[0], round[1]]).collect::<Vec<_>>(),
        [[3, -5], [-2, 4]]
    );
    assert_eq!([A, B].map(|seat| play.view().public.total(seat)), [1, -1]);
}

/// DNC-15
#[test]
fn in_random_matches_rounds_end_when_they_must_and_not_before() {
    let mut endings = [0; 3];
    random_matches(60, |play| {
        let view = play.view();
        if let Some(ending) = play.ending() {
            endings[ending as usize] += 1;
        }
        if view.public.phase != Phase::Over {
            assert!(view.tableaux.iter().all(|tableau| tableau.stacks.len() > 1));
            assert!(view.public.discards_left() > 0 && view.public.calls <= 400);
        }
    });
    assert!(endings[Ending::SingleStack as usize] > 0);
    assert!(endings[Ending::DiscardsFull as usize] > 0);
}

/// DNC-3
#[test]
fn the_next_round_begins_with_a_new_layout() {
    let mut play = Play::called(&["5 6", "6/5 7"], "5");
    play.does(A, RIGHT);
    let view = play.view();
    assert_eq!((view.public.round, view.public.calls, view.public.turned), (2, 0, None));
    assert_eq!((view.deck.len(), view.pile.top, view.public.discards.len()), (26, None, 0));
    for seat in Seat::all(2) {
        let stacks = &view.tableau(seat).stacks;
        assert_eq!(stacks.len(), 12);
        assert!(stacks.iter().all(|stack| (0..4).contains(&stack.cell.column)));
        assert!(stacks.iter().all(|stack| (0..3).contains(&stack.cell.row)));
    }
    let mut rng = Rng::from_seed(1);
    play.play_anything(&mut rng);
    DuckAndCover::check_invariants(&play.state).expect("it goes on");
}
