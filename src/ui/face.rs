//! What a game shows and says.

use super::app::App;
use super::avatar::Duck;
use super::lang::Lang;
use super::players::Names;
use crate::engine::{Bot, Plain, Seat, SeatSet, Standing};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The face of a game: its words, its board, its form of options. Everything is made from views
/// and redacted events, so a face cannot show what it must not.
pub trait Face: Bot {
    /// Does the pond show the seats itself?
    const SEATS_IN_POND: bool = false;
    /// Is nothing at the table hidden from anybody who sits at it? Then the tablet needs no
    /// curtain, and any person's part can be shown large at any time.
    const OPEN: bool = false;
    /// Screen state of the board (which card is raised): may be thrown away at any time.
    type Screen: Plain + Copy;

    /// What stands on the box.
    fn about(lang: Lang) -> &'static About;

    /// The options as controls, if there are any.
    fn options_form(_form: OptionsForm<Self>) -> Option<AnyView> {
        None
    }
    /// The nearest options that can be played with `seats` seats.
    fn fit(options: Self::Options, _seats: u8) -> Self::Options {
        options
    }

    /// One line of state for the top bar.
    fn subtitle(view: &Self::View, lang: Lang) -> String;
    /// What the match waits for, in a few words: "Mina defends".
    fn waits_for(view: &Self::View, names: &Names, lang: Lang) -> String;
    /// A small picture of the table: stacks of pieces.
    fn still(view: &Self::View) -> Vec<Vec<Piece>>;
    /// What stands beside a seat's name.
    fn plate(view: &Self::View, seat: Seat, lang: Lang) -> Plate;
    /// Who is asked and in which part: "Mina, you defend".
    fn role(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> String;
    /// What the seat must do now, as a sentence to it.
    fn prompt(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> String;
    /// The same where it depends on what is chosen on the board. Called in a reactive place.
    fn prompt_on(_board: Board<Self>) -> Option<String> {
        None
    }
    /// What everybody waits for while `seat` decides.
    fn waiting(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> String;
    /// What the person at the tablet should know meanwhile; small, above that sentence.
    fn meanwhile(_view: &Self::View, _lang: Lang) -> String {
        String::new()
    }
    /// An action in words, for the list of all moves.
    fn offer(view: &Self::View, action: Self::Action, names: &Names, lang: Lang) -> String;
    /// Is this a match in which somebody may interrupt, at any moment, whoever has the turn?
    fn interrupts(_view: &Self::View) -> bool {
        false
    }
    /// What a seat can interrupt with, as a sentence to it; only for games with interrupts.
    fn interruption(_view: &Self::View, _offers: &[Self::Action], _lang: Lang) -> String {
        String::new()
    }
    /// The seats that see something until the next decision of anybody and no longer: those with
    /// people say that they have seen it before play goes on. `view` is what everybody sees.
    fn glimpses(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }
    /// What such a seat sees, as a sentence to it.
    fn glimpse(_view: &Self::View, _seat: Seat, _names: &Names, _lang: Lang) -> String {
        String::new()
    }
    /// Would the decision that the match waits for show what only its seat may know? Then the
    /// tablet changes hands behind the curtain.
    fn private(_view: &Self::View) -> bool {
        true
    }
    /// The button that opens the curtain, if it is not one's cards that it shows.
    fn show_mine(_name: &str, _lang: Lang) -> Option<String> {
        None
    }
    /// Why not, as a sentence to the person who tried.
    fn refusal(view: &Self::View, refusal: Self::Refusal, names: &Names, lang: Lang) -> String;
    /// The line of the log for an event; nothing for what the log leaves out.
    fn line(_event: &Self::Event, _names: &Names, _lang: Lang) -> Option<Line> {
        None
    }
    /// The same for games in which an event may be worth several lines.
    fn lines(event: &Self::Event, names: &Names, lang: Lang) -> Vec<Line> {
        Self::line(event, names, lang).into_iter().collect()
    }
    /// The same for games in which some lines tell of several events.
    fn log(events: &[Self::Event], names: &Names, lang: Lang) -> Vec<Line> {
        events.iter().flat_map(|event| Self::lines(event, names, lang)).collect()
    }
    /// A pause after this event (a deal has ended) that is shown to all before play goes on.
    fn interlude(_event: &Self::Event, _names: &Names, _lang: Lang) -> Option<Interlude> {
        None
    }
    /// The same for games in which it takes all events of a step to tell what happened.
    fn pause(events: &[Self::Event], names: &Names, lang: Lang) -> Option<Interlude> {
        events.iter().find_map(|event| Self::interlude(event, names, lang))
    }
    /// The table of the match so far, from all events since its beginning.
    fn score(view: &Self::View, history: &[Self::Event], lang: Lang) -> Score;
    /// How the last round came to its result, in the game's own form: shown in the pause after it
    /// and at the end.
    fn account(_board: Board<Self>, _history: &[Self::Event]) -> Option<AnyView> {
        None
    }
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
    /// What stands between the prompt and its buttons: what the viewer owns, the steps of a turn.
    fn beside(_board: Board<Self>) -> Option<AnyView> {
        None
    }
    /// What a seat owns, in place of the backs of its cards. Called in a reactive place.
    fn facts(_board: Board<Self>, _seat: Seat) -> Option<AnyView> {
        None
    }
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

/// A drawing of a piece, as plain data: saves carry some for the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The symbol's id in the sprites.
    pub symbol: String,
    /// The classes of what frames it.
    pub class: String,
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

/// A cell: a text, an icon with a name, or a feat.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cell {
    Text(String),
    Icon {
        name: &'static str,
        label: String,
    },
    /// Something to be proud of, by its name.
    Feat(String),
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
    /// The names of the seats.
    pub names: StoredValue<Names>,
    /// The seats with people, not bots.
    pub people: SeatSet,
    /// The ducks of the seats.
    pub ducks: Callback<Seat, Duck>,
    /// Everything that has happened in the match, as all may know it.
    pub history: Callback<(), Vec<G::Event>>,
    /// Whose area is shown: the person at the tablet.
    pub seat: Memo<Option<Seat>>,
    /// What that person may do now.
    pub offers: Memo<Vec<G::Action>>,
    /// Is the person to decide?
    pub acting: Memo<bool>,
    /// The action the hint shows, if one was asked for.
    pub hint: RwSignal<Option<G::Action>>,
    /// Plays an action.
    pub act: Callback<G::Action>,
    /// Plays an action of any person's seat, where all can reach their own part of the table.
    pub act_for: Callback<(Seat, G::Action)>,
    /// What a person's seat may do now, for the same.
    pub offers_for: Callback<Seat, Vec<G::Action>>,
    /// Shows the area of another person who can act, until that person has; for open games.
    pub look: Callback<Seat>,
    /// Is this somebody who interrupts? Then the offers are what it can interrupt with.
    pub interrupting: Memo<bool>,
    /// Does the viewer see something until it says that it has?
    pub glimpsing: Memo<bool>,
    /// Stops the game and asks who wants to interrupt.
    pub interrupt: Callback<()>,
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

impl<G: Face> Board<G> {
    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.of(seat).to_owned())
    }

    /// The duck of a seat.
    pub fn duck(self, seat: Seat) -> Duck {
        self.ducks.run(seat)
    }
}
