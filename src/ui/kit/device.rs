//! The device as the screens need it. `web` provides it; the screens never ask the browser
//! themselves, so they can be shown anywhere.

use crate::session::{Date, Held, Storage};
use crate::words::Sound;
use leptos::web_sys::File;
use std::fmt::{Debug, Formatter};
use std::future::Future;
use std::pin::Pin;

/// A text being fetched; `None` if it cannot be fetched.
pub type Fetched = Answer<Option<String>>;

/// An answer that takes its time.
pub type Answer<T> = Pin<Box<dyn Future<Output = T>>>;

/// Does stored data stay in storage?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persistence {
    /// It stays until the person deletes it.
    Kept,
    /// The browser may clear it.
    None,
    /// The browser does not say.
    Unknown,
}

/// The calendar day and clock time of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The day.
    pub date: Date,
    /// The hour, from 0 to 23.
    pub hour: u32,
    /// The minute, from 0 to 59.
    pub minute: u32,
}

/// A text that leaves the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// The middle part of the file's name.
    pub name: String,
    /// The text itself.
    pub text: String,
}

/// Something that lasts until this is dropped.
pub struct Until(Option<Box<dyn FnOnce()>>);

impl Until {
    /// Runs `end` when this is dropped.
    pub fn dropped(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }

    /// Does nothing when it is dropped.
    pub const fn ever() -> Self {
        Self(None)
    }
}

impl Drop for Until {
    fn drop(&mut self) {
        if let Some(end) = self.0.take() {
            end();
        }
    }
}

impl Debug for Until {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Until").field(&self.0.is_some()).finish()
    }
}

/// The device under the app.
pub trait Device: Storage + Send + Sync + Debug {
    /// Asks to be the one tab or window that may write a value, and reports who may, whenever that
    /// changes: first as soon as it is known. `by_force` takes the value from the present one.
    fn claim(&self, key: &str, by_force: bool, told: Box<dyn Fn(Held)>) -> Until;
    /// Calls `told` whenever another tab or window has written or deleted a value.
    fn notice(&self, key: &str, told: Box<dyn Fn()>) -> Until;
    /// Will values still be there tomorrow? Not if storage is denied.
    fn lasting(&self) -> bool;
    /// The person's languages, the preferred first.
    fn languages(&self) -> Vec<String>;
    /// Reports whether less motion is wanted everywhere on the device: now, and whenever that
    /// changes.
    fn less_motion(&self, told: Box<dyn Fn(bool)>) -> Until;
    /// Fetches a text that belongs to the app.
    fn fetch(&self, path: &str) -> Fetched;
    /// Sets an attribute of the root element, for style sheets and screen readers.
    fn mark_root(&self, attribute: &str, value: &str);
    /// Sets the title of the window.
    fn title(&self, title: &str);
    /// The bytes of all texts in storage, with their names.
    fn used(&self) -> usize;
    /// Did the browser promise to keep what is stored?
    fn promised(&self) -> Answer<Persistence>;
    /// Asks the browser for that promise.
    fn ask_to_keep(&self) -> Answer<Persistence>;
    /// Saves a text as a file.
    fn download(&self, outgoing: &Outgoing);
    /// Would the device's own sharing take this text as a file?
    fn can_share(&self, outgoing: &Outgoing) -> bool;
    /// Opens the device's own sharing.
    fn share(&self, outgoing: &Outgoing);
    /// Does the device have a sharing of its own for links and texts?
    fn can_send(&self) -> bool;
    /// Opens it with a link or another text.
    fn send(&self, text: &str);
    /// The address of the page, without the part from `#` on.
    fn address(&self) -> String;
    /// The day of the device's own calendar.
    fn date(&self) -> Date;
    /// The calendar day and clock time of the device at `at`, in milliseconds since 1970.
    fn moment(&self, at: u64) -> Moment;
    /// The text with each letter as one sign, if there is one, instead of its parts (Unicode's
    /// NFC).
    fn composed(&self, text: &str) -> String;
    /// Copies a text; returns whether that was allowed.
    fn copy(&self, text: &str) -> Answer<bool>;
    /// The text of a file that a person chose.
    fn read_file(&self, file: File) -> Fetched;
    /// Can the screen be kept on?
    fn can_keep_awake(&self) -> bool;
    /// Keeps the screen on, or lets it go dark again.
    fn keep_awake(&self, wanted: bool);
    /// Asks a bot of this game beside the page ([`answer`](crate::session::answer)), and passes on
    /// its answer; `None` if no bot can be asked. Drop the returned value to stop waiting.
    fn ask_bot(
        &self,
        game: &'static str,
        question: String,
        told: Box<dyn FnOnce(Option<String>)>,
    ) -> Until;
    /// A text that the page keeps as long as it is open, for all its programs.
    fn note(&self, name: &str) -> Option<String>;
    /// Keeps such a text, or forgets it.
    fn set_note(&self, name: &str, text: Option<&str>);
    /// An attribute of the root element, in which the page's scripts say what they offer.
    fn root_mark(&self, attribute: &str) -> Option<String>;
    /// The version of the app: the release, and the build behind a `+`.
    fn version(&self) -> Option<String>;
    /// Sends the page's scripts an event of the window.
    fn tell(&self, event: &str);
    /// Plays a sound, as loud as the root element's `data-volume` says.
    fn play(&self, sound: Sound);
    /// Is this a tab from which people can put the app on the home screen only by hand?
    fn is_apple_tab(&self) -> bool;
}
