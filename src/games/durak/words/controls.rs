//! The house rules in the setup.

use super::text::{Setup, boxed};
use crate::games::durak::{Deck, Length, Options, Preset, ThrowIn};
use crate::words::{Choice, Control, Input, Lang, Place};

/// The options nearest to `options` that `seats` seats can play.
pub(super) fn fit(mut options: Options, seats: u8) -> Options {
    if options.deck == Deck::Cards24 && seats > 4 {
        options.deck = Deck::Cards36;
    }
    options.teams &= teams_fit(seats);
    options.transfer_by_showing &= options.transfer;
    options
}

fn teams_fit(seats: u8) -> bool {
    seats == 4 || seats == 6
}

/// The preset that `options` follow, with any deck and length; `None` if they follow no preset.
pub(super) fn preset(options: Options, seats: u8) -> Option<Preset> {
    let rules = Options { deck: Deck::default(), length: Length::default(), ..options };
    let same = |preset: &Preset| {
        let two = *preset == Preset::Classic;
        let preset = preset.options();
        // With two seats there is no third player who could throw in (DUR-18).
        let throw_in = if seats == 2 { rules.throw_in } else { preset.throw_in };
        rules == Options { throw_in, ..preset } && two == (seats == 2 && !preset.transfer)
    };
    Preset::ALL.into_iter().find(same)
}

/// The name of a preset; "own rules" for `None`.
pub(super) fn preset_name(preset: Option<Preset>, lang: Lang) -> &'static str {
    let words = &boxed(lang).setup;
    match preset {
        Some(Preset::Classic) => words.classic,
        Some(Preset::ThrowIn) => words.throw_in_preset,
        Some(Preset::Transfer) => words.transfer_preset,
        None => words.own_rules,
    }
}

/// The length of a match in words.
pub(super) fn length_name(length: Length, lang: Lang) -> String {
    let words = &boxed(lang).setup;
    match length {
        Length::Deals(deals) => (words.deals)(deals),
        Length::Until(count) => (words.until)(count),
    }
}

/// An option that is on or off.
struct OnOff {
    title: fn(&Setup) -> &'static str,
    hint: fn(&Setup) -> &'static str,
    read: fn(&Options) -> bool,
    write: fn(&mut Options, bool),
    /// Can players set it, with these options and seats?
    possible: fn(&Options, u8) -> bool,
    /// Does it belong to the option above it?
    sub: bool,
}

const AFTER_TAKE: OnOff = OnOff {
    title: |words| words.after_take,
    hint: |words| words.after_take_hint,
    read: |options| options.throw_in_after_take,
    write: |options, on| options.throw_in_after_take = on,
    possible: |_, _| true,
    sub: false,
};

const TRANSFER: OnOff = OnOff {
    title: |words| words.transfer,
    hint: |words| words.transfer_hint,
    read: |options| options.transfer,
    write: |options, on| {
        options.transfer = on;
        options.transfer_by_showing &= on;
    },
    possible: |_, _| true,
    sub: false,
};

const SHOWING: OnOff = OnOff {
    title: |words| words.showing,
    hint: |words| words.showing_hint,
    read: |options| options.transfer_by_showing,
    write: |options, on| options.transfer_by_showing = on,
    possible: |options, _| options.transfer,
    sub: true,
};

const FIRST_FIVE: OnOff = OnOff {
    title: |words| words.first_five,
    hint: |words| words.first_five_hint,
    read: |options| options.first_bout_five,
    write: |options, on| options.first_bout_five = on,
    possible: |_, _| true,
    sub: false,
};

const TEAMS: OnOff = OnOff {
    title: |words| words.teams,
    hint: |words| words.teams_hint,
    read: |options| options.teams,
    write: |options, on| options.teams = on,
    possible: |_, seats| teams_fit(seats),
    sub: false,
};

/// The switches, in the order of the setup.
const SWITCHES: [&OnOff; 5] = [&AFTER_TAKE, &TRANSFER, &SHOWING, &FIRST_FIVE, &TEAMS];

