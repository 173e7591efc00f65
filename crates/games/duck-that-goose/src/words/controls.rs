//! The options in the setup.

use super::text::info_labels;
use crate::{Deck, Options, Rounds};
use mallard_words::{ChoiceInput, Company, Control, ControlPlace, Input, Lang};

/// The options after the number of players changed: two play fewer rounds than the short match has for them (DTG-5).
pub(super) fn follow(mut options: Options, before: Company, now: Company) -> Options {
    options.rounds = match (options.rounds, before.seats == 2, now.seats == 2) {
        (Rounds::Short, false, true) => Rounds::Count(ROUNDS_OF_TWO),
        (Rounds::Count(ROUNDS_OF_TWO), true, false) => Rounds::Short,
        (rounds, ..) => rounds,
    };
    options
}

/// How many rounds two play by default: as short as a match of more players.
const ROUNDS_OF_TWO: u8 = 5;

pub(super) fn controls(options: Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
    let (deck, rounds) = (deck(options, lang), rounds(options, seats, lang));
    [deck, rounds].into_iter().chain(count(options, lang)).chain([peachy(options, lang)]).collect()
}

/// A choice that does not change the number of seats.
fn choice(label: impl Into<String>, options: Options) -> ChoiceInput<Options> {
    ChoiceInput { label: label.into(), options, seats: None }
}

fn deck(options: Options, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
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
        place: ControlPlace::Row,
        input: Input::OneOf {
            choices: Deck::ALL
                .map(|deck| choice(label(deck), Options { deck, ..options }))
                .to_vec(),
            chosen: Deck::ALL.iter().position(|&deck| deck == options.deck),
        },
    }
}

fn rounds(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    // A player who wants another number starts from the current one.
    let offered = [Rounds::Short, Rounds::Long, Rounds::Count(options.rounds.with(seats))];
    let label = |rounds: Rounds| match rounds {
        Rounds::Short => (words.rounds_value_short)(rounds.with(seats)),
        Rounds::Long => (words.rounds_value_long)(rounds.with(seats)),
        Rounds::Count(_) => words.rounds_value_count.to_owned(),
    };
    Control {
        title: words.rounds.to_owned(),
        detail: words.rounds_hint.to_owned(),
        place: ControlPlace::Row,
        input: Input::OneOf {
            choices: offered
                .map(|rounds| choice(label(rounds), Options { rounds, ..options }))
                .to_vec(),
            chosen: offered.iter().position(|&rounds| rounds == options.rounds),
        },
    }
}

/// The control for the number of rounds; `None` if the match is short or long.
fn count(options: Options, lang: Lang) -> Option<Control<Options>> {
    let Rounds::Count(count) = options.rounds else { return None };
    let words = &info_labels(lang).setup;
    let with = |count: u8| {
        let rounds = Rounds::Count(count.clamp(1, Rounds::MOST));
        Options { rounds, ..options }
    };
    Some(Control {
        title: (words.rounds_count)(count),
        detail: String::new(),
        place: ControlPlace::Sub,
        input: Input::Count {
            less: (words.fewer_rounds.to_owned(), with(count.saturating_sub(1))),
            more: (words.more_rounds.to_owned(), with(count.saturating_add(1))),
        },
    })
}

fn peachy(options: Options, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    let on = options.peachy_keen_cancels;
    Control {
        title: words.peachy.to_owned(),
        detail: words.peachy_hint.to_owned(),
        place: ControlPlace::Row,
        input: Input::Switch { on, flipped: Some(Options { peachy_keen_cancels: !on, ..options }) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(rounds: Rounds) -> Options {
        Options { rounds, ..Options::default() }
    }

    #[test]
    fn a_number_of_rounds_can_be_changed_only_where_one_is_chosen() {
        let titles = |rounds| -> Vec<String> {
            let controls = controls(with(rounds), 4, Lang::En);
            let below = controls.into_iter().filter(|control| control.place == ControlPlace::Sub);
            below.map(|control| control.title).collect()
        };
        assert!(titles(Rounds::Short).is_empty());
        assert!(titles(Rounds::Long).is_empty());
        assert_eq!(titles(Rounds::Count(1)), ["1 round"]);
        assert_eq!(titles(Rounds::Count(12)), ["12 rounds"]);
    }

    #[test]
    fn the_number_of_rounds_stops_at_both_ends() {
        let steps = |number| {
            let control = count(with(Rounds::Count(number)), Lang::En).unwrap();
            let Input::Count { less, more } = control.input else { panic!("{control:?}") };
            (less.1.rounds, more.1.rounds)
        };
        assert_eq!(steps(1), (Rounds::Count(1), Rounds::Count(2)));
        assert_eq!(steps(12), (Rounds::Count(11), Rounds::Count(13)));
        assert_eq!(
            steps(Rounds::MOST),
            (Rounds::Count(Rounds::MOST - 1), Rounds::Count(Rounds::MOST))
        );
    }

    #[test]
    fn another_number_of_rounds_sets_out_from_the_one_there_was() {
        let input = rounds(with(Rounds::Long), 2, Lang::En).input;
        let Input::OneOf { choices, chosen } = input else { panic!("{input:?}") };
        assert_eq!(chosen, Some(1));
        assert_eq!(choices[2].options.rounds, Rounds::Count(13));
    }
}
