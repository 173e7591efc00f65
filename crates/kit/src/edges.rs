//! The edges of a tablet with players all around it. Each is turned to its players.

use crate::live::CollectAny;
use leptos::prelude::*;
use mallard_engine::Seat;

/// Enough room for content at each edge (`edges.css`).
pub const ALL_EDGES_QUERY: &str = "(min-width: 744px) and (min-height: 640px)";

/// The same, on a screen that several people can touch.
pub const SHARED_TABLE_QUERY: &str =
    "(pointer: coarse) and (min-width: 744px) and (min-height: 640px)";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// That of the player who holds the tablet.
    Near,
    Left,
    Far,
    Right,
}

impl Edge {
    /// All edges, clockwise from the near one.
    pub const ALL: [Self; 4] = [Self::Near, Self::Left, Self::Far, Self::Right];

    /// The edge before which each seat's player sits: in the order of play, clockwise from the near edge.
    const fn assign_edges(seats: u8) -> &'static [Self] {
        use Edge::{Far, Left, Near, Right};
        match seats {
            0..=2 => &[Near, Far],
            3 => &[Near, Left, Right],
            4 => &[Near, Left, Far, Right],
            5 => &[Near, Near, Left, Far, Right],
            6 => &[Near, Near, Left, Far, Far, Right],
            7 => &[Near, Near, Left, Far, Far, Far, Right],
            8 => &[Near, Near, Near, Left, Far, Far, Far, Right],
            _ => &[Near, Near, Near, Near, Left, Far, Far, Far, Right],
        }
    }

    /// The seats of a match before this edge.
    pub fn seats(self, seats: u8) -> Vec<Seat> {
        let at = Seat::all(seats).zip(Self::assign_edges(seats));
        at.filter(|&(_, &edge)| edge == self).map(|(seat, _)| seat).collect()
    }

    /// The last part of the class of its place.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Left => "left",
            Self::Far => "far",
            Self::Right => "right",
        }
    }
}

/// The edges, with the content of each seat at its edge.
pub fn edges(seats: u8, place: impl Fn(Seat) -> AnyView) -> AnyView {
    let edge = |edge: Edge| {
        let places = edge.seats(seats).into_iter().map(&place).collect_any();
        view! { <div class=format!("edge edge--{}", edge.name())><ol class="edge__row beside amid">{places}</ol></div> }
    };
    Edge::ALL.map(edge).collect_any().into_any()
}
