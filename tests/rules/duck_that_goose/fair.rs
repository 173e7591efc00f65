//! The random events of Duck That Goose!.

use crate::fairness::{
    LeftToChance, Tally, check_fairness, count_new_deck, count_seat, has_event, name, names,
};
use mallard::games::duck_that_goose::DuckThatGoose;
use serde_json::Value;

impl LeftToChance for DuckThatGoose {
    fn count_deal(when: &str, view: &Value, tally: &mut Tally) {
        let ranges = view["ranges"].as_array().expect("a range for each seat");
        let range = |cards: &Value| {
            let cards = cards.as_array().expect("cards").iter();
            cards.map(|card| name(&card["down"]["kind"])).collect::<Vec<_>>()
        };
        let ranges: Vec<_> = ranges.iter().map(range).collect();
        let discard = [name(&view["pile"]["top"]["kind"])];
        let deck = names(&view["deck"]["seen"]);
        let all = [ranges.concat(), deck, discard.to_vec()].concat();
        for (number, range) in ranges.iter().enumerate() {
            tally.record(&format!("{when} cards of seat {number}"), &all, range);
        }
        tally.record(&format!("{when} discard"), &all, &discard);
        if when == "first" {
            count_seat("who deals", ranges.len(), &view["public"]["dealer"], tally);
        }
    }

    fn is_second(events: &[Value]) -> bool {
        has_event(events, "dealt", "round", 2)
    }

    fn count_step(events: &[Value], view: impl FnOnce() -> Value, tally: &mut Tally) {
        if events.iter().any(|event| event.get("renewed").is_some()) {
            count_new_deck(&view(), tally);
        }
    }
}

#[test]
fn cards_and_dealer_are_as_likely_as_chance_has_them() {
    check_fairness::<DuckThatGoose>();
}
