//! The chances of Durak.

use crate::fairness::{
    LeftToChance, Tally, check_fairness, count_seat, hands, has_event, name, names,
};
use mallard::games::durak::Durak;
use serde_json::Value;

impl LeftToChance for Durak {
    const OPTIONS: &str = r#"{"length":{"deals":3}}"#;

    fn count_deal(when: &str, view: &Value, tally: &mut Tally) {
        let hands = hands(view);
        let deck = [hands.concat(), names(&view["stock"]["seen"])].concat();
        for (seat, hand) in hands.iter().enumerate() {
            tally.record(&format!("{when} hand of seat {seat}"), &deck, hand);
        }
        tally.record(&format!("{when} trump"), &deck, &[name(&view["public"]["trump"]["card"])]);
        // Later it follows from the deal before.
        if when == "first" {
            count_seat("who opens", hands.len(), &view["public"]["bout"]["opener"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        has_event(events, "dealt", "deal", 2)
    }
}

#[test]
fn hands_trump_and_opener_are_as_likely_as_chance_has_them() {
    check_fairness::<Durak>();
}
