//! The result of a match.

use crate::parts::panels::OpenPanels;
use crate::parts::to_replay::look_back;
use crate::screen::night::{moment_doors, night_score};
use crate::screen::score_table::{score_note, score_table};
use crate::summary::chart;
use leptos::html;
use mallard_board::{Command, MatchUiHandle, TablePart};
use mallard_codes::Route;
use mallard_device::{LevelOffer, level_offer, past_matches};
use mallard_engine::{SeatSet, Standing};
use mallard_kit::prelude::*;
use mallard_kit::{Champion, focus_when_shown, level_dots};
use mallard_session::{Stage, level_name};
use mallard_texts::{
    flat_messages, lesson_messages, phone_messages, replay_messages, result_messages,
    summary_messages,
};
use mallard_web as web;

/// The result; without a standing, the standing of a match that a player ended.
pub(crate) fn result(
    handle: MatchUiHandle,
    open: OpenPanels,
    standing: Option<Standing>,
) -> AnyView {
    let app = handle.app;
    let again = NodeRef::<html::Button>::new();
    // A match has moments only if the rules ended it.
    let by_rules = matches!(untrack(|| handle.stage()), Stage::Over(_));
    // Any tap ends the celebration.
    let calm = RwSignal::new(false);
    focus_when_shown(again);
    // No one wins where all do, or where the only human ended the match.
    let winners = standing.map_or(SeatSet::EMPTY, |standing| standing.winners());
    let owners = || handle.ask(|table| table.seating().owners());
    let counts = matches!(untrack(|| handle.stage()), Stage::Over(_)) || owners().len() > 1;
    let won = counts
        && (1..handle.seats()).contains(&winners.len())
        && untrack(|| handle.result_text()).fool.is_none();
    let drops = won.then(|| {
        let drop = |_| {
            view! {
                <svg class="confetti" viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
            }
        };
        (0..6).map(drop).collect_any()
    });
    html! {
        <section
            class="dock result stacked"
            class:is-calm=calm
            aria-label=translate(app, |lang| result_messages(lang).title)
            on:pointerdown=move |_| calm.set(true)
        >
            <div class="result__body stacked" tabindex="0">
                <section class="hero stacked" class:hero--won=won>
                    {drops}
                    {live(move || ducks(handle, standing))}
                    // The table's announcer reads it aloud.
                    <h1>{live_text(move || handle.result_text().title)}</h1>
                    <p>{live_text(move || handle.result_text().why)}</p>
                </section>
                {(!handle.is_practice()).then(|| standings(handle, standing))}
                {by_rules.then(|| moment_doors(handle, open))}
                {night_score(handle)}
            </div>
            <div class="result__actions across">
                <button
                    type="button"
                    class="button button--quiet"
                    on:click=move |_| open.last_table.set(true)
                >
                    <Icon name="eye"/>
                    <span>{translate(app, |lang| result_messages(lang).last_board)}</span>
                </button>
                {(handle.coach.is_none() && handle.phone_seat().is_none()).then(|| replay_button(handle))}
                <span class="grows"></span>
                {next(handle, again)}
            </div>
        </section>
    }
}

/// The scores, and how they came about. A practice round has no points.
fn standings(handle: MatchUiHandle, standing: Option<Standing>) -> AnyView {
    let rest = NodeRef::<html::Div>::new();
    html! {
        <section class="standings" tabindex="0">
            {score_table(handle, standing)}
            {more(handle, rest)}
            <div class="standings__rest" node_ref=rest>
                {score_note(handle, standing)}
                {live(move || handle.dyn_ui().part(TablePart::Account).into_any())}
                {chart(handle)}
            </div>
        </section>
    }
}

/// The line under the scores that says that more follows: as long as it does not fit, the line is at the lower edge, and
/// a tap scrolls to the rest.
fn more(handle: MatchUiHandle, rest: NodeRef<html::Div>) -> AnyView {
    let press = move |_| {
        if let Some(rest) = rest.get_untracked() {
            rest.scroll_into_view();
        }
    };
    let label = live_text(move || summary_messages(handle.app.lang()).more.to_owned());
    html! {
        <button type="button" class="standings__more across" on:click=press>
            <b>{label}</b>
            <Icon name="chev"/>
        </button>
    }
}

fn replay_button(handle: MatchUiHandle) -> AnyView {
    let label = live_text(move || replay_messages(handle.app.lang()).look_back.to_owned());
    html! {
        <button type="button" class="button button--quiet" on:click=move |_| look_back(handle, None)>
            <Icon name="play"/>
            <span>{label}</span>
        </button>
    }
}

