//! The two texts by which the sides of a connection find each other.

use super::parts::{take_bytes, value};
use crate::link::letters;

/// Most letters of a user fragment or password. Browsers write 4 to 8, and 24 to 32.
const MOST_LETTERS: usize = 40;

/// How many letters random credentials have: the user fragment, and both together.
const USER_FRAGMENT_LETTERS: usize = 4;
const CREDENTIALS_LETTERS: usize = 28;

/// The lines of an SDP.
const USER_LINE: &str = "a=ice-ufrag:";
const PASSWORD_LINE: &str = "a=ice-pwd:";

/// The user fragment and the password of one side (RFC 8839, section 5.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IceCredentials {
    user: String,
    password: String,
}

impl IceCredentials {
    /// These credentials; `None` if a browser does not write such ones.
    pub fn new(user: &str, password: &str) -> Option<Self> {
        let fits = is_written(user) && is_written(password);
        fits.then(|| Self { user: user.to_owned(), password: password.to_owned() })
    }

    /// New credentials of four and 24 letters, which are 144 secret bits; `random` returns 64 random bits.
    pub fn random(random: impl Fn() -> u64) -> Self {
        let bytes: Vec<u8> = (0..3).flat_map(|_| random().to_be_bytes()).collect();
        let text = in_sdp(&letters::encode(&bytes));
        Self {
            user: text[..USER_FRAGMENT_LETTERS].to_owned(),
            password: text[USER_FRAGMENT_LETTERS..CREDENTIALS_LETTERS].to_owned(),
        }
    }

    pub fn parse_sdp(sdp: &str) -> Option<Self> {
        Self::new(value(sdp, USER_LINE)?, value(sdp, PASSWORD_LINE)?)
    }

    pub fn replace_in(&self, sdp: &str) -> String {
        let replaced = |line: &str| match line {
            _ if line.starts_with(USER_LINE) => format!("{USER_LINE}{}\r\n", self.user),
            _ if line.starts_with(PASSWORD_LINE) => format!("{PASSWORD_LINE}{}\r\n", self.password),
            _ => line.to_owned(),
        };
        sdp.split_inclusive('\n').map(replaced).collect()
    }

    pub fn user(&self) -> &str {
        &self.user
    }

    pub fn password(&self) -> &str {
        &self.password
    }

    /// The bytes in a code.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = packed(&self.user);
        bytes.extend(packed(&self.password));
        bytes
    }

    /// Parses them from the beginning of `rest`, and advances `rest`.
    pub(crate) fn read(rest: &mut &[u8]) -> Option<Self> {
        Self::new(&decode_text(rest)?, &decode_text(rest)?)
    }
}

/// Is it a user fragment or a password as browsers write them?
fn is_written(text: &str) -> bool {
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'+' | b'/');
    (4..=MOST_LETTERS).contains(&text.len()) && text.bytes().all(fits)
}

/// The letters of an address as those of an SDP, and the other way round.
fn in_sdp(text: &str) -> String {
    text.replace('-', "+").replace('_', "/")
}

fn in_address(text: &str) -> String {
    text.replace('+', "-").replace('/', "_")
}

/// A text as its length and six bits a letter.
fn packed(text: &str) -> Vec<u8> {
    let fours = text.len().next_multiple_of(4);
    let mut bytes = vec![u8::try_from(text.len()).unwrap_or_default()];
    bytes.extend(letters::read(&in_address(&format!("{text:A<fours$}"))).unwrap_or_default());
    bytes
}

fn decode_text(rest: &mut &[u8]) -> Option<String> {
    let [length] = take_bytes(rest)?;
    let length = usize::from(length);
    let (bytes, after) = rest.split_at_checked(length.div_ceil(4) * 3)?;
    *rest = after;
    in_sdp(&letters::encode(bytes)).get(..length).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_engine::Rng;
    use std::cell::RefCell;

    #[test]
    fn random_credentials_fit_into_an_sdp_and_replace_its_own() {
        let rng = RefCell::new(Rng::from_seed(54));
        let random = || u64::from(rng.borrow_mut().next_below(u32::MAX)) << 32 | 0xFBFF_0A93;
        let (one, other) = (IceCredentials::random(random), IceCredentials::random(random));
        assert_ne!(one, other);
        for credentials in [&one, &other] {
            assert_eq!((credentials.user().len(), credentials.password().len()), (4, 24));
            assert!(IceCredentials::new(credentials.user(), credentials.password()).is_some());
            assert_eq!(
                IceCredentials::read(&mut &credentials.bytes()[..]).as_ref(),
                Some(credentials)
            );
        }
        let line = |credentials: &IceCredentials| {
            let (user, password) = (credentials.user(), credentials.password());
            format!("v=0\r\na=ice-ufrag:{user}\r\na=ice-pwd:{password}\r\na=setup:active\r\n")
        };
        assert_eq!(IceCredentials::parse_sdp(&line(&one)).as_ref(), Some(&one));
        assert_eq!(other.replace_in(&line(&one)), line(&other));
    }

    #[test]
    fn other_texts_are_no_credentials() {
        let fits = "x9VtG/mZr+0qBvJ2nLk4SdTy";
        for (user, password) in [("abc", fits), ("ab=d", fits), ("abcd", ""), ("ab\nd", fits)] {
            assert_eq!(IceCredentials::new(user, password), None, "{user}");
        }
        assert_eq!(IceCredentials::new("abcd", &"a".repeat(41)), None);
        assert_eq!(IceCredentials::parse_sdp("a=ice-ufrag:abcd\r\n"), None);
    }
}
