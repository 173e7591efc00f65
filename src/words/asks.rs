//! What a game asks of its players, and what it answers them.

use super::boxed::Boxed;
use super::lang::Lang;
use super::say::Say;
use super::text::text;
use crate::engine::{Game, Seat, SeatSet};

/// The questions at the table, and the answers to what a player tries.
pub trait Asks: Boxed {
    /// How a player may interrupt, if the rules allow it.
    const INTERRUPTS: Option<Interrupts<Self>> = None;
    /// What a player can say across the table, if the rules have such a thing.
    const SPOKEN: Option<Spoken<Self>> = None;
    /// What a player sees only for a moment, if the rules have such a thing.
    const GLIMPSES: Option<Glimpses<Self>> = None;

    /// What the match waits for, in a few words, such as "Mina defends".
    fn waits_for(view: &Self::View, say: &Say) -> String;
    /// The prompt for the seat that must act: its part ("Mina, you defend"), and a sentence that addresses it.
    fn prompt(view: &Self::View, seat: Seat, say: &Say) -> Prompt;
    /// The prompt for all others while `seat` decides: the sentence says what they wait for, the part what helps to
    /// know.
    fn waiting(view: &Self::View, seat: Seat, say: &Say) -> Prompt;
    /// `action` in words, for the list of all moves.
    fn offer(view: &Self::View, action: Self::Action, say: &Say) -> String;
    /// Why a player with `view` might choose `action` from `offers`, of which there are at least two: the end of a
    /// sentence that begins with the action. It is true of `view`, whichever player reads it.
    fn reason(
        view: &Self::View,
        offers: &[Self::Action],
        action: Self::Action,
        say: &Say,
    ) -> String;
    /// The label of the button with which the person called `name` takes the tablet.
    fn show_mine(name: &str, lang: Lang) -> String {
        (text(lang).curtain.show)(name)
    }
    /// The reason for `refusal`, as a sentence to the person who tried the move.
    fn refusal(view: &Self::View, refusal: Self::Refusal, say: &Say) -> String;
}

/// Says which player must act, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The part of the player who decides; may be empty.
    pub role: String,
    /// The sentence below the part.
    pub sentence: String,
    /// The other seat for which the player decides; `None` if it is the player's own.
    pub decides_for: Option<Seat>,
}

impl Prompt {
    /// Makes a prompt of a part and a sentence.
    pub fn new(role: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { role: role.into(), sentence: sentence.into(), decides_for: None }
    }
}

/// How a player may interrupt.
#[derive(Clone, Copy, Debug)]
pub struct Interrupts<G: Game> {
    /// Can a player in this match interrupt at any moment, even when it is another seat's turn?
    pub possible: fn(&G::View) -> bool,
    /// Tells a seat what it can interrupt with; the actions are its possible interruptions.
    pub sentence: fn(&G::View, &[G::Action], Lang) -> String,
}

/// An action that the deciding seat can always choose, with any hand. The player can say it without looking
/// at their cards, so the tablet need not move. The app asks every time, so the question reveals nothing.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<G: Game> {
    /// The action, from the public view; `None` if the decision has no such action.
    pub action: fn(&G::View) -> Option<G::Action>,
    /// The question about the seat with this name, for the person who has the tablet.
    pub asks: fn(&str, Lang) -> Prompt,
    /// The label of the button for that seat's answer.
    pub says: fn(&str, Lang) -> String,
}

/// What some seats see only until the next decision. A person at such a seat must confirm it before play
/// continues.
#[derive(Clone, Copy, Debug)]
pub struct Glimpses<G: Game> {
    /// The seats that see something, from the public view.
    pub seats: fn(&G::View) -> SeatSet,
    /// Tells such a seat what it sees.
    pub sentence: fn(&G::View, Seat, &Say) -> String,
    /// The cards that the seat sees, for screen readers.
    pub cards: fn(&G::View, Seat, Lang) -> Vec<String>,
}
