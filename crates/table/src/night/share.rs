//! The result of a night as a picture and as a text, to share from this device.

use super::best_and_last::match_line;
use super::night_page_state::NightPageState;
use super::picture::picture;
use super::sentences::{name, translate};
use leptos::html;
use mallard_kit::prelude::*;
use mallard_kit::{Sheet, copy_text, say_unless};
use mallard_texts::{claim_privacy, night_messages, share_messages};
use mallard_web as web;

pub(super) fn share_sheet(state: NightPageState, open: RwSignal<bool>) -> AnyView {
    let content = move || {
        if open.get() { contents(state) } else { ().into_any() }
    };
    html! {
        <Sheet open class="dialog dialog--sheet share" body="dialog__body stacked" title=translate(state.app, |words| words.share)>
            {live(content)}
        </Sheet>
    }
}

fn contents(state: NightPageState) -> AnyView {
    let app = state.app;
    let frame = NodeRef::<html::Div>::new();
    let drawing = move || frame.get_untracked().and_then(|frame| frame.first_element_child());
    let text = live_text(move || text_of(state));
    let status = RwSignal::new("");
    let copy = move |_| copy_text(app, status, text.get_untracked());
    let instead = move || night_messages(app.lang_now()).no_picture;
    let save = move |_| {
        if let Some(drawing) = drawing() {
            say_unless(
                status,
                instead(),
                async move { web::save_picture(&drawing, "night").await },
            );
        }
    };
    let can_send = web::can_send();
    let send = can_send.then(|| {
        let press = move |_| {
            if let Some(drawing) = drawing() {
                let text = text.get_untracked();
                let send = async move { web::share_picture(&drawing, "night", &text).await };
                say_unless(status, instead(), send);
            }
        };
        html! {
            <button type="button" class="button button--primary" on:click=press>
                <Icon name="share"/><span>{live_text(move || share_messages(app.lang()).share.to_owned())}</span>
            </button>
        }
    });
    let class = if can_send { "button" } else { "button button--primary" };
    html! {
        <div class="night-picture" node_ref=frame role="img" aria-label=translate(app, |words| words.picture)>{picture(state)}</div>
        <pre class="night-text" tabindex="0" aria-label=translate(app, |words| words.result_text)>{text}</pre>
        <div class="dialog__actions beside wrapped">
            <button type="button" class="button" on:click=copy>
                <Icon name="copy"/><span>{live_text(move || share_messages(app.lang()).copy.to_owned())}</span>
            </button>
            <button type="button" class=class on:click=save>
                <Icon name="save"/><span>{translate(app, |words| words.save_picture)}</span>
            </button>
            {send}
        </div>
        <p class="share__status" role="status">{live(move || status.get().into_any())}</p>
        <p class="share__privacy beside"><Icon name="lock" small=true/>{live_text(move || claim_privacy(app.lang()).to_owned())}</p>
    }
}

/// A line for each person and one for each match; no bots, no times.
fn text_of(state: NightPageState) -> String {
    let (app, night) = (state.app, state.night());
    let words = night_messages(app.lang());
    let title = (words.text_title)(&state.day(), night.score.counted);
    let people = night.score.rows.iter().filter_map(|row| {
        Some((words.line)(row.place?, &name(app, &row.player), &row.points.to_string()))
    });
    let matches = night.counted().filter_map(|played| match_line(state, played));
    [title].into_iter().chain(people).chain(matches).collect::<Vec<_>>().join("\n")
}
