//! The table of the match so far, between deals and at the end.

use crate::engine::Standing;
use crate::ui::kit::{Avatar, Icon, flag, live, word};
use crate::ui::table::play::desk::Desk;
use crate::words::{Cell, Column, Row};
use leptos::prelude::*;

/// One more than the most caps in a row: beyond that the figure says enough.
const MOST_CAPS: u8 = 8;

/// The score; with a standing the winners are marked.
pub(in crate::ui::table) fn score_table(desk: Desk, standing: Option<Standing>) -> AnyView {
    let app = desk.app;
    live(move || {
        let score = desk.score();
        let tally = score.caption.is_some();
        // Without a winner to mark, the fool of the last deal is.
        let marked = |seat| match standing {
            _ if tally => desk.fool() == Some(seat),
            Some(standing) => standing.winners().has(seat),
            None => false,
        };
        let caption = score.caption.map(|[title, covers]| {
            view! { <caption><b>{title}</b> <span>{covers}</span></caption> }
        });
        let heads = score.columns.into_iter().map(head).collect_view();
        let rows = score.rows.into_iter();
        let rows = rows.map(|row| row_of(desk, marked(row.seat), tally, row)).collect_view();
        view! {
            <div class="score__scroll" tabindex="0">
                <table class="score" class:score--tally=tally>
                    {caption}
                    <thead>
                        <tr>
                            <th scope="col"><span class="visually-hidden">{word(app, |text| text.result.place)}</span></th>
                            <th scope="col">{word(app, |text| text.result.player)}</th>
                            {heads}
                            <th scope="col">{score.total}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            {(!score.note.is_empty()).then(|| view! { <p class="note">{score.note}</p> })}
        }
        .into_any()
    })
}

fn head(column: Column) -> AnyView {
    view! {
        <th scope="col">
            <span class="score__long">{column.long}</span>
            <span class="score__short" aria-hidden="true">{column.short}</span>
        </th>
    }
    .into_any()
}

/// A row; in a `tally` the total counts fool's caps, and the marked row has one more on its duck.
fn row_of(desk: Desk, marked: bool, tally: bool, row: Row) -> AnyView {
    let caps = tally.then(|| {
        let caps = (0..count(row.amount)).map(|_| view! { <Icon name="fool"/> });
        view! { <span class="caps" aria-hidden="true">{caps.collect_view()}</span> }
    });
    let is_explained = flag(move || desk.explained.get() == Some(row.seat));
    let cells = row.cells.into_iter().map(cell).collect_view();
    view! {
        <tr class:is-winner=marked class:is-explained=is_explained>
            <td class="score__place">{row.place}</td>
            <td class="score__name">
                <span class="score__player across">
                    <Avatar duck=desk.player(row.seat).duck fool=tally && marked/>
                    <b>{desk.name(row.seat)}</b>
                </span>
            </td>
            {cells}
            <td class="score__total">{caps}{row.total}</td>
        </tr>
    }
    .into_any()
}

fn cell(cell: Cell) -> AnyView {
    match cell {
        Cell::Text(words) => view! { <td>{words}</td> }.into_any(),
        Cell::Feat(label) => view! {
            <td>
                <span class="feat"><Icon name="trophy" small=true/><span class="visually-hidden">{label}</span></span>
            </td>
        }
        .into_any(),
        Cell::Icon { name, label } => view! {
            <td>
                <span class="fool"><Icon name small=true/><span class="visually-hidden">{label}</span></span>
            </td>
        }
        .into_any(),
    }
}

/// A small whole amount, as a count of drawings.
fn count(amount: f32) -> u8 {
    (0..MOST_CAPS).rev().find(|&count| f32::from(count) <= amount).unwrap_or_default()
}
