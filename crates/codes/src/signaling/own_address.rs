//! Addresses that each device has for itself.

/// Does this address of a page lead every device to itself? Then a code or a link with it is useless for others.
pub fn is_own_address(address: &str) -> bool {
    let after = address.split_once("://").map_or(address, |(_, after)| after);
    let host = after.split(['/', '?', '#']).next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(long) => long.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let numbers = host.parse::<std::net::IpAddr>();
    host == "localhost"
        || host.ends_with(".localhost")
        || numbers.is_ok_and(|own| own.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_the_device_itself_is_useless_for_others() {
        for own in [
            "http://localhost:8080/",
            "http://localhost/games/?x",
            "https://mallard.localhost",
            "http://127.0.0.1:5173/#/",
            "http://127.1.2.3/",
            "http://[::1]:80/",
        ] {
            assert!(is_own_address(own), "{own}");
        }
        for shared in [
            "https://mallard.example/games/",
            "http://192.168.1.20:8080/",
            "http://[fd00::1]/",
            "https://localhost.example/",
            "https://example.org/localhost/",
            "http://tablet.local/",
        ] {
            assert!(!is_own_address(shared), "{shared}");
        }
    }
}
