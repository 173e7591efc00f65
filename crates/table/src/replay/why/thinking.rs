//! Analyzes a decision in slices, on the main thread: so the bots' program needs no texts.

use leptos::prelude::set_timeout;
use mallard_session::Reanalysis;
use mallard_web::DropGuard;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// As many as in a match without a worker.
const DETERMINIZATIONS_PER_SLICE: u32 = 40;

/// Analyzes a decision, and passes on the result. Drop the returned value to stop.
pub(super) fn think_over(
    thought: Reanalysis,
    on_done: impl FnOnce(&Reanalysis) + 'static,
) -> DropGuard {
    let wanted = Rc::new(Cell::new(true));
    poll_analysis(thought, Rc::clone(&wanted), Box::new(on_done));
    DropGuard::dropped(move || wanted.set(false))
}

fn poll_analysis(
    mut thought: Reanalysis,
    wanted: Rc<Cell<bool>>,
    on_done: Box<dyn FnOnce(&Reanalysis)>,
) {
    let slice = move || {
        if !wanted.get() {
            return;
        }
        if thought.advance(DETERMINIZATIONS_PER_SLICE) {
            on_done(&thought);
        } else {
            poll_analysis(thought, wanted, on_done);
        }
    };
    set_timeout(slice, Duration::ZERO);
}
