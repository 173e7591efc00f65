//! Samples a state that is consistent with a view.

use super::sheet::Sheet;
use super::state::{Choices, MOST_SEATS, State, TurnStage};
use super::{Action, Choice, Chosen, Phase, View, legal};
use mallard_engine::{Rng, Seat};

/// See [`Game::is_consistent`](mallard_engine::Game::is_consistent).
pub(super) fn is_consistent(view: &View, seats: u8) -> bool {
    let all = usize::from(seats);
    let chosen = match &view.phase {
        Phase::Everyone { chosen, .. } => chosen.len(),
        Phase::Reroll | Phase::Active | Phase::Over => all,
    };
    view.seats == seats && view.sheets.len() == all && chosen == all && view.active.index() < all
}

/// Draws the choices that the viewer cannot see from those that the seats could make, and the dice
/// to come.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let mut sheets = [Sheet::default(); MOST_SEATS];
    for (sheet, seen) in sheets.iter_mut().zip(&view.sheets) {
        *sheet = seen.sheet();
    }
    let mut state = State {
        seats: view.seats,
        rng: Rng::from_seed(rng.seed()),
        turn: view.turn,
        active: view.active,
        dice: view.dice,
        rerolled: view.rerolled,
        sheets,
        stage: TurnStage::Over,
    };
    state.stage = match view.phase {
        Phase::Reroll => TurnStage::Reroll,
        Phase::Active => TurnStage::Active,
        Phase::Everyone { .. } => TurnStage::Everyone(choices(view, &mut state, rng)),
        Phase::Over => TurnStage::Over,
    };
    state
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
