//! Samples a state that is consistent with a view.

use super::DuckThatGoose;
use super::card::{Card, FreeMarks, Mark};
use super::deal::dealt_each;
use super::kind::{CARDS, KINDS, Kind};
use super::ranges::{CardPosition, PlacedCard, RangeSlot, Seen};
use super::state::{self, LOOK, Phase, Public, State};
use super::task::TaskStep;
use super::view::{FaceUp, Slot, View};
use mallard_engine::{GameView, List, Rng, Seat, SeatSet, Viewer};

/// More eighths of a point than any seat gets in 30 rounds.
const MOST_EIGHTHS: u32 = 1 << 20;

/// How many cards each seat looks at before the first turn (DTG-4).
const FIRST_LOOK: u32 = 2;

impl GameView<DuckThatGoose> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the cards that the viewer does not know to random places where they can be.
    fn determinize(&self, rng: &mut Rng) -> State {
        let mut state = State::behind(self.public.clone(), Rng::from_seed(rng.seed()));
        for (seen_by, memory) in state.deck_seen.iter_mut().zip(&self.recall.deck) {
            *seen_by = memory.seen_by;
        }

        let mut unseen = Unseen::shuffle(self, rng);
        for &card in &self.recall.pile {
            state.pile.push(card);
        }
        for seat in Seat::all(self.public.seats) {
            lay_out(&mut state, self, seat, &mut unseen);
            if !self.viewer.may_see_shared(SeatSet::only(seat)) {
                determinize_first_look(&mut state, seat, rng);
            }
        }
        state.held = self.held.map(|held| {
            let kind = held.kind.unwrap_or_else(|| unseen.draw());
            state::CardInTransit { card: Card { kind, mark: held.mark }, drawn: held.drawn }
        });
        for depth in (0..usize::from(self.deck.count)).rev() {
            let kind = known_in_deck(self, depth).unwrap_or_else(|| unseen.draw());
            state.deck.push(kind);
        }
        state.free = free_marks(self);
        state
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let all = usize::from(seats);
        let Public { dealer, totals, turn, tasks, control, .. } = &self.public;
        let named = tasks.iter().flat_map(|task| {
            let other = match task.step {
                TaskStep::Birds(Some(gift)) => gift.to,
                TaskStep::Choose(seat, _) => seat,
                _ => task.you,
            };
            [task.you, task.range, task.decider, other]
        });
        let controllers = control.iter().copied().chain([turn.controller]).flatten();
        let mut named = named.chain([*dealer, turn.seat]).chain(controllers);
        if self.public.seats != seats
            || [self.ranges.len(), self.recall.ranges.len()] != [all; 2]
            || named.any(|seat| seat.index() >= all)
            || tasks.iter().any(
                |task| matches!(task.step, TaskStep::Arrange(count) if usize::from(count) > LOOK),
            )
            || totals.iter().any(|total| total.eighths.unsigned_abs() > MOST_EIGHTHS)
        {
            return false;
        }
        let facedown = Seat::all(seats).flat_map(|seat| {
            let slots = (0..).zip(self.range(seat)).filter(|(_, slot)| slot.is_down());
            slots.map(move |(slot, _)| known_facedown(self, RangeSlot { seat, slot }))
        });
        let deck = (0..usize::from(self.deck.count)).map(|depth| known_in_deck(self, depth));
        let places: Vec<_> = facedown.chain(self.held.map(|held| held.kind)).chain(deck).collect();
        let open = face_up(self).count() + revealed(self).count() + self.recall.pile.len();
        let unseen = Unseen::shuffle(self, &mut Rng::from_seed(0));
        places.len() + open == self.public.options.deck.cards().count()
            && places.iter().filter(|kind| kind.is_none()).count() == unseen.0.len()
    }
}

fn lay_out(state: &mut State, view: &View, seat: Seat, unseen: &mut Unseen) {
    for (slot, lies) in (0..).zip(view.range(seat)) {
        match lies {
            Slot::Down { mark, .. } => {
                let kind = known_facedown(view, RangeSlot { seat, slot });
                let kind = kind.unwrap_or_else(|| unseen.draw());
                let seen = seen(view, RangeSlot { seat, slot });
                let card = Card { kind, mark: *mark };
                state.ranges.add(seat, PlacedCard { card, lies: CardPosition::Down(seen) });
            }
            Slot::Up { card, under } => {
                for below in under {
                    let lies = CardPosition::Covered(below.kind);
                    state.ranges.add(seat, PlacedCard { card: printed(*below), lies });
                }
                state.ranges.add(
                    seat,
                    PlacedCard { card: printed(*card), lies: CardPosition::Up(card.kind) },
                );
            }
        }
    }
}

