//! Imports a match at the table: shows it, and asks whether to store it.

use crate::games::game_module::ReplayRequest;
use crate::games::open_found;
use crate::games::{have, rules};
use crate::history::{import_text, refusal, report};
use mallard_codes::Route;
use mallard_codes::{Backup, ExportError};
use mallard_device::Stored;
use mallard_device::{ImportError, ImportSummary, Relation, ValidatedImport, imported_game};
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, box_art, clock, saved_ago};
use mallard_texts::{history_messages, incoming_messages, replay_messages};
use mallard_web as web;
use mallard_words::{device_messages, import_messages};
use std::sync::Arc;

#[derive(Clone)]
enum Import {
    Gone,
    /// All the data of a device, as a text.
    Everything(Arc<str>),
    Refused(ImportError),
    /// Such a text that cannot be read.
    BadFile(ExportError),
    Checked(Arc<ValidatedImport>),
}

/// The preview of an imported match.
pub(crate) fn import_page(app: App) -> AnyView {
    let Some(import) = validate_import(app) else { return ().into_any() };
    let looked = StoredValue::new(import);
    let title = translate(app, |lang| import_messages(lang).import);
    let told = RwSignal::new(None);
    incoming_screen(app, title, move |back| {
        let lang = app.lang();
        match looked.get_value() {
            Import::Checked(checked) => offer(app, checked, back),
            Import::Everything(text) => everything(app, text, told),
            Import::Gone => refused(app, incoming_messages(lang).gone),
            Import::Refused(why) => refused(app, why.sentence(lang)),
            Import::BadFile(why) => refused(app, refusal(lang, why)),
        }
    })
}

/// The match that the user replays before the import.
pub(crate) type ImportReplay = RwSignal<Option<Arc<ValidatedImport>>>;

/// The preview of an import or, in its place, the match itself while the user replays it.
pub(crate) fn incoming_screen(
    app: App,
    title: Signal<String>,
    body: impl Fn(ImportReplay) -> AnyView + Clone + Send + 'static,
) -> AnyView {
    let back = ImportReplay::new(None);
    let close = Callback::new(move |()| back.set(None));
    live(move || {
        if let Some(checked) = back.get() {
            return open_found(app, Stored::Value(checked.saved()), |game, saved| {
                game.open_replay(app, ReplayRequest { saved, step: None, looker: None, close })
            });
        }
        let body = body.clone();
        let body = live(move || body(back));
        html! {
            <div class="table go">
                <header class="bar across"><BackToShelf/><div class="bar__title grows"><h1>{title}</h1></div></header>
                <main class="pond open-error">{body}</main>
            </div>
        }
    })
}

/// The content of the import; `None` while its game loads.
fn validate_import(app: App) -> Option<Import> {
    let Some(text) = app.left.with_value(|left| left.import.clone()) else {
        return Some(Import::Gone);
    };
    if Backup::is_begun(&text) {
        return Some(match Backup::unwrap(&text) {
            Ok(_) => Import::Everything(text),
            Err(why) => Import::BadFile(why),
        });
    }
    have(imported_game(&text)).then(|| {
        match ValidatedImport::read(rules, web::storage(), app.lang_now(), &text) {
            Err(why) => Import::Refused(why),
            Ok(checked) => Import::Checked(Arc::new(checked)),
        }
    })
}

/// Describes it, and imports it if the user agrees; then reports the result.
fn everything(
    app: App,
    text: Arc<str>,
    result: RwSignal<Option<Result<ImportSummary, ExportError>>>,
) -> AnyView {
    let words = history_messages(app.lang());
    let bring = |settings: bool| {
        let text = Arc::clone(&text);
        move |_| {
            app.left.update_value(|left| left.import = None);
            import_text(app, Arc::clone(&text), settings, move |came| {
                let _ = result.try_set(Some(came));
            });
        }
    };
    let leave = move |_| {
        app.left.update_value(|left| left.import = None);
        app.go(Route::Home);
    };
    let acts = if result.with(Option::is_none) {
        html! {
            <button type="button" class="button" on:click=leave>{app.text().cancel}</button>
            <button type="button" class="button" on:click=bring(false)>{words.bring_matches}</button>
            <button type="button" class="button button--primary" on:click=bring(true)>{words.bring_all}</button>
        }
    } else {
        html! {
            <a class="button" href=Route::Past.hash()>{device_messages(app.lang()).past}</a>
            <a class="button button--primary" href=Route::Home.hash()>{app.text().back_to_shelf}</a>
        }
    };
    html! {
        <section class="panel incoming stacked" aria-labelledby="incoming">
            <h2 id="incoming">{words.everything}</h2>
            <p>{words.bring_says}</p>
            <div role="status">{report(app, result.get())}</div>
            <div class="dialog__actions beside wrapped">{acts}</div>
        </section>
    }
}

