//! Hands on phones: a tablet whose people have their hands elsewhere, and a phone with one of them.

use super::{Mode, Session};
use crate::engine::{Seat, SeatSet, Table, Viewer};
use crate::session::players::Player;
use crate::session::seating::Seating;
use crate::session::turn::{InterruptState, Stops, TabletTurn};
use crate::words::{GameText, Lang};

/// The hand that a phone holds, as the tablet showed it.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::session) struct RemoteSeat<G: GameText> {
    pub(in crate::session) seat: Seat,
    pub(in crate::session) view: G::View,
    /// The table as a part of the match ended, while a pause shows it.
    pub(in crate::session) end: Option<G::View>,
    /// The table with everything open, where nothing that was hidden matters any more.
    pub(in crate::session) open: Option<G::View>,
    /// May the seat take the last step back?
    pub(in crate::session) undo: bool,
    /// Did the tablet not take what the phone asked for last?
    pub(in crate::session) refused: bool,
    /// Has its person seen what there is to see, and waits for the others?
    pub(in crate::session) waits: bool,
}

impl<G: GameText> RemoteSeat<G> {
    /// What the phone shows: the state behind the view is imagined, so nothing of it is shown.
    pub(super) fn view(&self, paused: bool, laid_open: bool) -> G::View {
        let open = self.open.as_ref().filter(|_| laid_open);
        let end = self.end.as_ref().filter(|_| paused);
        open.or(end).unwrap_or(&self.view).clone()
    }

    pub(super) const fn has_end(&self) -> bool {
        self.end.is_some()
    }
}

impl<G: GameText> Session<G> {
    /// The match as a phone holds a hand of it. `paused`: does a pause show? `glimpses`: does the seat see what the next
    /// decision hides?
    pub(in crate::session) fn of_hand(
        table: Table<G>,
        players: Vec<Player>,
        seating: Seating,
        hand: RemoteSeat<G>,
        (paused, glimpses): (bool, bool),
        lang: Lang,
    ) -> Self {
        let seat = hand.seat;
        let mut session = Self::with(table, players, seating, Mode::Hand(hand), lang);
        session.people = SeatSet::only(seat);
        let glimpses = if glimpses { session.people } else { SeatSet::EMPTY };
        session.turn = TabletTurn::opened(Some(seat), Stops { glimpses, paused });
        // No one has to be asked who interrupts: each phone offers it to its own person.
        let asked = session.table.pending().owed().has(seat);
        if G::INTERRUPTS.is_some() && !asked && !paused && !session.legal(seat).is_empty() {
            session.turn = session.turn.interrupted(InterruptState::By(seat));
        }
        session
    }

    /// The seat whose hand this device holds for a match that another one plays.
    pub const fn held(&self) -> Option<Seat> {
        match &self.mode {
            Mode::Hand(hand) => Some(hand.seat),
            Mode::Match | Mode::Lesson(_) | Mode::Back(_) => None,
        }
    }

    /// Puts the hands of these seats on phones; the others of them come back to the tablet. A bot's seat stays where it is.
    pub fn hand_out(&mut self, phones: SeatSet) {
        if matches!(self.mode, Mode::Match) {
            self.phones = phones;
            self.sit_down();
        }
    }

    /// On a phone: did the tablet not take what its person asked for last?
    pub const fn was_refused(&self) -> bool {
        matches!(&self.mode, Mode::Hand(hand) if hand.refused)
    }

    /// On a phone: its person has seen what there is to see, and waits for the others.
    pub const fn waits_now(&mut self) {
        if let Mode::Hand(hand) = &mut self.mode {
            hand.waits = true;
        }
    }

    /// On a phone: keeps what its person was about to do in the position `before`.
    pub fn goes_on_from(&mut self, before: &Self) {
        self.turn = TabletTurn { wanted: before.turn.wanted, ..self.turn };
    }

    /// The seats whose hands are on phones.
    pub const fn phones(&self) -> SeatSet {
        self.phones
    }

    /// Does the person on a phone wait until the others have seen what there is to see?
    pub(super) const fn waits_for_others(&self) -> bool {
        matches!(&self.mode, Mode::Hand(hand) if hand.waits)
    }

    /// Does this device know every decision, so that the match can be played again?
    pub(in crate::session) const fn has_record(&self) -> bool {
        matches!(self.mode, Mode::Match | Mode::Back(_))
    }

    /// Where others have their hands on phones the tablet is in the middle: a hand is open there only while its person
    /// decides.
    pub(super) fn close_hand(&mut self) {
        let owed = self.table.pending().owed();
        let decides = self.turn.looking.is_some_and(|seat| owed.has(seat));
        if !self.phones.is_empty() && !decides {
            self.turn.looking = None;
        }
    }

    /// Can the person of this seat decide on a phone now?
    pub(in crate::session) fn decides_on_phone(&self, seat: Seat) -> bool {
        self.phones.has(seat) && !self.is_over()
    }

    /// Does the match take this decision from a phone now? A pause ends before play goes on, unless it is the decision that
    /// ends the pause.
    pub(in crate::session) fn takes(&self, seat: Seat, action: G::Action) -> bool {
        let ways = G::pause_actions(&self.table.view(Viewer::Table));
        let ends = ways.is_some_and(|ways| [ways.next, ways.finish].contains(&action));
        self.turn.glimpses.is_empty()
            && (!self.turn.paused || ends)
            && self.table.check(seat, action).is_ok()
    }

    /// May the person of this seat take the last step back now?
    pub(in crate::session) fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo() == Some(seat) && !self.is_closing()
    }

    /// The person on a phone takes the last step back. False if that is not possible.
    pub fn undo_for(&mut self, seat: Seat) -> bool {
        self.can_undo(seat) && self.take_back()
    }

    /// The person on a phone has seen what there is to see; `all` if everyone has.
    pub fn seen_by_phone(&mut self, seat: Seat, all: bool) {
        self.turn = self.turn.seen(seat);
        if all && self.people.is_empty() {
            self.turn = self.turn.resumed();
        }
    }

    /// What a pause or the result shows this viewer: the table as a part of the match ended, and the one with everything
    /// open.
    pub(in crate::session) fn ending_for(&self, viewer: Viewer) -> [Option<G::View>; 2] {
        let closing = self.is_closing();
        let view = |viewer| match &self.end {
            Some(end) if self.turn.paused => G::view(end, viewer),
            _ => self.table.view(viewer),
        };
        let over = !self.turn.paused && closing;
        let open = closing && (over || self.lays_open());
        [
            self.end.as_ref().filter(|_| self.turn.paused).map(|_| view(viewer)),
            open.then(|| view(Viewer::Everyone)),
        ]
    }
}
