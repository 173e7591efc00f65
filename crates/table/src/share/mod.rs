//! The parts of a match that can be shared: its deal, the match itself, the result of a daily deal.

mod offered;
mod own_address;
mod past;
mod ways;

use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use mallard_kit::{ChoiceItem, Segment, Sheet, Switch};
use mallard_texts::{ShareMessages, claim_privacy, share_messages};
use offered::{ShareTarget, is_over, offered, text_of};
use std::sync::Arc;
use ways::{picture, ways};

pub(super) use offered::line_of;
pub(super) use own_address::own_address;
pub(super) use past::link_of_past;

/// Did the home screen ask for this match's dialog? Reading it clears it.
pub(super) fn asked_to_share(handle: MatchUiHandle) -> bool {
    let id = handle.tab().id();
    handle.app.left.update_value(|left| left.share.take_if(|of| *of == id)).is_some()
}

pub(super) fn share_dialog(handle: MatchUiHandle, open: RwSignal<bool>) -> AnyView {
    let title = translate(handle.app, |words| words.share);
    html! { <Sheet open class="dialog dialog--sheet share" body="dialog__body stacked" title>{dialog(handle)}</Sheet> }
}

/// A text about sharing, in the current language.
fn translate(app: App, pick: fn(&ShareMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(share_messages(app.lang())).to_owned())
}

fn dialog(handle: MatchUiHandle) -> AnyView {
    let app = handle.app;
    let whats = offered(handle);
    let many = whats.len() > 1;
    let chosen = RwSignal::new(whats[0]);
    let named = RwSignal::new(true);
    let whats = StoredValue::new(whats);
    // Written once, though it is shown as a picture and as a text.
    let text = Memo::new(move |_| text_of(handle, chosen.get(), named.get()));
    let choices = Arc::new(move || {
        let label = |what: &ShareTarget| ChoiceItem::new(what.label(share_messages(app.lang())));
        whats.with_value(|whats| whats.iter().map(label).collect())
    });
    let place = move || {
        let chosen = chosen.get();
        whats.with_value(|whats| whats.iter().position(|&what| what == chosen))
    };
    let choose = Callback::new(move |place: usize| {
        chosen.set(whats.with_value(|whats| whats[place]));
    });
    let segment = many.then(|| {
        let label = translate(app, |words| words.what);
        view! { <Segment label choices chosen=Arc::new(place) on_choose=choose class="segment--fill"/> }
    });
    html! {
        {segment}
        <div class="share__grid stacked">
            {live(move || picture(handle, chosen.get(), named.get(), text.get()))}
            <div class="share__body stacked">
                {live(move || explained(handle, chosen.get()))}
                {live_if(move || chosen.get() == ShareTarget::Match, move || without_names(app, named))}
                {live(move || ways(app, chosen.get(), text.get()))}
            </div>
        </div>
        <p class="share__privacy beside"><Icon name="lock" small=true/>{privacy(app)}</p>
    }
}

/// The contents of the link, and the claim about privacy.
fn privacy(app: App) -> Signal<String> {
    live_text(move || {
        let inside = share_messages(app.lang()).no_server;
        app.text().sentences(&[inside, claim_privacy(app.lang())])
    })
}

fn without_names(app: App, named: RwSignal<bool>) -> AnyView {
    let label = translate(app, |words| words.without_names);
    html! {
        <div class="share__names across">
            <Icon name="person"/>
            <span class="grows">{label}</span>
            <Switch
                label
                on=Signal::derive(move || !named.get())
                on_flip=Callback::new(move |on: bool| named.set(!on))
            />
        </div>
    }
}

/// The explanation of the shared part, and for whom.
fn explained(handle: MatchUiHandle, what: ShareTarget) -> AnyView {
    let words = share_messages(handle.app.lang());
    let over = is_over(handle);
    let explanation = match what {
        ShareTarget::Result => words.result_says,
        ShareTarget::Deal if over || handle.owners().len() <= 1 => words.deal_says,
        ShareTarget::Deal => words.deal_in_play,
        ShareTarget::Match if over => words.match_over,
        ShareTarget::Match => words.match_in_play,
    };
    let facts = (what == ShareTarget::Deal).then(|| {
        let ducks = handle.roster.with_value(|roster| {
            let ducks = roster.players.iter().map(|player| view! { <Avatar duck=player.duck/> });
            ducks.collect_any()
        });
        let game = handle.app.about(handle.game).name;
        let seats = (words.seats)(handle.seats());
        view! { <p class="share__facts across wrapped">{ducks}<span>{format!("{game} · {seats}")}</span></p> }
    });
    let note = (what != ShareTarget::Result).then(|| own_address(handle.app));
    html! { <p class="share__says">{explanation}</p> {facts} {note} }
}
