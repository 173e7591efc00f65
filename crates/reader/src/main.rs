//! The worker program that reads QR codes, where the browser has no decoder. `crates/web/src/codes.rs` sends it images, and
//! `assets/worker/think.js` starts it. scripts/bots.sh compiles it.

use js_sys::{Reflect, Uint8ClampedArray, global};
use quircs::Quirc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Receives images and posts the decoded text of each, or an empty one; but first that it is ready. Outside a worker it
/// does nothing.
fn main() {
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
    let pixels = part("data")?.dyn_into::<Uint8ClampedArray>().ok()?.to_vec();
    decode(length("width")?, length("height")?, &pixels)
}

/// The text of the first code in a picture, whose pixels have four bytes each: red, green, blue, opacity.
fn decode(width: usize, height: usize, pixels: &[u8]) -> Option<String> {
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

fn grey(pixel: &[u8]) -> u8 {
    let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
    u8::try_from((red * 77 + green * 150 + blue * 29) >> 8).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qrcodegen::{QrCode, QrCodeEcc};

    /// Pixels of each module, and modules of the empty border.
    const SCALE: usize = 4;
    const BORDER: i32 = 4;

    /// A picture of a code: its length, and its pixels in two colours of the page.
    fn picture(text: &str) -> (usize, Vec<u8>) {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
        let places: Vec<i32> =
            (-BORDER..code.size() + BORDER).flat_map(|module| [module; SCALE]).collect();
        let modules = places.iter().flat_map(|&y| places.iter().map(move |&x| (x, y)));
        let pixels = modules.flat_map(|(x, y)| {
            if code.get_module(x, y) { [20, 40, 30, 255] } else { [250, 245, 230, 255] }
        });
        (places.len(), pixels.collect())
    }

    #[test]
    fn a_code_gives_its_text() {
        let text = "https://mallard.example/#/hand/오리と鴨";
        let (length, pixels) = picture(text);
        assert_eq!(decode(length, length, &pixels).as_deref(), Some(text));
    }

    #[test]
    fn a_picture_without_a_code_gives_none() {
        let (length, mut pixels) = picture("A");
        pixels.fill(255);
        assert_eq!(decode(length, length, &pixels), None);
    }

    #[test]
    fn pixels_that_do_not_fill_the_picture_give_none() {
        let (length, pixels) = picture("A");
        assert_eq!(decode(length, length + 1, &pixels), None);
        assert_eq!(decode(0, 0, &[]), None);
    }
}
