//! Matches between bots.

use mallard::engine::{Bot, Level, Pending, Rng, Seat, Strategy, Table, Viewer};

/// The next decision by the heuristic: first the seats that may interrupt, then any that owe one. False once the match
/// is over, or has as many steps as a match can have.
pub(super) fn play_by_thumb<G: Bot>(
    table: &mut Table<G>,
    rng: &mut Rng,
    legal: &mut Vec<G::Action>,
) -> bool {
    let Pending::Decide { owed, may } = table.pending() else { return false };
    if !table.can_take_step() {
        return false;
    }
    for seat in may {
        table.legal(seat, legal);
        let view = table.view(Viewer::Seat(seat));
        if let Some(action) = G::interrupt(&view, legal, level::<G>(seat), rng) {
            table.play(seat, action).expect("bots choose what is legal");
            return true;
        }
    }
    let owed: Vec<Seat> = owed.iter().collect();
    let seat = *rng.pick(&owed).expect("a seat owes a decision");
    table.legal(seat, legal);
    let action = level::<G>(seat).choose::<G>(&table.view(Viewer::Seat(seat)), legal, rng);
    table.play(seat, action).expect("bots choose what is legal");
    true
}

/// The levels in rotation. Searching levels also use the heuristic, because thousands of matches are played.
fn level<G: Bot>(seat: Seat) -> Level {
    let level = G::LEVELS[seat.index() % G::LEVELS.len()];
    Level { mind: Strategy::Heuristic, ..level }
}
