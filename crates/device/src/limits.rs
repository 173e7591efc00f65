//! The limits of the texts that one part writes and another one reads. `tests/contract/limits.rs` takes the longest match
//! of each game to each of them.

pub use mallard_codes::link::LONGEST_LINK;

/// Most bytes of an export that is read: browsers give an app no more than ten million.
pub const MAX_EXPORT_BYTES: usize = 10 << 20;

/// The longest message between a tablet and a phone, in bytes.
pub use mallard_session::LONGEST_MESSAGE;

/// Most bytes of the history. Storage has it twice, in addition to the saves, and browsers may give an app only five
/// million bytes.
pub const MOST_PAST: usize = 160 << 10;

/// The longest link of a match in the history, in letters. A longer match is there without its moves: it must not push
/// out all others.
pub const LONGEST_PAST_LINK: usize = MOST_PAST / 4;
