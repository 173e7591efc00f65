//! The codes: the tablet's offer to a phone, the phone's answer, and the code with which a phone returns.

use super::parts::take_bytes;
use super::{IceCredentials, SessionDescription, SignalingError};
use crate::GameId;
use crate::link::{letters, sum_of};
use mallard_engine::{MAX_SEATS, Seat};
use mallard_session::{Duck, tidy_name};

/// Most bytes of a code. With more, its QR code would be too fine for a camera at arm's length.
pub const MOST_CODE: usize = 110;

/// The version of the codes. It rises when they change, and with the messages of the connection.
const VERSION: u8 = 3;

/// The two bits of the first byte that distinguish the codes; the others are the version.
const KIND_MASK: u8 = 0xC0;
const OFFER: u8 = 0;
const ANSWER: u8 = 0x80;
const RETURN: u8 = 0x40;

/// Longest name in an offer, in bytes.
const MOST_NAME: usize = 24;

/// The contents of the tablet's code: the phone's seat, and the tablet's session description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferCode {
    /// The random id of the tablet's page.
    pub table: u32,
    /// The number of this offer; the next one's is higher.
    pub number: u16,
    pub seat: Seat,
    pub duck: Duck,
    /// The player's name, unless it is long or a default.
    pub name: Option<String>,
    pub game: GameId,
    pub seats: u8,
    /// The tablet.
    pub introduction: SessionDescription,
}

/// The contents of the phone's code: its offer, and the phone's session description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerCode {
    /// The id of the page in the offer.
    pub table: u32,
    /// The number of the offer.
    pub number: u16,
    /// The phone.
    pub introduction: SessionDescription,
}

/// The contents of the code of a phone that was connected before: the tablet knows the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReturnCode {
    /// The id of the tablet's page.
    pub table: u32,
    /// The number of the ticket that the phone uses.
    pub number: u16,
    pub credentials: IceCredentials,
}

impl OfferCode {
    pub fn encode(&self) -> String {
        let game = GameId::ALL.iter().position(|&game| game == self.game);
        let game = game.and_then(|game| u8::try_from(game).ok()).unwrap_or_default();
        let mut bytes = begun(OFFER, self.table, self.number);
        bytes.push(u8::from(self.seat) | u8::from(self.duck) << 4);
        bytes.push(game | self.seats << 4);
        bytes.extend(self.introduction.bytes(MOST_CODE - CHECKSUM_BYTES - bytes.len()));
        let name = self.name.as_deref().unwrap_or_default();
        if name.len() <= MOST_NAME.min(MOST_CODE - CHECKSUM_BYTES - bytes.len()) {
            bytes.extend(name.bytes());
        }
        sealed(bytes)
    }

    /// Reads an offer: its letters, or a whole link that ends with them.
    ///
    /// # Errors
    /// [`SignalingError`]: the reason why it is not an offer.
    pub fn read(text: &str) -> Result<Self, SignalingError> {
        let (kind, bytes) = opened(text)?;
        if kind != OFFER {
            return Err(SignalingError::Answer);
        }
        Self::decode(&bytes).ok_or(SignalingError::Damaged)
    }

    fn decode(mut bytes: &[u8]) -> Option<Self> {
        let rest = &mut bytes;
        let (table, number) = decode_id(rest)?;
        let [whose, which] = take_bytes(rest)?;
        let (seats, game) = (which >> 4, GameId::ALL.get(usize::from(which & 15))?);
        let seat = Seat::try_from(whose & 15).ok()?;
        if seat.index() >= usize::from(seats) || usize::from(seats) > MAX_SEATS {
            return None;
        }
        let introduction = SessionDescription::read(rest)?;
        let name = tidy_name(std::str::from_utf8(rest).ok()?);
        let duck = Duck::from(whose >> 4);
        Some(Self { table, number, seat, duck, name, game: *game, seats, introduction })
    }

    /// Does this answer belong to this offer?
    ///
    /// # Errors
    /// [`SignalingError`]: it is for another table or for another offer.
    pub fn takes(&self, answer: &AnswerCode) -> Result<(), SignalingError> {
        match answer {
            AnswerCode { table, .. } if *table != self.table => Err(SignalingError::OtherTable),
            AnswerCode { number, .. } if *number != self.number => Err(SignalingError::OldOffer),
            _ => Ok(()),
        }
    }
}

impl AnswerCode {
    pub fn encode(&self) -> String {
        let mut bytes = begun(ANSWER, self.table, self.number);
        bytes.extend(self.introduction.bytes(MOST_CODE - CHECKSUM_BYTES - bytes.len()));
        sealed(bytes)
    }

    /// Reads an answer: its letters, with any white space and in any link.
    ///
    /// # Errors
    /// [`SignalingError`]: the reason why it is not an answer.
    pub fn read(text: &str) -> Result<Self, SignalingError> {
        whole(text, ANSWER, |rest| {
            let (table, number) = decode_id(rest)?;
            Some(Self { table, number, introduction: SessionDescription::read(rest)? })
        })
    }
}

