//! The settings, which apply to every match on this device.

mod device;
mod dialog;

pub use dialog::SettingsDialog;
