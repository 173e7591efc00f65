//! The three steps of a turn, beside the prompt.

use super::text::text;
use crate::games::quantum::{Phase, Quantum};
use crate::ui::{Board, live};
use leptos::prelude::*;

/// Where the turn is. When the match is over, it is nowhere.
pub(super) fn steps(board: Board<Quantum>) -> AnyView {
    live(move || {
        let words = text(board.app.lang());
        let (active, aside, now) = board.view.with(|view| {
            let now = match view.phase {
                Phase::Reroll => 0,
                Phase::Active => 1,
                Phase::Everyone { .. } => 2,
                Phase::Over => return (view.active, None, None),
            };
            (view.active, view.aside(), Some(now))
        });
        let Some(now) = now else { return ().into_any() };
        let name = board.name(active);
        let writes = if now == 2 {
            let told = match aside {
                Some(_) => words.table.step_b_wrote,
                None => words.table.step_b_passed,
            };
            told(&name)
        } else if board.seat.get() == Some(active) {
            words.table.step_b_you.to_owned()
        } else {
            (words.table.step_b)(&name)
        };
        let names = [words.table.step_a.to_owned(), writes, words.table.step_c.to_owned()];
        let step = |(place, (letter, name)): (usize, (char, String))| {
            view! {
                <li class:is-done=place < now aria-current=(place == now).then_some("step")>
                    <b>{letter}</b>
                    {name}
                </li>
            }
        };
        let label = (words.label.step)(['A', 'B', 'C'][now]);
        let list = ['A', 'B', 'C'].into_iter().zip(names).enumerate().map(step).collect_view();
        view! { <ol class="steps" aria-label=label>{list}</ol> }.into_any()
    })
}
