//! A kind of card in words.

use super::figures::value;
use super::text::{card, text};
use crate::{Cancel, Class, Kind};
use mallard_words::{Lang, text as shared};

/// "A Perfect Storm, +13".
pub fn kind_label(kind: Kind, lang: Lang) -> String {
    (text(lang).label.card_label)(card(kind, lang).name, &value(kind))
}

/// The value of the card, and its effect in a line.
pub fn gist(kind: Kind, lang: Lang) -> String {
    let effect = card(kind, lang).effect;
    shared(lang).sentences(&[&(text(lang).class.worth)(&value(kind)), effect])
}

/// The class of the card, and which cards it cancels with.
pub fn classed(kind: Kind, lang: Lang) -> String {
    let words = &text(lang).class;
    let class = match kind.class() {
        Class::Purple => words.class_purple,
        Class::Blue => words.class_blue,
        Class::Yellow => words.class_yellow,
        Class::Other => words.class_other,
    };
    let cancels = match kind.cancel() {
        Cancel::Never => words.cancel_never,
        Cancel::Pair => words.cancel_pair,
        Cancel::Triple => words.cancel_triple,
        Cancel::Goose if kind == Kind::WildGoose => words.cancel_goose,
        Cancel::Goose => words.cancel_chase,
    };
    format!("{class} · {cancels}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn value_and_action_of_a_card_are_two_sentences() {
        assert_eq!(gist(Kind::DiddlySquat, Lang::Ja), "値は0です。効果も点もありません。");
        assert!(gist(Kind::DiddlySquat, Lang::En).contains(". "));
    }
}
