//! The rules of a game as text: a page of its own, and a drawer beside the table.

mod page;
mod parse;
mod show;

pub(super) use page::RulesPage;
pub(super) use show::{RulesPart, RulesText};
