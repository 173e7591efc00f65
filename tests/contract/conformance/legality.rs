//! The seats that may act, and their actions.

use super::walk::Moment;
use mallard::engine::{Game, Pending};

/// `legal` names each action once and agrees with `check`; a seat that owes a decision can make
/// one, a seat that the game does not ask cannot; the invariants are true.
pub(crate) fn check<G: Game>(moment: &Moment<G>) {
    let pending = moment.table.pending();
    for (seat, list) in moment.seats().zip(&moment.legal) {
        for (place, &action) in list.iter().enumerate() {
            assert!(!list[..place].contains(&action), "{action:?} is listed twice");
            let checked = moment.table.check(seat, action);
            assert_eq!(checked, Ok(()), "{seat:?} {action:?} is listed");
        }
        assert!(!pending.owed().has(seat) || !list.is_empty(), "{seat:?} owes but cannot act");
        assert!(pending.actors().has(seat) || list.is_empty(), "{seat:?} is not asked");
    }
    match pending {
        Pending::Decide { owed, may } => {
            assert!(!owed.or(may).is_empty(), "nobody can go on");
            assert!(owed.and(may).is_empty(), "who owes a decision does not merely may");
        }
        Pending::Over(standing) => assert_eq!(standing.places().len(), moment.seats().count()),
    }
    assert_eq!(
        G::check_invariants(moment.table.state()),
        Ok(()),
        "{:?}",
        moment.table.steps().last()
    );
}
