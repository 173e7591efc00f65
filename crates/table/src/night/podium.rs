//! The podium: the first three people on steps, the others in rows.

use super::night_page_state::NightPageState;
use mallard_device::NightRow;
use mallard_kit::prelude::*;
use mallard_texts::night_messages;

const PODIUM_STEPS: usize = 3;

/// From this many people on, the podium is lower and the rows are in two columns.
const TWO_COLUMN_PEOPLE: usize = 6;

pub(super) fn podium(state: NightPageState) -> AnyView {
    let night = state.night();
    let score = &night.score;
    let people = score.rows.iter().filter(|row| row.place.is_some()).count();
    let (on_steps, rest) = score.rows.split_at(people.min(PODIUM_STEPS));
    let steps = on_steps.iter().map(|row| step(state.app, row)).collect_any();
    let rest = rest.iter().map(|row| rest_row(state.app, row)).collect_any();
    let drop = |_| {
        html! { <svg class="confetti" viewBox="0 0 24 28"><use href="#drop"></use></svg> }
    };
    html! {
        <div class="podium-part stacked" class:podium-part--many={people >= TWO_COLUMN_PEOPLE}>
            <div class="podium__drops" aria-hidden="true">{(0..6).map(drop).collect_any()}</div>
            <ol class="podium">{steps}</ol>
            <i class="podium__water"></i>
            <ol class="podium-rest beside wrapped amid">{rest}</ol>
        </div>
    }
}

fn step(app: App, row: &NightRow) -> AnyView {
    let place = row.place.unwrap_or(1);
    let points = row.points.to_string();
    let unit = (night_messages(app.lang()).unit)(&points);
    html! {
        <li class=format!("podium__step podium__step--{}", place.min(PODIUM_STEPS))>
            <span class="podium__face">
                <Avatar duck=row.player.duck large=true fool={row.caps > 0}/>
                {badge(app, place)}
            </span>
            <span class="podium__name">{row.player.shown_name(app.lang())} {caps(app, row.caps)}</span>
            <span class="podium__block stacked"><b>{points}</b><small>{unit}</small></span>
        </li>
    }
}

fn badge(app: App, place: usize) -> AnyView {
    html! {
        <i aria-hidden="true">{place}</i>
        <span class="visually-hidden">{(night_messages(app.lang()).place)(place)}</span>
    }
}

fn rest_row(app: App, row: &NightRow) -> AnyView {
    let words = night_messages(app.lang());
    let left = row.left_after.is_some().then(|| html! { <small>{words.left}</small> });
    let is_bot = row.place.is_none();
    let bot = is_bot.then(|| {
        html! { <small class="across"><Icon name="bot" small=true/>" "{words.bot_apart}</small> }
    });
    let place = row.place.map(|place| {
        html! { <i aria-hidden="true">{place}</i><span class="visually-hidden">{(words.place)(place)}</span> }
    });
    html! {
        <li class="person across" class:is-left=row.left_after.is_some() class:is-bot=is_bot>
            {place}
            <Avatar duck=row.player.duck fool={row.caps > 0}/>
            <b>{row.player.shown_name(app.lang())} {left}</b>
            {caps(app, row.caps)}
            {bot}
            <b class="podium-rest__points">{row.points.to_string()}</b>
        </li>
    }
}

/// A cap for each time that a player was the fool.
fn caps(app: App, count: usize) -> AnyView {
    let caps = (0..count).map(|_| html! { <Icon name="fool"/> }).collect_any();
    let times = (night_messages(app.lang()).fool_times)(count);
    (count > 0)
        .then(|| html! { <span class="podium__caps">{caps}<span class="visually-hidden">{times}</span></span> })
        .into_any()
}
