//! The seats along the top.

use super::bar::word;
use super::session::Session;
use crate::engine::Seat;
use crate::ui::avatar::Avatar;
use crate::ui::face::{Face, Plate, Tag};
use crate::ui::glyph::rich;
use crate::ui::icon::Icon;
use crate::ui::playing_card::CardBack;
use leptos::prelude::*;

/// More backs than this say no more than the number beside them.
const MOST_BACKS: u8 = 6;

/// Every seat but the one whose hand lies in the dock, clockwise from it.
pub(super) fn plates<G: Face>(session: Session<G>) -> impl IntoView {
    let app = session.app;
    let seats = session.table.with_untracked(|table| table.setup().seats);
    let others = Memo::new(move |_| {
        let own = session.looking();
        let start = own.map_or(Seat::new(0), |own| own.left(1, seats));
        start.clockwise(seats).filter(|&seat| Some(seat) != own).collect::<Vec<_>>()
    });
    let many = move || others.with(|others| others.len() > 3);
    view! {
        <ol class="seats" class:seats--many=many aria-label=word(app, |text| text.table.seats)>
            <For each=move || others.get() key=|seat| seat.index() let:seat>
                {plate_of(session, seat)}
            </For>
        </ol>
    }
}

fn plate_of<G: Face>(session: Session<G>, seat: Seat) -> impl IntoView {
    let app = session.app;
    let plate = Memo::new(move |_| session.view.with(|view| G::plate(view, seat, app.lang())));
    let now = move || session.table.with(|table| table.pending().owed().has(seat));
    let out = move || plate.with(|plate| plate.out);
    let team = move |number| plate.with(|plate| plate.team == number);
    let count = Memo::new(move |_| plate.with(|plate| plate.cards));
    view! {
        <li
            class="seat"
            class:seat--now=now
            class:seat--out=out
            class:seat--team-1=move || team(1)
            class:seat--team-2=move || team(2)
            data-seat=seat.index()
        >
            <Avatar duck=session.player(seat).duck/>
            <div class="seat__b">
                <b>{session.name(seat)}</b>
                {move || plate.with(|plate| plate.tag.clone()).map(tag)}
                {move || known(&plate.get(), app.settings.get().memory_aid, app.lang())}
            </div>
            <div class="minis">
                <span class="vh">{move || (app.text().table.cards)(count.get())}</span>
                <span class="fan" aria-hidden="true">
                    {move || (0..count.get().min(MOST_BACKS)).map(|_| view! { <CardBack/> }).collect_view()}
                </span>
                <span class="count" aria-hidden="true">{count}</span>
            </div>
        </li>
    }
}

fn tag(tag: Tag) -> impl IntoView {
    view! {
        <span class=tag.tone.class()>
            {tag.icon.map(|name| view! { <Icon name small=true/> })}
            {tag.text}
        </span>
    }
}

/// What everybody saw go to this hand, if the memory aid is on.
fn known(plate: &Plate, aid: bool, lang: crate::ui::lang::Lang) -> Option<impl IntoView + use<>> {
    (aid && !plate.known.is_empty())
        .then(|| view! { <div class="known">{rich(&plate.known, lang)}</div> })
}
