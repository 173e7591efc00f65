//! The table of the match so far, between deals and at the end.

use crate::engine::Standing;
use crate::ui::kit::{Avatar, Icon, flag, live, word};
use crate::ui::table::play::desk::Desk;
use crate::words::{Cell, Column, Row};
use leptos::prelude::*;

/// The score; with a standing the winners are marked.
pub(in crate::ui::table) fn score_table(desk: Desk, standing: Option<Standing>) -> AnyView {
    let app = desk.app;
    live(move || {
        let score = desk.score();
        let heads = score.columns.into_iter().map(head).collect_view();
        let rows = score.rows.into_iter().map(|row| row_of(desk, row, standing)).collect_view();
        view! {
            <div class="score__w" tabindex="0">
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
        .into_any()
    })
}

fn head(column: Column) -> AnyView {
    view! {
        <th scope="col">
            <span class="th-l">{column.long}</span>
            <span class="th-s" aria-hidden="true">{column.short}</span>
        </th>
    }
    .into_any()
}

fn row_of(desk: Desk, row: Row, standing: Option<Standing>) -> AnyView {
    let wins = standing.is_some_and(|standing| standing.winners().has(row.seat));
    let is_explained = flag(move || desk.explained.get() == Some(row.seat));
    let cells = row.cells.into_iter().map(cell).collect_view();
    view! {
        <tr class:win=wins class:cur=is_explained>
            <td class="rk">{row.place}</td>
            <td class="nm">
                <span class="nm__i">
                    <Avatar duck=desk.player(row.seat).duck/>
                    <b>{desk.name(row.seat)}</b>
                </span>
            </td>
            {cells}
            <td class="tt">{row.total}</td>
        </tr>
    }
    .into_any()
}

fn cell(cell: Cell) -> AnyView {
    match cell {
        Cell::Text(words) => view! { <td>{words}</td> }.into_any(),
        Cell::Feat(label) => view! {
            <td>
                <span class="feat"><Icon name="trophy" small=true/><span class="vh">{label}</span></span>
            </td>
        }
        .into_any(),
        Cell::Icon { name, label } => view! {
            <td>
                <span class="fool"><Icon name small=true/><span class="vh">{label}</span></span>
            </td>
        }
        .into_any(),
    }
}
