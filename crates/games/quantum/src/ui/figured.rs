//! The pieces in the figures of the rules.

use super::dice::{die, figure, mark};
use crate::Colour;
use crate::words::{SheetFigure, name};
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// The piece with this name.
pub(super) fn figured(of: &str, lang: Lang) -> AnyView {
    let Some(piece) = SheetFigure::named(of) else { return ().into_any() };
    let row = |colour: Colour| format!("figure__box row-{}", name(Some(colour)));
    let (class, shown) = match piece {
        SheetFigure::Die(face) => (String::new(), die(face.colour(), face.number(), "", 0)),
        SheetFigure::Head(colour) => (row(colour) + " row__head", mark(colour, false)),
        SheetFigure::Box(colour, number) => {
            let number = number.map(figure);
            (row(colour), html! { <span class="box centred">{number}</span> })
        }
        SheetFigure::Line => (String::from("line"), ().into_any()),
        SheetFigure::Column(points) => (String::from("row__score"), points.into_any()),
    };
    let label = piece.describe(lang);
    if label.is_empty() {
        return html! { <span class=class aria-hidden="true">{shown}</span> };
    }
    html! { <span class=class role="img" aria-label=label>{shown}</span> }
}
