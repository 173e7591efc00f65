//! The boxes of the games, with who fits.

use super::next_game::NextGame;
use super::sentences::people;
use mallard_codes::GameId;
use mallard_device::LineUp;
use mallard_kit::prelude::*;
use mallard_kit::{LidContent, box_art_class};
use mallard_texts::{home_messages, night_messages};
use mallard_words::device_messages;

/// The boxes, of which one is chosen.
pub(super) fn boxes(page: NextGame) -> AnyView {
    let label = translate(page.app, |lang| home_messages(lang).pick_a_box);
    let boxes = GameId::ALL.iter().map(|&game| one(page, game)).collect_any();
    html! {
        <section class="game-boxes stacked" aria-label=label>
            <ol>{boxes}</ol>
            <div class="game-grid__ledge" aria-hidden="true"></div>
        </section>
    }
}

fn one(page: NextGame, game: GameId) -> AnyView {
    let is_chosen = flag(move || page.game.get() == game);
    let fits = flag(move || is_full(&page.line_up(Some(game))));
    let fit = live(move || {
        let line_up = page.line_up(Some(game));
        let sign = if is_full(&line_up) { "check" } else { "chair" };
        html! { <Icon name=sign small=true/><span>{fit(page, game, &line_up)}</span> }
    });
    html! {
        <li>
            <button
                type="button"
                class=format!("{} game-box", box_art_class(game))
                class:is-chosen=is_chosen
                aria-pressed=live_text(move || is_chosen.get().to_string())
                on:click=move |_| page.change(&|choice| choice.game = Some(game))
            >
                <LidContent game/>
                <span class="game-box__fit across" class:game-box__fit--all=fits>{fit}</span>
                {live(move || last_result(page, game))}
                <span class="game-box__tick centred" aria-hidden="true"><Icon name="check"/></span>
            </button>
        </li>
    }
}

/// Do all play, without more bots?
const fn is_full(line_up: &LineUp) -> bool {
    line_up.sat_out.is_empty() && line_up.more_bots == 0
}

/// Who plays, who sits out, or how many bots it needs.
fn fit(page: NextGame, game: GameId, line_up: &LineUp) -> String {
    let app = page.app;
    let words = night_messages(app.lang());
    let (fewest, most) = game.seats().into_inner();
    let seats = (device_messages(app.lang()).seats)(fewest, most);
    if line_up.more_bots > 0 {
        (words.with_bots)(&seats, line_up.more_bots)
    } else if line_up.sat_out.is_empty() {
        (words.all_play)(line_up.playing.len()).to_owned()
    } else {
        (words.sit_out)(&seats, &people(app, &line_up.sat_out), line_up.sat_out.len())
    }
}

/// How the group's last match of this game in the night ended.
fn last_result(page: NextGame, game: GameId) -> AnyView {
    let lang = page.app.lang();
    let pill = page.with_night(|_, night| {
        let played = night.counted().rfind(|played| played.game() == Some(game))?;
        let winner = (0..played.players.len()).find(|&seat| played.won(seat));
        let seat = played.fool.map(mallard_engine::Seat::index).or(winner);
        let duck = seat.map(|seat| {
            html! { <Avatar duck=played.players[seat].duck fool=played.fool.is_some()/> }
        });
        let result = played.describe_result(lang).to_owned();
        Some(view! { <span class="game-box__result across">{duck}<span class="clipped">{result}</span></span> })
    });
    pill.flatten().into_any()
}
