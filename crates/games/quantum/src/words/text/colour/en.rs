use crate::Colour;

pub fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}

pub fn capital(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "Purple",
        Colour::Blue => "Blue",
        Colour::Red => "Red",
        Colour::Yellow => "Yellow",
    }
}
