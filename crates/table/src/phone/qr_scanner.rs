//! The camera and its picture.

use super::translate;
use leptos::html;
use leptos::task::spawn_local;
use mallard_kit::prelude::*;
use mallard_texts::phone_messages;
use mallard_web::{
    self as web, Camera, CameraFacing, DropGuard, ScanError, has_camera, how_many_cameras,
    read_codes, rest,
};

/// How long the browser may ask the user, or start the camera, before the dialog names the other way, in milliseconds.
const CAMERA_TIMEOUT_MS: i32 = 8000;

/// The camera of the page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct QrScanner {
    camera: StoredValue<Option<Camera>, LocalStorage>,
    /// Reads codes until it is dropped.
    reading: StoredValue<Option<DropGuard>, LocalStorage>,
    /// Which camera is requested first.
    faces: CameraFacing,
    state: RwSignal<Sight>,
    trouble: RwSignal<Option<Trouble>>,
    /// Has the open dialog started it once? After a paste it does not start again.
    was_started: StoredValue<bool>,
    /// Does the device have another camera?
    several: RwSignal<bool>,
}

/// Why no code is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// The camera did not start when the user asked for it, or takes long.
    Camera,
    /// It runs, and no code can be read.
    Scan(ScanError),
    /// The browser does not let the page read the clipboard.
    Clipboard,
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
            trouble: RwSignal::new(None),
            was_started: StoredValue::new(false),
            several: RwSignal::new(false),
        }
    }

    /// Starts the camera for the first code of an open dialog. The browser may ask first.
    pub(super) fn start(self) {
        if !self.was_started.get_value() {
            self.was_started.set_value(true);
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
        self.was_started.set_value(false);
    }

    pub(super) fn stop(self) {
        self.trouble.set(None);
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
        self.trouble.set(None);
        self.state.set(Sight::Starting);
        spawn_local(async move {
            rest(CAMERA_TIMEOUT_MS).await;
            if self.state.try_get_untracked() == Some(Sight::Starting) {
                self.trouble.set(Some(Trouble::Camera));
            }
        });
        spawn_local(async move {
            let camera = Camera::start(self.faces, before).await;
            // The dialog may have closed by now, or the page has gone: then the camera stops at once.
            if self.state.try_get_untracked() != Some(Sight::Starting) {
                return;
            }
            let Some(camera) = camera else {
                self.stop();
                return self.trouble.set(wanted.then_some(Trouble::Camera));
            };
            let faces_away = camera.faces_away;
            self.trouble.set(None);
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

    pub(super) fn note_trouble(self, trouble: Trouble) {
        // The page may have gone.
        self.trouble.try_set(Some(trouble));
    }

    /// A code was read, or none can be: then the camera stops, and the page shows the other way.
    fn handle(self, scan: Result<String, ScanError>, on_text: Callback<String>) {
        match scan {
            Ok(text) => on_text.run(text),
            Err(error) => {
                if matches!(self.state.try_get_untracked(), Some(Sight::Sees { .. })) {
                    self.stop();
                    self.note_trouble(Trouble::Scan(error));
                }
            }
        }
    }

    /// Why no code is read, and what to do instead; empty without trouble.
    pub(super) fn trouble_sentence(self, app: App) -> String {
        let words = phone_messages(app.lang());
        let at_tablet = self.faces == CameraFacing::Person;
        let instead = if at_tablet { words.paste_instead } else { words.camera_app_instead };
        let both = |why| app.text().sentences(&[why, instead]);
        match self.trouble.get() {
            None => String::new(),
            Some(Trouble::Camera) if at_tablet => words.no_camera.to_owned(),
            Some(Trouble::Camera) => words.no_scan.to_owned(),
            Some(Trouble::Scan(ScanError::Stopped)) => words.camera_stopped.to_owned(),
            Some(Trouble::Scan(ScanError::NoDecoder)) => both(words.no_decoder),
            Some(Trouble::Scan(ScanError::Noise)) => both(words.noise),
            Some(Trouble::Clipboard) => words.no_clipboard.to_owned(),
        }
    }

    pub(super) fn has_another(self) -> bool {
        self.several.get()
    }
}

/// The camera's picture. Codes are read as long as it is there.
pub(super) fn picture(app: App, scanner: QrScanner, on_text: Callback<String>) -> AnyView {
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
            let on_scan = Box::new(move |scan| scanner.handle(scan, on_text));
            scanner.reading.set_value(Some(read_codes(video, on_scan)));
        }
    });
    let mirrored = flag(move || !matches!(scanner.state.get(), Sight::Sees { faces_away: true }));
    html! {
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
}

/// The camera's picture while it runs, otherwise a button of this class that starts it, if the device has a camera.
pub(super) fn scan(
    app: App,
    scanner: QrScanner,
    class: &'static str,
    on_text: Callback<String>,
) -> AnyView {
    let runs = settled(move || scanner.is_running());
    let start = move || {
        html! {
            <button type="button" class=class on:click=move |_| scanner.run(true)>
                <Icon name="camera"/><span>{translate(app, |words| words.scan)}</span>
            </button>
        }
    };
    html! {
        {live_if(move || runs.get(), move || picture(app, scanner, on_text))}
        {live_if(move || has_camera() && !runs.get(), start)}
    }
}
