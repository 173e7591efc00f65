//! The context of a text: the names and the language.

use super::lang::Lang;
use super::names::Names;
use super::text::text;
use mallard_engine::Seat;

/// The names of the seats and the language: all that a sentence needs in addition to its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextContext {
    /// The names of the seats.
    pub names: Names,
    /// The language of the sentences.
    pub lang: Lang,
}

impl TextContext {
    /// The context for `names` in `lang`.
    pub fn new(names: &Names, lang: Lang) -> Self {
        Self { names: names.clone(), lang }
    }

    /// The name of `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat)
    }

    /// The name of `seat`; empty without one.
    pub fn maybe(&self, seat: Option<Seat>) -> &str {
        seat.map_or("", |seat| self.name(seat))
    }

    /// The names of `seats` as a list in a sentence: "Mina and Jun".
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        (text(self.lang).list_of_names)(&self.names.get_all(seats))
    }
}
