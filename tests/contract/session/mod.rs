//! A match at the tablet: saved before it shows, hidden from the next player, undone, taken over.

#[cfg(feature = "games")]
mod again;
#[cfg(feature = "games")]
mod announcements;
#[cfg(feature = "games")]
mod announcer;
#[cfg(feature = "games")]
mod backup;
#[cfg(feature = "games")]
mod branches;
#[cfg(feature = "games")]
mod curtain;
#[cfg(feature = "games")]
mod daily;
#[cfg(feature = "games")]
mod drafts;
#[cfg(feature = "games")]
mod ending;
#[cfg(feature = "games")]
mod flat_tablet;
#[cfg(feature = "games")]
mod help;
#[cfg(feature = "games")]
mod history;
#[cfg(feature = "games")]
mod history_of_early_ends;
#[cfg(feature = "games")]
mod import;
#[cfg(feature = "games")]
mod known_players;
#[cfg(feature = "games")]
mod landing;
mod lessons;
#[cfg(feature = "games")]
mod level_offer;
mod logs;
#[cfg(feature = "games")]
mod looks;
#[cfg(feature = "games")]
mod moments;
#[cfg(feature = "games")]
mod newer;
#[cfg(feature = "games")]
mod night;
mod phones;
#[cfg(feature = "games")]
mod practice;
mod replay;
#[cfg(feature = "games")]
mod saved_matches;
#[cfg(feature = "games")]
mod saving;
#[cfg(feature = "games")]
mod seats;
#[cfg(feature = "games")]
mod sounds;
#[cfg(feature = "games")]
mod spoken_questions;
pub(crate) mod tablet;
#[cfg(feature = "games")]
mod turning_points;
#[cfg(feature = "games")]
mod unattended;
mod why;