/// The next actions after a match, or after a lesson.
fn next(handle: MatchUiHandle, again: NodeRef<html::Button>) -> AnyView {
    let app = handle.app;
    if handle.phone_seat().is_some() {
        // The tablet continues.
        let next = live_text(move || phone_messages(app.lang()).next_match.to_owned());
        return html! { <p class="muted">{next}</p> };
    }
    if handle.coach.is_some() {
        return html! {
            <button type="button" class="button" on:click=move |_| handle.dispatch(Command::Relearn)>
                <Icon name="refresh"/>
                <span>{translate(app, |lang| lesson_messages(lang).again)}</span>
            </button>
            <button
                type="button"
                class="button button--primary button--big"
                node_ref=again
                on:click=move |_| {
                    // A group that chooses its next game has only looked at this one.
                    let next = app.left.with_value(|left| left.match_before.clone());
                    let next = next.filter(|next| matches!(next, Route::NextGame(_)));
                    app.go(next.unwrap_or(Route::Setup(handle.game)));
                }
            >
                {translate(app, |lang| lesson_messages(lang).play)}
            </button>
        };
    }
    if handle.is_practice() {
        let words = move || flat_messages(app.lang());
        return html! {
            <button type="button" class="button button--big" on:click=move |_| handle.dispatch(Command::Practise)>
                <Icon name="refresh"/>
                <span>{live_text(move || words().practise_again.to_owned())}</span>
            </button>
            <button
                type="button"
                class="button button--primary button--big"
                node_ref=again
                on:click=move |_| handle.dispatch(Command::Rematch(None))
            >
                <Icon name="lock"/>
                <span>{live_text(move || words().in_secret.to_owned())}</span>
            </button>
        };
    }
    if handle.is_branch() {
        return html! {
            <a class="button button--primary button--big" href=Route::Home.hash()>
                {live_text(move || app.text().back_to_shelf.to_owned())}
            </a>
        };
    }
    html! {
        {offered_level(handle)}
        <a class="button button--big" href=Route::NextGame(handle.tab().id()).hash()>
            <Icon name="grid"/>
            <span>{live_text(move || summary_messages(app.lang()).another_game.to_owned())}</span>
        </a>
        <button
            type="button"
            class="button button--primary button--big"
            node_ref=again
            on:click=move |_| handle.dispatch(Command::Rematch(None))
        >
            <Icon name="refresh"/>
            <span>{translate(app, |lang| result_messages(lang).again)}</span>
        </button>
    }
}

/// The neighbouring level of bots, after losses or wins in a row: a tap begins the next match with it.
fn offered_level(handle: MatchUiHandle) -> AnyView {
    let app = handle.app;
    let levels = untrack(|| handle.ask(|table| table.levels()));
    let (storage, id) = (web::storage(), handle.tab().id());
    let Some(offer) = level_offer(storage, levels, &past_matches(storage), &id) else {
        return ().into_any();
    };
    let LevelOffer { level, easier } = offer;
    let id = levels[level].id;
    let title = live_text(move || {
        let words = result_messages(app.lang());
        let title = if easier { words.try_easier } else { words.try_stronger };
        title(level_name(levels, id, app.lang()))
    });
    let reason = translate(app, |lang| result_messages(lang).easier);
    let three = translate(app, |lang| result_messages(lang).three_wins);
    html! {
        <button
            type="button"
            class="button button--big level-offer"
            on:click=move |_| handle.dispatch(Command::Rematch(Some(id)))
        >
            {level_dots(level)}
            <span><b>{title}</b><small>{if easier { reason } else { three }}</small></span>
        </button>
    }
}

/// Most ducks next to one another.
const MOST_DUCKS: usize = 3;

/// The ducks of the winners, or of the fool; a drake if all seats won or none did.
fn ducks(handle: MatchUiHandle, standing: Option<Standing>) -> AnyView {
    let champion = |seat, fool| view! { <Champion duck=handle.player(seat).duck fool/> };
    if let Some(fool) = handle.result_text().fool {
        return html! { <div class="hero__champions beside amid">{champion(fool, true)}</div> };
    }
    let winners =
        standing.as_ref().map(Standing::winners).filter(|winners| winners.len() < handle.seats());
    match winners {
        Some(winners) => {
            let champions = winners.iter().take(MOST_DUCKS).map(|seat| champion(seat, false));
            html! { <div class="hero__champions beside amid">{champions.collect_any()}</div> }
        }
        None => html! {
            <svg class="hero__duck" viewBox="0 0 160 112" aria-hidden="true">
                <use href="#drake"></use>
            </svg>
        },
    }
}
