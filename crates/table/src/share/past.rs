//! Shares a past match: as a link, or as a file if the link would be too long. Its save may be
//! gone.

use super::offered::{ShareTarget, address_of};
use super::own_address;
use super::privacy;
use super::ways::{code, file_button, ways};
use crate::games::{have, rules};
use mallard_codes::link::{LinkContent, drawn, linked_game};
use mallard_device::read_link;
use mallard_kit::prelude::*;
use mallard_texts::share_messages;

/// The contents of the dialog that shares a past match, by its link.
pub(crate) fn link_of_past(app: App, link: &str) -> AnyView {
    // The file is written by the rules of the game.
    if !have(linked_game(link)) {
        return ().into_any();
    }
    let words = share_messages(app.lang());
    let address = address_of(link.to_owned());
    let picture = if let Some(address) = &address {
        drawn(address).map(|picture| code(app, picture))
    } else {
        let link = link.to_owned();
        let found = move || match read_link(rules, &link) {
            Ok(LinkContent::Match(linked)) => Some(linked),
            Ok(LinkContent::Deal(_)) | Err(_) => None,
        };
        let file = file_button(app, Box::new(found), true);
        Some(html! { <div class="share__instead stacked"><p>{words.no_link}</p>{file}</div> })
    };
    html! {
        <div class="share__grid stacked">
            {picture}
            <div class="share__body stacked">
                <p class="share__says">{words.match_over}</p>
                {address.is_some().then(|| own_address(app))}
                {ways(app, ShareTarget::Match, address)}
            </div>
        </div>
        <p class="share__privacy beside"><Icon name="lock" small=true/>{privacy(app)}</p>
    }
}
