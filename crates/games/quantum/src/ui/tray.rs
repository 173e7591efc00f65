//! The dice by their colours, and the total of each colour.

use super::board::SheetBoard;
use super::dice::{die, mark, rolling};
use crate::words::{sum, sum_label, text};
use crate::{Colour, Die, View};
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// The tray: the white die, then each colour with its dice and its total.
pub(super) fn tray(lab: SheetBoard) -> AnyView {
    // One element that is rendered again only when the dice change, so that they tumble once.
    let key = move || {
        let rolled = lab.latest.with(|latest| latest.rolled);
        let lang = lab.app.lang();
        lab.view.with(|view| {
            vec![format!(
                "{} {:?} {:?} {rolled:?} {lang:?}",
                view.public.turn,
                view.public.dice,
                view.aside()
            )]
        })
    };
    let groups = move |_: &str| {
        let lang = lab.app.lang_now();
        lab.view.with_untracked(|view| {
            let colours = Colour::ALL.map(|colour| group(lab, view, colour, lang));
            html! {
                {white(lab, view, lang)}
                <li class="tray__line rigid" aria-hidden="true"></li>
                {colours.into_iter().collect_any()}
            }
        })
    };
    let label = live_text(move || text(lab.app.lang()).label.tray.to_owned());
    html! { <ul class="tray across wrapped panel" aria-label=label>{live_each(key, groups)}</ul> }
}

fn white(lab: SheetBoard, view: &View, lang: Lang) -> AnyView {
    let number = view.public.dice.white();
    let rolls = lab.latest.with_untracked(|latest| latest.rolled.has(Die::WHITE));
    html! {
        <li class="dice dice--white centred">
            <div class="dice__drawn beside">{die(None, number, rolling(rolls), 0)}</div>
            <p class="dice__sum across muted" aria-hidden="true"><span>{text(lang).table.white}</span></p>
            <span class="visually-hidden">{(text(lang).label.white_die)(number)}</span>
        </li>
    }
}

fn group(lab: SheetBoard, view: &View, colour: Colour, lang: Lang) -> AnyView {
    let words = text(lang);
    let rolled = lab.latest.with_untracked(|latest| latest.rolled);
    let dice = view.public.dice;
    let mut lying: Vec<Die> =
        Die::ALL.into_iter().filter(|&die| dice.face(die).colour() == Some(colour)).collect();
    lying.sort_unstable_by_key(|&die| (std::cmp::Reverse(dice.face(die).number()), die.index()));
    let drawn = lying.into_iter().map(|of| {
        let face = dice.face(of);
        die(face.colour(), face.number(), rolling(rolled.has(of)), of.index())
    });
    let aside = view.aside() == Some(colour);
    let value = view.value(colour);
    let (sum, label) = if aside {
        (words.table.set_aside.into_any(), (words.label.set_aside)(colour))
    } else {
        let sum = view! { <span>{sum(value, lang)}</span><b>{value.total}</b> };
        (sum.into_any(), sum_label(value, lang))
    };
    html! {
        <li class="dice centred" class:dice--aside=aside>
            <div class="dice__drawn beside">{drawn.collect_any()}</div>
            <p class="dice__sum across muted" aria-hidden="true">{mark(colour, true)}{sum}</p>
            <span class="visually-hidden">{label}</span>
        </li>
    }
}
