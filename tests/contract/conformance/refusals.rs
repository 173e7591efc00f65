//! Actions that are not allowed.

use super::walk::Moment;
use crate::words::readable;
use mallard::engine::{Game, Refusal, Seat};
use std::collections::BTreeSet;

/// What might be tried here: actions that are legal for another seat or were legal earlier in
/// the match, but are not in the seat's own list.
fn tries<G: Game>(moment: &Moment<G>) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
    moment.seats().zip(&moment.legal).flat_map(move |(seat, own)| {
        let others = moment.legal.iter().flatten();
        let tries = others.chain(&moment.earlier).copied();
        tries.filter(|action| !own.contains(action)).map(move |action| (seat, action))
    })
}

/// `check` refuses what is not in the list, and names a rule that can be read.
pub(crate) fn are_refused<G: Game>(moment: &Moment<G>) {
    let mut named = BTreeSet::new();
    for (seat, action) in tries(moment) {
        match moment.table.check(seat, action) {
            Ok(()) => panic!("{seat:?} {action:?} is allowed but not listed"),
            Err(refusal) => named.insert(refusal.rule().to_owned()),
        };
    }
    if !named.is_empty() {
        let unread: Vec<_> = named.difference(readable(G::SLUG)).collect();
        assert!(unread.is_empty(), "{} has no {unread:?}", G::SLUG);
    }
}

/// The table refuses it too, and nobody sees a difference.
pub(crate) fn change_nothing<G: Game>(moment: &mut Moment<G>) {
    let tries: Vec<_> = tries(moment).collect();
    let before = seen(moment);
    let steps = moment.table.steps().len();
    for (seat, action) in tries {
        assert!(moment.table.play(seat, action).is_err());
    }
    assert_eq!(seen(moment), before);
    assert_eq!(moment.table.steps().len(), steps);
}

/// Every view, as bytes.
fn seen<G: Game>(moment: &Moment<G>) -> Vec<String> {
    let view = |viewer| serde_json::to_string(&moment.table.view(viewer)).expect("a view is data");
    moment.viewers().map(view).collect()
}
