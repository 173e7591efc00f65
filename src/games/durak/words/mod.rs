//! The words of Durak, for the shared table.

mod best;
mod controls;
mod log;
mod plate;
mod prompt;
mod reason;
mod recap;
mod refusal;
mod score;
mod still;
mod terms;
mod text;

pub(super) use plate::sorted;
pub(super) use prompt::{offer, play};
pub(super) use text::text;

use super::{Action, Durak, Event, Options, Phase, Refusal, View};
use crate::engine::cards::Card;
use crate::engine::{Seat, Standing};
use crate::words::{
    About, Best, Boxed, Control, Counts, Figured, Interlude, Lang, Line, Names, Outcome, Piece,
    PlateOf, Prompt, RecapOf, Score, Sound, Spoken, Term, Worded, card_glyph,
};
use controls::{preset, preset_name};
use text::boxed;

impl Boxed for Durak {
    const LIES_FLAT: bool = true;

    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }

    fn controls(options: &Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
        controls::controls(*options, seats, lang)
    }

    fn fit(options: Options, seats: u8) -> Options {
        controls::fit(options, seats)
    }
}

impl Worded for Durak {
    const COUNTS: Counts = Counts::Deals;
    const BEST: Option<Best<Self>> = Some(best::BEST);
    const PLATE: Option<PlateOf<Self>> = Some(plate::plate);
    const RECAP: Option<RecapOf<Self>> = Some(recap::recap);
    // A player who may add a card may always add nothing, with any hand (DUR-8).
    const SPOKEN: Option<Spoken<Self>> = Some(Spoken {
        action: prompt::spoken,
        asks: prompt::asks,
        says: |name, lang| (text(lang).table.says_nothing)(name),
    });

    fn is_blind(action: Action) -> bool {
        matches!(action, Action::Take | Action::Pass)
    }

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        match view.phase {
            Phase::Lead(_) => vec![view.bout.defender],
            // Not settled yet: who adds a card, gives way or takes.
            Phase::Defend | Phase::Add(_) | Phase::AddAfterTake(_) | Phase::Over => Vec::new(),
        }
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

    fn reason(view: &View, offers: &[Action], action: Action, names: &Names, lang: Lang) -> String {
        reason::reason(view, offers, action, names, lang)
    }

    fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refusal, names, lang)
    }

    fn lines(events: &[Event], at: usize, names: &Names, lang: Lang) -> Vec<Line> {
        vec![log::line(&events[at], names, lang)]
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Attacked { .. }
            | Event::Beat { .. }
            | Event::Transferred { .. }
            | Event::Showed { .. } => Some(Sound::Laid),
            Event::Takes { .. } | Event::PickedUp { .. } | Event::Drew { .. } => Some(Sound::Taken),
            _ => None,
        }
    }

    fn pause(events: &[Event], names: &Names, lang: Lang) -> Option<Interlude> {
        events.iter().find_map(|event| log::interlude(event, names, lang))
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> Outcome {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
        terms::terms(view, lang)
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        Figured::<Card>::named(name).map(|piece| piece.said(crate::words::text(lang).card))
    }
}

/// The card as a glyph, for a sentence.
fn glyph(card: Card) -> String {
    card_glyph(card).to_string()
}