impl ReturnCode {
    pub fn encode(&self) -> String {
        let mut bytes = begun(RETURN, self.table, self.number);
        bytes.extend(self.credentials.bytes());
        sealed(bytes)
    }

    /// Reads a phone's code as [`AnswerCode::read`] does.
    ///
    /// # Errors
    /// [`SignalingError`]: the reason why it is not a code of a phone that returns.
    pub fn read(text: &str) -> Result<Self, SignalingError> {
        whole(text, RETURN, |rest| {
            let (table, number) = decode_id(rest)?;
            Some(Self { table, number, credentials: IceCredentials::read(rest)? })
        })
    }
}

fn begun(kind: u8, table: u32, number: u16) -> Vec<u8> {
    let mut bytes = vec![VERSION | kind];
    bytes.extend(table.to_be_bytes());
    bytes.extend(number.to_be_bytes());
    bytes
}

/// The table and the number of a code, behind its first byte.
fn decode_id(rest: &mut &[u8]) -> Option<(u32, u16)> {
    Some((u32::from_be_bytes(take_bytes(rest)?), u16::from_be_bytes(take_bytes(rest)?)))
}

/// Reads a phone's code of this kind.
fn whole<T>(
    text: &str,
    kind: u8,
    decode: impl FnOnce(&mut &[u8]) -> Option<T>,
) -> Result<T, SignalingError> {
    let (found, bytes) = opened(text)?;
    if found == OFFER {
        return Err(SignalingError::Own);
    }
    let mut rest = &bytes[..];
    let code = decode(&mut rest).filter(|_| found == kind && rest.is_empty());
    code.ok_or(SignalingError::Damaged)
}

const CHECKSUM_BYTES: usize = 2;

fn sum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let [.., high, low] = sum_of(bytes).to_be_bytes();
    [high, low]
}

fn sealed(mut bytes: Vec<u8>) -> String {
    bytes.extend(sum(&bytes));
    letters::encode(&bytes)
}

