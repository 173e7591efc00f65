//! The score of the night on the result of one of its matches: a line that opens the whole.

use super::night_data::NightData;
use super::score_sheet::score_sheet;
use super::sentences::{MAX_NAMED_PEOPLE, heading, name, people_of, translate};
use mallard_device::{NightRow, NightScore, past_matches};
use mallard_kit::Sheet;
use mallard_kit::prelude::*;
use mallard_texts::night_messages;
use mallard_web as web;
use std::sync::Arc;

/// The most people whose ducks and points a line has.
const MAX_SHOWN_PEOPLE: usize = 4;

/// The score of the night of this match; empty if it is part of none, or if no match of it has points.
pub(crate) fn strip(app: App, id: &str) -> AnyView {
    let history = past_matches(web::storage());
    let Some(night) = history.night_of(id) else { return ().into_any() };
    let is_over = !night.is_open(web::storage().now());
    let night = Arc::new(NightData::new(&night));
    if night.score.counted == 0 {
        return ().into_any();
    }
    let open = RwSignal::new(false);
    let leaders = night.score.leaders().take(MAX_NAMED_PEOPLE);
    let leaders = leaders.map(|row| html! { <Avatar duck=row.player.duck/> }).collect_any();
    let (of, shown, id) = (Arc::clone(&night), Arc::clone(&night), id.to_owned());
    let title = live_text(move || heading(app, &of.score, is_over));
    let of = Arc::clone(&night);
    let line = if night.score.counted == 1 {
        // No one has asked for a night so far.
        html! { <span class="grows">{translate(app, |words| words.title)} " · " <small>{title}</small></span> }
    } else {
        let facts = live_text(move || facts(app, &of));
        html! {
            <span class="night-strip__leader across amid rigid">{leaders}</span>
            <span class="night-strip__words grows"><b>{title}</b> <small>{facts}</small></span>
            {live(move || ducks(app, &shown.score))}
        }
    };
    let class = if night.score.counted == 1 { "night-begun across" } else { "night-strip across" };
    html! {
        <button type="button" class=class on:click=move |_| open.set(true)>{line}<Icon name="chev"/></button>
        <Sheet open title=translate(app, |words| words.title) class="dialog dialog--sheet night-score">
            {score_sheet(app, Arc::clone(&night), &id)}
        </Sheet>
    }
}

/// The number of matches, and what else matters: who played only until then, a bot with more points, the lead.
fn facts(app: App, night: &NightData) -> String {
    let (words, score) = (night_messages(app.lang()), &night.score);
    let matches = (words.matches)(score.counted);
    let most = score.leaders().next().map(|row| row.points).unwrap_or_default();
    let left =
        score.rows.iter().filter(|row| row.left_after.is_some()).max_by_key(|row| row.left_after);
    let bot = score.rows.iter().find(|row| row.place.is_none() && row.points > most);
    let fact = match (left, bot, score.lead()) {
        (Some(NightRow { left_after: Some(after), .. }), ..) => {
            let same = score.rows.iter().filter(|row| row.left_after == Some(*after));
            (words.left_after)(&people_of(app, same), *after)
        }
        (_, Some(bot), _) => (words.bot_has)(&name(app, &bot.player), &bot.points.to_string()),
        (.., None) => (words.all_level)(&most.to_string()),
        _ if score.leaders().count() > 1 => (words.points_each)(&most.to_string()),
        (.., Some(lead)) => (words.ahead)(&lead.to_string()),
    };
    app.text().list(&[matches, fact])
}

/// The people with their points, those who are not in the last match after the others, then the bots.
fn ducks(app: App, score: &NightScore) -> AnyView {
    let of = |is_bot: bool, has_left: bool| {
        let is = move |row: &&NightRow| {
            (row.place.is_none(), row.left_after.is_some()) == (is_bot, has_left)
        };
        score.rows.iter().filter(is)
    };
    let rows = of(false, false).chain(of(false, true)).chain(of(true, false));
    let duck = |row: &NightRow| {
        html! {
            <span class="night-strip__duck" class:is-grey=row.left_after.is_some() || row.place.is_none()>
                <Avatar duck=row.player.duck/>
                <span class="visually-hidden">{row.player.shown_name(app.lang())} " "</span>
                <b>{row.points.to_string()}</b>
            </span>
        }
    };
    let ducks = rows.take(MAX_SHOWN_PEOPLE).map(duck).collect_any();
    html! { <span class="night-strip__ducks beside">{ducks}</span> }
}
