use crate::Colour;

pub fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "紫",
        Colour::Blue => "青",
        Colour::Red => "赤",
        Colour::Yellow => "黄色",
    }
}

/// A colour directly before its number.
pub fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "黄",
        _ => name(colour),
    }
}
