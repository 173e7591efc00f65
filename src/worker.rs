//! The worker's side of bots: each game has a separate program for them (`src/bin/bots.rs`). `crates/web/src/thinker.rs` sends
//! it requests, and `assets/worker/think.js` starts it.

use js_sys::global;
use mallard_engine::{Bot, BotRequest, ReviewRequest};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Receives requests about `G`, each a number and the text that [`BotRequest::answer`] or [`ReviewRequest::answer`] reads, and
/// posts the number and the answer to each; but first that it is ready. Outside a worker it does nothing.
pub fn serve<G: Bot>() {
    let Ok(worker) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = worker.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let message = event.data().as_string().unwrap_or_default();
        let Some((number, question)) = message.split_once(' ') else { return };
        let answer =
            BotRequest::<G>::answer(question).or_else(|| ReviewRequest::<G>::answer(question));
        let answer = answer.unwrap_or_default();
        // Posting a text never fails.
        let _ = here.post_message(&format!("{number} {answer}").into());
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It lasts as long as the worker.
    on_message.forget();
    let _ = worker.post_message(&"ready".into());
}
