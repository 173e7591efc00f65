//! The limits of the texts that one part writes and another one reads. `tests/contract/limits.rs` takes the longest match
//! of each game to each of them.

pub use mallard_codes::link::LONGEST_LINK;
pub use mallard_codes::{MAX_BACKUP_BYTES, MAX_TEXT_BYTES};

/// The longest message between a tablet and a phone, in bytes.
pub use mallard_session::LONGEST_MESSAGE;

/// Most bytes of the history. Storage has it twice, in addition to the saves, and browsers may give an app only five
/// million bytes.
pub const MOST_PAST: usize = 160 << 10;

/// The longest link of a match in the history, in letters. A longer match is there without its moves: it must not push
/// out all others.
pub const LONGEST_PAST_LINK: usize = MOST_PAST / 4;
