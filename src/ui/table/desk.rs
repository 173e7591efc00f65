//! A match as the shared table sees it: plain data and deeds, without the type of its game.
//!
//! The screens take a [`Desk`], not a `Seated<G>`, so that the program has one copy of them and not
//! one for each game. In a reactive place, a question is asked again whenever its answer may have
//! changed.

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
    /// Where things were before the last step.
    pub(super) before: StoredValue<Picture>,
    /// The element that had the focus before a step was shown that a person made without keys.
    pub(super) focused: StoredValue<Option<HtmlElement>, LocalStorage>,
    pub(super) now: Memo<Situation>,
    pub(super) players: StoredValue<Vec<Player>>,
    /// The coach, if a lesson is taken here.
    pub(super) coach: Option<Coach>,
    pub(super) questions: StoredValue<Arc<dyn Questions>>,
}

/// A button that plays an action.
#[derive(Clone, Debug)]
pub(super) struct Press {
    pub(super) label: String,
    pub(super) primary: bool,
    /// Does the hint point to it?
    pub(super) hinted: bool,
    pub(super) act: Callback<()>,
}

/// A person's deed at the table other than playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Takes the tablet: this person's hand may be shown.
    Reveal(Seat),
    /// Stops the game to ask who wants to interrupt.
    AskWhoInterrupts,
    /// Says who interrupts, or that no one does.
    Interrupt(Interrupt),
    /// Holds the person's own cards up, on a tablet between two people.
    Peek(Seat),
    /// Puts them down.
    Hide,
    /// Passes the tablet on, though the other person could answer across the table.
    HandOver,
    /// Plays what the other person said across the table.
    Said,
    /// Confirms having seen what the next decision hides.
    Seen,
    /// Confirms having seen what the pause shows.
    GoOn,
    Undo,
    Hint,
    /// Closes the hint.
    CloseHint,
    Save,
    /// Ends the match before the rules do.
    End,
    Rematch,
    /// Confirms having read the lesson's sentence.
    ReadOn,
    /// Takes the lesson from its beginning.
    Relearn,
}

impl Deed {
    /// The turn after it, if it only changes who has the tablet; `seat` is the seat that looks.
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

/// The shared table's questions and deeds for a match.
pub(super) trait Questions: Send + Sync + std::fmt::Debug {
    /// Subscribes a reactive caller to every step.
    fn follow(&self);
    /// The prompt, and the seat that it is about.
    fn prompt(&self) -> (Seat, Prompt);
    /// The parts of the prompt that are read aloud.
    fn asked(&self) -> Vec<String>;
    /// The prompt of a side, on a tablet between two people.
    fn side(&self, seat: Seat) -> Prompt;
    /// The words of the hint, while there is one.
    fn hint(&self) -> Option<String>;
    fn buttons(&self) -> Vec<Press>;
    /// All moves in words.
    fn moves(&self) -> Vec<Press>;
    fn subtitle(&self) -> String;
    /// The plate beside a seat's name; `None` if the pond shows the seats itself.
    fn plate(&self, seat: Seat) -> Option<Plate>;
    /// The log, for at least the last `steps` steps.
    fn log(&self, steps: usize) -> LogPart;
    /// The news since the match had `since` steps, or the words at its opening.
    fn news(&self, since: Option<usize>) -> News;
    /// The last action of the bot at this seat, in a few words.
    fn recap(&self, seat: Seat) -> Option<String>;
    /// The lines of the log since this seat last decided.
    fn lines_since(&self, seat: Seat) -> Vec<Line>;
    fn pause(&self) -> Option<Interlude>;
    fn score(&self) -> Score;
    /// The totals of all seats, round by round.
    fn course(&self) -> Option<Course>;
    /// Begins the search for the moments that decided the match, once it is over.
    fn seeking(&self) -> Option<Seeking>;
    /// The line of the log for such a moment.
    fn line_of(&self, moment: &Moment) -> String;
    /// Does the match only look for a loser?
    fn spares(&self) -> bool;
    /// How the last round came to its result.
    fn account(&self) -> Option<AnyView>;
    /// The part of a pause across the pond, in place of the shared panel; `score` makes the table
    /// of scores.
    fn spread(&self, score: Ask<AnyView>) -> Option<Spread>;
    /// The progress of a lesson; `None` in a match.
    fn lesson(&self) -> Option<Taught>;
    fn outcome(&self) -> Outcome;
    /// The match as a link holds it, or only its deal; with or without the names of the players.
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
    /// Changes a seat's hands: the table is shown again then.
    fn change_seat(&self, seat: Seat, change: Change);
    /// The consequence of ending the match now; `gives_up` is the seat that resigns.
    fn follows(&self, gives_up: Option<Seat>) -> String;
    /// The result of a match that a person ended, by the part that counts.
    fn stood(&self) -> Option<Standing>;
    /// The seat that gets the tablet next.
    fn then(&self) -> Option<Seat>;
    /// The levels of the bots, by their ids, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// Can the tablet be flat between the two people who play?
    fn can_lie_flat(&self) -> bool;
    /// The button for this seat's answer across the table.
    fn says(&self, seat: Seat) -> String;
    /// Can a seat interrupt in this match?
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

    /// Does a deed for the person at the tablet.
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

    /// The aim of the game, in a sentence, before the person's first decision.
    pub(super) fn goal(self) -> Option<&'static str> {
        self.now.get().first.then(|| (self.about)(self.app.lang()).pitch)
    }

    /// Can the person at the tablet act?
    pub(super) fn acting(self) -> bool {
        self.now.get().acting
    }
}
