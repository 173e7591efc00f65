//! A sheet: four rows, the points of its columns, its penalties and its score.

use super::board::SheetBoard;
use super::boxes::{LINE, row};
use crate::words::{signed, text};
use crate::{Colour, PENALTIES, Sheet};
use mallard_engine::Seat;
use mallard_kit::prelude::*;

/// The sheet of a seat; `own`: can the viewer write on it?
pub(super) fn sheet(lab: SheetBoard, whose: Getter<Seat>, own: bool) -> AnyView {
    let rows = Colour::ALL.map(|colour| row(lab, whose.clone(), own, colour));
    let words = move || &text(lab.app.lang()).table;
    let read = {
        let whose = whose.clone();
        move |show: fn(&Sheet) -> String| {
            let seat = whose();
            words_of(lab, seat, show)
        }
    };
    let score = live_text(move || read(|sheet| signed(sheet.score())));
    html! {
        <div class="sheet stacked">
            <div class="sheet__directions stacked muted" aria-hidden="true">
                <span></span>
                <p class="across"><Icon name="up" small=true/>{live_text(move || words().rising.to_owned())}</p>
                <p class="across"><Icon name="dn" small=true/>{live_text(move || words().falling.to_owned())}</p>
            </div>
            {rows.into_iter().collect_any()}
            <div class="row sheet__sum stacked">
                <span class="row__head centred" aria-hidden="true">
                    <small class="muted">{live_text(move || words().column_points.to_owned())}</small>
                </span>
                {columns(lab, whose.clone())}
            </div>
            <div class="sheet__penalties across">
                <small class="muted rigid">{live_text(move || words().penalties.to_owned())}</small>
                {penalties(lab, whose)}
                <span class="sheet__total across">
                    <small class="muted">{live_text(move || words().score.to_owned())}</small>
                    <b>{score}</b>
                </span>
            </div>
        </div>
    }
}

/// A part of a seat's sheet, in words.
pub(super) fn words_of(lab: SheetBoard, seat: Seat, show: fn(&Sheet) -> String) -> String {
    lab.view.with(|view| show(view.sheet(seat)))
}

fn columns(lab: SheetBoard, whose: Getter<Seat>) -> AnyView {
    let points = move || lab.view.with(|view| view.sheet(whose()).columns());
    let key = {
        let points = points.clone();
        move || format!("{:?} {:?}", lab.app.lang(), points())
    };
    live_as(key, move || {
        let lang = lab.app.lang();
        let points = points();
        let column = |(points, number): (Option<u8>, u8)| match points {
            Some(points) => {
                let label = (text(lang).label.column)(number, points);
                html! { <span class="row__score centred" role="img" aria-label=label>{points}</span> }
            }
            None => html! { <span class="row__score centred"></span> },
        };
        let mut columns: Vec<AnyView> = points.into_iter().zip(1..).map(column).collect();
        columns.insert(LINE, html! { <i class="line"></i> });
        columns.into_any()
    })
}

fn penalties(lab: SheetBoard, whose: Getter<Seat>) -> AnyView {
    let filled = move || lab.view.with(|view| view.sheet(whose()).penalties);
    let key = {
        let filled = filled.clone();
        move || format!("{:?} {}", lab.app.lang(), filled())
    };
    live_as(key, move || {
        let lang = lab.app.lang();
        let filled = filled();
        let penalty = |place: u8| {
            if place <= filled {
                let label = (text(lang).label.penalty)(place);
                let cost = format!("−{place}");
                html! { <span class="penalty penalty--taken centred" role="img" aria-label=label>{cost}</span> }
            } else {
                html! { <span class="penalty centred" aria-hidden="true">{format!("−{place}")}</span> }
            }
        };
        (1..=PENALTIES).map(penalty).collect_any().into_any()
    })
}
