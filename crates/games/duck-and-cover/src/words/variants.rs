//! The variants by name.

use super::text::variants;
use crate::{Options, Variant, VariantSet};
use mallard_words::{Lang, TableRule};

pub(super) fn names(set: VariantSet, lang: Lang) -> Vec<String> {
    set.iter().map(|variant| variants(lang).named[variant.index()].0.to_owned()).collect()
}

/// The names of these variants, each after a dot; empty without variants.
pub(super) fn dotted(set: VariantSet, lang: Lang) -> String {
    names(set, lang).iter().flat_map(|name| [" · ", name]).collect()
}

/// The variants of the match: the name of each, its rounds, and its effect.
pub(super) fn terms(options: Options, lang: Lang) -> impl Iterator<Item = TableRule> {
    let words = variants(lang);
    let term = |variant: Variant, options: Options| {
        let on = |&round: &u8| options.rounds(variant).has(round);
        let rounds: Vec<String> =
            (1..=options.last_round()).filter(on).map(|round| round.to_string()).collect();
        let (name, detail) = words.named[variant.index()];
        let value = || format!("{} · {detail}", (words.rounds)(&rounds));
        (!rounds.is_empty()).then(|| TableRule::new(name, value()))
    };
    Variant::ALL.map(|variant| term(variant, options)).into_iter().flatten()
}
