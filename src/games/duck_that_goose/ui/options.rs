//! The options as controls, and this very table in words.

use super::text::{Setup, boxed, text};
use crate::games::duck_that_goose::{Deck, DuckThatGoose, Rounds, View};
use crate::ui::{
    Choice, IconButton, Lang, OptionRow, OptionsForm, SegmentRow, flag, live_if, place_of,
    words as live_words,
};
use leptos::prelude::*;
use std::sync::Arc;

pub(super) fn options_form(form: OptionsForm<DuckThatGoose>) -> AnyView {
    view! { <ul>{deck(form)} {rounds(form)} {count(form)} {peachy(form)}</ul> }.into_any()
}

fn word(form: OptionsForm<DuckThatGoose>, pick: fn(&Setup) -> &'static str) -> Signal<String> {
    live_words(move || pick(&boxed(form.app.lang()).setup).to_owned())
}

fn deck(form: OptionsForm<DuckThatGoose>) -> AnyView {
    let choices = Arc::new(move || {
        let words = &boxed(form.app.lang()).setup;
        [words.deck_value_novice, words.deck_value_advanced].map(Choice::new).to_vec()
    });
    let detail = live_words(move || {
        let words = &boxed(form.app.lang()).setup;
        match form.options.get().deck {
            Deck::Novice => words.deck_hint_novice,
            Deck::Advanced => words.deck_hint_advanced,
        }
        .to_owned()
    });
    view! {
        <SegmentRow
            title=word(form, |words| words.deck)
            detail
            choices
            chosen=Arc::new(move || place_of(&form.options.get().deck, &Deck::ALL))
            on_choose=Callback::new(move |place: usize| {
                form.options.update(|options| options.deck = Deck::ALL[place]);
            })
        />
    }
    .into_any()
}

fn rounds(form: OptionsForm<DuckThatGoose>) -> AnyView {
    let with = |rounds: Rounds, seats| rounds.with(seats);
    let choices = Arc::new(move || {
        let (words, seats) = (&boxed(form.app.lang()).setup, form.seats.get());
        vec![
            Choice::new((words.rounds_value_short)(with(Rounds::Short, seats))),
            Choice::new((words.rounds_value_long)(with(Rounds::Long, seats))),
            Choice::new(words.rounds_value_count),
        ]
    });
    let choose = Callback::new(move |place: usize| {
        let seats = form.seats.get_untracked();
        form.options.update(|options| {
            options.rounds = match place {
                0 => Rounds::Short,
                1 => Rounds::Long,
                // From where one was, to be changed from there.
                _ => Rounds::Count(options.rounds.with(seats)),
            };
        });
    });
    view! {
        <SegmentRow
            title=word(form, |words| words.rounds)
            detail=word(form, |words| words.rounds_hint)
            choices
            chosen=Arc::new(move || match form.options.get().rounds {
                Rounds::Short => 0,
                Rounds::Long => 1,
                Rounds::Count(_) => 2,
            })
            on_choose=choose
        />
    }
    .into_any()
}

/// The number of rounds, where it is neither short nor long.
fn count(form: OptionsForm<DuckThatGoose>) -> AnyView {
    let counted = move || match form.options.get().rounds {
        Rounds::Count(count) => Some(count),
        Rounds::Short | Rounds::Long => None,
    };
    let set = move |count: u8| form.options.update(|options| options.rounds = Rounds::Count(count));
    let button = move |name, label: fn(&Setup) -> &'static str, next: fn(u8) -> u8| {
        let press = Callback::new(move |()| {
            if let Some(count) = untrack(counted) {
                set(next(count).clamp(1, Rounds::MOST));
            }
        });
        view! { <IconButton name label=word(form, label) on_press=press/> }
    };
    let said = live_words(move || {
        counted()
            .map_or_else(String::new, |count| (boxed(form.app.lang()).setup.rounds_count)(count))
    });
    live_if(
        move || counted().is_some(),
        move || {
            view! {
                <li class="op op--sub">
                    <div><b aria-live="polite">{said}</b></div>
                    <div class="stepper">
                        {button("minus", |words| words.fewer_rounds, |count| count.saturating_sub(1))}
                        {button("plus", |words| words.more_rounds, |count| count.saturating_add(1))}
                    </div>
                </li>
            }
            .into_any()
        },
    )
}

fn peachy(form: OptionsForm<DuckThatGoose>) -> AnyView {
    view! {
        <OptionRow
            title=word(form, |words| words.peachy)
            detail=word(form, |words| words.peachy_hint)
            on=flag(move || form.options.get().peachy_keen_cancels)
            on_flip=Callback::new(move |on| {
                form.options.update(|options| options.peachy_keen_cancels = on);
            })
        />
    }
    .into_any()
}

/// The rules of this very table.
pub(super) fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
    let words = &text(lang).facts;
    let setup = &boxed(lang).setup;
    let row = |term: &str, value: String| (term.to_owned(), value);
    let advanced = view.options.deck == Deck::Advanced;
    let pick = |novice: &str, full: &str| if advanced { full } else { novice }.to_owned();
    let dealt = if view.seats == 2 { 6 } else { 4 };
    let peachy = if view.options.peachy_keen_cancels { setup.on } else { setup.off };
    vec![
        row(words.term_deck, pick(words.deck_now_novice, words.deck_now_advanced)),
        row(words.term_round, (words.round_now)(view.round, view.rounds)),
        row(words.term_dealt, (words.dealt_each)(dealt)),
        row(words.term_interrupt, pick(words.interrupt_now_novice, words.interrupt_now_advanced)),
        row(words.term_peachy, peachy.to_owned()),
        row(words.term_wins, words.lowest_wins.to_owned()),
    ]
}
