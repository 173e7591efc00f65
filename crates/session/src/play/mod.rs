//! A match at this tablet: the table, the players, and the current viewer.

mod across;
mod again;
mod deciding;
mod learning;
mod looks;
mod moment;
mod offered;
mod phones;
mod shown;
mod tablet;

pub use again::{MOST_STEPS_AGAIN, StepsAgain};
pub use learning::{LessonState, LessonWait};

use crate::lesson::Lesson;
use crate::open_error::OpenError;
use crate::phone_moment::PhoneMoment;
use crate::players::Player;
use crate::public::public;
use crate::seating::Seating;
use crate::serialized_log::SerializedLog;
use crate::turn::{Stops, TabletTurn};
use mallard_engine::{Bot, Damage, Game, Pending, Position, Seat, SeatSet, Step, Table, Viewer};
use mallard_words::{GameText, Lang, Names, Privacy, TextContext};
use serde_json::Value;

#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: GameText> {
    table: Table<G>,
    players: Vec<Player>,
    seating: Seating,
    /// The seats whose hands are on phones.
    phones: SeatSet,
    /// The seats whose players play here.
    people: SeatSet,
    names: Names,
    turn: TabletTurn,
    /// The table at the end of a part of the match, while a pause shows it: in the match itself the next part has
    /// begun.
    end: Option<G::State>,
    written: SerializedLog,
    mode: Mode<G>,
}

/// The purpose of a session.
#[derive(Clone, PartialEq, Debug)]
enum Mode<G: GameText> {
    /// A match, of which each step is saved.
    Match,
    Lesson(LessonRun<G>),
    /// A replay, as this viewer sees it.
    Replay(Viewer),
    /// One seat of a match that another device runs.
    Phone(RemoteSeat<G>),
    /// A decision of a finished match, to try again.
    Moment(MomentRun<G::Action>),
    /// A step of a running match, shown again to the player at this seat: the public view, as at the curtain.
    Again(Seat),
}

/// A decision to try again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct MomentRun<A> {
    pub(crate) seat: Seat,
    pub(crate) played: A,
    pub(crate) better: A,
    /// Does it wait for the better action? Else it shows it.
    pub(crate) asks: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct LessonRun<G: GameText> {
    lesson: Lesson<G>,
    /// How many tables it has set up before this one.
    tables: usize,
    /// The public events of the decision that ended the scene before: its table is gone, and they have not been
    /// reported.
    unreported: Vec<G::Event>,
}

/// The seat of a phone, as the tablet sent it.
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RemoteSeat<G: GameText> {
    pub(crate) seat: Seat,
    /// The table at the end of a part of the match, while a pause shows it; or the table that its player looks at,
    /// if others have decided since.
    pub(crate) end: Option<G::View>,
    /// May the seat take the last step back?
    pub(crate) undo: bool,
    /// Has its player confirmed the position, and waits for the others?
    pub(crate) waits_for_others: bool,
    /// Would the tablet not receive a request now?
    pub(crate) cut_off: bool,
    /// Does the match continue another one?
    pub(crate) branch: bool,
    /// The moments of its player, once the tablet has found them.
    pub(crate) moments: Option<Vec<PhoneMoment<G>>>,
}

#[derive(Debug)]
pub struct ReplayedRecord<G: Game> {
    /// The table after its last good step.
    pub table: Table<G>,
    pub seating: Seating,
    /// Where the table ends before the record does.
    pub damage: Option<Damage>,
}

/// Replays a record for these players; `ended`: did a player end the match before its rules did?
///
/// # Errors
/// The reason why the match cannot be shown.
pub fn follow<G: Bot>(
    record: &Value,
    players: &[Player],
    ended: bool,
) -> Result<ReplayedRecord<G>, OpenError> {
    let (table, damage) = Table::<G>::open(record)?;
    if players.len() != usize::from(table.setup().seats) {
        return Err(OpenError::Damaged);
    }
    let seating = Seating::read::<G>(players, &record["changes"], ended, table.steps().len());
    Ok(ReplayedRecord { table, seating: seating.ok_or(OpenError::Damaged)?, damage })
}

impl<G: GameText> Session<G> {
    /// Creates a session at a table; each of its seats has a player.
    pub fn new(table: Table<G>, players: Vec<Player>, lang: Lang) -> Self {
        let seating = Seating::new(&players);
        Self::with(table, players, seating, Mode::Match, lang)
    }

    /// Creates the session of a record, and returns where it ends before its record does; `ended`: did a player end it
    /// before its rules did?
    ///
    /// # Errors
    /// The reason why the match cannot be shown.
    pub fn open(
        record: &Value,
        players: Vec<Player>,
        ended: bool,
        lang: Lang,
    ) -> Result<(Self, Option<Damage>), OpenError> {
        let ReplayedRecord { table, seating, damage } = follow::<G>(record, &players, ended)?;
        let mut session = Self::with(table, players, seating, Mode::Match, lang);
        if damage.is_none() {
            session.restore_looks(&record["looks"]);
        }
        Ok((session, damage))
    }

