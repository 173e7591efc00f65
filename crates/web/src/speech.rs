//! Sentences read aloud by a voice of the device itself: no text leaves it.

use super::maybe::{call, get_property};
use super::until::DropGuard;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// A sentence, and what to do at its end.
type Utterance = (JsValue, Closure<dyn Fn()>);

thread_local! {
    /// The current sentences: some browsers forget one that nothing else holds.
    static CURRENT: RefCell<Vec<Utterance>> = const { RefCell::new(Vec::new()) };
}

fn synthesis() -> Option<JsValue> {
    get_property(&window(), "speechSynthesis")
}

/// The first voice for a language that the device has itself. Some browsers write `ko_KR`.
fn voice(lang: &str) -> Option<JsValue> {
    let voices: Array = call(&synthesis()?, "getVoices", &Array::new())?.dyn_into().ok()?;
    voices.iter().find(|voice| {
        let is_local = get_property(voice, "localService").is_some_and(|local| local.is_truthy());
        let speaks = get_property(voice, "lang").and_then(|lang| lang.as_string());
        let speaks = speaks.unwrap_or_default().to_lowercase();
        is_local && speaks.split(['-', '_']).next() == Some(lang)
    })
}

/// Does the device have a voice of its own for this language?
pub fn has_voice(lang: &str) -> bool {
    voice(lang).is_some()
}

/// Reports each change of the voices: browsers load them late.
pub fn watch_voices(on_change: Box<dyn Fn()>) -> DropGuard {
    let Some(speech) = synthesis() else { return DropGuard::ever() };
    let changed = Closure::<dyn Fn()>::new(on_change);
    let arguments = Array::of2(&"voiceschanged".into(), changed.as_ref());
    call(&speech, "addEventListener", &arguments);
    DropGuard::dropped(move || {
        call(&speech, "removeEventListener", &arguments);
        drop(changed);
    })
}

/// Reads a sentence after those that are being read; `ended` runs when it is over, but not after [`silence`].
pub fn speak(sentence: &str, lang: &str, ended: Box<dyn Fn()>) {
    if !is("speaking") && !is("pending") {
        forget();
    }
    let sentence = || {
        let speech = synthesis()?;
        let voice = voice(lang)?;
        let utterance: Function =
            get_property(&window(), "SpeechSynthesisUtterance")?.dyn_into().ok()?;
        let utterance = Reflect::construct(&utterance, &Array::of1(&sentence.into())).ok()?;
        let set = |name: &str, value: &JsValue| Reflect::set(&utterance, &name.into(), value).ok();
        set("lang", &get_property(&voice, "lang")?)?;
        set("voice", &voice)?;
        let ended = Closure::<dyn Fn()>::new(ended);
        set("onend", ended.as_ref())?;
        set("onerror", ended.as_ref())?;
        CURRENT.with_borrow_mut(|all| all.push((utterance.clone(), ended)));
        call(&speech, "speak", &Array::of1(&utterance))
    };
    sentence();
}

/// Is a sentence waiting behind the one that is being read?
pub fn has_more_to_say() -> bool {
    is("pending")
}

/// Is the browser's voice in this state?
fn is(state: &str) -> bool {
    let state = synthesis().and_then(|speech| get_property(&speech, state));
    state.is_some_and(|state| state.is_truthy())
}

/// The browser reports the end of a sentence also after it was cancelled: by then no one listens.
fn forget() {
    for (utterance, _ended) in CURRENT.take() {
        for event in ["onend", "onerror"] {
            // Fails only for an object that takes no properties.
            let _ = Reflect::set(&utterance, &event.into(), &JsValue::NULL);
        }
    }
}

/// Stops at once.
pub fn silence() {
    forget();
    if let Some(speech) = synthesis() {
        call(&speech, "cancel", &Array::new());
    }
}
