//! The picture of a night: everyone with points, and each match. It is drawn once, for the page and for the file.

use super::best_and_last::match_line;
use super::night_page_state::{NightPageState, heading};
use mallard_device::NightRow;
use mallard_kit::prelude::*;
use mallard_web::text_width;
use mallard_words::Fitted;

const WIDTH: f64 = 1080.0;
const MARGIN: f64 = 60.0;
/// Where the faces begin, below the title.
const FACES_TOP: f64 = 290.0;

const INK: &str = "#f7f2e4";
const PALE: &str = "#b9d6ce";
const DARK: &str = "#1b2426";
const GOLD: &str = "#f5b32e";

/// The first three people have large faces, and a fourth who is level with the third.
fn count_faces(people: &[&NightRow]) -> usize {
    let level = people.len() > 3 && people[2].place == people[3].place;
    people.len().min(3) + usize::from(level)
}

/// The radii of the first three places, for this many people.
const fn radii(people: usize) -> [f64; 3] {
    match people {
        0..=3 => [150.0, 130.0, 110.0],
        4..=6 => [112.0, 92.0, 78.0],
        _ => [98.0, 82.0, 70.0],
    }
}

pub(super) fn picture(state: NightPageState) -> AnyView {
    let (app, night) = (state.app, state.night());
    let people: Vec<_> = night.score.rows.iter().filter(|row| row.place.is_some()).collect();
    let (faces, rest) = people.split_at(count_faces(&people));
    let slot = (WIDTH - 2.0 * MARGIN) / number(faces.len().max(1));
    let sizes = if faces.len() > 3 { [34.0, 30.0, 27.0, 24.0] } else { [46.0, 40.0, 36.0, 32.0] };
    let radius =
        |row: &NightRow| radii(people.len())[row.place.map_or(2, |place| place.min(3) - 1)];
    let highest = faces.iter().map(|row| radius(row)).fold(0.0, f64::max);
    let names: Vec<_> =
        faces.iter().map(|row| fitted(&name(app, row), slot - 20.0, &sizes)).collect();
    let bottom = FACES_TOP + 2.0 * highest;
    let lowest = names.iter().map(Fitted::height).fold(0.0, f64::max);
    let points = bottom + 74.0 + lowest + 1.3 * sizes[0];
    let step = |(at, (row, name)): (usize, (&&NightRow, &Fitted))| {
        // The first in the middle, as on the podium.
        let column = if faces.len() > 2 && at < 2 { 1 - at } else { at };
        let x = slot.mul_add(number(column) + 0.5, MARGIN);
        let first = row.place == Some(1);
        view! {
            {face(row, (x, bottom), radius(row))}
            {badge(row, (x - 0.78 * radius(row), bottom - 0.28 * radius(row)))}
            {lines(name, (x, bottom + 64.0), "middle", INK)}
            {line(&row.points.to_string(), (x, points), 1.3 * sizes[0], "middle", if first { "#fbdd9a" } else { INK })}
        }
    };
    let steps = faces.iter().zip(&names).enumerate().map(step).collect_any();
    let list = points + 36.0;
    let rows = rest.iter().enumerate().map(|(at, row)| {
        let left = MARGIN + if at % 2 == 0 { 0.0 } else { 490.0 };
        rest_row(app, row, (left, 74.0f64.mul_add(number(at / 2), list)))
    });
    let rows = rows.collect_any();
    let box_top = 74.0f64.mul_add(number(rest.len().div_ceil(2)), list) + 16.0;
    let mut y = box_top + 20.0;
    let matches: Vec<_> = night
        .counted()
        .filter_map(|played| match_line(state, played))
        .map(|text| {
            let text = fitted(&text, 896.0, &[30.0, 27.0, 24.0, 21.0]);
            let begin = y + text.size + 8.0;
            y = begin + text.height() + 18.0;
            lines(&text, (92.0, begin), "start", DARK)
        })
        .collect();
    let height = y + 10.0 + MARGIN;
    let title = title(&untrack(|| heading(state)));
    let ring = |ring: u8| {
        view! { <circle cx="540" cy="470" r=f64::from(ring).mul_add(110.0, 40.0) stroke="#8fc2b7" stroke-opacity=".13" stroke-width="3" fill="none"/> }
    };
    html! {
        // Han letters have other forms in each language.
        <svg lang=app.lang_now().tag() width=WIDTH height=height viewBox=format!("0 0 {WIDTH} {height}")>
            <defs>
                <linearGradient id="night-ground" x2="0" y2="1"><stop stop-color="#0e4b46"/><stop offset="1" stop-color="#062a28"/></linearGradient>
                // A duck ends at the lower half of its circle, and its hat does not.
                <clipPath id="night-face"><path d="M-150-200H150V0H100A100 100 0 0 1-100 0H-150Z"/></clipPath>
            </defs>
            <rect width=WIDTH height=height fill="url(#night-ground)"/>
            {(1..10).map(ring).collect_any()}
            {line("Mallard", (MARGIN, 92.0), 40.0, "start", INK)}
            {line(&untrack(|| state.day()), (WIDTH - MARGIN, 90.0), 32.0, "end", PALE)}
            {lines(&title, (WIDTH / 2.0, 176.0), "middle", INK)}
            {steps}
            {rows}
            <rect x=MARGIN y=box_top width={WIDTH - 2.0 * MARGIN} height={y + 10.0 - box_top} rx="30" fill=INK/>
            {matches}
        </svg>
    }
}

