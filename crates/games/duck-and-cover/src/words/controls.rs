//! The options in the setup.

use super::text::variants;
use crate::rules::ROUNDS;
use crate::{Options, Variant};
use mallard_words::{Control, ControlPlace, Input, Lang, Toggle};

/// A control for each variant, with a switch for each round; first that of a match of one round.
pub(super) fn controls(options: Options, lang: Lang) -> Vec<Control<Options>> {
    let words = variants(lang);
    let switches = |variant| {
        let first = if variant == Variant::Pressure { ROUNDS } else { 1 };
        (first..=ROUNDS).map(move |round| Toggle {
            // The first label explains the numbers.
            label: if round == first { (words.round)(round) } else { round.to_string() },
            name: (words.round)(round),
            on: options.rounds(variant).has(round),
            flipped: options.flipped(variant, round),
        })
    };
    let whole = || Control::one_round(Options { one_round: false, ..options }, lang);
    let one_round = options.one_round.then(whole);
    let variants = Variant::ALL.map(|variant| {
        let (title, detail) = words.named[variant.index()];
        Control {
            title: title.to_owned(),
            detail: detail.to_owned(),
            place: ControlPlace::Row,
            input: Input::Several(switches(variant).collect()),
        }
    });
    one_round.into_iter().chain(variants).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_switch_flips_its_round_and_nothing_else() {
        for control in controls(Options::default(), Lang::En) {
            let Input::Several(switches) = control.input else { panic!("switches") };
            for toggle in switches {
                assert!(!toggle.on);
                let on: Vec<u8> =
                    (1..=ROUNDS).filter(|&round| !toggle.flipped.on(round).is_empty()).collect();
                assert_eq!(toggle.name, format!("Round {}", on[0]));
                assert!(toggle.name.ends_with(&toggle.label) && on.len() == 1);
            }
        }
    }
}
