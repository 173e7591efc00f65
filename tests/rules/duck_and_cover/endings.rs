//! A golden playthrough (`tests/goldens/duck-and-cover/`) shows each way a round and a match can
//! end.

use std::fs;
use std::path::Path;

/// The text that a file must contain to match its name.
const ENDINGS: [(&str, &[&str]); 6] = [
    ("seven_single_stacks", &[r#""ending":"single_stack""#, r#""points":-5"#, r#""points":12"#]),
    ("full_discard_zones", &[r#""ending":"discards_full""#, r#""count":8,"left":0"#]),
    ("four_hundred_calls", &[r#""number":400"#, r#""ending":"most_calls""#, "reshuffled"]),
    ("a_shared_win", &["standing [1,1]"]),
    (
        "a_tie_broken_by_visible_cards",
        &[
            r#""visible":[1,2,6,7,9],"points":9,"total":22"#,
            r#""visible":[1,6,7,9],"points":8,"total":22"#,
            "standing [2,1]",
        ],
    ),
    ("choices_changed", &[r#""changed":true"#]),
];

#[test]
fn the_playthroughs_show_every_way_a_match_can_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/duck-and-cover");
    for (name, needed) in ENDINGS {
        let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect(name);
        for ending in needed {
            assert!(text.contains(ending), "{name} does not show {ending}");
        }
    }
}
