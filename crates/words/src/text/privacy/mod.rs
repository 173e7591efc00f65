//! The one claim about privacy. The page and the documents that users read say the same.

mod en;
mod ja;
mod ko;

use crate::Lang;

/// The claim that nothing is sent to a server, in `lang`.
pub fn claim_privacy(lang: Lang) -> &'static str {
    lang.pick([en::CLAIM, ko::CLAIM, ja::CLAIM])
}
