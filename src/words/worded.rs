//! What is said at a game's table.

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

/// The words of a game. Everything is made from views and redacted events, so nothing can be said
/// that the listener must not know.
pub trait Worded: Boxed {
    /// What stands beside a seat's name; nothing where the pond shows the seats itself.
    const PLATE: Option<PlateOf<Self>> = None;
    /// What a seat did last, for its plate.
    const RECAP: Option<RecapOf<Self>> = None;
    /// How somebody may interrupt, where the rules know that.
    const INTERRUPTS: Option<Interrupts<Self>> = None;
    /// What can be said across the table, where the rules know that.
    const SPOKEN: Option<Spoken<Self>> = None;
    /// What is seen for a moment only, where the rules know that.
    const GLIMPSES: Option<Glimpses<Self>> = None;
    /// What counts of a match that somebody ends before its rules do.
    const COUNTS: Counts = Counts::Rounds;
    /// What of a match somebody may remember as their best, where there is such a thing.
    const BEST: Option<Best<Self>> = None;
    /// Do the pauses of this game only turn up what was chosen in secret, many times a match? Then
    /// they are left out where nothing moves or nobody sits at the tablet.
    const TURNS_UP: bool = false;

    /// What must be hidden from others while the match waits for the next decision.
    fn privacy(_view: &Self::View) -> Privacy {
        Privacy::Secret
    }
    /// Can this be done without a look at the own hand, whatever that holds? Then that it can tells nothing.
    fn is_blind(_action: Self::Action) -> bool {
        false
    }
    /// Who decides after the present decision, in order, as far as all may know; `holder` has the tablet. The
    /// rules ask the first person clockwise from there where they ask several at once.
    fn next_seats(_view: &Self::View, _holder: Seat) -> Vec<Seat> {
        Vec::new()
    }
    /// One line of state for the top bar.
    fn subtitle(view: &Self::View, lang: Lang) -> String;
    /// What the match waits for, in a few words: "Mina defends".
    fn waits_for(view: &Self::View, names: &Names, lang: Lang) -> String;
    /// A small picture of the table: stacks of pieces.
    fn still(view: &Self::View) -> Vec<Vec<Piece>>;
    /// What the seat must do now: its part ("Mina, you defend"), and a sentence to it.
    fn prompt(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> Prompt;
    /// What everybody waits for while `seat` decides; as its part, what is good to know meanwhile.
    fn waiting(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> Prompt;
    /// An action in words, for the list of all moves.
    fn offer(view: &Self::View, action: Self::Action, names: &Names, lang: Lang) -> String;
    /// Why a player who sees this might choose this of what is offered: the end of a sentence that begins
    /// with the action. True of this view, whoever reads it; there are at least two offers.
    fn reason(
        view: &Self::View,
        offers: &[Self::Action],
        action: Self::Action,
        names: &Names,
        lang: Lang,
    ) -> String;
    /// The button with which a person takes the tablet.
    fn show_mine(name: &str, lang: Lang) -> String {
        (text(lang).curtain.show)(name)
    }
    /// Why not, as a sentence to the person who tried.
    fn refusal(view: &Self::View, refusal: Self::Refusal, names: &Names, lang: Lang) -> String;
    /// The lines of the log for one of these events, by its place; those around it may change what is said.
    fn lines(events: &[Self::Event], at: usize, names: &Names, lang: Lang) -> Vec<Line>;
    /// The lines of the log for these events, which begin with a deal, or somewhere in play.
    fn log(events: &[Self::Event], names: &Names, lang: Lang) -> Vec<Line> {
        (0..events.len()).flat_map(|at| Self::lines(events, at, names, lang)).collect()
    }
    /// What is heard of an event, from what everybody may know of it.
    fn sound(event: &Self::Event) -> Option<Sound>;
    /// The pause after a step with these events (a deal has ended), shown to all before play goes on.
    fn pause(events: &[Self::Event], names: &Names, lang: Lang) -> Option<Interlude>;
    /// The table of the match so far, from all events since its beginning.
    fn score(view: &Self::View, history: &[Self::Event], lang: Lang) -> Score;
    /// Who won, in the game's own terms, and why.
    fn outcome(view: &Self::View, standing: Standing, names: &Names, lang: Lang) -> Outcome;
    /// The rules of this very table.
    fn this_table(view: &Self::View, lang: Lang) -> Vec<Term>;
    /// A piece of the rules' figures in words, by the name it has there: empty for what lies face down, nothing if
    /// there is no such piece.
    fn piece(name: &str, lang: Lang) -> Option<String>;
    /// The names of the pieces about which there is more to read: the rules' texts lead from them to it.
    fn named(_lang: Lang) -> &'static [&'static str] {
        &[]
    }
}

/// What stands beside a seat's name, from a view.
pub type PlateOf<G> = fn(&<G as Game>::View, Seat, Lang) -> Plate;

/// What a seat did last, in a few words without its name ("takes 3"), from what happened since it
/// decided; nothing if that is of no interest any more.
pub type RecapOf<G> = fn(&[<G as Game>::Event], Seat, Lang) -> Option<String>;

/// What must be hidden while the match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Nothing at the table is hidden from anybody who sits at it, ever: any person's part can be
    /// shown large at any time.
    Open,
    /// The decision shows nothing that only its seat may know: the tablet needs no curtain.
    Shared,
    /// The decision shows what only its seat may know: the tablet changes hands behind the curtain.
    Secret,
}

