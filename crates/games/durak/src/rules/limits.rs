//! The most seats, and the limits of the options, for options written by hand.

use mallard_engine::OptionError;

/// The most seats (DUR, head).
pub(crate) const MOST_SEATS: usize = 6;

/// DUR-1
pub(super) const DECK: OptionError =
    OptionError { option: "deck", limit: "a deck has 24, 36 or 52 cards" };

/// DUR-1
pub(super) const FEW_FOR_24: OptionError =
    OptionError { option: "deck", limit: "24 cards are for 4 seats at most" };

/// DUR-17
pub(super) const LENGTH: OptionError = OptionError {
    option: "length",
    limit: "a match is open, has 1, 3, 5 or 7 deals, or is played until 1 to 9",
};

/// DUR-19
pub(super) const SHOWING: OptionError =
    OptionError { option: "transfer_by_showing", limit: "transfer_by_showing needs transfer" };

/// DUR-20
pub(super) const TEAMS: OptionError =
    OptionError { option: "teams", limit: "teams need 4 or 6 seats" };
