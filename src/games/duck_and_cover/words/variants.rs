//! The variants by name.

use super::text::{text, variants};
use crate::games::duck_and_cover::{Options, Variant, VariantSet};
use crate::words::{Lang, TableRule, text as shared};

/// The names of these variants.
fn names(set: VariantSet, lang: Lang) -> Vec<String> {
    set.iter().map(|variant| variants(lang).named[variant.index()].0.to_owned()).collect()
}

/// The names of these variants, each after a dot; empty without variants.
pub(super) fn dotted(set: VariantSet, lang: Lang) -> String {
    names(set, lang).iter().flat_map(|name| [" · ", name]).collect()
}

/// A sentence for each round that has variants, or one if all have the same, with the blank before
/// it; empty if none has.
pub(super) fn by_round(options: Options, lang: Lang) -> String {
    let words = &text(lang).score;
    let list = |round| {
        let names = names(options.on(round), lang);
        let names: Vec<String> =
            names.iter().map(|name| (variants(lang).named_in_a_list)(name)).collect();
        (shared(lang).list_of_names)(&names)
    };
    let varied = |&round: &u8| options.on(round) != VariantSet::EMPTY;
    let same = |round| options.on(round) == options.on(1);
    let rounds = 1..=options.last_round();
    if varied(&1) && rounds.clone().all(same) {
        return (words.every_round_with)(&list(1));
    }
    rounds.filter(varied).map(|round| (words.round_with)(round, &list(round))).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_with_the_same_variants_share_a_sentence() {
        let on = |variants: &[(Variant, u8)]| {
            let flip = |options: Options, &(variant, round)| options.flipped(variant, round);
            by_round(variants.iter().fold(Options::default(), flip), Lang::En)
        };
        let all = [1, 2, 3].map(|round| (Variant::Competition, round));
        assert_eq!(on(&[]), "");
        assert_eq!(on(&all), " Every round: Competition.");
        assert_eq!(on(&all[1..]), " Round 2: Competition. Round 3: Competition.");
        let last = (Variant::Pressure, 3);
        assert_eq!(on(&[all[0], last]), " Round 1: Competition. Round 3: Pressure.");
    }
}
