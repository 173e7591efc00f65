//! Writes numbers below known limits as few bytes: a range coder, which spends log2(n) bits on one
//! of n.

use super::LinkError;

/// Below this width, the range is widened by a byte.
const MIN_RANGE: u32 = 1 << 24;

/// A seed as a number: see [`MAX_SEED`](mallard_engine::MAX_SEED).
const SEED_BITS: u32 = 53;

/// How many bits of a long number are written at once.
const CHUNK_BITS: u32 = 16;

/// Writes numbers.
#[derive(Debug)]
pub(super) struct LinkWriter {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl LinkWriter {
    pub(super) const fn new() -> Self {
        Self { low: 0, range: u32::MAX, bytes: Vec::new() }
    }

    /// Writes `value`, which is below `end`; `end` is 65,536 at most.
    pub(super) fn below(&mut self, value: u32, end: u32) {
        self.part(value, 1, end);
    }

    /// Writes the part of `end` that begins at `start` and has `size`: a larger part costs less.
    pub(super) fn part(&mut self, start: u32, size: u32, end: u32) {
        let step = self.range / end;
        self.low += u64::from(start) * u64::from(step);
        self.range = step * size;
        if self.low > u64::from(u32::MAX) {
            self.low &= u64::from(u32::MAX);
            self.carry();
        }
        while self.range < MIN_RANGE {
            self.shift();
            self.range <<= 8;
        }
    }

    pub(super) fn seed(&mut self, seed: u64) {
        self.bits(seed, SEED_BITS);
    }

    pub(super) fn bits(&mut self, value: u64, bits: u32) {
        for at in (0..bits).step_by(CHUNK_BITS as usize) {
            let width = CHUNK_BITS.min(bits - at);
            let chunk = value >> at & ((1 << width) - 1);
            self.below(u32::try_from(chunk).unwrap_or_default(), 1 << width);
        }
    }

    /// Writes a number that is usually small: four bits at a time, each with a bit that is set if more follow.
    pub(super) fn number(&mut self, mut value: u32) {
        while value > 15 {
            self.below(16 | value & 15, 32);
            value >>= 4;
        }
        self.below(value, 32);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(u32::try_from(text.len()).unwrap_or(u32::MAX));
        for byte in text.bytes() {
            self.below(u32::from(byte), 256);
        }
    }

    /// The bytes, without zeros at the end: the reader finds zeros there anyway.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The roundest number in the rest of the range.
        self.low += u64::from(MIN_RANGE) - 1;
        if self.low > u64::from(u32::MAX) {
            self.low &= u64::from(u32::MAX);
            self.carry();
        }
        self.shift();
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }

    fn carry(&mut self) {
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    fn shift(&mut self) {
        let [_, _, _, _, top, rest @ ..] = self.low.to_be_bytes();
        self.bytes.push(top);
        self.low = rest.iter().fold(0, |low, &byte| low << 8 | u64::from(byte)) << 8;
    }
}

/// Reads the numbers again, given the same limits in the same order. With any bytes it ends or
/// refuses; missing bytes count as zeros.
#[derive(Debug)]
pub(super) struct LinkReader<'a> {
    code: u32,
    range: u32,
    bytes: &'a [u8],
}

