//! Notes: what outlasts a reload of the page.

/// A text that outlasts a reload of the page, in the same tab, and is no save: a browser may lose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// The match whose table asks phones in, and their seats.
    Invited,
    /// This tablet is on a stand, so it faces one side.
    OnStand,
}

impl Note {
    /// The name under which the browser keeps it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Invited => "mallardNote/phones",
            Self::OnStand => "mallardNote/stand",
        }
    }
}
