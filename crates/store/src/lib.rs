#![doc = include_str!("../README.md")]

mod envelope;
mod migrate;
mod newer;
mod slots;
mod storage;

pub use envelope::{Envelope, EnvelopeError, LATEST, pack, unpack};
pub use migrate::VERSION;
pub use newer::{has_more, merge, readable};
pub use slots::{BATCH, KeyValueBackend, SlotTexts, Store, StoreError, Stored, names_of};
pub use storage::Storage;
