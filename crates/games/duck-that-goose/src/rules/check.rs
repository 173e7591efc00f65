//! Checks whether an action is allowed, and if not, why.

use super::Refusal;
use super::action::{Action, Order};
use super::kind::Kind;
use super::ranges::RangeSlot;
use super::state::{Phase, State};
use super::target::{asks_for_card, fits};
use super::task::{Gift, Task, TaskStep};
use mallard_engine::Seat;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let waiting = match state.public.phase {
        Phase::Over => return Err(Refusal::MatchOver),
        Phase::Peek(waiting) => waiting,
        Phase::Play => return check_play(state, seat, action),
    };
    match action {
        Action::Peek(slots) if waiting.has(seat) => check_peek(state, seat, slots),
        Action::TurnUpRipe | Action::UseRipe => Err(Refusal::NoRipe),
        _ if waiting.has(seat) => Err(Refusal::TwoOwnCards),
        _ => Err(Refusal::NotAsked),
    }
}

/// Checks the first look (DTG-4).
fn check_peek(state: &State, seat: Seat, [first, second]: [u8; 2]) -> Result<(), Refusal> {
    let own = usize::from(second) < state.ranges.range(seat).len();
    if first < second && own { Ok(()) } else { Err(Refusal::TwoOwnCards) }
}

fn check_play(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let ripe = match action {
        Action::TurnUpRipe => state.ripe_to_turn_up(),
        Action::UseRipe => state.ripe_to_use(),
        _ => return check_asked(state, seat, action),
    };
    if ripe == Some(seat) { Ok(()) } else { Err(Refusal::NoRipe) }
}

fn check_asked(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let task = state.public.task().filter(|task| task.decider == seat).ok_or(Refusal::NotAsked)?;
    match (task.step, action) {
        (_, Action::Decline) if may_decline(task) => Ok(()),
        (step, Action::Decline) if could_be_declined(step) => Err(Refusal::MustBeDone),
        (TaskStep::Open, Action::Draw) if state.chase_lies_open() => Err(Refusal::TakeTheChase),
        (TaskStep::Open, Action::Draw) if !state.can_draw() => Err(Refusal::NothingToDraw),
        (TaskStep::Open, Action::Take) if state.pile.is_empty() => Err(Refusal::NothingToTake),
        (TaskStep::Open, Action::Card(place)) if state.pile.is_empty() && !state.can_draw() => {
            check_card(state, task, place)
        }
        (TaskStep::Keep, Action::Discard) if state.holds_chase() => Err(Refusal::KeepTheChase),
        (TaskStep::Open, Action::Draw | Action::Take)
        | (TaskStep::Keep, Action::Add | Action::Discard)
        | (TaskStep::Look | TaskStep::Act(_), Action::Do)
        | (TaskStep::Direction(_), Action::Left | Action::Right) => Ok(()),
        (TaskStep::Arrange(count), Action::Arrange(order)) => check_order(count, order),
        (TaskStep::Control, Action::Seat(target)) => {
            check_opponent(state, Kind::ControlFreak, task.you, target)
        }
        (TaskStep::Bus, Action::Seat(target)) => {
            check_opponent(state, Kind::Bus, task.range, target)
        }
        (TaskStep::Name, Action::Name(kind)) => check_name(kind),
        (TaskStep::Birds(first), Action::Give { to, kind }) => check_gift(state, first, to, kind),
        (step, Action::Card(place)) if asks_for_card(step) => check_card(state, task, place),
        _ => Err(Refusal::NotThis),
    }
}

/// May the task be left undone, or is there nothing more to do (DTG-14)?
pub(super) const fn may_decline(task: Task) -> bool {
    match task.step {
        TaskStep::Look
        | TaskStep::Act(_)
        | TaskStep::Flip
        | TaskStep::Wind
        | TaskStep::Steal
        | TaskStep::Birds(Some(_))
        | TaskStep::LastQuestion => true,
        TaskStep::Shoot | TaskStep::Control | TaskStep::Birds(None) | TaskStep::Bus => {
            task.optional
        }
        _ => false,
    }
}

/// Is it an action that Burst or Copycat would make optional?
const fn could_be_declined(step: TaskStep) -> bool {
    matches!(step, TaskStep::Shoot | TaskStep::Control | TaskStep::Birds(None) | TaskStep::Bus)
}

fn check_card(state: &State, task: Task, place: RangeSlot) -> Result<(), Refusal> {
    if place.seat.index() >= usize::from(state.public.seats) {
        return Err(Refusal::NoSeat(place.seat));
    }
    let laid = state.ranges.at(place).ok_or(Refusal::NoCard(place))?;
    fits(task, place, laid)
}

/// Checks the name of a Copycat (DTG-24).
fn check_name(kind: Kind) -> Result<(), Refusal> {
    if kind.can_be_copied() { Ok(()) } else { Err(Refusal::CannotCopy(kind)) }
}

/// Checks the order of the cards that go back (DTG-22).
fn check_order(count: u8, order: Order) -> Result<(), Refusal> {
    if order.len() == count { Ok(()) } else { Err(Refusal::OrderOf(count)) }
}

fn check_opponent(state: &State, by: Kind, own: Seat, target: Seat) -> Result<(), Refusal> {
    check_seat(state, target)?;
    if target == own { Err(Refusal::NotAnOpponent(by, target)) } else { Ok(()) }
}

fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    let there = seat.index() < usize::from(state.public.seats);
    if there { Ok(()) } else { Err(Refusal::NoSeat(seat)) }
}

/// Checks a gift of Kill Two Birds (DTG-26).
fn check_gift(state: &State, first: Option<Gift>, to: Seat, kind: Kind) -> Result<(), Refusal> {
    check_seat(state, to)?;
    if first.is_some_and(|gift| gift.to == to) {
        return Err(Refusal::GivenAlready(to));
    }
    let there = state.pile_kinds_to_give().any(|given| given == kind);
    if there { Ok(()) } else { Err(Refusal::NotInPile(kind)) }
}

impl State {
    /// Is the drawn card a Wild Goose Chase (DTG-9)?
    pub(super) fn holds_chase(&self) -> bool {
        self.held.is_some_and(|held| held.card.kind == Kind::GooseChase)
    }
}
