//! The face of Durak: how its parts answer the shared table.

use super::options::{fit, length_name, on_off, options_form, preset, preset_name};
use super::text::{boxed, text};
use super::{hand, log, pond, prompt, score};
use crate::engine::{Seat, Standing};
use crate::games::durak::{Action, Durak, Event, Options, Phase, Refusal, ThrowIn, View};
use crate::ui::{
    About, Board, Button, Face, HandScreen, Interlude, Lang, Line, Names, OptionsForm, Piece,
    Plate, Score, Tag, Tone, card_glyph,
};
use leptos::prelude::*;

impl Face for Durak {
    type Screen = HandScreen;

    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }

    fn options_form(form: OptionsForm<Self>) -> Option<AnyView> {
        Some(options_form(form))
    }

    fn fit(options: Options, seats: u8) -> Options {
        fit(options, seats)
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        let rules = preset_name(preset(view.options, view.seats), lang);
        let line = (words.subtitle)(rules, view.seats, view.bout.number);
        if view.deal > 1 { format!("{line} · {}", (words.deal_of)(view.deal)) } else { line }
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        pond::still(view)
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        let known = view.recall.known[seat.index()];
        let known = (!known.is_empty()).then(|| {
            let cards: Vec<String> =
                known.iter().map(|card| card_glyph(card).to_string()).collect();
            (text(lang).table.holds)(&cards.join(" "))
        });
        Plate {
            tag: Some(tag(view, seat, lang)),
            cards: view.hand(seat).len(),
            out: !view.playing.has(seat),
            team: if view.options.teams { 1 + u8::from(seat) % 2 } else { 0 },
            known: known.unwrap_or_default(),
        }
    }

    fn role(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::role(view, seat, names.of(seat), lang)
    }

    fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
        prompt::prompt(view, seat, names, lang)
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

    fn line(event: &Event, names: &Names, lang: Lang) -> Option<Line> {
        Some(log::line(event, names, lang))
    }

    fn interlude(event: &Event, names: &Names, lang: Lang) -> Option<Interlude> {
        log::interlude(event, names, lang)
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> (String, String) {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
        let words = &boxed(lang).setup;
        let options = view.options;
        let throw_in = if view.seats == 2 { ThrowIn::Off } else { options.throw_in };
        let row = |term: &str, value: String| (term.to_owned(), value);
        let mut rows = vec![
            row(words.presets, preset_name(preset(options, view.seats), lang).to_owned()),
            row(words.deck, (words.cards)(options.deck.size())),
            row(words.throw_in, (words.throw_in_value)(throw_in).to_owned()),
            row(words.after_take, on_off(options.throw_in_after_take, lang)),
            row(words.transfer, on_off(options.transfer, lang)),
        ];
        if options.transfer {
            rows.push(row(words.showing, on_off(options.transfer_by_showing, lang)));
        }
        rows.push(row(words.first_five, on_off(options.first_bout_five, lang)));
        if view.seats == 4 || view.seats == 6 {
            rows.push(row(words.teams, on_off(options.teams, lang)));
        }
        rows.push(row(words.length, length_name(options.length, lang)));
        rows
    }

    fn screen() -> HandScreen {
        HandScreen::new()
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

/// The part a seat has in the bout.
fn tag(view: &View, seat: Seat, lang: Lang) -> Tag {
    let words = &text(lang).table;
    let bout = &view.bout;
    let taking = matches!(view.phase, Phase::AddAfterTake(_));
    let tag = |text: &str, tone, icon| Tag { text: text.to_owned(), tone, icon };
    if !view.playing.has(seat) {
        tag(&(words.out)(view.places[seat.index()]), Tone::Good, None)
    } else if seat == bout.defender {
        let text = if taking { words.taking } else { words.defending };
        tag(text, Tone::Defence, Some("shield"))
    } else if !bout.attackers.has(seat) {
        tag(words.waiting, Tone::Quiet, None)
    } else if bout.passed.has(seat) {
        tag(words.passed, Tone::Quiet, None)
    } else if seat == bout.opener || bout.transferred.has(seat) {
        tag(words.attacking, Tone::Attack, Some("sword"))
    } else {
        tag(words.throwing_in, Tone::Quiet, Some("plus"))
    }
}