/// The options as controls.
pub(super) fn controls(options: Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
    let switches = SWITCHES.map(|option| switch(option, options, seats, lang));
    // With two seats there is no third player who could throw in (DUR-18).
    let throw_in = (seats > 2).then(|| throw_in(options, lang));
    [presets(options, seats, lang), deck(options, seats, lang)]
        .into_iter()
        .chain(throw_in)
        .chain(switches)
        .chain([length(options, lang)])
        .collect()
}

/// A choice that does not change the number of seats.
fn choice(label: impl Into<String>, options: Options) -> Choice<Options> {
    Choice { label: label.into(), options, seats: None }
}

fn presets(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let choice = |preset: Preset| {
        let Options { deck, length, .. } = options;
        let seats = match preset {
            Preset::Classic => 2,
            Preset::ThrowIn => seats.max(3),
            Preset::Transfer => seats,
        };
        // A player who adds a third seat to the classic game plays with throw-in (DUR-18).
        let rules = Options { deck, length, throw_in: ThrowIn::default(), ..preset.options() };
        Choice {
            label: preset_name(Some(preset), lang).to_owned(),
            options: fit(rules, seats),
            seats: Some(seats),
        }
    };
    let chosen = preset(options, seats);
    Control {
        title: boxed(lang).setup.presets.to_owned(),
        detail: String::new(),
        place: Place::Top,
        input: Input::OneOf {
            choices: Preset::ALL.map(choice).to_vec(),
            chosen: Preset::ALL.iter().position(|&preset| Some(preset) == chosen),
        },
    }
}

/// A choice of one of `values`, which are all that these options and seats allow.
fn one_of<T: Copy + PartialEq>(
    values: &[T],
    chosen: T,
    choice: impl Fn(T) -> Choice<Options>,
) -> Input<Options> {
    Input::OneOf {
        choices: values.iter().map(|&value| choice(value)).collect(),
        chosen: values.iter().position(|&value| value == chosen),
    }
}

fn deck(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    // The decks large enough for the seats (DUR-1).
    let decks = if seats > 4 { &Deck::ALL[1..] } else { &Deck::ALL };
    let deck = |deck: Deck| choice((words.cards)(deck.size()), Options { deck, ..options });
    Control {
        title: words.deck.to_owned(),
        detail: words.deck_hint.to_owned(),
        place: Place::Row,
        input: one_of(decks, options.deck, deck),
    }
}

/// The throw-in rules, in the order of the setup.
const THROW_INS: [ThrowIn; 3] = [ThrowIn::Off, ThrowIn::All, ThrowIn::Neighbours];

fn throw_in(options: Options, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    let throw_in = |throw_in: ThrowIn| {
        choice((words.throw_in_value)(throw_in), Options { throw_in, ..options })
    };
    Control {
        title: words.throw_in.to_owned(),
        detail: (words.throw_in_hint)(options.throw_in).to_owned(),
        place: Place::Row,
        input: one_of(&THROW_INS, options.throw_in, throw_in),
    }
}

fn length(options: Options, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    let length = |length| choice(length_name(length, lang), Options { length, ..options });
    Control {
        title: words.length.to_owned(),
        detail: words.length_hint.to_owned(),
        place: Place::Row,
        input: one_of(&Length::ALL, options.length, length),
    }
}

fn switch(option: &OnOff, options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &boxed(lang).setup;
    let on = (option.read)(&options);
    let mut flipped = options;
    (option.write)(&mut flipped, !on);
    Control {
        title: (option.title)(words).to_owned(),
        detail: (option.hint)(words).to_owned(),
        place: if option.sub { Place::Sub } else { Place::Row },
        input: Input::Switch { on, flipped: (option.possible)(&options, seats).then_some(flipped) },
    }
}

/// "On" or "off".
pub(super) fn on_off(on: bool, lang: Lang) -> String {
    let words = &boxed(lang).setup;
    if on { words.on } else { words.off }.to_owned()
}
