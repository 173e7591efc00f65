//! Secrets: each viewer's knowledge.
//!
//! [`GameView::determinize`] samples the hidden part again from nothing but a view. So every difference between the real
//! state and a determinization is hidden from that viewer, and must appear neither in its view nor in the events that
//! it gets for any action.

use super::walk::Moment;
use mallard::engine::{Game, GameEvent, GameView, Rng, Seat, Viewer};

/// A determinization of `viewer`'s view, audited.
fn imagine<G: Game>(moment: &mut Moment<G>, viewer: Viewer) -> G::State {
    let view = moment.table.view(viewer);
    let mut rng = Rng::from_seed(moment.rng.seed());
    let imagined = view.determinize(&mut rng);
    assert_eq!(G::check_invariants(&imagined), Ok(()), "imagined by {viewer:?}");
    imagined
}

/// A determinization looks the same to its viewer, offers it the same actions, and waits for the same seats. The public
/// view is the same for every viewer's determinization.
pub(crate) fn imagined_states_look_the_same<G: Game>(moment: &mut Moment<G>) {
    for viewer in moment.viewers() {
        let imagined = imagine(moment, viewer);
        for same in [viewer, Viewer::Table] {
            assert_eq!(G::view(&imagined, same), moment.table.view(same));
        }
        assert_eq!(G::pending(&imagined).owed(), moment.table.pending().owed());
        if let Viewer::Seat(me) = viewer {
            G::legal(&imagined, me, &mut moment.scratch);
            assert_eq!(moment.scratch, moment.legal[me.index()]);
        }
    }
}

/// For each action of any seat a viewer gets the same events in the real state as in the determinization, until
/// something is revealed. The revealed part may differ, but a viewer that sees no difference afterwards must not get
/// different events either, beyond those for the whole table.
pub(crate) fn events_tell_no_more_than_views<G: Game>(moment: &mut Moment<G>) {
    for viewer in moment.seats().map(Viewer::Seat).chain([Viewer::Table]) {
        let imagined = imagine(moment, viewer);
        for seat in moment.seats() {
            for &action in &moment.legal[seat.index()] {
                // A card that the seat has only in the real state is not playable in the other one.
                if G::check(&imagined, seat, action).is_ok() {
                    let real = Outcome::<G>::apply(moment.table.state(), seat, action);
                    compare(&real, &Outcome::apply(&imagined, seat, action), viewer);
                }
            }
        }
    }
}

/// The result of an action.
struct Outcome<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Outcome<G> {
    fn apply(state: &G::State, seat: Seat, action: G::Action) -> Self {
        let mut outcome = Self { state: state.clone(), events: Vec::new() };
        G::take_step(&mut outcome.state, seat, action, &mut outcome.events);
        outcome
    }

    /// The events that `viewer` gets.
    fn redact_for(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().map(|event| event.redacted(viewer)).collect()
    }

    /// The number of events before the first that reveals something.
    fn quiet(&self) -> usize {
        self.events.iter().take_while(|event| !event.reveals()).count()
    }
}

fn compare<G: Game>(real: &Outcome<G>, imagined: &Outcome<G>, viewer: Viewer) {
    let [told, elsewhere] = [real, imagined].map(|outcome| outcome.redact_for(viewer));
    let quiet = real.quiet();
    assert_eq!(imagined.quiet(), quiet);
    assert_eq!(elsewhere[..quiet], told[..quiet]);

    let all_quiet = quiet == told.len();
    if all_quiet || G::view(&real.state, viewer) != G::view(&imagined.state, viewer) {
        return;
    }
    let [table, table_elsewhere] =
        [real, imagined].map(|outcome| outcome.redact_for(Viewer::Table));
    for (place, (said, said_elsewhere)) in told.iter().zip(&elsewhere).enumerate() {
        let public = table.get(place) != table_elsewhere.get(place);
        assert!(public || said == said_elsewhere, "{viewer:?}: {said:?} {said_elsewhere:?}");
    }
}
