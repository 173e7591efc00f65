//! The dice (QTM-1).

use super::play::{A, Play, random_matches};
use mallard::games::quantum::{Colour, Die, DieFace, Row};
use std::collections::BTreeMap;

/// The colour dice as the rules list them.
const LISTED: [&str; 6] = [
    "R1 R4 Y5 B1 B5 P6",
    "R2 R6 Y1 Y3 B5 P4",
    "R1 R3 Y2 Y4 B4 P3",
    "R5 Y6 B2 B4 P1 P3",
    "R3 Y4 B2 B6 P2 P5",
    "R6 Y1 Y5 B3 P2 P6",
];

fn names(die: Die) -> String {
    die.faces().map(|face| face.to_string()).join(" ")
}

/// All faces of the colour dice.
fn coloured() -> impl Iterator<Item = DieFace> {
    Die::ALL[1..].iter().flat_map(|die| *die.faces())
}

/// QTM-1
#[test]
fn there_are_one_white_die_and_six_colour_dice() {
    assert_eq!(Die::ALL.len(), 7);
    assert_eq!(Die::ALL[0], Die::WHITE);
    assert!(Die::WHITE.faces().iter().all(|face| face.colour().is_none()));
    assert!(coloured().all(|face| face.colour().is_some()));
}

/// QTM-1
#[test]
fn the_white_die_shows_1_to_6() {
    assert_eq!(Die::WHITE.faces().map(DieFace::number), [1, 2, 3, 4, 5, 6]);
}

/// QTM-1
#[test]
fn each_colour_die_has_the_faces_of_the_rules() {
    for (die, listed) in Die::ALL[1..].iter().zip(LISTED) {
        assert_eq!(names(*die), listed);
    }
}

/// QTM-1
#[test]
fn each_colour_is_on_9_of_the_36_faces() {
    assert_eq!(coloured().count(), 36);
    for colour in Colour::ALL {
        let faces = coloured().filter(|face| face.colour() == Some(colour));
        assert_eq!(faces.count(), 9, "{colour:?}");
    }
}

/// QTM-1
#[test]
fn the_best_faces_of_any_colour_sum_to_27_and_33_with_white() {
    for colour in Colour::ALL {
        let own = |face: &&DieFace| face.colour() == Some(colour);
        let best = |die: &Die| die.faces().iter().filter(own).map(|face| face.number()).max();
        let sum: u8 = Die::ALL[1..].iter().filter_map(best).sum();
        assert_eq!(sum, 27, "{colour:?}");
        let white = Die::WHITE.faces().iter().map(|face| face.number()).max().expect("faces");
        assert_eq!(sum + white, 33);
    }
}

/// QTM-1
#[test]
fn all_faces_of_a_die_come_up_equally_often() {
    let mut seen = BTreeMap::new();
    for seed in 0..6_000 {
        let dice = Play::deal(2, seed).view().public.dice;
        for die in Die::ALL {
            *seen.entry((die, dice.face(die))).or_insert(0) += 1;
        }
    }
    assert_eq!(seen.len(), 42);
    // A thousand each; five standard deviations are 144.
    assert!(seen.values().all(|count| (850..1_150).contains(count)), "{seen:?}");
}

/// QTM-1
#[test]
fn dice_show_only_their_own_faces() {
    random_matches(60, |play| {
        let dice = play.view().public.dice;
        assert!(Die::ALL.iter().all(|&die| die.faces().contains(&dice.face(die))));
        assert!(play.sheet(A).rows.iter().flat_map(Row::numbers).all(|&n| n <= 33));
    });
}
