//! The seats along the top.

use super::bar::word;
use super::desk::Desk;
use crate::engine::Seat;
use crate::ui::avatar::Avatar;
use crate::ui::face::{Plate, Tag};
use crate::ui::glyph::rich;
use crate::ui::icon::Icon;
use crate::ui::live::{flag, live, words};
use crate::ui::playing_card::CardBack;
use leptos::prelude::*;

/// More backs than this say no more than the number beside them.
const MOST_BACKS: u8 = 6;

/// Every seat but the one whose hand lies in the dock, clockwise from it.
pub(super) fn plates(desk: Desk) -> AnyView {
    let Desk { app, looking, seats, .. } = desk;
    let others = Memo::new(move |_| {
        let own = looking.get();
        let start = own.map_or(Seat::new(0), |own| own.left(1, seats));
        start.clockwise(seats).filter(|&seat| Some(seat) != own).collect::<Vec<_>>()
    });
    let list = live(move || {
        others.get().into_iter().map(|seat| plate_of(desk, seat)).collect_view().into_any()
    });
    view! {
        <ol
            class="seats"
            class:seats--many=flag(move || others.with(|others| others.len() > 3))
            aria-label=word(app, |text| text.table.seats)
        >
            {list}
        </ol>
    }
    .into_any()
}

fn plate_of(desk: Desk, seat: Seat) -> AnyView {
    let Desk { app, plates, owed, .. } = desk;
    let plate = move || plates.with(|plates| plates[seat.index()].clone());
    let is =
        move |what: fn(&Plate) -> bool| flag(move || plates.with(|all| what(&all[seat.index()])));
    let count = Memo::new(move |_| plates.with(|plates| plates[seat.index()].cards));
    let tag = Memo::new(move |_| plate().tag);
    let known = Memo::new(move |_| plate().known);
    view! {
        <li
            class="seat"
            class:seat--now=flag(move || owed.get().has(seat))
            class:seat--out=is(|plate| plate.out)
            class:seat--team-1=is(|plate| plate.team == 1)
            class:seat--team-2=is(|plate| plate.team == 2)
            data-seat=seat.index()
        >
            <Avatar duck=desk.player(seat).duck/>
            <div class="seat__b">
                <b>{desk.name(seat)}</b>
                {live(move || tag.get().map(show_tag).into_any())}
                {live(move || {
                    // What everybody saw go to this hand, if the memory aid is on.
                    let shown = app.settings.get().memory_aid && !known.with(String::is_empty);
                    let cards = shown.then(|| rich(&known.get(), app.lang()));
                    cards.map(|cards| view! { <div class="known">{cards}</div> }).into_any()
                })}
            </div>
            <div class="minis">
                <span class="vh">{words(move || (app.text().table.cards)(count.get()))}</span>
                <span class="fan" aria-hidden="true">
                    {live(move || {
                        let backs = (0..count.get().min(MOST_BACKS)).map(|_| view! { <CardBack/> });
                        backs.collect_view().into_any()
                    })}
                </span>
                <span class="count" aria-hidden="true">{words(move || count.get().to_string())}</span>
            </div>
        </li>
    }
    .into_any()
}

fn show_tag(tag: Tag) -> AnyView {
    view! {
        <span class=tag.tone.class()>
            {tag.icon.map(|name| view! { <Icon name small=true/> })}
            {tag.text}
        </span>
    }
    .into_any()
}
