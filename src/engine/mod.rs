//! The contract every game signs, and what all games share.
//!
//! Pure code: no browser, no clock, no global randomness. A game is one state
//! machine ([`Game`]); a running match is a [`Table`]; its saved form is a
//! [`Record`]. Each observer (a person, a bot or a test) gets a view made for
//! that [`Viewer`] and nothing else.
//!
//! ```
//! use mallard::engine::{Chance, Game, Pending, Setup, Table};
//! use mallard::games::durak::Durak;
//!
//! let mut table = Table::<Durak>::deal(Setup::new(2, 1)).expect("two seats are allowed");
//! let mut chance = Chance::from_seed(7);
//! let mut legal = Vec::new();
//! for _ in 0..Durak::MAX_STEPS {
//!     let Pending::Decide { owed, .. } = table.pending() else { break };
//!     let seat = owed.first().expect("at least one seat owes a decision");
//!     table.legal(seat, &mut legal);
//!     let action = *chance.pick(&legal).expect("a seat that owes can act");
//!     table.play(seat, action).expect("legal actions are accepted");
//! }
//! ```

mod bit_set;
mod bot;
pub mod cards;
mod chance;
mod facts;
mod game;
mod leading;
mod misfit;
mod past;
mod pending;
mod put_up;
mod question;
mod record;
pub mod search;
mod seat;
mod setup;
mod sink;
mod standing;
mod table;
mod viewer;
mod weighed;

pub use bit_set::SetIter;
pub(crate) use bit_set::bit_set;
pub use bot::{Bot, Decision, Level, StepwiseSearch, Strategy};
pub use chance::Rng;
pub use facts::{Counts, Facts, Privacy, Ways};
pub use game::{Game, Plain, Refusal};
pub use leading::highest;
pub use misfit::OptionError;
pub(crate) use misfit::read_number;
pub use past::Checkpoints;
pub use pending::Pending;
pub use put_up::FromPosition;
pub use question::{BotRequest, answer};
pub use record::{FORMAT, LoadError, Record, RecordHead};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setup::{MAX_SEED, NoOptions, Setup, SetupError};
pub use sink::EventSink;
pub use standing::Standing;
pub use table::{Damage, PlayError, Step, Table};
pub use viewer::Viewer;
pub use weighed::{Analysis, Analyzing, ValueUnit, weigh};
