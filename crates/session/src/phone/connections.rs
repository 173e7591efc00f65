//! The tablet's end: the phones that play in its match.

use super::message::{PhoneRequest, TabletMessage};
use super::update::{MatchMessage, PositionUpdate};
use super::{MAX_PART_BYTES, PhoneError};
use crate::moment::Moment;
use crate::phone_moment::PhoneMoment;
use crate::play::Session;
use crate::public::redacted;
use mallard_engine::{Game, Seat, SeatSet, Viewer};
use mallard_words::GameText;
use serde::Deserialize as _;
use serde_json::Value;
use std::collections::VecDeque;

const ANSWERABLE_POSITIONS: usize = 16;

/// The phones that play in one match.
#[derive(Clone, Debug)]
pub struct PhoneConnections<G: GameText> {
    phones: Vec<Phone<G>>,
}

/// The tablet's state for one phone.
#[derive(Clone, Debug)]
struct Phone<G: GameText> {
    seat: Seat,
    has_view: bool,
    received_log: Vec<(Seat, G::Action)>,
    last_update: Option<PositionUpdate<G>>,
    /// The number of positions it has received.
    number: u32,
    recent_positions: VecDeque<Position<G>>,
    confirmed_steps: Option<usize>,
    /// Was its last request refused? Its next message reports that.
    refused: bool,
    /// The moments of its player, once they are found.
    moments: Option<Vec<PhoneMoment<G>>>,
    has_moments: bool,
}

/// A position that a phone has received.
#[derive(Clone, Debug)]
struct Position<G: Game> {
    number: u32,
    steps: usize,
    /// Did its player look at cards that the next decision hides?
    has_glimpse: bool,
    /// Did the match wait for its seat?
    owed: bool,
    legal: Vec<G::Action>,
}

/// The effect of a message from a phone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PhoneEffect<A> {
    Nothing,
    /// The seat plays this: the rules allow it.
    Plays(A),
    Undoes,
    /// The seat confirms the current position.
    Sees,
    /// The request refers to another position or is not allowed. The phone gets the current position.
    Stale,
    /// The connection closes.
    Ends(PhoneError),
}

impl<G: GameText> PhoneConnections<G> {
    /// The phones of these seats, before their first message.
    pub fn new(seats: SeatSet) -> Self {
        Self { phones: seats.iter().map(Phone::new).collect() }
    }

    /// Notes the moments that were found in the match, which is over. Each phone gets those of its own seat.
    pub fn set_moments(&mut self, session: &Session<G>, found: &[Moment]) {
        for phone in &mut self.phones {
            let own = found.iter().filter(|moment| moment.seat == phone.seat);
            let moments = own.filter_map(|moment| PhoneMoment::new(session.table(), moment));
            phone.moments = Some(moments.collect());
        }
    }

    /// The messages for each phone whose view is out of date.
    pub fn write_updates(&mut self, session: &Session<G>) -> Vec<(Seat, Vec<String>)> {
        let updates = |phone: &mut Phone<G>| (phone.seat, phone.write_updates(session));
        self.phones.iter_mut().map(updates).filter(|(_, messages)| !messages.is_empty()).collect()
    }

    /// Handles a message from the phone of `seat`, about position `at`.
    pub fn receive(
        &mut self,
        session: &Session<G>,
        seat: Seat,
        (at, ask): (u32, &Value),
    ) -> PhoneEffect<G::Action> {
        let Some(phone) = self.phones.iter_mut().find(|phone| phone.seat == seat) else {
            return PhoneEffect::Nothing;
        };
        let effect = phone.receive(session, at, ask);
        if effect == PhoneEffect::Stale {
            phone.last_update = None;
        }
        effect
    }

    /// Have the players of all these phones confirmed the last step? Those that are `away` are not waited for.
    pub fn all_see(&self, session: &Session<G>, away: SeatSet) -> bool {
        let steps = Some(session.table().steps().len());
        self.phones.iter().all(|phone| away.has(phone.seat) || phone.confirmed_steps == steps)
    }
}

impl<G: GameText> Phone<G> {
    const fn new(seat: Seat) -> Self {
        Self {
            seat,
            has_view: false,
            received_log: Vec::new(),
            last_update: None,
            number: 0,
            recent_positions: VecDeque::new(),
            confirmed_steps: None,
            refused: false,
            moments: None,
            has_moments: false,
        }
    }

    fn write_updates(&mut self, session: &Session<G>) -> Vec<String> {
        let table = session.table();
        let same = self
            .received_log
            .iter()
            .zip(table.log())
            .take_while(|(one, other)| one == other)
            .count();
        if same < self.received_log.len() {
            // The phone's steps after an undone one are no longer valid.
            self.received_log.truncate(same);
            self.recent_positions.clear();
        }
        let now = self.now(session);
        let news = same < table.steps().len() || !self.has_view;
        if !news && self.last_update.as_ref() == Some(&now) {
            return Vec::new();
        }
        self.number += 1;
        let refused = std::mem::take(&mut self.refused);
        let now = PositionUpdate { number: self.number, refused, ..now };
        self.recent_positions.push_back(self.position(session));
        if self.recent_positions.len() > ANSWERABLE_POSITIONS {
            self.recent_positions.pop_front();
        }
        let had_view = std::mem::replace(&mut self.has_view, true);
        let had_moments = std::mem::replace(&mut self.has_moments, self.moments.is_some());
        let opening = (!had_view).then(|| redacted::<G>(table.opening(), self.viewer()));
        self.received_log.extend_from_slice(&table.log()[same..]);
        let moments = self.moments.as_deref().filter(|_| !had_moments).unwrap_or_default();
        let messages = self.messages(session, same, opening, (moments, &now));
        self.last_update = Some(PositionUpdate { number: 0, refused: false, ..now });
        messages
    }

