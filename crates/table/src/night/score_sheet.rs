//! The score of a night, match by match.

use super::night_data::NightData;
use super::sentences::translate;
use mallard_codes::Route;
use mallard_device::{NightPoints, NightRow, PastMatch};
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::{night_messages, result_messages};
use std::sync::Arc;

/// A row for each player, a column for each match; and the way to the page of the night, by the id of one of its
/// matches.
pub(super) fn score_sheet(app: App, night: Arc<NightData>, id: &str) -> AnyView {
    let hash = Route::Night(id.to_owned()).hash();
    let has_bots = night.score.rows.iter().any(|row| row.place.is_none());
    let table = move || table(app, &night);
    html! {
        <div class="night-score__scroll fades" tabindex="0">{live(table)}</div>
        <p class="note">
            {translate(app, |words| words.how_points)}
            {has_bots.then(|| view! { {app.text().marks.sentences} {translate(app, |words| words.bots_apart)} })}
        </p>
        <div class="dialog__actions beside wrapped">
            <a class="button" href=hash><Icon name="trophy"/><span>{translate(app, |words| words.title)}</span></a>
        </div>
    }
}

fn table(app: App, night: &NightData) -> AnyView {
    let words = night_messages(app.lang());
    let head = |played: &PastMatch| {
        let game = played.game()?;
        let name = app.about(game).name;
        Some(html! {
            <th scope="col" title=name>{box_art(game)}<span class="visually-hidden">{name}</span></th>
        })
    };
    let cell = |points: &Option<NightPoints>| {
        html! { <td>{points.map_or_else(|| String::from("–"), |points| points.to_string())}</td> }
    };
    let row = |row: &NightRow| {
        let bot = row.place.is_none().then(|| view! { <Icon name="bot" small=true/><span class="visually-hidden">{words.bot}</span> });
        html! {
            <tr class:is-grey=row.left_after.is_some() || row.place.is_none()>
                <td class="score__place">{row.place}</td>
                <th scope="row">
                    <span class="score__player person across"><Avatar duck=row.player.duck/><b>{row.player.shown_name(app.lang())}</b> {bot}</span>
                </th>
                {row.each.iter().map(cell).collect_any()}
                <td class="score__total">{row.points.to_string()}</td>
            </tr>
        }
    };
    let place = result_messages(app.lang()).place;
    html! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">{place}</span></th>
                    <th scope="col">{result_messages(app.lang()).player}</th>
                    {night.counted().map(head).collect_any()}
                    <th scope="col">{words.points}</th>
                </tr>
            </thead>
            <tbody>{night.score.rows.iter().map(row).collect_any()}</tbody>
        </table>
    }
}
