//! Dice, marks and figures as drawings.

use super::text::text;
use crate::games::quantum::{Colour, Dice, Die, View};
use crate::ui::{Lang, Piece};
use leptos::prelude::*;

/// A colour in classes and drawings; white where there is none.
pub(super) const fn name(colour: Option<Colour>) -> &'static str {
    match colour {
        None => "white",
        Some(Colour::Purple) => "purple",
        Some(Colour::Blue) => "blue",
        Some(Colour::Red) => "red",
        Some(Colour::Yellow) => "yellow",
    }
}

/// A face in words: "red 4".
pub(super) fn face_name(dice: Dice, of: Die, lang: Lang) -> String {
    let face = dice.face(of);
    (text(lang).table.face)(face.colour(), face.number())
}

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
    view! {
        <svg
            class=format!("die die-{} {class}", name(colour))
            style:--k=order.to_string()
            viewBox="0 0 64 64"
            aria-hidden="true"
        >
            <use href=format!("#die-{number}")></use>
            {mark}
        </svg>
    }
    .into_any()
}

/// The class of a die that has just rolled, or not.
pub(super) const fn rolling(rolls: bool) -> &'static str {
    if rolls { "is-rolling" } else { "" }
}

/// The mark of a colour; `tinted` in that colour, else in the one around it.
pub(super) fn mark(colour: Colour, tinted: bool) -> AnyView {
    let name = name(Some(colour));
    let class = if tinted { format!("mk q-{name}") } else { "mk".to_owned() };
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#mark-{name}")></use>
        </svg>
    }
    .into_any()
}

/// A number, drawn.
pub(super) fn figure(number: u8) -> AnyView {
    view! {
        <svg class="fig" aria-hidden="true"><use href=format!("#fig-{number}")></use></svg>
    }
    .into_any()
}

/// The six faces of a die in a strip, the one that lies up outlined.
pub(super) fn faces(dice: Dice, of: Die, lang: Lang) -> AnyView {
    let words = &text(lang);
    let up = dice.face(of);
    let list: Vec<String> =
        of.faces().iter().map(|face| (words.table.face)(face.colour(), face.number())).collect();
    let label = match of {
        Die::WHITE => words.label.white_faces.to_owned(),
        of => (words.label.faces)(u8::from(of), &list.join(", ")),
    };
    let strip = of.faces().iter().map(|&face| {
        let class = if face == up { "is-up" } else { "" };
        die(face.colour(), face.number(), class, 0)
    });
    view! { <span class="fg" role="img" aria-label=label>{strip.collect_view()}</span> }.into_any()
}

/// A small picture of the dice, for the shelf.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let coloured = Die::ALL.into_iter().skip(1).take(3);
    coloured
        .map(|die| {
            let face = view.dice.face(die);
            let class = format!("die die-{}", name(face.colour()));
            vec![Piece { symbol: format!("die-{}", face.number()), class }]
        })
        .collect()
}
