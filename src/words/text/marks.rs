//! What stands between things that are said one after another.

use super::Text;

/// The marks of one language.
#[derive(Debug)]
pub struct Marks {
    /// Between the things of a list.
    pub list: &'static str,
    /// Between a name and what it stands for.
    pub value: &'static str,
    /// Between two sentences.
    pub sentences: &'static str,
}

impl Text {
    /// Things one after another, without an "and": "7, 8, 9".
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.marks.list)
    }

    /// A name and what it stands for: "Theme: dark".
    pub fn value(&self, name: &str, value: &str) -> String {
        [name, value].join(self.marks.value)
    }

    /// Whole sentences, one after another.
    pub fn sentences(&self, said: &[&str]) -> String {
        said.join(self.marks.sentences)
    }
}
