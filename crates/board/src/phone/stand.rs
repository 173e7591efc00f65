//! A tablet on a stand, which faces one side.

use mallard_device::Note;
use mallard_web as web;

/// Does the tablet face one side, as on a stand?
pub fn is_on_stand() -> bool {
    web::note(Note::OnStand).is_some()
}

/// Faces one side, or every player.
pub fn set_on_stand(is_on_stand: bool) {
    web::set_note(Note::OnStand, is_on_stand.then_some("1"));
}
