//! Options as controls, in plain data.

/// A control of the setup: what it says, and what each touch on it would set.
#[derive(Clone, PartialEq, Debug)]
pub struct Control<O> {
    /// What it is about.
    pub title: String,
    /// What its present setting means.
    pub detail: String,
    /// Where it stands.
    pub place: Place,
    /// What can be set.
    pub input: Input<O>,
}

/// Where a control stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Above all others: it sets many of them at once.
    Top,
    /// A row of its own.
    Row,
    /// Below the control it depends on.
    Sub,
}

/// What can be set.
#[derive(Clone, PartialEq, Debug)]
pub enum Input<O> {
    /// One of a few.
    OneOf {
        /// In their order.
        choices: Vec<Choice<O>>,
        /// The place of the one that holds; nothing if none of them does.
        chosen: Option<usize>,
    },
    /// On or off.
    Switch {
        /// Is it on?
        on: bool,
        /// What a flip sets; nothing if it cannot be flipped with these options and seats.
        flipped: Option<O>,
    },
    /// A number, which its title says.
    Count {
        /// What the button for one less says, and sets; the same options at the lower end.
        less: (String, O),
        /// What the button for one more says, and sets; the same options at the upper end.
        more: (String, O),
    },
}

/// One of the things to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<O> {
    /// What it says.
    pub label: String,
    /// What it sets.
    pub options: O,
    /// How many seats it is for, if it is not for as many as there are.
    pub seats: Option<u8>,
}
