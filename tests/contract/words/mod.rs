//! Every sentence of every game, in every language, from matches of random decisions; and the rules for all
//! texts of each language.

#[cfg(feature = "games")]
mod cards;
#[cfg(feature = "games")]
mod durak;
mod english;
mod glossary;
mod japanese;
mod korean;
#[cfg(feature = "games")]
mod notes;
mod phones;
mod privacy;
mod rules;
mod sentences;
mod unused;
mod written;

pub use rules::readable;
