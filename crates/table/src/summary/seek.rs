//! Searches for the turning points, one evaluation per event-loop turn. An evaluation takes a few milliseconds, too few
//! to be worth a place in the bots' program.

use leptos::prelude::set_timeout;
use mallard_session::{TurningPoint, TurningPointSearch};
use mallard_web::DropGuard;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// Searches for the turning points, and passes them on. Drop the returned value to stop.
pub(super) fn seek(
    seeking: TurningPointSearch,
    found: impl Fn(Vec<TurningPoint>) + 'static,
) -> DropGuard {
    let wanted = Rc::new(Cell::new(true));
    poll_search(seeking, Rc::clone(&wanted), Box::new(found));
    DropGuard::dropped(move || wanted.set(false))
}

fn poll_search(
    mut seeking: TurningPointSearch,
    wanted: Rc<Cell<bool>>,
    found: Box<dyn Fn(Vec<TurningPoint>)>,
) {
    let look = move || {
        if !wanted.get() {
            return;
        }
        match seeking.next_look() {
            None => found(seeking.found()),
            Some(look) => {
                seeking.look(look);
                poll_search(seeking, wanted, found);
            }
        }
    };
    set_timeout(look, Duration::ZERO);
}
