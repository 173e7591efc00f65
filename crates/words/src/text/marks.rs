//! The punctuation between items, values and sentences.

messages!(PunctuationMarks {
    /// The mark between the items of a list.
    list: [", ", ", ", "、"],
    /// The mark between a name and its value.
    value: [": ", ": ", "："],
    /// The mark between two sentences.
    sentences: [" ", " ", ""],
});

#[cfg(test)]
mod tests {
    use super::super::text;
    use crate::Lang;

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
