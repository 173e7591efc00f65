//! The page of a phone that has opened a tablet's code.

use super::answer::{self, JoiningPhone};
use super::tablet_connection::TabletConnection;
use crate::parts::phone_ui::PhoneUi;
use mallard_kit::prelude::*;
use mallard_session::PhoneError;
use std::rc::Rc;

pub(crate) fn phone_page(app: App, offer: &str) -> AnyView {
    let connection = TabletConnection::new();
    let phone = PhoneUi::new(app, Rc::new(move |message: &str| connection.send(message)));
    let ended = RwSignal::new(None::<PhoneError>);
    connection.listen(move |message| match phone.handle_message(&message) {
        Ok(None) => {}
        Ok(Some(message)) => connection.handle_message(message),
        Err(fault) => {
            let _ = ended.try_set(Some(fault));
            connection.end();
        }
    });
    let arriving = JoiningPhone { connection, phone, ended: ended.into() };
    answer::phone_page(app, offer, arriving)
}
