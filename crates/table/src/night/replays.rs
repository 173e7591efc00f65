//! The replays of a night, in the order of its matches.

use super::night_page_state::NightPageState;
use super::sentences::translate;
use mallard_codes::Route;
use mallard_device::Stored;
use mallard_device::{PastMatch, SavedMatch, find_match};
use mallard_kit::prelude::*;
use mallard_kit::{Sheet, box_art};
use mallard_texts::night_messages;
use mallard_web as web;

/// The list of all matches, each a way to its replay.
pub(super) fn replays(state: NightPageState, open: RwSignal<bool>) -> AnyView {
    let list = move || {
        let rows = state.night().matches.iter().map(|played| row(state, played)).collect_any();
        html! { <ol class="night__replays">{rows}</ol> }
    };
    html! {
        <Sheet open title=translate(state.app, |words| words.replays)>{live(list)}</Sheet>
    }
}

fn row(state: NightPageState, played: &PastMatch) -> AnyView {
    let lang = state.app.lang();
    let Some(game) = played.game() else { return ().into_any() };
    let name = state.app.about(game).name;
    let label = (night_messages(lang).replay_of)(name);
    let Some(replay) = replay_route(played, None) else { return ().into_any() };
    html! {
        <li>
            <a class="moment across" href=replay.hash() on:click=move |_| comes_back(state)>
                {box_art(game)}
                <span class="grows"><b>{played.describe_result(lang).to_owned()}</b> <small>{name}</small></span>
                <Icon name="play"/>
                <span class="visually-hidden">{label}</span>
            </a>
        </li>
    }
}

/// The replay at this step or at the start. If the save was deleted, the link of the match; `None` if it has none.
pub(super) fn replay_route(played: &PastMatch, step: Option<usize>) -> Option<Route> {
    match find_match(web::storage(), &played.id) {
        Stored::Missing => played.linked(),
        _ => Some(Route::Replay(played.id.clone(), Some(step.unwrap_or(0)))),
    }
}

/// The replay leads back to the night.
pub(super) fn comes_back(state: NightPageState) {
    let here = state.app.route.get_untracked();
    state.app.left.update_value(|left| left.replay_return = Some(here));
}

pub(super) fn save_of(played: &PastMatch) -> Option<SavedMatch> {
    find_match(web::storage(), &played.id).value()
}
