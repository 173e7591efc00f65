//! The shared table: everything on screen that knows no game.
//!
//! It is fed with plain data by the games' [`Face`]s and stands on a [`Device`], which `web`
//! provides.

mod app;
mod avatar;
mod bubble;
mod controls;
mod device;
mod dialog;
mod drag;
mod face;
mod follow;
mod glyph;
mod hand;
mod home;
mod icon;
mod install;
mod label;
mod lang;
mod lid;
mod live;
mod matches;
mod offer;
mod players;
mod playing_card;
mod programs;
mod route;
mod rules;
mod settings;
mod setup;
mod table;
mod text;
mod transfer;
mod unkept;
mod unopened;
mod update;

pub use app::{App, use_app};
pub use avatar::{Avatar, Duck};
pub use bubble::Bubble;
pub use controls::{Choice, OptionRow, Segment, SegmentRow, Switch, place_of};
pub use device::{Answer, Device, Fetched, Held, Outgoing, Promise, Until};
pub use dialog::Dialog;
pub use drag::{Drag, Drop};
pub use face::{
    About, Board, Button, Cell, Column, Face, Interlude, Line, OptionsForm, Piece, Plate, Row,
    Score, Tag, Tone,
};
pub use glyph::{Pip, card_glyph, rich, spoken};
pub use hand::{Hand, HandCard, HandScreen, hand};
pub use icon::{Icon, IconButton};
pub use lang::Lang;
pub use live::{Ask, flag, live, live_each, live_if, settled, watch, words};
pub use players::Names;
pub use playing_card::{CardBack, CardPicture, Face as CardFace, drawing};
pub use programs::{shelf, table};
pub use route::Route;
pub use settings::Settings;
pub use text::text;
