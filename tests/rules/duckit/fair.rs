//! The chances of Duckit.

use crate::fairness::{LeftToChance, Tally, hands, holds, name, seat, tells};
use mallard::games::duckit::Duckit;
use serde_json::Value;

impl LeftToChance for Duckit {
    fn dealt(when: &str, view: &Value, tally: &mut Tally) {
        let hands = hands(view);
        let beside = [name(&view["quacker"]["in_well"]["known"]), name(&view["turned_up"])];
        let deck = [hands.concat(), beside.to_vec()].concat();
        for (seat, hand) in hands.iter().enumerate() {
            tally.drew(&format!("{when} hand of seat {seat}"), &deck, hand);
        }
        // Later the deal passes on.
        if when == "first" {
            seat("who deals", hands.len(), &view["dealer"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        tells(events, "dealt", "round", 2)
    }
}

#[test]
fn hands_and_dealer_are_as_likely_as_chance_has_them() {
    holds::<Duckit>();
}
