//! The table of the match so far, between deals and at the end.

use crate::screen::night::belongs_to_night;
use mallard_board::{MatchUiHandle, TablePart};
use mallard_device::NightPoints;
use mallard_engine::{Seat, Standing};
use mallard_kit::prelude::*;
use mallard_session::Stage;
use mallard_texts::{result_messages, summary_messages};
use mallard_words::{ScoreCell, ScoreColumn, ScoreRow, ScoreTable};

/// One more than the most caps in a row: beyond that the figure says enough.
const MOST_CAPS: u8 = 8;

/// Most columns next to that of the night.
const MOST_BESIDE: usize = 5;

/// The score; with a standing the winners are marked. In a pause it shows each seat's won cards of the round.
pub(crate) fn score_table(handle: MatchUiHandle, standing: Option<Standing>) -> AnyView {
    let app = handle.app;
    live(move || {
        let score = handle.score();
        let paused = untrack(|| handle.stage()) == Stage::Pause;
        let won =
            move |seat| if paused { handle.dyn_ui().part(TablePart::Won(seat)) } else { None };
        let tally = score.caption.is_some();
        let places = standing.filter(|_| has_night_points(handle, &score));
        let words = summary_messages(app.lang());
        let night =
            places.map(|_| view! { <th scope="col" class="score__night">{words.night}</th> });
        let points = |seat: Seat| {
            places.map(|standing| NightPoints::for_seat(standing.places(), seat.index()))
        };
        // Without a winner to mark, the fool of the last deal is marked.
        let marked = |seat| match standing {
            _ if tally => handle.fool() == Some(seat),
            Some(standing) => standing.winners().has(seat),
            None => false,
        };
        let caption = score.caption.map(|[title, covers]| {
            view! { <caption><b>{title}</b> <span>{covers}</span></caption> }
        });
        let heads = score.columns.into_iter().map(head).collect_any();
        let rows = score.rows.into_iter();
        let row = |row: ScoreRow| {
            let (won, points) = (won(Some(row.seat)), points(row.seat));
            row_of(handle, (marked(row.seat), tally), (won, points), row)
        };
        let rows = rows.map(row).collect_any();
        html! {
            <div class="score__scroll" tabindex="0">
                <table class="score" class:score--tally=tally>
                    {caption}
                    <thead>
                        <tr>
                            <th scope="col"><span class="visually-hidden">{translate(app, |lang| result_messages(lang).place)}</span></th>
                            <th scope="col">{translate(app, |lang| result_messages(lang).player)}</th>
                            {won(None)}
                            {heads}
                            <th scope="col">{score.total}</th>
                            {night}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        }
    })
}

/// What the figures of the score mean, for the end of the match.
pub(super) fn score_note(handle: MatchUiHandle, standing: Option<Standing>) -> AnyView {
    let app = handle.app;
    live(move || {
        let score = handle.score();
        let night = standing.filter(|_| has_night_points(handle, &score)).map(|_| {
            let words = summary_messages(app.lang());
            view! { <span class="score__night">{app.text().marks.sentences}{words.night_points}</span> }
        });
        (!score.note.is_empty())
            .then(|| view! { <p class="note">{score.note} {night}</p> })
            .into_any()
    })
}

/// Has the table of scores a column for what the match gives in the night? A phone has the night's score alone. The style
/// hides it after the first match.
fn has_night_points(handle: MatchUiHandle, score: &ScoreTable) -> bool {
    score.caption.is_none()
        && score.columns.len() <= MOST_BESIDE
        && untrack(|| handle.is_over())
        && belongs_to_night(handle)
}

fn head(column: ScoreColumn) -> AnyView {
    html! {
        <th scope="col" class="score__round">
            <span class="score__long">{column.long}</span>
            <span class="score__short" aria-hidden="true">{column.short}</span>
        </th>
    }
}

/// A row; in a `tally` the total counts fool's caps, and the `marked` row has one more on its duck. `won` are the cards won
/// in the round, `points` those of the night.
fn row_of(
    handle: MatchUiHandle,
    (marked, tally): (bool, bool),
    (won, points): (Option<AnyView>, Option<NightPoints>),
    row: ScoreRow,
) -> AnyView {
    let caps = tally.then(|| {
        let caps = (0..count(row.amount)).map(|_| view! { <Icon name="fool"/> });
        view! { <span class="caps" aria-hidden="true">{caps.collect_any()}</span> }
    });
    let explained = handle.explained;
    let is_explained = flag(move || explained.get() == Some(row.seat));
    // A tap anywhere on the row explains its score.
    let explain = move |_| {
        if explained.with_untracked(Option::is_some) {
            explained.set(Some(row.seat));
        }
    };
    let cells = row.cells.into_iter().map(cell).collect_any();
    html! {
        <tr class:is-winner=marked class:is-explained=is_explained on:click=explain>
            <td class="score__place">{row.place}</td>
            <td class="score__name">{player(handle, row.seat, tally && marked, is_explained)}</td>
            {won}
            {cells}
            <td class="score__total">{caps}{row.total}</td>
            {points.map(night_points)}
        </tr>
    }
}

/// What the match gives in the night: "+12".
fn night_points(points: NightPoints) -> AnyView {
    let sign = if points > NightPoints::default() { "+" } else { "" };
    html! { <td class="score__night">{format!("{sign}{points}")}</td> }
}

/// The player of a row: a button if the board explains one of the scores.
fn player(handle: MatchUiHandle, seat: Seat, fool: bool, is_explained: Signal<bool>) -> AnyView {
    let explains = settled(move || handle.explained.with(Option::is_some));
    let name = handle.name(seat);
    live(move || {
        let who = view! { <Avatar duck=handle.player(seat).duck fool/> <b>{name.clone()}</b> };
        if !explains.get() {
            return html! { <span class="score__player person across">{who}</span> };
        }
        let pressed = live_text(move || is_explained.get().to_string());
        html! { <button type="button" class="score__player person across" aria-pressed=pressed>{who}</button> }
    })
}

fn cell(cell: ScoreCell) -> AnyView {
    match cell {
        ScoreCell::Text(words) => html! { <td class="score__round">{words}</td> },
        ScoreCell::Feat(label) => html! {
            <td class="score__round">
                <span class="achievement"><Icon name="trophy" small=true/><span class="visually-hidden">{label}</span></span>
            </td>
        },
        ScoreCell::Icon { name, label } => html! {
            <td class="score__round">
                <span class="fool"><Icon name small=true/><span class="visually-hidden">{label}</span></span>
            </td>
        },
    }
}

/// A small whole amount, as a count of drawings.
fn count(amount: f32) -> u8 {
    (0..MOST_CAPS).rev().find(|&count| f32::from(count) <= amount).unwrap_or_default()
}
