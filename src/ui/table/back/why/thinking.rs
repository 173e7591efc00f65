//! Analyzes a decision in slices, on the main thread: so the bots' program needs no texts.

use crate::session::Reconsidering;
use crate::web::Until;
use leptos::prelude::set_timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// Determinizations per slice, as many as in a match without a worker.
const SLICE: u32 = 40;

/// Analyzes a decision, and passes on the result. Drop the returned value to stop.
pub(super) fn think_over(
    thought: Reconsidering,
    told: impl FnOnce(&Reconsidering) + 'static,
) -> Until {
    let wanted = Rc::new(Cell::new(true));
    go_on(thought, Rc::clone(&wanted), Box::new(told));
    Until::dropped(move || wanted.set(false))
}

fn go_on(
    mut thought: Reconsidering,
    wanted: Rc<Cell<bool>>,
    told: Box<dyn FnOnce(&Reconsidering)>,
) {
    let slice = move || {
        if !wanted.get() {
            return;
        }
        if thought.go_on(SLICE) {
            told(&thought);
        } else {
            go_on(thought, wanted, told);
        }
    };
    set_timeout(slice, Duration::ZERO);
}
