//! The tablet between its players, without a bar: each has a side of it, turned to them. Two players have a dock each, and
//! peek at their cards. In a practice round all hands are open at the four edges.
//!
//! Between two players a hand is in the document only while its owner peeks; otherwise the same number of backs.

use crate::drawers::both::drawers;
use crate::flat::peek::peek_button;
use crate::parts::banner::banner;
use crate::parts::buttons::{button, move_buttons};
use crate::parts::panels::OpenPanels;
use crate::parts::player_badges::{open_cards, show_tag};
use mallard_board::{Command, MatchUiCommon, MatchUiHandle, MoveButton, TablePart, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, Edge, edges};
use mallard_session::Stage;
use mallard_texts::{flat_messages, table_messages};
use mallard_words::prompt_messages;

pub(crate) fn flat_sides(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let mut people = handle.people().iter();
    // A flat tablet is between two players.
    let (Some(near), Some(far)) = (people.next(), people.next()) else { return ().into_any() };
    html! {
        <div class=format!("table flat-tablet {}", handle.game.slug()) class:flat-tablet--far=open.far>
            {side(handle, far, true)}
            <main class="pond">
                {name_of_game(handle)}
                {banner(handle)}
                {handle.dyn_ui().part(TablePart::Pond)}
                {menu_button(handle, open, far, true)}
                {menu_button(handle, open, near, false)}
            </main>
            {side(handle, near, false)}
            {drawers(handle, open)}
        </div>
    }
}

fn name_of_game(handle: MatchUiHandle) -> AnyView {
    let name = live_text(move || handle.app.about(handle.game).name.to_owned());
    html! { <h1 class="visually-hidden">{name}</h1> }
}

/// A practice round: the hands at the edges, and that of the player who decides larger, with the prompt and the buttons.
pub(crate) fn practice_sides(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let seats = handle.seats();
    let decides = live_text(move || {
        let decider = decider(handle);
        let has = |edge: &Edge| decider.is_some_and(|seat| edge.seats(seats).contains(&seat));
        Edge::ALL.into_iter().find(has).map_or("", Edge::name).to_owned()
    });
    html! {
        <div class=format!("table flat-tablet practice {}", handle.game.slug()) class:flat-tablet--far=open.far>
            <main class="pond">
                {name_of_game(handle)}
                {banner(handle)}
                <div class="table-overview" data-seats=seats data-decides=decides>
                    <div class="table-overview__middle downwards">{handle.dyn_ui().part(TablePart::Pond)}</div>
                    {edges(seats, move |seat| html! { <li class="practice__place">{open_side(handle, open, seat)}</li> })}
                </div>
                {practice_corner(handle, open, true)}
                {practice_corner(handle, open, false)}
            </main>
            {drawers(handle, open)}
        </div>
    }
}

/// The seat that decides now: the person at whose side the prompt is, or a bot.
fn decider(handle: MatchUiHandle) -> Option<Seat> {
    let now = handle.now.get();
    now.seat.filter(|_| now.acting).or_else(|| now.owed.first())
}

/// What all need, at two corners: the mark of the round, undo, the log and the menu.
fn practice_corner(handle: MatchUiHandle, open: OpenPanels, far: bool) -> AnyView {
    let app = handle.app;
    let opens = move |panel: RwSignal<bool>| {
        Callback::new(move |()| {
            open.far.set(far);
            open.toggle(panel);
        })
    };
    let undo = live_if(
        move || handle.now.get().undoer.is_some(),
        move || {
            let undo = Callback::new(move |()| handle.dispatch(Command::Undo));
            html! { <IconButton name="undo" label=translate(app, |lang| table_messages(lang).undo) on_press=undo/> }
        },
    );
    html! {
        <p class="practice__mark stacked" class:is-far=far aria-hidden=far.then_some("true")>
            <b class="across"><Icon name="eye" small=true/>{live_text(move || prompt_messages(app.lang()).practice_name.to_owned())}</b>
            <span>{live_text(move || prompt_messages(app.lang()).practice_means.to_owned())}</span>
        </p>
        <div class="practice__tools beside" class:is-far=far>
            {undo}
            <IconButton name="log" label=translate(app, |lang| table_messages(lang).log) on_press=opens(open.log)/>
            <IconButton name="menu" label=translate(app, |lang| table_messages(lang).menu) on_press=opens(open.menu)/>
        </div>
    }
}

/// A player's menu, at the right hand; it opens towards the player who asked for it.
fn menu_button(handle: MatchUiHandle, open: OpenPanels, seat: Seat, far: bool) -> AnyView {
    let label = live_text(move || (flat_messages(handle.app.lang()).menu_of)(&handle.name(seat)));
    let press = Callback::new(move |()| {
        open.far.set(far);
        open.menu.set(true);
    });
    let class = if far { "flat-tablet__menu is-far" } else { "flat-tablet__menu" };
    html! { <IconButton name="menu" class label on_press=press/> }
}

/// The tab of a side, which says who decides.
fn tab(
    handle: MatchUiHandle,
    seat: Seat,
    decider: impl Fn() -> Option<Seat> + Send + Sync + 'static,
) -> AnyView {
    let turn = live_text(move || {
        let words = flat_messages(handle.app.lang());
        decider().map_or_else(String::new, |decider| {
            let says = if decider == seat { words.you_decide } else { words.decides };
            says(&handle.name(decider))
        })
    });
    html! { <p class="side__turn beside amid" aria-hidden="true"><b>{turn}</b></p> }
}

