//! Text that several games have at the table. It is not part of [`Messages`](super::Messages), because only the table's
//! program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::{game_messages, trick_messages};

use mallard_engine::cards::Suit;

/// Texts of several games, in one language.
#[derive(Debug)]
pub struct GameMessages {
    pub match_over: &'static str,
    /// The refusal of a move out of turn: the name of the player who decides.
    pub not_your_turn: fn(&str) -> String,
    /// The name of the player's own place.
    pub you: &'static str,
    /// The states of players.
    pub waiting: &'static str,
    pub choosing: &'static str,
    /// The value of a rule that has none.
    pub none: &'static str,
    pub round: fn(u8) -> String,
    /// The title of a pause.
    pub round_over: fn(u8) -> String,
    pub next_round: &'static str,
    /// The winner's name.
    pub wins: fn(&str) -> String,
    /// The list of the winners' names.
    pub share: fn(&str) -> String,
    pub all_share: &'static str,
    pub trump_is: fn(Suit) -> String,
    pub dealer: &'static str,
    /// The offer of a card.
    pub play: fn(&str) -> String,
    /// The refusal of a card.
    pub not_in_hand: fn(&str) -> String,
    /// The labels of a hand and its cards, for screen readers.
    pub your_hand: fn(usize) -> String,
    pub trump: fn(&str) -> String,
    pub playable: fn(&str) -> String,
}

/// Texts of games of tricks, in one language. A name is that of the player who leads, plays or wins. It is not part of
/// [`GameMessages`], because only such a game loads it.
#[derive(Debug)]
pub struct TrickMessages {
    /// The prompts: for the player, and for the others.
    pub you_lead: fn(&str) -> String,
    pub you_play: fn(&str) -> String,
    pub leads: fn(&str) -> String,
    pub plays: fn(&str) -> String,
    pub thinks_lead: fn(&str) -> String,
    pub thinks_play: fn(&str) -> String,
    pub lead_any: &'static str,
    pub follow: fn(Suit) -> String,
    pub cannot_follow: fn(Suit) -> String,
    /// The refusal of a card of another suit.
    pub must_follow: fn(Suit) -> String,
    /// The offer to lead a card.
    pub lead: fn(&str) -> String,
    /// The states of players.
    pub to_lead: &'static str,
    pub led: &'static str,
    pub to_play: &'static str,
    pub played: &'static str,
    /// The tags of a card that wins, before and after the last card.
    pub winning: &'static str,
    pub takes_it: &'static str,
    pub last_trick: &'static str,
    /// The labels of a trick and its cards, for screen readers.
    pub label: fn(Suit) -> String,
    pub empty_label: fn(&str) -> String,
    /// The player's name, the card's label.
    pub card_label: fn(&str, &str) -> String,
    pub winning_label: fn(&str, &str) -> String,
    pub slot_label: fn(&str) -> String,
    /// The last action of a player, after the name.
    pub did_lead: fn(&str) -> String,
    pub did_play: fn(&str) -> String,
    pub did_win: fn(&str) -> String,
    /// The lines of the log: the number of the trick, the leader's name.
    pub log_title: fn(u8, &str) -> String,
    pub log_led: fn(&str, &str) -> String,
    pub log_played: fn(&str, &str) -> String,
    pub log_won: fn(&str) -> String,
}

impl TrickMessages {
    /// The label of a card in a trick: its player's name, the card in words, and whether it wins.
    pub fn card(&self, name: &str, card: &str, wins: bool) -> String {
        let sentence = if wins { self.winning_label } else { self.card_label };
        sentence(name, card)
    }
}
