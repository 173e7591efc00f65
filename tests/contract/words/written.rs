//! All texts of one language, wherever they are: the catalogues, the rules, the lessons, the page and its
//! manifest.

use super::english::strip_between;
use mallard::words::{Block, Lang, RulesText};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A text, or the pattern of one with its slots, and its file.
pub struct Written {
    /// The file, from the root of the project.
    pub file: String,
    pub text: String,
}

/// Where the texts are that belong to no game.
pub const SHARED: [&str; 2] = ["crates/words/src/text/", "crates/texts/src/"];

/// Does this file of source have texts in every language?
pub fn has_texts(file: &str) -> bool {
    file.contains("/text/") || file.starts_with("crates/texts/src/")
}

/// All texts in the language of this tag.
pub fn written(tag: &str) -> Vec<Written> {
    let mut all = Vec::new();
    let mut add = |file: &str, texts: Vec<String>| {
        all.extend(texts.into_iter().map(|text| Written { file: file.to_owned(), text }));
    };
    let column = Lang::ALL.iter().position(|lang| lang.tag() == tag).expect("a language");
    for file in files("crates", ".rs").into_iter().filter(|file| has_texts(file)) {
        let is_in_one_language = Lang::ALL.iter().any(|lang| has_name(&file, lang.tag()));
        if has_name(&file, tag) {
            add(&file, literals(&read(&file)));
        } else if !is_in_one_language {
            add(&file, column_of(&read(&file), column));
        }
    }
    for file in files("assets/rules", &format!("/{tag}.md")) {
        add(&file, lines(RulesText::parse(&read(&file))));
    }
    for file in files("assets/lessons", &format!("/{tag}.json")) {
        add(&file, sentences(&read(&file)));
    }
    let page = read("index.html");
    add("index.html", elements(&page, tag));
    let manifest = serde_json::from_str(&read("assets/manifest.webmanifest"));
    add("assets/manifest.webmanifest", under(tag, &manifest.expect("the manifest is JSON")));
    all
}

/// The texts of the elements of a page in this language, without the elements in them.
fn elements(page: &str, tag: &str) -> Vec<String> {
    let marked = format!(" lang=\"{tag}\">");
    let text = |(at, found): (usize, &str)| {
        let element = page[..at].rsplit('<').next()?.split(' ').next()?;
        let (text, _) = page[at + found.len()..].split_once(&format!("</{element}>"))?;
        Some(strip_between(text, "<", ">"))
    };
    page.match_indices(&marked).filter_map(text).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of the project.
pub fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect("it was found, or it is part of every build")
}

/// Is this file of source named after the tag of a language?
fn has_name(file: &str, tag: &str) -> bool {
    file.ends_with(&format!("/{tag}.rs"))
}

/// The files in a folder, however deep, whose paths have this end.
pub fn files(folder: &str, end: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a folder of the project") {
            let entry = entry.expect("its entry");
            let path = folder.join(entry.file_name());
            if entry.file_type().expect("its type").is_dir() {
                folders.push(path);
            } else {
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found.retain(|file| file.ends_with(end));
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

/// A source without comments, cut at the quotes of its literals: code and literals in turn.
fn pieces(source: &str) -> Vec<String> {
    let code: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // A quote inside a literal must not end it.
    let code = code.join("\n").replace("\\\"", "\u{0}");
    code.split('"').map(|piece| joined(&piece.replace('\0', "\""))).collect()
}

/// A literal whose lines end with `\`, in one line.
fn joined(literal: &str) -> String {
    let mut lines = literal.split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    lines.fold(first, |text, line| text + line.trim_start())
}

/// The string literals of a source.
fn literals(source: &str) -> Vec<String> {
    pieces(source).into_iter().skip(1).step_by(2).collect()
}

/// The string literals in this column of the rows of `messages!`, and of what `Lang::pick` chooses from. A row is in
/// brackets, after the colon of its name or after the parameters.
fn column_of(source: &str, column: usize) -> Vec<String> {
    let mut found = Vec::new();
    let (mut depth, mut at, mut before) = (0, 0, ' ');
    for (index, piece) in pieces(source).into_iter().enumerate() {
        if index % 2 == 1 {
            if depth > 0 && at == column {
                found.push(piece);
            }
            continue;
        }
        for letter in piece.chars().filter(|letter| !letter.is_whitespace()) {
            match letter {
                '[' if depth == 0 && [':', '|', '('].contains(&before) => (depth, at) = (1, 0),
                '[' | '(' | '{' if depth > 0 => depth += 1,
                ']' | ')' | '}' if depth > 0 => depth -= 1,
                ',' if depth == 1 => at += 1,
                _ => (),
            }
            before = letter;
        }
    }
    found
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
        for place in SHARED {
            assert!(texts_in(place) > 100, "{tag}: {place}");
        }
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
fn an_element_of_the_page_is_read_to_its_end() {
    let page = "<p>One</p><p lang=\"ko\">둘 <a href=\"\">셋</a> 넷</p><b lang=\"ja\">五</b>";
    assert_eq!(elements(page, "ko"), ["둘 셋 넷"]);
    assert_eq!(elements(page, "ja"), ["五"]);
}

#[test]
fn literals_are_read_without_the_code_around_them() {
    let source =
        "//! \"A comment.\"\nlet a = \"one\"; // two\nlet b = |n| format!(\"a \\\"b\\\" {n}\");";
    assert_eq!(literals(source), ["one", "a \"b\" {n}"]);
}

#[test]
fn rows_are_read_in_each_column() {
    let source = r#"
        messages!(Pond {
            // ["A comment."]
            title: ["The pond", "연못", "池"],
            leads: |names: &[String], count: u8| [
                match count { 1 => "one, two".to_owned(), _ => format!("{count} [of] {}", names[0]) },
                "{count}마리, \
                 모두",
                "{count}羽"
            ],
            kinds: [["duck", "goose"], ["오리", "거위"], ["カモ", "ガチョウ"]] as [&'static str; 2],
        });
        const NO_ROW: [&str; 1] = ["neither"];
        lang.pick(["I", "나", "私"])
    "#;
    assert_eq!(
        column_of(source, 0),
        ["The pond", "one, two", "{count} [of] {}", "duck", "goose", "I"]
    );
    assert_eq!(column_of(source, 1), ["연못", "{count}마리, 모두", "오리", "거위", "나"]);
    assert_eq!(column_of(source, 2), ["池", "{count}羽", "カモ", "ガチョウ", "私"]);
}
