//! Who knows what.
//!
//! [`Game::imagine`] deals the hidden things anew from nothing but a view. So whatever differs
//! between the real state and an imagined one is hidden from that viewer, and must be neither
//! in its view nor in what it is told of any action.

use super::walk::Moment;
use mallard::engine::{Chance, Game, Seat, Viewer};

fn bytes(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("views and events are data")
}

/// The state behind `viewer`'s view, imagined, and audited.
fn imagine<G: Game>(moment: &mut Moment<G>, viewer: Viewer) -> G::State {
    let view = moment.table.view(viewer);
    let mut chance = Chance::from_seed(moment.chance.seed());
    let imagined = G::imagine(&view, &mut chance);
    assert_eq!(G::audit(&imagined), Ok(()), "imagined by {viewer:?}");
    imagined
}

/// The state that a viewer imagines looks the same to it, offers it the same actions, and
/// waits for the same seats; and what all may see is the same whoever imagines.
pub(crate) fn imagined_states_look_the_same<G: Game>(moment: &mut Moment<G>) {
    for viewer in moment.viewers() {
        let imagined = imagine(moment, viewer);
        for same in [viewer, Viewer::Table] {
            assert_eq!(bytes(&G::view(&imagined, same)), bytes(&moment.table.view(same)));
        }
        assert_eq!(G::pending(&imagined).owed(), moment.table.pending().owed());
        if let Viewer::Seat(me) = viewer {
            G::legal(&imagined, me, &mut moment.scratch);
            assert_eq!(moment.scratch, moment.legal[me.index()]);
        }
    }
}

/// Whatever anybody does, a viewer is told the same in the real state as in the one it
/// imagines, until something is revealed. What is revealed may differ, but a viewer that sees
/// no difference afterwards was not told one either, beyond what the whole table was told.
pub(crate) fn events_tell_no_more_than_views<G: Game>(moment: &mut Moment<G>) {
    for viewer in moment.seats().map(Viewer::Seat).chain([Viewer::Table]) {
        let imagined = imagine(moment, viewer);
        for seat in moment.seats() {
            for &action in &moment.legal[seat.index()] {
                // A card that only the real seat holds cannot be played in the other state.
                if G::check(&imagined, seat, action).is_ok() {
                    let real = Outcome::<G>::of(moment.table.state(), seat, action);
                    compare(&real, &Outcome::of(&imagined, seat, action), viewer);
                }
            }
        }
    }
}

/// What comes of an action.
struct Outcome<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Outcome<G> {
    fn of(state: &G::State, seat: Seat, action: G::Action) -> Self {
        let mut outcome = Self { state: state.clone(), events: Vec::new() };
        G::apply(&mut outcome.state, seat, action, &mut outcome.events);
        outcome
    }

    /// What `viewer` is told, event by event.
    fn told(&self, viewer: Viewer) -> Vec<String> {
        self.events.iter().map(|event| bytes(&G::redact(event, viewer))).collect()
    }

    /// How many events come before the first that reveals something.
    fn quiet(&self) -> usize {
        self.events.iter().take_while(|event| !G::reveals(event)).count()
    }
}

fn compare<G: Game>(real: &Outcome<G>, imagined: &Outcome<G>, viewer: Viewer) {
    let [told, elsewhere] = [real, imagined].map(|outcome| outcome.told(viewer));
    let quiet = real.quiet();
    assert_eq!(imagined.quiet(), quiet);
    assert_eq!(elsewhere[..quiet], told[..quiet]);

    let all_quiet = quiet == told.len();
    if all_quiet || G::view(&real.state, viewer) != G::view(&imagined.state, viewer) {
        return;
    }
    let [table, table_elsewhere] = [real, imagined].map(|outcome| outcome.told(Viewer::Table));
    for (place, (said, said_elsewhere)) in told.iter().zip(&elsewhere).enumerate() {
        let public = table.get(place) != table_elsewhere.get(place);
        assert!(public || said == said_elsewhere, "{viewer:?}: {said} {said_elsewhere}");
    }
}
