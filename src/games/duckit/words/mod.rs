//! The words of Duckit, for the shared table.

mod best;
mod card;
mod log;
mod plate;
mod prompt;
mod reason;
mod recap;
mod refusal;
mod rule;
mod score;
mod still;
mod terms;
mod text;
mod trick;

pub(super) use card::{said, suit_letter};
pub(super) use plate::sorted;
pub(super) use prompt::offer;
pub(super) use rule::rule;
pub(super) use score::parted;
pub(super) use text::text;
pub(super) use trick::{card_label, last_number, lies_open, lying, trick_label};

use super::{Action, Card, Duckit, Event, Phase, Refusal, SEATS, View};
use crate::engine::{Seat, Standing};
use crate::words::{
    About, Best, Boxed, Figured, Interlude, Lang, Line, Names, Outcome, Piece, PlateOf, Prompt,
    RecapOf, Score, Sound, Term, Worded,
};
use text::boxed;

impl Boxed for Duckit {
    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }
}

impl Worded for Duckit {
    const BEST: Option<Best<Self>> = Some(best::BEST);
    const PLATE: Option<PlateOf<Self>> = Some(plate::plate);
    const RECAP: Option<RecapOf<Self>> = Some(recap::recap);

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        let Phase::Play(seat) = view.phase else { return Vec::new() };
        // Not settled yet: who leads the next trick.
        let to_play = |seat: &Seat| view.trick.cards[seat.index()].is_none();
        seat.clockwise(SEATS).skip(1).filter(to_play).collect()
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.trick_number())
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        still::still(view)
    }

    fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        prompt::prompt(view, seat, names, lang)
    }

    fn waiting(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        Prompt::new("", prompt::waiting(view, names.of(seat), lang))
    }

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        prompt::offer(view, action, lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, names: &Names, lang: Lang) -> String {
        reason::reason(view, action, names, lang)
    }

    fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refusal, names, lang)
    }

    fn lines(events: &[Event], at: usize, names: &Names, lang: Lang) -> Vec<Line> {
        log::lines(&events[at], names, lang)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Played { .. } | Event::Banked { .. } => Some(Sound::Laid),
            Event::Drew { .. } | Event::TrickWon { .. } => Some(Sound::Taken),
            Event::TookQuacker { .. } => Some(Sound::Duck),
            _ => None,
        }
    }

    fn pause(events: &[Event], names: &Names, lang: Lang) -> Option<Interlude> {
        events.iter().find_map(|event| log::interlude(event, names, lang))
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
    }

    fn outcome(view: &View, _: Standing, names: &Names, lang: Lang) -> Outcome {
        score::outcome(view, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
        terms::terms(view, lang)
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        Figured::<Card>::named(name).map(|piece| piece.said(|card| said(card, lang)))
    }
}
