//! The API of a game, and the code that all games share.
//!
//! Pure code: no browser, no clock, no global randomness. A game is one state machine ([`Game`]); a running match is a
//! [`Table`]; its saved form is a [`Record`]. Each observer (a human, a bot or a test) gets a view made for that
//! [`Viewer`] and nothing else.
//!
//! ```
//! use mallard_engine::{Rng, Game, Pending, Setup, Table};
//! use mallard_durak::Durak;
//!
//! let mut table = Table::<Durak>::deal(Setup::new(2, 1)).expect("two seats are allowed");
//! let mut rng = Rng::from_seed(7);
//! let mut legal = Vec::new();
//! for _ in 0..Durak::MAX_STEPS {
//!     let Pending::Decide { owed, .. } = table.pending() else { break };
//!     let seat = owed.first().expect("at least one seat owes a decision");
//!     table.legal(seat, &mut legal);
//!     let action = *rng.pick(&legal).expect("a seat that owes can act");
//!     table.play(seat, action).expect("legal actions are accepted");
//! }
//! ```

mod analysis;
mod bit_set;
mod bot;
mod bot_analysis;
mod bot_choice;
mod bot_request;
mod by_name;
pub mod cards;
mod checkpoints;
mod decision;
mod event_sink;
mod game;
mod leading;
mod level;
mod option_error;
mod payoffs;
mod pending;
mod record;
mod rng;
pub mod search;
mod seat;
mod setup;
mod standing;
mod table;
mod viewer;

pub use analysis::{Analysis, ValueUnit};
pub use bit_set::{BitSet, SetIter};
pub use bot::Bot;
pub use bot_analysis::Analyzing;
pub use bot_request::BotRequest;
pub use checkpoints::Checkpoints;
pub use decision::{Decision, StepwiseSearch};
pub use event_sink::EventSink;
pub use game::{Game, GameEvent, GameView, NotAllowed, Plain, Refusal};
pub use leading::best_rated;
pub use level::{Level, Strategy};
pub use option_error::OptionError;
pub use pending::Pending;
pub use record::{FORMAT, LoadError, RECORD_FIELDS, Record, RecordHead};
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setup::{MAX_SEED, NoOptions, Setup, SetupError};
pub use standing::Standing;
pub use table::{Damage, PlayError, Step, Table};
pub use viewer::Viewer;
