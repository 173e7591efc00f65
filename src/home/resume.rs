//! The match to continue.

use super::deleting::PendingDeletion;
use mallard_codes::{GameId, Route};
use mallard_device::SavedSummary;
use mallard_kit::prelude::*;
use mallard_kit::{Dialog, Exporter, saved_ago};
use mallard_texts::home_messages;
use mallard_words::{Piece, export_messages, text};

#[component]
pub(super) fn Resume(
    resumed: Memo<Option<SavedSummary>>,
    others: Memo<Vec<SavedSummary>>,
    expanded: RwSignal<bool>,
    clock: RwSignal<u64>,
    exporter: Exporter,
    deleting: PendingDeletion,
) -> impl IntoView {
    let app = use_app();
    let more = move || {
        let count = others.with(Vec::len);
        if count == 0 {
            return ().into_any();
        }
        html! {
            <button
                type="button"
                class="more"
                aria-expanded=live_text(move || expanded.get().to_string())
                on:click=move |_| {
                    let now = !expanded.get_untracked();
                    app.left.update_value(|left| left.shows_all_saves = now);
                    expanded.set(now);
                }
            >
                {live_text(move || {
                    let home = home_messages(app.lang());
                    let first = resumed.with(Option::is_some);
                    if first { (home.more_saved)(count) } else { (home.saved)(count) }
                })}
            </button>
        }
    };
    live(move || match resumed.get() {
        Some(summary) => {
            match_to_resume(app, clock, summary, live(more), Menu { exporter, deleting })
        }
        None => html! {
            <section class="resume resume--none stacked panel">
                <svg viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
                <div class="resume__body">
                    <h2>
                        <span>{home_messages(app.lang()).no_match}</span>
                        <span class="welcome">{home_messages(app.lang()).welcome}</span>
                    </h2>
                    <p>{home_messages(app.lang()).no_match_hint}</p>
                </div>
                <div class="resume__actions across wrapped">
                    {live(more)}
                </div>
            </section>
        },
    })
}

fn match_to_resume(
    app: App,
    clock: RwSignal<u64>,
    summary: SavedSummary,
    more: AnyView,
    menu: Menu,
) -> AnyView {
    let whole = summary.clone();
    // The page fetches its code (assets/page/program.js).
    let game = summary.game.map_or("", GameId::slug);
    let ducks = summary.ducks.into_iter().map(|duck| view! { <Avatar duck/> });
    html! {
        <section class="resume stacked panel" data-game=game>
            <div class="resume__still across amid" aria-hidden="true">{still(summary.still)}</div>
            <div class="resume__body">
                <p class="muted">{live_text(move || saved_ago(app, clock, summary.saved_at))}</p>
                <h2>{summary.title}</h2>
                <p class="resume__players across wrapped">
                    {ducks.collect_any()}
                    <span>{summary.status}</span>
                </p>
            </div>
            <div class="resume__actions across wrapped">
                <a class="button button--primary button--big" href=Route::Match(summary.id).hash()>
                    <Icon name="play"/>
                    <span>{app.text().go_on}</span>
                </a>
                {more}
            </div>
            {menu.view(app, whole)}
        </section>
    }
}

/// The rarer actions.
#[derive(Clone, Copy)]
struct Menu {
    exporter: Exporter,
    deleting: PendingDeletion,
}

impl Menu {
    /// The button, and the menu behind it.
    fn view(self, app: App, summary: SavedSummary) -> AnyView {
        let Self { exporter, deleting } = self;
        let (id, title) = (summary.id.clone(), summary.title.clone());
        let open = RwSignal::new(false);
        let export = Callback::new(move |()| exporter.offer(&id, title.clone()));
        let share = {
            let id = summary.id.clone();
            Callback::new(move |()| share_at_table(app, &id))
        };
        let delete = Callback::new(move |()| deleting.ask(summary.clone()));
        let item = move |icon, words, act: Callback<()>| {
            let press = move |_| {
                open.set(false);
                act.run(());
            };
            view! {
                <button type="button" class="menu__item across" on:click=press>
                    <Icon name=icon/><span>{words}</span>
                </button>
            }
        };
        let label = translate(app, |lang| export_messages(lang).menu);
        html! {
            <IconButton
                name="menu"
                class="resume__menu"
                label
                on_press=Callback::new(move |()| open.set(true))
            />
            <Dialog open class="menu" label>
                {item("share", export_messages(app.lang()).share, share)}
                {item("save", export_messages(app.lang()).export, export)}
                {item("trash", text(app.lang()).delete, delete)}
            </Dialog>
        }
    }
}

/// The table knows which parts of a match can be shared, and asks.
pub(super) fn share_at_table(app: App, id: &str) {
    app.left.update_value(|left| left.share = Some(id.to_owned()));
    app.go(Route::Match(id.to_owned()));
}

/// A small picture of the table, or a duck if the match has no picture yet.
fn still(stacks: Vec<Vec<Piece>>) -> AnyView {
    if stacks.is_empty() {
        return html! { <svg viewBox="0 0 160 112"><use href="#drake"></use></svg> };
    }
    let piece = |piece: Piece| {
        let symbol = format!("#{}", piece.symbol);
        view! { <div class=piece.classes()><svg class="card__face"><use href=symbol></use></svg></div> }
    };
    let stack = |pieces: Vec<Piece>| {
        view! { <div class="still beside">{pieces.into_iter().map(piece).collect_any()}</div> }
    };
    stacks.into_iter().map(stack).collect_any().into_any()
}
