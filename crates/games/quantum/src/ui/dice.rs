//! Drawings of dice, marks and numbers.

use crate::words::{faces_label, name};
use crate::{Colour, Dice, Die};
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// A face of a die, for the eye. Its `order` among the dice that tumble delays it a little.
pub(super) fn die(
    colour: Option<Colour>,
    number: u8,
    class: &'static str,
    order: usize,
) -> AnyView {
    let mark = colour.map(|colour| {
        view! { <use href=format!("#die-{}", name(Some(colour)))></use> }
    });
    html! {
        <svg
            class=format!("die rigid die-{} {class}", name(colour))
            style:--k=order.to_string()
            viewBox="0 0 64 64"
            aria-hidden="true"
        >
            <use href=format!("#die-{number}")></use>
            {mark}
        </svg>
    }
}

/// The class of a die that has just rolled; empty for another.
pub(super) const fn rolling(rolls: bool) -> &'static str {
    if rolls { "is-rolling" } else { "" }
}

/// The mark of a colour; `tinted` in that colour, else in the colour around it.
pub(super) fn mark(colour: Colour, tinted: bool) -> AnyView {
    let name = name(Some(colour));
    let tint = if tinted { format!("colour-{name}") } else { String::new() };
    html! {
        <svg class=format!("colour-mark rigid {tint}") viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#mark-{name}")></use>
        </svg>
    }
}

/// A number, drawn.
pub(super) fn figure(number: u8) -> AnyView {
    html! {
        <svg class="numeral rigid" aria-hidden="true"><use href=format!("#fig-{number}")></use></svg>
    }
}

/// The six faces of a die in a strip, with the upper one outlined.
pub(super) fn faces(dice: Dice, of: Die, lang: Lang) -> AnyView {
    let up = dice.face(of);
    let label = faces_label(of, lang);
    let strip = of.faces().iter().map(|&face| {
        let class = if face == up { "is-up" } else { "" };
        die(face.colour(), face.number(), class, 0)
    });
    html! { <span class="numerals stacked" role="img" aria-label=label>{strip.collect_any()}</span> }
}
