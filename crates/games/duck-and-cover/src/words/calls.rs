//! Calls, captain's cards and cries in words.

use super::text::text;
use crate::{Animal, Call, CaptainCard};
use mallard_words::Lang;

pub fn call_name(call: Call, lang: Lang) -> String {
    text(lang).table.call_name(call)
}

pub fn card_name(card: CaptainCard, lang: Lang) -> String {
    text(lang).table.card_name(card)
}

/// The cry of a seat that quacks: with madness, the sound of its animal (DNC-22).
pub fn quack_text(animal: Option<Animal>, lang: Lang) -> &'static str {
    text(lang).table.quack_text(animal)
}
