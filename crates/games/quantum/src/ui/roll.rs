//! Step A: the dice as dice, to keep or to roll again.

use super::board::{SheetBoard, kept, touch_die};
use super::dice::{die, faces, rolling};
use crate::words::text;
use crate::{Action, Die};
use mallard_kit::prelude::*;
use mallard_words::{Lang, prompt_messages};

/// The tray while the player at the tablet chooses dice.
pub(super) fn roll_tray(lab: SheetBoard) -> AnyView {
    // A die that has rolled is another element, so that it tumbles.
    let keys = move || {
        lab.view.with(|view| {
            let key = |die: Die| {
                format!("{} {} {}", die.index(), view.public.dice.face(die), view.public.turn)
            };
            Die::ALL.map(key).to_vec()
        })
    };
    let part = move |key: &str| {
        let number = key.split(' ').next().and_then(|number| number.parse::<u8>().ok());
        let die = number.and_then(|number| Die::try_from(number).ok());
        die.map(|die| show_die(lab, die)).into_any()
    };
    let label = live_text(move || text(lab.app.lang()).label.tray.to_owned());
    html! {
        <section class="tray tray--roll panel" aria-label=label>
            <ol class="rolled stacked">{live_each(keys, part)}</ol>
        </section>
    }
}

fn show_die(lab: SheetBoard, of: Die) -> AnyView {
    let app = lab.app;
    let dice = lab.view.with_untracked(|view| view.public.dice);
    let face = dice.face(of);
    let rolls = lab.latest.with_untracked(|latest| latest.rolled.has(of));
    let stays = flag(move || kept(*lab).has(of));
    let hinted = flag(move || match lab.hint.get() {
        Some(Action::Reroll(again)) => again.has(of),
        _ => false,
    });
    let label = live_text(move || {
        let lang = app.lang();
        let words = &text(lang).label;
        let named = match face.colour() {
            Some(colour) => (words.die)(u8::from(of), colour, face.number()),
            None => (words.white_die)(face.number()),
        };
        let describe = if stays.get() { words.with_kept } else { words.with_rolls };
        let label = describe(&named);
        if hinted.get() { format!("{label}. {}", prompt_messages(lang).try_this) } else { label }
    });
    let mark = live(move || {
        let words = &text(app.lang()).table;
        let (icon, word) =
            if stays.get() { ("lock", words.kept) } else { ("flip", words.rolls_mark) };
        html! { <Icon name=icon small=true/><span>{word}</span> }
    });
    html! {
        <li class="centred">
            <button
                type="button"
                class="centred"
                data-target
                aria-pressed=live_text(move || stays.get().to_string())
                aria-label=label
                on:click=move |_| touch_die(*lab, of)
            >
                {die(face.colour(), face.number(), rolling(rolls), of.index())}
                <small class="across muted" aria-hidden="true">{mark}</small>
            </button>
            {live(move || faces(dice, of, app.lang()))}
        </li>
    }
}

/// The faces of the die that was tapped last, if not all fit.
pub(super) fn touched_faces(lab: SheetBoard) -> AnyView {
    let show = move |lang: Lang| {
        let of = lab.screen.touched.get();
        let dice = lab.view.with(|view| view.public.dice);
        let face = dice.face(of);
        html! {
            <b class="across">{die(face.colour(), face.number(), "", 0)}<span>{text(lang).table.faces}</span></b>
            {faces(dice, of, lang)}
        }
    };
    let label = live_text(move || text(lab.app.lang()).table.faces.to_owned());
    html! {
        <section class="panel faces apart" aria-label=label aria-live="polite">
            {live(move || show(lab.app.lang()))}
        </section>
    }
}
