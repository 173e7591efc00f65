//! Bytes as the letters of an address: base64url without padding (RFC 4648, section 5).

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn is_letter(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| ALPHABET.contains(&letter))
}

/// The letters of these bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let whole = three.iter().fold(0, |whole, &byte| whole << 8 | usize::from(byte));
        let whole = whole << (8 * (3 - three.len()));
        for at in 0..=three.len() {
            text.push(char::from(ALPHABET[whole >> (18 - 6 * at) & 63]));
        }
    }
    text
}

/// The bytes of these letters; `None` if they are not as [`encode`] writes them.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut rest, mut bits) = (0_u32, 0);
    for letter in text.bytes() {
        let value = ALPHABET.iter().position(|&known| known == letter)?;
        rest = (rest << 6 | u32::try_from(value).ok()?) & 0xFFFF;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((rest >> bits & 0xFF).try_into().ok()?);
        }
    }
    // Each byte sequence has one text only: the rest must be shorter than a letter, and zeros.
    (bits < 6 && rest & ((1 << bits) - 1) == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_as_letters_and_other_text_is_refused() {
        for length in 0..40_u8 {
            let bytes: Vec<u8> = (0..length).map(|at| at.wrapping_mul(83) ^ 0xA5).collect();
            let text = encode(&bytes);
            assert_eq!(read(&text), Some(bytes));
        }
        // RFC 4648, section 10.
        assert_eq!(encode(b"foobar"), "Zm9vYmFy");
        assert_eq!(encode(b"fooba"), "Zm9vYmE");
        for text in ["Z", "Zm9vYmF", "Zm9v YmFy", "Zm9vYmE=", "ü"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
