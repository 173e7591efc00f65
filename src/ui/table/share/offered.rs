//! Which parts of a match can be shared when, and as which text.

use crate::device::link::Of;
use crate::device::{Route, date_of, dated};
use crate::engine::Standing;
use crate::session::Stage;
use crate::ui::table::play::desk::Desk;
use crate::web;
use crate::words::{Share, share_text};
use leptos::prelude::*;

/// Longest link that is offered, in letters: messengers and mail cut longer ones.
const LONGEST: usize = 2000;

/// A part that can be shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Result,
    Deal,
    Match,
}

impl What {
    pub(super) const fn label(self, words: &Share) -> &'static str {
        match self {
            Self::Result => words.result,
            Self::Deal => words.deal,
            Self::Match => words.this_match,
        }
    }
}

/// The parts that can be shared now, the likeliest first. While several people play, no one may
/// send the match with all their cards.
pub(super) fn offered(desk: Desk) -> Vec<What> {
    let over = is_over(desk);
    let mut offered = Vec::new();
    if untrack(|| line(desk)).is_some() {
        offered.push(What::Result);
    }
    offered.push(What::Deal);
    if over || desk.owners.len() <= 1 {
        offered.push(What::Match);
    }
    offered
}

/// Is nothing hidden any more?
pub(super) fn is_over(desk: Desk) -> bool {
    matches!(desk.now.get_untracked().stage, Stage::Over(_) | Stage::Ended)
}

/// The link or the line; `None` if the link would be too long to send.
pub(super) fn text_of(desk: Desk, what: What, named: bool) -> Option<String> {
    match what {
        What::Result => line(desk),
        What::Deal => link(desk, Of::Deal, named),
        What::Match => link(desk, Of::Match, named),
    }
}

fn link(desk: Desk, of: Of, named: bool) -> Option<String> {
    address_of(desk.faced().link(of, named)?)
}

/// The address of a link; `None` if it would be too long to send.
pub(super) fn address_of(link: String) -> Option<String> {
    let address = format!("{}{}", web::address(), Route::Link(link).hash());
    (address.len() <= LONGEST).then_some(address)
}

/// The result of a daily deal as a line of text.
fn line(desk: Desk) -> Option<String> {
    let Stage::Over(standing) = desk.now.get_untracked().stage else { return None };
    let (app, seat) = (desk.app, desk.people.first()?);
    let date = date_of(web::storage(), &desk.tab.id(), web::date())?;
    let date = dated(date, app.lang());
    let score = desk.score();
    let row = score.rows.iter().find(|row| row.seat == seat)?;
    let points = app.text().value(&score.total, &row.total);
    let game = desk.game.about(app.lang()).name;
    let place = Standing::place(&standing, seat);
    Some((share_text(app.lang()).of_the_day)(&date, game, place, desk.seats, &points))
}
