//! One face of a die.

use super::Colour;
use mallard_engine::by_name;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The letter of the white die's faces.
const WHITE: char = 'W';

/// A face: a colour, or white, and a number from 1 to 6. Written `R6`, or `W6` if it is white.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DieFace {
    colour: Option<Colour>,
    number: u8,
}

impl DieFace {
    /// A white face.
    ///
    /// # Panics
    /// If `number` is not 1 to 6.
    pub const fn white(number: u8) -> Self {
        assert!(1 <= number && number <= 6, "faces show 1 to 6");
        Self { colour: None, number }
    }

    /// A face of a colour.
    ///
    /// # Panics
    /// If `number` is not 1 to 6.
    pub const fn new(colour: Colour, number: u8) -> Self {
        assert!(1 <= number && number <= 6, "faces show 1 to 6");
        Self { colour: Some(colour), number }
    }

    /// The face's colour; `None` if it is white.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        self.colour
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for DieFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.map_or(WHITE, Colour::letter), self.number)
    }
}

impl FromStr for DieFace {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let colours = Colour::ALL.into_iter().map(Some).chain([None]);
        let faces = colours.flat_map(|colour| (1..=6).map(move |number| Self { colour, number }));
        faces
            .into_iter()
            .find(|face| face.to_string() == name)
            .ok_or_else(|| format!("there is no face \"{name}\""))
    }
}

by_name!(DieFace);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_reads_back_from_its_name() {
        for number in 1..=6 {
            assert_eq!(DieFace::white(number).to_string().parse(), Ok(DieFace::white(number)));
            for colour in Colour::ALL {
                let face = DieFace::new(colour, number);
                assert_eq!((face.colour(), face.number()), (Some(colour), number));
                assert_eq!(face.to_string().parse(), Ok(face));
            }
        }
    }

    #[test]
    fn a_face_that_does_not_exist_is_not_read() {
        for name in ["\"R0\"", "\"R7\"", "\"6\"", "\"G1\"", "\"R\"", "\"\"", "\"r1\"", "1"] {
            assert!(serde_json::from_str::<DieFace>(name).is_err(), "{name}");
        }
    }
}
