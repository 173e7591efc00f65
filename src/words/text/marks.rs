//! The punctuation between items, values and sentences.

use super::Messages;

/// The punctuation of one language.
#[derive(Debug)]
pub struct PunctuationMarks {
    /// The mark between the items of a list.
    pub list: &'static str,
    /// The mark between a name and its value.
    pub value: &'static str,
    /// The mark between two sentences.
    pub sentences: &'static str,
}

impl Messages {
    /// Joins items in a list without an "and": "7, 8, 9".
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.marks.list)
    }

    /// Joins `name` and `value`: "Theme: dark".
    pub fn value(&self, name: &str, value: &str) -> String {
        [name, value].join(self.marks.value)
    }

    /// Joins whole sentences.
    pub fn sentences(&self, said: &[&str]) -> String {
        said.join(self.marks.sentences)
    }
}

#[cfg(test)]
mod tests {
    use super::super::text;
    use crate::words::Lang;

    #[test]
    fn each_language_sets_its_own_marks() {
        let said = |lang| {
            let text = text(lang);
            let list = text.list(&["1", "2", "3"].map(ToOwned::to_owned));
            [list, text.value("A", "b"), text.sentences(&["One", "Two"])]
        };
        assert_eq!(said(Lang::En), ["1, 2, 3", "A: b", "One Two"]);
        assert_eq!(said(Lang::Ko), ["1, 2, 3", "A: b", "One Two"]);
        assert_eq!(said(Lang::Ja), ["1、2、3", "A：b", "OneTwo"]);
    }
}
