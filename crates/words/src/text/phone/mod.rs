//! Text for playing on phones. It is not part of [`Messages`](super::Messages), because only the table's program needs
//! it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::phone_messages;

/// Texts for playing on phones, in one language.
#[derive(Debug)]
pub struct PhoneMessages {
    /// The item of the menu, and the heading of the sheet.
    pub title: &'static str,
    /// The states of a player at the top of the dialog.
    pub on_phone: &'static str,
    pub now: &'static str,
    pub next: &'static str,
    pub at_tablet: &'static str,
    /// The two steps next to the code, and the second one without a camera.
    pub point: &'static str,
    pub then_show: &'static str,
    pub then_paste: &'static str,
    /// The accessible name of the code: the player's name.
    pub code_for: fn(&str) -> String,
    pub camera_sees: &'static str,
    pub switch_camera: &'static str,
    pub use_camera: &'static str,
    /// The message if the camera is refused.
    pub no_camera: &'static str,
    pub paste_answer: &'static str,
    pub paste: &'static str,
    /// The label of the field for the phone's code, and its placeholder.
    pub answer: &'static str,
    pub paste_here: &'static str,
    /// The question above the button that skips a player: the player's name.
    pub at_tablet_ask: fn(&str) -> String,
    pub skip: &'static str,
    /// The first sentence of the note at the bottom; [`claim_privacy`](super::claim_privacy) has the second.
    pub same_network: &'static str,
    /// The player's name.
    pub is_in: fn(&str) -> String,
    pub then: fn(&str) -> String,
    pub replace_ask: fn(&str) -> String,
    pub replace_follows: &'static str,
    pub replace: &'static str,
    pub connecting: &'static str,
    pub no_connection: &'static str,
    /// On the phone, after its code has been shown for a while; the ways out follow.
    pub no_connection_yet: &'static str,
    /// Before them: another phone may have used this code, or the code is old.
    pub other_code: &'static str,
    /// The ways out, in the order in which to try them.
    pub ways_out: [&'static str; 5],
    /// The browser does not let the page reach other devices.
    pub local_network: &'static str,
    pub try_again: &'static str,
    /// Why a code cannot be used.
    pub damaged: &'static str,
    pub newer: &'static str,
    pub other_table: &'static str,
    pub old_offer: &'static str,
    pub own: &'static str,
    pub answer_here: &'static str,
    /// Why this browser cannot be a player's phone.
    pub cannot_meet: &'static str,
    /// On the phone: the game and the number of players; the player's name.
    pub game_of: fn(&str, u8) -> String,
    pub you_are: fn(&str) -> String,
    pub show_tablet: &'static str,
    pub your_answer: &'static str,
    pub copy_instead: &'static str,
    pub copied: &'static str,
    pub at_the_table: &'static str,
    pub cards_come: &'static str,
    pub you: &'static str,
    pub scans: &'static str,
    /// The switch at the first turn.
    pub sounds_at_turn: &'static str,
    pub leave: &'static str,
    pub leave_ask: &'static str,
    pub leave_follows: &'static str,
    /// The tablet or the phone closes the connection, because it cannot read the other's messages.
    pub ended: &'static str,
    /// The phone no longer reaches the tablet, and the next step, whether the tablet shows a code or not.
    pub lost: &'static str,
    pub scan_again: &'static str,
    /// A phone that was connected before shows its code, if it cannot come back by itself.
    pub show_return: &'static str,
    /// The link to the table where the phone was connected this evening.
    pub last_table: &'static str,
    pub scan: &'static str,
    /// The page that scans a tablet's code: what to do, and its field, for a code that was sent.
    pub join_hint: &'static str,
    pub tablet_code: &'static str,
    pub paste_tablet_code: &'static str,
    /// The camera cannot be used for it.
    pub no_scan: &'static str,
    /// The phone has heard nothing of the tablet for some seconds, and the possible causes.
    pub silent: &'static str,
    pub silent_follows: &'static str,
    pub silent_ways: [&'static str; 3],
    /// The tablet shows something else than the match.
    pub elsewhere: &'static str,
    pub elsewhere_follows: &'static str,
    /// On a phone, at the end of a match.
    pub next_match: &'static str,
    /// The player has seen a pause or the cards, and the others have not.
    pub waits_for_others: &'static str,
    /// A decision came too late, or was not allowed.
    pub moved_on: &'static str,
    /// At the tablet in the middle, for the side whose player decides: without and with the player's name.
    pub your_turn: &'static str,
    pub your_turn_of: fn(&str) -> String,
    /// The title on a phone: the player's name, because some games have no hands.
    pub hand_of: fn(&str) -> String,
    /// At the tablet: whose phone is disconnected, and how the match can continue.
    pub is_away: fn(&str) -> String,
    pub match_waits: fn(&str) -> String,
    /// The same for several players: their names as a list.
    pub are_away: fn(&str) -> String,
    pub code_again: &'static str,
    pub code_follows: fn(&str) -> String,
    pub play_here: &'static str,
    pub here_follows: fn(&str) -> String,
    pub bot_for_now: &'static str,
    pub bot_follows: fn(&str) -> String,
    /// Turns the question to the players across the tablet.
    pub turn: &'static str,
    /// In the menu of a tablet in the middle: turns everything to one side, or to every player again.
    pub on_stand: &'static str,
    pub lies_flat: &'static str,
}
