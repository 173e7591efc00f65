//! Shows the content of a link and its possible actions. Nothing is stored before the user agrees.

use crate::games::{have, rules};
use crate::incoming::import::{incoming_screen, offer, refused};
use mallard_codes::Route;
use mallard_codes::link::{LinkContent, LinkError, SharedDeal, linked_game};
use mallard_device::{ImportError, ValidatedImport, read_link};
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::share_messages;
use mallard_web as web;
use std::sync::Arc;

/// The content of a link.
#[derive(Clone)]
enum Incoming {
    Deal(SharedDeal),
    Match(Arc<ValidatedImport>),
    NoLink(LinkError),
    NoMatch(ImportError),
}

/// The preview of a link.
pub(crate) fn linked_page(app: App, link: &str) -> AnyView {
    if !have(linked_game(link)) {
        return ().into_any();
    }
    let looked = match read_link(rules, link) {
        Err(why) => Incoming::NoLink(why),
        Ok(LinkContent::Deal(deal)) => Incoming::Deal(deal),
        Ok(LinkContent::Match(match_export)) => {
            match ValidatedImport::validate(rules, web::storage(), app.lang_now(), match_export) {
                Err(why) => Incoming::NoMatch(why),
                Ok(checked) => Incoming::Match(Arc::new(checked)),
            }
        }
    };
    let is_deal = link.starts_with('d');
    let title = live_text(move || {
        let words = share_messages(app.lang());
        if is_deal { words.deal_came } else { words.match_came }.to_owned()
    });
    incoming_screen(app, title, move |back| match looked.clone() {
        Incoming::Deal(deal) => deal_offer(app, deal),
        Incoming::Match(checked) => offer(app, checked, back),
        Incoming::NoLink(why) => refused(app, why.sentence(app.lang())),
        Incoming::NoMatch(why) => refused(app, why.sentence(app.lang())),
    })
}

/// Shows the deal, and offers to set it up.
fn deal_offer(app: App, deal: SharedDeal) -> AnyView {
    let words = share_messages(app.lang());
    let (people, bots) = deal.people_and_bots();
    let game = deal.game;
    let ducks = deal.players.iter().map(|player| view! { <Avatar duck=player.duck/> });
    let ducks = ducks.collect_any();
    let set_up = move |_| {
        app.left.update_value(|left| left.shared_deal = Some((game, deal.draft.to_string())));
        app.go(Route::Setup(game));
    };
    html! {
        <section class="panel incoming stacked" aria-labelledby="incoming">
            <div class="incoming__match stacked">
                {box_art(game)}
                <div>
                    <h2 id="incoming">{app.about(game).name}</h2>
                    <p class="muted">{words.deal_came}</p>
                </div>
            </div>
            <p class="incoming__players across wrapped">{ducks}<span>{(words.for_whom)(people, bots)}</span></p>
            <p>{words.deal_waits}</p>
            <div class="dialog__actions beside wrapped">
                <a class="button" href=Route::Home.hash()>{app.text().cancel}</a>
                <button type="button" class="button button--primary" on:click=set_up>{words.set_up}</button>
            </div>
        </section>
    }
}
