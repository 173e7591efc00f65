//! The claim in Japanese.

pub(super) const CLAIM: &str = "Mallardがサーバーにデータを送ることはありません。";
