//! The result of a night as a picture and as a text, to share from this device.

use super::best_and_last::best_of;
use super::sentences::{name, names, translate};
use super::shown::{Shown, heading};
use leptos::html;
use leptos::prelude::*;
use mallard_device::PastMatch;
use mallard_kit::{Icon, Sheet, copy_text, live, live_text, say_unless};
use mallard_session::Duck;
use mallard_web::{self as web, Picture, TextAlign};
use mallard_words::{claim_privacy, night_messages, share_messages};

/// The size of the picture, in pixels, as chats show pictures of links.
const SIZE: (u32, u32) = (1200, 630);

/// The dialog.
pub(super) fn share_sheet(shown: Shown, open: RwSignal<bool>) -> AnyView {
    let content = move || {
        if open.get() { contents(shown) } else { ().into_any() }
    };
    view! {
        <Sheet open class="dialog dialog--sheet share" body="dialog__body stacked" title=translate(shown.app, |words| words.share)>
            {live(content)}
        </Sheet>
    }
    .into_any()
}

fn contents(shown: Shown) -> AnyView {
    let app = shown.app;
    let canvas = NodeRef::<html::Canvas>::new();
    let picture = move || canvas.get_untracked().and_then(|canvas| Picture::new(canvas, SIZE));
    Effect::new(move |_| {
        if canvas.get().is_some()
            && let Some(picture) = picture()
        {
            draw(shown, &picture);
        }
    });
    let text = live_text(move || text_of(shown));
    let told = RwSignal::new("");
    let copy = move |_| copy_text(app, told, text.get_untracked());
    let instead = move || night_messages(app.lang_now()).no_picture;
    let save = move |_| {
        if let Some(picture) = picture() {
            say_unless(told, instead(), async move { picture.download("night").await });
        }
    };
    let can_send = web::can_send();
    let send = can_send.then(|| {
        let press = move |_| {
            if let Some(picture) = picture() {
                let text = text.get_untracked();
                say_unless(told, instead(), async move { picture.share("night", &text).await });
            }
        };
        view! {
            <button type="button" class="button button--primary" on:click=press>
                <Icon name="share"/><span>{live_text(move || share_messages(app.lang()).share.to_owned())}</span>
            </button>
        }
        .into_any()
    });
    let class = if can_send { "button" } else { "button button--primary" };
    view! {
        // Han letters have other forms in each language.
        <canvas class="night-picture" node_ref=canvas lang=app.lang_now().tag() role="img" aria-label=translate(app, |words| words.picture)></canvas>
        <pre class="night-text" tabindex="0" aria-label=translate(app, |words| words.result_text)>{text}</pre>
        <div class="dialog__actions beside wrapped">
            <button type="button" class="button" on:click=copy>
                <Icon name="copy"/><span>{live_text(move || share_messages(app.lang()).copy.to_owned())}</span>
            </button>
            <button type="button" class=class on:click=save>
                <Icon name="save"/><span>{translate(app, |words| words.save_picture)}</span>
            </button>
            {send}
        </div>
        <p class="share__status" role="status">{live(move || told.get().into_any())}</p>
        <p class="share__privacy beside"><Icon name="lock" small=true/>{live_text(move || claim_privacy(app.lang()).to_owned())}</p>
    }
    .into_any()
}

/// A line for each person and one for each match; no bots, no times.
fn text_of(shown: Shown) -> String {
    let (app, night) = (shown.app, shown.night());
    let words = night_messages(app.lang());
    let title = (words.text_title)(&shown.day(), night.score.counted);
    let people = night.score.rows.iter().filter_map(|row| {
        Some((words.line)(row.place?, &name(app, &row.player), &row.points.to_string()))
    });
    let matches = night.counted().filter_map(|played| match_line(shown, played));
    [title].into_iter().chain(people).chain(matches).collect::<Vec<_>>().join("\n")
}

