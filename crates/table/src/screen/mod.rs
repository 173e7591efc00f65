//! The screens of a match: the table, the curtain, a question, the pause, the result, and the parts around them.

pub(crate) mod across;
mod again;
pub(crate) mod announcer;
pub(crate) mod bar;
pub(crate) mod between;
pub(crate) mod coaching;
pub(crate) mod curtain;
pub(crate) mod daily;
pub(crate) mod dock;
pub(crate) mod ending;
pub(crate) mod help;
pub(crate) mod interrupt_question;
pub(crate) mod layout;
pub(crate) mod look;
pub(crate) mod menu;
pub(crate) mod motion;
pub(crate) mod night;
pub(crate) mod result;
pub(crate) mod score_table;
