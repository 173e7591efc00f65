//! The sentences at a game's table.

use super::best::Best;
use super::boxed::Boxed;
use super::lang::Lang;
use super::line::{Interlude, Line};
use super::names::Names;
use super::piece::Piece;
use super::plate::Plate;
use super::score::{Counts, Score};
use super::sound::Sound;
use super::text::text;
use crate::engine::{Game, Seat, SeatSet, Standing};

/// The words of a game. They come from views and redacted events alone, so they cannot tell a listener
/// anything the listener must not know.
pub trait Worded: Boxed {
    /// The facts beside a seat's name; `None` if the pond shows the seats itself.
    const PLATE: Option<PlateOf<Self>> = None;
    /// A seat's last move, for its plate.
    const RECAP: Option<RecapOf<Self>> = None;
    /// How a player may interrupt, if the rules allow it.
    const INTERRUPTS: Option<Interrupts<Self>> = None;
    /// What a player can say across the table, if the rules have such a thing.
    const SPOKEN: Option<Spoken<Self>> = None;
    /// What a player sees only for a moment, if the rules have such a thing.
    const GLIMPSES: Option<Glimpses<Self>> = None;
    /// What counts in a match that a player ends before the rules do.
    const COUNTS: Counts = Counts::Rounds;
    /// The figure of a match that a player may keep as a personal best, if there is one.
    const BEST: Option<Best<Self>> = None;
    /// Do this game's pauses only reveal secret choices, many times a match? Then the app skips them
    /// when nothing moves or no person plays.
    const TURNS_UP: bool = false;

    /// What the app must hide from other players while the match waits for the next decision.
    fn privacy(_view: &Self::View) -> Privacy {
        Privacy::Secret
    }
    /// Can a player do this with any hand, without looking at it? Then offering it reveals nothing of the hand.
    fn is_blind(_action: Self::Action) -> bool {
        false
    }
    /// The seats that decide after the current decision, in order, as far as all players may know. `holder` has the
    /// tablet: where the rules ask several seats at once, the first person clockwise from `holder` is next.
    fn next_seats(_view: &Self::View, _holder: Seat) -> Vec<Seat> {
        Vec::new()
    }
    /// One line about the state of the match, for the top bar.
    fn subtitle(view: &Self::View, lang: Lang) -> String;
    /// What the match waits for, in a few words, such as "Mina defends".
    fn waits_for(view: &Self::View, names: &Names, lang: Lang) -> String;
    /// A small picture of the table: stacks of pieces.
    fn still(view: &Self::View) -> Vec<Vec<Piece>>;
    /// The prompt for the seat that must act: its part ("Mina, you defend"), and a sentence that addresses it.
    fn prompt(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> Prompt;
    /// The prompt for all others while `seat` decides: the sentence says what they wait for, the part what helps to
    /// know.
    fn waiting(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> Prompt;
    /// `action` in words, for the list of all moves.
    fn offer(view: &Self::View, action: Self::Action, names: &Names, lang: Lang) -> String;
    /// Why a player with `view` might choose `action` from `offers`, of which there are at least two: the end of a
    /// sentence that begins with the action. It is true of `view`, whichever player reads it.
    fn reason(
        view: &Self::View,
        offers: &[Self::Action],
        action: Self::Action,
        names: &Names,
        lang: Lang,
    ) -> String;
    /// The label of the button with which the person called `name` takes the tablet.
    fn show_mine(name: &str, lang: Lang) -> String {
        (text(lang).curtain.show)(name)
    }
    /// The reason for `refusal`, as a sentence to the person who tried the move.
    fn refusal(view: &Self::View, refusal: Self::Refusal, names: &Names, lang: Lang) -> String;
    /// The lines of the log for the event at index `at`; the events around it may change their words.
    fn lines(events: &[Self::Event], at: usize, names: &Names, lang: Lang) -> Vec<Line>;
    /// The lines of the log for `events`, which begin with a deal or in the middle of play.
    fn log(events: &[Self::Event], names: &Names, lang: Lang) -> Vec<Line> {
        (0..events.len()).flat_map(|at| Self::lines(events, at, names, lang)).collect()
    }
    /// The sound of an event; it depends only on what all players may know.
    fn sound(event: &Self::Event) -> Option<Sound>;
    /// The pause after a step with `events`, such as the end of a deal. All players see it before play continues.
    fn pause(events: &[Self::Event], names: &Names, lang: Lang) -> Option<Interlude>;
    /// The score table of the match so far; `history` has all events since its beginning.
    fn score(view: &Self::View, history: &[Self::Event], lang: Lang) -> Score;
    /// The winners, in the game's own terms, and why they won.
    fn outcome(view: &Self::View, standing: Standing, names: &Names, lang: Lang) -> Outcome;
    /// The rules that this table plays by.
    fn this_table(view: &Self::View, lang: Lang) -> Vec<Term>;
    /// The piece called `name` in the figures of the rules, in words: empty for a face-down piece, `None` if
    /// there is no such piece.
    fn piece(name: &str, lang: Lang) -> Option<String>;
    /// The names of the pieces that have a text of their own; the rules link to it from each of these names.
    fn named(_lang: Lang) -> &'static [&'static str] {
        &[]
    }
}

/// Makes the facts beside a seat's name from a view.
pub type PlateOf<G> = fn(&<G as Game>::View, Seat, Lang) -> Plate;

/// Says a seat's last move in a few words without its name ("takes 3"), from the events since that move;
/// `None` if the move no longer matters.
pub type RecapOf<G> = fn(&[<G as Game>::Event], Seat, Lang) -> Option<String>;

/// What the app must hide while the match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// The game hides nothing from any player at any time, so the app can show any player's area large
    /// at any time.
    Open,
    /// The decision shows nothing secret, so the tablet needs no curtain.
    Shared,
    /// The decision shows what only its seat may know, so the tablet changes hands behind the curtain.
    Secret,
}

