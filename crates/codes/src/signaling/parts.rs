//! The parts of a code and of an SDP.

/// The rest of the SDP's line that begins with `name`.
pub(crate) fn value<'a>(sdp: &'a str, name: &str) -> Option<&'a str> {
    sdp.lines().find_map(|line| line.trim_end().strip_prefix(name))
}

/// The next bytes of `rest`, which advances.
pub(crate) fn take_bytes<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (bytes, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*bytes)
}
