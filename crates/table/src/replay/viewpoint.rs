//! The choice of the viewer.

use super::state::ReplayState;
use mallard_engine::Viewer;
use mallard_kit::prelude::*;
use mallard_kit::{ChoiceItem, Segment};
use mallard_texts::replay_messages;
use mallard_words::{Lang, isolated};
use std::sync::Arc;

/// A switch if several viewers are possible, else the name of the view.
pub(super) fn viewpoint_switch(replay: ReplayState) -> AnyView {
    let ReplayState { app, viewers: eyes, viewpoint, .. } = replay;
    let labels = move |lang| {
        eyes.with_value(|eyes| {
            eyes.iter().map(|&(viewer, _)| label(replay, viewer, lang)).collect::<Vec<_>>()
        })
    };
    if eyes.with_value(Vec::len) < 2 {
        let viewpoint = live_text(move || labels(app.lang()).concat());
        return html! { <p class="eyes rigid"><span class="tag">{viewpoint}</span></p> };
    }
    html! {
        <div class="eyes rigid">
            <Segment
                label=live_text(move || replay_messages(app.lang()).whose_view.to_owned())
                choices=Arc::new(move || labels(app.lang()).into_iter().map(ChoiceItem::new).collect())
                chosen=Arc::new(move || Some(viewpoint.get()))
                on_choose=Callback::new(move |chosen| viewpoint.set(chosen))
            />
        </div>
    }
}

fn label(replay: ReplayState, viewer: Viewer, lang: Lang) -> String {
    let words = replay_messages(lang);
    match viewer {
        Viewer::Seat(seat) => {
            (words.seen_by)(&isolated(replay.handle.player(seat).shown_name(lang)))
        }
        Viewer::Table => words.seen_by_all.to_owned(),
        Viewer::Everyone => words.everything.to_owned(),
    }
}
