//! The start of actions, and those that take one card (DTG-18 to DTG-25).

use super::card::Card;
use super::event::{AddedBy, Event};
use super::kind::Kind;
use super::ranges::{CardPosition, PlacedCard, RangeSlot, Seen};
use super::state::State;
use super::task::{Chosen, Task, TaskStep};
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    /// Begins the action of a played card. An action without a choice happens at once, unless it is
    /// optional.
    pub(super) fn begin(&mut self, kind: Kind, task: Task, events: &mut impl EventSink<Event>) {
        let step = match kind {
            Kind::SecondSight | Kind::Devil | Kind::Tables if task.optional => TaskStep::Act(kind),
            Kind::SecondSight | Kind::Devil | Kind::Tables => return self.act(kind, task, events),
            Kind::Burst => return self.burst(task, events),
            // The seat that played Burst decides whether, the range's owner which (DTG-19, DTG-21).
            Kind::ShootFoot if task.optional && task.range != task.you => TaskStep::Act(kind),
            Kind::ShootFoot => TaskStep::Shoot,
            Kind::ControlFreak => TaskStep::Control,
            Kind::Copycat => TaskStep::Name,
            Kind::Flip => TaskStep::Flip,
            Kind::TwoBirds => TaskStep::Birds(None),
            Kind::SecondWind => TaskStep::Wind,
            Kind::Thunder => TaskStep::Steal,
            Kind::Bus => TaskStep::Bus,
            _ => return,
        };
        self.public.tasks.push(Task { step, ..task });
    }

    /// Carries out an action without a further choice.
    pub(super) fn act(&mut self, kind: Kind, task: Task, events: &mut impl EventSink<Event>) {
        match kind {
            Kind::SecondSight => self.second_sight(task, events),
            Kind::Devil => self.collect_devils(task, events),
            Kind::ShootFoot => {
                let decider = self.decider(task.range, task.ripe);
                self.public.tasks.push(Task {
                    decider,
                    optional: false,
                    step: TaskStep::Shoot,
                    ..task
                });
            }
            // Turn the Tables; all others have their own choice.
            _ => self.ask_to_choose(task, task.you, Chosen::default()),
        }
    }

    /// Brings all Devils of the discard pile to this range (DTG-18). Their own actions then find
    /// none left.
    fn collect_devils(&mut self, task: Task, events: &mut impl EventSink<Event>) {
        while let Some(card) = self.take_from_pile(Kind::Devil) {
            let place = self.ranges.add(task.range, PlacedCard::up(card));
            events.push(Event::Added { place, card, by: AddedBy::Card(Kind::Devil) });
        }
    }

    /// Turns up the top of the deck, to put it on a card (DTG-21).
    fn burst(&mut self, task: Task, events: &mut impl EventSink<Event>) {
        if let Some(card) = self.draw(events) {
            events.push(Event::Revealed { seat: task.you, card });
            self.public.tasks.push(Task { step: TaskStep::Lay(card), ..task });
        }
    }

    /// Puts a revealed card on another one; it is played by the seat that played Burst (DTG-21).
    pub(super) fn lay(
        &mut self,
        card: Card,
        place: RangeSlot,
        task: Task,
        events: &mut impl EventSink<Event>,
    ) {
        let below = self.ranges.at(place).and_then(PlacedCard::counts_as);
        self.ranges.cover(place, PlacedCard::up(card));
        if let Some(on) = below {
            events.push(Event::Laid { place, card, on });
        }
        self.played(card.kind, Task { range: place.seat, optional: true, ..task }, events);
    }

    /// Names the Copycat, covered or not; the named action may follow now (DTG-24).
    pub(super) fn name(&mut self, kind: Kind, task: Task, events: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.public.seats) {
            for laid in self.ranges.range_mut(seat) {
                match &mut laid.lies {
                    CardPosition::Up(named) | CardPosition::Covered(named)
                        if *named == Kind::Copycat =>
                    {
                        *named = kind;
                    }
                    _ => {}
                }
            }
        }
        events.push(Event::Named { seat: task.you, kind });
        self.public.tasks.push(Task { optional: true, step: TaskStep::Due(kind), ..task });
    }

    /// Puts a face-up card facedown into the range of Flip; every seat has seen it (DTG-25).
    pub(super) fn flip(&mut self, from: RangeSlot, task: Task, events: &mut impl EventSink<Event>) {
        let card = self.ranges.take(from).card;
        let lies = CardPosition::Down(Seen::by(SeatSet::all(self.public.seats)));
        let to = self.ranges.add(task.range, PlacedCard { card, lies });
        events.push(Event::Flipped { from, to, card });
    }
}
