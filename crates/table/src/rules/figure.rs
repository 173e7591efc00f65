//! Figures: pieces as they look on the table, drawn by the same code.

use super::reader::RulesReader;
use super::sentence::{is_marked, render_sentence, sentence};
use mallard_kit::prelude::*;
use mallard_words::{Figure, FigureRow, FigureSpot, Sentence, SpotContent, Stress};

/// Width of two overlapping pieces, in widths of one piece.
const PAIR_WIDTH: f32 = 1.32;

/// Width of a sign, in widths of one piece.
const SIGN_WIDTH: f32 = 0.6;

/// A figure; `line` is the number of its caption among the lines of the text.
pub(super) fn figure(reader: RulesReader, figure: Figure, line: String) -> AnyView {
    let marked = is_marked(reader, &figure.caption);
    // All pieces of a figure have the same size, so the widest row decides.
    let widest = figure.rows.iter().map(width).fold(1.0, f32::max);
    let rows = figure.rows.into_iter().map(|it| row(reader, it)).collect_any();
    html! {
        <figure class=format!("figure figure--{}", reader.book.game.slug()) class:is-marked=marked data-line=line>
            <div class="figure__pieces stacked" style:--n=format!("{widest:.2}")>{rows}</div>
            <figcaption>{sentence(reader, figure.caption)}</figcaption>
        </figure>
    }
}

/// How many pieces wide a row is.
fn width(row: &FigureRow) -> f32 {
    let width = |spot: &FigureSpot| match spot.shown {
        SpotContent::Over(..) => PAIR_WIDTH,
        SpotContent::Then | SpotContent::Sign(_) => SIGN_WIDTH,
        SpotContent::Nothing | SpotContent::Place | SpotContent::Piece(_) => 1.0,
    };
    row.spots.iter().map(width).sum()
}

fn row(reader: RulesReader, row: FigureRow) -> AnyView {
    let mut labels = row.labels.into_iter();
    let has_labels = labels.len() > 0;
    let spots = row.spots.into_iter().map(|it| spot(reader, it, labels.next())).collect_any();
    html! { <div class="figure__row beside" class:figure__row--said=has_labels>{spots}</div> }
}

fn spot(reader: RulesReader, spot: FigureSpot, label: Option<String>) -> AnyView {
    let stress = match spot.stress {
        Stress::None => "",
        Stress::Chosen => "is-chosen",
        Stress::Open => "is-open",
        Stress::Barred => "is-barred",
        Stress::Struck => "is-cancelled",
    };
    let draw = |name: &str| (reader.book.drawn)(name, untrack(|| reader.app.lang()));
    let (class, shown) = match spot.shown {
        SpotContent::Nothing => ("", ().into_any()),
        SpotContent::Place => ("spot--place", ().into_any()),
        SpotContent::Then => ("spot--sign", html! { <Icon name="arrow"/> }),
        SpotContent::Sign(sign) => ("spot--sign", sign.into_any()),
        SpotContent::Piece(name) => ("", draw(&name)),
        SpotContent::Over(below, above) => {
            let above = view! { <span class="pair__defence">{draw(&above)}</span> };
            ("pair", html! { {draw(&below)} {above} })
        }
    };
    let label = label.filter(|label| !label.is_empty()).map(|label| {
        let label = Sentence { parts: vec![label], rules: Vec::new() };
        view! { <small>{render_sentence(reader, label)}</small> }
    });
    html! {
        <div class=format!("spot stacked rigid {class}")><div class=format!("spot__piece stacked {stress}")>{shown}</div>{label}</div>
    }
}
