//! The panel that explains a bot's decision: on the pond, above the dock.

use super::thinking::think_over;
use crate::parts::explanation_panel::PANEL_ID;
use crate::replay::state::ReplayState;
use mallard_texts::{WhyPanelMessages, why_panel_messages};

use mallard_kit::prelude::*;
use mallard_session::{Explanation, RatedOption};
use mallard_web::DropGuard;

/// The place of the explanation, which is read aloud. It is rendered again for another step and in another language.
pub(in super::super) fn panel(replay: ReplayState) -> AnyView {
    let ReplayState { app, why, .. } = replay;
    let key = move || match why.open.get() {
        Some(step) => format!("{step} {}", app.lang().tag()),
        None => String::new(),
    };
    let content = move || match why.open.get_untracked() {
        Some(step) => render_explanation(replay, step),
        None => ().into_any(),
    };
    html! { <div id=PANEL_ID class="why__space beside" role="status">{live_as(key, content)}</div> }
}

fn render_explanation(replay: ReplayState, step: usize) -> AnyView {
    let ReplayState { app, handle, why, .. } = replay;
    let words = why_panel_messages(app.lang_now());
    let title = why.bot_at(step).map(|seat| (words.title)(&handle.name(seat)));
    let close = Callback::new(move |()| {
        why.close();
    });
    html! {
        <section class="why__panel grows" tabindex="0">
            <div class="why__head across apart">
                <h2>{title}</h2>
                <IconButton name="x" label=live_text(move || words.close.to_owned()) on_press=close/>
            </div>
            {reasons(replay, step, words)}
        </section>
    }
}

/// Analyzes the decision while the panel is open, and shows the result.
fn reasons(replay: ReplayState, step: usize, words: &'static WhyPanelMessages) -> AnyView {
    let ReplayState { app, why, .. } = replay;
    let lang = app.lang_now();
    let found = RwSignal::new(None::<Explanation>);
    let under_way: StoredValue<Option<DropGuard>, LocalStorage> = StoredValue::new_local(None);
    if let Some(thought) = why.begin(step) {
        let analysis = think_over(thought, move |thought| {
            // The panel may be closed by now.
            let _ = found.try_set(thought.explain(lang));
        });
        under_way.set_value(Some(analysis));
    }
    on_cleanup(move || drop(under_way.try_update_value(Option::take)));
    live(move || {
        found.with(|found| match found {
            None => html! { <p class="note">{words.thinking}</p> },
            Some(Explanation { instead, to, advice, options, measure }) => html! {
                {instead.clone().map(|instead| view! { <p class="why__instead">{instead}</p> })}
                <p class="why__advice"><small>{to.clone()}</small> {rich(advice, lang)}</p>
                <ol>{options.iter().map(|option| render_option(option, words, replay)).collect_any()}</ol>
                <p class="note">{app.text().sentences(&[measure, words.again])}</p>
            },
        })
    })
}

fn render_option(option: &RatedOption, words: &WhyPanelMessages, replay: ReplayState) -> AnyView {
    let per_cent = option.per_cent.map(|number| {
        view! {
            <span class="why__number">
                <b aria-hidden="true">{format!("{number}%")}</b>
                <span class="visually-hidden">{(words.per_cent)(number)}</span>
            </span>
        }
    });
    let done = option.was_played.then(|| view! { <span class="tag">{words.done}</span> });
    html! { <li class="across"><span class="grows">{rich(&option.offer, replay.app.lang_now())}</span> {done} {per_cent}</li> }
}
