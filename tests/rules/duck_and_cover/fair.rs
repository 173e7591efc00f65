//! The chances of Duck & Cover.

use crate::fairness::{LeftToChance, Tally, check_fairness, count_new_deck, has_event, names};
use mallard::games::duck_and_cover::DuckAndCover;
use serde_json::Value;

impl LeftToChance for DuckAndCover {
    fn count_deal(when: &str, view: &Value, tally: &mut Tally) {
        let tableaux = view["tableaux"].as_array().expect("a tableau for each seat");
        for (seat, tableau) in tableaux.iter().enumerate() {
            let stacks = tableau["stacks"].as_array().expect("stacks");
            let numbers: Vec<String> =
                stacks.iter().map(|stack| stack["number"].to_string()).collect();
            for stack in stacks {
                let cell = format!("{when} duck of seat {seat} at {}", stack["cell"]);
                tally.record(&cell, &numbers, &[stack["number"].to_string()]);
            }
        }
        let deck = names(&view["deck"]["seen"]);
        for (at, card) in deck.iter().enumerate() {
            tally.record(&format!("{when} deck, card {at}"), &deck, std::slice::from_ref(card));
        }
    }

    fn is_second(events: &[Value]) -> bool {
        has_event(events, "round_began", "round", 2)
    }

    fn count_step(events: &[Value], view: impl FnOnce() -> Value, tally: &mut Tally) {
        if events.iter().any(|event| event.get("reshuffled").is_some()) {
            count_new_deck(&view(), tally);
        }
    }
}

#[test]
fn ducks_and_calls_are_uniformly_distributed() {
    check_fairness::<DuckAndCover>();
}
