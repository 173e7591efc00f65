use crate::Rank;
use mallard_words::english::counted;

pub fn chips(count: u8) -> String {
    counted(count, "chip", "chips")
}

pub fn ranks(rank: Rank) -> String {
    capital_ranks(rank).to_lowercase()
}

pub fn capital_ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "Aces",
        Rank::Two => "Twos",
        Rank::Three => "Threes",
        Rank::Four => "Fours",
        Rank::Five => "Fives",
        Rank::Six => "Sixes",
        Rank::Seven => "Sevens",
    }
}
