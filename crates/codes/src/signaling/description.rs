//! A browser's session description, without all that the other side can reconstruct.

use super::IceCredentials;
use super::parts::{take_bytes, value};
use crate::link::letters;
use std::fmt::Write;
use std::net::{Ipv4Addr, Ipv6Addr};

const MOST_CANDIDATES: usize = 3;

/// The length of a SHA-256 fingerprint, in bytes.
const FINGERPRINT_BYTES: usize = 32;

/// The part of a session description that the other side needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionDescription {
    pub credentials: IceCredentials,
    /// The SHA-256 fingerprint of its certificate.
    pub fingerprint: [u8; FINGERPRINT_BYTES],
    /// Its addresses, the likeliest first; none if the other side need not know them.
    pub candidates: Vec<IceCandidate>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IceCandidate {
    pub host: CandidateHost,
    /// The UDP port.
    pub port: u16,
}

/// A device in the local network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateHost {
    Address(Ipv4Addr),
    /// The number in the mDNS name that the browser uses in place of an address: `<number>.local`.
    Name([u8; 16]),
    Long(Ipv6Addr),
}

/// The side of a browser in DTLS (RFC 5763, section 5). The client begins: when two phones answer one offer, it speaks
/// only to the phone whose answer it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DtlsRole {
    Client,
    Server,
}

impl SessionDescription {
    /// Parses a browser's SDP (RFC 8866); `None` if a part is missing.
    pub fn parse_sdp(sdp: &str) -> Option<Self> {
        let credentials = IceCredentials::parse_sdp(sdp)?;
        let fingerprint = Self::parse_fingerprint(sdp)?;
        let lines = sdp.lines().filter_map(|line| line.strip_prefix("a=candidate:"));
        let mut found: Vec<(u32, IceCandidate)> = lines.filter_map(candidate).collect();
        // What a bridge of this computer has helps no other device, and the code has no room for all.
        found.sort_by_key(|&(priority, candidate)| {
            (candidate.host.is_bridge(), std::cmp::Reverse(priority))
        });
        let is_long = |candidate: &IceCandidate| matches!(candidate.host, CandidateHost::Long(_));
        let mut candidates: Vec<_> = found.into_iter().map(|(_, candidate)| candidate).collect();
        // A phone in a Wi-Fi has an IPv4 address too.
        if !candidates.iter().all(is_long) {
            candidates.retain(|candidate| !is_long(candidate));
        }
        candidates.dedup();
        candidates.truncate(MOST_CANDIDATES);
        (!candidates.is_empty()).then_some(Self { credentials, fingerprint, candidates })
    }

    pub fn parse_fingerprint(sdp: &str) -> Option<[u8; FINGERPRINT_BYTES]> {
        let digits: String = value(sdp, "a=fingerprint:sha-256 ")?.split(':').collect();
        bytes_of(&digits)
    }

