//! The list of players: name, and who decides for the seat.

use crate::engine::Bot;
use crate::ui::app::{App, use_app};
use crate::ui::avatar::Avatar;
use crate::ui::controls::{Choice, Segment};
use crate::ui::face::Face;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::players::{Kind, NAME_LENGTH, Player, tidy_name};
use crate::ui::text::text;
use leptos::prelude::*;

pub(super) fn seats<G: Face>(
    app: App,
    players: RwSignal<Vec<Player>>,
    seat_count: Callback<u8>,
) -> impl IntoView {
    let (fewest, most) = (*G::SEATS.start(), *G::SEATS.end());
    let count = move || players.with(|players| u8::try_from(players.len()).unwrap_or(u8::MAX));
    let levels = StoredValue::new(<G as Bot>::LEVELS.iter().map(|level| level.id).collect());
    let removable = Signal::derive(move || count() > fewest);
    let remove = Callback::new(move |number: usize| {
        let left = count() - 1;
        players.update(|players| {
            players.remove(number);
        });
        seat_count.run(left);
    });
    view! {
        <section class="panel pls">
            <h2>
                {move || app.text().setup.players}
                " "
                <span class="muted">{move || (app.text().setup.count)(count(), most)}</span>
            </h2>
            <ol>
                <For
                    each=move || numbered(players)
                    key=|(number, player)| (*number, player.duck.into_number())
                    let((number, player))
                >
                    <Seat players number duck=player.duck levels removable remove/>
                </For>
                <Show when=move || { count() < most }>
                    <li>
                        <button type="button" class="add" on:click=move |_| seat_count.run(count() + 1)>
                            <Icon name="plus"/>
                            <span>{move || app.text().setup.add_player}</span>
                        </button>
                    </li>
                </Show>
            </ol>
        </section>
    }
}

fn numbered(players: RwSignal<Vec<Player>>) -> Vec<(usize, Player)> {
    players.get().into_iter().enumerate().collect()
}

#[component]
fn Seat(
    players: RwSignal<Vec<Player>>,
    number: usize,
    duck: crate::ui::avatar::Duck,
    levels: StoredValue<Vec<&'static str>>,
    removable: Signal<bool>,
    remove: Callback<usize>,
) -> impl IntoView {
    let app = use_app();
    let player = Memo::new(move |_| players.with(|players| players.get(number).cloned()));
    let name = Signal::derive(move || {
        player
            .with(|player| player.as_ref().map(|player| player.shown_name(app.lang())))
            .unwrap_or_default()
    });
    let rename = move |written: String| {
        players.update(|players| players[number].name = tidy_name(&written));
    };
    let kinds = Signal::derive(move || {
        let setup = &text(app.lang()).setup;
        let bots =
            levels.get_value().into_iter().zip(setup.levels).map(|(id, (label, hint))| Choice {
                value: Kind::Bot(id.to_owned()),
                label: label.to_owned(),
                hint: hint.to_owned(),
            });
        [Choice::new(Kind::Person, setup.person)].into_iter().chain(bots).collect::<Vec<_>>()
    });
    let kind = Signal::derive(move || {
        player.with(|player| player.as_ref().map_or(Kind::Person, |player| player.kind.clone()))
    });
    view! {
        <li class="pl">
            <span class="pl__av"><Avatar duck/></span>
            <span class="pl__n">
                <input
                    type="text"
                    autocomplete="off"
                    maxlength=NAME_LENGTH
                    aria-label=move || (app.text().setup.rename)(&name.get())
                    prop:value=name
                    on:change=move |event| rename(event_target_value(&event))
                />
                <Icon name="pencil" small=true/>
            </span>
            <Segment
                class="who"
                label=Signal::derive(move || (app.text().setup.kind_of)(&name.get()))
                choices=kinds
                chosen=kind
                on_choose=Callback::new(move |kind| {
                    players.update(|players| players[number].kind = kind);
                })
            />
            <Show when=move || removable.get()>
                <IconButton
                    name="x"
                    class="rm"
                    label=Signal::derive(move || (app.text().setup.remove)(&name.get()))
                    on_press=Callback::new(move |()| remove.run(number))
                />
            </Show>
        </li>
    }
}
