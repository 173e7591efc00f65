//! The ducks of the players.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// How many ducks there are: one for each seat of the largest table.
pub const DUCKS: usize = 9;

const KEYS: [&str; DUCKS] =
    ["drake", "blue", "rose", "slate", "plum", "moss", "chestnut", "amber", "sky"];

/// A duck: a head colour and something to wear. It stays with the player for the whole match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Duck(u8);

impl Duck {
    /// The duck of this number; numbers beyond the last begin again.
    #[expect(clippy::cast_possible_truncation, reason = "there are nine")]
    pub const fn new(number: usize) -> Self {
        Self((number % DUCKS) as u8)
    }

    /// Its name in the sprites and style sheets.
    pub fn key(self) -> &'static str {
        KEYS[usize::from(self.0)]
    }
}

impl From<u8> for Duck {
    fn from(number: u8) -> Self {
        Self::new(usize::from(number))
    }
}

impl From<Duck> for u8 {
    fn from(duck: Duck) -> Self {
        duck.0
    }
}

/// A player's duck. `large` is the picture on the curtain.
#[component]
pub fn Avatar(duck: Duck, #[prop(optional)] large: bool) -> impl IntoView {
    let key = duck.key();
    let class = if large { format!("ho__d av--{key}") } else { format!("av av--{key}") };
    let view_box = if large { "-6 -13 76 76" } else { "-2 -6 70 70" };
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href="#bust" width="64" height="64"></use>
            <use href=format!("#acc-{key}") x="-2" y="-6" width="70" height="70"></use>
        </svg>
    }
}