    /// Writes the SDP that the other browser expects of a side with this role.
    pub fn sdp(&self, role: DtlsRole) -> String {
        let Self { credentials, fingerprint, candidates } = self;
        let setup = match role {
            DtlsRole::Client => "active",
            DtlsRole::Server => "passive",
        };
        let mut sdp = String::from(
            "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n",
        );
        let mut add = |line: std::fmt::Arguments<'_>| {
            // Writing to a string cannot fail.
            let _ = write!(sdp, "a={line}\r\n");
        };
        for (at, IceCandidate { host, port }) in candidates.iter().enumerate() {
            let host = host.encode();
            // The first one has the highest priority.
            let priority = 2_113_937_151 - (at << 8);
            add(format_args!("candidate:{at} 1 udp {priority} {host} {port} typ host"));
        }
        add(format_args!("ice-ufrag:{}", credentials.user()));
        add(format_args!("ice-pwd:{}", credentials.password()));
        let digits: Vec<String> = fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        add(format_args!("fingerprint:sha-256 {}", digits.join(":")));
        add(format_args!("setup:{setup}"));
        add(format_args!("sctp-port:5000"));
        add(format_args!("max-message-size:262144"));
        sdp
    }

    /// Its first IPv4 address, if the browser reveals one.
    pub fn address(&self) -> Option<Ipv4Addr> {
        self.candidates.iter().find_map(|candidate| match candidate.host {
            CandidateHost::Address(address) => Some(address),
            _ => None,
        })
    }

    /// Adds an address that the device had before. Many phones cannot resolve the mDNS names that a browser writes
    /// without a camera.
    #[must_use]
    pub fn with_address(mut self, known: Ipv4Addr) -> Self {
        let named = self.candidates.iter();
        let named = named.filter(|candidate| matches!(candidate.host, CandidateHost::Name(_)));
        let host = CandidateHost::Address(known);
        let mut more: Vec<_> = named.map(|candidate| IceCandidate { host, ..*candidate }).collect();
        more.append(&mut self.candidates);
        more.truncate(MOST_CANDIDATES);
        Self { candidates: more, ..self }
    }

    /// Its letters in a message.
    pub fn encode(&self) -> String {
        letters::encode(&self.bytes(usize::MAX))
    }

    /// Reads it from a message; `None` if it is incomplete.
    pub fn decode(text: &str) -> Option<Self> {
        let bytes = letters::read(text)?;
        let mut rest = &bytes[..];
        Self::read(&mut rest).filter(|_| rest.is_empty())
    }

    /// Its bytes in a code, with as many candidates as fit.
    pub(crate) fn bytes(&self, room: usize) -> Vec<u8> {
        let mut bytes = self.credentials.bytes();
        bytes.extend(self.fingerprint);
        let (mut kinds, mut places) = (0, Vec::new());
        for (at, candidate) in self.candidates.iter().take(MOST_CANDIDATES).enumerate() {
            let (kind, host) = match candidate.host {
                CandidateHost::Address(address) => (1, address.octets().to_vec()),
                CandidateHost::Name(number) => (2, number.to_vec()),
                CandidateHost::Long(address) => (3, address.octets().to_vec()),
            };
            if bytes.len() + 1 + places.len() + host.len() + 2 > room {
                break;
            }
            kinds |= kind << (2 * at);
            places.extend(host);
            places.extend(candidate.port.to_be_bytes());
        }
        bytes.push(kinds);
        bytes.extend(places);
        bytes
    }

    /// Parses it from the beginning of `rest`, and advances `rest`.
    pub(crate) fn read(rest: &mut &[u8]) -> Option<Self> {
        let credentials = IceCredentials::read(rest)?;
        let fingerprint = take_bytes(rest)?;
        let [kinds] = take_bytes(rest)?;
        let mut candidates = Vec::new();
        for at in 0..MOST_CANDIDATES {
            let host = match kinds >> (2 * at) & 3 {
                0 => break,
                1 => CandidateHost::Address(take_bytes::<4>(rest)?.into()),
                2 => CandidateHost::Name(take_bytes(rest)?),
                _ => CandidateHost::Long(take_bytes::<16>(rest)?.into()),
            };
            candidates.push(IceCandidate { host, port: u16::from_be_bytes(take_bytes(rest)?) });
        }
        (!candidates.is_empty()).then_some(Self { credentials, fingerprint, candidates })
    }
}

impl CandidateHost {
    /// Does the address look like one of a network inside this computer? Docker and WSL take theirs from 172.17.0.0 on,
    /// where only the hotspot of an iPhone has real devices; the others are the defaults of LXC, Podman, minikube,
    /// `VirtualBox`, Docker Desktop and libvirt; and a device without a network chooses a link-local one.
    fn is_bridge(self) -> bool {
        let Self::Address(address) = self else { return false };
        match address.octets() {
            [172, 20, 10, _] => false,
            [172, 17..=31, ..]
            | [10, 0, 3, _]
            | [10, 88, ..]
            | [192, 168, 49 | 56 | 65 | 122, _] => true,
            _ => address.is_link_local(),
        }
    }

