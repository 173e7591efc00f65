//! The face of Quantum: how its parts answer the shared table.

use super::board::Screen;
use super::text::{about, text};
use super::{dice, log, pond, prompt, score, steps};
use crate::engine::{Seat, Standing};
use crate::games::quantum::{Action, Event, Phase, Quantum, Refusal, View};
use crate::ui::{About, Board, Button, Face, Interlude, Lang, Line, Names, Piece, Plate, Score};
use leptos::prelude::*;

impl Face for Quantum {
    const SEATS_IN_POND: bool = true;
    type Screen = Screen;

    fn about(lang: Lang) -> &'static About {
        about(lang)
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        match view.phase {
            Phase::Everyone { .. } => (words.subtitle_all)(view.turn),
            _ => (words.subtitle)(view.turn, view.seats),
        }
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        dice::still(view)
    }

    fn plate(_: &View, _: Seat, _: Lang) -> Plate {
        Plate { tag: None, cards: 0, out: false, team: 0, known: String::new() }
    }

    fn role(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::role(view, names.of(seat), lang)
    }

    fn prompt(view: &View, seat: Seat, _: &Names, lang: Lang) -> String {
        prompt::prompt(view, seat, lang)
    }

    fn prompt_on(board: Board<Self>) -> Option<String> {
        prompt::prompt_on(board)
    }

    fn waiting(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::waiting(view, names.of(seat), lang)
    }

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        prompt::offer(view, action, lang)
    }

    fn private(view: &View) -> bool {
        // Steps A and B are open; what is chosen in step C is not, before all have (QTM-7).
        matches!(view.phase, Phase::Everyone { .. })
    }

    fn show_mine(name: &str, lang: Lang) -> Option<String> {
        Some((text(lang).table.show_mine)(name))
    }

    fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
        prompt::refusal(view, refusal, names, lang)
    }

    fn lines(event: &Event, names: &Names, lang: Lang) -> Vec<Line> {
        log::lines(event, names, lang)
    }

    fn interlude(_: &Event, _: &Names, _: Lang) -> Option<Interlude> {
        None
    }

    fn score(view: &View, _: &[Event], lang: Lang) -> Score {
        score::score(view, lang)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> (String, String) {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
        score::this_table(view, lang)
    }

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(_: Board<Self>) -> AnyView {
        // What a seat has is its sheet, and that lies on the table.
        ().into_any()
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        Some(steps::steps(board))
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        prompt::buttons(board)
    }
}
