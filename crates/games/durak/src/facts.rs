//! Facts about a match of Durak that the app needs.

use super::{Action, Durak, Event, Length, Options, Phase, View};
use mallard_engine::{Seat, SeatSet, Standing};
use mallard_words::{Counts, Privacy, RuleFacts, ScreenFacts, SecrecyFacts, Ways};

impl RuleFacts for Durak {
    const COUNTS: Counts = Counts::Deals;

    fn ends_part(event: &Event) -> bool {
        matches!(event, Event::DealEnded { .. })
    }

    fn pause_actions(view: &View) -> Option<Ways<Action>> {
        let ways = Ways { next: Action::Next, finish: Action::Finish };
        matches!(view.public.phase, Phase::Between(_)).then_some(ways)
    }

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        match view.public.phase {
            Phase::Lead(_) => vec![view.public.bout.defender],
            // Not settled yet: who adds a card, gives way or takes.
            _ => Vec::new(),
        }
    }

    fn places(view: &View) -> Standing {
        view.public.standing()
    }

    fn side(view: &View, seat: Seat) -> SeatSet {
        view.public.side(seat)
    }

    // A single deal is remembered for its fool.
    fn fool(view: &View, standing: Standing) -> Option<Seat> {
        let winners = standing.winners();
        let one_deal = is_one_deal(view);
        if winners.len() == view.public.seats || !one_deal || view.public.counts_wins() {
            return None;
        }
        let (fools, _) = fools(view, winners);
        fools.first().filter(|_| fools.len() == 1)
    }
}

impl SecrecyFacts for Durak {
    fn privacy(view: &View) -> Privacy {
        if let Phase::Between(_) = view.public.phase { Privacy::Shared } else { Privacy::Secret }
    }

    fn is_blind(action: Action) -> bool {
        matches!(action, Action::Take | Action::Pass | Action::Next | Action::Finish)
    }

    fn is_fully_revealed(view: &View) -> bool {
        matches!(view.public.phase, Phase::Between(_) | Phase::Over)
    }
}

impl ScreenFacts for Durak {
    const HAS_SUITS: bool = true;
}

/// Is the match a single deal, by its length or because it was ended after its first?
pub(super) fn is_one_deal(view: &View) -> bool {
    match view.public.options.length {
        Length::Deals(deals) => deals == 1,
        Length::Until(_) => false,
        Length::Open => view.public.score.deals == 1,
    }
}

/// Do wins count with these options and seats, rather than how often a seat was the fool?
pub(super) fn wins_count(options: Options, seats: u8) -> bool {
    seats == 2 || options.teams
}

/// The team of `seat`, from 1; 0 without teams.
pub(super) fn team(view: &View, seat: Seat) -> u8 {
    if view.public.options.teams { 1 + u8::from(seat) % 2 } else { 0 }
}

/// Among the seats that did not win, those that were the fool most often, and how often. If wins
/// count, all seats that did not win, and 0.
pub(super) fn fools(view: &View, winners: SeatSet) -> (SeatSet, u8) {
    let lost = Seat::all(view.public.seats).filter(|&seat| !winners.has(seat));
    if view.public.counts_wins() {
        return (lost.collect(), 0);
    }
    let times = |seat: Seat| view.public.score.fools[seat.index()];
    let most = lost.clone().map(times).max().unwrap_or_default();
    (lost.filter(|&seat| times(seat) == most).collect(), most)
}

pub(super) fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Dealt { .. } | Event::BoutBegan { .. } | Event::DealEnded { .. } => None,
        Event::ShowedLowest { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::Beat { seat, .. }
        | Event::Transferred { seat, .. }
        | Event::Showed { seat, .. }
        | Event::Takes { seat }
        | Event::Passed { seat }
        | Event::BeatenOff { seat, .. }
        | Event::PickedUp { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Out { seat, .. }
        | Event::Finished { seat } => Some(seat),
    }
}
