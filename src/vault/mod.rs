//! How values lie on the device so that none is lost: each in a checksummed frame, each key
//! with two slots written by turns. Pure: the storage itself is handed in as [`Cells`].

mod frame;
mod migrate;
mod parcel;
mod slots;

pub use frame::{Frame, LATEST, Unreadable, VERSION, pack, unpack};
pub use parcel::{LARGEST, Parcel, Refused};
pub use slots::{BATCH, Cells, NotKept, Stored, Vault, names_of};
