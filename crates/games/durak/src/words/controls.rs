//! The house rules in the setup.

use super::text::{SetupLabels, info_labels};
use crate::facts::wins_count;
use crate::{AfterFool, Deck, Length, Options, Preset, ThrowIn};
use mallard_words::{ChoiceInput, Company, Control, ControlPlace, Input, Lang};

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

/// The options after the number of players changed. The classic game is for two, and with a third player it becomes
/// throw-in, and back (DUR-21). With several humans a match is open, and against bots alone a single deal (DUR-17).
pub(super) fn follow(mut options: Options, before: Company, now: Company) -> Options {
    let usual = match preset(options, before.seats) {
        Some(Preset::Classic) if now.seats > 2 => Some(Preset::ThrowIn),
        Some(Preset::ThrowIn) if now.seats == 2 => Some(Preset::Classic),
        _ => None,
    };
    if let Some(usual) = usual {
        options = with_preset(usual, options);
    }
    let among_people = [before, now].map(|company| company.people > 1);
    options.length = match (among_people, options.length) {
        ([false, true], Length::Deals(1)) => Length::Open,
        ([true, false], Length::Open) => Length::Deals(1),
        (_, length) => length,
    };
    options
}

/// The options of a deal that is shared alone: an open match is one deal there (DUR-17).
pub(super) fn single(options: Options) -> Options {
    match options.length {
        Length::Open => Options { length: Length::Deals(1), ..options },
        _ => options,
    }
}

/// The options of a preset, with the values of `options` for everything but the game of a deal.
fn with_preset(preset: Preset, options: Options) -> Options {
    let Options { deck, length, after_fool, .. } = options;
    // With two seats the classic game has throw-in too, without any effect (DUR-18): a user who adds a third seat plays
    // with it.
    Options { deck, length, after_fool, throw_in: ThrowIn::default(), ..preset.options() }
}

/// The preset that `options` follow, with any deck and length; `None` if they follow no preset.
pub(super) fn preset(options: Options, seats: u8) -> Option<Preset> {
    // These three make no other game of a deal.
    let Options { deck, length, after_fool, .. } = Options::default();
    let rules = Options { deck, length, after_fool, ..options };
    let same = |preset: &Preset| {
        let two = *preset == Preset::Classic;
        let preset = preset.options();
        // With two seats no third player could throw in (DUR-18).
        let throw_in = if seats == 2 { rules.throw_in } else { preset.throw_in };
        rules == Options { throw_in, ..preset } && two == (seats == 2 && !preset.transfer)
    };
    Preset::ALL.into_iter().find(same)
}

/// The name of a preset; "own rules" for `None`.
pub(super) fn preset_name(preset: Option<Preset>, lang: Lang) -> &'static str {
    let words = &info_labels(lang).setup;
    match preset {
        Some(Preset::Classic) => words.classic,
        Some(Preset::ThrowIn) => words.throw_in_preset,
        Some(Preset::Transfer) => words.transfer_preset,
        None => words.own_rules,
    }
}

/// The length of a match of `seats` seats in words.
pub(super) fn length_name(options: Options, seats: u8, lang: Lang) -> String {
    let words = &info_labels(lang).setup;
    match options.length {
        Length::Deals(deals) => (words.deals)(deals),
        Length::Until(count) if wins_count(options, seats) => (words.until_wins)(count),
        Length::Until(count) => (words.until_fools)(count),
        Length::Open => words.open.to_owned(),
    }
}

struct OnOff {
    title: fn(&SetupLabels) -> &'static str,
    hint: fn(&SetupLabels) -> &'static str,
    field: fn(&mut Options) -> &mut bool,
    /// Can players set it, with these options and seats?
    possible: fn(&Options, u8) -> bool,
    /// Does it belong to the option above it?
    sub: bool,
}

const AFTER_TAKE: OnOff = OnOff {
    title: |words| words.after_take,
    hint: |words| words.after_take_hint,
    field: |options| &mut options.throw_in_after_take,
    possible: |_, _| true,
    sub: false,
};

const TRANSFER: OnOff = OnOff {
    title: |words| words.transfer,
    hint: |words| words.transfer_hint,
    field: |options| &mut options.transfer,
    possible: |_, _| true,
    sub: false,
};

const SHOWING: OnOff = OnOff {
    title: |words| words.showing,
    hint: |words| words.showing_hint,
    field: |options| &mut options.transfer_by_showing,
    possible: |options, _| options.transfer,
    sub: true,
};

const FIRST_FIVE: OnOff = OnOff {
    title: |words| words.first_five,
    hint: |words| words.first_five_hint,
    field: |options| &mut options.first_bout_five,
    possible: |_, _| true,
    sub: false,
};

const SEVERAL: OnOff = OnOff {
    title: |words| words.several,
    hint: |words| words.several_hint,
    field: |options| &mut options.several_at_once,
    possible: |_, _| true,
    sub: false,
};

