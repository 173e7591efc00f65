//! The sentences of the dialogs and pages.

use crate::parts::open_error::stopped;
use mallard_kit::prelude::*;
use mallard_session::PhoneError;
use mallard_texts::{PhoneMessages, phone_messages};
use mallard_words::{Lang, code_messages};

/// A text about phones, in the current language.
pub(super) fn translate(app: App, pick: fn(&PhoneMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(phone_messages(app.lang())).to_owned())
}

/// The page of a phone whose connection has closed, with the reason.
pub(super) fn ended_page(app: App, fault: PhoneError) -> AnyView {
    stopped(app, live_text(move || fault_sentence(fault, app.lang()).to_owned()))
}

pub(super) fn fault_sentence(fault: PhoneError, lang: Lang) -> &'static str {
    match fault {
        PhoneError::Version => code_messages(lang).newer,
        PhoneError::TooLong | PhoneError::TooFast | PhoneError::Unreadable => {
            phone_messages(lang).ended
        }
    }
}
