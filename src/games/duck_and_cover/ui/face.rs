//! The face of Duck & Cover: how its parts answer the shared table.

use super::screen::Screen;
use super::text::{about, text};
use super::{ends, log, pond, prompt, refusal, score};
use crate::engine::{Seat, Standing};
use crate::games::duck_and_cover::{Action, DuckAndCover, Event, Refusal, Turned, View};
use crate::ui::{About, Board, Button, Face, Interlude, Lang, Line, Names, Piece, Plate, Score};
use leptos::prelude::*;

impl Face for DuckAndCover {
    const SEATS_IN_POND: bool = true;
    /// All boards lie open (DNC-3); only what is chosen waits for the others (DNC-5).
    const OPEN: bool = true;

    type Screen = Screen;

    fn about(lang: Lang) -> &'static About {
        about(lang)
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.calls)
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        pond::still(view)
    }

    // The pond shows the seats itself.
    fn plate(_: &View, _: Seat, _: Lang) -> Plate {
        Plate { tag: None, cards: 0, out: false, team: 0, known: String::new() }
    }

    fn role(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::role(view, names.of(seat), lang)
    }

    fn prompt(view: &View, seat: Seat, _: &Names, lang: Lang) -> String {
        prompt::prompt(view, seat, lang)
    }

    fn waiting(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::waiting(view, names.of(seat), lang)
    }

    fn meanwhile(view: &View, lang: Lang) -> String {
        prompt::meanwhile(view, lang)
    }

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        prompt::offer(view, action, lang)
    }

    fn private(_: &View) -> bool {
        false
    }

    fn refusal(view: &View, refused: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refused, names, lang)
    }

    fn log(events: &[Event], names: &Names, lang: Lang) -> Vec<Line> {
        log::log(events, names, lang)
    }

    fn pause(events: &[Event], names: &Names, lang: Lang) -> Option<Interlude> {
        log::pause(events, names, lang)
    }

    fn score(view: &View, _: &[Event], lang: Lang) -> Score {
        score::score(view, lang)
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        ends::ends(board, history)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> (String, String) {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
        let words = &text(lang).rules;
        let repeat = match view.turned.and_then(Turned::call) {
            Some(call) => (words.repeat_means)(&prompt::call_name(call, lang)),
            None => words.repeat_nothing.to_owned(),
        };
        let row = |term: &str, value: String| (term.to_owned(), value);
        vec![
            row(words.round, (words.round_of)(view.round)),
            row(words.zone, (words.zone_ends)(view.most_discards)),
            row(words.repeat, repeat),
            row(words.splashes, words.splash_table.to_owned()),
            row(words.deck, words.deck_fresh.to_owned()),
        ]
    }

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    // There is nothing to hold in a hand.
    fn hand(_: Board<Self>) -> AnyView {
        ().into_any()
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        prompt::beside(board)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        prompt::buttons(board)
    }
}
