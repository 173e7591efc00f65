//! The worker's side of reading QR codes, where the browser has no decoder. `src/web/codes.rs` sends it images, and
//! `assets/worker/think.js` starts it.

use js_sys::{Reflect, Uint8ClampedArray, global};
use quircs::Quirc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Receives images and posts the decoded text of each, or an empty one; but first that it is ready. Outside a worker it
/// does nothing.
pub fn serve() {
    let Ok(worker) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = worker.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = read(&event.data()).unwrap_or_default();
        // Posting a text never fails.
        let _ = here.post_message(&text.into());
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It lasts as long as the worker.
    heard.forget();
    let _ = worker.post_message(&"ready".into());
}

/// The text of the first code in a browser's `ImageData`.
fn read(picture: &JsValue) -> Option<String> {
    let part = |name: &str| Reflect::get(picture, &name.into()).ok();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some thousand")]
    let length = |name| part(name)?.as_f64().map(|length| length as usize);
    let (width, height) = (length("width")?, length("height")?);
    let pixels = part("data")?.dyn_into::<Uint8ClampedArray>().ok()?.to_vec();
    let greys: Vec<u8> = pixels.chunks_exact(4).map(grey).collect();
    if width == 0 || greys.len() != width * height {
        return None;
    }
    let mut reader = Quirc::default();
    let texts = reader.identify(width, height, &greys).filter_map(|code| {
        let read = code.ok()?.decode().ok()?;
        String::from_utf8(read.payload).ok()
    });
    texts.into_iter().next()
}

/// The brightness of a pixel.
fn grey(pixel: &[u8]) -> u8 {
    let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
    u8::try_from((red * 77 + green * 150 + blue * 29) >> 8).unwrap_or(u8::MAX)
}
