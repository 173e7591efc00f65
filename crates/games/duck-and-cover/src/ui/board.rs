//! The player's own ducks, large, and where the called one can go.

use super::covered::covered;
use super::pan::keep_in_view;
use super::place::{framed, place};
use super::screen::{settled_on, target_at, targets};
use super::spot::{Moved, called, plain, space, target, under_another};
use super::touch::tap;
use crate::words::{CellBounds, cell_at, cell_of, just_moved, name_of, text, was_dealt};
use crate::{Cell, DuckAndCover, Target, View};
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget, HtmlElement};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

/// The element at a cell, with all that distinguishes it from others that could be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// The stack that the call moves.
    Called,
    /// A stack that can be covered.
    Target,
    /// Another stack.
    Plain,
    /// A space to duck into.
    Space,
    /// A space that was dealt a duck and is empty now.
    Hole,
    /// Bare water: nothing is shown, but a duck can be dropped there.
    Water,
}

pub(super) fn board(board: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    // A drag that began before the board was removed ends.
    board.screen.drag(seat).cancel();
    let frame = framed(move || board.view.with(|view| CellBounds::large(view.tableau(seat))));
    let label = live_text(move || {
        let count = board.view.with(|view| view.tableau(seat).stacks.len());
        (text(board.app.lang()).label.your_ducks)(count)
    });
    let press = move |event: MouseEvent| {
        // A drag ends with a click too; a click from a key has the count 0.
        let dragged = event.detail() > 0 && board.screen.drag(seat).swallows_click();
        if let (Some(cell), false) = (cell_under(event.target()), dragged) {
            tap(board, seat, cell);
        }
    };
    let area = NodeRef::<html::Section>::new();
    let larger = keep_in_view(board, area);
    let moved = Memo::new(move |_| just_moved(&board.latest(1), seat));
    // If it is larger than its place, the arrow keys move it.
    let focus = Signal::derive(move || larger.get().then(|| "0".to_owned()));
    html! {
        <section
            class="board"
            class:is-panned=larger
            tabindex=focus
            aria-label=label
            node_ref=area
        >
            <div
                class="board__grid stacked"
                style:--cols=live_text(move || frame.get().columns.to_string())
                style:--rows=live_text(move || frame.get().rows.to_string())
                on:click=press
                on:keydown=|event| walk(&event)
            >
                {covered(board, seat, move |stack| under_another(frame, seat, stack))}
                {live_each(
                    move || spots(board, seat, moved),
                    move |key| spot(board, seat, frame, moved, key),
                )}
            </div>
        </section>
    }
}

/// A key for each element of the board, in reading order, so that Tab goes that way.
fn spots(board: MatchUi<DuckAndCover>, seat: Seat, moved: Moved) -> Vec<String> {
    let mut targets = targets(board, seat);
    targets.extend(settled_on(board, seat));
    let left = moved.get().map(|(from, _)| from);
    board.view.with(|view| {
        let cells: Vec<Cell> =
            targets.iter().filter_map(|&target| cell_at(view, seat, target)).collect();
        let key = |cell: Cell| {
            let spot = spot_at(view, seat, cell, cells.contains(&cell));
            let choosing = !cells.is_empty();
            if spot == Spot::Water && !choosing && left != Some(cell) {
                return None;
            }
            let stack = view.tableau(seat).at(cell);
            let lying = stack.map(|stack| (u8::from(stack.number), stack.height));
            Some(format!("{} {spot:?} {lying:?}", name_of(seat, cell)))
        };
        CellBounds::large(view.tableau(seat)).cells().filter_map(key).collect()
    })
}

fn spot_at(view: &View, seat: Seat, cell: Cell, is_target: bool) -> Spot {
    match (view.tableau(seat).at(cell), is_target) {
        (Some(stack), _) if view.moving(seat) == Some(stack.number) => Spot::Called,
        (Some(_), true) => Spot::Target,
        (Some(_), false) => Spot::Plain,
        (None, true) => Spot::Space,
        (None, false) if was_dealt(cell) => Spot::Hole,
        (None, false) => Spot::Water,
    }
}

fn spot(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    moved: Moved,
    key: &str,
) -> AnyView {
    let name = key.split(' ').next().unwrap_or_default();
    let Some((_, cell)) = cell_of(name) else { return ().into_any() };
    let (stack, spot, aim) = untrack(|| {
        let (targets, settled) = (targets(board, seat), settled_on(board, seat));
        board.view.with(|view| {
            let aim = target_at(view, seat, cell);
            let is_target = targets.contains(&aim) || settled == Some(aim);
            (view.tableau(seat).at(cell), spot_at(view, seat, cell, is_target), aim)
        })
    });
    match (spot, stack, aim) {
        (Spot::Called, Some(stack), _) => called(board, seat, frame, stack),
        (Spot::Target, Some(stack), Target::Cover(side)) => target(board, seat, frame, stack, side),
        (_, Some(stack), _) => plain(board, seat, frame, moved, stack),
        (Spot::Space, None, _) => space(board, seat, frame, cell),
        _ => {
            let (x, y) = place(frame, cell);
            let class = if spot == Spot::Hole { "gap-cell" } else { "outer-cell" };
            let left = moved.get_untracked().is_some_and(|(from, _)| from == cell);
            html! { <span class=class class:is-left=left style:--x=x style:--y=y data-drop=name.to_owned()></span> }
        }
    }
}

/// The cell of an element, or of one around it.
fn cell_under(target: Option<EventTarget>) -> Option<Cell> {
    let element: Element = target?.dyn_into().ok()?;
    let place = element.closest("[data-drop]").ok()??.get_attribute("data-drop")?;
    Some(cell_of(&place)?.1)
}

/// Arrow keys go to the nearest button in their direction.
fn walk(event: &KeyboardEvent) {
    let (across, down) = match event.key().as_str() {
        "ArrowRight" => (1, 0),
        "ArrowLeft" => (-1, 0),
        "ArrowDown" => (0, 1),
        "ArrowUp" => (0, -1),
        _ => return,
    };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(grid) = target.and_then(|target| target.parent_element()) else { return };
    let Some(from) = cell_under(event.target()) else { return };
    let Ok(buttons) = grid.query_selector_all("button") else { return };
    let ahead = (0..buttons.length()).filter_map(|number| {
        let button: HtmlElement = buttons.item(number)?.dyn_into().ok()?;
        let cell = cell_under(Some(button.clone().into()))?;
        let (columns, rows) = (cell.column - from.column, cell.row - from.row);
        let way = columns * across + rows * down;
        // The distance aside counts double, so that a straight line comes first.
        let aside = (columns * down).abs() + (rows * across).abs();
        (way > 0).then_some((way + 2 * aside, button))
    });
    if let Some((_, button)) = ahead.min_by_key(|&(far, _)| far) {
        event.prevent_default();
        // Fails only for elements that cannot have the focus; buttons can.
        let _ = button.focus();
    }
}