/// A match: its game, who won it, and with how much.
fn match_line(shown: Shown, played: &PastMatch) -> Option<String> {
    let lang = shown.app.lang();
    let winners: Vec<usize> = (0..played.players.len()).filter(|&seat| played.won(seat)).collect();
    let figure = match winners.as_slice() {
        [seat] if played.fool.is_none() => best_of(played, *seat, lang),
        _ => None,
    };
    let mut said = vec![played.describe_result(lang).to_owned()];
    said.extend(figure);
    Some(
        shown.app.text().value(shown.app.about(played.game()?).name, &shown.app.text().list(&said)),
    )
}

/// The podium on the drake's green, for the size of the picture.
fn draw(shown: Shown, picture: &Picture) {
    const INK: &str = "#f7f2e4";
    const DIM: &str = "#b9d6ce";
    let (width, height) = (f64::from(SIZE.0), f64::from(SIZE.1));
    picture.fill("#0e4b46", "#0a302d");
    for ring in 1..7 {
        picture.ring(
            (width / 2.0, height * 0.56),
            f64::from(ring) * 120.0,
            "rgb(160 222 208 / 12%)",
            3.0,
        );
    }
    picture.text("Mallard", (48.0, 74.0), "700 34px", INK, TextAlign::Left, 400.0);
    picture.text(
        &untrack(|| shown.day()),
        (width - 48.0, 74.0),
        "500 30px",
        DIM,
        TextAlign::Right,
        500.0,
    );
    let title = untrack(|| heading(shown));
    picture.text(&title, (width / 2.0, 158.0), "750 60px", INK, TextAlign::Centre, width - 120.0);
    let night = shown.night();
    let people = || night.score.rows.iter().filter(|row| row.place.is_some());
    // The first in the middle, as on the podium.
    let spots = [(600.0, 318.0, 108.0), (360.0, 348.0, 84.0), (840.0, 360.0, 74.0)];
    for (row, (x, y, radius)) in people().zip(spots) {
        let first = row.place == Some(1);
        face(picture, row.player.duck, row.caps > 0, (x, y), radius, first);
        let line = |text: &str, below: f64, font: &str, colour: &str| {
            picture.text(text, (x, y + radius + below), font, colour, TextAlign::Centre, 230.0);
        };
        line(&name(shown.app, &row.player), 50.0, "650 32px", INK);
        line(&row.points.to_string(), 100.0, "750 44px", if first { "#fbdd9a" } else { INK });
    }
    let fools = names(shown.app, people().filter(|row| row.caps > 0).map(|row| &row.player));
    if !fools.is_empty() {
        let says = (night_messages(shown.app.lang_now()).was_fool)(&fools);
        picture.text(
            &says,
            (width - 48.0, height - 36.0),
            "500 28px",
            DIM,
            TextAlign::Right,
            540.0,
        );
    }
    let mut games = Vec::<String>::new();
    for game in night.counted().filter_map(PastMatch::game) {
        let name = shown.app.about(game).name.to_owned();
        if !games.contains(&name) {
            games.push(name);
        }
    }
    let games = shown.app.text().list(&games);
    picture.text(&games, (48.0, height - 36.0), "500 28px", DIM, TextAlign::Left, 540.0);
}

fn face(picture: &Picture, duck: Duck, fool: bool, (x, y): (f64, f64), radius: f64, first: bool) {
    if first {
        picture.disc((x, y), radius + 9.0, "#f5b32e");
    }
    picture.disc((x, y), radius, "#dcebe6");
    let key = duck.key();
    // The bust of 64 units ends at the lower edge of the disc.
    let scale = radius * 1.7 / 64.0;
    let corner = (x - 32.0 * scale, y + radius - 62.0 * scale);
    let class = format!("avatar--{key}");
    picture.clipped((x, y), radius, || picture.symbol("bust", &class, corner, scale));
    let worn = if fool { String::from("acc-fool") } else { format!("acc-{key}") };
    picture.symbol(&worn, &class, corner, scale);
}
