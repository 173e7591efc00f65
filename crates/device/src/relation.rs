//! Compares an imported match with one that is here.

use serde_json::Value;

/// How two records of one match compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Relation {
    Same,
    /// The one here is this many moves longer.
    Ahead(usize),
    /// The one here is this many moves shorter.
    Behind(usize),
    /// From some move on they were played differently, or by other players.
    Differs,
}

impl Relation {
    /// Compares the record `here` with the imported one; `None` if they were dealt differently.
    pub fn compare(here: &Value, comes: &Value) -> Option<Self> {
        let dealt = |record: &Value| {
            let branches = record.get("branches").cloned();
            Some((record.get("game")?.clone(), record.get("setup")?.clone(), branches))
        };
        if dealt(here)? != dealt(comes)? {
            return None;
        }
        let hands = here.get("changes") == comes.get("changes");
        let (here, comes) = (log(here)?, log(comes)?);
        let together = here.iter().zip(comes).take_while(|(here, comes)| here == comes).count();
        Some(match (here.len() - together, comes.len() - together) {
            (0, 0) if hands => Self::Same,
            (0, 0) => Self::Differs,
            (more, 0) => Self::Ahead(more),
            (0, more) => Self::Behind(more),
            _ => Self::Differs,
        })
    }
}

fn log(record: &Value) -> Option<&Vec<Value>> {
    record.get("log")?.as_array()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn record(seed: u64, log: &[&str]) -> Value {
        json!({ "game": "durak", "setup": { "seed": seed }, "log": log })
    }

    #[test]
    fn records_of_the_same_deal_are_related() {
        let here = record(7, &["a", "b"]);
        assert_eq!(Relation::compare(&here, &record(7, &["a", "b"])), Some(Relation::Same));
        assert_eq!(Relation::compare(&here, &record(7, &[])), Some(Relation::Ahead(2)));
        assert_eq!(
            Relation::compare(&here, &record(7, &["a", "b", "c"])),
            Some(Relation::Behind(1))
        );
        assert_eq!(Relation::compare(&here, &record(7, &["a", "c"])), Some(Relation::Differs));
    }

    #[test]
    fn the_same_moves_with_another_at_a_seat_are_not_the_same() {
        let mut left = record(7, &["a"]);
        left["changes"] = json!([[1, 0, "give_up"]]);
        assert_eq!(Relation::compare(&record(7, &["a"]), &left), Some(Relation::Differs));
        assert_eq!(Relation::compare(&left, &left), Some(Relation::Same));
    }

    #[test]
    fn another_deal_is_another_match() {
        let here = record(7, &["a"]);
        assert_eq!(Relation::compare(&here, &record(8, &["a"])), None);
        let mut branch = record(7, &["a"]);
        branch["branches"] = json!([{ "step": 1 }]);
        assert_eq!(Relation::compare(&here, &branch), None);
        assert_eq!(Relation::compare(&json!({ "log": [] }), &here), None);
    }
}
