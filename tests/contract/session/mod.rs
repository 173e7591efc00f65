//! A match at the tablet: saved before it is shown, hidden from the next person, taken back, taken over.

mod across;
mod curtain;
mod daily;
mod drafts;
mod ending;
mod everything;
mod flat;
mod import;
mod lessons;
mod logs;
mod news;
mod past;
mod saving;
mod shelf;
mod sounds;
mod tablet;
mod unattended;
mod voice;
