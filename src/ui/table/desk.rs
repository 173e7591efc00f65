//! A match as the shared table sees it: plain data and deeds, whatever the game.
//!
//! The screens take a [`Desk`], not a `Seated<G>`, so that there is one copy of them in the
//! program and not one a game. Asked in a reactive place, a question is asked again whenever its
//! answer may have changed.

use super::coach::Coach;
use super::picture::Picture;
use super::tab::Tab;
use crate::engine::{Seat, SeatSet, Standing};
use crate::games::GameId;
use crate::session::link::Of;
use crate::session::{
    Change, Course, Interrupt, LogPart, Moment, News, Player, Seating, Seeking, Situation, Stage,
    Taught, Turn,
};
use crate::ui::face::Spread;
use crate::ui::kit::{App, Ask};
use crate::words::{About, Interlude, Lang, Line, Outcome, Plate, Prompt, Score, Term};
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use std::sync::Arc;

/// A match on screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) app: App,
    pub(super) game: GameId,
    pub(super) about: fn(Lang) -> &'static About,
    /// How many seats.
    pub(super) seats: u8,
    /// The seats with people.
    pub(super) people: SeatSet,
    /// The seats whose people are in the match, though a bot may sit there now.
    pub(super) owners: SeatSet,
    pub(super) tab: Tab,
    /// Where things lay before the last step.
    pub(super) before: StoredValue<Picture>,
    /// What had the focus before a step was shown that somebody made without keys.
    pub(super) focused: StoredValue<Option<HtmlElement>, LocalStorage>,
    pub(super) now: Memo<Situation>,
    pub(super) players: StoredValue<Vec<Player>>,
    /// What a lesson says, if one is taken here.
    pub(super) coach: Option<Coach>,
    pub(super) questions: StoredValue<Arc<dyn Questions>>,
}

/// Something that can be pressed to play.
#[derive(Clone, Debug)]
pub(super) struct Press {
    pub(super) label: String,
    pub(super) primary: bool,
    /// Does the hint mean it?
    pub(super) hinted: bool,
    pub(super) act: Callback<()>,
}

/// What a person does at the table beside playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Takes the tablet: this person's hand may be shown.
    Reveal(Seat),
    /// Stops the game to ask who wants to interrupt.
    AskWhoInterrupts,
    /// Says who interrupts, or that nobody does.
    Interrupt(Interrupt),
    /// Holds the own cards up, the tablet lying between two people.
    Peek(Seat),
    /// Lets them down.
    Hide,
    /// Passes the tablet on, though the other could say what it does.
    HandOver,
    /// Plays what the other said across the table.
    Said,
    /// Has seen what the next decision hides.
    Seen,
    /// Has seen what the pause shows.
    GoOn,
    Undo,
    Hint,
    /// Needs the hint no more.
    CloseHint,
    Save,
    /// Ends the match before the rules do.
    End,
    Rematch,
    /// Has read what the lesson says.
    ReadOn,
    /// Takes the lesson from its beginning.
    Relearn,
}

impl Deed {
    /// The turn after it, if it is about nothing but who has the tablet; `seat` is who looks.
    pub(super) fn turns(self, turn: Turn, seat: Option<Seat>) -> Option<Turn> {
        match self {
            Self::Reveal(seat) => Some(turn.taken(seat)),
            Self::Interrupt(interrupt) => Some(turn.interrupted(interrupt)),
            Self::Peek(seat) => Some(turn.peeked(seat)),
            Self::Hide => Some(turn.hidden()),
            Self::Seen => seat.map(|seat| turn.seen(seat)),
            Self::GoOn => Some(turn.resumed()),
            Self::HandOver => Some(turn.handed_over()),
            Self::AskWhoInterrupts
            | Self::Said
            | Self::Undo
            | Self::Hint
            | Self::CloseHint
            | Self::Save
            | Self::End
            | Self::Rematch
            | Self::ReadOn
            | Self::Relearn => None,
        }
    }
}

