//! The clock and the calendar of the device.

use super::storage::storage;
use leptos::prelude::window;
use mallard_device::{Date, Timestamp};
use wasm_bindgen::JsValue;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTime {
    pub date: Date,
    /// The hour, from 0 to 23.
    pub hour: u32,
    /// The minute, from 0 to 59.
    pub minute: u32,
}

fn date_of(at: &js_sys::Date) -> Date {
    Date { year: at.get_full_year(), month: at.get_month() + 1, day: at.get_date() }
}

/// The day of the device's own calendar.
pub fn date() -> Date {
    date_of(&js_sys::Date::new_0())
}

/// The calendar day and clock time of the device at `at`, in milliseconds since 1970.
pub fn clock_time(at: u64) -> ClockTime {
    #[expect(clippy::cast_precision_loss, reason = "times are below 2 to the 53rd")]
    let at = js_sys::Date::new(&JsValue::from_f64(at as f64));
    ClockTime { date: date_of(&at), hour: at.get_hours(), minute: at.get_minutes() }
}

/// This moment, to measure the time since. Dates alone come from the device's clock, because that can be set.
pub fn timestamp() -> Timestamp {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "milliseconds since the page began to load"
    )]
    let page = window().performance().map_or(0, |clock| clock.now() as u64);
    Timestamp { page, device: storage().now() }
}
