//! Rules texts as elements.

use super::figure::figure;
use super::reader::RulesReader;
use crate::ui::kit::{flag, live, live_text};
use crate::words::{Block, SearchHit, Section, Sentence, TextRun, runs};
use leptos::prelude::*;

/// The first `most` sections.
pub(super) fn sections(reader: RulesReader, most: usize) -> AnyView {
    live(move || {
        let mut line = 0;
        let shown = reader.rules.get().sections.into_iter().take(most).enumerate();
        shown
            .map(|(number, part)| section(reader, number, part, &mut line))
            .collect_view()
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
    let blocks = section.blocks.into_iter().map(|part| block(reader, part, line)).collect_view();
    view! { <section id=section_id(number)><h2>{render_sentence(reader, heading)}</h2>{blocks}</section> }
        .into_any()
}

fn block(reader: RulesReader, block: Block, line: &mut usize) -> AnyView {
    match block {
        Block::Paragraph(it) => {
            let (number, marked) = (next(line), is_marked(reader, &it));
            view! { <p data-line=number class:is-marked=marked>{sentence(reader, it)}</p> }
                .into_any()
        }
        Block::List(items) => {
            let items = items.into_iter().map(|it| {
                let (number, marked) = (next(line), is_marked(reader, &it));
                view! { <li data-line=number class:is-marked=marked>{sentence(reader, it)}</li> }
            });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Figure(it) => figure(reader, it, next(line)),
    }
}

fn next(line: &mut usize) -> String {
    let number = line.to_string();
    *line += 1;
    number
}

/// Is it about the marked rule?
pub(super) fn is_marked(reader: RulesReader, sentence: &Sentence) -> Signal<bool> {
    let rules = Sentence { parts: Vec::new(), rules: sentence.rules.clone() };
    flag(move || {
        reader.marked.with(|number| number.as_ref().is_some_and(|number| rules.cites_rule(number)))
    })
}

/// A line, with the numbers of its rules at the end.
pub(super) fn sentence(reader: RulesReader, line: Sentence) -> AnyView {
    let (marks, rules) = (line.marks(), line.rules.join(", "));
    // For users who look a rule up; a screen reader skips them in the text.
    let marks = (!marks.is_empty()).then(|| {
        view! { <small class="rule-number muted" title=rules aria-hidden="true">{marks}</small> }
    });
    view! { {render_sentence(reader, line)}{marks} }.into_any()
}

/// The words of a line: bold type, search hits marked, and names as buttons.
pub(super) fn render_sentence(reader: RulesReader, line: Sentence) -> AnyView {
    live(move || {
        let names = (reader.book.named)(reader.app.lang());
        let runs = reader.needle.with(|needle| runs(&line, &names, needle));
        let same = |one: &TextRun, other: &TextRun| one.name.is_some() && one.name == other.name;
        let parts = runs.chunk_by(same).map(|runs| match runs[0].name {
            Some(number) => name(reader, number, runs),
            None => runs.iter().map(run).collect_view().into_any(),
        });
        parts.collect_view().into_any()
    })
}

/// The name of a piece with a separate text.
fn name(reader: RulesReader, number: usize, runs: &[TextRun]) -> AnyView {
    let open = move |_| reader.named.set(Some(number));
    let label = live_text(move || reader.named.with(|now| (*now == Some(number)).to_string()));
    view! {
        <button type="button" class="named" aria-haspopup="dialog" aria-expanded=label on:click=open>
            {runs.iter().map(run).collect_view()}
        </button>
    }
    .into_any()
}

fn run(run: &TextRun) -> AnyView {
    let text = run.text.clone();
    let text = match run.hit {
        SearchHit::None => text.into_any(),
        SearchHit::Begins => view! { <mark class="hit">{text}</mark> }.into_any(),
        SearchHit::GoesOn => view! { <mark>{text}</mark> }.into_any(),
    };
    if run.bold { view! { <b>{text}</b> }.into_any() } else { text }
}
