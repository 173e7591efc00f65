//! The panel that explains a bot's decision: on the pond, above the dock.

use super::thinking::think_over;
use super::{Looking, PANEL};
use crate::session::{Candidate, Reasons};
use crate::ui::kit::{IconButton, live, live_as, live_text, rich};
use crate::web::Until;
use crate::words::{WhyText, why_text};
use leptos::prelude::*;

/// The place of the explanation, which is read aloud. It is made again for another step and in
/// another language.
pub(in super::super) fn panel(looking: Looking) -> AnyView {
    let Looking { app, why, .. } = looking;
    let key = move || match why.open.get() {
        Some(step) => format!("{step} {}", app.lang().tag()),
        None => String::new(),
    };
    let told = move || match why.open.get_untracked() {
        Some(step) => told(looking, step),
        None => ().into_any(),
    };
    view! { <div id=PANEL class="why__space beside" role="status">{live_as(key, told)}</div> }
        .into_any()
}

fn told(looking: Looking, step: usize) -> AnyView {
    let Looking { app, desk, why, .. } = looking;
    let words = why_text(app.lang_now());
    let title = why.whose(step).map(|seat| (words.title)(&desk.name(seat)));
    let close = Callback::new(move |()| {
        why.close();
    });
    view! {
        <section class="why__panel grows" tabindex="0">
            <div class="why__head across apart">
                <h2>{title}</h2>
                <IconButton name="x" label=live_text(move || words.close.to_owned()) on_press=close/>
            </div>
            {reasons(looking, step, words)}
        </section>
    }
    .into_any()
}

/// Thinks the decision over while the panel is open, and shows the result.
fn reasons(looking: Looking, step: usize, words: &'static WhyText) -> AnyView {
    let Looking { app, why, .. } = looking;
    let lang = app.lang_now();
    let found = RwSignal::new(None::<Reasons>);
    let under_way: StoredValue<Option<Until>, LocalStorage> = StoredValue::new_local(None);
    if let Some(thought) = why.begin(step) {
        let told = think_over(thought, move |thought| {
            // The panel may be closed by now.
            let _ = found.try_set(thought.told(lang));
        });
        under_way.set_value(Some(told));
    }
    on_cleanup(move || drop(under_way.try_update_value(Option::take)));
    live(move || {
        found.with(|found| match found {
            None => view! { <p class="note">{words.thinking}</p> }.into_any(),
            Some(Reasons { instead, to, advice, options, measure }) => view! {
                {instead.clone().map(|instead| view! { <p class="why__instead">{instead}</p> })}
                <p class="why__advice"><small>{to.clone()}</small> {rich(advice, lang)}</p>
                <ol>{options.iter().map(|option| weighed(option, words, looking)).collect_view()}</ol>
                <p class="note">{app.text().sentences(&[measure, words.again])}</p>
            }
            .into_any(),
        })
    })
}

fn weighed(option: &Candidate, words: &WhyText, looking: Looking) -> AnyView {
    let per_cent = option.per_cent.map(|number| {
        view! {
            <span class="why__number">
                <b aria-hidden="true">{format!("{number}%")}</b>
                <span class="visually-hidden">{(words.per_cent)(number)}</span>
            </span>
        }
    });
    let done = option.done.then(|| view! { <span class="tag">{words.done}</span> });
    view! { <li class="across"><span class="grows">{rich(&option.offer, looking.app.lang_now())}</span> {done} {per_cent}</li> }
        .into_any()
}
