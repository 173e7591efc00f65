//! Actions that are not allowed.

use super::walk::Moment;
use crate::words::readable;
use mallard::engine::{Game, Refusal, Seat, SeatSet};
use mallard::games::GameId;

/// Actions to try here: legal for another seat or earlier in the match, but not for this seat.
fn tries<G: Game>(moment: &Moment<G>) -> Vec<(Seat, G::Action)> {
    let legal = moment.seats().zip(&moment.legal);
    let legal = legal
        .flat_map(|(seat, list)| list.iter().map(move |&action| (action, SeatSet::only(seat))));
    let earlier = moment.earlier.iter().map(|&action| (action, SeatSet::EMPTY));
    // Each once, with the seats that may do it: on large boards most are legal for several.
    let mut known: Vec<(G::Action, SeatSet)> = Vec::new();
    for (action, may) in legal.chain(earlier) {
        match known.iter_mut().find(|(other, _)| *other == action) {
            Some((_, all)) => *all = all.or(may),
            None => known.push((action, may)),
        }
    }
    let may_not = |seat: Seat| {
        let actions = known.iter().filter(move |(_, may)| !may.has(seat));
        actions.map(move |&(action, _)| (seat, action))
    };
    moment.seats().flat_map(may_not).collect()
}

/// `check` refuses each action that is not in the list, and cites a rule of the rules text.
pub(crate) fn are_refused<G: Game>(moment: &Moment<G>) {
    let mut named: Vec<&str> = Vec::new();
    for (seat, action) in tries(moment) {
        match moment.table.check(seat, action) {
            Ok(()) => panic!("{seat:?} {action:?} is allowed but not listed"),
            Err(refusal) if named.contains(&refusal.rule()) => {}
            Err(refusal) => named.push(refusal.rule()),
        }
    }
    let is_draft = GameId::from_slug(G::SLUG).is_some_and(GameId::is_draft);
    for rule in named.into_iter().filter(|_| !is_draft) {
        assert!(readable(G::SLUG).contains(rule), "{} has no {rule}", G::SLUG);
    }
}

/// The table refuses it too, and no viewer sees a difference.
pub(crate) fn change_nothing<G: Game>(moment: &mut Moment<G>) {
    let tries = tries(moment);
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