    fn encode(self) -> String {
        match self {
            Self::Address(address) => address.to_string(),
            Self::Long(address) => address.to_string(),
            Self::Name(number) => {
                let digits = format!("{:032x}", u128::from_be_bytes(number));
                let parts = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20]];
                format!("{}-{}.local", parts.join("-"), &digits[20..])
            }
        }
    }

    fn parse(text: &str) -> Option<Self> {
        if let Some(name) = text.strip_suffix(".local") {
            return bytes_of(&name.split('-').collect::<String>()).map(Self::Name);
        }
        let address = text.parse().map(Self::Address).ok();
        address.or_else(|| text.parse().map(Self::Long).ok())
    }
}

/// A host candidate over UDP, with its priority.
fn candidate(line: &str) -> Option<(u32, IceCandidate)> {
    let mut words = line.split_ascii_whitespace().skip(1);
    let (component, transport) = (words.next()?, words.next()?);
    let priority = words.next()?.parse().ok()?;
    let host = CandidateHost::parse(words.next()?)?;
    let port = words.next()?.parse().ok()?;
    let is_own = words.next() == Some("typ") && words.next() == Some("host");
    let fits = component == "1" && transport.eq_ignore_ascii_case("udp") && is_own;
    // A link-local address is useless without the name of its interface.
    let is_linked = matches!(host, CandidateHost::Long(address) if address.is_unicast_link_local());
    (fits && !is_linked).then_some((priority, IceCandidate { host, port }))
}

