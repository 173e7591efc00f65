//! The rules in play at this table.

use super::controls::{length_name, on_off, preset, preset_name};
use super::text::boxed;
use crate::games::durak::{ThrowIn, View};
use crate::words::{Lang, Term};

/// The rules in play at this table, as terms and values.
pub(super) fn terms(view: &View, lang: Lang) -> Vec<Term> {
    let words = &boxed(lang).setup;
    let options = view.options;
    let throw_in = if view.seats == 2 { ThrowIn::Off } else { options.throw_in };
    let mut rows = vec![
        Term::new(words.presets, preset_name(preset(options, view.seats), lang).to_owned()),
        Term::new(words.deck, (words.cards)(options.deck.size())),
        Term::new(words.throw_in, (words.throw_in_value)(throw_in).to_owned()),
        Term::new(words.after_take, on_off(options.throw_in_after_take, lang)),
        Term::new(words.transfer, on_off(options.transfer, lang)),
    ];
    if options.transfer {
        rows.push(Term::new(words.showing, on_off(options.transfer_by_showing, lang)));
    }
    rows.push(Term::new(words.first_five, on_off(options.first_bout_five, lang)));
    if view.seats == 4 || view.seats == 6 {
        rows.push(Term::new(words.teams, on_off(options.teams, lang)));
    }
    rows.push(Term::new(words.length, length_name(options.length, lang)));
    rows
}
