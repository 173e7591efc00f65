//! Samples a state that is consistent with a view.

use super::Quantum;
use super::sheet::Sheet;
use super::state::{Choices, MOST_SEATS, State, TurnStage};
use super::{Action, Choice, Chosen, Phase, View, legal};
use mallard_engine::{GameView, Rng, Seat, Viewer};

impl GameView<Quantum> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Draws the choices that the viewer cannot see from those that the seats could make, and the dice
    /// to come.
    fn determinize(&self, rng: &mut Rng) -> State {
        let mut sheets = [Sheet::default(); MOST_SEATS];
        for (sheet, seen) in sheets.iter_mut().zip(&self.sheets) {
            *sheet = seen.sheet();
        }
        let mut state = State {
            seats: self.seats,
            rng: Rng::from_seed(rng.seed()),
            turn: self.turn,
            active: self.active,
            dice: self.dice,
            rerolled: self.rerolled,
            sheets,
            stage: TurnStage::Over,
        };
        state.stage = match self.phase {
            Phase::Reroll => TurnStage::Reroll,
            Phase::Active => TurnStage::Active,
            Phase::Everyone { .. } => TurnStage::Everyone(choices(self, &mut state, rng)),
            Phase::Over => TurnStage::Over,
        };
        state
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let all = usize::from(seats);
        let chosen = match &self.phase {
            Phase::Everyone { chosen, .. } => chosen.len(),
            Phase::Reroll | Phase::Active | Phase::Over => all,
        };
        self.seats == seats
            && self.sheets.len() == all
            && chosen == all
            && self.active.index() < all
    }
}

fn choices(view: &View, state: &mut State, rng: &mut Rng) -> Choices {
    let open = Choices::open(view.aside());
    state.stage = TurnStage::Everyone(open);
    let mut choices = open;
    let mut actions = Vec::new();
    for seat in Seat::all(view.seats) {
        choices.made[seat.index()] = match view.chosen(seat) {
            Chosen::No => None,
            Chosen::Seen(choice) => Some(choice),
            Chosen::Hidden => {
                legal::legal(state, seat, &mut actions);
                Some(match rng.pick(&actions) {
                    Some(Action::Write(colour)) => Choice::Write(*colour),
                    _ => Choice::Pass,
                })
            }
        };
    }
    choices
}
