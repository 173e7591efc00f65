//! Shared by the tests: a match in progress, with helpers short enough to read a round.

use mallard::engine::{Game, Seat, SeatSet, Setup};
use mallard::games::duck_that_goose::{
    Action, DuckThatGoose, Event, FaceUp, Kind, Options, Points, Position, RangeSlot, Sheet, Slot,
    TaskStep,
};

pub(crate) use crate::play::{A, B, C, D, E};

pub(crate) const DRAW: Action = Action::Draw;
pub(crate) const TAKE: Action = Action::Take;
pub(crate) const ADD: Action = Action::Add;
pub(crate) const DISCARD: Action = Action::Discard;
pub(crate) const DO: Action = Action::Do;
pub(crate) const DECLINE: Action = Action::Decline;
pub(crate) const RIPE: Action = Action::UseRipe;
pub(crate) const TURN_UP: Action = Action::TurnUpRipe;

pub(crate) fn kind(code: &str) -> Kind {
    code.parse().expect("a card")
}

pub(crate) fn place(seat: Seat, slot: u8) -> RangeSlot {
    RangeSlot { seat, slot }
}

/// This card.
pub(crate) fn card(seat: Seat, slot: u8) -> Action {
    Action::Card(place(seat, slot))
}

pub(crate) fn give(to: Seat, code: &str) -> Action {
    Action::Give { to, kind: kind(code) }
}

/// This seat.
pub(crate) fn to(seat: Seat) -> Action {
    Action::Seat(seat)
}

pub(crate) fn name(code: &str) -> Action {
    Action::Name(kind(code))
}

pub(crate) fn order(places: &[u8]) -> Action {
    Action::Arrange(places.to_vec().try_into().expect("an order"))
}

pub(crate) fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

pub(crate) type Play = crate::play::Play<DuckThatGoose>;

impl Play {
    /// Begins with a position.
    #[track_caller]
    pub(crate) fn from(position: &Position) -> Self {
        Self { state: position.state().expect("the position fits"), events: Vec::new() }
    }

    /// Begins with the first deal; its facts are the events.
    pub(crate) fn deal(seats: u8, seed: u64, options: Options) -> Self {
        let mut events = Vec::new();
        let state = DuckThatGoose::deal(&Setup { seats, seed, options }, &mut events);
        Self { state: state.expect("the setup fits"), events }
    }

    /// Takes the top discard; the facedown card in this slot goes out.
    #[track_caller]
    pub(crate) fn takes(&mut self, seat: Seat, slot: u8) -> &mut Self {
        self.does(seat, TAKE).does(seat, card(seat, slot))
    }

    /// Asserts that the turn of this seat begins, or continues, and that it has not acted yet.
    #[track_caller]
    pub(crate) fn opens(&mut self, seat: Seat) -> &mut Self {
        self.asks(seat, TaskStep::Open)
    }

    /// The seats that owe a decision.
    pub(crate) fn owed(&self) -> SeatSet {
        DuckThatGoose::pending(&self.state).owed()
    }

    /// The seats that may act but need not.
    pub(crate) fn may(&self) -> SeatSet {
        let pending = DuckThatGoose::pending(&self.state);
        pending.actors().minus(pending.owed())
    }

    /// Asserts which seat is asked, and which step it decides.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: Seat, step: TaskStep) -> &mut Self {
        assert_eq!(self.owed(), SeatSet::only(seat));
        assert_eq!(self.view().public.task().map(|task| task.step), Some(step));
        self
    }

    /// A range, written as in a position, without the seats that have seen its cards.
    pub(crate) fn range(&self, seat: Seat) -> String {
        let view = self.view();
        let words = view.range(seat).iter().map(|slot| match slot {
            Slot::Down { kind, .. } => {
                let kind = kind.expect("everyone sees it");
                format!("{kind}?")
            }
            Slot::Up { card, under } => {
                let stack: Vec<String> = under.iter().chain([card]).copied().map(face_up).collect();
                stack.join("+")
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// All ranges.
    pub(crate) fn ranges(&self) -> Vec<String> {
        Seat::all(self.view().public.seats).map(|seat| self.range(seat)).collect()
    }

    /// The current value of the face-up cards of a range.
    pub(crate) fn worth(&self, seat: Seat) -> String {
        self.view().sheet(seat).result().to_string()
    }

    /// The facedown cards of a range that a seat looks at right now.
    pub(crate) fn looked_at(&self, by: Seat, range: Seat) -> String {
        let view = self.seen_by(by);
        let kinds = view.range(range).iter().filter_map(|slot| match slot {
            Slot::Down { kind, .. } => kind.map(Kind::code),
            Slot::Up { .. } => None,
        });
        kinds.collect::<Vec<_>>().join(" ")
    }

    /// The discard pile, the top card first.
    pub(crate) fn pile(&self) -> String {
        let pile = self.view().recall.pile;
        let codes: Vec<_> = pile.iter().rev().map(|card| card.kind.code()).collect();
        codes.join(" ")
    }

    /// The top of the deck.
    pub(crate) fn top(&self, count: usize) -> String {
        let deck = self.view().deck.seen;
        let codes: Vec<_> = deck.iter().take(count).map(|kind| kind.code()).collect();
        codes.join(" ")
    }

    /// Has the round ended with the last action?
    pub(crate) fn round_ended(&self) -> bool {
        self.count(|event| matches!(event, Event::RoundEnded { .. })) > 0
    }

    /// A seat's points in the round that has just ended.
    #[track_caller]
    pub(crate) fn scored(&self, wanted: Seat) -> Sheet {
        let scored = self.events.iter().find_map(|event| match *event {
            Event::Scored { seat, sheet, .. } if seat == wanted => Some(sheet),
            _ => None,
        });
        scored.expect("a round has ended")
    }

    /// How many events of the last action match `wanted`.
    pub(crate) fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }
}

/// Seat 0 has taken this card in place of its facedown card in slot 0; below it in the discard pile
/// are others, the upper first.
#[track_caller]
pub(crate) fn played(code: &str, ranges: &[&str], pile: &str) -> Play {
    let mut play = Play::from(&Position::new(ranges).pile(&format!("{code} {pile}")));
    play.takes(A, 0);
    play
}

fn face_up(card: FaceUp) -> String {
    if card.copycat && card.kind != Kind::Copycat {
        format!("copycat={}", card.kind)
    } else {
        card.kind.to_string()
    }
}

/// The score of a range in which these cards count.
pub(crate) fn score(codes: &str) -> String {
    sheet(codes).result().to_string()
}

pub(crate) fn sheet(codes: &str) -> Sheet {
    Sheet::new(codes.split_whitespace().map(kind), false)
}

pub(crate) fn points(points: i32) -> Points {
    Points::whole(points)
}
