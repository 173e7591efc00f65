//! The moments of a match: its people's own decisions that another action would have bettered, to try again. The pages'
//! chunk contains all of it: nothing of it is needed before the end of a match.

mod doors;
mod list;
mod page;
mod phone;
mod screen;
mod search;

pub(super) use doors::doors;
pub(super) use list::list;
pub(super) use page::moments_page;
pub(super) use phone::phone_moments;
pub(super) use search::found_moments;

use crate::games::rules;
use mallard_codes::link::LinkContent;
use mallard_device::{PastMatch, SavedMatch, find_match, read_link};
use mallard_kit::prelude::*;
use mallard_session::OpenError;
use mallard_texts::{MomentsMessages, moments_messages};
use mallard_web as web;

/// A text about moments, in the current language.
fn translate(app: App, pick: fn(&MomentsMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(moments_messages(app.lang())).to_owned())
}

/// The whole of a past match: its save, or, once that is deleted, its link. The game is loaded.
///
/// # Errors
/// The reason why it cannot be read, such as rules that have changed since.
fn whole_of(played: &PastMatch) -> Result<SavedMatch, OpenError> {
    if let Some(saved) = find_match(web::storage(), &played.id).value() {
        return Ok(saved);
    }
    match read_link(rules, &played.link)? {
        LinkContent::Match(saved) => Ok(saved),
        LinkContent::Deal(_) => Err(OpenError::Damaged),
    }
}
