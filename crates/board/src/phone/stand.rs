//! A tablet on a stand, which faces one side.

use mallard_web as web;

/// The key of the note that this tablet faces one side.
const STAND: &str = "stand";

/// Does the tablet face one side, as on a stand?
pub fn is_on_stand() -> bool {
    web::tab_note(STAND).is_some()
}

/// Faces one side, or every player.
pub fn set_on_stand(stands: bool) {
    web::set_tab_note(STAND, stands.then_some("1"));
}
