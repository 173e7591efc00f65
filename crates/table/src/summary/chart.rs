//! A chart of the totals of all seats, readable without colours, and the same as a table.

use super::translate;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use mallard_session::{Plot, ScoreHistory, ScoreSeries, plot};
use mallard_texts::summary_messages;
use std::fmt::Write;

/// Height of a name, in pixels.
const NAME_HEIGHT: f32 = 28.0;
/// Least height of the lines, in pixels.
const MIN_HEIGHT: f32 = 150.0;

/// Most numbers of rounds under the chart: they fit on a phone whose browser enlarges them.
const MOST_NUMBERS: usize = 6;

/// Most points of a line that are marked.
const MOST_DOTS: usize = 10;

/// The chart, once the score has a history to draw.
pub(in super::super) fn chart(handle: MatchUiHandle) -> AnyView {
    live(move || {
        handle.ask(|table| table.score_history()).map(|course| drawn(handle, course)).into_any()
    })
}

fn drawn(handle: MatchUiHandle, course: ScoreHistory) -> AnyView {
    let names = f32::from(u8::try_from(course.rows.len()).unwrap_or(u8::MAX)) * NAME_HEIGHT;
    let height = names.max(MIN_HEIGHT);
    let amounts: Vec<&[f32]> = course.rows.iter().map(|row| row.amounts.as_slice()).collect();
    // A name is centred on its height, so half of it is above the highest line.
    let plot = plot(&amounts, 100.0 * NAME_HEIGHT / height);
    html! {
        <section class="score-chart" aria-labelledby="score-chart">
            <h2 id="score-chart">{translate(handle, |words| words.totals)}</h2>
            <div class="score-chart__body stacked" aria-hidden="true">
                <div class="score-chart__scale downwards apart muted">{ends(&course, &plot)}</div>
                <div class="score-chart__plot" style:height=format!("{height}px")>
                    {lines(handle, &course, &plot)}
                    {numbers(course.rounds)}
                </div>
                <div class="score-chart__names">{people(handle, &course, &plot)}</div>
            </div>
            {table(handle, course)}
        </section>
    }
}

/// The total at the top of the chart and the one at its bottom.
fn ends(course: &ScoreHistory, plot: &Plot) -> AnyView {
    let of = |(row, at): (usize, usize)| course.rows[row].totals[at].clone();
    let [bottom, top] = plot.ends.map(of);
    let bottom = (bottom != top).then_some(bottom);
    html! { <span>{top}</span><span>{bottom}</span> }
}

/// A line for each player, its points, and a stroke from its end to the name.
fn lines(handle: MatchUiHandle, course: &ScoreHistory, plot: &Plot) -> AnyView {
    let zero = plot
        .zero
        .map(|at| view! { <path class="score-chart__zero" d=format!("M0 {at}H100")></path> });
    let line = |(number, (row, points)): (usize, (&ScoreSeries, &Vec<[f32; 2]>))| {
        let mut path = String::new();
        let mut dots = String::new();
        for (at, [x, y]) in points.iter().enumerate() {
            let to = if at == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{to}{x} {y}");
            let _ = write!(dots, "M{x} {y}h0");
        }
        let end = points.last().map_or(0.0, |point| point[1]);
        let class = format!(
            "score-chart__line score-chart__line--{number} avatar--{}",
            handle.player(row.seat).duck.key()
        );
        let few = (points.len() <= MOST_DOTS)
            .then(|| view! { <path class="score-chart__dots" d=dots></path> });
        view! {
            <g class=class>
                <path d=path></path>
                {few}
                <path class="score-chart__leader" d=format!("M100 {end}L108 {}", plot.names[number])></path>
            </g>
        }
    };
    let lines = course.rows.iter().zip(&plot.lines).enumerate().map(line).collect_any();
    html! {
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">{zero}{lines}</svg>
    }
}

/// The numbers of the rounds, as many as fit.
fn numbers(rounds: usize) -> AnyView {
    let every = rounds.div_ceil(MOST_NUMBERS);
    let number = |round: usize| {
        let left = format!("{}%", 100 * round / rounds);
        view! { <span style:left=left>{round}</span> }
    };
    let shown = (1..=rounds).filter(|round| (rounds - round).is_multiple_of(every));
    html! { <div class="score-chart__rounds muted">{shown.map(number).collect_any()}</div> }
}

/// The name of each line, at its end.
fn people(handle: MatchUiHandle, course: &ScoreHistory, plot: &Plot) -> AnyView {
    let person = |(row, top): (&ScoreSeries, &f32)| {
        view! {
            <span class="across" style:top=format!("{top}%")>
                <Avatar duck=handle.player(row.seat).duck/>
                <i>{handle.name(row.seat)}</i>
                <b>{row.totals.last().cloned()}</b>
            </span>
        }
    };
    course.rows.iter().zip(&plot.names).map(person).collect_any().into_any()
}

/// The same in numbers, rendered on demand: a row for each round.
fn table(handle: MatchUiHandle, course: ScoreHistory) -> AnyView {
    let open = RwSignal::new(false);
    let toggle = move |event: Event| {
        let details = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    let course = StoredValue::new(course);
    html! {
        <details class="score-chart__values" on:toggle=toggle>
            <summary>{translate(handle, |words| words.as_table)}</summary>
            {live_if(move || open.get(), move || course.with_value(|course| rows(handle, course)))}
        </details>
    }
}

fn rows(handle: MatchUiHandle, course: &ScoreHistory) -> AnyView {
    let words = summary_messages(handle.app.lang());
    let head = |row: &ScoreSeries| view! { <th scope="col">{handle.name(row.seat)}</th> };
    let row = |round: usize| {
        let label = if round == 0 { words.start.to_owned() } else { round.to_string() };
        let cell = |row: &ScoreSeries| view! { <td>{row.totals.get(round).cloned()}</td> };
        view! {
            <tr><th scope="row">{label}</th>{course.rows.iter().map(cell).collect_any()}</tr>
        }
    };
    html! {
        <div class="score-chart__scroll" tabindex="0">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words.round}</th>
                        {course.rows.iter().map(head).collect_any()}
                    </tr>
                </thead>
                <tbody>{(0..=course.rounds).map(row).collect_any()}</tbody>
            </table>
        </div>
    }
}
