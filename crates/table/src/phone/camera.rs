//! The input of the answer at the tablet: by its camera, or pasted.

use super::code::{copy_button, link_of};
use super::join::{JoinPhase, JoinSheet};
use super::qr_scanner::{Trouble, picture};
use super::translate;
use leptos::task::spawn_local;
use mallard_kit::prelude::*;
use mallard_texts::{PhoneMessages, phone_messages};
use mallard_web as web;

/// The second step: the camera's picture or the field, with the alternatives.
pub(super) fn camera(join: JoinSheet) -> AnyView {
    let (app, scanner) = (join.app, join.scanner);
    let step = live_text(move || {
        let words = phone_messages(app.lang());
        if scanner.is_running() { words.then_show } else { words.then_paste }.to_owned()
    });
    let on_text = Callback::new(move |text: String| join.handle_text(&text, false));
    let by_eye = Memo::new(move |_| scanner.is_running());
    let ask = live_text(move || {
        let name = join.now.get().map(|seat| join.name(seat)).unwrap_or_default();
        (phone_messages(app.lang()).at_tablet_ask)(&name)
    });
    html! {
        <div class="join__camera stacked">
            <p class="join__step beside"><i>"2"</i><span>{step}</span></p>
            {live(move || if by_eye.get() { picture(app, scanner, on_text) } else { field(join) })}
            <div class="join__buttons downwards">
                {live(move || if by_eye.get() { camera_buttons(join) } else { field_buttons(join) })}
                <p class="join__skip stacked">
                    <span>{ask}</span>
                    <button type="button" class="button" on:click=move |_| join.skip()>
                        {translate(app, |words| words.skip)}
                    </button>
                </p>
            </div>
            <p class="join__wrong" role="status">{live_text(move || join.wrong_sentence())}</p>
        </div>
    }
}

fn camera_buttons(join: JoinSheet) -> AnyView {
    let scanner = join.scanner;
    let switch = move || {
        button(join, "camera", |words| words.switch_camera, move |_| scanner.run(true)).into_any()
    };
    html! {
        {live_if(move || scanner.has_another(), switch)}
        {button(join, "paste", |words| words.paste_answer, move |_| scanner.stop())}
    }
}

fn field(join: JoinSheet) -> AnyView {
    let typed = move |event| join.handle_text(&event_target_value(&event), true);
    html! {
        <textarea
            class="join__picture join__field"
            aria-label=translate(join.app, |words| words.answer)
            placeholder=translate(join.app, |words| words.paste_here)
            spellcheck="false"
            autocapitalize="off"
            on:input=typed
        ></textarea>
    }
}

fn field_buttons(join: JoinSheet) -> AnyView {
    let scanner = join.scanner;
    let paste = move |_| {
        spawn_local(async move {
            match web::pasted().await {
                Some(text) => join.handle_text(&text, true),
                // The user pastes into the field.
                None => scanner.note_trouble(Trouble::Clipboard),
            }
        });
    };
    let look = move |_| {
        join.wrong.set(None);
        scanner.run(true);
    };
    let look = web::has_camera().then(|| button(join, "camera", |words| words.use_camera, look));
    // The phone gets the tablet's code in a message, too.
    let code = live(move || match join.phase.get() {
        JoinPhase::Shown(code) => copy_button(join.app, link_of(code)),
        _ => ().into_any(),
    });
    html! { {button(join, "paste", |words| words.paste, paste)} {code} {look} }
}

fn button(
    join: JoinSheet,
    icon: &'static str,
    pick: fn(&PhoneMessages) -> &'static str,
    press: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> AnyView {
    html! {
        <button type="button" class="button" on:click=press>
            <Icon name=icon/><span>{translate(join.app, pick)}</span>
        </button>
    }
}
