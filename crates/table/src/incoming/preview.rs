//! The preview of what comes: a match or a deal.

use mallard_codes::link::SharedDeal;
use mallard_codes::{GameId, Route};
use mallard_device::{Relation, ValidatedImport};
use mallard_kit::prelude::*;
use mallard_kit::{box_art, clock, saved_ago};
use mallard_session::Duck;
use mallard_texts::{incoming_messages, replay_messages, share_messages};
use mallard_web as web;
use mallard_words::device_messages;
use std::sync::Arc;

/// The match that the user replays before the import.
pub(super) type ImportReplay = RwSignal<Option<Arc<ValidatedImport>>>;

/// The panel of a preview: what it is, and the possible actions.
pub(super) fn panel(parts: AnyView, acts: AnyView) -> AnyView {
    html! {
        <section class="panel incoming stacked" aria-labelledby="incoming">
            {parts}
            <div class="dialog__actions beside wrapped">{acts}</div>
        </section>
    }
}

/// The button that leaves all as it is.
pub(super) fn cancel(app: App) -> AnyView {
    html! {
        <button type="button" class="button" on:click=move |_| leave(app, Route::Home)>
            {app.text().cancel}
        </button>
    }
}

/// Goes on without what has come.
fn leave(app: App, route: Route) {
    app.left.update_value(|left| left.import = None);
    app.go(route);
}

/// The game, what comes of it, and its players.
fn head(
    game: GameId,
    title: String,
    line: Signal<String>,
    ducks: impl Iterator<Item = Duck>,
    names: String,
) -> AnyView {
    let ducks = ducks.map(|duck| view! { <Avatar duck/> }).collect_any();
    html! {
        <div class="incoming__match stacked">
            {box_art(game)}
            <div>
                <h2 id="incoming">{title}</h2>
                <p class="muted">{line}</p>
            </div>
        </div>
        <p class="incoming__players across wrapped">{ducks}<span>{names}</span></p>
    }
}

/// Shows the deal, and offers to set it up.
pub(super) fn deal_preview(app: App, deal: SharedDeal) -> AnyView {
    let words = share_messages(app.lang());
    let (people, bots) = deal.people_and_bots();
    let game = deal.game;
    let line = live_text(move || words.deal_came.to_owned());
    let ducks = deal.players.iter().map(|player| player.duck);
    let names = (words.for_whom)(people, bots);
    let head = head(game, app.about(game).name.to_owned(), line, ducks, names);
    let set_up = move |_| {
        app.left.update_value(|left| left.shared_deal = Some((game, deal.draft.to_string())));
        app.go(Route::Setup(game));
    };
    panel(
        html! { {head}<p>{words.deal_waits}</p> },
        html! { {cancel(app)}<button type="button" class="button button--primary" on:click=set_up>{words.set_up}</button> },
    )
}

/// Shows the match, and offers to store it or to open the copy that is here.
pub(super) fn match_preview(
    app: App,
    checked: Arc<ValidatedImport>,
    replay: ImportReplay,
) -> AnyView {
    let (text, words) = (app.text(), incoming_messages(app.lang()));
    let ValidatedImport { game, moves, saved_at, damage, here, .. } = &*checked;
    let title = (device_messages(app.lang()).resume_title)(
        app.about(*game).name,
        checked.describe(app.lang()),
    );
    let moves = (words.moves)(*moves);
    let (saved_at, clock) = (*saved_at, clock());
    let line = live_text(move || match saved_at {
        0 => moves.clone(),
        saved_at => format!("{moves} · {}", saved_ago(app, clock, saved_at)),
    });
    let head = head(*game, title, line, checked.ducks(), (text.list_of_names)(&checked.names()));
    let damage = damage.map(|damage| {
        view! { <p class="incoming__note incoming__warning beside"><Icon name="warn"/><span>{(words.damaged)(damage.good)}</span></p> }
    });
    let note = here.as_ref().map(|(_, relation)| {
        view! { <p class="incoming__note beside"><Icon name="info"/><span>{relation_sentence(app, relation)}</span></p> }
    });
    let same = here.clone().filter(|(_, relation)| *relation == Relation::Same);
    let doing = if same.is_some() { text.open } else { words.keep };
    let (kept, looked_at) = (Arc::clone(&checked), checked);
    let act = move |_| {
        let here = same.as_ref().map(|(id, _)| id.clone());
        leave(app, Route::Match(here.unwrap_or_else(|| kept.save(web::storage()))));
    };
    let look = move |_| replay.set(Some(Arc::clone(&looked_at)));
    panel(
        html! { {head}{damage}{note} },
        html! {
            {cancel(app)}
            <button type="button" class="button" on:click=look>
                {replay_messages(app.lang()).look_back}
            </button>
            <button type="button" class="button button--primary" on:click=act>{doing}</button>
        },
    )
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
