use super::limits::{DECK, FEW_FOR_24, LENGTH, SHOWING, TEAMS};
use mallard_engine::cards::{CardSet, Rank};
use mallard_engine::{Rng, SetupError};
use serde::{Deserialize, Deserializer, Serialize};

/// The options chosen before the first deal. The default values are those of a record or a link that leaves an option
/// out: they never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "these are switches on the setup screen")]
pub struct Options {
    /// Which cards are in the deck (DUR-1).
    pub deck: Deck,
    /// Who may add cards besides the opening attacker (DUR-18). Has no effect with 2 seats.
    pub throw_in: ThrowIn,
    /// May attackers add cards after the defender said "I take" (DUR-10)?
    pub throw_in_after_take: bool,
    /// Is the limit five attack cards until a bout has been beaten off (DUR-9)?
    pub first_bout_five: bool,
    /// May an attack be transferred with a card of the same rank (DUR-19)?
    pub transfer: bool,
    /// May the trump of that rank be shown instead of played (DUR-19)? Needs `transfer`.
    pub transfer_by_showing: bool,
    /// Are there two teams, with alternating seats (DUR-20)? 4 or 6 seats only.
    pub teams: bool,
    /// How long the match is (DUR-17).
    pub length: Length,
    /// Who leads after a deal with a fool (DUR-4). Has no effect with 2 seats or teams.
    pub after_fool: AfterFool,
    /// May several cards of one rank be played at once (DUR-22)?
    pub several_at_once: bool,
}

/// The deck (DUR-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "u8")]
pub enum Deck {
    /// Nine to ace; at most 4 seats.
    Cards24,
    /// Six to ace.
    #[default]
    Cards36,
    /// Two to ace.
    Cards52,
}

impl Deck {
    /// All decks, small to large.
    pub const ALL: [Self; 3] = [Self::Cards24, Self::Cards36, Self::Cards52];

    pub const fn cards(self) -> CardSet {
        CardSet::from_rank_up(match self {
            Self::Cards24 => Rank::Nine,
            Self::Cards36 => Rank::Six,
            Self::Cards52 => Rank::Two,
        })
    }

    pub const fn size(self) -> u8 {
        self.cards().len()
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let of = |cards| Self::ALL.into_iter().find(|deck| deck.size() == cards);
        DECK.read_number(from, of)
    }
}

impl From<Deck> for u8 {
    fn from(deck: Deck) -> Self {
        deck.size()
    }
}

/// Who may throw in (DUR-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThrowIn {
    /// Only the opening attacker.
    Off,
    /// Every seat but the defender.
    #[default]
    All,
    /// Only the nearest seat on each side of the defender.
    Neighbours,
}

/// Who leads after a deal with a fool (DUR-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AfterFool {
    /// The seat to the right of the fool, so that the fool defends first.
    #[default]
    Attacked,
    /// The seat to the left of the fool.
    Under,
    /// The seat that went out first.
    Winner,
}

impl AfterFool {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Attacked, Self::Under, Self::Winner];
}

/// How long a match is (DUR-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// A fixed number of deals: 1, 3, 5 or 7.
    Deals(#[serde(deserialize_with = "read_deals")] u8),
    /// Until a seat (a team) has won this number of deals or, with 3 seats or more, has been the
    /// fool this often: 1 to 9 times.
    Until(#[serde(deserialize_with = "read_count")] u8),
    /// Deal after deal, until a player ends it between two deals.
    Open,
}

fn read_deals<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    LENGTH.read_number(from, |deals| Length::Deals(deals).can_be().then_some(deals))
}

fn read_count<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    LENGTH.read_number(from, |count| Length::Until(count).can_be().then_some(count))
}

impl Length {
    /// The lengths that can be chosen.
    pub const ALL: [Self; 8] = [
        Self::Open,
        Self::Deals(1),
        Self::Deals(3),
        Self::Deals(5),
        Self::Deals(7),
        Self::Until(2),
        Self::Until(3),
        Self::Until(5),
    ];

    const fn can_be(self) -> bool {
        matches!(self, Self::Deals(1 | 3 | 5 | 7) | Self::Until(1..=9) | Self::Open)
    }
}

impl Default for Length {
    fn default() -> Self {
        Self::Deals(1)
    }
}

/// Named sets of options (DUR-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// The printed game: 2 seats, 36 cards, every option off.
    Classic,
    /// Every seat may throw in, after a take too; five cards at most in the first bout.
    ThrowIn,
    /// Throw-in, and attacks may be transferred.
    Transfer,
}

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Self; 3] = [Self::Classic, Self::ThrowIn, Self::Transfer];

    pub fn options(self) -> Options {
        match self {
            Self::Classic => Options { throw_in: ThrowIn::Off, ..Options::default() },
            Self::ThrowIn => Options {
                throw_in: ThrowIn::All,
                throw_in_after_take: true,
                first_bout_five: true,
                ..Options::default()
            },
            Self::Transfer => Options { transfer: true, ..Self::ThrowIn.options() },
        }
    }
}

impl Options {
    /// Do the options fit each other and the number of seats?
    pub(super) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        let wrong = [
            (self.deck == Deck::Cards24 && seats > 4, FEW_FOR_24),
            (self.teams && seats != 4 && seats != 6, TEAMS),
            (self.transfer_by_showing && !self.transfer, SHOWING),
            (!self.length.can_be(), LENGTH),
        ];
        let misfit = wrong.into_iter().find(|(is_wrong, _)| *is_wrong);
        misfit.map_or(Ok(()), |(_, misfit)| Err(SetupError::Options(misfit)))
    }

    /// Random options that [`Self::validate`] allows.
    pub(super) fn any(seats: u8, rng: &mut Rng) -> Self {
        let mut coin = || rng.next_below(2) == 0;
        let mut options = Self {
            throw_in_after_take: coin(),
            first_bout_five: coin(),
            transfer: coin(),
            transfer_by_showing: coin(),
            teams: coin() && (seats == 4 || seats == 6),
            ..Self::default()
        };
        options.transfer_by_showing &= options.transfer;
        let decks = if seats > 4 { &Deck::ALL[1..] } else { &Deck::ALL[..] };
        let throw_ins = [ThrowIn::Off, ThrowIn::All, ThrowIn::Neighbours];
        options.deck = rng.pick(decks).copied().unwrap_or_default();
        options.throw_in = rng.pick(&throw_ins).copied().unwrap_or_default();
        options.length = rng.pick(&Length::ALL).copied().unwrap_or_default();
        options.after_fool = rng.pick(&AfterFool::ALL).copied().unwrap_or_default();
        options.several_at_once = rng.next_below(2) == 0;
        options
    }
}
