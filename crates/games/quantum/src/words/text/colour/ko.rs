use crate::Colour;

pub fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "보라색",
        Colour::Blue => "파란색",
        Colour::Red => "빨간색",
        Colour::Yellow => "노란색",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_words::korean::ends_in_consonant;

    #[test]
    fn every_colour_ends_in_a_consonant_as_the_particles_after_it_expect() {
        for each in Colour::ALL {
            assert!(ends_in_consonant(name(each)), "{}", name(each));
        }
    }
}
