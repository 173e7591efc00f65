//! Reads a rules text. It has a title, sections, paragraphs, lists, figures, `**bold**` words, and at the end of a
//! line the number of its rule in brackets.

mod figure;
mod search;
mod sentence;

pub use self::sentence::{Sentence, number_of};
pub use figure::{Figure, FigureRow, FigureSpot, SpotContent, Stress};
pub use search::{SearchHit, SearchText, TextRun, runs};

use self::sentence::sentence;

/// A rules text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RulesText {
    /// The title above the text.
    pub title: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A section of a rules text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// The heading above the section.
    pub heading: String,
    /// The paragraphs, lists and figures, in order.
    pub blocks: Vec<Block>,
}

/// A paragraph, a list or a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A line that is no item of a list.
    Paragraph(Sentence),
    /// Lines with a dot before each.
    List(Vec<Sentence>),
    /// Pieces on the table.
    Figure(Figure),
}

impl RulesText {
    /// Reads a whole text. Every line that is no heading, list or figure is a paragraph, so nothing is lost.
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
                if line == FIGURE_START {
                    let inside = lines.by_ref().take_while(|&line| line != FIGURE_END);
                    blocks.push(Block::Figure(Figure::parse(inside)));
                } else {
                    push_line(blocks, line);
                }
            }
        }
        rules
    }

    /// All lines below the headings, in order.
    pub fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.sections.iter().flat_map(Section::sentences)
    }

    /// The index, among all lines, of the first line that states the rule with `number`. Lines after the first section
    /// come first, because that section is only a summary.
    pub fn line_of(&self, number: &str) -> Option<usize> {
        let short = self.sections.first().map_or(0, |section| section.sentences().count());
        let lines = || self.sentences().enumerate();
        let cites = |(_, line): &(usize, &Sentence)| line.cites_rule(number);
        let found = lines().skip(short).find(cites).or_else(|| lines().find(cites));
        found.map(|(place, _)| place)
    }
}

/// The line that begins a figure.
const FIGURE_START: &str = "```figure";
/// The line that ends a figure.
const FIGURE_END: &str = "```";

impl Section {
    /// The lines of the section, in order.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_lists_bold_and_rule_numbers_are_read() {
        let rules = RulesText::parse(
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
        let blocks = &RulesText::parse(text).sections[0].blocks;
        let [Block::Paragraph(_), Block::Figure(figure), Block::Paragraph(after)] = &blocks[..]
        else {
            panic!("a figure between two paragraphs")
        };
        assert_eq!(figure.caption.rules, ["DUR-5"]);
        assert_eq!(after.parts, ["Three."]);
    }

    #[test]
    fn a_rule_number_leads_past_the_short_part_if_it_is_there_too() {
        let rules = RulesText::parse("# T\n## Short\n- a [X-1]\n- b [X-2]\n## All\nc\nd [X-1]\n");
        assert_eq!(rules.line_of("1"), Some(3));
        assert_eq!(rules.line_of("2"), Some(1), "where it stands nowhere else");
        assert_eq!(rules.line_of("3"), None);
    }

    #[test]
    fn text_before_the_first_section_is_kept() {
        assert_eq!(RulesText::parse("Hello").sections[0].blocks.len(), 1);
    }
}
