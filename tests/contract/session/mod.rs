//! A match at the tablet: saved before it shows, hidden from the next player, undone, taken over.

mod announcements;
mod announcer;
mod backup;
mod curtain;
mod daily;
mod drafts;
mod ending;
mod flat_tablet;
mod history;
mod history_of_early_ends;
mod import;
mod known_players;
mod landing;
mod lessons;
mod logs;
mod phones;
mod replay;
mod saved_matches;
mod saving;
mod seats;
mod sounds;
mod spoken_questions;
pub(crate) mod tablet;
mod turning_points;
mod unattended;
mod why;
