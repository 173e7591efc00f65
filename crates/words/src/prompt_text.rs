//! A game's questions to its players, and its answers.

use super::debug_text::debug_text;
use super::game_info::GameInfo;
use super::lang::Lang;
use super::text::{draft_messages, game_messages, prompt_messages};
use super::text_context::TextContext;
use mallard_engine::{Game, GameView, Rng, Seat, SeatSet};

/// The questions at the table, and the answers to the players' attempts.
pub trait PromptText: GameInfo {
    /// How a player may interrupt, if the rules allow it.
    const INTERRUPTS: Option<Interrupts<Self>> = None;
    /// The question that players answer across the table, if the rules have one.
    const SPOKEN: Option<SpokenDecision<Self>> = None;
    /// The cards that a player sees only for a moment, if the rules have any.
    const GLIMPSES: Option<Glimpses<Self>> = None;

    /// The reason why the match waits, in a few words, such as "Mina defends".
    fn waits_for(view: &Self::View, say: &TextContext) -> String {
        let owed = Self::pending(&view.determinize(&mut Rng::from_seed(0))).owed();
        match owed.len() {
            0 => game_messages(say.lang).match_over.to_owned(),
            count => (draft_messages(say.lang).choosing_move)(&say.list(owed), count),
        }
    }
    /// The prompt for the seat that must act: its part ("Mina, you defend"), and a sentence that addresses it.
    fn prompt(_view: &Self::View, seat: Seat, say: &TextContext) -> Prompt {
        let words = draft_messages(say.lang);
        Prompt::new((words.your_turn)(say.name(seat)), words.choose)
    }
    /// The prompt for all others while `seat` decides: the sentence is about the decision, the part about useful facts.
    fn waiting(_view: &Self::View, seat: Seat, say: &TextContext) -> Prompt {
        Prompt::new("", (draft_messages(say.lang).choosing_move)(say.name(seat), 1))
    }
    /// `action` in words, for the list of all moves.
    fn offer(_view: &Self::View, action: Self::Action, _say: &TextContext) -> String {
        debug_text(&action)
    }
    /// Why a player with `view` might choose `action` from `offers`, of which there are at least two: the end of a
    /// sentence that begins with the action. It is true of `view`, whichever player reads it. By default it is that
    /// the search preferred it.
    fn reason(
        _view: &Self::View,
        _offers: &[Self::Action],
        _action: Self::Action,
        say: &TextContext,
    ) -> String {
        draft_messages(say.lang).tried.to_owned()
    }
    /// The label of the button with which the player called `name` takes the tablet.
    fn show_mine(name: &str, lang: Lang) -> String {
        (prompt_messages(lang).show)(name)
    }
    /// The reason for `refusal`, as a sentence to the player who tried the move.
    fn refusal(_view: &Self::View, _refusal: Self::Refusal, say: &TextContext) -> String {
        draft_messages(say.lang).not_allowed.to_owned()
    }
}

/// Names the player who must act, and how.
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

/// The words of a question to several players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpokenQuestion {
    /// The subject, and the question.
    pub prompt: Prompt,
    /// The button for the answer that no one acts.
    pub none: String,
    /// The button that undoes the decision before the question; empty if none does.
    pub takes_back: String,
}

/// How a player may interrupt.
#[derive(Clone, Copy, Debug)]
pub struct Interrupts<G: Game> {
    /// Can a player in this match interrupt at any moment, even when it is another seat's turn?
    pub possible: fn(&G::View) -> bool,
    /// The sentence for a seat about its possible interruptions, which are the actions.
    pub sentence: fn(&G::View, &[G::Action], Lang) -> String,
}

/// A question to all players who may act in turn. Each of them can always decline, with any hand, so they answer
/// together across the table, and no one needs to look. The app asks every time, so the question reveals nothing.
#[derive(Clone, Copy, Debug)]
pub struct SpokenDecision<G: Game> {
    /// The action of a seat that declines, from the public view; `None` if the decision has no such action.
    pub action: fn(&G::View) -> Option<G::Action>,
    /// The seats that may act, as far as all players know.
    pub may: fn(&G::View) -> SeatSet,
    /// The question to these seats, and above it its subject.
    pub asks: fn(&G::View, SeatSet, &TextContext) -> Prompt,
    /// The label of the button with which all these seats decline.
    pub none: fn(SeatSet, Lang) -> &'static str,
    /// The label of `action` for a player who has looked at their hand before.
    pub after_all: fn(Lang) -> &'static str,
    /// Can this action be undone while the question shows? It is the action before the question.
    pub undoes: fn(G::Action) -> bool,
    /// The label of the button with which the player `name` undoes such an action.
    pub takes_back: fn(G::Action, &str, Lang) -> String,
}

/// The cards that some seats see only until the next decision. A player at such a seat must confirm them before play
/// continues.
#[derive(Clone, Copy, Debug)]
pub struct Glimpses<G: Game> {
    /// The seats that see such cards, from the public view.
    pub seats: fn(&G::View) -> SeatSet,
    /// Do the other seats that the match waits for look too, in any order? Then they need not wait for each other.
    pub together: fn(&G::View) -> bool,
    /// The sentence for such a seat about its cards.
    pub sentence: fn(&G::View, Seat, &TextContext) -> String,
    /// The cards that the seat sees, for screen readers.
    pub cards: fn(&G::View, Seat, Lang) -> Vec<String>,
}
