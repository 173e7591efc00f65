//! The chances of Quantum.

use crate::fairness::{LeftToChance, Tally, check_fairness, count_seat, has_event, name, names};
use mallard::games::quantum::{Die, Quantum};
use serde_json::{Value, to_value};

impl LeftToChance for Quantum {
    fn count_deal(when: &str, view: &Value, tally: &mut Tally) {
        for (die, face) in Die::ALL.into_iter().zip(names(&view["public"]["dice"])) {
            count_face(&format!("{when} throw"), die, face, tally);
        }
        if when == "first" {
            let public = &view["public"];
            let seats = public["seats"].as_u64().and_then(|seats| usize::try_from(seats).ok());
            count_seat("who begins", seats.expect("a number"), &public["active"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        has_event(events, "turn_began", "turn", 2)
    }

    fn count_step(events: &[Value], _: impl FnOnce() -> Value, tally: &mut Tally) {
        for event in events {
            let rerolled = &event["rerolled"];
            let again = names(&rerolled["again"]);
            for (die, face) in Die::ALL.into_iter().zip(names(&rerolled["after"])) {
                if again.contains(&die.index().to_string()) {
                    count_face("thrown again", die, face, tally);
                }
            }
        }
    }
}

/// Each die has its own six faces.
fn count_face(question: &str, die: Die, face: String, tally: &mut Tally) {
    let faces = die.faces().map(|face| name(&to_value(face).expect("a face is data")));
    tally.record(&format!("{question}, die {}", die.index()), &faces, &[face]);
}

#[test]
fn dice_and_beginner_are_as_likely_as_chance_has_them() {
    check_fairness::<Quantum>();
}
