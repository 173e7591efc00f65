//! A line of a rules text.

/// A line of text, and the rules it states.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence {
    /// Plain and bold parts in turn, beginning with a plain one.
    pub parts: Vec<String>,
    /// The numbers of the rules, such as `DUR-7`.
    pub rules: Vec<String>,
}

impl Sentence {
    /// The numbers of its rules without the game, which the page already shows; for the margin.
    pub fn marks(&self) -> String {
        self.rules.iter().map(|rule| number_of(rule)).collect::<Vec<_>>().join(" ")
    }

    /// Does this line state the rule with `number`, such as `7`?
    pub fn cites_rule(&self, number: &str) -> bool {
        self.rules.iter().any(|rule| number_of(rule) == number)
    }
}

/// The number of `rule` without its game: `7` for `DUR-7`.
pub fn number_of(rule: &str) -> &str {
    rule.split_once('-').map_or(rule, |(_, number)| number)
}

/// Reads a line.
pub(super) fn sentence(line: &str) -> Sentence {
    let (mut line, mut rules) = (line, Vec::new());
    while let Some((before, rule)) = line.strip_suffix(']').and_then(|line| line.rsplit_once('[')) {
        rules.insert(0, rule.to_owned());
        line = before.trim_end();
    }
    Sentence { parts: line.split("**").map(ToOwned::to_owned).collect(), rules }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_margin_names_rules_by_their_numbers_alone() {
        let sentence = Sentence {
            parts: Vec::new(),
            rules: ["DUR-7", "DUR-17a"].map(ToOwned::to_owned).to_vec(),
        };
        assert_eq!(sentence.marks(), "7 17a");
        assert_eq!(Sentence::default().marks(), "");
    }
}
