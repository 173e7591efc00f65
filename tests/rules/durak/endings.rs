//! A golden playthrough (`tests/goldens/durak/`) shows each way a deal can end.

use std::fs;
use std::path::Path;

/// The text that a file must contain to match its name.
const ENDINGS: [(&str, &str); 11] = [
    ("two_hands_won", r#""result":{"won":[1]}"#),
    ("two_hands_drawn", r#""result":"drawn""#),
    ("a_fool_among_four", r#""result":{"fool":3}"#),
    ("no_fool", "standing [1,2,2]"),
    ("a_team_wins", r#""result":{"won":[0,2]}"#),
    ("three_only_take", "idle_bouts 200"),
    ("three_deals", r#""deal_ended":{"deal":3"#),
    ("three_deals", r#""result":"drawn""#),
    ("finished_between_two_deals", r#"{"finished":{"seat":"#),
    ("left_of_the_fool_leads", r#""result":{"fool":2}"#),
    ("first_out_leads", r#""result":{"fool":1}"#),
];

#[test]
fn the_playthroughs_show_every_way_a_deal_can_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/durak");
    for (name, ending) in ENDINGS {
        let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect(name);
        assert!(text.contains(ending), "{name} does not show {ending}");
    }
}
