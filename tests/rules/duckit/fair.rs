//! The chances of Duckit.

use crate::fairness::{LeftToChance, Tally, check_fairness, count_seat, hands, has_event, name};
use mallard::games::duckit::Duckit;
use serde_json::Value;

impl LeftToChance for Duckit {
    fn count_deal(when: &str, view: &Value, tally: &mut Tally) {
        let hands = hands(view);
        let beside =
            [name(&view["quacker"]["in_well"]["known"]), name(&view["public"]["turned_up"])];
        let deck = [hands.concat(), beside.to_vec()].concat();
        for (seat, hand) in hands.iter().enumerate() {
            tally.record(&format!("{when} hand of seat {seat}"), &deck, hand);
        }
        // Later the deal passes on.
        if when == "first" {
            count_seat("who deals", hands.len(), &view["public"]["dealer"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        has_event(events, "dealt", "round", 2)
    }
}

#[test]
fn hands_and_dealer_are_as_likely_as_chance_has_them() {
    check_fairness::<Duckit>();
}
