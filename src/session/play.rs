//! A match at this tablet, and what is done to it.

use super::label::Label;
use super::learning::Wait;
use super::lesson::Lesson;
use super::past::{self, Played};
use super::players::Player;
use super::public::public;
use super::saving::{Kept, Saving};
use super::seating::{Change, Seating};
use super::stage::{Handoff, Moment, Situation, Stage, stage};
use super::storage::Storage;
use super::turn::{Interrupt, Stops, Turn};
use super::written::Written;
use crate::engine::{Pending, Seat, SeatSet, Table, Viewer};
use crate::words::{Lang, Line, Names, Privacy, Prompt, Worded, text};

/// A match at this tablet: the table, who plays, and whose turn it is to look.
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
    /// How many tables a lesson has put up before this one.
    tables: usize,
    /// What the decision did that ended the scene before, as everybody may know it: its table is gone.
    left: Vec<G::Event>,
    /// Did somebody end the match before the rules did?
    ended: bool,
    /// Through whose eyes a match is looked back at that is not played here.
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

    /// Seats changed hands when this match was played before.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Self {
        self.sit(seating);
        self
    }

    /// Who decides for each seat has changed: nobody has the tablet before somebody takes it.
    fn sit(&mut self, seating: Seating) {
        self.seating = seating;
        self.people = self.seating.people();
        let stops = stops(&self.table, self.people, &self.names);
        self.turn = Turn::opened(sole(&self.seating), stops);
    }

    /// Takes a lesson.
    pub(super) fn with_lesson(self, lesson: Lesson<G>) -> Self {
        Self { lesson: Some(lesson), ..self }
    }

    /// The lesson that is taken here.
    pub const fn lesson(&self) -> Option<&Lesson<G>> {
        self.lesson.as_ref()
    }

    /// The table.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many tables a lesson has put up before this one.
    pub const fn tables(&self) -> usize {
        self.tables
    }

    /// Who plays, in the order of the seats.
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
    pub(super) fn alone(&self) -> Option<Seat> {
        self.people.first().filter(|_| self.people.len() == 1)
    }

    /// Is nothing at the table hidden from anybody who sits at it?
    pub(super) fn is_open(&self) -> bool {
        G::privacy(&self.table.view(Viewer::Table)) == Privacy::Open
    }

    /// What is shown; `elsewhere`: is the match played in another tab?
    pub fn stage(&self, elsewhere: bool) -> Stage {
        if self.back.is_some() {
            return Stage::Watch;
        }
        let Self { people, turn, .. } = *self;
        let ended = self.is_ended();
        let (pending, handoff) = (self.table.pending(), self.handoff());
        stage(Moment { pending, people, turn, elsewhere, handoff, ended })
    }

    /// How the tablet gets to another person who decides.
    fn handoff(&self) -> Handoff {
        // There is nobody to hide anything from, and a screen asks too often to make a view for that.
        if self.people.is_empty() || (self.alone().is_some() && self.turn.looking == self.alone()) {
            return Handoff::Open;
        }
        let view = self.table.view(Viewer::Table);
        match G::privacy(&view) {
            Privacy::Open | Privacy::Shared => Handoff::Open,
            Privacy::Secret if spoken::<G>(&view).is_some() => Handoff::Word,
            Privacy::Secret => Handoff::Curtain,
        }
    }

    /// What the seat that is asked across the table says if it does nothing.
    pub fn said(&self, stage: Stage) -> Option<(Seat, G::Action)> {
        let Stage::Ask(seat) = stage else { return None };
        Some((seat, spoken::<G>(&self.table.view(Viewer::Table))?))
    }

    /// Whose area is shown.
    pub fn seat(&self, stage: Stage) -> Option<Seat> {
        match stage {
            Stage::Play(seat) => seat,
            Stage::Flat(peeking) => peeking,
            // The one who asks.
            Stage::Ask(_) => self.turn.looking,
            Stage::Over(_) | Stage::Ended => self.alone(),
            Stage::Watch | Stage::Curtain(_) | Stage::Pause | Stage::Who => None,
        }
    }

    /// The match as whoever looks may know it. Who decides openly while others look on sees no more
    /// than they, if there are secrets.
    pub fn view(&self, stage: Stage) -> G::View {
        let seen = || self.seen_by(stage).map_or(Viewer::Table, Viewer::Seat);
        self.table.view(self.back.unwrap_or_else(seen))
    }

    /// Whose hand is open to whoever looks.
    fn seen_by(&self, stage: Stage) -> Option<Seat> {
        let peeks = matches!(stage, Stage::Flat(_));
        let may_see = |&seat: &Seat| peeks || self.turn.looking == Some(seat) || self.is_open();
        self.seat(stage).filter(may_see)
    }

    /// What whoever looks may do now.
    pub fn offers(&self, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(Some(seat)) => self.legal(seat),
            Stage::Flat(peeking) => self.flat_offers(peeking),
            _ => Vec::new(),
        }
    }

    /// Who decides now, of those who can do it in front of the tablet.
    pub fn decider(&self, stage: Stage) -> Option<Seat> {
        match stage {
            Stage::Play(seat) => seat,
            Stage::Flat(_) => self.at_turn(),
            _ => None,
        }
    }

    /// What a person may do where all can reach their own part of the table at once.
    pub fn offers_for(&self, seat: Seat, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(_) if self.people.has(seat) => self.legal(seat),
            _ => Vec::new(),
        }
    }

    /// What a seat may do, once everybody has seen what the next decision hides.
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        let reads = matches!(self.wait(), Some(Wait::Read | Wait::Other(..)));
        if self.turn.glimpses.is_empty() && !reads {
            self.table.legal(seat, &mut offers);
        }
        offers
    }

    /// All of that in one value.
    pub fn situation(&self, elsewhere: bool) -> Situation {
        let stage = self.stage(elsewhere);
        let interrupting = match self.turn.interrupt {
            Interrupt::By(seat) => Some(seat),
            Interrupt::None | Interrupt::Asked => None,
        };
        let seat = self.seat(stage);
        let acting = seat == self.decider(stage) && !self.offers(stage).is_empty();
        // Of a match that is looked back at, whoever has just decided is marked, not who is to.
        let last = || self.table.steps().last().map(|step| SeatSet::only(step.seat));
        let owed = if self.back.is_some() {
            last().unwrap_or(SeatSet::EMPTY)
        } else {
            self.table.pending().owed()
        };
        let decided = |seat: Seat| self.table.steps().iter().any(|step| step.seat == seat);
        Situation {
            stage,
            owed,
            seat,
            seen: self.seen_by(stage),
            acting,
            first: acting && !seat.is_some_and(decided) && self.lesson.is_none(),
            interrupting,
            glimpsing: !self.turn.glimpses.is_empty() && !elsewhere,
            can_undo: self.undoer(stage).is_some(),
            full: !self.table.has_room() && !matches!(stage, Stage::Over(_) | Stage::Ended),
        }
    }

    /// The person whose last decision may be taken back now: on the table by that person alone, at
    /// the curtain before the next one looks.
    fn undoer(&self, stage: Stage) -> Option<Seat> {
        let seat = self.table.can_undo().filter(|&seat| self.people.has(seat))?;
        match stage {
            Stage::Play(at) => (at == Some(seat)).then_some(seat),
            Stage::Curtain(_) | Stage::Ask(_) | Stage::Flat(_) => Some(seat),
            Stage::Watch | Stage::Pause | Stage::Who | Stage::Over(_) | Stage::Ended => None,
        }
    }

    /// What is kept of the match.
    pub fn kept(&self) -> Kept<'_> {
        Kept {
            players: &self.players,
            label: Label::of(&self.table, &self.names, &self.seating, self.ended),
            record: self.written.record::<G>(self.table.setup().clone(), self.seating.written()),
        }
    }

    /// The events from this step on, as everybody may know them; those of the first deal belong to
    /// step 0.
    pub fn public_events(&self, from: usize) -> Vec<G::Event> {
        let opening = if from == 0 { self.table.opening() } else { &[] };
        let steps = self.table.steps().iter().skip(from).flat_map(|step| &step.events);
        public::<G>(opening.iter().chain(steps))
    }

    /// The lines of the log for what happened since this seat decided last.
    pub fn lines_since(&self, seat: Seat, lang: Lang) -> Vec<Line> {
        let own = self.table.steps().iter().rposition(|step| step.seat == seat);
        // The deal itself is no news.
        let from = own.map_or(1, |last| last + 1).max(1);
        let (mut lines, _) = self.lines(from, lang);
        lines.retain(|line| !line.heading);
        lines
    }

    /// What the prompt says, and to whom: whoever acts (and need not be waited for), or whoever is
    /// waited for.
    pub fn prompt(&self, now: Situation, view: &G::View, lang: Lang) -> (Seat, Prompt) {
        let names = &self.names;
        if let (Some(seat), Some(interrupts)) = (now.interrupting, G::INTERRUPTS) {
            let role = (text(lang).curtain.interrupts)(names.of(seat));
            let sentence = (interrupts.sentence)(view, &self.offers(now.stage), lang);
            return (seat, Prompt { role, sentence });
        }
        if let (true, Some(seat), Some(glimpses)) = (now.glimpsing, now.seat, G::GLIMPSES) {
            let role = (text(lang).curtain.only_you)(names.of(seat));
            return (seat, Prompt { role, sentence: (glimpses.sentence)(view, seat, names, lang) });
        }
        if let (Stage::Ask(seat), Some(spoken)) = (now.stage, G::SPOKEN) {
            return (seat, (spoken.asks)(names.of(seat), lang));
        }
        let shown = now.seat.filter(|&seat| now.acting || now.owed.has(seat));
        match shown.or_else(|| now.owed.first()) {
            Some(seat) if now.acting => (seat, G::prompt(view, seat, names, lang)),
            Some(seat) => (seat, G::waiting(view, seat, names, lang)),
            None => (Seat::new(0), Prompt::new("", G::waits_for(view, names, lang))),
        }
    }

    /// Who has the tablet changes.
    pub fn turn_to(&mut self, turn: Turn) {
        self.turn = turn;
    }

    /// Somebody wants to interrupt. The question is open to all, so that it tells nothing.
    pub fn ask_who_interrupts(&mut self, stage: Stage) {
        if matches!(stage, Stage::Play(_)) && self.turn.glimpses.is_empty() {
            let by = self.alone().map_or(Interrupt::Asked, Interrupt::By);
            self.turn = self.turn.interrupted(by);
        }
    }

    /// Somebody asks for a person's part, where all is open.
    pub fn look(&mut self, seat: Seat) {
        if self.is_open() {
            self.turn = self.turn.wanting(seat);
        }
    }

    /// Plays one decision and saves it, so that nothing is shown that could be lost. False if it is not
    /// allowed, or the match is played in another tab by now.
    pub fn play(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        action: G::Action,
    ) -> bool {
        if self.lesson.is_some() {
            return self.learn(storage, seat, action);
        }
        let played = !self.is_ended() && self.back.is_none();
        if !played || !saving.may_write(storage) || !self.decide(seat, action) {
            return false;
        }
        self.written.go_on(self.table.steps());
        saving.write(storage, self.kept());
        self.remember(saving, storage);
        saving.forgive();
        true
    }

    /// A match that is over is remembered.
    fn remember(&self, saving: &mut Saving, storage: &dyn Storage) {
        if let Some(played) = Played::of(&self.table, &self.players, &self.seating) {
            saving.remember(storage, played);
        }
    }

    /// Plays one decision, if the rules allow it.
    pub(super) fn decide(&mut self, seat: Seat, action: G::Action) -> bool {
        let played = self.table.play(seat, action).is_ok();
        if played {
            self.turn = self.turn.decided(seat, stops(&self.table, self.people, &self.names));
        }
        played
    }

    /// What the decision did that ended the scene of a lesson before this one.
    pub(super) fn left(&self) -> &[G::Event] {
        &self.left
    }

    /// The lesson goes on: with the next scene, it does so at another table. `left` is what happened there last that
    /// nobody was told of.
    pub(super) fn teach(
        &mut self,
        left: Vec<G::Event>,
        go_on: impl FnOnce(&mut Lesson<G>) -> Option<Table<G>>,
    ) {
        if let Some(table) = self.lesson.as_mut().and_then(go_on) {
            self.turn = Turn::opened(sole(&self.seating), stops(&table, self.people, &self.names));
            self.table = table;
            self.left = left;
            self.tables += 1;
        }
    }

    /// Goes on where the pause only turns up what was chosen: nothing moves at this pace.
    pub const fn hasten(&mut self) {
        if G::TURNS_UP {
            self.turn = self.turn.resumed();
        }
    }

    /// Takes the last decision back, and saves that.
    pub fn undo(&mut self, saving: &mut Saving, storage: &dyn Storage) -> bool {
        let stage = self.stage(saving.is_elsewhere());
        // At the table of a lesson nothing can be undone.
        let undone = self.undoer(stage).is_some() && saving.may_write(storage) && self.table.undo();
        if undone {
            self.written.cut(self.table.steps().len());
            self.seating.cut(self.table.steps().len());
            saving.write(storage, self.kept());
            past::take_back(storage, saving.id());
        }
        undone
    }
}

