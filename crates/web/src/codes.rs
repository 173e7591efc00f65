//! Reads QR codes from a camera: with the browser's own decoder, or with a wasm decoder that a worker loads on demand
//! (`crates/reader`).

use super::maybe::{ask, call, part};
use super::rest::rest;
use super::thinker::{READY, file};
use super::until::DropGuard;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlVideoElement, Worker, WorkerOptions, WorkerType};

/// The pause between two scans, in milliseconds.
const BETWEEN: i32 = 80;

/// After as many pictures in a row that the browser's decoder rejects, ours takes over. Some tablets have a decoder that
/// rejects every picture.
const REJECTED: u32 = 3;

/// Scans the picture until the returned value is dropped, and passes on each text that it reads.
pub fn read_codes(video: HtmlVideoElement, told: Box<dyn Fn(String)>) -> DropGuard {
    let wanted = Rc::new(Cell::new(true));
    let looks = wanted.clone();
    spawn_local(async move {
        let Some(mut reader) = Reader::new().await else { return };
        let mut rejected = 0;
        while looks.get() {
            let read = reader.read(&video).await;
            rejected = if read.is_some() { 0 } else { rejected + 1 };
            if let Some(text) = read.filter(|text| looks.get() && !text.is_empty()) {
                told(text);
            }
            if rejected == REJECTED && matches!(reader, Reader::Detector(_)) {
                let Some(ours) = program().await else { return };
                reader = ours;
            }
            rest(BETWEEN).await;
        }
    });
    DropGuard::dropped(move || wanted.set(false))
}

enum Reader {
    /// The browser's own.
    Detector(JsValue),
    /// Ours, and the canvas on which a picture is drawn to get its pixels.
    Program { worker: Worker, canvas: JsValue, brush: JsValue },
}

impl Reader {
    /// `None` if neither is available.
    async fn new() -> Option<Self> {
        match detector().await {
            Some(detector) => Some(Self::Detector(detector)),
            None => program().await,
        }
    }

    /// The text of a code in the picture, empty without a code; `None` if the reader rejects the picture.
    async fn read(&self, video: &HtmlVideoElement) -> Option<String> {
        let (width, height) = (video.video_width(), video.video_height());
        if width == 0 || height == 0 {
            return Some(String::new());
        }
        match self {
            Self::Detector(detector) => {
                let found = ask(detector, "detect", &Array::of1(video)).await?;
                let code = found.dyn_into::<Array>().ok()?.get(0);
                Some(part(&code, "rawValue").and_then(|text| text.as_string()).unwrap_or_default())
            }
            Self::Program { worker, canvas, brush } => {
                Reflect::set(canvas, &"width".into(), &width.into()).ok()?;
                Reflect::set(canvas, &"height".into(), &height.into()).ok()?;
                let (zero, [width, height]) = (JsValue::from(0), [width, height].map(Into::into));
                call(brush, "drawImage", &Array::of3(video, &zero, &zero))?;
                let whole = Array::of4(&zero, &zero, &width, &height);
                let picture = call(brush, "getImageData", &whole)?;
                let said = next_of(worker);
                worker.post_message(&picture).ok()?;
                said.await
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
    let kind = part(&window(), "BarcodeDetector")?;
    let formats = ask(&kind, "getSupportedFormats", &Array::new()).await?;
    let formats: Array = formats.dyn_into().ok()?;
    formats.iter().find(|format| format.as_string().as_deref() == Some(CODE))?;
    let wish = Object::new();
    Reflect::set(&wish, &"formats".into(), &Array::of1(&CODE.into())).ok()?;
    Reflect::construct(kind.unchecked_ref::<Function>(), &Array::of1(&wish)).ok()
}

/// The worker with our decoder, once it is ready.
async fn program() -> Option<Reader> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&file("bots", "worker")?, &options).ok()?;
    let files = Object::new();
    for key in ["js", "wasm"] {
        Reflect::set(&files, &key.into(), &file("reader", key)?.into()).ok()?;
    }
    let ready = next_of(&worker);
    worker.post_message(&files).ok()?;
    if ready.await.as_deref() != Some(READY) {
        worker.terminate();
        return None;
    }
    let canvas: JsValue = document().create_element("canvas").ok()?.into();
    // The pixels are read again and again.
    let wish = Object::new();
    Reflect::set(&wish, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
    let brush = call(&canvas, "getContext", &Array::of2(&"2d".into(), &wish))?;
    Some(Reader::Program { worker, canvas, brush })
}

/// The next message of a worker; `None` if it failed. The worker may get a request in the meantime.
fn next_of(worker: &Worker) -> impl Future<Output = Option<String>> + use<> {
    let said = Promise::new(&mut |resolve, _| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&resolve));
    });
    async move { part(&JsFuture::from(said).await.ok()?, "data")?.as_string() }
}