/// Says which player must act, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The part of the player who decides; may be empty.
    pub role: String,
    /// The sentence below the part.
    pub sentence: String,
}

impl Prompt {
    /// Makes a prompt of a part and a sentence.
    pub fn new(role: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { role: role.into(), sentence: sentence.into() }
    }
}

/// The winners, and why they won.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The winners, as a title.
    pub title: String,
    /// Why they won; may be empty.
    pub why: String,
    /// The seat to show as the fool, in a game where players remember who lost; `None` shows the winners.
    pub fool: Option<Seat>,
}

impl Outcome {
    /// Makes an outcome of a title and a reason; it has no fool.
    pub fn new(title: impl Into<String>, why: impl Into<String>) -> Self {
        Self { title: title.into(), why: why.into(), ..Self::default() }
    }
}

/// One rule of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The name of the rule.
    pub name: String,
    /// The value of the rule at this table.
    pub value: String,
}

impl Term {
    /// Makes a rule of a name and a value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}

/// How a player may interrupt.
#[derive(Clone, Copy, Debug)]
pub struct Interrupts<G: Worded> {
    /// Can a player in this match interrupt at any moment, even when it is another seat's turn?
    pub possible: fn(&G::View) -> bool,
    /// Tells a seat what it can interrupt with; the actions are its possible interruptions.
    pub sentence: fn(&G::View, &[G::Action], Lang) -> String,
}

/// An action that the deciding seat can always choose, with any hand. The player can say it without looking
/// at their cards, so the tablet need not move. The app asks every time, so the question reveals nothing.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<G: Worded> {
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
pub struct Glimpses<G: Worded> {
    /// The seats that see something, from the public view.
    pub seats: fn(&G::View) -> SeatSet,
    /// Tells such a seat what it sees.
    pub sentence: fn(&G::View, Seat, &Names, Lang) -> String,
    /// The cards that the seat sees, for screen readers.
    pub cards: fn(&G::View, Seat, Lang) -> Vec<String>,
}
