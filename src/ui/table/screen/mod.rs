//! The screens of a match: the table, the curtain, a question, the pause, the result, and the parts around them.

pub(in crate::ui::table) mod across;
pub(in crate::ui::table) mod announcer;
pub(in crate::ui::table) mod banner;
pub(in crate::ui::table) mod bar;
pub(in crate::ui::table) mod between;
pub(in crate::ui::table) mod buttons;
pub(in crate::ui::table) mod curtain;
pub(in crate::ui::table) mod daily;
pub(in crate::ui::table) mod dock;
pub(in crate::ui::table) mod ending;
pub(in crate::ui::table) mod interrupt_question;
pub(in crate::ui::table) mod keys;
pub(in crate::ui::table) mod layout;
pub(in crate::ui::table) mod look;
pub(in crate::ui::table) mod menu;
pub(in crate::ui::table) mod player_badges;
pub(in crate::ui::table) mod result;
pub(in crate::ui::table) mod score_table;