impl<'a> LinkReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { code: 0, range: u32::MAX, bytes };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    pub(super) fn below(&mut self, end: u32) -> Result<u32, LinkError> {
        let value = self.peek(end)?;
        self.settle(value, 1, end);
        Ok(value)
    }

    /// Is it among the first `size` of `end`, as [`LinkWriter::part`] wrote it?
    pub(super) fn first(&mut self, size: u32, end: u32) -> Result<bool, LinkError> {
        let is_first = self.peek(end)? < size;
        if is_first {
            self.settle(0, size, end);
        } else {
            self.settle(size, end - size, end);
        }
        Ok(is_first)
    }

    fn peek(&self, end: u32) -> Result<u32, LinkError> {
        let value = self.code / (self.range / end);
        // No writer writes a value above it.
        if value < end { Ok(value) } else { Err(LinkError::Damaged) }
    }

    fn settle(&mut self, start: u32, size: u32, end: u32) {
        let step = self.range / end;
        self.code -= start * step;
        self.range = step * size;
        while self.range < MIN_RANGE {
            self.shift();
            self.range <<= 8;
        }
    }

    pub(super) fn seed(&mut self) -> Result<u64, LinkError> {
        self.bits(SEED_BITS)
    }

    pub(super) fn bits(&mut self, bits: u32) -> Result<u64, LinkError> {
        let mut value = 0;
        for at in (0..bits).step_by(CHUNK_BITS as usize) {
            value |= u64::from(self.below(1 << CHUNK_BITS.min(bits - at))?) << at;
        }
        Ok(value)
    }

    pub(super) fn number(&mut self) -> Result<u32, LinkError> {
        let mut value = 0;
        for at in (0..u32::BITS).step_by(4) {
            let part = self.below(32)?;
            value |= (part & 15) << at;
            if part < 16 {
                return Ok(value);
            }
        }
        Err(LinkError::Damaged)
    }

    /// Reads a text of at most `most` bytes.
    pub(super) fn text(&mut self, most: u32) -> Result<String, LinkError> {
        let length = self.number()?;
        if length > most {
            return Err(LinkError::Damaged);
        }
        let bytes = (0..length).map(|_| Ok(u8::try_from(self.below(256)?).unwrap_or_default()));
        let bytes: Vec<u8> = bytes.collect::<Result<_, LinkError>>()?;
        String::from_utf8(bytes).map_err(|_| LinkError::Damaged)
    }

    fn shift(&mut self) {
        let next = self.bytes.split_first().map_or(0, |(&byte, rest)| {
            self.bytes = rest;
            byte
        });
        self.code = self.code << 8 | u32::from(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_engine::Rng;

    #[test]
    fn numbers_survive_coding_and_cost_their_logarithm() {
        for seed in 0..200 {
            let mut rng = Rng::from_seed(seed);
            let drawn: Vec<(u32, u32)> = (0..rng.next_below(400))
                .map(|_| {
                    let bits = 1 + rng.next_below(16);
                    let end = 1 + rng.next_below(1 << bits);
                    // Carries happen at the ends of a range.
                    let value = [0, end - 1, rng.next_below(end)][rng.next_below(3) as usize];
                    (value, end)
                })
                .collect();
            let mut writer = LinkWriter::new();
            for &(value, end) in &drawn {
                writer.below(value, end);
            }
            let bytes = writer.finish();
            let bits: f64 = drawn.iter().map(|&(_, end)| f64::from(end).log2()).sum();
            let length = u32::try_from(bytes.len()).expect("few");
            assert!(f64::from(length) <= bits / 8.0 * 1.002 + 2.0, "{length} of {bits}");
            let mut reader = LinkReader::new(&bytes);
            for &(value, end) in &drawn {
                assert_eq!(reader.below(end), Ok(value));
            }
        }
    }

    #[test]
    fn all_other_values_survive_coding() {
        let mut writer = LinkWriter::new();
        for value in [0, 15, 16, 255, 256, u32::MAX] {
            writer.number(value);
        }
        writer.bits((1 << 53) - 2, 53);
        writer.part(0, 15, 16);
        writer.part(15, 1, 16);
        writer.text("오리 🦆");
        let bytes = writer.finish();
        let mut reader = LinkReader::new(&bytes);
        for value in [0, 15, 16, 255, 256, u32::MAX] {
            assert_eq!(reader.number(), Ok(value));
        }
        assert_eq!(reader.bits(53), Ok((1 << 53) - 2));
        assert_eq!(reader.first(15, 16), Ok(true));
        assert_eq!(reader.first(15, 16), Ok(false));
        assert_eq!(reader.text(99).as_deref(), Ok("오리 🦆"));
    }
}