const TEAMS: OnOff = OnOff {
    title: |words| words.teams,
    hint: |words| words.teams_hint,
    field: |options| &mut options.teams,
    possible: |_, seats| teams_fit(seats),
    sub: false,
};

/// The switches, in the order of the setup.
const SWITCHES: [&OnOff; 6] = [&AFTER_TAKE, &TRANSFER, &SHOWING, &FIRST_FIVE, &SEVERAL, &TEAMS];

pub(super) fn controls(options: Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
    let switches = SWITCHES.map(|option| switch(option, options, seats, lang));
    // With two seats no third player could throw in (DUR-18).
    let throw_in = (seats > 2).then(|| throw_in(options, lang));
    [presets(options, seats, lang), deck(options, seats, lang)]
        .into_iter()
        .chain(throw_in)
        .chain(switches)
        .chain([length(options, seats, lang)])
        .chain(follows_fool(options, seats).then(|| after_fool(options, lang)))
        .collect()
}

/// A choice that does not change the number of seats.
fn choice(label: impl Into<String>, options: Options) -> ChoiceInput<Options> {
    ChoiceInput { label: label.into(), options, seats: None }
}

fn presets(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let choice = |preset: Preset| {
        let seats = match preset {
            Preset::Classic => 2,
            Preset::ThrowIn => seats.max(3),
            Preset::Transfer => seats,
        };
        ChoiceInput {
            label: preset_name(Some(preset), lang).to_owned(),
            options: fit(with_preset(preset, options), seats),
            seats: Some(seats),
        }
    };
    let chosen = preset(options, seats);
    Control {
        title: info_labels(lang).setup.presets.to_owned(),
        detail: String::new(),
        place: ControlPlace::Top,
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
    choice: impl Fn(T) -> ChoiceInput<Options>,
) -> Input<Options> {
    Input::OneOf {
        choices: values.iter().map(|&value| choice(value)).collect(),
        chosen: values.iter().position(|&value| value == chosen),
    }
}

fn deck(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    // The decks large enough for the seats (DUR-1).
    let decks = if seats > 4 { &Deck::ALL[1..] } else { &Deck::ALL };
    let deck = |deck: Deck| choice((words.cards)(deck.size()), Options { deck, ..options });
    Control {
        title: words.deck.to_owned(),
        detail: words.deck_hint.to_owned(),
        place: ControlPlace::Row,
        input: one_of(decks, options.deck, deck),
    }
}

/// The throw-in rules, in the order of the setup.
const THROW_INS: [ThrowIn; 3] = [ThrowIn::Off, ThrowIn::All, ThrowIn::Neighbours];

fn throw_in(options: Options, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    let throw_in = |throw_in: ThrowIn| {
        choice((words.throw_in_value)(throw_in), Options { throw_in, ..options })
    };
    Control {
        title: words.throw_in.to_owned(),
        detail: (words.throw_in_hint)(options.throw_in).to_owned(),
        place: ControlPlace::Row,
        input: one_of(&THROW_INS, options.throw_in, throw_in),
    }
}

fn length(options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    let length = |length| {
        let options = Options { length, ..options };
        choice(length_name(options, seats, lang), options)
    };
    let hint = match options.length {
        Length::Open => words.open_hint,
        Length::Deals(_) => words.deals_hint,
        Length::Until(_) if wins_count(options, seats) => words.until_wins_hint,
        Length::Until(_) => words.until_fools_hint,
    };
    Control {
        title: words.length.to_owned(),
        detail: hint.to_owned(),
        place: ControlPlace::Row,
        input: one_of(&Length::ALL, options.length, length),
    }
}

/// Can a deal have a fool, so that it matters who leads after it (DUR-4)?
pub(super) fn follows_fool(options: Options, seats: u8) -> bool {
    seats > 2 && !options.teams && options.length != Length::Deals(1)
}

fn after_fool(options: Options, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    let leader = |after_fool: AfterFool| {
        choice((words.after_fool_value)(after_fool), Options { after_fool, ..options })
    };
    Control {
        title: words.after_fool.to_owned(),
        detail: (words.after_fool_hint)(options.after_fool).to_owned(),
        place: ControlPlace::Row,
        input: one_of(&AfterFool::ALL, options.after_fool, leader),
    }
}

fn switch(option: &OnOff, options: Options, seats: u8, lang: Lang) -> Control<Options> {
    let words = &info_labels(lang).setup;
    let mut flipped = options;
    let field = (option.field)(&mut flipped);
    let on = *field;
    *field = !on;
    Control {
        title: (option.title)(words).to_owned(),
        detail: (option.hint)(words).to_owned(),
        place: if option.sub { ControlPlace::Sub } else { ControlPlace::Row },
        input: Input::Switch {
            on,
            flipped: (option.possible)(&options, seats).then(|| fit(flipped, seats)),
        },
    }
}

pub(super) fn on_off(on: bool, lang: Lang) -> String {
    let words = &info_labels(lang).setup;
    if on { words.on } else { words.off }.to_owned()
}