/// A small count, as a length.
fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(0.0, f64::from)
}

fn name(app: App, row: &NightRow) -> String {
    row.player.shown_name(app.lang_now())
}

/// A player's duck in a circle with this lower end.
fn face(row: &NightRow, (x, bottom): (f64, f64), radius: f64) -> AnyView {
    let first = row.place == Some(1);
    let ring = if first { 6 } else { 0 };
    html! {
        <g transform=format!("translate({x} {}) scale({})", bottom - radius, radius / 100.0)>
            <circle r="100" fill="#dcebe6" stroke=GOLD stroke-width=ring/>
            <g clip-path="url(#night-face)">
                <svg x="-96" y="-92" width="192" height="192" overflow="visible"><Avatar duck=row.player.duck large=true fool={row.caps > 0}/></svg>
            </g>
        </g>
    }
}

/// The number of a place.
fn badge(row: &NightRow, (x, y): (f64, f64)) -> AnyView {
    let colour = if row.place == Some(1) { GOLD } else { INK };
    html! {
        <circle cx=x cy=y fill=colour r="27"/>
        {place(row, (x, y + 11.0), DARK)}
    }
}

fn place(row: &NightRow, at: (f64, f64), fill: &'static str) -> AnyView {
    line(&row.place.unwrap_or_default().to_string(), at, 32.0, "middle", fill)
}

/// A row of those without a large face.
fn rest_row(app: App, row: &NightRow, (x, y): (f64, f64)) -> AnyView {
    let name = fitted(&name(app, row), 236.0, &[30.0, 27.0, 24.0, 21.0]);
    let begin = (66.0 - name.height()) / 2.0 + 0.36 * name.size;
    html! {
        <rect x=x y=y width="470" height="66" rx="22" fill="#fff" fill-opacity=".09"/>
        {place(row, (x + 30.0, y + 45.0), PALE)}
        {face(row, (x + 88.0, y + 60.0), 27.0)}
        {lines(&name, (x + 134.0, y + begin), "start", INK)}
        {line(&row.points.to_string(), (x + 446.0, y + 45.0), 34.0, "end", INK)}
    }
}

fn line(
    text: &str,
    (x, y): (f64, f64),
    size: f64,
    anchor: &'static str,
    fill: &'static str,
) -> AnyView {
    html! { <text x=x y=y font-size=size font-weight="700" text-anchor=anchor fill=fill>{text.to_owned()}</text> }
}

/// In a width, in the font of the page.
fn fitted(text: &str, width: f64, sizes: &[f64]) -> Fitted {
    Fitted::new(text, width, sizes, text_width)
}

/// The title: on one line if it can be large there.
fn title(text: &str) -> Fitted {
    let one = (WIDTH - 2.0 * MARGIN) / text_width(text).max(1.0);
    if one >= 64.0 {
        return Fitted { size: one.min(76.0), lines: vec![text.to_owned()] };
    }
    fitted(text, WIDTH - 2.0 * MARGIN, &[62.0, 56.0, 50.0, 44.0])
}

/// The lines of a text, the first of them at this place.
fn lines(
    Fitted { size, lines }: &Fitted,
    (x, y): (f64, f64),
    anchor: &'static str,
    fill: &'static str,
) -> AnyView {
    let drawn = lines.iter().enumerate().map(|(at, text)| {
        line(text, (x, (1.1 * size).mul_add(number(at), y)), *size, anchor, fill)
    });
    drawn.collect_any().into_any()
}
