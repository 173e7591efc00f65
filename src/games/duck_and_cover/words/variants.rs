//! The variants by name.

use super::text::{text, variants};
use crate::games::duck_and_cover::rules::ROUNDS;
use crate::games::duck_and_cover::{Options, Variant, VariantSet};
use crate::words::{Lang, Term, text as shared};

/// The names of these variants.
fn names(set: VariantSet, lang: Lang) -> Vec<String> {
    set.iter().map(|variant| variants(lang).named[variant.index()].0.to_owned()).collect()
}

/// The names of these variants, each after a dot; empty if there is none.
pub(super) fn dotted(set: VariantSet, lang: Lang) -> String {
    names(set, lang).iter().flat_map(|name| [" · ", name]).collect()
}

/// A sentence for each round that has variants, with the blank before it; empty if none has.
pub(super) fn by_round(options: Options, lang: Lang) -> String {
    let sentence = |round| {
        let names = names(options.on(round), lang);
        let had = text(lang).score.round_with;
        (!names.is_empty()).then(|| had(round, &shared(lang).list(&names)))
    };
    (1..=ROUNDS).filter_map(sentence).collect()
}

/// The variants of the match: the name of each, its rounds, and what it does.
pub(super) fn terms(options: Options, lang: Lang) -> impl Iterator<Item = Term> {
    let words = variants(lang);
    let term = |variant: Variant, options: Options| {
        let rounds: Vec<String> =
            options.rounds(variant).numbers().map(|round| (words.round)(round)).collect();
        let (name, detail) = words.named[variant.index()];
        let value = format!("{} · {detail}", shared(lang).list(&rounds));
        (!rounds.is_empty()).then(|| Term::new(name, value))
    };
    Variant::ALL.map(|variant| term(variant, options)).into_iter().flatten()
}
