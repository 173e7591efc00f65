//! How the answer comes to the tablet: by its camera, or pasted.

use super::join::{Join, Wrong};
use super::said;
use crate::ui::kit::{Icon, flag, live, live_if, live_text, watch};
use crate::web::{self, Camera, Until, how_many_cameras, read_codes};
use crate::words::{Hands, hands_text};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The camera of the open sheet. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Eye {
    camera: StoredValue<Option<Camera>, LocalStorage>,
    /// Reads codes as long as it is kept.
    reading: StoredValue<Option<Until>, LocalStorage>,
    state: RwSignal<Sight>,
    /// Has the open sheet started it once? Who pastes does not want it again.
    begun: StoredValue<bool>,
    /// Is there another camera to switch to?
    several: RwSignal<bool>,
}

/// Whether a camera runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// The browser asks the person, or starts it.
    Starting,
    /// It runs. Does it look away from the person?
    Sees { faces_away: bool },
    /// There is none, or the answer is pasted.
    Off,
}

impl Eye {
    pub(super) fn new() -> Self {
        Self {
            camera: StoredValue::new_local(None),
            reading: StoredValue::new_local(None),
            state: RwSignal::new(Sight::Off),
            begun: StoredValue::new(false),
            several: RwSignal::new(false),
        }
    }

    /// Starts the camera for the first code of an open sheet. The browser may ask first.
    pub(super) fn start(self, join: Join) {
        if !self.begun.get_value() {
            self.begun.set_value(true);
            self.run(join, None, false);
        }
    }

    /// Has it started, or can it not?
    pub(super) fn is_settled(self) -> bool {
        self.state.try_get_untracked() != Some(Sight::Starting)
    }

    /// The sheet closes.
    pub(super) fn end(self) {
        self.stop();
        self.begun.set_value(false);
    }

    fn stop(self) {
        self.reading.set_value(None);
        self.camera.set_value(None);
        self.state.set(Sight::Off);
    }

    /// Starts a camera: the first, or the one after `before`. Was it asked for by name? Then a refusal is said.
    fn run(self, join: Join, before: Option<Camera>, wanted: bool) {
        if !web::has_camera() {
            return self.state.set(Sight::Off);
        }
        self.state.set(Sight::Starting);
        spawn_local(async move {
            let camera = Camera::start(before).await;
            // Meanwhile the sheet may have closed, or the page has gone: then the camera stops at once.
            if self.state.try_get_untracked() != Some(Sight::Starting) {
                return;
            }
            let Some(camera) = camera else {
                if wanted {
                    join.wrong.set(Some(Wrong::NoCamera));
                }
                return self.state.set(Sight::Off);
            };
            let faces_away = camera.faces_away;
            self.camera.set_value(Some(camera));
            self.state.set(Sight::Sees { faces_away });
            let several = how_many_cameras().await > 1;
            let _ = self.several.try_set(several);
        });
    }

    fn sees(self) -> bool {
        self.state.get() != Sight::Off
    }
}

/// The second step: the camera's picture or the field, with what else can be done.
pub(super) fn camera(join: Join) -> AnyView {
    let (app, eye) = (join.app, join.eye);
    let step = live_text(move || {
        let words = hands_text(app.lang());
        if eye.sees() { words.then_show } else { words.then_paste }.to_owned()
    });
    let by_eye = Memo::new(move |_| eye.sees());
    let ask = live_text(move || {
        let name = join.now.get().map(|seat| join.name(seat)).unwrap_or_default();
        (hands_text(app.lang()).at_tablet_ask)(&name)
    });
    view! {
        <div class="join__camera">
            <p class="join__step"><i>"2"</i><span>{step}</span></p>
            {live(move || if by_eye.get() { picture(join) } else { field(join) })}
            <div class="join__buttons">
                {live(move || if by_eye.get() { eye_buttons(join) } else { field_buttons(join) })}
                <p class="join__skip">
                    <span>{ask}</span>
                    <button type="button" class="button" on:click=move |_| join.skip()>
                        {said(app, |words| words.skip)}
                    </button>
                </p>
            </div>
            <p class="join__wrong" role="status">{live_text(move || join.wrong_sentence().to_owned())}</p>
        </div>
    }
    .into_any()
}

/// What the camera sees. Codes are read as long as it is there.
fn picture(join: Join) -> AnyView {
    let eye = join.eye;
    let node = NodeRef::<html::Video>::new();
    watch(move || {
        let (Some(video), Sight::Sees { .. }) = (node.get(), eye.state.get()) else { return };
        eye.camera.with_value(|camera| {
            if let Some(camera) = camera {
                camera.show(&video);
            }
        });
        // Another camera comes to the same element.
        if eye.reading.with_value(Option::is_none) {
            let heard = Box::new(move |text: String| join.hear(&text, false));
            eye.reading.set_value(Some(read_codes(video, heard)));
        }
    });
    let mirrored = flag(move || !matches!(eye.state.get(), Sight::Sees { faces_away: true }));
    view! {
        <div class="join__picture" class:is-mirrored=mirrored>
            <video
                node_ref=node
                aria-label=said(join.app, |words| words.camera_sees)
                autoplay
                playsinline
                prop:muted=true
            ></video>
            <span></span>
        </div>
    }
    .into_any()
}

fn eye_buttons(join: Join) -> AnyView {
    let eye = join.eye;
    let switch = move |_| {
        let before = eye.camera.try_update_value(Option::take).flatten();
        eye.run(join, before, true);
    };
    let switch = move || button(join, "camera", |words| words.switch_camera, switch).into_any();
    view! {
        {live_if(move || eye.several.get(), switch)}
        {button(join, "paste", |words| words.paste_answer, move |_| eye.stop())}
    }
    .into_any()
}

fn field(join: Join) -> AnyView {
    let typed = move |event| join.hear(&event_target_value(&event), true);
    view! {
        <textarea
            class="join__picture join__field"
            aria-label=said(join.app, |words| words.answer)
            placeholder=said(join.app, |words| words.paste_here)
            spellcheck="false"
            autocapitalize="off"
            on:input=typed
        ></textarea>
    }
    .into_any()
}

fn field_buttons(join: Join) -> AnyView {
    let eye = join.eye;
    let paste = move |_| {
        spawn_local(async move {
            // Where the page may not read what was copied, the person pastes it into the field.
            if let Some(text) = web::pasted().await {
                join.hear(&text, true);
            }
        });
    };
    let look = move |_| {
        join.wrong.set(None);
        eye.run(join, None, true);
    };
    let look = web::has_camera().then(|| button(join, "camera", |words| words.use_camera, look));
    view! { {button(join, "paste", |words| words.paste, paste)} {look} }.into_any()
}

fn button(
    join: Join,
    icon: &'static str,
    says: fn(&Hands) -> &'static str,
    press: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> AnyView {
    view! {
        <button type="button" class="button" on:click=press>
            <Icon name=icon/><span>{said(join.app, says)}</span>
        </button>
    }
    .into_any()
}
