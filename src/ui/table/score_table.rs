//! The table of the match so far, between deals and at the end.

use super::bar::word;
use super::session::Session;
use crate::engine::{Standing, Viewer};
use crate::ui::avatar::Avatar;
use crate::ui::face::{Cell, Face, Row, Score};
use crate::ui::icon::Icon;
use leptos::prelude::*;

/// The score; with a standing the winners are marked.
pub(super) fn score_table<G: Face>(session: Session<G>, standing: Option<Standing>) -> AnyView {
    let app = session.app;
    let score = move || -> Score {
        let history: Vec<G::Event> = session.table.with(|table| {
            let steps = table.steps().iter().flat_map(|step| &step.events);
            let events = table.opening().iter().chain(steps);
            events.filter_map(|event| G::redact(event, Viewer::Table)).collect()
        });
        session.view.with(|view| G::score(view, &history, app.lang()))
    };
    let table = move || {
        let score = score();
        let heads = score
            .columns
            .into_iter()
            .map(|column| {
                view! {
                    <th scope="col">
                        <span class="th-l">{column.long}</span>
                        <span class="th-s" aria-hidden="true">{column.short}</span>
                    </th>
                }
            })
            .collect_view();
        let rows = score.rows.into_iter().map(|row| row_of(session, row, standing)).collect_view();
        view! {
            <div class="score__w">
                <table class="score">
                    <thead>
                        <tr>
                            <th scope="col"><span class="vh">{word(app, |text| text.result.place)}</span></th>
                            <th scope="col">{word(app, |text| text.result.player)}</th>
                            {heads}
                            <th scope="col">{score.total}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <p class="nt">{score.note}</p>
        }
    };
    table.into_any()
}

fn row_of<G: Face>(session: Session<G>, row: Row, standing: Option<Standing>) -> impl IntoView {
    let wins = standing.is_some_and(|standing| standing.winners().has(row.seat));
    let cells = row
        .cells
        .into_iter()
        .map(|cell| match cell {
            Cell::Text(words) => view! { <td>{words}</td> }.into_any(),
            Cell::Icon { name, label } => view! {
                <td>
                    <span class="fool"><Icon name small=true/><span class="vh">{label}</span></span>
                </td>
            }
            .into_any(),
        })
        .collect_view();
    view! {
        <tr class:win=wins>
            <td class="rk">{row.place}</td>
            <td class="nm">
                <span class="nm__i">
                    <Avatar duck=session.player(row.seat).duck/>
                    <b>{session.name(row.seat)}</b>
                </span>
            </td>
            {cells}
            <td class="tt">{row.total}</td>
        </tr>
    }
}
