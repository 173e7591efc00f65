//! Reading a rules text: a title, sections, paragraphs and lists, `**bold**`, and the number of
//! a rule in brackets at the end of a line.

/// A rules text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rules {
    /// What stands above it.
    pub title: String,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// What stands above it.
    pub heading: String,
    /// What it says, in order.
    pub blocks: Vec<Block>,
}

/// A paragraph or a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A line of its own.
    Paragraph(Sentence),
    /// Lines with a dot before each.
    List(Vec<Sentence>),
}

/// A line of text and the rules it stands for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence {
    /// Plain and bold by turns, plain first.
    pub parts: Vec<String>,
    /// Such as `DUR-7`.
    pub rules: Vec<String>,
}

impl Sentence {
    /// The numbers of its rules alone, for the margin: which game they are of is plain.
    pub fn marks(&self) -> String {
        let number = |rule: &String| {
            rule.split_once('-').map_or(rule.as_str(), |(_, number)| number).to_owned()
        };
        self.rules.iter().map(number).collect::<Vec<_>>().join(" ")
    }
}

impl Rules {
    /// Reads a whole text. Whatever is not a heading or a list is a paragraph: nothing is lost.
    pub fn parse(text: &str) -> Self {
        let mut rules = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(heading) = line.strip_prefix("## ") {
                rules.sections.push(Section { heading: heading.to_owned(), blocks: Vec::new() });
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut rules.title);
            } else {
                if rules.sections.is_empty() {
                    rules.sections.push(Section::default());
                }
                let last = rules.sections.len() - 1;
                push_line(&mut rules.sections[last].blocks, line);
            }
        }
        rules
    }
}

fn push_line(blocks: &mut Vec<Block>, line: &str) {
    let Some(item) = line.strip_prefix("- ") else {
        return blocks.push(Block::Paragraph(sentence(line)));
    };
    match blocks.last_mut() {
        Some(Block::List(items)) => items.push(sentence(item)),
        _ => blocks.push(Block::List(vec![sentence(item)])),
    }
}

fn sentence(line: &str) -> Sentence {
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

    #[test]
    fn sections_lists_bold_and_rule_numbers_are_read() {
        let rules = Rules::parse(
            "# Durak\n\n## In short\nBeat **every** card. [DUR-5] [DUR-7]\n- one\n- two [DUR-8]\n",
        );
        assert_eq!(rules.title, "Durak");
        assert_eq!(rules.sections[0].heading, "In short");
        let Block::Paragraph(first) = &rules.sections[0].blocks[0] else { panic!("a paragraph") };
        assert_eq!(first.parts, ["Beat ", "every", " card."]);
        assert_eq!(first.rules, ["DUR-5", "DUR-7"]);
        let Block::List(items) = &rules.sections[0].blocks[1] else { panic!("a list") };
        assert_eq!(items[1].rules, ["DUR-8"]);
    }

    #[test]
    fn text_before_the_first_section_is_kept() {
        assert_eq!(Rules::parse("Hello").sections[0].blocks.len(), 1);
    }
}
