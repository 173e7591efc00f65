//! The options in the setup.

use super::text::boxed;
use crate::games::duck_that_goose::{Deck, Options, Rounds};
use crate::words::{Choice, Control, Input, Lang, Place};

/// The options as controls.
pub(super) fn controls(options: Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
    let (deck, rounds) = (deck(options, lang), rounds(options, seats, lang));
    [deck, rounds].into_iter().chain(count(options, lang)).chain([peachy(options, lang)]).collect()
}

/// A choice that leaves the seats as they are.
fn choice(label: impl Into<String>, options: Options) -> Choice<Options> {
    Choice { label: label.into(), options, seats: None }
}

fn deck(options: Options, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    let label = |deck| match deck {
        Deck::Novice => words.deck_value_novice,
        Deck::Advanced => words.deck_value_advanced,
    };
    let detail = match options.deck {
        Deck::Novice => words.deck_hint_novice,
        Deck::Advanced => words.deck_hint_advanced,
    };
    Control {
        title: words.deck.to_owned(),
        detail: detail.to_owned(),
        place: Place::Row,
        input: Input::OneOf {
            choices: Deck::ALL
                .map(|deck| choice(label(deck), Options { deck, ..options }))
                .to_vec(),
            chosen: Deck::ALL.iter().position(|&deck| deck == options.deck),
        },
    }
}

fn rounds(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    // Who wants another number sets out from the one there was.
    let offered = [Rounds::Short, Rounds::Long, Rounds::Count(options.rounds.with(seats))];
    let label = |rounds: Rounds| match rounds {
        Rounds::Short => (words.rounds_value_short)(rounds.with(seats)),
        Rounds::Long => (words.rounds_value_long)(rounds.with(seats)),
        Rounds::Count(_) => words.rounds_value_count.to_owned(),
    };
    Control {
        title: words.rounds.to_owned(),
        detail: words.rounds_hint.to_owned(),
        place: Place::Row,
        input: Input::OneOf {
            choices: offered
                .map(|rounds| choice(label(rounds), Options { rounds, ..options }))
                .to_vec(),
            chosen: offered.iter().position(|&rounds| rounds == options.rounds),
        },
    }
}

/// The number of rounds, where it is neither short nor long.
fn count(options: Options, lang: Lang) -> Option<Control<Options>> {
    let Rounds::Count(count) = options.rounds else { return None };
    let words = &boxed(lang).setup;
    let with = |count: u8| {
        let rounds = Rounds::Count(count.clamp(1, Rounds::MOST));
        Options { rounds, ..options }
    };
    Some(Control {
        title: (words.rounds_count)(count),
        detail: String::new(),
        place: Place::Sub,
        input: Input::Count {
            less: (words.fewer_rounds.to_owned(), with(count.saturating_sub(1))),
            more: (words.more_rounds.to_owned(), with(count.saturating_add(1))),
        },
    })
}

fn peachy(options: Options, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    let on = options.peachy_keen_cancels;
    Control {
        title: words.peachy.to_owned(),
        detail: words.peachy_hint.to_owned(),
        place: Place::Row,
        input: Input::Switch {
            on,
            flipped: Some(Options { peachy_keen_cancels: !on, ..options }),
        },
    }
}
