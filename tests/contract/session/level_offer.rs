//! The neighbouring level of bots, offered after losses or wins in a row.

use super::history::book_of;
use super::tablet::Tab;
use crate::fake::Fake;
use mallard::device::{LevelOffer, MatchHistory, Storage, level_offer};
use mallard::engine::{Bot, Level};
use mallard::games::durak::Durak;
use serde_json::{Value, json};

const LEVELS: &[Level] = Durak::LEVELS;

/// A match of Mina against a bot of this level, and whether Mina wins.
type Against = (usize, bool);

fn played(value: &mut Value, (level, won): Against) {
    let bot = json!({ "name": null, "kind": { "bot": LEVELS[level].id }, "duck": 1 });
    value["players"] = json!([{ "name": "Mina", "kind": "person", "duck": 0 }, bot]);
    value["places"] = if won { json!([1, 2]) } else { json!([2, 1]) };
    value["bests"] = json!([null, null]);
}

/// The offers at the results of these matches, one after the other, each changed by `change` once it is over.
fn offers(matches: &[Against], change: impl Fn(usize, &mut Value)) -> Vec<Option<LevelOffer>> {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let at = |count: usize| {
        let book = book_of(count, |number, value| {
            played(value, matches[number]);
            change(number, value);
        });
        offer(&tab, &book, count - 1)
    };
    (1..=matches.len()).map(at).collect()
}

fn offer(storage: &dyn Storage, book: &Value, number: usize) -> Option<LevelOffer> {
    level_offer(storage, LEVELS, &MatchHistory::read(book), &format!("{number:x}"))
}

const fn easier(level: usize) -> LevelOffer {
    LevelOffer { level, easier: true }
}

const fn stronger(level: usize) -> LevelOffer {
    LevelOffer { level, easier: false }
}

#[test]
fn two_losses_offer_the_easier_level_once_and_three_wins_the_stronger_one() {
    let plain = |matches: &[Against]| offers(matches, |_, _| {});
    assert_eq!(plain(&[(1, false), (1, false), (1, false)]), [None, Some(easier(0)), None]);
    assert_eq!(
        plain(&[(1, true), (1, true), (1, true), (1, true)]),
        [None, None, Some(stronger(2)), None]
    );
    // No level is below the first or above the last.
    let last = LEVELS.len() - 1;
    assert_eq!(plain(&[(0, false), (0, false)]), [None, None]);
    assert_eq!(plain(&[(last, true), (last, true), (last, true)]), [None, None, None]);
    // Another level, or the other end of a match, starts the count again.
    assert_eq!(plain(&[(2, false), (1, false), (1, true), (1, false)]), [None; 4]);
    // Each level and direction is an offer of its own.
    let both = [(2, false), (2, false), (1, false), (1, false)];
    assert_eq!(plain(&both), [None, Some(easier(1)), None, Some(easier(0))]);
}

#[test]
fn only_matches_played_out_by_the_same_people_are_in_a_row() {
    let losses = [(1, false), (1, false)];
    for (what, change) in [
        ("came", json!(true)),
        ("early", json!(true)),
        ("stand_ins", json!([0])),
        ("game", json!("duckit")),
    ] {
        let offered = offers(&losses, |number, value| {
            if number == 0 {
                value[what] = change.clone();
                if what == "game" {
                    let third = json!({ "name": null, "kind": { "bot": "dabbler" }, "duck": 2 });
                    value["players"].as_array_mut().expect("a list").push(third);
                    value["places"] = json!([3, 1, 2]);
                    value["bests"] = json!([null, null, null]);
                }
            }
        });
        assert_eq!(offered, [None, None], "{what}");
    }
    let other = offers(&losses, |number, value| {
        value["players"][0]["name"] = json!(if number == 0 { "Jun" } else { "Mina" });
    });
    assert_eq!(other, [None, None]);
    // Spellings of a name are one player.
    let same = offers(&losses, |number, value| {
        value["players"][0]["name"] = json!(if number == 0 { "MINA" } else { "Mina" });
    });
    assert_eq!(same, [None, Some(easier(0))]);
}

#[test]
fn bots_of_several_levels_and_a_mixed_order_offer_nothing() {
    let three = |bots: [&str; 2], places: [u8; 3]| {
        offers(&[(1, false), (1, false)], |_, value| {
            let bot = |id: &str, duck| json!({ "name": null, "kind": { "bot": id }, "duck": duck });
            let person = value["players"][0].clone();
            value["players"] = json!([person, bot(bots[0], 1), bot(bots[1], 2)]);
            value["places"] = json!(places);
            value["bests"] = json!([null, null, null]);
        })
    };
    let own = LEVELS[1].id;
    assert_eq!(three([own, own], [3, 1, 2]), [None, Some(easier(0))]);
    assert_eq!(three([own, LEVELS[2].id], [3, 1, 2]), [None, None]);
    assert_eq!(three([own, own], [2, 1, 3]), [None, None]);
    assert_eq!(three([own, own], [1, 1, 1]), [None, None]);
}

#[test]
fn a_result_that_is_opened_again_still_offers() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let book = |count| book_of(count, |_, value| played(value, (1, false)));
    assert_eq!(offer(&tab, &book(2), 1), Some(easier(0)));
    assert_eq!(offer(&tab, &book(2), 1), Some(easier(0)));
    assert_eq!(offer(&tab, &book(3), 2), None);
    assert_eq!(offer(&tab, &book(3), 7), None, "no such match");
}
