//! Reading a rules text: a title, sections, paragraphs, lists and figures, `**bold**`, and the number of
//! a rule in brackets at the end of a line.

mod figure;
mod search;

pub use figure::{Figure, FigureRow, Shown, Spot, Stress};
pub use search::{Hit, Needle, Run, runs};

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

/// A paragraph, a list or a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A line of its own.
    Paragraph(Sentence),
    /// Lines with a dot before each.
    List(Vec<Sentence>),
    /// Pieces as they lie on the table.
    Figure(Figure),
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
        self.rules.iter().map(|rule| number_of(rule)).collect::<Vec<_>>().join(" ")
    }

    /// Does it stand for the rule of this number, such as `7`?
    pub fn says(&self, number: &str) -> bool {
        self.rules.iter().any(|rule| number_of(rule) == number)
    }
}

/// The number of a rule in its game: `7` of `DUR-7`.
pub fn number_of(rule: &str) -> &str {
    rule.split_once('-').map_or(rule, |(_, number)| number)
}

impl Rules {
    /// Reads a whole text. Whatever is not a heading or a list is a paragraph: nothing is lost.
    pub fn parse(text: &str) -> Self {
        let mut rules = Self::default();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        while let Some(line) = lines.next() {
            if let Some(heading) = line.strip_prefix("## ") {
                rules.sections.push(Section { heading: heading.to_owned(), blocks: Vec::new() });
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut rules.title);
            } else {
                if rules.sections.is_empty() {
                    rules.sections.push(Section::default());
                }
                let last = rules.sections.len() - 1;
                let blocks = &mut rules.sections[last].blocks;
                if line == FIGURE {
                    let inside = lines.by_ref().take_while(|&line| line != FENCE);
                    blocks.push(Block::Figure(Figure::parse(inside)));
                } else {
                    push_line(blocks, line);
                }
            }
        }
        rules
    }

    /// Its lines, in the order in which they stand: what is below the headings.
    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.sections.iter().flat_map(Section::sentences)
    }

    /// Where the rule of this number is to be read: the place of the first line that stands for it, among all lines. In
    /// the short part it is only summed up, so a line behind that comes first.
    pub fn line_of(&self, number: &str) -> Option<usize> {
        let short = self.sections.first().map_or(0, |section| section.sentences().count());
        let lines = || self.sentences().enumerate();
        let says = |(_, line): &(usize, &Sentence)| line.says(number);
        let found = lines().skip(short).find(says).or_else(|| lines().find(says));
        found.map(|(place, _)| place)
    }
}

/// What begins a figure, and what ends it.
const FIGURE: &str = "```figure";
const FENCE: &str = "```";

impl Section {
    /// Its lines, in order.
    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Paragraph(sentence) => std::slice::from_ref(sentence),
            Block::List(sentences) => sentences,
            Block::Figure(figure) => std::slice::from_ref(&figure.caption),
        })
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
    fn a_figure_is_a_block_of_its_own() {
        let text = "# T\n## A\nOne.\n```figure\n| 7d\nTwo. [DUR-5]\n```\nThree.";
        let blocks = &Rules::parse(text).sections[0].blocks;
        let [Block::Paragraph(_), Block::Figure(figure), Block::Paragraph(after)] = &blocks[..]
        else {
            panic!("a figure between two paragraphs")
        };
        assert_eq!(figure.caption.rules, ["DUR-5"]);
        assert_eq!(after.parts, ["Three."]);
    }

    #[test]
    fn a_rule_is_read_behind_the_short_part_where_it_stands_there_too() {
        let rules = Rules::parse("# T\n## Short\n- a [X-1]\n- b [X-2]\n## All\nc\nd [X-1]\n");
        assert_eq!(rules.line_of("1"), Some(3));
        assert_eq!(rules.line_of("2"), Some(1), "where it stands nowhere else");
        assert_eq!(rules.line_of("3"), None);
    }

    #[test]
    fn text_before_the_first_section_is_kept() {
        assert_eq!(Rules::parse("Hello").sections[0].blocks.len(), 1);
    }
}
