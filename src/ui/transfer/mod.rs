//! Matches that leave the device and come to it.
//!
//! Both begin on the shelf. The shelf knows no rules, so what came in is handed to the table, which
//! follows it by the rules of its game before anybody keeps it.

mod check;
mod dialog;
mod export;
mod import;
mod page;
mod relation;

pub(super) use export::{ExportButton, ExportDialog, Exporter};
pub(super) use import::ImportDialog;
pub(super) use page::import_page;

/// The note under which the shelf hands a text to the table.
const IMPORT: &str = "import";
