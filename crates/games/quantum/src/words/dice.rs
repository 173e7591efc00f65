//! Dice in words.

use super::text::text;
use crate::{Colour, Die, DieFace};
use mallard_words::{Lang, text as shared};

/// The name of `colour` in classes and drawings; "white" for `None`.
pub const fn name(colour: Option<Colour>) -> &'static str {
    match colour {
        None => "white",
        Some(Colour::Purple) => "purple",
        Some(Colour::Blue) => "blue",
        Some(Colour::Red) => "red",
        Some(Colour::Yellow) => "yellow",
    }
}

pub fn faces_label(of: Die, lang: Lang) -> String {
    let words = &text(lang).label;
    if of == Die::WHITE {
        return words.white_faces.to_owned();
    }
    let list: Vec<String> = of.faces().iter().map(|&of| face(of, lang)).collect();
    (words.faces)(u8::from(of), &shared(lang).list(&list))
}

fn face(face: DieFace, lang: Lang) -> String {
    (text(lang).table.face)(face.colour(), face.number())
}
