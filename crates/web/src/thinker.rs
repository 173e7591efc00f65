//! Bots in a worker, with a separate program for each game (`src/worker.rs`), loaded with the first request for it.

use super::maybe::get_property;
use super::until::DropGuard;
use js_sys::{Object, Promise, Reflect};
use leptos::prelude::{document, set_timeout};
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker's message once it is ready (`assets/worker/think.js`).
pub(super) const READY_MESSAGE: &str = "ready";
/// The worker's message if it can never be ready.
const UNAVAILABLE_MESSAGE: &str = "lacking";

/// How long the page waits for a worker's program before it computes the answer itself.
const LOAD_TIMEOUT: Duration = Duration::from_secs(5);

/// A worker that the system has killed never answers.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// Receives an answer; `None` if no bot can give one.
type OnAnswer = Box<dyn FnOnce(Option<String>)>;

thread_local! {
    static THINKER: RefCell<Thinker> =
        const { RefCell::new(Thinker { running: None, lacking: false, last: 0, asked: Vec::new() }) };
}

/// The worker, and the requests to it.
struct Thinker {
    running: Option<Running>,
    /// Did the worker fail once? Then the page does not try again until it is reloaded.
    lacking: bool,
    /// The number of the last request.
    last: u32,
    asked: Vec<Asked>,
}

