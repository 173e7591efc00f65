//! The moments of a player among the past matches, to try again.

use super::whole_of;
use crate::games::{have, module};
use crate::parts::day::day;
use mallard_codes::Route;
use mallard_device::{MatchHistory, OwnMoment, PastPlayer, own_moments};
use mallard_kit::prelude::*;
use mallard_session::MomentText;
use mallard_texts::{MomentsMessages, moments_messages};

/// The panel; empty if the player has none.
pub(crate) fn list(app: App, book: &MatchHistory, person: &PastPlayer) -> AnyView {
    let own = own_moments(book, person);
    // What was played is among the texts of a game.
    if own.is_empty() || !have(own.iter().map(|own| own.game)) {
        return ().into_any();
    }
    let words = moments_messages(app.lang());
    let unsolved = own.iter().filter(|own| !own.moment.solved).count();
    let rows = own.iter().filter_map(|own| Some(row(app, words, own, &in_words(app, book, own)?)));
    let rows: Vec<AnyView> = rows.collect();
    if rows.is_empty() {
        return ().into_any();
    }
    let count = (unsolved > 0).then(|| (words.unsolved)(unsolved));
    html! {
        <section class="panel own-moments" aria-labelledby="own-moments">
            <h2 id="own-moments">{(words.of)(&person.name)} " " <span class="muted">{count}</span></h2>
            <ol>{rows}</ol>
        </section>
    }
}

/// `None` if the match is gone, or its rules have changed since.
fn in_words(app: App, book: &MatchHistory, own: &OwnMoment) -> Option<MomentText> {
    let played = book.latest().find(|played| played.id == own.id)?;
    let saved = whole_of(played).ok()?;
    module(own.game)?.moment_in_words(saved, &own.moment.moment, app.lang())
}

fn row(app: App, words: &MomentsMessages, own: &OwnMoment, text: &MomentText) -> AnyView {
    let is_solved = own.moment.solved;
    let facts = [app.about(own.game).name.to_owned(), day(app, own.ended_at), text.part.clone()];
    let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    let (seat, step) = (own.moment.moment.seat, own.moment.moment.step);
    let hash = Route::Moments(own.id.clone(), seat, Some(step)).hash();
    let come_back = move |_| {
        app.left.update_value(|left| left.replay_return = Some(Route::Past));
    };
    let again = (!is_solved).then(|| {
        let label = app.text().value(words.try_again, &text.played);
        view! {
            <a class="button" href=hash aria-label=label on:click=come_back>
                <Icon name="refresh"/><span>{words.try_again}</span>
            </a>
        }
    });
    html! {
        <li class="across" class:is-solved=is_solved>
            <span class="stacked grows">
                <b>{rich(&(words.played)(&text.played), app.lang())}</b>
                <small class="muted">{rich(&facts.join(" · "), app.lang())}</small>
            </span>
            <span class="tag">{if is_solved { words.solved } else { words.not_yet }}</span>
            {again}
        </li>
    }
}
