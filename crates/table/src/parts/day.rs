//! The day and the time at which a match ended.

use mallard_kit::App;
use mallard_texts::history_messages;
use mallard_web::{self as web, ClockTime};

/// "Today", "Yesterday", or the date.
pub(crate) fn day(app: App, at: u64) -> String {
    let words = history_messages(app.lang());
    let ClockTime { date, .. } = web::clock_time(at);
    match date.days_before(web::date()) {
        0 => words.today.to_owned(),
        1 => words.yesterday.to_owned(),
        _ => (words.date)(date.year, date.month, date.day),
    }
}

/// "14:20".
pub(crate) fn time(at: u64) -> String {
    let ClockTime { hour, minute, .. } = web::clock_time(at);
    format!("{hour}:{minute:02}")
}
