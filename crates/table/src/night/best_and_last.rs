//! The best and the last of each match of a night.

use super::night_page_state::NightPageState;
use super::sentences::name;
use crate::games::{have, rules};
use mallard_device::PastMatch;
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::night_messages;
use mallard_words::Lang;

pub(super) fn best_and_last(state: NightPageState) -> AnyView {
    let words = night_messages(state.app.lang());
    let night = state.night();
    let rows = night.counted().map(|played| row(state, played)).collect_any();
    html! {
        <section class="panel night__panel" aria-labelledby="best-and-last">
            <h3 id="best-and-last" class="beside apart wrapped">
                {words.best_and_last} " " <span>{words.twelve}</span>
            </h3>
            <table class="best-and-last">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{words.match_of}</span></th>
                        <th scope="col">{words.best}</th>
                        <th scope="col">{words.last}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

fn row(state: NightPageState, played: &PastMatch) -> AnyView {
    let Some(game) = played.game() else { return ().into_any() };
    // Bots play along, and the night is the people's.
    let people = || (0..played.players.len()).filter(|&seat| played.is_person(seat));
    let best = people().min_by_key(|&seat| played.places[seat]);
    let last = people().rev().max_by_key(|&seat| played.places[seat]);
    // If all are level, no one is last.
    let last =
        last.filter(|&last| best.is_some_and(|best| played.places[best] < played.places[last]));
    html! {
        <tr>
            <th scope="row"><span class="across">{box_art(game)}<span>{state.app.about(game).name}</span></span></th>
            {cell(state, played, best)}
            {cell(state, played, last)}
        </tr>
    }
}

fn cell(state: NightPageState, of: &PastMatch, seat: Option<usize>) -> AnyView {
    let Some(seat) = seat else { return html! { <td>"–"</td> } };
    let lang = state.app.lang();
    let player = &of.players[seat];
    let is_fool = of.fool.is_some_and(|fool| fool.index() == seat);
    let figure = if is_fool {
        let word = night_messages(lang).fool;
        html! { <Icon name="fool"/><span class="visually-hidden">{word}</span> }
    } else {
        best_of(of, seat, lang).map(|best| html! { <small>{best}</small> }).into_any()
    };
    html! {
        <td>
            <span class="across">
                <Avatar duck=player.duck/>
                <span><b>{name(state.app, player)}</b> {figure}</span>
            </span>
        </td>
    }
}

/// The figure of a seat, in the unit of its game, once the game is loaded.
pub(super) fn best_of(played: &PastMatch, seat: usize, lang: Lang) -> Option<String> {
    let game = played.game().filter(|&game| have([game]))?;
    let (best, unit) = played.best(seat).zip(rules(game).best_unit())?;
    let (figure_text, unit) = ((unit.shown)(best), (unit.unit)(best, lang));
    // Korean and Japanese write a counter right after its number.
    let between = if lang == Lang::En { " " } else { "" };
    Some([figure_text.as_str(), between, unit].concat().trim().to_owned())
}

/// A match: its game, who won it, and with how much.
pub(super) fn match_line(state: NightPageState, played: &PastMatch) -> Option<String> {
    let lang = state.app.lang();
    let winners: Vec<usize> = (0..played.players.len()).filter(|&seat| played.won(seat)).collect();
    let figure = match winners.as_slice() {
        [seat] if played.fool.is_none() => best_of(played, *seat, lang),
        _ => None,
    };
    let mut facts = vec![played.describe_result(lang).to_owned()];
    facts.extend(figure);
    Some(
        state
            .app
            .text()
            .value(state.app.about(played.game()?).name, &state.app.text().list(&facts)),
    )
}