/// The bytes of hexadecimal digits, if there are exactly `N`.
fn bytes_of<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if digits.len() != 2 * N || !digits.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINT: &str = "A1:B2:C3:D4:E5:F6:07:18:29:3A:4B:5C:6D:7E:8F:90:\
                         A1:B2:C3:D4:E5:F6:07:18:29:3A:4B:5C:6D:7E:8F:90";

    /// As Chrome, Safari and Firefox write them, with all their lines.
    fn sdp(user: &str, password: &str, candidates: &[&str]) -> String {
        let mut lines = vec![
            "v=0",
            "o=- 4611731400430051336 2 IN IP4 127.0.0.1",
            "s=-",
            "t=0 0",
            "a=group:BUNDLE 0",
            "a=extmap-allow-mixed",
            "a=msid-semantic: WMS",
            "m=application 54321 UDP/DTLS/SCTP webrtc-datachannel",
            "c=IN IP4 192.168.1.20",
        ];
        lines.extend(candidates);
        let own = [
            format!("a=ice-ufrag:{user}"),
            format!("a=ice-pwd:{password}"),
            format!("a=fingerprint:sha-256 {PRINT}"),
        ];
        lines.extend(own.iter().map(String::as_str));
        lines.extend(["a=setup:actpass", "a=mid:0", "a=sctp-port:5000", ""]);
        lines.join("\r\n")
    }

    const PASSWORD: &str = "x9VtG/mZr+0qBvJ2nLk4SdTy";

    fn chrome(candidates: &[&str]) -> Option<SessionDescription> {
        SessionDescription::parse_sdp(&sdp("a+Z9", PASSWORD, candidates))
    }

    #[test]
    fn a_session_description_survives_sdp_and_letters() {
        let plain = "a=candidate:1 1 udp 2122260223 192.168.1.20 54321 typ host generation 0";
        let named = "a=candidate:2 1 UDP 2122194687 \
                     0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local 9 typ host";
        let firefox = sdp("1a2b3c4d", "0123456789abcdef0123456789abcdef", &[named]);
        for introduction in [chrome(&[plain, named]), SessionDescription::parse_sdp(&firefox)] {
            let introduction = introduction.expect("all of it is there");
            for role in [DtlsRole::Client, DtlsRole::Server] {
                let again = introduction.sdp(role);
                assert_eq!(
                    SessionDescription::parse_sdp(&again).as_ref(),
                    Some(&introduction),
                    "{again}"
                );
            }
            let letters = introduction.encode();
            assert_eq!(SessionDescription::decode(&letters[..letters.len() - 4]), None);
            assert_eq!(SessionDescription::decode(&letters), Some(introduction));
        }
    }

    #[test]
    fn only_places_in_the_local_network_are_taken_and_three_at_most() {
        let place = |priority: u32, host: &str, more: &str| {
            format!("a=candidate:1 1 {more} {priority} {host} 5000 typ host")
        };
        let lines = [
            place(5, "10.0.0.5", "udp"),
            place(9, "fd00::1", "udp"),
            place(7, "10.0.0.7", "udp"),
            place(8, "10.0.0.8", "tcp"),
            place(6, "10.0.0.6", "udp"),
            place(4, "10.0.0.4", "udp"),
            "a=candidate:1 1 udp 99 1.2.3.4 5000 typ srflx raddr 0.0.0.0 rport 0".to_owned(),
            "a=candidate:1 2 udp 99 1.2.3.4 5000 typ host".to_owned(),
        ];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let found = chrome(&lines).expect("there are some").candidates;
        let hosts: Vec<String> = found.iter().map(|found| found.host.encode()).collect();
        assert_eq!(hosts, ["10.0.0.7", "10.0.0.6", "10.0.0.5"]);
        let long = place(9, "fd00::1", "udp");
        let linked = place(8, "fe80::1", "udp");
        let found = chrome(&[&linked, &long]).expect("nothing else is there").candidates;
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].host.encode(), "fd00::1");
    }

    #[test]
    fn the_bridges_of_a_computer_come_last_and_leave_room_for_its_network() {
        let place = |at: usize, host: &str| {
            format!("a=candidate:1 1 udp {} {host} 5000 typ host", 2_122_260_223 - at)
        };
        let hosts = |all: &[&str]| {
            let lines: Vec<String> =
                all.iter().enumerate().map(|(at, host)| place(at, host)).collect();
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            let found = chrome(&lines).expect("there are some").candidates;
            found.iter().map(|found| found.host.encode()).collect::<Vec<_>>()
        };
        let docker = ["172.17.0.1", "172.28.160.1", "192.168.56.1", "192.168.1.20"];
        assert_eq!(hosts(&docker), ["192.168.1.20", "172.17.0.1", "172.28.160.1"]);
        let virtual_machines =
            ["192.168.122.1", "169.254.3.4", "10.88.0.1", "10.0.0.7", "172.20.10.2"];
        assert_eq!(hosts(&virtual_machines), ["10.0.0.7", "172.20.10.2", "192.168.122.1"]);
        let name = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local";
        assert_eq!(hosts(&["172.17.0.1", name]), [name, "172.17.0.1"]);
        let campus = ["172.16.4.5", "192.168.2.3", "10.1.2.3"];
        assert_eq!(hosts(&campus), campus, "real networks keep the browser’s order");
    }

    #[test]
    fn a_known_address_is_tried_before_the_names_and_with_their_ports() {
        let named = |port: u16| IceCandidate { host: CandidateHost::Name([0xA7; 16]), port };
        let plain = "a=candidate:1 1 udp 2122260223 192.168.1.20 54321 typ host";
        let known = chrome(&[plain]).expect("all of it is there");
        let address = known.address().expect("it has one");
        let hidden = SessionDescription { candidates: vec![named(9), named(7)], ..known };
        assert_eq!(hidden.address(), None);
        let host = CandidateHost::Address(address);
        let tried = hidden.with_address(address).candidates;
        let at = |port| IceCandidate { host, port };
        assert_eq!(tried, [at(9), at(7), named(9)]);
    }

    #[test]
    fn an_incomplete_session_description_is_refused() {
        let plain = "a=candidate:1 1 udp 2122260223 192.168.1.20 54321 typ host";
        assert!(chrome(&[plain]).is_some());
        assert_eq!(chrome(&[]), None);
        for (user, password) in [("abc", PASSWORD), ("ab=d", PASSWORD), ("abcd", "")] {
            assert_eq!(SessionDescription::parse_sdp(&sdp(user, password, &[plain])), None);
        }
        let whole = sdp("a+Z9", PASSWORD, &[plain]);
        for part in ["a=ice-ufrag", "a=ice-pwd", "a=fingerprint", ":90"] {
            assert_eq!(
                SessionDescription::parse_sdp(&whole.replace(part, "a=other")),
                None,
                "{part}"
            );
        }
        assert_eq!(SessionDescription::parse_sdp(""), None);
    }
}
