//! Links with other contents and a checksum that is right.

use crc::{CRC_32_ISO_HDLC, Crc};
use mallard::engine::Rng;

/// The letters of a link, base64url (RFC 4648, section 5).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bytes at the end are the checksum.
const CHECKSUM: usize = 4;

/// The link with random bytes from some place on, sealed again.
pub(super) fn change_sealed_link(link: &str, rng: &mut Rng) -> String {
    let (kind, letters) = link.split_once('.').expect("a link");
    let mut bytes = decode(letters);
    bytes.truncate(bytes.len() - CHECKSUM);
    let length = u32::try_from(bytes.len()).expect("a short link");
    // Mostly near the end, where the moves are.
    let most = if rng.next_below(4) == 0 { length } else { length / 3 };
    // The first bytes name the game, and a build may have only one.
    bytes.truncate((length - rng.next_below(most + 1)).max(2) as usize);
    let added = rng.next_below(100);
    bytes.extend((0..added).map(|_| rng.next_below(256).to_be_bytes()[3]));
    let crc = Crc::<u32>::new(&CRC_32_ISO_HDLC);
    let sum = crc.checksum(&[format!("{kind}.").as_bytes(), &bytes].concat());
    bytes.extend(sum.to_be_bytes());
    format!("{kind}.{}", encode(&bytes))
}

fn decode(letters: &str) -> Vec<u8> {
    let value = |letter| LETTERS.iter().position(|&known| known == letter).expect("a letter");
    let bits: Vec<bool> = letters.bytes().flat_map(|letter| bits(value(letter), 6)).collect();
    bits.chunks_exact(8).map(|eight| u8::try_from(number(eight)).expect("eight bits")).collect()
}

fn encode(bytes: &[u8]) -> String {
    let mut bits: Vec<bool> = bytes.iter().flat_map(|&byte| bits(byte.into(), 8)).collect();
    bits.resize(bits.len().next_multiple_of(6), false);
    bits.chunks_exact(6).map(|six| char::from(LETTERS[number(six)])).collect()
}

/// The bits of a number, the highest first.
fn bits(number: usize, count: u32) -> impl Iterator<Item = bool> {
    (0..count).rev().map(move |bit| number >> bit & 1 == 1)
}

/// The number with these bits.
fn number(bits: &[bool]) -> usize {
    bits.iter().fold(0, |number, &bit| number << 1 | usize::from(bit))
}
