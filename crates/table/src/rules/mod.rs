//! The rules: a separate page, and the same text in the drawer next to the table.

mod drawer;
mod figure;
mod find;
mod named;
mod page;
mod reader;
mod sentence;
mod text;

pub(super) use drawer::RulesDrawer;
pub(super) use page::rules_page;
