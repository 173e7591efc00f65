//! Every text of a language as it is written: the literals of its catalogues, its rules, what
//! stands in the page and in the manifest.

use mallard::words::{Block, Rules};
use std::fs;
use std::path::{Path, PathBuf};

/// Under this folder of the repository.
pub(super) fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All files below a folder, in order.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it is read").path()).collect();
    paths.sort();
    let below = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    paths.into_iter().flat_map(below).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it is a text")
}

/// The literals of the catalogues of this language, as they stand in `words/text/`.
pub(super) fn catalogues(tag: &str) -> Vec<String> {
    let name = format!("{tag}.rs");
    let named = |path: &PathBuf| path.file_name().is_some_and(|file| file == name.as_str());
    let sources = files(&root("src")).into_iter().filter(named);
    sources.flat_map(|path| literals(&read(&path))).collect()
}

/// The lines of the rules of all games, without their numbers.
pub(super) fn rules(tag: &str) -> Vec<String> {
    let named = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == tag);
    let texts = files(&root("assets/rules")).into_iter().filter(named);
    texts.flat_map(|path| lines(Rules::parse(&read(&path)))).collect()
}

fn lines(rules: Rules) -> Vec<String> {
    let mut lines = vec![rules.title];
    for section in rules.sections {
        lines.push(section.heading);
        for block in section.blocks {
            let sentences = match block {
                Block::Paragraph(sentence) => vec![sentence],
                Block::List(sentences) => sentences,
            };
            lines.extend(sentences.into_iter().map(|sentence| sentence.parts.concat()));
        }
    }
    lines
}

/// What the page says before a program runs.
pub(super) fn page(tag: &str) -> Vec<String> {
    let page = read(&root("index.html"));
    let mark = format!("lang=\"{tag}\">");
    let pieces = page.split(&mark).skip(1);
    pieces.filter_map(|piece| piece.split('<').next()).map(ToOwned::to_owned).collect()
}

/// What the manifest says.
pub(super) fn manifest(tag: &str) -> Vec<String> {
    let manifest = read(&root("assets/manifest.webmanifest"));
    let mut said = Vec::new();
    values(&serde_json::from_str(&manifest).expect("it is JSON"), tag, &mut said);
    said
}

/// The texts under this key, however deep.
fn values(json: &serde_json::Value, key: &str, said: &mut Vec<String>) {
    match json {
        serde_json::Value::Array(list) => list.iter().for_each(|json| values(json, key, said)),
        serde_json::Value::Object(fields) => {
            for (name, json) in fields {
                match json.as_str() {
                    Some(text) if name == key => said.push(text.to_owned()),
                    _ => values(json, key, said),
                }
            }
        }
        _ => {}
    }
}

/// The texts between quotes in a source, comments left out.
fn literals(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(at) = rest.find(['"', '/']) {
        let (mark, after) = (rest.as_bytes()[at], &rest[at + 1..]);
        rest = match mark {
            b'/' if after.starts_with('/') => after.split_once('\n').map_or("", |(_, next)| next),
            b'"' => {
                let (literal, next) = literal(after);
                found.push(literal);
                next
            }
            _ => after,
        };
    }
    found
}

/// A literal from behind its first quote, and what comes after its last one. Of escapes, only a
/// quote counts: the others stand for what nobody reads.
fn literal(source: &str) -> (String, &str) {
    let (mut said, mut rest) = (String::new(), source);
    loop {
        let end = rest.find(['"', '\\']).expect("a literal ends");
        said.push_str(&rest[..end]);
        let escape = rest.as_bytes()[end] == b'\\';
        let after = &rest[end + 1..];
        if !escape {
            return (said, after);
        }
        rest = if let Some(code) = after.strip_prefix("u{") {
            code.split_once('}').expect("a code ends").1
        } else {
            said.extend(after.chars().take(1).filter(|&escaped| escaped == '"'));
            &after[1..]
        };
    }
}

#[test]
fn literals_are_found_between_code_and_comments() {
    let source =
        "// \"not this\"\nname: \"one\", of: |n| format!(\"{n}\\\"x\\\"\\u{200B}y\"), // \"nor\"\n";
    assert_eq!(literals(source), ["one", "{n}\"x\"y"]);
}
