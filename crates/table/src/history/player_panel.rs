//! The stats of a player: counts only.

use super::page::Page;
use crate::games::{have, rules};
use mallard_device::{GameStats, PastMatch, PastPlayer, PlayerStats, WinCount, player_stats};
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::{HistoryMessages, history_messages};
use mallard_words::player_messages;

pub(super) fn player_panel(page: Page, person: &PastPlayer) -> AnyView {
    // The unit of a player's best is among the texts of a game.
    let games: Vec<_> = page.book.with(|book| book.latest().filter_map(PastMatch::game).collect());
    if !have(games) {
        return ().into_any();
    }
    let words = history_messages(page.app.lang());
    let PlayerStats { tally, games, levels, last } =
        page.book.with(|book| player_stats(rules, book, person));
    let rows = games.iter().filter(|game| game.tally.played > 0).copied();
    let notes =
        rows.clone().filter_map(|game| Some((game.measure(rules)?.explanation)(page.app.lang())));
    let notes: Vec<_> = notes.chain([words.streak_says]).filter(|note| !note.is_empty()).collect();
    let notes = page.app.text().sentences(&notes);
    let rows = rows.map(|game| row(page, game)).collect_any();
    html! {
        <section class="panel history__figures" aria-labelledby="figures">
            <h2 id="figures">{(words.figures_of)(&person.name)}</h2>
            <p class="muted">{(words.won_of)(tally.won, tally.played)}</p>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{words.played}</th>
                        <th scope="col">{words.won}</th>
                        <th scope="col">{words.best}</th>
                        <th scope="col">{words.streak}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="muted history__streak">{notes}</p>
            {against(page, &levels)}
            {lately(words, &last)}
        </section>
    }
}

/// Which of the last matches were won; empty if all of them ended early.
fn lately(words: &HistoryMessages, last: &[bool]) -> AnyView {
    if last.is_empty() {
        return ().into_any();
    }
    let won = last.iter().filter(|&&won| won).count();
    let line = (words.last_says)(won, last.len());
    let dots = last.iter().map(|&won| view! { <i class=if won { "is-on" } else { "" }></i> });
    html! {
        <h3>{words.last}</h3>
        <p class="history__last beside wrapped" role="img" aria-label=line.clone()>{dots.collect_any()}</p>
        <p class="muted" aria-hidden="true">{line}</p>
    }
}

fn row(page: Page, stats: GameStats) -> AnyView {
    let lang = page.app.lang();
    let GameStats { game, tally, best, streak } = stats;
    let best = match best.zip(stats.measure(rules)) {
        Some((best, measure)) => html! {
            <b>{(measure.shown)(best)}</b>
            " "
            <small>{(measure.unit)(best, lang)}</small>
        },
        None => "–".into_any(),
    };
    html! {
        <tr>
            <th scope="row">
                <span class="history__game across">{box_art(game)}<b>{page.app.about(game).name}</b></span>
            </th>
            <td>{tally.played}</td>
            <td>{tally.won}</td>
            <td>{best}</td>
            <td>{streak}</td>
        </tr>
    }
}

/// The matches against bots of each level; empty if none was played.
fn against(page: Page, levels: &[WinCount]) -> AnyView {
    let words = history_messages(page.app.lang());
    let names = player_messages(page.app.lang()).levels;
    let met = levels.iter().zip(names).filter(|(tally, _)| tally.played > 0);
    let rows = met.map(|(tally, (name, ..))| {
        view! { <li class="beside apart"><b>{name}</b><span>{(words.won_of)(tally.won, tally.played)}</span></li> }
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return ().into_any();
    }
    html! { <h3>{words.against}</h3> <ul class="history__against">{rows}</ul> }
}
