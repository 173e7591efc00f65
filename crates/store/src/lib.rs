#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod envelope;
mod migrate;
mod newer;
mod slots;
mod storage;

pub use envelope::{Envelope, EnvelopeError, MAX_AGE, pack, unpack};
pub use migrate::VERSION;
pub use newer::{has_more, merge, readable};
pub use slots::{KeyValueBackend, SlotTexts, Store, StoreError, Stored, WRITE_BATCH_MS, names_of};
pub use storage::Storage;
