//! The ends of rounds and deals.

use crate::random::played;
use mallard::engine::{GameView, Pending, Seat, Viewer};
use mallard::words::GameText;

/// An action ends a round and begins no other: [`next_deal`](mallard::engine::Game::next_deal) does, so that a pause can
/// show the end. It does nothing elsewhere, where the match is over, or where a player decides whether it continues.
pub(crate) fn next_deal_begins_each_after_the_first<G: GameText>(seats: u8, seed: u64) {
    let table = played::<G>(seats, seed, usize::MAX);
    let mut state = table.position_after(0).expect("it was dealt");
    for &(seat, action) in table.log() {
        let (mut events, mut next) = (Vec::new(), Vec::new());
        G::apply(&mut state, seat, action, &mut events);
        let end = state.clone();
        G::next_deal(&mut state, &mut next);

        let is_over = matches!(G::pending(&state), Pending::Over(_));
        let waits = G::pause_actions(&G::view(&state, Viewer::Table)).is_some();
        let is_due = events.iter().any(G::ends_part) && !is_over && !waits;
        assert_eq!(state != end, is_due, "{}: {events:?}, then {next:?}", G::SLUG);
        assert!(is_due || next.is_empty(), "{}: {next:?}", G::SLUG);
        assert!(!next.iter().any(G::ends_part), "{}: {next:?}", G::SLUG);
        // A phone refuses any other view.
        for viewer in Seat::all(seats).map(Viewer::Seat).filter(|_| is_due) {
            assert!(G::view(&end, viewer).is_consistent(seats), "{}: {end:?}", G::SLUG);
        }
    }
    assert_eq!(&state, table.state());
}
