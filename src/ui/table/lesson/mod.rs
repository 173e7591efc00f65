//! A lesson: the coach and its words.

pub(in crate::ui::table) mod coach;
pub(in crate::ui::table) mod flag;
pub(in crate::ui::table) mod show;
pub(in crate::ui::table) mod words;