/// A side of a practice round: an open hand and, for the player who decides, the prompt or the hint, and the buttons.
fn open_side(handle: MatchUiHandle, open: OpenPanels, seat: Seat) -> AnyView {
    let MatchUiCommon { app, now, .. } = *handle;
    let decides = settled(move || decider(handle) == Some(seat));
    let acts = settled(move || now.get().acting && now.get().seat == Some(seat));
    let badge = Memo::new(move |_| {
        handle.badges.with(|badges| badges.get(seat.index()).cloned().unwrap_or_default())
    });
    let tag = live_as(
        move || format!("{:?} {:?}", app.lang(), badge.with(|badge| badge.tag.clone())),
        move || badge.with(|badge| badge.tag.clone()).map(show_tag).into_any(),
    );
    let hand = live(move || {
        if acts.get() {
            return handle.dyn_ui().part(TablePart::Hand).into_any();
        }
        let cards = move || badge.with(|badge| badge.open.clone());
        live_as(move || format!("{:?}", cards()), move || open_cards(cards()))
    });
    let asks = live_if(move || acts.get(), move || question(handle, open));
    html! {
        <section
            class="dock side"
            class:side--now=decides
            class:side--acts=acts
            aria-label=handle.name(seat)
            data-seat=seat.index()
        >
            {tab(handle, seat, move || decider(handle))}
            <div class="prompt across">
                <span class="prompt__avatar">{handle.stand_in(seat)}<Avatar duck=handle.player(seat).duck/></span>
                <div class="practice__who stacked"><b class="clipped">{handle.name(seat)}</b>{tag}</div>
                {asks}
            </div>
            {hand}
        </section>
    }
}

/// The prompt of the player who decides, or their hint, and the buttons.
fn question(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let sentence = move || handle.hint.get().unwrap_or_else(|| handle.prompt.get().1.sentence);
    let sentence = live_as(
        move || format!("{:?} {}", app.lang(), sentence()),
        move || rich(&sentence(), app.lang()),
    );
    let hint = Callback::new(move |()| {
        let shows = handle.hint.with_untracked(Option::is_some);
        handle.dispatch(if shows { Command::CloseHint } else { Command::Hint });
    });
    let label = translate(app, |lang| table_messages(lang).hint);
    html! {
        <div class="prompt__says grows"><p>{sentence}</p></div>
        <div class="actions beside rigid">
            <IconButton name="hint" label on_press=hint/>
            {live(move || move_buttons(handle, open))}
        </div>
    }
}

/// A player's side between two: that player's prompt, the buttons, and the hand.
fn side(handle: MatchUiHandle, seat: Seat, far: bool) -> AnyView {
    let MatchUiCommon { app, now, .. } = *handle;
    let peeks = settled(move || handle.stage() == Stage::Flat(Some(seat)));
    let asked = settled(move || now.get().owed.has(seat));
    let buttons = live(move || {
        if !asked.get() {
            return ().into_any();
        }
        // Face down, only the button that shows the cards is amber.
        let seen = peeks.get();
        let show = |press: MoveButton| {
            button(MoveButton { primary: press.primary && seen, ..press }, handle)
        };
        handle.dyn_ui().buttons().into_iter().map(show).collect_any().into_any()
    });
    let hand = live(move || {
        if peeks.get() {
            handle.dyn_ui().part(TablePart::Hand).into_any()
        } else {
            face_down(handle, seat)
        }
    });
    // A hand on this side is close enough to see the cards of a player who peeks on the other side.
    let hide = move |_| {
        let stage = now.get_untracked().stage;
        if matches!(stage, Stage::Flat(Some(other)) if other != seat) {
            handle.dispatch(TurnCommand::Hide);
        }
    };
    html! {
        <section
            class="dock side"
            class:is-far=far
            class:side--now=asked
            aria-label=handle.name(seat)
            data-seat=seat.index()
            on:pointerdown=hide
        >
            {tab(handle, seat, move || now.get().owed.first())}
            <div class="prompt across" class:prompt--idle=flag(move || !asked.get())>
                <span class="prompt__avatar">{handle.stand_in(seat)}<Avatar duck=handle.player(seat).duck/></span>
                <div class="prompt__says grows">
                    <small>{live_text(move || handle.ask(|table| table.side(seat)).role)}</small>
                    <p>{live(move || rich(&handle.ask(|table| table.side(seat)).sentence, app.lang()))}</p>
                </div>
                <div class="actions beside rigid">{buttons} {peek_button(handle, seat, peeks, asked)}</div>
            </div>
            {hand}
        </section>
    }
}

/// The public view of the hand.
fn face_down(handle: MatchUiHandle, seat: Seat) -> AnyView {
    let cards = move || {
        handle.badges.with(|badges| {
            badges.get(seat.index()).and_then(|badge| badge.cards).unwrap_or_default()
        })
    };
    let backs = live(move || (0..cards()).map(|_| view! { <CardBack/> }).collect_any().into_any());
    html! {
        <div
            class="hand hand--down beside wrapped"
            role="img"
            aria-label=live_text(move || (table_messages(handle.app.lang()).cards)(cards()))
            style:--n=live_text(move || cards().to_string())
        >
            {backs}
        </div>
    }
}
