//! A decision is thought over a little at a time, on the page: so the program of the bots need not know how to tell
//! what they weigh.

use crate::session::Reconsidering;
use crate::ui::kit::Until;
use leptos::prelude::set_timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// So many imagined positions are looked at before the page has its turn, as where a page thinks in a match.
const SLICE: u32 = 40;

/// Thinks a decision over, and tells it. Who no longer wants to know drops what is returned.
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
