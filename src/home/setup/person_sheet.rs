//! The sheet of a player: the name, and for a person the help.

use super::setup_seats::SetupSeats;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::web_sys::HtmlInputElement;
use mallard_device::Help;
use mallard_kit::prelude::*;
use mallard_kit::{Dialog, help_foot, help_rows, name_field};
use mallard_session::{Player, PlayerKind, tidy_name};
use mallard_texts::setup_messages;
use mallard_web as web;
use mallard_words::{help_messages, player_messages, text};

/// The sheet of the seat that is edited.
pub(super) fn person_sheet(app: App, places: SetupSeats) -> AnyView {
    let open = places.sheet;
    // Esc and a tap outside it leave the field without a change.
    watch(move || {
        if !open.get()
            && let Some((number, name)) = places.written.get_untracked()
        {
            rename(places, number, &name);
        }
    });
    let label = live_text(move || {
        let name = shown_name(app, places, places.edited.get());
        name.map(|name| (setup_messages(app.lang()).rename)(&name)).unwrap_or_default()
    });
    html! {
        <Dialog open class="dialog dialog--sheet dialog--help" label>
            {live(move || sheet(app, places, open, places.edited.get()))}
        </Dialog>
    }
}

fn player<T>(places: SetupSeats, number: usize, ask: impl FnOnce(&Player) -> T) -> Option<T> {
    places.players.with(|players| players.get(number).map(ask))
}

fn shown_name(app: App, places: SetupSeats, number: usize) -> Option<String> {
    player(places, number, |player| player.shown_name(app.lang()))
}

fn sheet(app: App, places: SetupSeats, open: RwSignal<bool>, number: usize) -> AnyView {
    let close = Callback::new(move |()| open.set(false));
    let name = live_text(move || shown_name(app, places, number).unwrap_or_default());
    let duck = live(move || {
        player(places, number, |player| player.duck).map(|duck| view! { <Avatar duck/> }).into_any()
    });
    // A stranger is named at once.
    let field = NodeRef::<html::Input>::new();
    let is_unnamed = untrack(|| player(places, number, |player| player.name.is_none()));
    watch(move || {
        if let (Some(field), Some(true)) = (field.get(), is_unnamed) {
            request_animation_frame(move || {
                // Fails only for elements that cannot have the focus.
                let _ = field.focus();
            });
        }
    });
    let written = move || player(places, number, |player| player.name.clone()).flatten();
    let is_person = settled(move || player(places, number, Player::is_person) == Some(true));
    // The field has reported the name before.
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if !untrack(|| asks(places, number)) {
            close.run(());
        }
    };
    html! {
        <form class="dialog__head across rigid" on:submit=submit>
            <span class="help__avatar">{duck}</span>
            <input
                type="text"
                class="grows"
                node_ref=field
                use:name_field
                aria-label=live_text(move || (setup_messages(app.lang()).rename)(&name.get()))
                placeholder=name
                prop:value=live_text(move || written().unwrap_or_default())
                on:input=move |event| {
                    places.written.set(Some((number, event_target_value(&event))));
                    places.asked.set(Some(number));
                }
                on:change=move |event| {
                    rename(places, number, &event_target_value(&event));
                    // If a name is unchanged after cutting, the cut part leaves the field, too.
                    let named = untrack(written).unwrap_or_default();
                    event_target::<HtmlInputElement>(&event).set_value(&named);
                }
            />
            <IconButton name="x" label=translate(app, |lang| text(lang).close) on_press=close/>
        </form>
        <div class="dialog__body">
            {live_if(move || asks(places, number), move || question(app, places, number))}
            {live_if(move || is_person.get(), move || help(app, places, number, name, close))}
        </div>
    }
}

fn rename(places: SetupSeats, number: usize, written: &str) {
    // The browser reports a change also when the field leaves the page with everything else.
    let Some(met) = places.met.try_get_untracked() else { return };
    places.written.set(None);
    let written = web::composed(written);
    let among_people = untrack(|| places.is_among_people());
    places.players.update(|players| {
        let Some(player) = players.get_mut(number) else { return };
        if among_people && player.name.is_none() && tidy_name(&written).is_some() {
            player.kind = PlayerKind::Person;
        }
        met.name(players, number, &written);
    });
}

/// Was the name of a bot typed over, so that it may be a person?
fn asks(places: SetupSeats, number: usize) -> bool {
    let is_named = |player: &Player| !player.is_person() && player.name.is_some();
    places.asked.get() == Some(number)
        && !places.is_among_people()
        && places.as_written().get(number).is_some_and(is_named)
}

fn question(app: App, places: SetupSeats, number: usize) -> AnyView {
    let name = move || places.as_written().get(number).map(|player| player.shown_name(app.lang()));
    let person = move |_| {
        places.asked.set(None);
        let met = places.met.get_untracked();
        places.players.update(|players| {
            players[number].kind = PlayerKind::Person;
            let name = players[number].name.clone().unwrap_or_default();
            met.name(players, number, &name);
        });
    };
    html! {
        <p class="player__question across">
            <b>{live_text(move || (setup_messages(app.lang()).is_person)(&name().unwrap_or_default()))}</b>
            <button type="button" class="button" on:click=person>
                {translate(app, |lang| player_messages(lang).person)}
            </button>
            <button type="button" class="button" on:click=move |_| places.asked.set(None)>
                {translate(app, |lang| setup_messages(lang).still_bot)}
            </button>
        </p>
    }
}

/// The help of a person, and where it is stored.
fn help(
    app: App,
    places: SetupSeats,
    number: usize,
    name: Signal<String>,
    close: Callback<()>,
) -> AnyView {
    let help = Memo::new(move |_| places.help(app, number).unwrap_or_default());
    let choose = Callback::new(move |help: Help| places.set_help(app, number, help));
    let kept = live_text(move || {
        let words = help_messages(app.lang());
        let is_named = player(places, number, |player| player.name.is_some()) == Some(true);
        if is_named { (words.kept_with)(&name.get()) } else { words.kept_unnamed.to_owned() }
    });
    html! {
        <h2>{live_text(move || (help_messages(app.lang()).help_for)(&name.get()))}</h2>
        {help_rows(app, help.into(), choose)}
        {help_foot(app, kept, close)}
    }
}