impl<G: Worded> Session<G> {
    /// Somebody ended this match when it was played last.
    #[must_use]
    pub fn ended(self) -> Self {
        Self { ended: true, ..self }
    }

    /// Looks back at the match through these eyes: it is not played from then on. What is to be shown of it is put
    /// on the table that is the answer.
    pub(super) const fn look_through(&mut self, viewer: Viewer) -> &mut Table<G> {
        self.back = Some(viewer);
        &mut self.table
    }

    /// Ends the match before the rules do, and saves that: nobody wins, and nobody goes on with it.
    /// False if it is over, or played in another tab by now.
    pub fn end(&mut self, saving: &mut Saving, storage: &dyn Storage) -> bool {
        let ends = self.goes_on() && saving.may_write(storage);
        if ends {
            self.ended = true;
            saving.write(storage, self.kept());
        }
        ends
    }

    /// Did somebody end it before the rules did?
    pub(super) fn is_ended(&self) -> bool {
        self.ended || self.seating.gave_up().is_some()
    }

    /// Can it be gone on with?
    fn goes_on(&self) -> bool {
        let open = matches!(self.table.pending(), Pending::Decide { .. });
        open && !self.is_ended() && self.back.is_none()
    }

    /// A seat changes hands, and that is saved. False if it cannot, or the match is played in another tab by
    /// now.
    pub fn change_seat(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        change: Change,
    ) -> bool {
        let mut seating = self.seating.clone();
        let changes = self.lesson.is_none()
            && self.goes_on()
            && seating.change(self.table.steps().len(), seat, change)
            && saving.may_write(storage);
        if changes {
            self.sit(seating);
            saving.write(storage, self.kept());
            self.remember(saving, storage);
            saving.forgive();
        }
        changes
    }
}

/// The person who needs no curtain, being the only one of the match.
fn sole(seating: &Seating) -> Option<Seat> {
    let (people, owners) = (seating.people(), seating.owners());
    people.first().filter(|_| owners.len() == 1)
}

/// What whoever decides can say across the table, from what everybody sees.
fn spoken<G: Worded>(table: &G::View) -> Option<G::Action> {
    (G::SPOKEN?.action)(table)
}

/// What a position asks for before play goes on. The end of the match does not pause: the result
/// shows it.
fn stops<G: Worded>(table: &Table<G>, people: SeatSet, names: &Names) -> Stops {
    let glimpses = G::GLIMPSES.map_or(SeatSet::EMPTY, |glimpses| {
        (glimpses.seats)(&table.view(Viewer::Table)).and(people)
    });
    let over = matches!(table.pending(), Pending::Over(_));
    // In any language: whether there is one does not depend on it.
    let ends_something =
        |events: &[G::Event]| G::pause(&public::<G>(events), names, Lang::En).is_some();
    // Nobody would go on.
    let unseen = G::TURNS_UP && people.is_empty();
    let paused =
        !over && !unseen && table.steps().last().is_some_and(|step| ends_something(&step.events));
    Stops { glimpses, paused }
}
