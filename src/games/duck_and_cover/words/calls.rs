//! The captain's cards, and their calls.

use super::text::text;
use crate::games::duck_and_cover::{Call, CaptainCard};
use crate::words::Lang;

/// The name of `call`.
pub fn call_name(call: Call, lang: Lang) -> String {
    match call {
        Call::Max => text(lang).table.highest.to_owned(),
        Call::Number(number) => u8::from(number).to_string(),
    }
}

/// The name of a captain card.
pub fn card_name(card: CaptainCard, lang: Lang) -> String {
    match card {
        CaptainCard::Max => call_name(Call::Max, lang),
        CaptainCard::Repeat => text(lang).table.repeat.to_owned(),
        CaptainCard::Number(number) => call_name(Call::Number(number), lang),
    }
}
