//! The dock: the prompt, which always names the player and the action, and the viewer's own hand.

use crate::parts::buttons::move_buttons;
use crate::parts::panels::OpenPanels;
use crate::screen::coaching::coaching;
use crate::screen::look::{look_button, peeking_seat};
use crate::seats::{next_holder_note, stand_in_notice};
use mallard_board::{Command, MatchUiCommon, MatchUiHandle, TablePart};
use mallard_kit::prelude::*;
use mallard_kit::{ReadAloud, Switch};
use mallard_texts::{phone_messages, table_messages};
use mallard_web as web;
use mallard_words::settings_messages;

pub(crate) fn dock(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let taught = flag(move || handle.is_taught());
    let speaks = live(move || match handle.coach {
        Some(said) if taught.get() && !handle.is_over() => coaching(handle, open, said),
        _ => prompt(handle, open),
    });
    let asks = asks_for_suits(handle);
    let offers = offers_sounds(handle, asks);
    let advised = move || {
        let sounds = offers && offers_now(handle);
        format!("{:?} {:?} {:?} {sounds}", app.lang(), handle.hint.get(), goal(handle))
    };
    html! {
        <section class="dock" aria-label=translate(app, |lang| table_messages(lang).your_side)>
            {live_as(advised, move || advice(handle, asks, offers))}
            {stand_in_notice(handle, open)}
            {speaks}
            {handle.dyn_ui().part(TablePart::Hand)}
        </section>
    }
}

/// The prompt, and the buttons next to it.
fn prompt(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let MatchUiCommon { app, now, .. } = *handle;
    let looker = peeking_seat(handle);
    let shown =
        live(
            move || if looker.get().is_some() { ().into_any() } else { move_buttons(handle, open) },
        );
    let keys = move || looker.get().map(|seat| seat.index().to_string()).into_iter().collect();
    let look = live_each(keys, move |_| look_button(handle));
    let idle = flag(move || now.get().is_idle());
    let for_another = flag(move || handle.prompt.get().1.decides_for.is_some());
    let hinted = flag(move || {
        handle.hint.get().is_some() && handle.dyn_ui().buttons().iter().any(|press| press.hinted)
    });
    // The seat that it is about, and next to it the decider.
    let ducks = move || {
        let (seat, prompt) = handle.prompt.get();
        let decider = prompt.decides_for.map(|_| handle.player(seat).duck);
        (handle.player(prompt.decides_for.unwrap_or(seat)).duck, decider)
    };
    let duck = live_as(
        move || format!("{:?}", ducks()),
        move || {
            let (duck, decider) = ducks();
            let badge = decider.map(|duck| view! { <i><Avatar duck/></i> });
            html! { <Avatar duck/> {badge} }
        },
    );
    let sentence = move || handle.prompt.get().1.sentence;
    let asked = live_text(move || {
        let (_, prompt) = handle.prompt.get();
        handle.ask(|table| table.aloud(prompt)).join(" ")
    });
    let sentence = live_as(
        move || format!("{:?} {}", app.lang(), sentence()),
        move || rich(&sentence(), app.lang()),
    );
    let left = live_as(
        move || format!("{:?}", handle.own_hints_left()),
        move || {
            let count = |left| view! { <span class="prompt__hints across" aria-hidden="true"><Icon name="hint" small=true/>{left}</span> };
            handle.own_hints_left().map(count).into_any()
        },
    );
    html! {
        <div class="prompt across" class:prompt--idle=idle>
            <span class="prompt__avatar" class:prompt__avatar--for=for_another>{duck}</span>
            <div class="prompt__says grows">
                <small>
                    {live_text(move || handle.prompt.get().1.role)}
                    " "
                    {next_holder_note(handle)}
                    {left}
                </small>
                <p>{sentence}</p>
            </div>
            <ReadAloud text=asked/>
            {handle.dyn_ui().part(TablePart::Beside).map(|part| view! { <div class="prompt__beside across rigid">{part}</div> })}
            <div class="actions beside rigid" class:actions--hint=hinted>{look}{shown}</div>
        </div>
    }
}

