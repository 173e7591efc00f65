//! The players of a transcript.

use super::print::Offer;
use mallard::engine::{Game, Level, Rng, Seat, SeatSet, Table, Viewer};
use mallard::words::GameText;

/// Random play takes one in this many chances to act without being asked. If it took every chance,
/// it would change its choices in Duck & Cover for ever.
const SELDOM: u32 = 16;

/// The player of each seat: a bot, or chance.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Players(Vec<Option<Level>>);

impl Players {
    /// The players of these names: one for all seats, or one for each.
    pub(crate) fn parse<G: GameText>(names: &str, seats: u8) -> Result<Self, String> {
        let players: Vec<_> = names.split(',').map(player::<G>).collect::<Result<_, _>>()?;
        match players[..] {
            [everybody] => Ok(Self(vec![everybody; seats.into()])),
            _ if players.len() == usize::from(seats) => Ok(Self(players)),
            _ => Err(format!(
                "--bot names {}, one for all or one for each of {seats} seats",
                players.len()
            )),
        }
    }

    /// The seat that decides, and its action. A seat that may act but need not comes first; among
    /// the seats that owe a decision, chance picks.
    pub(crate) fn decide<G: GameText>(
        &self,
        table: &Table<G>,
        offers: &[Offer<G>],
        owed: SeatSet,
        rng: &mut Rng,
    ) -> (Seat, G::Action) {
        let (owing, others): (Vec<_>, Vec<_>) =
            offers.iter().partition(|offer| owed.has(offer.seat));
        for offer in others {
            if let Some(action) = self.interrupts(table, offer, rng) {
                return (offer.seat, action);
            }
        }
        let offer = rng.pick(&owing).expect("a match that goes on waits");
        let action = match self.0[offer.seat.index()] {
            Some(level) => {
                let view = table.view(Viewer::Seat(offer.seat));
                level.choose::<G>(&view, &offer.actions, rng)
            }
            None => pick_any(offer, rng),
        };
        (offer.seat, action)
    }

    fn interrupts<G: GameText>(
        &self,
        table: &Table<G>,
        offer: &Offer<G>,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        match self.0[offer.seat.index()] {
            Some(level) => {
                let view = table.view(Viewer::Seat(offer.seat));
                G::interrupt(&view, &offer.actions, level, rng)
            }
            None => (rng.next_below(SELDOM) == 0).then(|| pick_any(offer, rng)),
        }
    }
}

fn pick_any<G: Game>(offer: &Offer<G>, rng: &mut Rng) -> G::Action {
    *rng.pick(&offer.actions).expect("a seat that decides can act")
}

/// The level of this name; `None` for `random`.
fn player<G: GameText>(name: &str) -> Result<Option<Level>, String> {
    if name == "random" {
        return Ok(None);
    }
    let known: Vec<&str> = G::LEVELS.iter().map(|level| level.id).collect();
    let unknown = || format!("there is no bot {name:?}; there is random, {}", known.join(", "));
    Level::find::<G>(name).map(Some).ok_or_else(unknown)
}
