//! What a game shows and says.

use super::app::App;
use super::lang::Lang;
use super::players::Names;
use crate::engine::{Bot, Plain, Seat, Standing};
use leptos::prelude::*;

/// The face of a game: its words, its board, its form of options. Everything is made from views
/// and redacted events, so a face cannot show what it must not.
pub trait Face: Bot {
    /// Screen state of the board (which card is raised): may be thrown away at any time.
    type Screen: Plain + Copy;

    /// What stands on the box.
    fn about(lang: Lang) -> &'static About;

    /// The options as controls.
    fn options_form(form: OptionsForm<Self>) -> AnyView;
    /// The nearest options that can be played with `seats` seats.
    fn fit(options: Self::Options, seats: u8) -> Self::Options;

    /// One line of state for the top bar.
    fn subtitle(view: &Self::View, lang: Lang) -> String;
    /// What the match waits for, in a few words: "Mina defends".
    fn waits_for(view: &Self::View, names: &Names, lang: Lang) -> String;
    /// A small picture of the table.
    fn still(view: &Self::View) -> AnyView;
    /// What stands beside a seat's name.
    fn plate(view: &Self::View, seat: Seat, lang: Lang) -> Plate;
    /// Who is asked and in which part: "Mina, you defend".
    fn role(view: &Self::View, seat: Seat, name: &str, lang: Lang) -> String;
    /// What the seat must do now, as a sentence to it.
    fn prompt(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> String;
    /// What everybody waits for while `seat` decides.
    fn waiting(view: &Self::View, seat: Seat, name: &str, lang: Lang) -> String;
    /// An action in words, for the list of all moves.
    fn offer(view: &Self::View, action: Self::Action, lang: Lang) -> String;
    /// Why not, as a sentence to the person who tried.
    fn refusal(view: &Self::View, refusal: Self::Refusal, names: &Names, lang: Lang) -> String;
    /// The line of the log for an event; nothing for what the log leaves out.
    fn line(event: &Self::Event, names: &Names, lang: Lang) -> Option<Line>;
    /// A pause after this event (a deal has ended) that is shown to all before play goes on.
    fn interlude(event: &Self::Event, names: &Names, lang: Lang) -> Option<Interlude>;
    /// The table of the match so far, from all events since its beginning.
    fn score(view: &Self::View, history: &[Self::Event], lang: Lang) -> Score;
    /// Who won, in the game's own terms, and why.
    fn outcome(
        view: &Self::View,
        standing: Standing,
        names: &Names,
        lang: Lang,
    ) -> (String, String);
    /// The rules of this very table, as terms and values.
    fn this_table(view: &Self::View, lang: Lang) -> Vec<(String, String)>;

    /// A fresh screen state.
    fn screen() -> Self::Screen;
    /// The middle of the table: only what everybody sees.
    fn pond(board: Board<Self>) -> AnyView;
    /// The viewer's own area.
    fn hand(board: Board<Self>) -> AnyView;
    /// The buttons beside the prompt, at most two, the primary one last. Called in a reactive place.
    fn buttons(board: Board<Self>) -> Vec<Button<Self::Action>>;
}

/// What stands on the box.
#[derive(Debug)]
pub struct About {
    /// The name of the game.
    pub name: &'static str,
    /// The aim, in a sentence or two.
    pub pitch: &'static str,
    /// How long a match takes, in minutes.
    pub minutes: u8,
    /// The button that begins a match.
    pub deal: &'static str,
}

/// The form of options in the setup.
#[derive(Debug)]
pub struct OptionsForm<G: Face> {
    /// The options; the form writes here.
    pub options: RwSignal<G::Options>,
    /// How many seats are taken.
    pub seats: Memo<u8>,
    /// Sets options and seats together, for presets that need a number of seats.
    pub seat_count: Callback<u8>,
    /// The language.
    pub app: App,
}

impl<G: Face> Clone for OptionsForm<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for OptionsForm<G> {}

/// What stands beside a seat's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    /// Its part, if it has one.
    pub tag: Option<Tag>,
    /// How many cards it holds.
    pub cards: u8,
    /// Is it out of the game?
    pub out: bool,
    /// Its team, from 1; 0 without teams.
    pub team: u8,
    /// What an attentive player remembers of it, as a sentence with pieces.
    pub known: String,
}

/// A word on a coloured ground.
#[derive(Clone, PartialEq, Debug)]
pub struct Tag {
    /// The word.
    pub text: String,
    /// The ground.
    pub tone: Tone,
    /// An icon before it.
    pub icon: Option<&'static str>,
}

/// The ground of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tone {
    Quiet,
    Attack,
    Defence,
    Good,
}

impl Tone {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Quiet => "tag",
            Self::Attack => "tag tag--breast",
            Self::Defence => "tag tag--spec",
            Self::Good => "tag tag--drake",
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Whose deed; nothing for what nobody did.
    pub seat: Option<Seat>,
    /// Does it begin a group (a bout, a round)?
    pub heading: bool,
    /// The sentence, with names, never "you".
    pub text: String,
}

/// A pause between two deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Interlude {
    /// What happened.
    pub title: String,
    /// More of it.
    pub detail: String,
    /// Who is shown, if it is about somebody.
    pub seat: Option<Seat>,
    /// Is that somebody the loser?
    pub lost: bool,
    /// The button that goes on.
    pub go_on: String,
}

/// The table of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The columns between the name and the total.
    pub columns: Vec<Column>,
    /// The head of the last column.
    pub total: String,
    /// A row a seat, in the order of the ranking.
    pub rows: Vec<Row>,
    /// How it is ranked, in a sentence.
    pub note: String,
}

/// A column.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its head where there is room.
    pub long: String,
    /// Its head where there is none.
    pub short: String,
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// Its place, from 1.
    pub place: u8,
    /// The cells between the name and the total.
    pub cells: Vec<Cell>,
    /// The last cell.
    pub total: String,
}

/// A cell: a text, or an icon with a name.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cell {
    Text(String),
    Icon { name: &'static str, label: String },
}

/// A button beside the prompt.
#[derive(Clone, PartialEq, Debug)]
pub struct Button<A> {
    /// What it does, in words.
    pub label: String,
    /// What it plays.
    pub action: A,
    /// Is it the amber one? At most one is.
    pub primary: bool,
}

/// What a board is given. A handle: copy it freely.
#[derive(Debug)]
pub struct Board<G: Face> {
    /// The language and the settings.
    pub app: App,
    /// The match as the viewer may know it.
    pub view: Memo<G::View>,
    /// Whose hand is shown: the person at the tablet.
    pub seat: RwSignal<Option<Seat>>,
    /// What that person may do now.
    pub offers: Memo<Vec<G::Action>>,
    /// Is the person to decide?
    pub acting: Memo<bool>,
    /// The action the hint shows, if one was asked for.
    pub hint: RwSignal<Option<G::Action>>,
    /// Plays an action.
    pub act: Callback<G::Action>,
    /// Why an action is not allowed, as a sentence; nothing if it is.
    pub refusal: Callback<G::Action, Option<String>>,
    /// The board's own screen state.
    pub screen: G::Screen,
}

impl<G: Face> Clone for Board<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Board<G> {}
