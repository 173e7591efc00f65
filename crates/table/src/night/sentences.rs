//! Sentences about a night that several of its parts need.

use mallard_device::{NightRow, NightScore, PastMatch};
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_texts::{NightMessages, night_messages};
use mallard_web as web;
use mallard_words::{device_messages, isolated};

pub(super) const MAX_NAMED_PEOPLE: usize = 2;

/// A text of the nights, in the current language.
pub(super) fn translate(app: App, pick: fn(&NightMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(night_messages(app.lang())).to_owned())
}

/// The name of a player, for a sentence.
pub(super) fn name(app: App, player: &Player) -> String {
    isolated(player.shown_name(app.lang()))
}

/// The names of players, as a list.
pub(super) fn names<'a>(app: App, players: impl IntoIterator<Item = &'a Player>) -> String {
    let names: Vec<String> = players.into_iter().map(|player| name(app, player)).collect();
    (app.text().list_of_names)(&names)
}

/// The people of a sentence.
pub(super) fn people<'a>(app: App, players: impl IntoIterator<Item = &'a Player>) -> String {
    let names: Vec<String> = players.into_iter().map(|player| name(app, player)).collect();
    (night_messages(app.lang()).people)(&names)
}

/// The same for the people of these rows.
pub(super) fn people_of<'a>(app: App, rows: impl IntoIterator<Item = &'a NightRow>) -> String {
    people(app, rows.into_iter().map(|row| &row.player))
}

/// Who wins a night that is over, or leads one that can go on.
pub(super) fn heading(app: App, score: &NightScore, is_over: bool) -> String {
    let words = night_messages(app.lang());
    let leaders: Vec<_> = score.leaders().collect();
    let count = leaders.len();
    let names = if count > MAX_NAMED_PEOPLE { None } else { Some(people_of(app, leaders)) };
    match (is_over, names) {
        (false, _) if score.counted == 1 => words.begun.to_owned(),
        (false, Some(names)) => (words.leads)(&names, count),
        (false, None) => (words.lead_together)(count),
        (true, Some(names)) => (words.wins)(&names, count),
        (true, None) => (words.share_it)(count),
    }
}

/// The day on which a night began, by its first match.
pub(crate) fn day_of(app: App, first: &PastMatch) -> String {
    let date = web::clock_time(first.started()).date;
    (device_messages(app.lang()).date)(date.month, date.day)
}
