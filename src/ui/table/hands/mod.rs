//! Hands on phones: the phones at this tablet, and on a phone the hand that it holds.

pub(in crate::ui::table) mod hold;
pub(in crate::ui::table) mod hub;