    fn with(
        table: Table<G>,
        players: Vec<Player>,
        seating: Seating,
        mode: Mode<G>,
        lang: Lang,
    ) -> Self {
        let phones = SeatSet::EMPTY;
        let people = seating.people();
        let names = Names::new(players.iter().map(|player| player.shown_name(lang)));
        let mut written = SerializedLog::default();
        written.append(table.log());
        let turn = TabletTurn::opened(None, Stops::default());
        let end = None;
        let mut session =
            Self { table, players, seating, phones, people, names, turn, end, written, mode };
        session.open_turn();
        session.end_if_full();
        session
    }

    /// No one has the tablet until a player takes it; an only human player needs no curtain.
    fn open_turn(&mut self) {
        let owners = self.seating.owners();
        let sole = self.people.first().filter(|_| owners.len() == 1);
        self.turn = TabletTurn::opened(sole, self.stops());
        self.keep_end();
    }

    /// Stores the table of the part that the last step ended, if it revealed nothing and a pause shows it.
    fn keep_end(&mut self) {
        let ends = |last: &Step<G>| last.events.iter().any(G::ends_part);
        let ended = self.turn.paused && self.table.steps().last().is_some_and(ends);
        self.end = if ended && !self.lays_open() { self.table.at_end() } else { None };
    }

    /// The conditions of the position before play continues. The end of the match does not pause: the result shows it.
    fn stops(&self) -> Stops {
        let glimpses = G::GLIMPSES.map_or(SeatSet::EMPTY, |glimpses| {
            (glimpses.seats)(&self.table.view(Viewer::Table)).and(self.seating.people())
        });
        let over = matches!(self.table.pending(), Pending::Over(_));
        // No human player can continue.
        let unseen = G::TURNS_UP && self.people.is_empty();
        let last = self.table.steps().last();
        let paused =
            !over && !unseen && last.is_some_and(|step| G::pauses(&public::<G>(&step.events)));
        Stops { glimpses, paused }
    }

    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The players, in the order of the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The seats whose players decide here, not on a phone.
    pub const fn people(&self) -> SeatSet {
        self.people
    }

    /// The seats of people for whom a bot decides now. In a replay no one does.
    pub fn stand_ins(&self) -> SeatSet {
        match self.mode {
            Mode::Replay(_) | Mode::Moment(_) => SeatSet::EMPTY,
            _ => self.seating.departed_seats().or(self.seating.resigned()),
        }
    }

    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The names of the seats, for texts in `lang`.
    pub fn say(&self, lang: Lang) -> TextContext {
        TextContext::new(&self.names, lang)
    }

    pub const fn turn(&self) -> TabletTurn {
        self.turn
    }

    /// The public events from step `from`; those of the first deal belong to step 0.
    pub fn public_events(&self, from: usize) -> Vec<G::Event> {
        let opening = if from == 0 { self.table.opening() } else { &[] };
        let steps = self.table.steps().iter().skip(from).flat_map(|step| &step.events);
        public::<G>(opening.iter().chain(steps))
    }

    /// The position at which the decisions of these players begin: in a branch others made the earlier ones. `None` in a
    /// match that was not dealt.
    pub(crate) fn own_part(&self) -> Option<Position<G>> {
        let mut position = self.table.first_position()?;
        self.table.advance_to(&mut position, self.table.branched_at().unwrap_or(0));
        Some(position)
    }

    /// Does the match continue another one from one of its steps, so that it counts for no one?
    pub fn is_branch(&self) -> bool {
        match &self.mode {
            Mode::Phone(hand) => hand.branch,
            _ => self.table.branched_at().is_some(),
        }
    }

    /// Is it a practice round, in which all hands are open? It is one here, where it is played: a replay shows what its
    /// viewer sees.
    pub fn is_practice(&self) -> bool {
        matches!(self.mode, Mode::Match) && self.table.is_practice()
    }

    /// Is the match over, by the rules or because a player ended it?
    pub fn is_over(&self) -> bool {
        self.seating.has_ended() || matches!(self.table.pending(), Pending::Over(_))
    }

    /// The only human player at this device, if only one plays.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.people.first().filter(|_| self.people.len() == 1 && self.phones.is_empty())
    }

    /// Is everything at the table known to the players who share it?
    pub(crate) fn is_open(&self) -> bool {
        G::privacy(&self.table.view(Viewer::Table)) == Privacy::Open
    }

    /// In a replay or at a moment: who sees it.
    pub(crate) fn viewer(&self) -> Option<Viewer> {
        match &self.mode {
            Mode::Replay(viewer) => Some(*viewer),
            Mode::Moment(moment) => Some(Viewer::Seat(moment.seat)),
            Mode::Match | Mode::Lesson(_) | Mode::Phone(_) | Mode::Again(_) => None,
        }
    }

    /// Replays the match as this viewer sees it: it is no longer played, and a pause after its last step does not show.
    /// Returns the table that shows the step.
    pub(crate) fn look_through(&mut self, viewer: Viewer) -> &mut Table<G> {
        self.mode = Mode::Replay(viewer);
        self.turn = TabletTurn::opened(None, Stops::default());
        &mut self.table
    }
}