/// The hint, or before the first decision the aim of the game; the table's announcer reads it aloud, like the prompt.
fn advice(handle: MatchUiHandle, asks: bool, offers: bool) -> AnyView {
    let app = handle.app;
    if let Some(hint) = handle.hint.get() {
        return html! {
            <div class="advice across">
                <Icon name="hint"/>
                <p class="grows">{rich(&hint, app.lang())}</p>
                <ReadAloud text=hint/>
                <IconButton
                    name="x"
                    label=translate(app, |lang| table_messages(lang).close_hint)
                    on_press=Callback::new(move |()| handle.dispatch(Command::CloseHint))
                />
            </div>
        };
    }
    let goal = goal(handle);
    let sounds = (offers && offers_now(handle)).then(|| sounds(handle));
    if goal.is_none() && sounds.is_none() {
        return ().into_any();
    }
    let suits = (asks && goal.is_some()).then(|| suits(app));
    let goal = goal.map(|goal| {
        view! { <Icon name="flag"/> <p class="grows">{rich(goal, app.lang())}</p> }
    });
    html! { <div class="advice across advice--goal">{goal}{suits}{sounds}</div> }
}

/// The key under which a device remembers that it has offered sounds.
const SOUNDS_OFFERED_KEY: &str = "sounds-offered";

/// Does this device offer sounds? It does so once: a phone at its player's first turn, a tablet next to the aim of the
/// game in the first match of several people, unless that place asks for the suits (`asks`).
fn offers_sounds(handle: MatchUiHandle, asks: bool) -> bool {
    let silent = !handle.app.settings.with_untracked(|settings| settings.sounds);
    let is_place = handle.phone_seat().is_some() || (!asks && handle.owners().len() > 1);
    let offers = is_place
        && handle.coach.is_none()
        && silent
        && web::storage().read(SOUNDS_OFFERED_KEY).value().is_none();
    if offers {
        watch(move || {
            if offers_now(handle) {
                // If this cannot be stored, the device offers them again next time.
                let _ = web::storage().write(SOUNDS_OFFERED_KEY, "true");
            }
        });
    }
    offers
}

/// Does the match wait for the player of this phone, or does the tablet show the aim of the game?
fn offers_now(handle: MatchUiHandle) -> bool {
    match handle.phone_seat() {
        Some(seat) => handle.acting() && handle.is_owed(seat),
        None => goal(handle).is_some(),
    }
}

/// The switch for sounds; on a phone for vibration too.
fn sounds(handle: MatchUiHandle) -> AnyView {
    let (app, is_phone) = (handle.app, handle.phone_seat().is_some());
    let label = live_text(move || {
        let lang = app.lang();
        let phone = phone_messages(lang).sounds_at_turn;
        if is_phone { phone } else { settings_messages(lang).sounds }.to_owned()
    });
    let flip = Callback::new(move |on| {
        app.settings.update(|settings| settings.sounds = on);
    });
    switch(label, flag(move || app.settings.get().sounds), flip)
}

/// The aim of the game, before the first decision.
fn goal(handle: MatchUiHandle) -> Option<&'static str> {
    // If a bot plays a seat, the same place says so.
    handle.goal().filter(|_| {
        handle.people().or(handle.phones()) == handle.owners() || handle.phone_seat().is_some()
    })
}

/// Does this table ask whether suits have two colours or four? Only the first one on this device does, next to the aim
/// of the game.
fn asks_for_suits(handle: MatchUiHandle) -> bool {
    let settings = handle.app.settings;
    let asked = move || settings.with_untracked(|settings| settings.suits_asked);
    let has_suits = handle.app.profile(handle.game).has_suits;
    let asks = has_suits && handle.coach.is_none() && !asked();
    if asks {
        watch(move || {
            if goal(handle).is_some() && !asked() {
                settings.update(|settings| settings.suits_asked = true);
            }
        });
    }
    asks
}

fn suits(app: App) -> AnyView {
    let label = translate(app, |lang| settings_messages(lang).suits);
    let flip = Callback::new(move |on| app.settings.update(|settings| settings.four_colours = on));
    switch(label, flag(move || app.settings.get().four_colours), flip)
}

fn switch(label: Signal<String>, on: Signal<bool>, on_flip: Callback<bool>) -> AnyView {
    html! {
        <span class="advice__suits across rigid">
            <span>{label}</span>
            <Switch label on on_flip/>
        </span>
    }
}
