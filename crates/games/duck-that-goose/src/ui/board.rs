//! The board's screen state, and the meaning of a tap.

use crate::words::subject;
use crate::{Action, DuckThatGoose, Kind, Order, RangeSlot, Slot, Task, TaskStep};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::Bubble;
use mallard_kit::prelude::*;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Screen {
    /// The choice that is not confirmed yet.
    pub(super) chosen: RwSignal<Option<Action>>,
    /// First look: the first of the two cards.
    pub(super) first_peek: RwSignal<Option<u8>>,
    /// Kill Two Birds: the seat that gets a card.
    pub(super) recipient: RwSignal<Option<Seat>>,
    /// Cash Cow: the order as it is now.
    pub(super) order: RwSignal<Option<Order>>,
    pub(super) detail: RwSignal<Option<Detail>>,
    pub(super) bubble: Bubble,
}

/// A card or range in close view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    Kind(Kind),
    Range(Seat),
}

/// A choice belongs to its question: with another question, nothing is chosen. The place of a card that the player
/// keeps belongs to the question after it too, and answers that.
pub(super) fn forget_choices(board: MatchUi<DuckThatGoose>) {
    watch(move || {
        board.view.track();
        let Screen { chosen, first_peek, recipient, order, bubble, .. } = board.screen;
        let kept_at =
            untrack(|| my_step(board) == Some(TaskStep::MakeRoom)).then(|| chosen.get_untracked());
        chosen.set(None);
        first_peek.set(None);
        recipient.set(None);
        order.set(None);
        bubble.clear();
        if let Some(place @ Action::Card(_)) = kept_at.flatten()
            && untrack(|| offered(board, place))
        {
            board.act(place);
        }
    });
}

/// The viewer's task, if the viewer decides.
pub(super) fn my_task(board: MatchUi<DuckThatGoose>) -> Option<Task> {
    if board.is_interrupting() || board.is_glimpsing() || !board.acting.get() {
        return None;
    }
    let seat = board.seat.get()?;
    board.view.with(|view| view.public.task()).filter(|task| task.decider == seat)
}

/// The viewer's step, if the viewer is asked.
pub(super) fn my_step(board: MatchUi<DuckThatGoose>) -> Option<TaskStep> {
    my_task(board).map(|task| task.step)
}

/// The seat whose range is in the dock: the viewer's, or the one it decides for.
pub(super) fn docked(board: MatchUi<DuckThatGoose>) -> Option<Seat> {
    my_task(board).map(subject).or_else(|| board.seat.get())
}

/// The choice, if it is still possible.
pub(super) fn chosen(board: MatchUi<DuckThatGoose>) -> Option<Action> {
    let action = board.screen.chosen.get()?;
    (offered(board, action) || keeps_card(board, action)).then_some(action)
}

/// Would a tap on this card of the range in the dock keep the card in question in its place? That is two decisions: to
/// keep it, and where.
pub(super) fn keeps_card(board: MatchUi<DuckThatGoose>, action: Action) -> bool {
    let Action::Card(place) = action else { return false };
    my_step(board) == Some(TaskStep::Keep)
        && offered(board, Action::Add)
        && docked(board) == Some(place.seat)
        && board.view.with(|view| view.at(place).is_some_and(Slot::is_down))
}

/// Can the viewer do this now?
pub(super) fn offered(board: MatchUi<DuckThatGoose>, action: Action) -> bool {
    board.offers.with(|offers| offers.contains(&action))
}

/// Chooses a card or seat on the table, or acts at once if it needs no confirmation.
pub(super) fn choose(board: MatchUi<DuckThatGoose>, action: Action) {
    let again = untrack(|| chosen(board)) == Some(action);
    let at_once = again || !board.confirms();
    let keeps = untrack(|| keeps_card(board, action));
    if keeps || !at_once {
        board.screen.chosen.set(Some(action));
    }
    if at_once {
        board.act(if keeps { Action::Add } else { action });
    }
}

/// A card of the viewer's range was tapped: choose it, look at it, or give the reason why not.
pub(super) fn touch(board: MatchUi<DuckThatGoose>, place: RangeSlot) {
    let action = Action::Card(place);
    let face_up = board.view.with_untracked(|view| view.at(place).and_then(Slot::face_up));
    if untrack(|| offered(board, action) || keeps_card(board, action)) {
        choose(board, action);
    } else if untrack(|| !peeks(board).is_empty()) {
        peek(board, place.slot);
    } else if let Some(kind) = face_up {
        board.screen.detail.set(Some(Detail::Kind(kind)));
    } else if let Some(refused) = board.refusal(action) {
        board.screen.bubble.say(selector(place), refused);
    }
}

/// The selector of a card of the viewer's range.
pub(super) fn selector(place: RangeSlot) -> String {
    format!(".hand [data-slot=\"{}\"]", place.slot)
}

/// The pairs of cards that the viewer may look at now (DTG-4): those with the tapped cards.
pub(super) fn peeks(board: MatchUi<DuckThatGoose>) -> Vec<Action> {
    let Screen { chosen, first_peek, .. } = board.screen;
    let (chosen, first) = (chosen.get(), first_peek.get());
    let mut pairs = board.offers.get();
    pairs.retain(|action| match action {
        Action::Peek(_) if chosen.is_some() => chosen == Some(*action),
        Action::Peek(pair) => first.is_none_or(|first| pair.contains(&first)),
        _ => false,
    });
    pairs
}

/// Chooses one of the two cards of the first look; a second tap frees the choice.
fn peek(board: MatchUi<DuckThatGoose>, slot: u8) {
    let Screen { chosen, first_peek, .. } = board.screen;
    match (first_peek.get_untracked(), chosen.get_untracked()) {
        (Some(first), _) if first == slot => {
            first_peek.set(None);
            chosen.set(None);
        }
        (Some(first), None) => {
            chosen.set(Some(Action::Peek([first.min(slot), first.max(slot)])));
        }
        _ => {
            first_peek.set(Some(slot));
            chosen.set(None);
        }
    }
}

/// Is this card chosen for the first look?
pub(super) fn is_peeked(board: MatchUi<DuckThatGoose>, slot: u8) -> bool {
    let first = board.screen.first_peek.get() == Some(slot);
    first || matches!(board.screen.chosen.get(), Some(Action::Peek(slots)) if slots.contains(&slot))
}