/// The kind of a code, and its bytes behind the first.
fn opened(text: &str) -> Result<(u8, Vec<u8>), SignalingError> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let code = text.rsplit('/').next().unwrap_or_default();
    // A sentence may continue after a link.
    let code = code.trim_end_matches(|letter| !letters::is_letter(letter));
    let mut bytes = letters::read(code)
        .filter(|bytes| bytes.len() <= MOST_CODE)
        .ok_or(SignalingError::Damaged)?;
    let checksum = bytes.split_off(bytes.len().saturating_sub(CHECKSUM_BYTES));
    if checksum != sum(&bytes) || bytes.is_empty() {
        return Err(SignalingError::Damaged);
    }
    let first = bytes.remove(0);
    // Every version begins with its number and ends with the same checksum.
    if first & !KIND_MASK == VERSION {
        Ok((first & KIND_MASK, bytes))
    } else {
        Err(SignalingError::Newer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signaling::{CandidateHost, IceCandidate};
    use mallard_engine::Rng;

    fn credentials() -> IceCredentials {
        IceCredentials::new("a+Z9", "x9VtG/mZr+0qBvJ2nLk4SdTy").expect("as browsers write them")
    }

    fn introduction(hosts: &[CandidateHost]) -> SessionDescription {
        SessionDescription {
            credentials: credentials(),
            fingerprint: std::array::from_fn(|at| u8::try_from(at * 7).expect("below 256")),
            candidates: hosts.iter().map(|&host| IceCandidate { host, port: 54321 }).collect(),
        }
    }

    const PLAIN: CandidateHost = CandidateHost::Address(std::net::Ipv4Addr::new(192, 168, 1, 20));
    const NAMED: CandidateHost = CandidateHost::Name([0xA7; 16]);

    fn offer(hosts: &[CandidateHost], name: Option<&str>) -> OfferCode {
        OfferCode {
            table: 0xDEAD_BEEF,
            number: 7,
            seat: Seat::new(2),
            duck: Duck::new(8),
            name: name.map(str::to_owned),
            game: GameId::ALL[4],
            seats: 9,
            introduction: introduction(hosts),
        }
    }

    fn answer(hosts: &[CandidateHost]) -> AnswerCode {
        AnswerCode { table: 0xDEAD_BEEF, number: 7, introduction: introduction(hosts) }
    }

    fn comes_back() -> ReturnCode {
        ReturnCode { table: 0xDEAD_BEEF, number: 7, credentials: credentials() }
    }

    fn bytes(code: &str) -> usize {
        letters::read(code).expect("letters").len()
    }

    #[test]
    fn both_codes_are_read_back_also_from_a_message() {
        let offer = offer(&[PLAIN], Some("민아"));
        let code = offer.encode();
        let link = format!("https://mallard.example/games/#/hand/{code}");
        for text in [&code, &link, &format!(" {link}).\n"), &format!("{link}에서")] {
            assert_eq!(OfferCode::read(text).as_ref(), Ok(&offer), "{text}");
        }
        let answer = answer(&[NAMED, PLAIN]);
        let code = answer.encode();
        let (begin, end) = code.split_at(40);
        for text in [&code, &format!("\n {begin}\r\n  {end} \n")] {
            assert_eq!(AnswerCode::read(text).as_ref(), Ok(&answer), "{text}");
        }
        assert_eq!(offer.takes(&answer), Ok(()));
        let comes = comes_back();
        assert_eq!(ReturnCode::read(&format!(" {}\n", comes.encode())), Ok(comes));
    }

    #[test]
    fn codes_are_short_and_leave_out_what_has_no_room() {
        assert_eq!(bytes(&answer(&[PLAIN]).encode()), 71);
        assert_eq!(bytes(&answer(&[NAMED]).encode()), 83);
        assert_eq!(bytes(&comes_back().encode()), 32);
        assert_eq!(bytes(&offer(&[PLAIN], Some("Mina")).encode()), 77);
        assert_eq!(bytes(&offer(&[NAMED], Some("Mina")).encode()), 89);
        for hosts in [&[PLAIN; 3][..], &[NAMED; 3], &[NAMED, PLAIN, NAMED]] {
            let name = Some("오".repeat(8));
            let written = offer(hosts, name.as_deref()).encode();
            assert!(bytes(&written) <= MOST_CODE, "{}", bytes(&written));
            let read = OfferCode::read(&written).expect("it is whole");
            assert!(!read.introduction.candidates.is_empty());
            assert!(read.name.is_none() || read.name == name);
            assert!(bytes(&answer(hosts).encode()) <= MOST_CODE);
        }
        let long = offer(&[PLAIN], Some("A name that is longer than that")).encode();
        assert_eq!(OfferCode::read(&long).expect("it is whole").name, None);
    }

    #[test]
    fn each_foreign_code_has_its_reason() {
        let (offer, answer) = (offer(&[PLAIN], None), answer(&[PLAIN]));
        assert_eq!(AnswerCode::read(&offer.encode()), Err(SignalingError::Own));
        assert_eq!(OfferCode::read(&answer.encode()), Err(SignalingError::Answer));
        let comes = comes_back().encode();
        assert_eq!(OfferCode::read(&comes), Err(SignalingError::Answer));
        assert_eq!(AnswerCode::read(&comes), Err(SignalingError::Damaged));
        assert_eq!(ReturnCode::read(&answer.encode()), Err(SignalingError::Damaged));
        assert_eq!(ReturnCode::read(&offer.encode()), Err(SignalingError::Own));
        let elsewhere = AnswerCode { table: 1, ..answer.clone() };
        assert_eq!(offer.takes(&elsewhere), Err(SignalingError::OtherTable));
        assert_eq!(offer.takes(&AnswerCode { number: 6, ..answer }), Err(SignalingError::OldOffer));
        assert_eq!(OfferCode::read(&sealed(vec![VERSION + 1, 0, 0])), Err(SignalingError::Newer));
        assert_eq!(AnswerCode::read(&sealed(vec![VERSION | ANSWER])), Err(SignalingError::Damaged));
        for text in ["", "AA", "what", "https://mallard.example/", "é"] {
            assert_eq!(AnswerCode::read(text), Err(SignalingError::Damaged), "{text}");
        }
        let mut none = self::offer(&[PLAIN], None);
        none.seats = 2;
        assert_eq!(OfferCode::read(&none.encode()), Err(SignalingError::Damaged), "seat 2 of 2");
    }

    #[test]
    fn any_change_of_any_letter_is_found_and_nothing_panics() {
        let code = offer(&[NAMED], Some("Mina")).encode();
        for at in 0..code.len() {
            for letter in ["A", "9", "-", "=", "ü"] {
                let mut changed = code.clone();
                changed.replace_range(at..=at, letter);
                if changed != code && at + 1 < code.len() {
                    assert_eq!(
                        OfferCode::read(&changed),
                        Err(SignalingError::Damaged),
                        "{at} {letter}"
                    );
                }
            }
            assert_eq!(OfferCode::read(&code[..at]), Err(SignalingError::Damaged), "{at}");
        }
        let mut rng = Rng::from_seed(34);
        for _ in 0..20_000 {
            let length = rng.next_below(111);
            let mut bytes: Vec<u8> = (0..length)
                .map(|_| u8::try_from(rng.next_below(256)).expect("below 256"))
                .collect();
            if let Some(first) = bytes.first_mut() {
                *first = VERSION | (*first & KIND_MASK);
            }
            let text = sealed(bytes);
            // Only that they terminate.
            let _ = (OfferCode::read(&text), AnswerCode::read(&text), ReturnCode::read(&text));
        }
    }
}