/// Who must do what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The part of whoever decides; may be empty.
    pub role: String,
    /// The sentence.
    pub sentence: String,
}

impl Prompt {
    /// A part and a sentence.
    pub fn new(role: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { role: role.into(), sentence: sentence.into() }
    }
}

/// Who won, and why.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Who won, as a title.
    pub title: String,
    /// Why; may be empty.
    pub why: String,
    /// Who is shown as the fool, where it is the one who lost that everybody remembers; else those who
    /// won are shown.
    pub fool: Option<Seat>,
}

impl Outcome {
    /// A title, and why.
    pub fn new(title: impl Into<String>, why: impl Into<String>) -> Self {
        Self { title: title.into(), why: why.into(), ..Self::default() }
    }
}

/// A rule of a table: what it is about, and what holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What it is about.
    pub name: String,
    /// What holds.
    pub value: String,
}

impl Term {
    /// What holds of something.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}

/// How somebody may interrupt.
#[derive(Clone, Copy, Debug)]
pub struct Interrupts<G: Worded> {
    /// Is this a match in which somebody may, at any moment, whoever has the turn?
    pub possible: fn(&G::View) -> bool,
    /// What a seat can interrupt with, as a sentence to it.
    pub sentence: fn(&G::View, &[G::Action], Lang) -> String,
}

/// What the seat that decides may always do, whatever it holds: it can say so without a look at its
/// cards, and the tablet stays where it is. It is asked each time, so that the question tells nothing.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<G: Worded> {
    /// The action, from what everybody sees; nothing where the decision has no such.
    pub action: fn(&G::View) -> Option<G::Action>,
    /// The question about the seat of this name, to whoever has the tablet.
    pub asks: fn(&str, Lang) -> Prompt,
    /// The button for what that seat said.
    pub says: fn(&str, Lang) -> String,
}

/// What some see until the next decision of anybody and no longer: those with people say that they
/// have seen it before play goes on.
#[derive(Clone, Copy, Debug)]
pub struct Glimpses<G: Worded> {
    /// The seats, from what everybody sees.
    pub seats: fn(&G::View) -> SeatSet,
    /// What such a seat sees, as a sentence to it.
    pub sentence: fn(&G::View, Seat, &Names, Lang) -> String,
    /// The cards it sees, for screen readers.
    pub cards: fn(&G::View, Seat, Lang) -> Vec<String>,
}
