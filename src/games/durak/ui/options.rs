//! The house rules in the setup.

use super::text::{Setup, boxed};
use crate::games::durak::{Deck, Durak, Length, Options, Preset, ThrowIn};
use crate::ui::{Choice, Lang, OptionRow, OptionsForm, Segment, SegmentRow, place_of};
use leptos::prelude::*;
use std::sync::Arc;

/// The nearest options that can be played with `seats` seats.
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

/// The preset these options are, whatever the deck and the length.
pub(super) fn preset(options: Options, seats: u8) -> Option<Preset> {
    let rules = Options { deck: Deck::default(), length: Length::default(), ..options };
    let same = |preset: &Preset| {
        let two = *preset == Preset::Classic;
        let preset = preset.options();
        // With two seats there is nobody else who could throw in (DUR-18).
        let throw_in = if seats == 2 { rules.throw_in } else { preset.throw_in };
        rules == Options { throw_in, ..preset } && two == (seats == 2 && !preset.transfer)
    };
    Preset::ALL.into_iter().find(same)
}

/// The name of a preset, or of none.
pub(super) fn preset_name(preset: Option<Preset>, lang: Lang) -> &'static str {
    let words = &boxed(lang).setup;
    match preset {
        Some(Preset::Classic) => words.classic,
        Some(Preset::ThrowIn) => words.throw_in_preset,
        Some(Preset::Transfer) => words.transfer_preset,
        None => words.own_rules,
    }
}

/// A match length in words.
pub(super) fn length_name(length: Length, lang: Lang) -> String {
    let words = &boxed(lang).setup;
    match length {
        Length::Deals(deals) => (words.deals)(deals),
        Length::Until(count) => (words.until)(count),
    }
}

pub(super) fn options_form(form: OptionsForm<Durak>) -> AnyView {
    view! {
        {presets(form)}
        <ul>
            {deck(form)}
            {throw_in(form)}
            {switch(form, &AFTER_TAKE)}
            {switch(form, &TRANSFER)}
            {switch(form, &SHOWING)}
            {switch(form, &FIRST_FIVE)}
            {switch(form, &TEAMS)}
            {length(form)}
        </ul>
    }
    .into_any()
}

fn word(form: OptionsForm<Durak>, pick: fn(&Setup) -> &'static str) -> Signal<String> {
    Signal::derive(move || pick(&boxed(form.app.lang()).setup).to_owned())
}

fn presets(form: OptionsForm<Durak>) -> impl IntoView {
    let choices = Arc::new(move || {
        let lang = form.app.lang();
        Preset::ALL.map(|preset| Choice::new(preset_name(Some(preset), lang))).to_vec()
    });
    let chosen = Arc::new(move || {
        place_of(&preset(form.options.get(), form.seats.get()), &Preset::ALL.map(Some))
    });
    let choose = Callback::new(move |place: usize| {
        let preset = Preset::ALL[place];
        let seats = form.seats.get_untracked();
        let seats = match preset {
            Preset::Classic => 2,
            Preset::ThrowIn => seats.max(3),
            Preset::Transfer => seats,
        };
        form.options.update(|options| {
            let Options { deck, length, .. } = *options;
            // Who adds a third seat to the classic game plays with throw-in (DUR-18).
            *options = Options { deck, length, throw_in: ThrowIn::default(), ..preset.options() };
        });
        form.seat_count.run(seats);
    });
    view! {
        <Segment
            class="presets"
            label=word(form, |words| words.presets)
            choices
            chosen
            on_choose=choose
        />
    }
}

/// The decks that are large enough (DUR-1).
fn decks(seats: u8) -> &'static [Deck] {
    if seats > 4 { &Deck::ALL[1..] } else { &Deck::ALL }
}

fn deck(form: OptionsForm<Durak>) -> impl IntoView {
    let choices = Arc::new(move || {
        let words = &boxed(form.app.lang()).setup;
        let decks = decks(form.seats.get()).iter();
        decks.map(|deck| Choice::new((words.cards)(deck.size()))).collect::<Vec<_>>()
    });
    view! {
        <SegmentRow
            title=word(form, |words| words.deck)
            detail=word(form, |words| words.deck_hint)
            choices
            chosen=Arc::new(move || {
                place_of(&form.options.get().deck, decks(form.seats.get()))
            })
            on_choose=Callback::new(move |place: usize| {
                let deck = decks(form.seats.get_untracked())[place];
                form.options.update(|options| options.deck = deck);
            })
        />
    }
}

/// In the order of the setup; with two seats only the first can be.
const THROW_INS: [ThrowIn; 3] = [ThrowIn::Off, ThrowIn::All, ThrowIn::Neighbours];

fn throw_in(form: OptionsForm<Durak>) -> impl IntoView {
    let two = move || form.seats.get() == 2;
    let shown = move || if two() { ThrowIn::Off } else { form.options.get().throw_in };
    let choices = Arc::new(move || {
        let words = &boxed(form.app.lang()).setup;
        let offered = &THROW_INS[..if two() { 1 } else { THROW_INS.len() }];
        let choice = |&value: &ThrowIn| Choice::new((words.throw_in_value)(value));
        offered.iter().map(choice).collect::<Vec<_>>()
    });
    let detail = Signal::derive(move || {
        let words = &boxed(form.app.lang()).setup;
        if two() { words.two_seats_hint } else { (words.throw_in_hint)(shown()) }.to_owned()
    });
    view! {
        <SegmentRow
            title=word(form, |words| words.throw_in)
            detail
            choices
            chosen=Arc::new(move || place_of(&shown(), &THROW_INS))
            on_choose=Callback::new(move |place: usize| {
                if !two() {
                    form.options.update(|options| options.throw_in = THROW_INS[place]);
                }
            })
        />
    }
}

/// An option that is on or off.
struct OnOff {
    title: fn(&Setup) -> &'static str,
    hint: fn(&Setup) -> &'static str,
    read: fn(&Options) -> bool,
    write: fn(&mut Options, bool),
    /// Can it be set, with these options and seats?
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

fn switch(form: OptionsForm<Durak>, option: &'static OnOff) -> impl IntoView {
    let OnOff { title, hint, read, write, possible, sub } = option;
    view! {
        <OptionRow
            title=word(form, *title)
            detail=word(form, *hint)
            on=Signal::derive(move || read(&form.options.get()))
            on_flip=Callback::new(move |on| form.options.update(|options| write(options, on)))
            disabled=Signal::derive(move || !possible(&form.options.get(), form.seats.get()))
            sub=*sub
        />
    }
}

fn length(form: OptionsForm<Durak>) -> impl IntoView {
    let choices = Arc::new(move || {
        let lang = form.app.lang();
        Length::ALL.map(|length| Choice::new(length_name(length, lang))).to_vec()
    });
    view! {
        <SegmentRow
            title=word(form, |words| words.length)
            detail=word(form, |words| words.length_hint)
            choices
            chosen=Arc::new(move || place_of(&form.options.get().length, &Length::ALL))
            on_choose=Callback::new(move |place: usize| {
                form.options.update(|options| options.length = Length::ALL[place]);
            })
        />
    }
}

/// On or off, in words.
pub(super) fn on_off(on: bool, lang: Lang) -> String {
    let words = &boxed(lang).setup;
    if on { words.on } else { words.off }.to_owned()
}
