//! The voice of a table, and who hears it.

use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use mallard_kit::{Hearing, Voice};
use mallard_session::Stage;

/// Gives a table its voice: it is silent while a curtain is down, and beside an open hand that others must not know it
/// reads no more than public texts.
pub(crate) fn provide_voice(handle: MatchUiHandle) {
    let hears = Memo::new(move |_| {
        let now = handle.now.get();
        match now.stage {
            Stage::Curtain(_) | Stage::Closed(_) | Stage::Who => Hearing::No,
            _ if now.private => Hearing::Public,
            _ => Hearing::All,
        }
    });
    Voice::provide(handle.app, hears.into(), move || handle.track());
}
