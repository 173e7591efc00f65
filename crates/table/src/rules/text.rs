//! Rules texts as elements.

use super::figure::figure;
use super::reader::RulesReader;
use super::sentence::{is_marked, render_sentence, sentence};
use mallard_kit::prelude::*;
use mallard_words::{Block, Section, Sentence};

pub(super) fn sections(reader: RulesReader, most: usize) -> AnyView {
    live(move || {
        let mut line = 0;
        let shown = reader.rules.get().sections.into_iter().take(most).enumerate();
        shown
            .map(|(number, part)| section(reader, number, part, &mut line))
            .collect_any()
            .into_any()
    })
}

/// The id of a section, for the contents.
pub(super) fn section_id(number: usize) -> String {
    format!("section-{number}")
}

/// A section; `line` counts the lines across all sections.
fn section(reader: RulesReader, number: usize, section: Section, line: &mut usize) -> AnyView {
    let heading = Sentence { parts: vec![section.heading], rules: Vec::new() };
    let blocks = section.blocks.into_iter().map(|part| block(reader, part, line)).collect_any();
    html! { <section id=section_id(number)><h2>{render_sentence(reader, heading)}</h2>{blocks}</section> }
}

fn block(reader: RulesReader, block: Block, line: &mut usize) -> AnyView {
    match block {
        Block::Paragraph(it) => {
            let (number, marked) = (next(line), is_marked(reader, &it));
            html! { <p data-line=number class:is-marked=marked>{sentence(reader, it)}</p> }
        }
        Block::List(items) => {
            let items = items.into_iter().map(|it| {
                let (number, marked) = (next(line), is_marked(reader, &it));
                view! { <li data-line=number class:is-marked=marked>{sentence(reader, it)}</li> }
            });
            html! { <ul>{items.collect_any()}</ul> }
        }
        Block::Figure(it) => figure(reader, it, next(line)),
    }
}

fn next(line: &mut usize) -> String {
    let number = line.to_string();
    *line += 1;
    number
}