struct Running {
    worker: Worker,
    /// The game whose bots it has.
    game: &'static str,
    ready: bool,
    /// Has its program not loaded within [`LOAD_TIMEOUT`]? It is still used if it loads later.
    late: bool,
    /// The handlers, which live as long as the worker.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

struct Asked {
    number: u32,
    question: String,
    on_answer: OnAnswer,
}

/// Sends a request to the bots of a game ([`mallard_engine::BotRequest`] or [`mallard_engine::ReviewRequest`]). Drop the
/// returned value to stop waiting.
pub fn ask_bot(game: &'static str, question: String, on_answer: OnAnswer) -> DropGuard {
    stop_other(game);
    let number = THINKER.with_borrow_mut(|thinker| {
        if thinker.running.is_none() && !thinker.lacking {
            thinker.running = start(game);
            thinker.lacking = thinker.running.is_none();
        }
        if thinker.lacking || thinker.running.as_ref().is_some_and(|running| running.late) {
            return None;
        }
        thinker.last = thinker.last.wrapping_add(1);
        Some(thinker.last)
    });
    let Some(number) = number else {
        on_answer(None);
        return DropGuard::ever();
    };
    THINKER.with_borrow_mut(|thinker| {
        let asked = Asked { number, question, on_answer };
        if let Some(running) = thinker.running.as_ref().filter(|running| running.ready) {
            asked.send_to(&running.worker);
        }
        thinker.asked.push(asked);
    });
    DropGuard::dropped(move || forget(number))
}

/// The answer to a request to the bots of a game; `None` if no bot can give one.
pub async fn bot_answer(game: &'static str, question: String) -> Option<String> {
    let (mut question, mut waiting) = (Some(question), None);
    let promise = Promise::new(&mut |resolve, _| {
        let on_answer = move |answer: Option<String>| {
            // Calling the function of a promise never fails.
            let _ = resolve
                .call1(&JsValue::UNDEFINED, &answer.map_or(JsValue::UNDEFINED, JsValue::from));
        };
        waiting = question.take().map(|question| ask_bot(game, question, Box::new(on_answer)));
    });
    let answer = JsFuture::from(promise).await;
    drop(waiting);
    answer.ok()?.as_string()
}

impl Asked {
    fn send_to(&self, worker: &Worker) {
        // Posting a text never fails.
        let _ = worker.post_message(&format!("{} {}", self.number, self.question).into());
        let number = self.number;
        set_timeout(move || give_up(number), ANSWER_TIMEOUT);
    }
}

/// If this request still waits, ends the worker: the page answers it, and the next one starts another worker.
fn give_up(number: u32) {
    let asked = THINKER.with_borrow_mut(|thinker| {
        if !thinker.asked.iter().any(|asked| asked.number == number) {
            return Vec::new();
        }
        end(thinker.running.take());
        std::mem::take(&mut thinker.asked)
    });
    fail_requests(asked);
}

/// Drops a request whose answer no one waits for. A worker without other requests ends.
fn forget(number: u32) {
    THINKER.with_borrow_mut(|thinker| {
        let before = thinker.asked.len();
        thinker.asked.retain(|asked| asked.number != number);
        if thinker.asked.is_empty() && before > 0 {
            end(thinker.running.take());
        }
    });
}

/// Ends the worker if it has another game's program. Callers that still wait for that game's
/// answer, which a page with one match at a time does not have, get `None`.
fn stop_other(game: &str) {
    let asked = THINKER.with_borrow_mut(|thinker| {
        if thinker.running.as_ref().is_none_or(|running| running.game == game) {
            return Vec::new();
        }
        end(thinker.running.take());
        std::mem::take(&mut thinker.asked)
    });
    fail_requests(asked);
}

fn fail_requests(asked: Vec<Asked>) {
    for Asked { on_answer, .. } in asked {
        on_answer(None);
    }
}

fn end(running: Option<Running>) {
    if let Some(running) = running {
        running.worker.set_onmessage(None);
        running.worker.set_onerror(None);
        running.worker.terminate();
    }
}

/// The entry of the page with this name and key of its build's files.
pub(super) fn file(name: &str, key: &str) -> Option<String> {
    let named = document().get_element_by_id(&format!("{name}-program"))?;
    get_property(&get_property(&named.into(), "dataset")?, key)?.as_string()
}

/// Starts the worker for a game; `None` if the browser or the page does not allow it.
fn start(game: &'static str) -> Option<Running> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&file("bots", "worker")?, &options).ok()?;
    let on_message = Closure::new(|event: MessageEvent| {
        handle_reply(&event.data().as_string().unwrap_or_default());
    });
    let failed = Closure::new(|_: Event| fail());
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let files = Object::new();
    for key in ["js", "wasm"] {
        let name = file(&format!("bots-{game}"), key)?;
        Reflect::set(&files, &key.into(), &JsValue::from(name)).ok()?;
    }
    worker.post_message(&files).ok()?;
    let awaited = worker.clone();
    set_timeout(move || answer_locally(&awaited), LOAD_TIMEOUT);
    Some(Running {
        worker,
        game,
        ready: false,
        late: false,
        _on_message: on_message,
        _failed: failed,
    })
}

/// The program of this worker has neither loaded nor failed: the page answers instead until it loads.
fn answer_locally(awaited: &Worker) {
    let asked = THINKER.with_borrow_mut(|thinker| {
        let Some(running) = &mut thinker.running else { return Vec::new() };
        // Another worker may have taken its place by now.
        if running.ready || running.worker != *awaited {
            return Vec::new();
        }
        running.late = true;
        std::mem::take(&mut thinker.asked)
    });
    fail_requests(asked);
}

fn handle_reply(reply: &str) {
    match reply {
        UNAVAILABLE_MESSAGE => fail(),
        READY_MESSAGE => THINKER.with_borrow_mut(|thinker| {
            let Some(running) = &mut thinker.running else { return };
            running.ready = true;
            running.late = false;
            for asked in &thinker.asked {
                asked.send_to(&running.worker);
            }
        }),
        _ => {
            let Some((number, answer)) = reply.split_once(' ') else { return };
            let asked = THINKER.with_borrow_mut(|thinker| {
                let place =
                    thinker.asked.iter().position(|asked| asked.number.to_string() == number)?;
                Some(thinker.asked.remove(place))
            });
            if let Some(asked) = asked {
                (asked.on_answer)(Some(answer.to_owned()));
            }
        }
    }
}

/// All callers get `None`.
fn fail() {
    let asked = THINKER.with_borrow_mut(|thinker| {
        thinker.lacking = true;
        end(thinker.running.take());
        std::mem::take(&mut thinker.asked)
    });
    fail_requests(asked);
}
