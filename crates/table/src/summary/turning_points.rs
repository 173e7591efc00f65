//! The turning points of a match, in words, each a way back to its move.

use super::seek::seek;
use super::translate;
use crate::parts::panels::OpenPanels;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_kit::prelude::*;
use mallard_session::{TurningPoint, TurningPointSearch};
use mallard_texts::summary_messages;
use mallard_web as web;

/// The visible parts are shown first: how long the search waits for them, in milliseconds.
const SEARCH_DELAY_MS: i32 = 400;

/// The turning points, or a line that the search continues. A lesson has none.
pub(in super::super) fn turning_points(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    if handle.coach.is_some() {
        return ().into_any();
    }
    let found = open.turning_points;
    if found.with_untracked(Option::is_none) {
        search_turning_points(Box::new(move || handle.ask(|table| table.seeking())), found);
    }
    let shown = live(move || {
        found.with(|found| match found {
            None => {
                html! { <p class="note">{translate(handle, |words| words.looking)}</p> }
            }
            Some(found) if found.is_empty() => {
                html! { <p class="note">{translate(handle, |words| words.no_turning_point)}</p> }
            }
            Some(found) => list(handle, found),
        })
    });
    html! {
        <section class="turning-points" aria-labelledby="turning-points">
            <h2 id="turning-points">{translate(handle, |words| words.turning_points)}</h2>
            <div class="turning-points__list" role="status">{shown}</div>
        </section>
    }
}

/// Searches for them as long as the screen is shown, if the match has any.
pub(in super::super) fn search_turning_points(
    seeking: Box<dyn Fn() -> Option<TurningPointSearch>>,
    found: RwSignal<Option<Vec<TurningPoint>>>,
) {
    spawn_local_scoped_with_cancellation(async move {
        web::rest(SEARCH_DELAY_MS).await;
        if let Some(search) = seeking() {
            let points = seek(search).await;
            // The screen may be gone by now.
            let _ = found.try_set(Some(points));
        }
    });
}

fn list(handle: MatchUiHandle, found: &[TurningPoint]) -> AnyView {
    let words = summary_messages(handle.app.lang());
    let note = if handle.ask(|table| table.spares()) { words.to_be_spared } else { words.to_win };
    let items: Vec<AnyView> = found.iter().filter_map(|point| item(handle, point)).collect();
    if items.is_empty() {
        return html! { <p class="note">{words.no_turning_point}</p> };
    }
    html! {
        <p class="note">{note}</p>
        <ol>{items}</ol>
    }
}

/// A turning point: the move, its consequence, and the chances. `None` if no words describe the consequence.
fn item(handle: MatchUiHandle, point: &TurningPoint) -> Option<AnyView> {
    let (lang, words) = (handle.app.lang(), summary_messages(handle.app.lang()));
    let TurningPoint { ref steps, seat, before, after } = *point;
    let name = handle.name(seat);
    let changed = (words.changed)(&name, before, after);
    let (line, result) = handle.ask(|table| (table.line_of(point), table.result_of(point)));
    let result = result?;
    let result = (result != line)
        .then(|| view! { <span class="turning-points__came">{rich(&result, lang)}</span> });
    let item = view! {
        <li>
            <a class="stacked" href=Route::Replay(handle.tab().id(), Some(steps.end)).hash()>
                <span class="turning-points__step">{(words.step)(steps.end)}</span>
                <span class="turning-points__move">{rich(&line, lang)} {result}</span>
                <span class="turning-points__chance across">
                    <Avatar duck=handle.player(seat).duck/>
                    <span class="stacked" aria-hidden="true">
                        <span class="turning-points__name">{name}</span>
                        <b>{format!("{before} → {after}%")}</b>
                    </span>
                    <span class="visually-hidden">{changed}</span>
                </span>
            </a>
        </li>
    };
    Some(item.into_any())
}
