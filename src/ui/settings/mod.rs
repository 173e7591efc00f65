//! The settings: what holds for every match on this device.

mod device;
mod dialog;

pub use dialog::SettingsDialog;
