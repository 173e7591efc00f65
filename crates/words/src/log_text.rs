//! The events of a game, in words.

use super::debug_text::debug_text;
use super::facts::ScreenFacts;
use super::game_info::GameInfo;
use super::lang::Lang;
use super::line::{LogLine, PauseText};
use super::sound::Sound;
use super::text::{prompt_messages, text};
use super::text_context::TextContext;
use mallard_engine::{Game, Seat};

/// The events of a match in words and sounds.
pub trait LogText: GameInfo + ScreenFacts {
    /// A seat's last move, for its badge.
    const RECAP: Option<LastActionFn<Self>> = None;

    /// The lines of the log for the event at index `at`; the events around it may change their words.
    fn lines(events: &[Self::Event], at: usize, _say: &TextContext) -> Vec<LogLine> {
        vec![LogLine { seat: None, heading: false, text: debug_text(&events[at]) }]
    }
    /// The lines of the log for `events`, which begin with a deal or in the middle of play.
    fn log(events: &[Self::Event], say: &TextContext) -> Vec<LogLine> {
        (0..events.len()).flat_map(|at| Self::lines(events, at, say)).collect()
    }
    /// The pause that `event` causes alone, such as the end of a deal.
    fn interlude(event: &Self::Event, say: &TextContext) -> Option<PauseText> {
        Self::ends_part(event).then(|| PauseText::plain(say.lang))
    }
    /// The pause after a step with `events`, if [`ScreenFacts::pauses`] wants one. All players see it before play continues.
    fn pause(events: &[Self::Event], say: &TextContext) -> Option<PauseText> {
        events.iter().find_map(|event| Self::interlude(event, say))
    }
    /// Does `event` show the consequence of a decision, such as the winner of a trick? A turning point mentions it.
    fn settles_decision(_event: &Self::Event) -> bool {
        false
    }
    /// The note before a pause ends, in a game with secrets: the cards that remain hidden, and who begins.
    fn stays_closed(_view: &Self::View, _say: &TextContext) -> Option<String> {
        None
    }
    /// The sound of an event; it depends only on public information.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
}

/// The note that cards remain hidden (`stays_closed`) after a pause, and who `begins`, if that is known.
pub fn closing(stays_closed: &str, begins: Option<Seat>, say: &TextContext) -> String {
    let name = begins.map(|seat| say.name(seat));
    let begins = name.map(prompt_messages(say.lang).begins).unwrap_or_default();
    text(say.lang).sentences(&[stays_closed, &begins])
}

/// A seat's last move in a few words without its name ("takes 3"), from the events since that move; `None` if the move
/// no longer matters.
pub type LastActionFn<G> = fn(&[<G as Game>::Event], Seat, Lang) -> Option<String>;
