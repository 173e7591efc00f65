//! The claim in Japanese.

pub(super) const CLAIM: &str = "データをサーバーに送ることはありません。";
