//! Storage of values on the device, so that none is lost: each has an envelope with a checksum, and each key has two
//! slots, written alternately. Pure: the caller passes the storage itself as [`KeyValueBackend`].

mod backup;
mod envelope;
mod export;
mod migrate;
mod slots;

pub use backup::Backup;
pub use envelope::{Envelope, EnvelopeError, LATEST, pack, unpack};
pub use export::{ExportError, MatchExport};
pub use migrate::VERSION;
pub use slots::{BATCH, KeyValueBackend, SlotTexts, Store, StoreError, Stored, names_of};
