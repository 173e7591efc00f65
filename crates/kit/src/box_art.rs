use super::app::use_app;
use super::icon::Icon;
use super::live::live_text;
use crate::html;
use leptos::prelude::*;
use mallard_codes::GameId;
use mallard_words::device_messages;

/// The box art; the caller makes it a link if it needs one.
#[component]
pub fn Lid(game: GameId) -> impl IntoView {
    view! { <div class=box_art_class(game)><LidContent game/></div> }
}

pub fn box_art_class(game: GameId) -> String {
    format!("game-tile game-tile--{}", game.slug())
}

/// The box art of a game, small.
pub fn box_art(game: GameId) -> AnyView {
    let slug = game.slug();
    html! {
        <span class=format!("picture game-tile--{slug}")>
            <svg aria-hidden="true">
                <use href=format!("#box-art-{slug}")></use>
            </svg>
        </span>
    }
}

/// The drawing and the text on the box.
#[component]
pub fn LidContent(game: GameId) -> impl IntoView {
    let app = use_app();
    let about = move || app.about(game);
    let slug = game.slug();
    let (fewest, most) = game.seats().into_inner();
    view! {
        <span class="game-tile__window">
            <svg class="game-tile__pattern" aria-hidden="true"><use href=format!("#box-art-{slug}-pattern")></use></svg>
            <svg class="game-tile__art" aria-hidden="true"><use href=format!("#box-art-{slug}")></use></svg>
        </span>
        <span class="game-tile__caption">
            <b>{live_text(move || about().name.to_owned())}</b>
            <span class="game-tile__pitch">{live_text(move || about().pitch.to_owned())}</span>
            <span class="game-tile__facts across">
                <Icon name="person" small=true/>
                {live_text(move || (device_messages(app.lang()).seats)(fewest, most))}
                <i></i>
                <Icon name="clock" small=true/>
                {live_text(move || (device_messages(app.lang()).minutes)(about().minutes))}
            </span>
        </span>
    }
}
