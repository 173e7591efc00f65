//! The variants by name and in a sentence, in every language. The setup shows them, so they are a separate part: the
//! home program remains small.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::variants;

/// The texts of the variants, in one language.
#[derive(Debug)]
pub struct VariantLabels {
    /// The name of each variant, and its effect, in the order of `Variant::ALL`.
    pub named: [(&'static str, &'static str); 5],
    /// The name of a round.
    pub round: fn(u8) -> String,
    /// The name of several rounds, from their numbers.
    pub rounds: fn(&[String]) -> String,
    /// The name of a variant as a sentence lists it.
    pub named_in_a_list: fn(&str) -> String,
}
