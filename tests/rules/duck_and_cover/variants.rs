//! The variants (DNC-18 to DNC-22): each in chosen rounds, and any of them together.

use super::play::*;
use mallard::engine::{Game, Rng, Setup, Viewer};
use mallard::games::duck_and_cover::{
    CaptainCard, Cards, DuckAndCover, Event, Options, Position, Rounds, Variant, VariantSet,
};

/// The variants in all rounds.
fn with(variants: &[Variant]) -> Options {
    let on = |options: Options, &variant: &Variant| {
        (1..=3).fold(options, |options, round| options.flipped(variant, round))
    };
    variants.iter().fold(Options::default(), on)
}

/// A position with these options, whose next card has been turned.
#[track_caller]
fn called(options: Options, tableaux: &[&str], deck: &str) -> Play {
    let mut play = Play::from(&Position::new(tableaux).options(options).deck(deck));
    play.does(A, TURN);
    play
}

/// The deal of a match with these options.
fn dealt(seats: u8, seed: u64, options: Options) -> Play {
    let mut events = Vec::new();
    let state = DuckAndCover::deal(&Setup { seats, seed, options }, &mut events);
    Play { state: state.expect("the setup fits"), events }
}

/// Whole matches of random play with any options.
fn any_matches(count: u64, mut at: impl FnMut(&Play)) {
    for seed in 0..count {
        let mut rng = Rng::from_seed(seed);
        let seats = 2 + u8::try_from(seed % 6).expect("small");
        let options = DuckAndCover::any_options(seats, &mut rng);
        dealt(seats, seed, options).play_at_random(&mut rng, &mut at);
    }
}

/// The ducks of a round, the deck and all its random draws.
fn read_layout(play: &Play) -> (Vec<mallard::games::duck_and_cover::Tableau>, Cards) {
    (play.view().tableaux, play.view().deck)
}

/// DNC-18
#[test]
fn with_competition_the_numbers_count() {
    let on = VariantSet::only(Variant::Competition);
    let visible = |of: &[u8]| of.iter().map(|&of| number(of)).collect();
    assert_eq!(on.points(visible(&[12, 3, 1])), 16);
    assert_eq!(on.points(visible(&[12])), -12);
    assert_eq!(on.points(visible(&[1])), -1);
    assert_eq!(VariantSet::EMPTY.points(visible(&[12, 3, 1])), 6);
}

/// DNC-18
#[test]
fn competition_counts_in_its_rounds_only() {
    let options = Options::default().flipped(Variant::Competition, 2);
    let (first, second): (&[&[i8]], &[&[i8]]) = (&[], &[&[0, 0]]);
    for (points, scored) in [(first, [-5, 3]), (second, [-12, 8])] {
        let position = Position::new(&["12 6", "6 2"]).options(options).points(points);
        let mut play = Play::from(&position.deck("12"));
        play.does(A, TURN).does(A, RIGHT);
        assert_eq!(play.scored(), scored);
    }
}

/// DNC-19
#[test]
fn pressure_doubles_negative_numbers_in_the_last_round() {
    let pressed = Options { pressure: true, ..Options::default() };
    let both = Options { competition: Rounds::LAST, ..pressed };
    let before: [&[i8]; 2] = [&[0, 0], &[0, 0]];
    for (options, scored) in [(pressed, [-10, 3]), (both, [-24, 8])] {
        let position = Position::new(&["12 6", "6 2"]).options(options).points(&before);
        let mut play = Play::from(&position.deck("12"));
        play.does(A, TURN).does(A, RIGHT);
        assert_eq!(play.scored(), scored);
        assert!(play.is_over());
    }
    let mut play = called(pressed, &["12 6", "6 2"], "12");
    play.does(A, RIGHT);
    assert_eq!(play.scored(), [-5, 3], "not in the first round");
}

/// DNC-20
#[test]
fn with_surprises_two_cards_are_in_no_pile() {
    for seed in 0..20 {
        let view = dealt(2, seed, with(&[Variant::Surprises])).view();
        let (Cards::Seen(deck), Cards::Seen(aside)) = (&view.deck, &view.aside) else {
            panic!("everyone sees them")
        };
        assert_eq!((deck.len(), aside.len()), (24, 2));
        let mut all = [deck.clone(), aside.clone()].concat();
        all.sort_unstable();
        assert_eq!(all, CaptainCard::all());
        assert_eq!(view.public.most_discards(), 9, "the discards that end the round stay");
    }
}

/// DNC-20
#[test]
fn cards_put_aside_are_hidden() {
    let position = |deck: &str, aside: &str| {
        let position = Position::new(&[TWO, TWO]).options(with(&[Variant::Surprises]));
        Play::from(&position.pile("12 2").deck(deck).aside(aside))
    };
    let (one, other) = (position("2 7 8", "9 10"), position("2 9 10", "8 7"));
    assert_ne!(one.view(), other.view());
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        let view = DuckAndCover::view(&one.state, viewer);
        assert_eq!(view, DuckAndCover::view(&other.state, viewer));
        assert_eq!((view.aside, view.recall.deck.len()), (Cards::Hidden(2), 24));
    }
}

