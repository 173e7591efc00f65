//! The face of Duckit: how its parts answer the shared table.

use super::board::Screen;
use super::text::{boxed, text};
use super::{account, facts, hand, log, pond, prompt, score};
use crate::engine::{Seat, Standing};
use crate::games::duckit::{Action, Duckit, Event, Refusal, View};
use crate::ui::{About, Board, Button, Face, Interlude, Lang, Line, Names, Piece, Plate, Score};
use leptos::prelude::*;

impl Face for Duckit {
    type Screen = Screen;

    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.trick_number())
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        pond::still(view)
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        facts::plate(view, seat, lang)
    }

    fn facts(board: Board<Self>, seat: Seat) -> Option<AnyView> {
        Some(facts::facts(board, seat))
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        Some(facts::own_facts(board))
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

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        prompt::offer(view, action, lang)
    }

    fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
        prompt::refusal(view, refusal, names, lang)
    }

    fn lines(event: &Event, names: &Names, lang: Lang) -> Vec<Line> {
        log::lines(event, names, lang)
    }

    fn interlude(event: &Event, names: &Names, lang: Lang) -> Option<Interlude> {
        log::interlude(event, names, lang)
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
    }

    fn outcome(view: &View, _: Standing, names: &Names, lang: Lang) -> (String, String) {
        score::outcome(view, names, lang)
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

    fn hand(board: Board<Self>) -> AnyView {
        hand::hand(board)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        prompt::buttons(board)
    }
}
