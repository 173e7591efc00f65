//! What the screens need of the device. `web` provides it; the screens never ask the
//! browser themselves, so they can be shown anywhere.

use crate::session::{Date, Held, Storage};
use crate::words::Sound;
use leptos::web_sys::File;
use std::fmt::{Debug, Formatter};
use std::future::Future;
use std::pin::Pin;

/// A text being fetched; nothing if it cannot be had.
pub type Fetched = Answer<Option<String>>;

/// An answer that takes its time.
pub type Answer<T> = Pin<Box<dyn Future<Output = T>>>;

/// Whether what is stored stays there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persistence {
    /// Until the person deletes it.
    Kept,
    /// The browser may clear it.
    None,
    /// The browser does not say.
    Unknown,
}

/// What calendar and clock of a device show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The day.
    pub date: Date,
    /// From 0 to 23.
    pub hour: u32,
    /// From 0 to 59.
    pub minute: u32,
}

/// A text that leaves the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// What stands in the middle of the file's name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// Something that lasts until this is dropped.
pub struct Until(Option<Box<dyn FnOnce()>>);

impl Until {
    /// Lasts until this is dropped, and ends so.
    pub fn dropped(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }

    /// Nothing has to be ended.
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
    /// Asks to be the one tab or window that may write a value, and says who that is, whenever it
    /// changes: first as soon as it is known. `by_force` takes it from the one that has it.
    fn claim(&self, key: &str, by_force: bool, told: Box<dyn Fn(Held)>) -> Until;
    /// Tells whenever another tab or window has written or deleted a value.
    fn notice(&self, key: &str, told: Box<dyn Fn()>) -> Until;
    /// Will values still be there tomorrow? Not where storage is denied.
    fn lasting(&self) -> bool;
    /// The person's languages, the preferred first.
    fn languages(&self) -> Vec<String>;
    /// Says whether less motion is wanted everywhere on the device: now, and whenever it changes.
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
    /// Opens it with a link, or with another text.
    fn send(&self, text: &str);
    /// The address of the page, as it is without what comes behind the `#`.
    fn address(&self) -> String;
    /// The day of the device's own calendar.
    fn date(&self) -> Date;
    /// What calendar and clock of the device showed so many milliseconds after 1970.
    fn moment(&self, at: u64) -> Moment;
    /// The text with each letter as one sign, where there is one, instead of its parts (Unicode's NFC).
    fn composed(&self, text: &str) -> String;
    /// Copies a text; tells whether that was allowed.
    fn copy(&self, text: &str) -> Answer<bool>;
    /// The text of a file that a person chose.
    fn read_file(&self, file: File) -> Fetched;
    /// Can the screen be kept on?
    fn can_keep_awake(&self) -> bool;
    /// Keeps the screen on, or lets it go dark again.
    fn keep_awake(&self, wanted: bool);
    /// Asks a bot of this game beside the page ([`answer`](crate::session::answer)), and tells what it says;
    /// nothing if nobody can be asked. Who no longer wants to know drops what is returned.
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
    /// An attribute of the root element, where the page's scripts say what they offer.
    fn root_mark(&self, attribute: &str) -> Option<String>;
    /// Which version of the app this is: the release, and behind a `+` the build.
    fn version(&self) -> Option<String>;
    /// Tells the page's scripts something, as an event of the window.
    fn tell(&self, event: &str);
    /// Lets something be heard, as loud as the root element's `data-volume` says.
    fn play(&self, sound: Sound);
    /// Is this a tab where the app can be put on the home screen only by hand?
    fn is_apple_tab(&self) -> bool;
}
