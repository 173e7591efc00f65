//! Options as controls, as plain data.

use super::lang::Lang;
use super::text::text;

/// A control of the setup: its texts, and the options after each tap on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Control<O> {
    /// The name of the option.
    pub title: String,
    /// The meaning of the current setting.
    pub detail: String,
    /// Where the control is.
    pub place: ControlPlace,
    /// The possible inputs.
    pub input: Input<O>,
}

impl<O> Control<O> {
    /// The switch of a match that ends after its first round. Only a shared deal with that option shows it.
    pub fn one_round(otherwise: O, lang: Lang) -> Self {
        let (title, detail) = text(lang).one_round;
        let input = Input::Switch { on: true, flipped: Some(otherwise) };
        Self { title: title.to_owned(), detail: detail.to_owned(), place: ControlPlace::Row, input }
    }
}

/// Where a control is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlPlace {
    /// Above all others, because it sets many of them at once.
    Top,
    /// In a separate row.
    Row,
    /// Below the control it depends on.
    Sub,
}

/// The possible inputs of a control.
#[derive(Clone, PartialEq, Debug)]
pub enum Input<O> {
    /// One of a few choices.
    OneOf {
        /// The choices, in order.
        choices: Vec<ChoiceInput<O>>,
        /// The index of the current choice; `None` if no choice matches the options.
        chosen: Option<usize>,
    },
    /// A switch.
    Switch {
        /// Is it on?
        on: bool,
        /// The options after a flip; `None` if these options and seats do not allow it.
        flipped: Option<O>,
    },
    /// A switch for each of a few items.
    Several(Vec<Toggle<O>>),
    /// A number, which the title of the control shows.
    Count {
        /// The label of the button for one less, and the options it sets: at the lower end, the same ones.
        less: (String, O),
        /// The label of the button for one more, and the options it sets: at the upper end, the same ones.
        more: (String, O),
    },
}

/// One of several switches of a control.
#[derive(Clone, PartialEq, Debug)]
pub struct Toggle<O> {
    /// The short label on the switch.
    pub label: String,
    /// Its name in full, for screen readers.
    pub name: String,
    /// Is it on?
    pub on: bool,
    /// The options after a flip.
    pub flipped: O,
}

/// One of the choices of a control.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceInput<O> {
    /// The label of the choice.
    pub label: String,
    /// The options it sets.
    pub options: O,
    /// The number of seats it sets; `None` if it leaves that number as it is.
    pub seats: Option<u8>,
}
