//! The cards that no player may look at (DNC-14), and those that players remember nevertheless.

use super::play::*;
use mallard::engine::{Game, GameEvent, Rng, Viewer};
use mallard::games::duck_and_cover::{
    Cards, Choice, Covered, DuckAndCover, Event, Position, Side, Target,
};
use serde_json::Value;

/// DNC-14
#[test]
fn view_has_the_height_of_a_stack_but_no_covered_number() {
    let play = Play::from(&Position::new(&["5/7/1 6", TWO]));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        let view = DuckAndCover::view(&play.state, viewer);
        let stacks = serde_json::to_value(view.tableau(A)).expect("a view is data");
        let five = serde_json::json!({ "number": 5, "cell": [0, 0], "height": 11 });
        assert_eq!(stacks["stacks"][0], five);
        assert_eq!(view.tableau(A).stacks.len(), 2);
    }
}

/// DNC-14
#[test]
fn deck_and_captain_pile_are_hidden() {
    let play = Play::from(&Position::new(&[TWO, TWO]).pile("5 9").deck("2 12"));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        let view = DuckAndCover::view(&play.state, viewer);
        assert_eq!((view.deck, view.pile.cards), (Cards::Hidden(24), Cards::Hidden(2)));
    }
    let everyone = play.view();
    let Cards::Seen(deck) = everyone.deck else { panic!("everyone sees the deck") };
    assert_eq!(deck[22..], [card(12), card(2)], "the last is drawn next");
}

/// DNC-14
#[test]
fn an_attentive_player_remembers_covered_ducks_and_remaining_cards() {
    let mut play = Play::called(&["5 6/3 7", "6/5 7"], "5");
    play.does(A, RIGHT);
    let view = DuckAndCover::view(&play.state, Viewer::Seat(B));
    // The 3 was under the 6 from the start: it is the lowest card now.
    assert_eq!(view.remembered(A, number(5)).last(), Some(&number(3)));
    let three = Covered { number: number(3), by: number(6) };
    assert!(view.recall.covered[A.index()].contains(&three));
    let fives = view.recall.deck.iter().filter(|&&to_come| to_come == card(5));
    assert_eq!(fives.count(), 1, "the other one was called");
    assert_eq!(view.recall.deck.len(), 25);
}

/// DNC-14
#[test]
fn the_recall_of_the_deck_is_sorted() {
    for seed in 0..20 {
        let recall = Play::deal(2, seed).view().recall;
        let mut sorted = recall.deck.clone();
        sorted.sort_unstable();
        assert_eq!(recall.deck, sorted);
    }
}

/// DNC-14
#[test]
fn nothing_in_a_view_depends_on_the_order_of_the_deck() {
    let play = Play::from(&Position::new(&[TWO, TWO]).pile("5 9").deck("2 12"));
    let other = Play::from(&Position::new(&[TWO, TWO]).pile("5 9").deck("12 2"));
    assert_ne!(play.view(), other.view());
    for viewer in [Viewer::Seat(A), Viewer::Table] {
        let [one, two] = [&play, &other].map(|play| DuckAndCover::view(&play.state, viewer));
        assert_eq!(one, two);
    }
}

/// DNC-5
#[test]
fn a_choice_is_hidden_from_others_until_all_move() {
    let mut play = Play::called(&["5 6; 7 8", "5 6; 7 8"], "5");
    play.does(A, RIGHT);
    let chose = |choice| Event::Chose { seat: A, choice, changed: false };
    let known = chose(Choice::Known(Target::Cover(Side::Right)));
    assert_eq!(play.events, [known]);
    assert_eq!(known.redacted(Viewer::Seat(A)), known);
    assert_eq!(known.redacted(Viewer::Everyone), known);
    for viewer in [Viewer::Seat(B), Viewer::Table] {
        assert_eq!(known.redacted(viewer), chose(Choice::Hidden));
    }
    assert!(!known.reveals(), "it can be taken back");
    play.does(B, DOWN);
    let moved: Vec<_> =
        play.events.iter().filter(|event| matches!(event, Event::Moved { .. })).collect();
    assert_eq!(moved.len(), 2);
    for event in moved {
        assert_eq!(event.redacted(Viewer::Table), *event);
        assert!(event.reveals());
    }
}

/// DNC-14
#[test]
fn view_never_contains_covered_numbers() {
    let mut rng = Rng::from_seed(1);
    let mut play = Play::deal(2, 1);
    for _ in 0..200 {
        play.play_anything(&mut rng);
        let view = DuckAndCover::view(&play.state, Viewer::Seat(A));
        let mut json = serde_json::to_value(&view).expect("a view is data");
        json["recall"] = Value::Null;
        for (tableau, seen) in view.tableaux.iter().zip(json["tableaux"].as_array().expect("two")) {
            let stacks = seen["stacks"].as_array().expect("stacks");
            assert_eq!(stacks.len(), usize::from(tableau.visible().len()));
            let heights: u64 = stacks.iter().filter_map(|stack| stack["height"].as_u64()).sum();
            assert_eq!(heights, 12);
        }
    }
}
