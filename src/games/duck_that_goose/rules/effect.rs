//! The start of actions, and those that take one card (DTG-18 to DTG-25).

use super::card::Card;
use super::event::{AddedBy, Event};
use super::kind::Kind;
use super::ranges::{Laid, Lies, Place, Seen};
use super::state::State;
use super::task::{Chosen, Step, Task};
use crate::engine::{Seat, SeatSet, Sink};

impl State {
    /// Begins the action of a played card. An action without a choice happens at once, unless it is
    /// optional.
    pub(super) fn begin(&mut self, kind: Kind, task: Task, events: &mut impl Sink<Event>) {
        let step = match kind {
            Kind::SecondSight | Kind::Devil | Kind::Tables if task.optional => Step::Act(kind),
            Kind::SecondSight | Kind::Devil | Kind::Tables => return self.act(kind, task, events),
            Kind::Burst => return self.burst(task, events),
            // The seat that played Burst decides whether, the range's owner which (DTG-19, DTG-21).
            Kind::ShootFoot if task.optional && task.range != task.you => Step::Act(kind),
            Kind::ShootFoot => Step::Shoot,
            Kind::ControlFreak => Step::Control,
            Kind::Copycat => Step::Name,
            Kind::Flip => Step::Flip,
            Kind::TwoBirds => Step::Birds(None),
            Kind::SecondWind => Step::Wind,
            Kind::Thunder => Step::Steal,
            Kind::Bus => Step::Bus,
            _ => return,
        };
        self.tasks.push(Task { step, ..task });
    }

    /// Carries out an action without a further choice.
    pub(super) fn act(&mut self, kind: Kind, task: Task, events: &mut impl Sink<Event>) {
        match kind {
            Kind::SecondSight => self.second_sight(task, events),
            Kind::Devil => self.collect_devils(task, events),
            Kind::ShootFoot => {
                let decider = self.decider(task.range, task.ripe);
                self.tasks.push(Task { decider, optional: false, step: Step::Shoot, ..task });
            }
            // Turn the Tables; all others have their own choice.
            _ => self.ask_to_choose(task, task.you, Chosen::default()),
        }
    }

    /// Brings all Devils of the discard pile to this range (DTG-18). Their own actions then find
    /// none left.
    fn collect_devils(&mut self, task: Task, events: &mut impl Sink<Event>) {
        while let Some(card) = self.take_from_pile(Kind::Devil) {
            let place = self.ranges.add(task.range, Laid::up(card));
            events.push(Event::Added { place, card, by: AddedBy::Card(Kind::Devil) });
        }
    }

    /// Turns up the top of the deck, to put it on a card (DTG-21).
    fn burst(&mut self, task: Task, events: &mut impl Sink<Event>) {
        if let Some(card) = self.draw(events) {
            events.push(Event::Revealed { seat: task.you, card });
            self.tasks.push(Task { step: Step::Lay(card), ..task });
        }
    }

    /// Lays a revealed card on another one; it is played by the seat that played Burst (DTG-21).
    pub(super) fn lay(
        &mut self,
        card: Card,
        place: Place,
        task: Task,
        events: &mut impl Sink<Event>,
    ) {
        let below = self.ranges.at(place).and_then(Laid::counts_as);
        self.ranges.cover(place, Laid::up(card));
        if let Some(on) = below {
            events.push(Event::Laid { place, card, on });
        }
        self.played(card.kind, Task { range: place.seat, optional: true, ..task }, events);
    }

    /// Names the Copycat, covered or not; the named action may follow now (DTG-24).
    pub(super) fn name(&mut self, kind: Kind, task: Task, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            for laid in self.ranges.of_mut(seat) {
                match &mut laid.lies {
                    Lies::Up(named) | Lies::Covered(named) if *named == Kind::Copycat => {
                        *named = kind;
                    }
                    _ => {}
                }
            }
        }
        events.push(Event::Named { seat: task.you, kind });
        self.tasks.push(Task { optional: true, step: Step::Due(kind), ..task });
    }

    /// Puts a face-up card facedown into the range of Flip; every seat has seen it (DTG-25).
    pub(super) fn flip(&mut self, from: Place, task: Task, events: &mut impl Sink<Event>) {
        let card = self.ranges.take(from).card;
        let lies = Lies::Down(Seen::by(SeatSet::all(self.seats)));
        let to = self.ranges.add(task.range, Laid { card, lies });
        events.push(Event::Flipped { from, to, card });
    }
}
