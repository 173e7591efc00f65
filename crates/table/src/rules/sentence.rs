//! The lines of a rules text as elements.

use super::reader::RulesReader;
use mallard_kit::prelude::*;
use mallard_words::{SearchHit, Sentence, TextRun, runs};

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
    html! { {render_sentence(reader, line)}{marks} }
}

/// The words of a line: bold type, search hits marked, and names as buttons.
pub(super) fn render_sentence(reader: RulesReader, line: Sentence) -> AnyView {
    live(move || {
        let names = (reader.book.named)(reader.app.lang());
        let runs = reader.needle.with(|needle| runs(&line, &names, needle));
        let same = |one: &TextRun, other: &TextRun| one.name.is_some() && one.name == other.name;
        let parts = runs.chunk_by(same).map(|runs| match runs[0].name {
            Some(number) => name(reader, number, runs),
            None => runs.iter().map(run).collect_any().into_any(),
        });
        parts.collect_any().into_any()
    })
}

/// The name of a piece with a separate text.
fn name(reader: RulesReader, number: usize, runs: &[TextRun]) -> AnyView {
    let open = move |_| reader.named.set(Some(number));
    let label = live_text(move || reader.named.with(|now| (*now == Some(number)).to_string()));
    html! {
        <button type="button" class="named" aria-haspopup="dialog" aria-expanded=label on:click=open>
            {runs.iter().map(run).collect_any()}
        </button>
    }
}

fn run(run: &TextRun) -> AnyView {
    let text = run.text.clone();
    let text = match run.hit {
        SearchHit::None => text.into_any(),
        SearchHit::Begins => html! { <mark class="hit">{text}</mark> },
        SearchHit::GoesOn => html! { <mark>{text}</mark> },
    };
    if run.bold {
        html! { <b>{text}</b> }
    } else {
        text
    }
}
