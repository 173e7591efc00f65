//! Samples a state that is consistent with a view.

use super::sheet::PENALTIES;
use super::state::{MOST_SEATS, State};
use super::{Action, Choice, Chosen, Quantum, View, legal};
use mallard_engine::{GameView, Rng, Seat, Viewer};

impl GameView<Quantum> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Draws the choices that the viewer cannot see from those that the seats could make, and the dice
    /// to come.
    fn determinize(&self, rng: &mut Rng) -> State {
        let public = self.public.clone();
        let rng_to_come = Rng::from_seed(rng.seed());
        let mut state = State { public, rng: rng_to_come, choices: [None; MOST_SEATS] };
        let mut choices = state.choices;
        let mut actions = Vec::new();
        for seat in Seat::all(self.public.seats) {
            choices[seat.index()] = match self.chosen(seat) {
                Chosen::No => None,
                Chosen::Seen(choice) => Some(choice),
                Chosen::Hidden => {
                    legal::legal(&state, seat, &mut actions);
                    Some(match rng.pick(&actions) {
                        Some(Action::Write(colour)) => Choice::Write(*colour),
                        _ => Choice::Pass,
                    })
                }
            };
        }
        state.choices = choices;
        state
    }

    fn is_consistent(&self, seats: u8) -> bool {
        self.public.seats == seats
            && self.public.has_seat(self.public.active)
            && self.public.sheets.iter().all(|sheet| sheet.penalties <= PENALTIES)
    }
}