/// DNC-20
#[test]
fn cards_put_aside_are_not_reshuffled_with_the_captain_pile() {
    let position = Position::new(&["5 6; 7 8", "5 6; 7 8"]).aside("5 6").deck("").rest_on_pile();
    let mut play = Play::from(&position.options(with(&[Variant::Surprises])));
    play.does(A, TURN);
    assert!(play.happened(Event::Reshuffled { cards: 24 }));
    assert_eq!(play.view().aside, Cards::Seen(vec![card(5), card(6)]));
}

/// DNC-21
#[test]
fn with_constraints_one_two_and_three_are_not_in_the_deck() {
    let Cards::Seen(mut deck) = dealt(2, 1, with(&[Variant::Constraints])).view().deck else {
        panic!("everyone sees it")
    };
    deck.sort_unstable();
    let mut from_four = vec![CaptainCard::Max, CaptainCard::Repeat];
    from_four.extend((4..=12).flat_map(|of| [card(of), card(of)]));
    assert_eq!(deck, from_four);
}

/// DNC-21
#[test]
fn highest_moves_everyone_and_only_ducks_from_four_on() {
    let options = with(&[Variant::Constraints]);
    let mut play = called(options, &["3 4; 2 1", "3 5/2; 1 ."], "highest");
    assert_eq!(play.owed(), [A, B]);
    play.does(A, LEFT);
    play.does(B, LEFT);
    assert_eq!(play.visible(A), [1, 2, 4]);
    assert_eq!(play.visible(B), [1, 5]);
    assert!(play.happened(Event::Piled { card: CaptainCard::Max }));
    // A seat that shows none does not exist: the stack that moves is in view afterwards.
    let none = Position::new(&["3 4; 2 1", "3 2; 1 ."]).options(options).state();
    assert_eq!(none.err(), Some(String::from("seat 1: no duck that moves is visible")));
}

/// DNC-21
#[test]
fn a_covered_one_moves_with_its_stack() {
    let mut play = called(with(&[Variant::Constraints]), &["5/1 6; 7 8", TWO], "5");
    play.does(A, DOWN);
    assert_eq!(play.under(A, 5)[..2], [1, 2]);
    assert_eq!(play.cell_of(A, 5), (0, 1));
}

/// DNC-22
#[test]
fn with_madness_each_seat_has_an_animal_of_its_own() {
    for seats in 2..=7 {
        let animals = dealt(seats, 3, with(&[Variant::Madness])).view().public.animals;
        let animals: Vec<_> = animals.into_iter().flatten().collect();
        assert_eq!(animals.len(), usize::from(seats));
        assert!((1..animals.len()).all(|at| !animals[..at].contains(&animals[at])));
    }
    assert_eq!(dealt(7, 3, Options::default()).view().public.animals, [None; 7]);
}

/// DNC-22
#[test]
fn a_seat_quacks_as_its_animal() {
    let options = with(&[Variant::Madness]);
    let play = called(options, &["5 6", "6/5 7"], "5");
    let animal = play.view().public.animals[B.index()];
    assert!(animal.is_some());
    assert!(play.happened(Event::Quacked { seat: B, number: number(5), animal }));
}

/// DNC-22
#[test]
fn madness_changes_nothing_else() {
    for seed in 0..20 {
        let mad = dealt(4, seed, with(&[Variant::Madness]));
        assert_eq!(read_layout(&mad), read_layout(&dealt(4, seed, Options::default())));
    }
}

/// DNC-20
#[test]
fn surprises_take_the_two_top_cards_of_the_same_deck() {
    for seed in 0..20 {
        let (ducks, Cards::Seen(deck)) = read_layout(&dealt(4, seed, Options::default())) else {
            panic!("everyone sees it")
        };
        let surprised = read_layout(&dealt(4, seed, with(&[Variant::Surprises])));
        assert_eq!(surprised, (ducks, Cards::Seen(deck[..24].to_vec())));
    }
}

/// DNC-18 DNC-19 DNC-20 DNC-21 DNC-22
#[test]
fn any_of_them_go_together_in_any_rounds() {
    any_matches(24, |play| {
        let view = play.view();
        DuckAndCover::check_invariants(&play.state).expect("a sound state");
        let on = view.public.options.on(view.public.round);
        assert_eq!(on, view.public.variants());
        assert_eq!(view.public.animals[0].is_some(), on.has(Variant::Madness));
        assert_eq!(view.aside.len(), if on.has(Variant::Surprises) { 2 } else { 0 });
    });
}

/// DNC-19
#[test]
fn rounds_of_a_variant_are_written_as_numbers() {
    let options = r#"{"competition":[1,3],"pressure":true}"#;
    let options: Options = serde_json::from_str(options).expect("they are options");
    let round = |round| options.on(round).iter().collect::<Vec<_>>();
    assert_eq!(round(1), [Variant::Competition]);
    assert!(round(2).is_empty());
    assert_eq!(round(3), [Variant::Competition, Variant::Pressure]);
    assert_eq!(options.flipped(Variant::Pressure, 1), options, "it knows the last round only");
    let none: Options = serde_json::from_str("{}").expect("old saves have none");
    assert_eq!(none, Options::default());
    for wrong in [r#"{"madness":[4]}"#, r#"{"madness":[0]}"#, r#"{"madness":[1,1]}"#] {
        assert!(serde_json::from_str::<Options>(wrong).is_err(), "{wrong}");
    }
}