pub(crate) fn refused(app: App, why: &'static str) -> AnyView {
    html! {
        <div class="panel open-error__panel stacked" role="alert">
            <p>{why}</p>
            <a class="button button--primary" href=Route::Home.hash()>{app.text().back_to_shelf}</a>
        </div>
    }
}

/// Shows the match, and offers to store it or to open the copy that is here.
pub(crate) fn offer(app: App, checked: Arc<ValidatedImport>, back: ImportReplay) -> AnyView {
    let (text, words) = (app.text(), incoming_messages(app.lang()));
    let ValidatedImport { game, moves, saved_at, damage, here, .. } = &*checked;
    let (name, says) = (app.about(*game).name, checked.describe(app.lang()));
    let ducks = checked.ducks().map(|duck| view! { <Avatar duck/> }).collect_any();
    let moves = (words.moves)(*moves);
    let (saved_at, clock) = (*saved_at, clock());
    let far = live_text(move || match saved_at {
        0 => moves.clone(),
        saved_at => format!("{moves} · {}", saved_ago(app, clock, saved_at)),
    });
    let damage = damage.map(|damage| {
        view! { <p class="incoming__note incoming__warning beside"><Icon name="warn"/><span>{(words.damaged)(damage.good)}</span></p> }
    });
    let note = here.as_ref().map(|(_, relation)| {
        view! { <p class="incoming__note beside"><Icon name="info"/><span>{relation_sentence(app, relation)}</span></p> }
    });
    let go = move |route: Route| {
        app.left.update_value(|left| left.import = None);
        app.go(route);
    };
    let same = here.as_ref().filter(|(_, relation)| *relation == Relation::Same);
    let (doing, act) = if let Some((id, _)) = same {
        let id = id.clone();
        let open = Callback::new(move |()| go(Route::Match(id.clone())));
        (text.open, open)
    } else {
        let keep = Arc::clone(&checked);
        let keep = Callback::new(move |()| go(Route::Match(keep.save(web::storage()))));
        (words.keep, keep)
    };
    let looked_at = Arc::clone(&checked);
    let look = move |_| back.set(Some(Arc::clone(&looked_at)));
    html! {
        <section class="panel incoming stacked" aria-labelledby="incoming">
            <div class="incoming__match stacked">
                {box_art(*game)}
                <div>
                    <h2 id="incoming">{(device_messages(app.lang()).resume_title)(name, says)}</h2>
                    <p class="muted">{far}</p>
                </div>
            </div>
            <p class="incoming__players across wrapped">{ducks}<span>{(text.list_of_names)(&checked.names())}</span></p>
            {damage}
            {note}
            <div class="dialog__actions beside wrapped">
                <button type="button" class="button" on:click=move |_| go(Route::Home)>
                    {text.cancel}
                </button>
                <button type="button" class="button" on:click=look>
                    {replay_messages(app.lang()).look_back}
                </button>
                <button type="button" class="button button--primary" on:click=move |_| act.run(())>
                    {doing}
                </button>
            </div>
        </section>
    }
}

fn relation_sentence(app: App, relation: &Relation) -> String {
    let words = incoming_messages(app.lang());
    match relation {
        Relation::Same => words.same.to_owned(),
        Relation::Ahead(moves) => (words.ahead)(*moves),
        Relation::Behind(moves) => (words.behind)(*moves),
        Relation::Differs => words.differs.to_owned(),
    }
}
