//! The cameras of the device, one at a time.

use super::maybe::{PROMISE_TIMEOUT_MS, ask, ask_within, call, get_property, navigator_property};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlVideoElement;

/// The requested picture width, in pixels: enough for a code at arm's length, and quickly decoded.
const WIDTH: f64 = 1280.0;
const HEIGHT: f64 = 720.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraFacing {
    /// To the user in front of the screen.
    Person,
    /// Away from the user.
    Away,
}

/// A camera that runs. It stops when this is dropped.
#[derive(Debug)]
pub struct Camera {
    stream: JsValue,
    id: String,
    pub faces_away: bool,
}

/// Can pages use cameras here? Not if the page is not secure.
pub fn has_camera() -> bool {
    navigator_property("mediaDevices")
        .is_some_and(|devices| get_property(&devices, "getUserMedia").is_some())
}

impl Camera {
    /// Starts the camera that faces there, or the one after `before`. The browser asks the user first; `None` if that
    /// is refused, or the device has no camera.
    pub async fn start(faces: CameraFacing, before: Option<Self>) -> Option<Self> {
        let which = match (&before, faces) {
            (Some(before), _) => ("deviceId", next_of(&ids().await, &before.id)?),
            (None, CameraFacing::Person) => ("facingMode", String::from("user")),
            (None, CameraFacing::Away) => ("facingMode", String::from("environment")),
        };
        // Many devices run only one at a time.
        drop(before);
        let (name, value) = which;
        let wish =
            object(&[(name, value.into()), ("width", WIDTH.into()), ("height", HEIGHT.into())])?;
        let wishes = object(&[("video", wish), ("audio", JsValue::FALSE)])?;
        let devices = navigator_property("mediaDevices")?;
        let stream = ask(&devices, "getUserMedia", &Array::of1(&wishes)).await?;
        let settings = call(&tracks(&stream).get(0), "getSettings", &Array::new());
        let settings = settings.unwrap_or(JsValue::UNDEFINED);
        let setting = |name| get_property(&settings, name).and_then(|value| value.as_string());
        let faces_away = setting("facingMode").is_some_and(|mode| mode == "environment");
        Some(Self { stream, id: setting("deviceId").unwrap_or_default(), faces_away })
    }

    pub fn show(&self, video: &HtmlVideoElement) {
        // An element takes a new source.
        let _ = Reflect::set(video, &"srcObject".into(), &self.stream);
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in tracks(&self.stream) {
            // A track that has stopped may be stopped again.
            call(&track, "stop", &Array::new());
        }
    }
}

/// The number of cameras, if the browser reveals it.
pub async fn how_many_cameras() -> usize {
    ids().await.len()
}

async fn ids() -> Vec<String> {
    let Some(devices) = navigator_property("mediaDevices") else { return Vec::new() };
    let found = ask_within(&devices, "enumerateDevices", &Array::new(), PROMISE_TIMEOUT_MS).await;
    let found: Array = found.and_then(|found| found.dyn_into().ok()).unwrap_or_default();
    let text = |device: &JsValue, name| get_property(device, name)?.as_string();
    let cameras = found.iter().filter(|found| text(found, "kind").as_deref() == Some("videoinput"));
    cameras.filter_map(|camera| text(&camera, "deviceId")).collect()
}

fn next_of(ids: &[String], id: &str) -> Option<String> {
    let next = ids.iter().position(|known| known == id).map_or(0, |place| place + 1);
    ids.get(next % ids.len().max(1)).cloned()
}

/// Does the camera whose picture this element shows give pictures? Not once its track has ended, and not while another
/// app, or a call, uses it.
pub(super) fn gives_pictures(video: &HtmlVideoElement) -> bool {
    let track = get_property(video, "srcObject").map(|stream| tracks(&stream).get(0));
    track.is_some_and(|track| {
        let is_live = get_property(&track, "readyState").is_some_and(|state| state == "live");
        is_live && get_property(&track, "muted").is_none_or(|muted| muted.is_falsy())
    })
}

fn tracks(stream: &JsValue) -> Array {
    let tracks = call(stream, "getTracks", &Array::new());
    tracks.and_then(|tracks| tracks.dyn_into().ok()).unwrap_or_default()
}

fn object(properties: &[(&str, JsValue)]) -> Option<JsValue> {
    let object = Object::new();
    for (name, value) in properties {
        Reflect::set(&object, &(*name).into(), value).ok()?;
    }
    Some(object.into())
}