/// What the shared table asks of a match, and does to it.
pub(super) trait Questions: Send + Sync + std::fmt::Debug {
    /// Nothing: but whoever asks in a reactive place is told of every step.
    fn follow(&self);
    /// Who is asked, and for what.
    fn prompt(&self) -> (Seat, Prompt);
    /// What is read aloud of that.
    fn asked(&self) -> Vec<String>;
    /// What a side says, where the tablet lies between two people.
    fn side(&self, seat: Seat) -> Prompt;
    /// What the hint says, while one stands.
    fn hint(&self) -> Option<String>;
    fn buttons(&self) -> Vec<Press>;
    /// All moves in words.
    fn moves(&self) -> Vec<Press>;
    fn subtitle(&self) -> String;
    /// What stands beside a seat's name; nothing where the pond shows the seats itself.
    fn plate(&self, seat: Seat) -> Option<Plate>;
    /// The log, back to so many steps ago at least.
    fn log(&self, steps: usize) -> LogPart;
    /// What happened since the match had so many steps, or what is told of it as it is opened.
    fn news(&self, since: Option<usize>) -> News;
    /// What the bot at this seat did last, in a few words.
    fn recap(&self, seat: Seat) -> Option<String>;
    /// What happened since this seat decided last.
    fn lines_since(&self, seat: Seat) -> Vec<Line>;
    fn pause(&self) -> Option<Interlude>;
    fn score(&self) -> Score;
    /// How everybody's total went.
    fn course(&self) -> Option<Course>;
    /// Begins to look for the moments that decided the match, once it is over.
    fn seeking(&self) -> Option<Seeking>;
    /// What the log says of such a moment.
    fn line_of(&self, moment: &Moment) -> String;
    /// Does the match only look for one who lost?
    fn spares(&self) -> bool;
    /// How the last round came to its result.
    fn account(&self) -> Option<AnyView>;
    /// What a pause shows across the pond, in place of the shared panel; `score` makes the table of
    /// scores.
    fn spread(&self, score: Ask<AnyView>) -> Option<Spread>;
    /// How a lesson stands; nothing in a match.
    fn lesson(&self) -> Option<Taught>;
    fn outcome(&self) -> Outcome;
    /// The match as a link holds it, or only its deal; with or without the names of those who play.
    fn link(&self, of: Of, named: bool) -> Option<String>;
    fn this_table(&self) -> Vec<Term>;
    /// The middle of the table.
    fn pond(&self) -> AnyView;
    /// The viewer's own area.
    fn hand(&self) -> Option<AnyView>;
    fn beside(&self) -> Option<AnyView>;
    fn facts(&self, seat: Seat) -> Option<AnyView>;
    /// The button with which the person takes the tablet.
    fn show_mine(&self, seat: Seat) -> String;
    /// Who decides for each seat.
    fn seating(&self) -> Seating;
    /// A seat changes hands: the table is shown anew then.
    fn change_seat(&self, seat: Seat, change: Change);
    /// What follows if the match ends now; with who resigns.
    fn follows(&self, gives_up: Option<Seat>) -> String;
    /// Who has won a match that somebody ended, by what counts of it.
    fn stood(&self) -> Option<Standing>;
    /// Who gets the tablet next.
    fn then(&self) -> Option<Seat>;
    /// The levels of the bots, by their ids, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// Can the tablet lie between the two who play?
    fn can_lie_flat(&self) -> bool;
    /// The button for what this seat says across the table.
    fn says(&self, seat: Seat) -> String;
    /// Can somebody interrupt in this match?
    fn interrupts(&self) -> bool;
    fn does(&self, deed: Deed);
}

impl Desk {
    pub(super) fn player(self, seat: Seat) -> Player {
        self.players.with_value(|players| players[seat.index()].clone())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.player(seat).shown_name(self.app.lang_now())
    }

    /// The match behind it.
    pub(super) fn ask(self) -> Arc<dyn Questions> {
        self.questions.get_value()
    }

    /// Somebody at the tablet does something.
    pub(super) fn does(self, deed: Deed) {
        self.ask().does(deed);
    }

    pub(super) fn stage(self) -> Stage {
        self.now.get().stage
    }

    /// Does a lesson say what to do now? Not when it is played on.
    pub(super) fn is_taught(self) -> bool {
        self.ask().lesson().is_some_and(|taught| !taught.is_left)
    }

    /// Is the match over?
    pub(super) fn is_over(self) -> bool {
        matches!(self.stage(), Stage::Over(_) | Stage::Ended)
    }

    /// What the game is about, in a sentence, before somebody's first decision.
    pub(super) fn goal(self) -> Option<&'static str> {
        self.now.get().first.then(|| (self.about)(self.app.lang()).pitch)
    }

    /// Can the person at the tablet act?
    pub(super) fn acting(self) -> bool {
        self.now.get().acting
    }
}
