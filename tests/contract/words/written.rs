//! All texts of one language, wherever they are: the catalogues, the rules, the lessons, the page and its
//! manifest.

use mallard::words::{Block, RulesText};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A text, or the pattern of one with its slots, and its file.
pub struct Written {
    /// The file, from the root of the project.
    pub file: String,
    pub text: String,
}

/// All texts in the language of this tag.
pub fn written(tag: &str) -> Vec<Written> {
    let mut all = Vec::new();
    let mut add = |file: &str, texts: Vec<String>| {
        all.extend(texts.into_iter().map(|text| Written { file: file.to_owned(), text }));
    };
    for file in files("crates", &format!("{tag}.rs")) {
        add(&file, literals(&read(&file)));
    }
    for file in files("assets/rules", &format!("{tag}.md")) {
        add(&file, lines(RulesText::parse(&read(&file))));
    }
    for file in files("assets/lessons", &format!("{tag}.json")) {
        add(&file, sentences(&read(&file)));
    }
    let page = read("index.html");
    let marked = format!(" lang=\"{tag}\">");
    let elements = page.split(&marked).skip(1);
    add(
        "index.html",
        elements.filter_map(|rest| Some(rest.split_once("</")?.0.to_owned())).collect(),
    );
    let manifest = serde_json::from_str(&read("assets/manifest.webmanifest"));
    add("assets/manifest.webmanifest", under(tag, &manifest.expect("the manifest is JSON")));
    all
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect("it was found, or it is part of every build")
}

/// The files of this name in a folder, however deep.
fn files(folder: &str, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a folder of the project") {
            let entry = entry.expect("its entry");
            let path = folder.join(entry.file_name());
            if entry.file_type().expect("its type").is_dir() {
                folders.push(path);
            } else if entry.file_name() == name {
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

/// The lines of a rules text, without their numbers.
fn lines(rules: RulesText) -> Vec<String> {
    let mut lines = vec![rules.title];
    for section in rules.sections {
        lines.push(section.heading);
        for block in section.blocks {
            let sentences = match block {
                Block::Paragraph(sentence) => vec![sentence],
                Block::List(sentences) => sentences,
                Block::Figure(figure) => {
                    lines.extend(figure.rows.into_iter().flat_map(|row| row.labels));
                    vec![figure.caption]
                }
            };
            lines.extend(sentences.into_iter().map(|sentence| sentence.parts.concat()));
        }
    }
    lines
}

/// The sentences of a lesson, with their cards in braces.
fn sentences(lesson: &str) -> Vec<String> {
    let lesson: Value = serde_json::from_str(lesson).expect("a lesson is JSON");
    ["about", "say", "other", "flags", "play"].iter().flat_map(|key| under(key, &lesson)).collect()
}

/// The string literals of a source: every other piece between quotes, without comments.
fn literals(source: &str) -> Vec<String> {
    let code: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // A quote inside a literal must not end it.
    let code = code.join("\n").replace("\\\"", "\u{0}");
    code.split('"').skip(1).step_by(2).map(|literal| literal.replace('\0', "\"")).collect()
}

/// The texts under this key, however deep.
fn under(key: &str, value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let own = match fields.get(key) {
                Some(Value::Array(texts)) => texts.iter().filter_map(Value::as_str).collect(),
                Some(text) => text.as_str().into_iter().collect(),
                None => Vec::new(),
            };
            own.into_iter()
                .map(str::to_owned)
                .chain(fields.values().flat_map(|value| under(key, value)))
                .collect()
        }
        Value::Array(items) => items.iter().flat_map(|value| under(key, value)).collect(),
        _ => Vec::new(),
    }
}

/// Asserts that none of these texts has a fault.
pub fn assert_none(texts: &[Written], fault: impl Fn(&Written) -> Option<String>) {
    let faults: Vec<String> = texts
        .iter()
        .filter_map(|it| Some(format!("{}: {:?}: {}", it.file, it.text, fault(it)?)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn all_places_are_found() {
    for tag in ["en", "ko", "ja"] {
        let written = written(tag);
        let texts_in = |place: &str| written.iter().filter(|it| it.file.starts_with(place)).count();
        assert!(texts_in("crates/words/src/text/") > 100, "{tag}: the shared screens");
        assert!(texts_in("crates/games/") > 500, "{tag}: the games");
        assert!(texts_in("assets/rules/") > 300, "{tag}: the rules");
        assert!(texts_in("assets/lessons/") > 20, "{tag}: the lessons");
        if tag != "en" {
            assert!(texts_in("index.html") > 5, "{tag}: the page");
            assert!(texts_in("assets/manifest") > 5, "{tag}: the manifest");
        }
    }
}

#[test]
fn literals_are_read_without_the_code_around_them() {
    let source =
        "//! \"A comment.\"\nlet a = \"one\"; // two\nlet b = |n| format!(\"a \\\"b\\\" {n}\");";
    assert_eq!(literals(source), ["one", "a \"b\" {n}"]);
}
