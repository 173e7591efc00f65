//! Forgetting, for bots without a memory.

use super::super::{Card, CardSet, FaceDown, Public, Recall, View};
use mallard_engine::Rng;

/// The view of a seat that remembers only the cards still open. It guesses which other cards were played, and knows no
/// voids.
pub(super) fn forgetful(view: &View, rng: &mut Rng) -> View {
    let gone = gone_quacker(view);
    let quacker_played = gone.map_or(CardSet::EMPTY, CardSet::only);
    let open = open(view).or(quacker_played.minus(view.public.trick.cards()));

    let aside = view.quacker.aside().and_then(FaceDown::card);
    let seen = open.or(view.public.trick.cards()).with(view.public.turned_up);
    let seen = view.hands.iter().fold(seen, |all, hand| all.or(hand.cards()));
    let seen = aside.into_iter().fold(seen, CardSet::with);
    // Captured 4s are open, so none of the others has been played.
    let mut guesses: Vec<Card> = CardSet::FULL.minus(seen).minus(CardSet::FOURS).iter().collect();
    rng.shuffle(&mut guesses);
    let played = 3 * usize::from(view.public.tricks_done());
    let missing = guesses.into_iter().take(played.saturating_sub(usize::from(open.len())));
    let recall =
        Recall { played: missing.fold(open, CardSet::with), quacker_played, ..Recall::default() };
    View { public: Public { recall, ..view.public }, ..*view }
}

/// The cards of complete tricks that are still visible: the last trick, and captured 4s.
fn open(view: &View) -> CardSet {
    let last = view.public.last_trick.filter(|_| view.public.tricks != [0; 3]);
    let lying = last.map_or(CardSet::EMPTY, |last| last.trick.cards());
    view.public.caught.iter().fold(lying, |all, &caught| all.or(caught))
}

/// The Quacker, if the viewer itself took and played it: no player forgets that.
fn gone_quacker(view: &View) -> Option<Card> {
    let by = view.quacker.taker()?;
    let card = view.quacker.card()?;
    let kept = view.hand(by).cards().has(card) || view.quacker.banked() == Some(card);
    (!kept).then_some(card)
}

#[cfg(test)]
mod tests {
    use super::super::super::Duckit;
    use super::*;
    use mallard_engine::{Game, GameView, Pending, Setup, Viewer};

    #[test]
    fn a_forgetful_bot_imagines_sound_states() {
        let mut legal = Vec::new();
        for seed in 0..20 {
            let mut rng = Rng::from_seed(seed);
            let mut state = Duckit::deal(&Setup::new(3, seed), &mut ()).expect("three seats");
            while let Pending::Decide { owed, .. } = Duckit::pending(&state) {
                let seat = owed.first().expect("a seat owes a decision");
                let view = forgetful(&Duckit::view(&state, Viewer::Seat(seat)), &mut rng);
                let imagined = view.determinize(&mut rng);
                assert_eq!(Duckit::check_invariants(&imagined), Ok(()), "{view:?}");
                Duckit::legal(&state, seat, &mut legal);
                let action = *rng.pick(&legal).expect("a legal action");
                Duckit::take_step(&mut state, seat, action, &mut ());
            }
        }
    }
}