    /// The steps from `from` in as many messages as they need; the last one contains the position.
    fn messages(
        &self,
        session: &Session<G>,
        from: usize,
        opening: Option<Vec<G::Event>>,
        (moments, now): (&[PhoneMoment<G>], &PositionUpdate<G>),
    ) -> Vec<String> {
        let blank = |from: usize| MatchMessage::<G> {
            game: G::SLUG.to_owned(),
            rules: G::RULES,
            seat: self.seat,
            from: u32::try_from(from).unwrap_or(u32::MAX),
            opening: None,
            steps: Vec::new(),
            end: None,
            moment: None,
            now: None,
        };
        let mut parts = vec![MatchMessage { opening, ..blank(from) }];
        let mut length = 0;
        for (at, step) in session.table().steps().iter().enumerate().skip(from) {
            let events = redacted::<G>(&step.events, self.viewer());
            let more = text(&(step.seat, &events)).len() + 1;
            if length + more > MAX_PART_BYTES {
                parts.push(blank(at));
                length = 0;
            }
            length += more;
            if let Some(part) = parts.last_mut() {
                part.steps.push((step.seat, events));
            }
        }
        let all = session.table().steps().len();
        // A view is large in some games: each is a separate message.
        parts.extend(now.end.clone().map(|end| MatchMessage { end: Some(end), ..blank(all) }));
        let part =
            |moment: &PhoneMoment<G>| MatchMessage { moment: Some(moment.clone()), ..blank(all) };
        parts.extend(moments.iter().map(part));
        if parts.len() > 1 || length + text(now).len() > MAX_PART_BYTES {
            parts.push(blank(all));
        }
        if let Some(part) = parts.last_mut() {
            part.now = Some(now.clone());
        }
        parts.into_iter().map(|part| TabletMessage::Match(part).written()).collect()
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    /// The current position, without a number.
    fn now(&self, session: &Session<G>) -> PositionUpdate<G> {
        let (table, seating) = (session.table(), session.seating());
        let (setup, viewer) = (table.setup(), self.viewer());
        PositionUpdate {
            number: 0,
            seats: setup.seats,
            options: setup.options.clone(),
            players: session.players().to_vec(),
            changes: seating.written_briefly(),
            ended: seating.was_ended(),
            view: session.view_for_phone(self.seat),
            end: session.view_of_end(viewer).or_else(|| session.shared_look(self.seat)),
            paused: session.turn().paused,
            glimpses: session.turn().glimpses.has(self.seat),
            others: session.waits_for_looks(self.seat),
            undo: session.can_undo(self.seat),
            refused: false,
            branch: session.is_branch(),
            moments: self.moments.as_ref().map(Vec::len),
        }
    }

    fn position(&self, session: &Session<G>) -> Position<G> {
        let mut legal = Vec::new();
        session.table().legal(self.seat, &mut legal);
        Position {
            number: self.number,
            steps: session.table().steps().len(),
            has_glimpse: session.turn().glimpses.has(self.seat),
            owed: session.table().pending().owed().has(self.seat),
            legal,
        }
    }

    fn receive(&mut self, session: &Session<G>, at: u32, ask: &Value) -> PhoneEffect<G::Action> {
        let Ok(ask) = PhoneRequest::<G::Action>::deserialize(ask) else {
            return PhoneEffect::Ends(PhoneError::Unreadable);
        };
        let decides = self.is_present(session, at) && session.decides_on_phone(self.seat);
        match ask {
            PhoneRequest::Hello => {
                let moments = self.moments.take();
                *self = Self { number: self.number, moments, ..Self::new(self.seat) };
                PhoneEffect::Stale
            }
            PhoneRequest::Seen => {
                let steps = session.table().steps().len();
                // While several look, the others' decisions change nothing for this seat.
                let glimpse = session.turn().glimpses.has(self.seat);
                let present = self.recent_positions.iter().any(|shown| {
                    shown.number == at && (shown.steps == steps || (glimpse && shown.has_glimpse))
                });
                if present {
                    self.confirmed_steps = Some(steps);
                    return PhoneEffect::Sees;
                }
                PhoneEffect::Stale
            }
            PhoneRequest::Undo if decides && session.can_undo(self.seat) => PhoneEffect::Undoes,
            PhoneRequest::Play(action) if decides && session.takes(self.seat, action) => {
                PhoneEffect::Plays(action)
            }
            // A second tap on the same element requests an action that has happened.
            PhoneRequest::Play(action) => self.refuses(!self.has_played(session, at, action)),
            PhoneRequest::Undo => self.refuses(true),
        }
    }

    fn refuses(&mut self, is_reported: bool) -> PhoneEffect<G::Action> {
        self.refused = is_reported;
        PhoneEffect::Stale
    }

    fn has_played(&self, session: &Session<G>, at: u32, action: G::Action) -> bool {
        let shown = self.recent_positions.iter().find(|shown| shown.number == at);
        let since = shown.and_then(|shown| session.table().log().get(shown.steps..));
        since.is_some_and(|since| since.contains(&(self.seat, action)))
    }

    /// Is position `at` still valid for this seat? Others may have decided at the same time, if that left the seat the
    /// same decision.
    fn is_present(&self, session: &Session<G>, at: u32) -> bool {
        let Some(shown) = self.recent_positions.iter().find(|shown| shown.number == at) else {
            return false;
        };
        let Some(since) = session.table().log().get(shown.steps..) else { return false };
        if since.is_empty() {
            return true;
        }
        let now = self.position(session);
        let others = since.iter().all(|&(seat, _)| seat != self.seat);
        others && shown.owed && now.owed && shown.legal == now.legal
    }
}

/// Messages are plain data: they can be written.
fn text(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
