//! Decisions that take a bot time: in a worker if possible, else here in slices, so that the page never blocks.

use crate::play::GameUi;
use leptos::prelude::set_timeout;
use mallard_engine::{BotRequest, Decision};
use mallard_web::{self as web, DropGuard};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

const DETERMINIZATIONS_PER_SLICE: u32 = 40;

/// Passes on the answer to a request, in a later task. Drop the returned value to stop waiting.
pub(crate) fn find_out<G: GameUi>(
    question: BotRequest<G>,
    then: impl FnOnce(G::Action) + 'static,
) -> DropGuard {
    let wanted = Rc::new(Cell::new(true));
    let asked = Rc::clone(&wanted);
    let written = question.is_hard().then(|| question.to_json()).flatten();
    let on_answer =
        move |answer: Option<String>| match answer.and_then(|answer| question.read(&answer)) {
            Some(action) => then(action),
            None => {
                if let Some(thought) = question.think() {
                    poll_bot(thought, asked, then);
                }
            }
        };
    let waiting = if let Some(written) = written {
        web::ask_bot(G::SLUG, written, Box::new(on_answer))
    } else {
        on_answer(None);
        DropGuard::ever()
    };
    DropGuard::dropped(move || {
        wanted.set(false);
        drop(waiting);
    })
}

/// Continues until the answer is found or the returned value is dropped, and passes it on.
fn poll_bot<A: Copy + 'static>(
    mut thought: Decision<A>,
    wanted: Rc<Cell<bool>>,
    then: impl FnOnce(A) + 'static,
) {
    set_timeout(
        move || {
            if !wanted.get() {
                return;
            }
            match thought.advance(DETERMINIZATIONS_PER_SLICE) {
                Some(action) => then(action),
                None => poll_bot(thought, wanted, then),
            }
        },
        Duration::ZERO,
    );
}
