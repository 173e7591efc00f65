//! Every sentence of every game, in every language, from matches of random decisions; and what each language
//! keeps to in all that is written in it.

mod cards;
mod durak;
mod english;
mod glossary;
mod japanese;
mod korean;
mod rules;
mod sentences;
mod written;

pub use rules::readable;
