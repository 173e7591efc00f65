//! The moments are looked for a look at a time: beside the page where that is possible, else here, and between two
//! looks the page has its turn.

use crate::session::{Look, Moment, Seeking};
use crate::ui::kit::{App, Until};
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// What is under way.
struct Search {
    app: App,
    seeking: RefCell<Seeking>,
    wanted: Cell<bool>,
    /// The look that was asked for beside the page.
    waiting: RefCell<Option<Until>>,
    found: Box<dyn Fn(Vec<Moment>)>,
}

/// Looks for the moments, and tells them. Who no longer wants to know drops what is returned.
pub(super) fn seek(app: App, seeking: Seeking, found: impl Fn(Vec<Moment>) + 'static) -> Until {
    let search = Rc::new(Search {
        app,
        seeking: RefCell::new(seeking),
        wanted: Cell::new(true),
        waiting: RefCell::new(None),
        found: Box::new(found),
    });
    look_on(&search);
    Until::dropped(move || {
        search.wanted.set(false);
        drop(search.waiting.take());
    })
}

fn look_on(search: &Rc<Search>) {
    let next = search.seeking.borrow_mut().next_look();
    let Some(look) = next else {
        let found = search.seeking.borrow().found();
        return (search.found)(found);
    };
    let Some(written) = search.seeking.borrow().written(look) else {
        return look_here(search, look);
    };
    let asked = Rc::clone(search);
    let told = move |answer: Option<String>| {
        let heard = |answer: String| asked.seeking.borrow_mut().hears(look, &answer);
        if !asked.wanted.get() {
            return;
        }
        if answer.is_some_and(heard) { look_on(&asked) } else { look_here(&asked, look) }
    };
    let waiting = search.app.device().ask_bot(written, Box::new(told));
    // What was answered is let go only now: a worker with nothing to do would end.
    drop(search.waiting.replace(Some(waiting)));
}

fn look_here(search: &Rc<Search>, look: Look) {
    let search = Rc::clone(search);
    set_timeout(
        move || {
            if search.wanted.get() {
                search.seeking.borrow_mut().look(look);
                look_on(&search);
            }
        },
        Duration::ZERO,
    );
}
