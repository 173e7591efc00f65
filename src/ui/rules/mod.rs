//! The rules of a game as text: for a page of its own, and for a drawer beside the table.

mod parse;
mod show;

pub use show::{RulesPart, RulesText, fetched, section};
