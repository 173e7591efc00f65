//! Makes views.

use super::pack::Pack;
use super::state::{CAPTAIN, RoundStage, State};
use super::view::{Answer, Cards, Phase, Pile, Recall, View};
use mallard_engine::{Seat, Viewer};

/// Makes the view of `viewer`.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let State { round, .. } = state;
    let seats = || Seat::all(state.seats);
    // Every card was turned in the open, so players can remember which ones are to come. They are
    // sorted, because no player knows their order, nor which of them were put aside.
    let mut to_come = [round.deck.cards(), round.aside.cards()].concat();
    to_come.sort_unstable();
    // Between two calls a round has only ended while the next one is not yet dealt.
    let ended = match state.stage {
        RoundStage::Over => true,
        RoundStage::Turn => state.ending().is_some(),
        RoundStage::Choose { .. } => false,
    };
    let over = round.number - u8::from(!ended);
    View {
        viewer,
        options: state.options,
        seats: state.seats,
        captain: CAPTAIN,
        phase: phase(state, viewer),
        round: round.number,
        calls: round.calls,
        turned: round.turned,
        deck: cards(&round.deck, viewer),
        pile: Pile { top: round.pile.top(), cards: cards(&round.pile, viewer) },
        discards: round.discards.cards().to_vec(),
        aside: cards(&round.aside, viewer),
        most_discards: state.most_discards(),
        tableaux: seats().map(|seat| state.ducks(seat).tableau()).collect(),
        animals: round.animals.iter().copied().flatten().collect(),
        points: state.points[..usize::from(over)]
            .iter()
            .map(|round| round[..usize::from(state.seats)].to_vec())
            .collect(),
        recall: Recall {
            covered: seats().map(|seat| state.ducks(seat).covered()).collect(),
            deck: to_come,
        },
    }
}

fn cards(pack: &Pack, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Everyone => Cards::Seen(pack.cards().to_vec()),
        _ => Cards::Hidden(pack.len()),
    }
}

fn phase(state: &State, viewer: Viewer) -> Phase {
    let RoundStage::Choose { must, chosen } = &state.stage else {
        return if state.stage == RoundStage::Over { Phase::Over } else { Phase::Turn };
    };
    let answer = |seat: Seat| match chosen[seat.index()] {
        _ if !must.has(seat) => Answer::Quacks,
        None => Answer::Chooses,
        Some(target) if viewer.may_see(seat) => Answer::Chose(target),
        Some(_) => Answer::Ready,
    };
    Phase::Choose(Seat::all(state.seats).map(answer).collect())
}
