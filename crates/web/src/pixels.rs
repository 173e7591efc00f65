//! The pixels of a canvas.

use super::maybe::{call, get_property};
use js_sys::{Array, Reflect, Uint8ClampedArray};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

/// The side of the picture that is drawn and read again, in pixels.
const SAMPLE_SIDE: u32 = 16;

/// Its colour: neither black nor white, which some browsers give in place of every picture.
const SAMPLE_GREY: u8 = 0x60;

/// The largest difference, of 255, that no decoder and hardly an eye notices.
const MAX_DEVIATION: u8 = 48;

/// The `ImageData` of a canvas of this size, by its 2D context; `None` if the browser refuses it.
pub(super) fn pixels(context: &JsValue, width: u32, height: u32) -> Option<JsValue> {
    let zero = JsValue::from(0);
    call(context, "getImageData", &Array::of4(&zero, &zero, &width.into(), &height.into()))
}

/// Does the browser give other pixels than those that were drawn, or none? Some do, so that no page recognises them by
/// their pixels. Slight changes do not count.
pub(super) fn gives_noise() -> bool {
    read_again().is_none_or(|wrong| wrong > SAMPLE_SIDE)
}

/// Draws a grey square, and returns how many bytes of it are far from this grey.
fn read_again() -> Option<u32> {
    let canvas: JsValue = document().create_element("canvas").ok()?.into();
    let context = call(&canvas, "getContext", &Array::of1(&"2d".into()))?;
    let (zero, side) = (JsValue::from(0), JsValue::from(SAMPLE_SIDE));
    Reflect::set(&context, &"fillStyle".into(), &"#606060".into()).ok()?;
    call(&context, "fillRect", &Array::of4(&zero, &zero, &side, &side))?;
    let data: Uint8ClampedArray =
        get_property(&pixels(&context, SAMPLE_SIDE, SAMPLE_SIDE)?, "data")?.dyn_into().ok()?;
    let bytes = data.to_vec();
    let wrong = bytes
        .chunks(4)
        .flat_map(|pixel| &pixel[..3])
        .filter(|byte| byte.abs_diff(SAMPLE_GREY) > MAX_DEVIATION);
    u32::try_from(wrong.count()).ok()
}
