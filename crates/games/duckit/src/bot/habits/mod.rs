//! The opponent model: the usual moves of players, trained on matches of bots of several kinds.
//!
//! A net with one hidden layer ([`Net`]) gives the probability with which a seat plays or banks each of its cards. It
//! reads the seat's hand and the [`PublicPosition`], not the other hands. `examples/habits/` trains its weights.

mod net;
mod position;

pub use net::{EncodedPosition, NET, Net, ROWS, TABLE, UNITS};
pub use position::{INPUTS, NetInput, OUTPUTS, PublicPosition};

use self::position::MOST_CARDS;
use super::super::{Action, Card, State};
use mallard_engine::{Rng, Seat};

/// The choice of `seat` in a determinization: each card as often as players choose it.
pub(super) fn action(state: &State, seat: Seat, rng: &mut Rng) -> Action {
    let scene = PublicPosition::from_state(state, seat);
    let hand = state.hand(seat);
    let legal = scene.legal(hand);
    let only = legal.first().expect("a seat that decides has cards");
    let card = if legal.len() == 1 {
        only
    } else {
        let banked = state.quacker.banked_by(seat);
        let (mut weights, mut count) = ([(only, 0.0); MOST_CARDS], 0);
        NET.each(&NET.open(scene), hand, banked, |card, weight| {
            weights[count] = (card, weight);
            count += 1;
        });
        draw(&weights[..count], rng)
    };
    if scene.banks { Action::Bank(card) } else { Action::Play(card) }
}

/// One of these cards, with a probability in proportion to its weight.
#[expect(clippy::cast_precision_loss, reason = "the numbers are at most 2^24")]
fn draw(weights: &[(Card, f32)], rng: &mut Rng) -> Card {
    const WHOLE: u32 = 1 << 24;
    let all: f32 = weights.iter().map(|(_, weight)| weight).sum();
    let mut left = all * rng.next_below(WHOLE) as f32 / WHOLE as f32;
    let last = weights[weights.len() - 1].0;
    let drawn = weights.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    drawn.map_or(last, |&(card, _)| card)
}

#[cfg(test)]
mod tests {
    use super::super::super::Duckit;
    use super::*;
    use mallard_engine::{Game, Level, Pending, Setup, Viewer};

    /// Measured over a validation set of 75 matches: 0.16 better for this kind of player.
    #[test]
    fn it_predicts_players_better_than_chance() {
        let (mut legal, mut better, mut count) = (Vec::new(), 0.0, 0.0);
        for seed in 0..10 {
            let mut rng = Rng::from_seed(seed);
            let mut state = Duckit::deal(&Setup::new(3, seed), &mut ()).expect("three seats");
            while let Pending::Decide { owed, .. } = Duckit::pending(&state) {
                let seat = owed.first().expect("a seat decides");
                Duckit::legal(&state, seat, &mut legal);
                let view = Duckit::view(&state, Viewer::Seat(seat));
                let action = Level::REFERENCE.choose::<Duckit>(&view, &legal, &mut rng);
                if legal.len() > 1 {
                    let (Action::Play(card) | Action::Bank(card)) = action;
                    let open =
                        NET.open(PublicPosition::from_view(&view).expect("the match goes on"));
                    let (hand, banked) = (view.hand(seat).cards(), view.quacker.banked());
                    let likely = NET.likelihood(&open, hand, banked, card);
                    let options = legal.iter().fold(0.0, |options, _| options + 1.0);
                    better += (likely * options).ln();
                    count += 1.0;
                }
                Duckit::take_step(&mut state, seat, action, &mut ());
            }
        }
        let better: f32 = better / count;
        assert!(better > 0.08, "only {better}");
    }

    #[test]
    fn cards_are_chosen_in_proportion_to_their_weight() {
        let names = ["2c", "3c", "4c"].map(|name| name.parse::<Card>().expect(name));
        let weights = [(names[0], 1.0), (names[1], 0.0), (names[2], 0.25)];
        let mut rng = Rng::from_seed(1);
        let drawn: Vec<Card> = (0..1_000).map(|_| draw(&weights, &mut rng)).collect();
        let often = |name: Card| drawn.iter().filter(|&&card| card == name).count();
        assert!((760..=840).contains(&often(names[0])), "{}", often(names[0]));
        assert_eq!(often(names[1]), 0);
    }
}
