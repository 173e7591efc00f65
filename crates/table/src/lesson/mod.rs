//! A lesson: the coach and its words.

pub(crate) mod coach;
pub(crate) mod flag;
pub(crate) mod words;
