//! Phones: a tablet whose players have their hands on phones, and a phone with one of them.

use super::{Mode, MomentRun, RemoteSeat, Session};
use crate::phone_moment::PhoneMoment;
use crate::players::Player;
use crate::seating::Seating;
use crate::sitting::Sitting;
use crate::turn::{Stops, TabletTurn};
use mallard_engine::{GameView, Rng, Seat, SeatSet, Table, Viewer};
use mallard_words::{GameText, Glimpses, Lang};

impl<G: GameText> Session<G> {
    /// The match on a phone. `table` is behind the view of the seat; `stops` are those of the seat.
    pub(crate) fn for_phone(
        table: Table<G>,
        players: Vec<Player>,
        seating: Seating,
        hand: RemoteSeat<G>,
        stops: Stops,
        lang: Lang,
    ) -> Self {
        let seat = hand.seat;
        let mut session = Self::with(table, players, seating, Mode::Phone(hand), lang);
        session.people = SeatSet::only(seat);
        session.turn = TabletTurn::opened(Some(seat), stops);
        session
    }

    /// What this device shows of a match of another device.
    pub(crate) const fn remote_seat(&self) -> Option<&RemoteSeat<G>> {
        match &self.mode {
            Mode::Phone(hand) => Some(hand),
            Mode::Match | Mode::Lesson(_) | Mode::Replay(_) | Mode::Moment(_) | Mode::Again(_) => {
                None
            }
        }
    }

    /// The seat that this device plays in a match of another device.
    pub fn phone_seat(&self) -> Option<Seat> {
        self.remote_seat().map(|hand| hand.seat)
    }

    /// How people sit; `faces_one_side`: does this device, if it only shows the table?
    pub fn sitting(&self, faces_one_side: bool) -> Sitting {
        let (people, phones) = (self.people, self.phones);
        match self.phone_seat() {
            Some(seat) => Sitting::Phone(seat),
            None if !people.is_empty() || phones.is_empty() => Sitting::Shared { people, phones },
            None if faces_one_side => Sitting::Stand(phones),
            None => Sitting::Middle(phones),
        }
    }

    /// Moves the hands of these seats to phones, and those of the other seats back to the tablet. A bot's seat does not
    /// change.
    pub fn set_phones(&mut self, phones: SeatSet) {
        if matches!(self.mode, Mode::Match) && !self.is_practice() {
            self.phones = phones;
            self.update_people();
        }
    }

    /// On a phone: its player has confirmed the position, and waits for the others.
    pub const fn wait_for_others(&mut self) {
        if let Mode::Phone(hand) = &mut self.mode {
            hand.waits_for_others = true;
        }
    }

    /// On a phone: can the tablet receive its requests now? Returns whether that has changed. As long as it cannot, the
    /// phone offers nothing.
    pub fn set_cut_off(&mut self, cut_off: bool) -> bool {
        let Mode::Phone(hand) = &mut self.mode else { return false };
        std::mem::replace(&mut hand.cut_off, cut_off) != cut_off
    }

    /// On a phone: preserves the player's unfinished input in the position `before`.
    pub fn continue_from(&mut self, before: &Self) {
        self.turn = TabletTurn { requested: before.turn.requested, ..self.turn };
    }

    /// The seats whose hands are on phones.
    pub const fn phones(&self) -> SeatSet {
        self.phones
    }

    /// Does the player on a phone wait until the others have confirmed the position?
    pub(crate) const fn waits_for_others(&self) -> bool {
        matches!(&self.mode, Mode::Phone(hand) if hand.waits_for_others)
    }

    /// Does the player on a phone wait, for the tablet or until the others have confirmed the position?
    pub(crate) const fn waits_on_phone(&self) -> bool {
        matches!(&self.mode, Mode::Phone(hand) if hand.waits_for_others || hand.cut_off)
    }

    /// If others play on phones, the tablet is in the middle: a hand is open there only while its player decides.
    pub(super) fn close_hand(&mut self) {
        let owed = self.table.pending().owed();
        let decides = self.turn.looking.is_some_and(|seat| owed.has(seat));
        if !self.phones.is_empty() && !decides {
            self.turn.looking = None;
        }
    }

    pub(crate) fn decides_on_phone(&self, seat: Seat) -> bool {
        self.phones.has(seat) && !self.is_over()
    }

    /// Is this decision from a phone accepted now? A pause ends before play continues, unless it is the decision that
    /// ends the pause.
    pub(crate) fn takes(&self, seat: Seat, action: G::Action) -> bool {
        let ways = G::pause_actions(&self.table.view(Viewer::Table));
        let ends = ways.is_some_and(|ways| [ways.next, ways.finish].contains(&action));
        (self.turn.glimpses.is_empty() || self.looks_together())
            && (!self.turn.paused || ends)
            && self.table.check(seat, action).is_ok()
    }

    /// Do all players look at cards on their own phones, so that the next one need not wait for the others?
    pub(super) fn looks_together(&self) -> bool {
        let together = |glimpses: Glimpses<G>| (glimpses.together)(&self.table.view(Viewer::Table));
        self.people.is_empty() && G::GLIMPSES.is_some_and(together)
    }

    /// Does this seat wait until others have seen their cards?
    pub(crate) fn waits_for_looks(&self, seat: Seat) -> bool {
        let others = !self.turn.glimpses.without(seat).is_empty();
        others && !(self.looks_together() && self.table.pending().owed().has(seat))
    }

    /// May the player of this seat undo the last step now?
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo() == Some(seat) && !self.is_closing()
    }

    /// The player on a phone undoes the last step. False if that is not possible.
    pub fn undo_for(&mut self, seat: Seat) -> bool {
        self.can_undo(seat) && self.take_back()
    }

    /// The player on a phone has confirmed the position; `all` if everyone has.
    pub fn seen_by_phone(&mut self, seat: Seat, all: bool) {
        self.turn = self.turn.seen(seat);
        if all && self.people.is_empty() {
            self.turn = self.turn.resumed();
        }
    }

    /// The table for the phone of this seat. In a pause or the result that reveals everything, its player sees that.
    pub(crate) fn view_for_phone(&self, seat: Seat) -> G::View {
        let open = self.is_closing() && (!self.turn.paused || self.lays_open());
        self.table.view(if open { Viewer::Everyone } else { Viewer::Seat(seat) })
    }

    /// On a phone: how many moments its player has in the match, which is over. `None` before they are known.
    pub fn phone_moments(&self) -> Option<usize> {
        Some(self.remote_seat()?.moments.as_ref()?.len())
    }

    /// On a phone: its player's moment with this index, with the better action shown.
    pub fn phone_moment(&self, index: usize, lang: Lang) -> Option<Self> {
        let RemoteSeat { seat, moments, .. } = self.remote_seat()?;
        let PhoneMoment { step, view, played, better } = moments.as_ref()?.get(index)?;
        let table = self.table();
        let state = view.determinize(&mut Rng::from_seed(u64::from(*step)));
        let steps = table.steps().get(..*step as usize)?.to_vec();
        let then = Table::behind(table.setup().clone(), state, table.opening().to_vec(), steps);
        let (players, seating) = (self.players().to_vec(), self.seating().clone());
        let mut session = Self::with(then, players, seating, Mode::Match, lang);
        let (seat, played, better) = (*seat, *played, *better);
        session.look_at_moment(MomentRun { seat, played, better, asks: false });
        Some(session)
    }
}
