//! The file of a drawing of the page.

use super::files::{file_name, save_blob, share_file};
use super::maybe::within;
use super::pixels::gives_noise;
use js_sys::Array;
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, CssStyleDeclaration, Element, File,
    FilePropertyBag, HtmlCanvasElement, HtmlImageElement, Url, XmlSerializer,
};

const STEP_TIMEOUT_MS: i32 = 15_000;

fn font() -> Option<String> {
    let page = document().body()?;
    let style = window().get_computed_style(&page).ok()??;
    style.get_property_value("font-family").ok()
}

/// The width of a bold text of the size 1, in the page's font.
pub fn text_width(text: &str) -> f64 {
    let Some(context) = new_canvas().and_then(|canvas| context(&canvas)) else { return 0.0 };
    context.set_font(&format!("700 100px {}", font().unwrap_or_default()));
    context.measure_text(text).map_or(0.0, |measured| measured.width() / 100.0)
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

fn new_canvas() -> Option<HtmlCanvasElement> {
    document().create_element("canvas").ok()?.dyn_into().ok()
}

/// Saves a drawing as a file, with this word in its name. False if the browser refuses it.
pub async fn save_picture(drawing: &Element, name: &str) -> bool {
    let blob = blob(drawing).await;
    blob.and_then(|blob| save_blob(&blob, &file_name(name, "png"))).is_some()
}

/// Opens the device's own sharing with a drawing and a text; without it, if the device shares no pictures. False if the
/// browser refuses it.
pub async fn share_picture(drawing: &Element, name: &str, text: &str) -> bool {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let name = file_name(name, "png");
    let file = blob(drawing).await.and_then(|blob| {
        File::new_with_blob_sequence_and_options(&Array::of1(&blob), &name, &kind).ok()
    });
    match file {
        Some(file) => share_file(&file, text).await,
        None => false,
    }
}

/// The drawing's pixels; `None` if the browser refuses them, or would fill them with noise.
async fn blob(drawing: &Element) -> Option<Blob> {
    if gives_noise() {
        return None;
    }
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let drawing = standalone(drawing)?;
    let text = XmlSerializer::new().ok()?.serialize_to_string(&drawing).ok()?;
    let text = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind).ok()?;
    let address = Url::create_object_url_with_blob(&text).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let decoded = within(image.decode(), STEP_TIMEOUT_MS).await;
    // Fails only for invalid addresses.
    let _ = Url::revoke_object_url(&address);
    decoded?;
    let canvas = new_canvas()?;
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    context(&canvas)?.draw_image_with_html_image_element(&image, 0.0, 0.0).ok()?;
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let done = Closure::once_into_js(move |blob: JsValue| {
            // The promise ignores no answer.
            let _ = resolve.call1(&JsValue::UNDEFINED, &blob);
        });
        // Fails only if the picture shows another page's pictures.
        let _ = canvas.to_blob(done.unchecked_ref());
    });
    within(promise, STEP_TIMEOUT_MS).await?.dyn_into().ok()
}

/// A copy of a drawing that needs nothing else of the page: neither its sprite nor its style.
fn standalone(drawing: &Element) -> Option<Element> {
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    copy.set_attribute("font-family", &font()?).ok()?;
    let used = drawing.query_selector_all("use").ok()?;
    let copied = copy.query_selector_all("use").ok()?;
    for at in 0..used.length() {
        let used = used.item(at)?.dyn_into::<Element>().ok()?;
        let part = part_of_sprite(&used)?;
        copied.item(at)?.dyn_into::<Element>().ok()?.replace_with_with_node_1(&part).ok()?;
    }
    Some(copy)
}

/// The part of the sprite that this `use` shows, in the colours of its place.
fn part_of_sprite(used: &Element) -> Option<Element> {
    let symbol = document().get_element_by_id(used.get_attribute("href")?.get(1..)?)?;
    let part = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "svg").ok()?;
    for (from, names) in [(used, &["x", "y", "width", "height"][..]), (&symbol, &["viewBox"][..])] {
        for name in names {
            if let Some(value) = from.get_attribute(name) {
                part.set_attribute(name, &value).ok()?;
            }
        }
    }
    part.set_attribute("overflow", "visible").ok()?;
    let colours = window().get_computed_style(used).ok()??;
    let shapes = symbol.children();
    for shape in (0..shapes.length()).filter_map(|at| shapes.item(at)) {
        let shape: Element = shape.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        for name in ["fill", "stroke"] {
            if let Some(colour) =
                shape.get_attribute(name).and_then(|value| named(&value, &colours))
            {
                shape.set_attribute(name, &colour).ok()?;
            }
        }
        part.append_child(&shape).ok()?;
    }
    Some(part)
}

/// The colour of a variable, such as `var(--h, #13615a)`.
fn named(value: &str, colours: &CssStyleDeclaration) -> Option<String> {
    let variable = value.strip_prefix("var(")?.strip_suffix(')')?;
    let (name, other) = variable.split_once(',').unwrap_or((variable, ""));
    let set = colours.get_property_value(name).ok()?;
    let shown = if set.trim().is_empty() { other } else { &set };
    Some(shown.trim().to_owned())
}
