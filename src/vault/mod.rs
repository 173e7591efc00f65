//! Storage of values on the device, so that none is lost: each has an envelope with a checksum, and each key has two
//! slots, written alternately. Pure: the caller passes the storage itself as [`Cells`].

mod chest;
mod frame;
mod migrate;
mod parcel;
mod slots;

pub use chest::{Chest, LARGEST_CHEST};
pub use frame::{Frame, LATEST, Unreadable, pack, unpack};
pub use migrate::VERSION;
pub use parcel::{BadText, LARGEST, Parcel};
pub use slots::{BATCH, Cells, NotKept, Stored, Texts, Vault, names_of};
