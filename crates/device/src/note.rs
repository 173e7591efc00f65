//! Notes: what one screen leaves for another, in either program.

use mallard_codes::GameId;

/// A text that one screen leaves for another. It lasts as long as the page, if it says nothing else, and is no save: a
/// browser may lose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// The match whose table asks phones in, and their seats; for the tab, over a reload.
    Invited,
    /// The phones of this page, by the names of their players, and whether they are connected.
    Phones,
    /// This tablet is on a stand, so it faces one side; for the tab, over a reload.
    OnStand,
    /// The next match of a group ([`NextMatch`](crate::NextMatch)), for the setup; read once.
    NextMatch(GameId),
    /// A shared deal, for the setup; read once.
    SharedDeal(GameId),
    /// A text to import, for the table, which alone knows the rules.
    Import,
    /// The id of the match that the table shares at once; read once.
    Share,
    /// The match that was left for its replay, and the seat whose cards were open, as `<id> <seat>`. It is read once, so
    /// that the next user does not find the cards open.
    ReplayViewer,
    /// The address to which the replay closes; read once.
    ReplayReturn,
    /// The player who was selected in the past matches.
    SelectedPlayer,
    /// The past matches show the whole list.
    AllPastMatches,
    /// The home screen shows all saved matches.
    AllSaves,
    /// The user has put an update off.
    UpdateLater,
}

impl Note {
    /// The name under which the browser keeps it.
    pub fn key(self) -> String {
        let name = match self {
            Self::NextMatch(game) => return format!("next/{}", game.slug()),
            Self::SharedDeal(game) => return format!("deal/{}", game.slug()),
            Self::Invited => "phones",
            Self::Phones => "connected-phones",
            Self::OnStand => "stand",
            Self::Import => "import",
            Self::Share => "share",
            Self::ReplayViewer => "looker",
            Self::ReplayReturn => "back-from",
            Self::SelectedPlayer => "past/chosen",
            Self::AllPastMatches => "past/all",
            Self::AllSaves => "saves",
            Self::UpdateLater => "update-later",
        };
        name.to_owned()
    }

    /// Does it outlast a reload of the page, in the same tab?
    pub const fn outlasts_reload(self) -> bool {
        matches!(self, Self::Invited | Self::OnStand)
    }
}
