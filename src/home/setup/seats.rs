//! The list of players: the name with its sheet, and who decides for the seat.

use super::known::known;
use super::phones::{phone_mark, phones_for_all};
use super::setup_seats::SetupSeats;
use mallard_device::company;
use mallard_kit::prelude::*;
use mallard_kit::{kinds, unusual_help};
use mallard_session::{Duck, Player, PlayerKind, namesake};
use mallard_texts::setup_messages;
use mallard_web as web;
use mallard_words::isolated;

/// From this many players on, each row is short: the list has two columns.
pub(super) const CROWD: u8 = 4;

/// `below` is the part below the list.
pub(super) fn seats(app: App, places: SetupSeats, below: AnyView) -> AnyView {
    let SetupSeats { most, players, phones, count, crowd, seat_count, .. } = places;
    let press = move |_| {
        let among_people = untrack(|| places.is_among_people());
        seat_count.run(count.get_untracked() + 1);
        if among_people {
            players.update(|players| {
                if let Some(last) = players.last_mut() {
                    last.kind = PlayerKind::Person;
                }
            });
        }
    };
    let add = move || {
        html! {
            <li>
                <button type="button" class="add across amid" on:click=press>
                    <Icon name="plus"/>
                    <span>{translate(app, |lang| setup_messages(lang).add_player)}</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="panel players" class:is-crowd=crowd>
            <h2>
                {translate(app, |lang| setup_messages(lang).players)}
                " "
                <span class="muted">{live_text(move || (setup_messages(app.lang()).count)(count.get(), most))}</span>
                {phones_for_all(app, phones)}
            </h2>
            <ol>
                {live_each(
                    move || numbered(players),
                    move |key| {
                        let (number, duck) = key.split_once(' ').unwrap_or_default();
                        let number = number.parse().unwrap_or_default();
                        let duck = Duck::from(duck.parse::<u8>().unwrap_or_default());
                        html! { <PlayerRow places number duck/> }
                    },
                )}
                {live_if(move || { count.get() < most }, add)}
                {same_people(app, places)}
            </ol>
            <div role="status">{namesake_line(app, places)}</div>
            {known(app, places)}
            {below}
        </section>
    }
}

/// Seats the players of the last match with several humans again, if this game has as many seats.
fn same_people(app: App, places: SetupSeats) -> AnyView {
    let SetupSeats { fewest, most, players, seat_count, .. } = places;
    let before = company(web::storage());
    let seats = u8::try_from(before.len()).unwrap_or(u8::MAX);
    let fits = (fewest..=most).contains(&seats);
    let before = StoredValue::new(before);
    let others =
        move || fits && players.with(|players| before.with_value(|before| players != before));
    let seat = move |_| {
        seat_count.run(seats);
        players.set(before.get_value());
    };
    let button = move || {
        html! {
            <li>
                <button type="button" class="add across amid" on:click=seat>
                    <Icon name="people"/>
                    <span>{translate(app, |lang| setup_messages(lang).same_people)}</span>
                </button>
            </li>
        }
    };
    live_if(others, button)
}

/// If two players have the same name, the table changes one: as soon as the name is typed, a line explains that.
fn namesake_line(app: App, places: SetupSeats) -> AnyView {
    let line = live_text(move || {
        let two = namesake(&places.as_written(), app.lang());
        two.map(|(name, called)| {
            (setup_messages(app.lang()).namesake)(&isolated(name), &isolated(called))
        })
        .unwrap_or_default()
    });
    let any = settled(move || line.with(|line| !line.is_empty()));
    live_if(
        move || any.get(),
        move || {
            html! { <p class="option--shared across"><Icon name="info"/><span>{line}</span></p> }
        },
    )
}

/// The index and the duck of every player: a change of either makes a fresh row.
fn numbered(players: RwSignal<Vec<Player>>) -> Vec<String> {
    let key = |(number, player): (usize, &Player)| format!("{number} {}", u8::from(player.duck));
    players.with(|players| players.iter().enumerate().map(key).collect())
}

#[component]
fn PlayerRow(places: SetupSeats, number: usize, duck: Duck) -> impl IntoView {
    let app = use_app();
    let SetupSeats { fewest, players, phones, count, .. } = places;
    let name = live_text(move || {
        // While a seat is being removed its row may still be read.
        let shown = |player: &Player| player.shown_name(app.lang());
        players.with(|players| players.get(number).map(shown)).unwrap_or_default()
    });
    let edit = move |_| {
        places.edited.set(number);
        places.sheet.set(true);
    };
    let unusual = Memo::new(move |_| {
        let help = places.help(app, number);
        help.map(|help| unusual_help(help, app.lang())).unwrap_or_default()
    });
    let opens = live_text(move || {
        let words = setup_messages(app.lang());
        let is_person = players.with(|players| players.get(number).is_some_and(Player::is_person));
        if !is_person {
            return (words.rename)(&name.get());
        }
        let (name, unusual) = (name.get(), unusual.get());
        // Read as it is seen: the name, and the help below it.
        let seen = if unusual.is_empty() { name } else { format!("{name}, {unusual}") };
        (words.name_and_help)(&seen)
    });
    let unusual = live_if(
        move || unusual.with(|unusual| !unusual.is_empty()),
        move || html! { <small>{live_text(move || unusual.get())}</small> },
    );
    let kind = Signal::derive(move || {
        // A bot of an unknown level shows as a person, as the list has no other name for it.
        let chosen = |player: &Player| places.kinds().iter().position(|kind| *kind == player.kind);
        players.with(|players| players.get(number).and_then(chosen)).unwrap_or_default()
    });
    let label = live_text(move || (setup_messages(app.lang()).kind_of)(&name.get()));
    let choose = Callback::new(move |kind: usize| {
        players.update(|players| players[number].kind = places.kinds()[kind].clone());
    });
    let remove = move || {
        html! {
            <IconButton
                name="x"
                class="muted"
                label=live_text(move || (setup_messages(app.lang()).remove)(&name.get()))
                on_press=Callback::new(move |()| places.remove(number))
            />
        }
    };
    view! {
        <li class="player stacked">
            <button type="button" class="player__name across" aria-label=opens on:click=edit>
                <span class="player__avatar"><Avatar duck/></span>
                <span class="stacked">
                    <b>{name}" "<Icon name="pencil" small=true/></b>
                    {unusual}
                </span>
            </button>
            {phone_mark(app, phones, duck, name)}
            {kinds(app, label, kind, choose)}
            {live_if(move || { count.get() > fewest }, remove)}
        </li>
    }
}
