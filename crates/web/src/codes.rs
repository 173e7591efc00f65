//! Reads QR codes from a camera: with the browser's own decoder, or with a wasm decoder that a worker loads on demand
//! (`crates/reader`).
//!
//! Some browsers have a decoder that rejects every picture, finds nothing in it, or never answers. So ours reads as well
//! as long as the browser's has read nothing.

use super::camera::gives_pictures;
use super::maybe::{PROMISE_TIMEOUT_MS, ask_within, call, get_property, within};
use super::pixels::{gives_noise, pixels};
use super::rest::rest;
use super::thinker::{READY_MESSAGE, file};
use super::until::DropGuard;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlVideoElement, Worker, WorkerOptions, WorkerType};

const SCAN_PAUSE_MS: i32 = 80;

const DECODER_TIMEOUT_MS: i32 = 10_000;

/// A large picture takes a slow phone seconds.
const PICTURE_TIMEOUT_MS: i32 = 8000;

/// A decoder counts as broken after as many in a row.
const MAX_UNANSWERED_PICTURES: u32 = 3;

/// The picture is compared with the one before every second. After as many equal ones the camera has stopped.
const COMPARISON_INTERVAL_MS: i32 = 1000;
const MAX_EQUAL_PICTURES: u32 = 4;

/// Why no code can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScanError {
    /// The camera gives no more pictures.
    Stopped,
    NoDecoder,
    /// The browser gives noise in place of pictures, so that no page recognises it by them.
    Noise,
}

/// Receives the text of each code that is read, and the reason if none can be read.
pub type OnScan = Box<dyn Fn(Result<String, ScanError>)>;

/// Scans the picture until the returned value is dropped.
pub fn read_codes(video: HtmlVideoElement, on_scan: OnScan) -> DropGuard {
    let flag = |value| Cell::new(value);
    let (wanted, answers, has_read) = (flag(true), flag(false), flag(false));
    let failure = Cell::new(None);
    let scan = Rc::new(Scan { video, on_scan, wanted, answers, has_read, failure });
    let end = scan.clone();
    spawn_local(scan.clone().watch_picture());
    spawn_local(async move {
        if let Some(detector) = detector().await {
            spawn_local(scan.clone().follow(Reader::Detector(detector)));
            // For so long it has the pictures for itself.
            rest(PROMISE_TIMEOUT_MS).await;
        }
        if !scan.wanted.get() || scan.has_read.get() {
            return;
        }
        match program().await {
            Ok(program) => scan.follow(program).await,
            Err(error) => scan.fail(error),
        }
    });
    DropGuard::dropped(move || end.wanted.set(false))
}

/// The picture, and what is known of the browser's decoder.
struct Scan {
    video: HtmlVideoElement,
    on_scan: OnScan,
    wanted: Cell<bool>,
    /// Did the browser's decoder accept the last picture?
    answers: Cell<bool>,
    has_read: Cell<bool>,
    /// Why ours does not read.
    failure: Cell<Option<ScanError>>,
}

impl Scan {
    /// Passes on each text that this reader reads. Ours ends once the browser's works, which ends once it is broken.
    async fn follow(self: Rc<Self>, reader: Reader) {
        let is_ours = matches!(reader, Reader::Program { .. });
        let mut rejected = 0;
        while self.wanted.get() && !(is_ours && self.has_read.get()) {
            let read = reader.read(&self.video).await;
            if !self.wanted.get() {
                return;
            }
            rejected = if read.is_some() { 0 } else { rejected + 1 };
            if !is_ours {
                self.answers.set(read.is_some());
                self.report();
            }
            if rejected == MAX_UNANSWERED_PICTURES {
                if !is_ours {
                    return;
                }
                self.fail(ScanError::NoDecoder);
            }
            if let Some(text) = read.filter(|text| !text.is_empty()) {
                self.has_read.set(!is_ours);
                (self.on_scan)(Ok(text));
            }
            rest(SCAN_PAUSE_MS).await;
        }
    }

    /// Our decoder does not read.
    fn fail(&self, error: ScanError) {
        self.failure.set(Some(error));
        self.report();
    }

    /// If ours does not read, no decoder does, unless the browser's accepts the pictures.
    fn report(&self) {
        if self.wanted.get()
            && !self.answers.get()
            && let Some(error) = self.failure.take()
        {
            (self.on_scan)(Err(error));
        }
    }

