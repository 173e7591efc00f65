//! The line under the boxes: what speaks for a game.

use super::next_game::NextGame;
use super::sentences::{MAX_NAMED_PEOPLE, people};
use mallard_codes::Route;
use mallard_device::{Reasons, suggest_game};
use mallard_kit::prelude::*;
use mallard_texts::night_messages;

/// The line; empty without a night, or if nothing speaks for any game.
pub(super) fn line(page: NextGame) -> AnyView {
    let games = page.reasons();
    let Some(at) = suggest_game(&games) else { return ().into_any() };
    // That all can play is news only if other games leave someone out.
    let all_fit = games.iter().all(|(_, reasons)| reasons.fits);
    let (game, Reasons { fits, not_played, short, new_to }) = &games[at];
    let fits = *fits && !all_fit;
    let named = (1..=MAX_NAMED_PEOPLE).contains(&new_to.len());
    let new = if named { people(page.app, new_to) } else { String::new() };
    let count = [fits, *not_played, *short].into_iter().filter(|&holds| holds).count();
    // Three reasons are enough.
    let new = if count < 3 { new } else { String::new() };
    let words = night_messages(page.app.lang());
    let because = (words.because)(fits, *not_played, *short, &new);
    if !*not_played && !*short && new.is_empty() {
        return ().into_any();
    }
    let duck = new_to.first().filter(|_| !new.is_empty()).map(|person| person.duck);
    let duck = match duck {
        Some(duck) => html! { <Avatar duck/> },
        None => html! {
            <svg class="suggestion__drake" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
        },
    };
    let lesson = (!new_to.is_empty()).then(|| {
        html! {
            <a class="more across" href=Route::Lesson(*game).hash()><Icon name="play" small=true/>{words.show_us}</a>
        }
    });
    let name = page.app.about(*game).name;
    html! {
        <div class="suggestion across">
            {duck}
            <p><b>{name}</b>{page.app.text().marks.value}{because}</p>
            {lesson}
        </div>
    }
}
