//! Branches: a match that continues another one from one of its steps.

use super::walk::Moment;
use crate::random::branched;
use mallard::engine::{Branch, Damage, Game, MOST_BRANCHES, Pending, Redeal, Seat, Table, Viewer};
use serde_json::json;

/// The seat that keeps its view sees no difference, and neither does the table.
pub(crate) fn a_redeal_changes_nothing_that_its_seat_sees<G: Game>(moment: &mut Moment<G>) {
    let step = moment.table.steps().len();
    for seat in moment.seats() {
        let seed = moment.rng.seed() >> 11;
        let branch = branched(&moment.table, step, Some(Redeal { seat, seed }));
        for viewer in [Viewer::Seat(seat), Viewer::Table] {
            assert_eq!(branch.view(viewer), moment.table.view(viewer), "{}: {seat:?}", G::SLUG);
        }
        // Who may interrupt depends on hands that the seat does not see.
        let asks = |table: &Table<G>| (table.pending().owed(), table.pending().actors().has(seat));
        assert_eq!(asks(&branch), asks(&moment.table), "{}", G::SLUG);
        assert_eq!(branch.steps(), moment.table.steps());
        assert_eq!(branch.branched_at(), Some(step));
        assert_eq!(branch.can_undo(), None, "its first decisions belong to another match");
        G::check_invariants(branch.state()).expect("it is a position like any other");
        loads_equal(&branch);
    }
}

/// A branch of a branch, from both sides of where it began: its record loads as it was, and its own steps can be undone.
pub(crate) fn it_is_played_and_loaded_like_any_match<G: Game>(moment: &mut Moment<G>) {
    let (steps, seat) = (moment.table.steps().len(), Seat::new(0));
    let redeal = |seed| Some(Redeal { seat, seed });
    let plain = branched(&moment.table, steps / 2, None);
    assert_eq!(Some(plain.state()), moment.table.position_after(steps / 2).as_ref());
    let mut branch = branched(&moment.table, steps / 2, redeal(1));
    play_on(&mut branch, moment);
    loads_equal(&branch);
    let (at, end) = (steps / 2, branch.steps().len());
    // Before the branch begins the cards are those of the first match.
    for step in [at / 2, at.saturating_sub(1)].into_iter().filter(|step| *step < at) {
        assert_eq!(branch.position_after(step), moment.table.position_after(step));
    }
    let mut again = branched(&branch, at + (end - at) / 2, redeal(2));
    assert_eq!(again.branches().len(), 2);
    play_on(&mut again, moment);
    loads_equal(&again);
    if at > 0 {
        let earlier = branched(&again, at / 2, None);
        assert_eq!(earlier.branches().len(), 1, "it never came to the others");
    }
    while again.undo() {}
    assert!(again.steps().len() >= at + (end - at) / 2);
    assert_eq!(Some(again.state()), again.position_after(again.steps().len()).as_ref());
}

/// A damaged branch is still one, and what it cannot be is refused.
pub(crate) fn a_damaged_one_stays_a_branch<G: Game>(moment: &Moment<G>) {
    let steps = moment.table.steps().len();
    let redeal = Some(Redeal { seat: Seat::new(0), seed: 1 });
    let branch = branched(&moment.table, steps, redeal);
    let record = serde_json::to_value(branch.record()).expect("a record is data");
    let opened = |name: &str, value| {
        let mut damaged = record.clone();
        damaged[name] = value;
        Table::<G>::open(&damaged)
    };
    if steps > 0 {
        let log = record["log"].as_array().expect("a log");
        let (short, damage) = opened("log", json!(log[..steps - 1])).expect("a part of it");
        assert_eq!(damage, Some(Damage { good: steps - 1 }));
        assert_eq!(short.branched_at(), Some(steps - 1), "it counts for no one");
        loads_equal(&short);
    }
    let mut short = record.clone();
    let later = Branch::new(u32::try_from(steps + 1).expect("a short match"), None);
    assert!(!later.cut(&mut short) && short == record, "it has fewer steps");
    let mut many = record.clone();
    let again = Branch::new(u32::try_from(steps).expect("a short match"), redeal);
    assert_eq!((0..99).take_while(|_| again.cut(&mut many)).count(), MOST_BRANCHES - 1);
    assert!(Table::<G>::open(&many).is_ok(), "the last one can still be opened");
    let seats = moment.table.setup().seats;
    for damage in [
        json!([{ "step": steps }, { "step": 0 }]),
        json!([{ "step": steps, "redeal": { "seat": seats, "seed": 1 } }]),
        json!([{ "step": -1 }]),
        json!(true),
        json!(vec![json!({ "step": 0 }); 65]),
    ] {
        assert!(opened("branches", damage).is_err());
    }
}

fn play_on<G: Game>(table: &mut Table<G>, moment: &mut Moment<G>) {
    for _ in 0..20 {
        if matches!(table.pending(), Pending::Over(_)) {
            break;
        }
        crate::random::play_anything(table, &mut moment.rng, &mut moment.scratch);
    }
}

fn loads_equal<G: Game>(table: &Table<G>) {
    let record = serde_json::to_value(table.record()).expect("a record is data");
    let (loaded, damage) = Table::<G>::open(&record).expect("it opens");
    assert_eq!((&loaded, damage), (table, None));
}
