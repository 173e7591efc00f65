//! The words of Duck & Cover, for the shared table.

mod best;
mod calls;
mod covered;
mod frame;
mod label;
mod log;
mod offer;
mod piece;
mod place;
mod prompt;
mod quacks;
mod reason;
mod refusal;
mod score;
mod still;
mod target;
mod terms;
mod text;

pub(super) use calls::{call_name, card_name};
pub(super) use covered::just_covered;
pub(super) use frame::{Frame, was_dealt};
pub(super) use label::{ducks_listed, listed, space_label, stack_label};
pub(super) use offer::marked_offer;
pub(super) use piece::Figured;
pub(super) use place::{cell_of, name_of};
pub(super) use quacks::quacks;
pub(super) use target::cell_at;
pub(super) use text::{Counted, text};

use super::{Action, DuckAndCover, Event, Refusal, View};
use crate::engine::{Seat, Standing};
use crate::words::{
    About, Best, Boxed, Interlude, Lang, Line, Names, Outcome, Piece, Privacy, Prompt, Score,
    Sound, Term, Worded,
};
use text::about;

impl Boxed for DuckAndCover {
    fn about(lang: Lang) -> &'static About {
        about(lang)
    }
}

impl Worded for DuckAndCover {
    const BEST: Option<Best<Self>> = Some(best::BEST);
    // All boards are open (DNC-3); only the choices stay hidden until all have chosen (DNC-5).
    fn privacy(_: &View) -> Privacy {
        Privacy::Open
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.calls)
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        still::still(view)
    }

    fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        prompt::prompt(view, seat, names.of(seat), lang)
    }

    fn waiting(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        prompt::waiting(view, names.of(seat), lang)
    }

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        offer::offer(view, action, lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, _: &Names, lang: Lang) -> String {
        reason::reason(view, action, lang)
    }

    fn refusal(view: &View, refused: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refused, names, lang)
    }

    fn lines(events: &[Event], at: usize, names: &Names, lang: Lang) -> Vec<Line> {
        log::line(events, at, names, lang).into_iter().collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Turned { .. } => Some(Sound::Laid),
            Event::Moved { .. } | Event::Quacked { .. } => Some(Sound::Duck),
            _ => None,
        }
    }

    fn pause(events: &[Event], names: &Names, lang: Lang) -> Option<Interlude> {
        log::pause(events, names, lang)
    }

    fn score(view: &View, _: &[Event], lang: Lang) -> Score {
        score::score(view, lang)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> Outcome {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
        terms::terms(view, lang)
    }

    fn piece(name: &str, _: Lang) -> Option<String> {
        Figured::named(name).map(Figured::said)
    }
}
