//! The moments of the player on a phone, over its table: the tablet has found them, and sent them to this phone alone.

use super::page::told;
use super::screen::{Opening, screen};
use crate::parts::rest::rest_below;
use crate::parts::table_pages::OwnMoments;
use mallard_kit::prelude::*;

pub(crate) fn phone_moments(OwnMoments { handle, open }: OwnMoments) -> AnyView {
    let app = handle.app;
    let close = Callback::new(move |()| open.set(false));
    rest_below();
    let Some(seat) = handle.phone_seat() else { return ().into_any() };
    let Some(table) = handle.dyn_ui().phone_moments() else {
        return told(app, |words| words.none, close);
    };
    let count = untrack(|| handle.ask(|table| table.phone_moments())).unwrap_or(0);
    let opening = Opening {
        seat,
        ended_at: None,
        solved: RwSignal::new(vec![false; count]),
        solve: Callback::new(|_| {}),
        at: 0,
        asks: false,
        close,
        branch: None,
    };
    screen(table, opening)
}
