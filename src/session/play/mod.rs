//! A match at this tablet: the table, the players, and who looks now. Each thing done to it has a
//! file.

mod deciding;
mod ending;
mod events;
mod flat;
mod learning;
mod offered;
mod opening;
mod scenes;
mod seats;
mod shown;
mod stops;
mod tablet;
mod undo;

pub use learning::{Taught, Wait};

use super::lesson::Lesson;
use super::players::Player;
use super::seating::Seating;
use super::turn::Turn;
use super::written::Written;
use crate::engine::{Seat, SeatSet, Table, Viewer};
use crate::words::{Lang, Names, Privacy, Worded};
use stops::stops;

/// A match at this tablet: the table, the players, and who looks now.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Worded> {
    table: Table<G>,
    players: Vec<Player>,
    seating: Seating,
    people: SeatSet,
    names: Names,
    turn: Turn,
    written: Written,
    /// The lesson that is taken here, in place of a match that is saved.
    lesson: Option<Lesson<G>>,
    /// How many tables the lesson has set up before this one.
    tables: usize,
    /// The events of the decision that ended the scene before, as all may know them: its table is
    /// gone.
    left: Vec<G::Event>,
    /// Did a person end the match before the rules did?
    ended: bool,
    /// The eyes through which the match is looked back at, if it is not played here.
    back: Option<Viewer>,
}

impl<G: Worded> Session<G> {
    /// Sits down at a table; there is a player for each of its seats.
    pub fn new(table: Table<G>, players: Vec<Player>, lang: Lang) -> Self {
        let seating = Seating::of(&players);
        let people = seating.people();
        let names = Names::new(players.iter().map(|player| player.shown_name(lang)));
        let turn = Turn::opened(sole(&seating), stops(&table, people, &names));
        let mut written = Written::default();
        written.go_on(table.steps());
        Self {
            table,
            players,
            seating,
            people,
            names,
            turn,
            written,
            lesson: None,
            tables: 0,
            left: Vec::new(),
            ended: false,
            back: None,
        }
    }

    /// The table.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The players, in the order of the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who decides for each seat.
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The seats for which a person decides now.
    pub const fn people(&self) -> SeatSet {
        self.people
    }

    /// The names of the seats.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who has the tablet.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The only person at the table, if there is just one.
    pub(in crate::session) fn alone(&self) -> Option<Seat> {
        self.people.first().filter(|_| self.people.len() == 1)
    }

    /// Is nothing at the table hidden from the people who sit at it?
    pub(in crate::session) fn is_open(&self) -> bool {
        G::privacy(&self.table.view(Viewer::Table)) == Privacy::Open
    }
}

/// The person who needs no curtain, as the only one in the match.
fn sole(seating: &Seating) -> Option<Seat> {
    let (people, owners) = (seating.people(), seating.owners());
    people.first().filter(|_| owners.len() == 1)
}
