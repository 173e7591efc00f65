//! The limits of the texts that one part writes and another one reads. `tests/contract/limits.rs` takes the longest match
//! of each game to each of them.

/// The longest message between a tablet and a phone, in bytes.
pub use mallard_session::LONGEST_MESSAGE;

/// The longest link that is read, in letters: of the longest match of any game.
pub const LONGEST_LINK: usize = 256 << 10;

/// Most bytes of the text of a match that is read: an export, or both slots of a save. Twice the longest match.
pub const LARGEST: usize = 4 << 20;

/// Most bytes of all data as a text: browsers give an app no more than ten million.
pub const LARGEST_BACKUP: usize = 10 << 20;

/// Most bytes of the history. Storage has it twice, in addition to the saves, and browsers may give an app only five
/// million bytes.
pub const MOST_PAST: usize = 160 << 10;

/// The longest link of a match in the history, in letters. A longer match is there without its moves: it must not push
/// out all others.
pub const LONGEST_PAST_LINK: usize = MOST_PAST / 4;
