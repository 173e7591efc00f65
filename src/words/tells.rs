//! The events of a game, in words.

use super::boxed::Boxed;
use super::lang::Lang;
use super::line::{Interlude, Line};
use super::say::Say;
use super::sound::Sound;
use super::text::text;
use crate::engine::{Game, Seat};

/// The events of a match in words and sounds.
pub trait Tells: Boxed {
    /// A seat's last move, for its badge.
    const RECAP: Option<RecapOf<Self>> = None;

    /// The lines of the log for the event at index `at`; the events around it may change their words.
    fn lines(events: &[Self::Event], at: usize, say: &Say) -> Vec<Line>;
    /// The lines of the log for `events`, which begin with a deal or in the middle of play.
    fn log(events: &[Self::Event], say: &Say) -> Vec<Line> {
        (0..events.len()).flat_map(|at| Self::lines(events, at, say)).collect()
    }
    /// The pause that `event` causes alone, such as the end of a deal.
    fn interlude(_event: &Self::Event, _say: &Say) -> Option<Interlude> {
        None
    }
    /// The pause after a step with `events`, if [`Facts::pauses`] wants one. All players see it before play continues.
    ///
    /// [`Facts::pauses`]: crate::engine::Facts::pauses
    fn pause(events: &[Self::Event], say: &Say) -> Option<Interlude> {
        events.iter().find_map(|event| Self::interlude(event, say))
    }
    /// Does `event` show the consequence of a decision, such as the winner of a trick? A turning point mentions it.
    fn settles(event: &Self::Event) -> bool;
    /// The note before a pause ends, in a game with secrets: the cards that remain hidden, and who begins.
    fn stays_closed(_view: &Self::View, _say: &Say) -> Option<String> {
        None
    }
    /// The sound of an event; it depends only on public information.
    fn sound(event: &Self::Event) -> Option<Sound>;
}

/// The note that cards remain hidden (`stays_closed`) after a pause, and who `begins`, if that is known.
pub fn closing(stays_closed: &str, begins: Option<Seat>, say: &Say) -> String {
    let words = text(say.lang);
    let begins = begins.map(|seat| (words.curtain.begins)(say.name(seat))).unwrap_or_default();
    words.sentences(&[stays_closed, &begins])
}

/// A seat's last move in a few words without its name ("takes 3"), from the events since that move; `None` if the move
/// no longer matters.
pub type RecapOf<G> = fn(&[<G as Game>::Event], Seat, Lang) -> Option<String>;
