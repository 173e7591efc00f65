//! Impossible positions are refused.

use super::play::{A, ALL_BUT_ONE, B, BLUE, OPEN, RED, TWO_COLOURS, dice, settled};
use mallard::engine::Seat;
use mallard::games::quantum::{Choice, Phase, Position};

#[track_caller]
fn refused(position: &Position, reason: &str) {
    assert_eq!(position.state().map(drop), Err(reason.to_owned()));
}

#[test]
fn sheets_that_cannot_be_are_refused() {
    refused(&Position::new(&[""]), "1 seats cannot play");
    refused(&Position::new(&["4 4", ""]), "4 cannot follow [4]");
    refused(&Position::new(&["1 2 3 4 4", ""]), "4 cannot follow [1, 2, 3, 4]");
    refused(&Position::new(&["34", ""]), "34 cannot follow []");
    refused(&Position::new(&["0", ""]), "0 cannot follow []");
    refused(&Position::new(&["1/2/3/4/5", ""]), "a sheet has four rows");
    refused(&Position::new(&["", ""]).penalties([6, 0, 0, 0]), "6 penalties");
    let nobody = "a seat writes that is not at the table";
    refused(&Position::new(&["", ""]).penalties([0, 0, 1, 0]), nobody);
}

#[test]
fn impossible_dice_are_refused() {
    let dice = |names| Position::new(&["", ""]).dice(names);
    refused(&dice("W1 R1"), "2 dice, not seven");
    refused(&dice("W1 R2 R2 R1 R5 R3 R6"), "R2 is not on die 1");
    refused(&dice("R1 R1 R2 R1 R5 R3 R6"), "R1 is not on die 0");
    refused(&dice("W1 R9 R2 R1 R5 R3 R6"), "there is no face \"R9\"");
}

#[test]
fn impossible_turns_are_refused() {
    let position = Position::new(&["", ""]);
    refused(&position.clone().active(Seat::new(2)), "the active seat is not at the table");
    let early = position.clone().rerolled(dice(&[1]));
    refused(&early, "dice were rolled again before it was asked");
    refused(&position.phase(Phase::Over), "Over does not fit the sheets");
    let full = ALL_BUT_ONE.replace("17 14", "17 14 13");
    refused(&Position::new(&[&full, ""]), "Reroll does not fit the sheets");
}

#[test]
fn impossible_choices_are_refused() {
    let open = settled(&["", "// 7"]).phase(OPEN);
    let red = Some(Choice::Write(RED));
    let second_red = [None, red, None, None];
    refused(&open.clone().choices(second_red), "Red was chosen and does not fit");
    let pass = Some(Choice::Pass);
    let third = [None, None, pass, None];
    refused(&open.clone().choices(third), "a seat chose that is not at the table");
    let all = [pass, pass, None, None];
    refused(&open.clone().choices(all), "all have chosen and nothing came of it");
    let early = open.clone().phase(Phase::Active).choices(second_red);
    refused(&early, "a seat chose before it was asked");
    let aside = |colour| Phase::Everyone { aside: Some(colour) };
    refused(&open.phase(aside(BLUE)), "Blue was set aside but not written");
    let both = settled(&["// 3", ""]).dice(TWO_COLOURS);
    refused(&both.phase(aside(RED)).choices(second_red), "Red was set aside and chosen");
}

#[test]
fn a_position_sets_up_its_state() {
    let position = settled(&["1 2", "3"]).active(B).turn(9).penalties([1, 2, 0, 0]);
    let play = super::play::Play::from(&position.rerolled(dice(&[0, 6])));
    let view = play.view();
    assert_eq!((view.public.active, view.public.turn, view.public.phase), (B, 9, Phase::Active));
    assert_eq!(view.public.rerolled, dice(&[0, 6]));
    assert_eq!((view.public.sheets[0].penalties, view.public.sheets[1].penalties), (1, 2));
    assert_eq!(view.sheet(A).rows[0].numbers(), [1, 2]);
}
