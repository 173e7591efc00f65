//! The chances of Durak.

use crate::fairness::{LeftToChance, Tally, hands, holds, name, names, seat, tells};
use mallard::games::durak::Durak;
use serde_json::Value;

impl LeftToChance for Durak {
    const OPTIONS: &str = r#"{"length":{"deals":3}}"#;

    fn dealt(when: &str, view: &Value, tally: &mut Tally) {
        let hands = hands(view);
        let deck = [hands.concat(), names(&view["stock"]["seen"])].concat();
        for (seat, hand) in hands.iter().enumerate() {
            tally.drew(&format!("{when} hand of seat {seat}"), &deck, hand);
        }
        tally.drew(&format!("{when} trump"), &deck, &[name(&view["trump"]["card"])]);
        // Later it follows from the deal before.
        if when == "first" {
            seat("who opens", hands.len(), &view["bout"]["opener"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        tells(events, "dealt", "deal", 2)
    }
}

#[test]
fn hands_trump_and_opener_are_as_likely_as_chance_has_them() {
    holds::<Durak>();
}
