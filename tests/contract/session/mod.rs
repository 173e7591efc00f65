//! A match at the tablet: saved before it shows, hidden from the next player, undone, taken over.

mod across;
mod back;
mod curtain;
mod daily;
mod drafts;
mod ending;
mod everything;
mod flat;
mod hand;
mod import;
mod known;
mod lessons;
mod logs;
mod news;
mod past;
mod past_early;
mod rest;
mod saving;
mod seats;
mod shelf;
mod sounds;
pub(crate) mod tablet;
mod turning_points;
mod unattended;
mod voice;
mod why;
