//! The evaluation of each move of a seat.

use super::super::{Action, Call, CaptainCard, Number, Target, View};
use super::call_forecast::CallForecast;
use super::layout::Layout;
use mallard_engine::Viewer;

/// The evaluation of each move. With `recall` the seat counts the cards to come, and also considers the next call.
pub(super) fn rate(view: &View, legal: &[Action], recall: bool) -> Option<Vec<i32>> {
    let Viewer::Seat(me) = view.viewer else { return None };
    let (call, moving) = (view.call()?, view.moving(me)?);
    let now = Layout::from_tableau(view.tableau(me));
    let outlook = CallForecast::from_view(view, recall);
    // An error has the same weight whether splashes count or numbers.
    let [.., highest] = Number::ALL;
    let (splashes, counts) =
        (i32::from(highest.splashes()), i32::from(view.public.variants().points_for(highest)));
    let value = |action: &Action| {
        let Action::Move(target) = *action else { return i32::MIN };
        let after = now.after(moving, target);
        let left =
            if recall { next_call(view, call, &after, &outlook) } else { outlook.value(&after) };
        // The less is left, the better.
        -left * splashes / counts
    };
    Some(legal.iter().map(value).collect())
}

/// The sum of the values after the next call, over all possible cards.
fn next_call(view: &View, last: Call, layout: &Layout, outlook: &CallForecast) -> i32 {
    let still = outlook.value(layout);
    let variants = view.public.variants();
    let whole: Vec<CaptainCard> = variants.cards().collect();
    // An empty deck starts again with all its cards.
    let deck = if view.deck.is_empty() { &whole } else { &view.recall.deck };
    let moved = |number| covered_best(layout, number, outlook).min(still);
    let moved =
        Number::ALL.map(|number| if layout.visible().has(number) { moved(number) } else { still });
    let value = |card: &CaptainCard| {
        let number = card.call(Some(last)).and_then(|call| call.moves(layout.visible(), variants));
        number.map_or(still, |number| moved[number.index()])
    };
    deck.iter().map(value).sum()
}

/// The best value that this stack can reach by covering.
fn covered_best(layout: &Layout, number: Number, outlook: &CallForecast) -> i32 {
    let covers = layout.neighbours(number).map(|(side, _)| Target::Cover(side));
    covers.map(|cover| outlook.value(&layout.after(number, cover))).min().unwrap_or(i32::MAX)
}
