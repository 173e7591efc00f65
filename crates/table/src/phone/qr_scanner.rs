//! The camera and its picture.

use super::translate;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_kit::{App, Icon, flag, live_if, settled, watch};
use mallard_web::{
    self as web, Camera, CameraFacing, DropGuard, has_camera, how_many_cameras, read_codes,
};

/// The camera of the page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct QrScanner {
    camera: StoredValue<Option<Camera>, LocalStorage>,
    /// Reads codes until it is dropped.
    reading: StoredValue<Option<DropGuard>, LocalStorage>,
    /// Which camera is requested first.
    faces: CameraFacing,
    state: RwSignal<Sight>,
    /// Did it fail to start when the user asked for it?
    refused: RwSignal<bool>,
    /// Has the open dialog started it once? After a paste it does not start again.
    begun: StoredValue<bool>,
    /// Does the device have another camera?
    several: RwSignal<bool>,
}

/// Whether a camera runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// The browser asks the user, or starts it.
    Starting,
    /// It runs. Does it face away from the user?
    Sees { faces_away: bool },
    /// No camera is available, or the answer is pasted.
    Off,
}

impl QrScanner {
    pub(super) fn new(faces: CameraFacing) -> Self {
        Self {
            camera: StoredValue::new_local(None),
            reading: StoredValue::new_local(None),
            faces,
            state: RwSignal::new(Sight::Off),
            refused: RwSignal::new(false),
            begun: StoredValue::new(false),
            several: RwSignal::new(false),
        }
    }

    /// Starts the camera for the first code of an open dialog. The browser may ask first.
    pub(super) fn start(self) {
        if !self.begun.get_value() {
            self.begun.set_value(true);
            self.run(false);
        }
    }

    /// Has it started, or can it not?
    pub(super) fn is_settled(self) -> bool {
        self.state.try_get_untracked() != Some(Sight::Starting)
    }

    /// The dialog closes.
    pub(super) fn end(self) {
        self.stop();
        self.begun.set_value(false);
    }

    pub(super) fn stop(self) {
        self.reading.set_value(None);
        self.camera.set_value(None);
        self.state.set(Sight::Off);
    }

    /// Starts a camera: the next one, if one runs. If the user `wanted` it, a refusal shows.
    pub(super) fn run(self, wanted: bool) {
        if !web::has_camera() {
            return self.state.set(Sight::Off);
        }
        let before = self.camera.try_update_value(Option::take).flatten();
        self.refused.set(false);
        self.state.set(Sight::Starting);
        spawn_local(async move {
            let camera = Camera::start(self.faces, before).await;
            // The dialog may have closed by now, or the page has gone: then the camera stops at once.
            if self.state.try_get_untracked() != Some(Sight::Starting) {
                return;
            }
            let Some(camera) = camera else {
                self.refused.set(wanted);
                return self.state.set(Sight::Off);
            };
            let faces_away = camera.faces_away;
            self.camera.set_value(Some(camera));
            self.state.set(Sight::Sees { faces_away });
            let several = how_many_cameras().await > 1;
            let _ = self.several.try_set(several);
        });
    }

    /// Does it run, or is it about to?
    pub(super) fn is_running(self) -> bool {
        self.state.get() != Sight::Off
    }

    /// Has the user allowed it, and does it run?
    pub(super) fn sees(self) -> bool {
        matches!(self.state.get(), Sight::Sees { .. })
    }

    pub(super) fn is_refused(self) -> bool {
        self.refused.get()
    }

    /// Does the device have another camera?
    pub(super) fn has_another(self) -> bool {
        self.several.get()
    }
}

/// The camera's picture. Codes are read as long as it is there.
pub(super) fn picture(app: App, scanner: QrScanner, heard: Callback<String>) -> AnyView {
    let node = NodeRef::<html::Video>::new();
    watch(move || {
        let (Some(video), Sight::Sees { .. }) = (node.get(), scanner.state.get()) else { return };
        scanner.camera.with_value(|camera| {
            if let Some(camera) = camera {
                camera.show(&video);
            }
        });
        // Another camera uses the same element.
        if scanner.reading.with_value(Option::is_none) {
            let heard = Box::new(move |text| heard.run(text));
            scanner.reading.set_value(Some(read_codes(video, heard)));
        }
    });
    let mirrored = flag(move || !matches!(scanner.state.get(), Sight::Sees { faces_away: true }));
    view! {
        <div class="join__picture" class:is-mirrored=mirrored>
            <video
                node_ref=node
                aria-label=translate(app, |words| words.camera_sees)
                autoplay
                playsinline
                prop:muted=true
            ></video>
            <span></span>
        </div>
    }
    .into_any()
}

/// The camera's picture while it runs, otherwise a button of this class that starts it, if the device has a camera.
pub(super) fn scan(
    app: App,
    scanner: QrScanner,
    class: &'static str,
    heard: Callback<String>,
) -> AnyView {
    let runs = settled(move || scanner.is_running());
    let start = move || {
        view! {
            <button type="button" class=class on:click=move |_| scanner.run(true)>
                <Icon name="camera"/><span>{translate(app, |words| words.scan)}</span>
            </button>
        }
        .into_any()
    };
    view! {
        {live_if(move || runs.get(), move || picture(app, scanner, heard))}
        {live_if(move || has_camera() && !runs.get(), start)}
    }
    .into_any()
}