    /// Notices that the camera gives no more pictures: another app may use it, or a call.
    async fn watch_picture(self: Rc<Self>) {
        let (mut before, mut goes_on, mut equal) = (None, false, 0);
        while self.wanted.get() {
            rest(COMPARISON_INTERVAL_MS).await;
            let now = get_property(&self.video, "currentTime").and_then(|time| time.as_f64());
            // The browser need not count the time of a camera.
            goes_on |= before.is_some_and(|before| now > Some(before));
            let is_paused =
                get_property(&self.video, "paused").is_some_and(|paused| paused.is_truthy());
            let is_same = is_paused || goes_on && now == before;
            let has_picture = self.video.video_width() > 0 && gives_pictures(&self.video);
            before = now;
            // A hidden page may get no pictures.
            let moves = has_picture && !is_same || document().hidden();
            equal = if moves { 0 } else { equal + 1 };
            if equal == MAX_EQUAL_PICTURES && self.wanted.get() {
                equal = 0;
                (self.on_scan)(Err(ScanError::Stopped));
            }
        }
    }
}

enum Reader {
    /// The browser's own.
    Detector(JsValue),
    /// Ours, and the canvas on which a picture is drawn to get its pixels.
    Program { worker: Worker, canvas: JsValue, brush: JsValue },
}

impl Reader {
    /// The text of a code in the picture, empty without a code; `None` if the reader rejects the picture.
    async fn read(&self, video: &HtmlVideoElement) -> Option<String> {
        let (width, height) = (video.video_width(), video.video_height());
        if width == 0 || height == 0 {
            return Some(String::new());
        }
        match self {
            Self::Detector(detector) => {
                let found =
                    ask_within(detector, "detect", &Array::of1(video), PROMISE_TIMEOUT_MS).await?;
                let code = found.dyn_into::<Array>().ok()?.get(0);
                Some(
                    get_property(&code, "rawValue")
                        .and_then(|text| text.as_string())
                        .unwrap_or_default(),
                )
            }
            Self::Program { worker, canvas, brush } => {
                Reflect::set(canvas, &"width".into(), &width.into()).ok()?;
                Reflect::set(canvas, &"height".into(), &height.into()).ok()?;
                let zero = JsValue::from(0);
                call(brush, "drawImage", &Array::of3(video, &zero, &zero))?;
                let picture = pixels(brush, width, height)?;
                let reply = next_of(worker, PICTURE_TIMEOUT_MS);
                worker.post_message(&picture).ok()?;
                reply.await
            }
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Self::Program { worker, .. } = self {
            worker.terminate();
        }
    }
}

/// The browser's decoder, if it has one for these codes.
async fn detector() -> Option<JsValue> {
    const CODE: &str = "qr_code";
    let kind = get_property(&window(), "BarcodeDetector")?;
    let formats =
        ask_within(&kind, "getSupportedFormats", &Array::new(), PROMISE_TIMEOUT_MS).await?;
    let formats: Array = formats.dyn_into().ok()?;
    formats.iter().find(|format| format.as_string().as_deref() == Some(CODE))?;
    let wish = Object::new();
    Reflect::set(&wish, &"formats".into(), &Array::of1(&CODE.into())).ok()?;
    Reflect::construct(kind.unchecked_ref::<Function>(), &Array::of1(&wish)).ok()
}

/// Our decoder, once it is ready.
async fn program() -> Result<Reader, ScanError> {
    if gives_noise() {
        return Err(ScanError::Noise);
    }
    started().await.ok_or(ScanError::NoDecoder)
}

/// The worker with our decoder.
async fn started() -> Option<Reader> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&file("bots", "worker")?, &options).ok()?;
    let canvas: JsValue = document().create_element("canvas").ok()?.into();
    // The pixels are read again and again.
    let wish = Object::new();
    Reflect::set(&wish, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
    let brush = call(&canvas, "getContext", &Array::of2(&"2d".into(), &wish))?;
    let files = Object::new();
    for key in ["js", "wasm"] {
        Reflect::set(&files, &key.into(), &file("reader", key)?.into()).ok()?;
    }
    let ready = next_of(&worker, DECODER_TIMEOUT_MS);
    worker.post_message(&files).ok()?;
    // The worker ends with it.
    let reader = Reader::Program { worker, canvas, brush };
    (ready.await.as_deref() == Some(READY_MESSAGE)).then_some(reader)
}

/// The next message of a worker; `None` if it failed, or sent none within the limit. The worker may get a request in the
/// meantime.
fn next_of(worker: &Worker, limit: i32) -> impl Future<Output = Option<String>> + use<> {
    let message = Promise::new(&mut |resolve, _| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&resolve));
    });
    async move { get_property(&within(message, limit).await?, "data")?.as_string() }
}
