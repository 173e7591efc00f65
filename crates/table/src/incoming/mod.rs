//! What comes by a file, a text or a link: shown, and stored only if the user agrees.

mod data;
mod page;
mod preview;

pub(crate) use page::{import_page, linked_page};
