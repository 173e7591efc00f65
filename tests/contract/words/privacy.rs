//! The claim about privacy: each language has it once, and the page and the documents say the same.

use super::written::written;
use mallard::texts::claim_privacy;
use mallard::words::Lang;
use std::fs;

/// Words of a claim about privacy.
const ABOUT_IT: [&str; 6] = ["server", "leaves the", "leaves your", "서버", "밖으로", "サーバー"];

/// The text of a file, with one space for each gap.
fn read(file: &str) -> String {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the file is there");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn page_and_manifest_contain_the_claim_in_every_language() {
    for file in ["index.html", "assets/manifest.webmanifest"] {
        let text = read(file);
        for lang in Lang::ALL {
            assert!(text.contains(claim_privacy(lang)), "{file}: {}", claim_privacy(lang));
        }
    }
    let english = claim_privacy(Lang::En);
    assert_eq!(read("index.html").matches(english).count(), 2, "the description and the text");
}

#[test]
fn documents_contain_the_claim() {
    for file in ["README.md", "docs/hosting.md", "docs/phones.md"] {
        let text = read(file);
        assert!(text.contains(claim_privacy(Lang::En)), "{file}: {}", claim_privacy(Lang::En));
        for old in ["othing leaves", "othing goes to"] {
            assert!(!text.contains(old), "{file}: {old}");
        }
    }
}

#[test]
fn no_other_text_makes_a_claim_of_its_own() {
    for lang in Lang::ALL {
        let claim = claim_privacy(lang);
        let mut is_there = false;
        for it in written(lang.tag()) {
            is_there |= it.file == "crates/texts/src/privacy.rs" && it.text == claim;
            // A game may say of a card what this list says of data.
            if it.file.starts_with("crates/games/")
                || it.file.starts_with("assets/") && !it.file.contains("manifest")
            {
                continue;
            }
            let rest = it.text.replace(claim, "");
            let word = ABOUT_IT.iter().find(|word| rest.contains(**word));
            assert_eq!(word, None, "{}: {:?}", it.file, it.text);
        }
        assert!(is_there, "{claim}");
    }
}
