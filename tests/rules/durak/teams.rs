//! Two teams (DUR-20).

use super::play::*;
use mallard::engine::{Game, OptionError, Setup, SetupError};
use mallard::games::durak::{DealResult, Durak, Event, Options, Phase, Position, Refusal};

/// DUR-20
#[test]
fn teams_are_for_four_or_six_seats() {
    for seats in 2..=6 {
        let setup = Setup { seats, seed: 1, options: teams(throw_in()) };
        let dealt = Durak::deal(&setup, &mut ()).map(|_| ());
        let fits = seats == 4 || seats == 6;
        let misfit = OptionError { option: "teams", limit: "teams need 4 or 6 seats" };
        assert_eq!(dealt, if fits { Ok(()) } else { Err(SetupError::Options(misfit)) });
    }
}

/// DUR-20
#[test]
fn seats_of_the_teams_alternate_so_every_defender_is_attacked_by_the_others() {
    let hands = ["6s", "7s", "8s", "9s", "10s", "Js"];
    let position = Position::new("6h", &hands).options(teams(throw_in()));
    for (opener, attackers) in [(A, [A, C, E]), (B, [B, D, F]), (F, [F, B, D])] {
        let play = Play::from(&position.clone().opener(opener));
        assert_eq!(play.view().public.bout.attackers, attackers.into_iter().collect());
    }
}

/// DUR-20
#[test]
fn the_defenders_team_mates_may_not_attack() {
    let hands = ["7c Kd", "9d 9c 9s", "8c 10c", "8s 7s"];
    let position = Position::new("6h", &hands).options(teams(throw_in())).bout("7d/8d");
    let mut play = Play::from(&position);
    play.does(A, PASS);
    assert_eq!(play.turn(), C);
    assert_eq!(play.refuses(D, attack("8s")), Refusal::NotYourTurn);
    play.does(C, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }), "D was not asked");
}

/// DUR-20
#[test]
fn not_even_a_team_mate_that_transferred_earlier_in_the_bout_may_attack() {
    let hands = ["Kd Ks Kc", "7s 10d 10s 8d", "7c 8c 8s 9c", "9h Qd Qs Qc"];
    for base in [throw_in(), classic(), neighbours()] {
        let options = teams(Options { transfer: true, ..base });
        let mut play = Play::from(&Position::new("6h", &hands).options(options).bout("7d"));
        play.does(B, transfer("7s"));
        assert!(!play.view().public.bout.attackers.has(A), "C, of the opener's team, defends");
        play.does(C, transfer("7c"));
        assert_eq!(play.defender(), D);
        assert!(!play.view().public.bout.attackers.has(B), "D, of B's team, defends");
        assert!(play.view().public.bout.attackers.has(C));
    }
}

/// DUR-20
#[test]
fn a_team_wins_when_all_its_seats_are_out() {
    let hands = ["6s", "7d 7c", "8d 9d", "7s Ks"];
    let position = Position::new("6h", &hands).options(teams(classic()));
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, TAKE);
    assert!(play.happened(Event::Out { seat: A, place: 1 }));
    assert_eq!(play.result(), None, "C still plays");

    let hands = ["", "7d 7c", "8d", "7s Ks"];
    let position = Position::new("6h", &hands).out(A, 1).opener(C).options(teams(classic()));
    let mut play = Play::from(&position);
    play.does(C, attack("8d")).does(D, TAKE);
    assert_eq!(play.result(), Some(DealResult::Won([A, C].into_iter().collect())));
}

/// DUR-20
#[test]
fn the_right_of_an_out_seat_to_attack_goes_to_the_next_of_its_team() {
    // B takes, so C would attack; C is out, so A attacks for it, at B.
    let hands = ["6s Kd", "7d 7c", "", "7s Ks"];
    let position = Position::new("6h", &hands).out(C, 1).options(teams(classic()));
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(A), B));
}

/// DUR-20
#[test]
fn a_defender_that_beat_off_and_went_out_leaves_its_attack_to_its_team() {
    let hands = ["6s Kd", "7s", "8d 9d", "8s Ks"];
    let mut play = Play::from(&Position::new("6h", &hands).options(teams(classic())));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(D), A));
}

/// DUR-20
#[test]
fn an_out_seat_is_passed_over_as_defender_for_the_next_of_its_team() {
    let hands = ["6s Kd", "", "8d 9d", "8s Ks", "10d 10c", "Js Jd"];
    let position = Position::new("6h", &hands).out(B, 1).options(teams(classic()));
    assert_eq!(Play::from(&position).defender(), D, "C sits nearer but is of A's own team");
}

/// DUR-20
#[test]
fn among_six_the_next_team_mate_clockwise_takes_over() {
    let hands = ["6s Kd", "7d 7c", "", "8s Ks", "10d 10c", "Js Jd"];
    let position = Position::new("6h", &hands).out(C, 1).options(teams(classic()));
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(E), F), "not A, which comes later");
}

/// DUR-20
#[test]
fn a_transfer_names_a_seat_first_and_passes_over_it_if_it_is_out() {
    let hands = ["Kd Ks", "7s 10d 10s", "", "8s Qs", "9d 9c", "Js Jd"];
    let position = Position::new("6h", &hands).out(C, 1).options(teams(transfers())).bout("7d");
    let mut play = Play::from(&position);
    play.does(B, transfer("7s"));
    assert_eq!(play.defender(), E);
}

/// DUR-20
#[test]
fn the_neighbours_are_the_nearest_of_the_other_team() {
    let hands = ["7c Kd", "9d 9c 9s", "", "8s 7s", "8c 10c", "8h Jd"];
    let position = Position::new("6h", &hands).out(C, 1).options(teams(neighbours()));
    let play = Play::from(&position.bout("7d/8d"));
    assert_eq!(play.view().public.bout.attackers, [A, E].into_iter().collect());
}

/// DUR-18, DUR-20
#[test]
fn an_opener_farther_away_than_its_team_mates_keeps_its_attack_among_neighbours() {
    // D attacks; E is out, so A defends, between B and F. The opener still continues (DUR-8): DUR-18 takes the right
    // away only after a transfer.
    let hands = ["9d 9c 9s", "8s 10s", "Jd Js", "7c Kd", "", "8h Jc"];
    let position = Position::new("6h", &hands).out(E, 1).opener(D).options(teams(neighbours()));
    let play = Play::from(&position.bout("7d/8d"));
    assert_eq!(play.defender(), A);
    assert_eq!(play.view().public.bout.attackers, [B, D, F].into_iter().collect());
    assert_eq!(play.phase(), Phase::Add(D));
}

/// DUR-20
#[test]
fn both_teams_out_after_the_same_bout_is_a_draw() {
    let hands = ["", "", "8d", "9d"];
    let position = Position::new("6h", &hands).out(A, 1).out(B, 2).opener(C);
    let mut play = Play::from(&position.options(teams(classic())));
    play.does(C, attack("8d")).does(D, beat("8d", "9d"));
    assert_eq!(play.result(), Some(DealResult::Drawn));
    assert_eq!(play.standing().places(), [1, 1, 1, 1]);
}
