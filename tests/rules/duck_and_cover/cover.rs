//! Covering (DNC-6), and that stacks move whole (DNC-8).

use super::play::*;
use mallard::games::duck_and_cover::{Action, Event, NumberSet, Position, Refusal, Side, Tableau};

/// The 5 is in the middle of neighbours on all four sides; beyond the corners are others.
const AMID: &str = "10 1 11; 2 5 3; 12 4 9";

/// DNC-6
#[test]
fn a_stack_covers_any_of_its_four_neighbours() {
    for (action, covered, to, beside) in [
        (UP, 1, (1, 0), [10, 11]),
        (RIGHT, 3, (2, 1), [9, 11]),
        (DOWN, 4, (1, 2), [9, 12]),
        (LEFT, 2, (0, 1), [10, 12]),
    ] {
        let mut play = Play::called(&[AMID, "2/5 12"], "5");
        play.does(A, action);
        assert_eq!(play.cell_of(A, 5), to);
        assert!(!play.visible(A).contains(&covered));
        assert_eq!(play.under(A, 5), [covered]);
        let moved = Event::Moved {
            seat: A,
            number: number(5),
            height: 1,
            from: cell(1, 1),
            to: cell(to.0, to.1),
            covered: Some(number(covered)),
            beside: beside.map(number).into_iter().collect(),
        };
        assert!(play.happened(moved));
    }
}

/// DNC-6
#[test]
fn the_four_covers_come_first_in_the_list() {
    let play = Play::called(&[AMID, "2/5 12"], "5");
    assert_eq!(play.legal(A)[..4], [UP, RIGHT, DOWN, LEFT]);
    assert_eq!(play.legal(A).iter().filter(|&&action| is_cover(action)).count(), 4);
}

fn is_cover(action: Action) -> bool {
    [UP, RIGHT, DOWN, LEFT].contains(&action)
}

/// DNC-6
#[test]
fn nothing_is_covered_across_a_corner_or_a_gap() {
    let play = Play::called(&["10 . 11; . 5 .; 12 . 9", "2/5 12"], "5");
    for (action, side) in
        [(UP, Side::Up), (RIGHT, Side::Right), (DOWN, Side::Down), (LEFT, Side::Left)]
    {
        assert_eq!(play.refuses(A, action), Refusal::NothingToCover(side));
    }
    let play = Play::called(&["5 . 6", "2/5 12"], "5");
    assert_eq!(play.refuses(A, RIGHT), Refusal::NothingToCover(Side::Right));
}

/// DNC-6
#[test]
fn only_stacks_of_ones_own_are_covered() {
    let play = Play::called(&["5 .; . 6", "5 6; 7 8"], "5");
    assert_eq!(play.refuses(A, RIGHT), Refusal::NothingToCover(Side::Right));
    let mut both = Play::called(&["5 6 7", "5 6 7"], "5");
    both.does(A, RIGHT).does(B, duck(3, 0));
    assert_eq!((both.visible(A), both.visible(B)), (vec![5, 7], vec![5, 6, 7]));
}

/// DNC-6
#[test]
fn any_number_covers_any_other() {
    for (text, action) in [("1 12 3", RIGHT), ("12 1 3", RIGHT)] {
        let called = text.split(' ').next().expect("a number");
        let mut play = Play::called(&[text, "2/1/12 3"], called);
        play.does(A, action);
        assert_eq!(play.visible(A).len(), 2);
    }
}

/// DNC-8
#[test]
fn a_stack_covers_with_all_cards_under_it() {
    let mut play = Play::called(&["5/7/1 6/2 12", "2/5 12"], "5");
    let under = play.under(A, 5);
    assert_eq!(under[..2], [7, 1]);
    let height = play.view().tableau(A).stacks[0].height;
    play.does(A, RIGHT);
    let [five, _] = play.view().tableau(A).stacks[..] else { panic!("two stacks are left") };
    assert_eq!((five.number, five.cell, five.height), (number(5), cell(1, 0), height + 2));
    let whole = [&under[..], &[6, 2]].concat();
    assert_eq!(play.under(A, 5), whole, "what was covered lies lowest");
}

/// DNC-8
#[test]
fn a_stack_ducks_with_all_cards_under_it() {
    let mut play = Play::called(&["5/7 6/2 12", "2/5 12"], "5");
    let under = play.under(A, 5);
    play.does(A, duck(3, 0));
    assert_eq!(play.under(A, 5), under);
    assert_eq!(play.cell_of(A, 5), (3, 0));
    assert_eq!(play.visible(A), [5, 6, 12]);
    let height = u8::try_from(under.len() + 1).expect("small");
    let [from, to] = [cell(0, 0), cell(3, 0)];
    let beside = NumberSet::only(number(12));
    let moved =
        Event::Moved { seat: A, number: number(5), height, from, to, covered: None, beside };
    assert!(play.happened(moved));
}

/// DNC-8
#[test]
fn covered_cards_stay_covered_to_the_end_of_the_round() {
    let mut before = None;
    random_matches(12, |play| {
        let view = play.view();
        let visible: Vec<_> = view.tableaux.iter().map(Tableau::visible).collect();
        if let Some((round, seats, old)) =
            before.replace((view.public.round, view.public.seats, visible.clone()))
            && (round, seats) == (view.public.round, view.public.seats)
            && view.public.calls > 0
        {
            for (new, old) in visible.into_iter().zip::<Vec<_>>(old) {
                assert!(new.iter().all(|number| old.has(number)));
            }
        }
    });
}

/// DNC-8
#[test]
fn a_tableau_may_fall_apart_and_is_mended_by_ducking_only() {
    let tableaux = ["1 5 2", "12/5/2 3"];
    let mut play = Play::from(&Position::new(&tableaux).deck("5 2 2"));
    play.does(A, TURN).does(A, duck(0, 1));
    // 1 and 5 are an island, 2 is another: it has no neighbour to cover.
    play.does(A, TURN);
    let covers: Vec<_> = play.legal(A).into_iter().filter(|&action| is_cover(action)).collect();
    assert!(covers.is_empty());
    play.does(A, duck(1, 1)).does(A, TURN);
    assert!(play.legal(A).contains(&LEFT), "beside the 5 again");
}