/// The card itself, even if it counts as another kind.
fn printed(card: FaceUp) -> Card {
    Card { kind: if card.copycat { Kind::Copycat } else { card.kind }, mark: card.mark }
}

fn seen(view: &View, place: RangeSlot) -> Seen {
    let range = &view.recall.ranges[place.seat.index()];
    let memory = range.get(usize::from(place.slot)).copied().flatten();
    let seen = memory.map(|memory| Seen { by: memory.seen_by, first_look: memory.first_look });
    seen.unwrap_or_default()
}

/// Draws the two dealt cards that another seat has looked at before the first turn (DTG-4). They may have left the
/// range by now.
fn determinize_first_look(state: &mut State, seat: Seat, rng: &mut Rng) {
    if matches!(state.public.phase, Phase::Peek(waiting) if waiting.has(seat)) {
        return;
    }
    let may_be = |laid: &&mut PlacedCard| matches!(laid.lies, CardPosition::Down(seen) if !seen.by.has(seat));
    let range = state.ranges.range_mut(seat);
    let left = range.iter_mut().filter(may_be).count();
    let dealt = usize::from(dealt_each(state.public.seats)).max(left);
    let (mut dealt, mut looks) = (u32::try_from(dealt).unwrap_or(u32::MAX), FIRST_LOOK);
    for laid in range.iter_mut().filter(may_be) {
        if let CardPosition::Down(seen) = &mut laid.lies
            && rng.next_below(dealt) < looks
        {
            seen.first_look = true;
            looks -= 1;
        }
        dealt -= 1;
    }
}

fn known_facedown(view: &View, place: RangeSlot) -> Option<Kind> {
    view.remembered(place)
}

fn known_in_deck(view: &View, depth: usize) -> Option<Kind> {
    let remembered = view.recall.deck.get(depth).and_then(|memory| memory.kind);
    view.deck.seen.get(depth).copied().or(remembered)
}

/// Every face-up card, covered or not.
fn face_up(view: &View) -> impl Iterator<Item = Card> + '_ {
    view.ranges.iter().flatten().flat_map(|slot| {
        let (card, under) = match slot {
            Slot::Down { .. } => (None, &[][..]),
            Slot::Up { card, under } => (Some(*card), under.as_slice()),
        };
        under.iter().copied().chain(card).map(printed)
    })
}

/// Every card that all can see, taken out of its place.
fn revealed(view: &View) -> impl Iterator<Item = Card> + '_ {
    view.public.tasks.iter().filter_map(|task| match task.step {
        TaskStep::Lay(card) => Some(card),
        _ => None,
    })
}

fn free_marks(view: &View) -> FreeMarks {
    let mut free = FreeMarks::all(view.public.options.deck.cards().count());
    let facedown = view.ranges.iter().flatten().filter(|slot| slot.is_down()).map(Slot::mark);
    let cards = face_up(view).chain(revealed(view)).chain(view.recall.pile.iter().copied());
    let held = view.held.map(|held| held.mark);
    let marks = cards.map(|card| card.mark).chain(facedown).chain(held);
    marks.for_each(|mark: Mark| {
        // A view made by the rules has each mark once.
        let _was_free = free.remove(mark);
    });
    free
}

/// The cards whose place the viewer does not know, in random order.
struct Unseen(List<Kind, CARDS>);

impl Unseen {
    fn shuffle(view: &View, rng: &mut Rng) -> Self {
        let mut known = [0; KINDS];
        let cards = face_up(view).chain(revealed(view)).chain(view.recall.pile.iter().copied());
        let facedown = Seat::all(view.public.seats).flat_map(|seat| {
            let slots = (0..).zip(view.range(seat)).filter(|(_, slot)| slot.is_down());
            slots.filter_map(move |(slot, _)| known_facedown(view, RangeSlot { seat, slot }))
        });
        let held = view.held.and_then(|held| held.kind);
        let deck = (0..usize::from(view.deck.count)).filter_map(|depth| known_in_deck(view, depth));
        for kind in cards.map(|card| card.kind).chain(facedown).chain(held).chain(deck) {
            known[kind as usize] += 1;
        }
        let mut unseen = List::new(Kind::DiddlySquat);
        for kind in view.public.options.deck.cards() {
            if known[kind as usize] > 0 {
                known[kind as usize] -= 1;
            } else {
                unseen.push(kind);
            }
        }
        rng.shuffle(&mut unseen);
        Self(unseen)
    }

    fn draw(&mut self) -> Kind {
        self.0.pop().expect("as many places are unknown as cards are unseen")
    }
}
