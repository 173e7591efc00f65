//! The three steps of a turn, next to the prompt.

use crate::Quantum;
use crate::words::{steps as steps_of, text};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

const LETTERS: [char; 3] = ['A', 'B', 'C'];

/// The place in the turn; no step is marked when the match is over.
pub(super) fn steps(board: MatchUi<Quantum>) -> AnyView {
    let step = move || {
        let reader = board.seat.get();
        board.view.with(|view| steps_of(view, reader, &board.say()))
    };
    live_as(
        move || format!("{:?} {:?}", board.app.lang(), step()),
        move || {
            let lang = board.app.lang();
            let Some((now, names)) = step() else { return ().into_any() };
            let step = |(place, (letter, name)): (usize, (char, String))| {
                view! {
                    <li class="across" class:is-done=place < now aria-current=(place == now).then_some("step")>
                        <b class="centred">{letter}</b>
                        {name}
                    </li>
                }
            };
            let label = (text(lang).label.step)(LETTERS[now]);
            let list = LETTERS.into_iter().zip(names).enumerate().map(step).collect_any();
            html! { <ol class="steps beside" aria-label=label>{list}</ol> }
        },
    )
}
