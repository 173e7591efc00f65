//! The page before any program starts: the first screen, in every language, generated from the games' texts.
//! `UPDATE_HOME_SHELL=1 cargo test --test contract home_shell` writes the file again.
//!
//! It looks the same as `ui/home/screen.rs` and `ui/kit/box_art.rs` draw it; `e2e/home-shell.spec.ts` compares the two.

use mallard::codes::Route;
use mallard::device::{DAYS, length_of};
use mallard::engine::Game;
use mallard::games::durak::Durak;
use mallard::games::{GAMES, GameId, profile};
use mallard::texts::home_messages;
use mallard::with_game;
use mallard::words::{
    GameInfo, GameText, Lang, device_messages, import_messages, install_messages,
    settings_messages, text,
};
use std::fmt::Write;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/page/home-shell.html");

#[test]
fn the_home_shell_matches_the_games_info() {
    let now = home_shell();
    if std::env::var_os("UPDATE_HOME_SHELL").is_some() {
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let stored = std::fs::read_to_string(FILE).expect("the file is there");
    assert!(
        stored == now,
        "assets/page/home-shell.html is of other words: see tests/contract/home_shell.rs"
    );
}

/// The first screen in every language; style/home-shell.css shows one.
fn home_shell() -> String {
    let mut html = String::from("<div class=\"home-shell\" hidden>\n");
    for lang in Lang::ALL {
        let boxes = GAMES.iter().map(|&game| with_game!(game, G => game_tile::<G>(game, lang)));
        let _ = write!(
            html,
            r#"<div class="home" lang="{}">
<header class="home__bar across"><img class="home__logo" src="icons/favicon.svg" alt=""><b>Mallard</b><div class="bar__right beside">{}{}{}</div></header>
<main class="home__main">
<div class="two stacked">
{}{}{}</div>
<section class="game-grid"><div class="game-grid__head across apart"><h1>{}</h1><a class="more home__join" href="{}">{}</a><p class="home__more across"><a class="more" href="{}">{}</a><button type="button" class="more">{}</button></p></div>
<ol>
{}</ol>
<div class="game-grid__ledge" aria-hidden="true"></div></section>
</main>
</div>
"#,
            lang.tag(),
            install(lang),
            theme(lang),
            icon_button("gear", settings_messages(lang).title, ""),
            nothing_saved(lang),
            saved(lang),
            day(lang),
            home_messages(lang).pick_a_box,
            Route::Join.hash(),
            home_messages(lang).join,
            Route::Past.hash(),
            device_messages(lang).past,
            import_messages(lang).import,
            boxes.collect::<String>(),
        );
    }
    html.push_str("</div>\n");
    html
}

/// A button that is only an icon. Its label appears twice, as `ui/kit/icon.rs` writes it.
fn icon_button(name: &str, label: &str, more: &str) -> String {
    format!(
        r##"<button type="button" class="icon-button centred" aria-label="{label}" title="{label}"{more}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg></button>"##
    )
}

/// The button that installs the app, visible where the browser would do it.
fn install(lang: Lang) -> String {
    format!(
        r##"<button type="button" class="home__install across"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-down"/></svg><span>{}</span></button>"##,
        install_messages(lang).install,
    )
}

/// The button of the theme, with its text while another is chosen (assets/page/home-shell.js).
fn theme(lang: Lang) -> String {
    let words = settings_messages(lang);
    let says = |theme| text(lang).value(words.theme, theme);
    let more = format!(
        r#" data-auto="{}" data-light="{}" data-dark="{}""#,
        says(words.theme_auto),
        says(words.theme_light),
        says(words.theme_dark),
    );
    icon_button("theme", &says(words.theme_auto), &more)
}

fn nothing_saved(lang: Lang) -> String {
    let home = home_messages(lang);
    format!(
        r##"<section class="resume resume--none stacked panel"><svg viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"/></svg>
<div class="resume__body"><h2><span>{}</span><span class="welcome">{}</span></h2><p>{}</p></div>
<div class="resume__actions across wrapped"></div></section>
"##,
        home.no_match, home.welcome, home.no_match_hint,
    )
}

/// Room for the match to continue, which only the program knows.
fn saved(lang: Lang) -> String {
    let text = text(lang);
    format!(
        r#"<div class="resume resume--match stacked panel"><div class="resume__still across amid is-placeholder"></div>
<div class="resume__body is-placeholder"><p class="muted">{}</p><h2>{}</h2><p class="resume__players across wrapped"><svg class="avatar"></svg></p></div>
<div class="resume__actions across wrapped is-placeholder"><span class="button button--big">{}</span></div></div>
"#,
        (device_messages(lang).saved_ago)(0),
        Durak::about(lang).name,
        text.go_on,
    )
}

/// The deal of the day; assets/page/home-shell.js computes its game.
fn day(lang: Lang) -> String {
    let home = home_messages(lang);
    let says = (home.daily)("{}");
    let lengths: Vec<_> = GAMES.iter().map(|&game| length_of(profile(game), lang)).collect();
    let lengths = lengths.join("|");
    format!(
        r#"<section class="day stacked panel"><span class="picture is-placeholder"></span>
<div class="day__body is-placeholder"><p class="muted" data-template="{says}">{}</p><h2>{}</h2><p class="day__length" data-template="{lengths}">{}</p><p>{}</p></div>
<div class="day__actions across wrapped is-placeholder"><button type="button" class="button">{}</button><p class="day__week across wrapped amid">{}<span>{}</span></p></div></section>
"#,
        (home.daily)(&(device_messages(lang).date)(12, 24)),
        Durak::about(lang).name,
        length_of(profile(GameId::Durak), lang),
        home.daily_hint,
        home.daily_play,
        "<i></i>".repeat(DAYS),
        (home.daily_week)(0, DAYS),
    )
}

/// A game's box.
fn game_tile<G: GameText>(game: GameId, lang: Lang) -> String {
    let (slug, hash, about) = (game.slug(), Route::Setup(game).hash(), G::about(lang));
    let words = device_messages(lang);
    let seats = (words.seats)(*<G as Game>::SEATS.start(), *<G as Game>::SEATS.end());
    let minutes = (words.minutes)(about.minutes);
    let name = about.name.replace('&', "&amp;");
    let pitch = about.pitch;
    let drawn = |class: &str, id: &str| {
        format!(r##"<svg class="{class}" aria-hidden="true"><use href="#{id}"/></svg>"##)
    };
    let icon = |name: &str| {
        format!(
            r##"<svg class="icon--small" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>"##
        )
    };
    // The days before it have the challenges that they always had.
    let since = match game.first_day() {
        Some([year, month, day]) if game.first_day() != GameId::ALL[0].first_day() => {
            format!(r#" data-since="{year}/{month}/{day}""#)
        }
        _ => String::new(),
    };
    let easiest = home_messages(lang).easiest;
    let tag = if game.is_easiest() {
        format!(r#"<span class="tag game-tile__tag">{easiest}</span>"#)
    } else {
        String::new()
    };
    format!(
        r#"<li><a class="game-tile game-tile--{slug}"{since} href="{hash}"><span class="game-tile__window">{}{}</span><span class="game-tile__caption"><b>{name}</b><span class="game-tile__pitch">{pitch}</span><span class="game-tile__facts across">{}{seats}<i></i>{}{minutes}</span></span>{tag}</a></li>
"#,
        drawn("game-tile__pattern", &format!("box-art-{slug}-pattern")),
        drawn("game-tile__art", &format!("box-art-{slug}")),
        icon("person"),
        icon("clock"),
    )
}
