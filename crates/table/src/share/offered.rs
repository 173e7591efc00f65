//! The parts of a match that can be shared at a time, and their texts.

use leptos::prelude::*;
use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_codes::link::LinkKind;
use mallard_device::{Date, format_date};
use mallard_engine::Standing;
use mallard_session::Stage;
use mallard_texts::{ShareMessages, share_messages};
use mallard_web as web;

/// Messengers and mail cut longer links.
const MAX_LINK_LENGTH: usize = 2000;

/// A part that can be shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShareTarget {
    Result,
    Deal,
    Match,
}

impl ShareTarget {
    pub(super) const fn label(self, words: &ShareMessages) -> &'static str {
        match self {
            Self::Result => words.result,
            Self::Deal => words.deal,
            Self::Match => words.this_match,
        }
    }
}

/// The parts that can be shared now, the likeliest first. While several humans play, no one may send the match with all
/// their cards.
pub(super) fn offered(handle: MatchUiHandle) -> Vec<ShareTarget> {
    let over = is_over(handle);
    let mut offered = Vec::new();
    if untrack(|| line(handle)).is_some() {
        offered.push(ShareTarget::Result);
    }
    offered.push(ShareTarget::Deal);
    if over || handle.owners().len() <= 1 {
        offered.push(ShareTarget::Match);
    }
    offered
}

/// Are all cards public?
pub(super) fn is_over(handle: MatchUiHandle) -> bool {
    matches!(handle.now.get_untracked().stage, Stage::Over(_) | Stage::Ended)
}

/// The link or the line; `None` if the link would be too long to send.
pub(super) fn text_of(handle: MatchUiHandle, what: ShareTarget, named: bool) -> Option<String> {
    match what {
        ShareTarget::Result => line(handle),
        ShareTarget::Deal => link(handle, LinkKind::Deal, named),
        ShareTarget::Match => link(handle, LinkKind::Match, named),
    }
}

fn link(handle: MatchUiHandle, of: LinkKind, named: bool) -> Option<String> {
    address_of(handle.dyn_ui().link(of, named)?)
}

/// The address of a link; `None` if it would be too long to send.
pub(super) fn address_of(link: String) -> Option<String> {
    let address = format!("{}{}", web::address(), Route::Link(link).hash());
    (address.len() <= MAX_LINK_LENGTH).then_some(address)
}

/// The result of a daily deal as a line of text.
fn line(handle: MatchUiHandle) -> Option<String> {
    let Stage::Over(standing) = handle.now.get_untracked().stage else { return None };
    line_of(handle, handle.daily()?, &standing)
}

/// The result of the daily deal of `date` as a line of text, with the way to the next one.
pub(crate) fn line_of(handle: MatchUiHandle, date: Date, standing: &Standing) -> Option<String> {
    let (lang, seat) = (handle.app.lang(), handle.people().first()?);
    let points = handle.ask(|table| table.points(seat));
    let place = standing.place(seat);
    let line = (share_messages(lang).of_the_day)(
        handle.app.about(handle.game).name,
        &format_date(date, lang),
        place,
        handle.seats(),
        &points,
    );
    Some(format!("{line} {}", web::address()))
}
