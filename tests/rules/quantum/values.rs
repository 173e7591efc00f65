//! The value of a colour (QTM-4, QTM-8).

use super::play::{
    A, ALL_COLOURS, B, BLUE, KEEP_ALL, PASS, PURPLE, Play, RED, TWO_COLOURS, YELLOW,
    random_matches, settled, write,
};
use mallard::games::quantum::{Action, Colour, Die, Event, Position, Value};

fn totals(play: &Play) -> [u8; 4] {
    play.view().public.dice.values().map(|value| value.total)
}

/// QTM-4
#[test]
fn a_colour_is_worth_its_faces_and_the_white_die() {
    let play = Play::from(&settled(&["", ""]));
    let view = play.view();
    assert_eq!(view.value(RED), Value { colour: RED, faces: 3, white: 3, total: 6 });
    assert_eq!(view.value(YELLOW), Value { colour: YELLOW, faces: 5, white: 3, total: 8 });
    assert_eq!(view.value(PURPLE), Value { colour: PURPLE, faces: 3, white: 3, total: 6 });
    assert_eq!(view.value(BLUE), Value { colour: BLUE, faces: 10, white: 3, total: 13 });
}

/// QTM-4
#[test]
fn a_colour_without_a_face_is_worth_the_white_die_alone() {
    let play = Play::from(&settled(&["", ""]).dice(TWO_COLOURS));
    let view = play.view();
    assert_eq!(view.value(RED), Value { colour: RED, faces: 0, white: 3, total: 3 });
    assert_eq!(view.value(PURPLE), Value { colour: PURPLE, faces: 0, white: 3, total: 3 });
}

/// QTM-4
#[test]
fn white_used_for_an_absent_colour_still_adds_to_every_other() {
    let mut play = Play::from(&settled(&["", ""]).dice(TWO_COLOURS));
    assert_eq!(totals(&play), [3, 19, 3, 8]);
    play.does(A, write(PURPLE));
    assert_eq!(totals(&play), [3, 19, 3, 8]);
    play.does(A, write(RED)).does(B, write(BLUE));
    assert_eq!(play.row(A, RED), [3]);
    assert_eq!(play.row(B, BLUE), [19]);
}

/// QTM-4
#[test]
fn the_values_are_an_event_when_the_rolling_ends() {
    let position = Position::new(&["", ""]).dice(ALL_COLOURS);
    let mut play = Play::from(&position);
    play.does(A, KEEP_ALL);
    let values = play.view().public.dice.values();
    assert!(play.happened(Event::Valued { values }));

    let mut play = Play::from(&position);
    play.does(A, Action::Reroll([Die::WHITE].into_iter().collect()));
    let values = play.view().public.dice.values();
    assert!(play.happened(Event::Valued { values }));
}

/// QTM-4
#[test]
fn every_value_is_the_sum_of_its_faces() {
    random_matches(60, |play| {
        let view = play.view();
        for colour in Colour::ALL {
            let faces = Die::ALL.map(|die| view.public.dice.face(die));
            let own = faces.iter().filter(|face| face.colour() == Some(colour));
            let sum: u8 = own.map(|face| face.number()).sum();
            let white = faces[0].number();
            assert_eq!(view.value(colour), Value { colour, faces: sum, white, total: sum + white });
        }
    });
}

/// The first example of the rules.
/// QTM-4
#[test]
fn the_four_values_of_one_roll_are_the_four_choices() {
    let mut play = Play::from(&settled(&["", "", "", ""]));
    assert_eq!(totals(&play), [6, 13, 6, 8]);
    assert_eq!(play.offers(A), Colour::ALL);
    play.does(A, write(PURPLE));
    assert_eq!(play.row(A, PURPLE), [6]);
    assert_eq!(play.offers(B), [BLUE, RED, YELLOW]);
}

/// The second example of the rules.
/// QTM-8
#[test]
fn dice_set_aside_do_not_make_a_colour_absent() {
    let mut play = Play::from(&settled(&["", ""]).dice(TWO_COLOURS));
    assert_eq!(play.offers(A), Colour::ALL);
    play.does(A, write(PURPLE));
    for seat in [A, B] {
        assert_eq!(play.offers(seat), [BLUE, RED, YELLOW]);
    }
    assert_eq!(totals(&play), [3, 19, 3, 8]);

    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, write(BLUE));
    assert_eq!(play.offers(B), [PURPLE, RED, YELLOW]);
    assert_eq!(totals(&play), [6, 13, 6, 8]);
    play.does(A, PASS).does(B, write(RED));
    assert_eq!(play.row(B, RED), [6]);
}
