//! Storage of values on the device, so that none is lost: each has a checksummed frame, and each
//! key has two slots, written in turn. Pure: the caller hands in the storage itself as [`KeyValueBackend`].

mod chest;
mod frame;
mod migrate;
mod parcel;
mod slots;

pub use chest::{Backup, LARGEST_CHEST};
pub use frame::{Envelope, EnvelopeError, LATEST, pack, unpack};
pub use migrate::VERSION;
pub use parcel::{ExportError, LARGEST, MatchExport};
pub use slots::{BATCH, KeyValueBackend, SlotTexts, Store, StoreError, Stored, names_of};
