//! The face of Duck That Goose!: how its parts answer the shared table.

use super::board::{self, Screen};
use super::options::{options_form, this_table};
use super::text::{boxed, text};
use super::{account, buttons, hand, log, offers, pick, pond, prompt, refusal, score};
use crate::engine::{Seat, SeatSet, Standing};
use crate::games::duck_that_goose::{Action, Deck, DuckThatGoose, Event, Refusal, Step, View};
use crate::ui::{
    About, Board, Button, Face, Interlude, Lang, Line, Names, OptionsForm, Piece, Plate, Score,
};
use leptos::prelude::*;

impl Face for DuckThatGoose {
    type Screen = Screen;

    const SEATS_IN_POND: bool = true;

    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }

    fn options_form(form: OptionsForm<Self>) -> Option<AnyView> {
        Some(options_form(form))
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.rounds, view.seats)
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
        prompt::role(view, seat, names, lang)
    }

    fn prompt(view: &View, _: Seat, names: &Names, lang: Lang) -> String {
        prompt::prompt(view, names, lang)
    }

    fn prompt_on(board: Board<Self>) -> Option<String> {
        pick::consequence(board)
    }

    fn waiting(view: &View, _: Seat, names: &Names, lang: Lang) -> String {
        prompt::waiting(view, names, lang)
    }

    fn offer(view: &View, action: Action, names: &Names, lang: Lang) -> String {
        offers::offer(view, action, names, lang)
    }

    fn interrupts(view: &View) -> bool {
        view.options.deck == Deck::Advanced
    }

    fn interruption(view: &View, offers: &[Action], lang: Lang) -> String {
        prompt::interruption(view, offers, lang)
    }

    fn glimpses(view: &View) -> SeatSet {
        view.looking.iter().fold(SeatSet::EMPTY, |all, by| all.or(*by))
    }

    fn glimpse(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::glimpse(view, seat, names, lang)
    }

    // What everybody does openly, one after the other (DTG-30).
    fn private(view: &View) -> bool {
        !view.task().is_some_and(|task| matches!(task.step, Step::Choose(..)))
    }

    fn refusal(view: &View, refused: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refused, names, lang)
    }

    fn line(event: &Event, names: &Names, lang: Lang) -> Option<Line> {
        log::line(event, names, lang)
    }

    fn interlude(event: &Event, _: &Names, lang: Lang) -> Option<Interlude> {
        log::interlude(event, lang)
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> (String, String) {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
        this_table(view, lang)
    }

    fn screen() -> Screen {
        board::screen()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> AnyView {
        hand::hand(board)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
