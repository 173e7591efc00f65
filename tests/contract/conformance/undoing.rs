//! Taking the last decision back.

use super::walk::Moment;
use mallard::engine::{Game, GameEvent};

/// Only the seat that decided last may undo, not after a reveal, and not once the match is over.
pub(crate) fn follows_the_rule<G: Game>(moment: &Moment<G>) {
    let last = moment.table.steps().last();
    let hidden_still = last.filter(|step| !step.events.iter().any(GameEvent::reveals));
    let expected = hidden_still.filter(|_| !moment.is_last()).map(|step| step.seat);
    assert_eq!(moment.table.can_undo(), expected);
}

/// Undo restores the table from before the last decision; where it is not allowed it changes
/// nothing. The seat can make the decision again.
pub(crate) fn goes_one_step_back<G: Game>(moment: &Moment<G>) {
    let mut table = moment.table.clone();
    let allowed = table.can_undo().is_some();
    assert_eq!(table.undo(), allowed);
    if !allowed {
        assert_eq!(table, moment.table);
        return;
    }
    let steps = moment.table.steps();
    assert_eq!(table.steps(), &steps[..steps.len() - 1]);
    let last = &steps[steps.len() - 1];
    let (seat, action) = moment.table.log()[steps.len() - 1];
    let again = table.play(seat, action).map(|step| step.events.clone());
    assert_eq!(again.as_ref(), Ok(&last.events));
    assert_eq!(table, moment.table);
}
