//! A link as a QR code, drawn as one path.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Most letters that are drawn: with more, the modules would be too fine for a camera.
pub const MOST_DRAWN: usize = 600;

/// White modules on each side.
const QUIET_ZONE: i32 = 4;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrImage {
    /// Width and height in modules, with the white border.
    pub size: i32,
    /// The dark modules, one unit each, as the data of an SVG path.
    pub path: String,
}

/// The QR code of a text; `None` if it is longer than [`MOST_DRAWN`].
pub fn drawn(text: &str) -> Option<QrImage> {
    // The remaining space is used for error correction.
    let code = (text.len() <= MOST_DRAWN)
        .then(|| QrCode::encode_text(text, QrCodeEcc::Low).ok())
        .flatten()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            let run = i32::try_from(run).unwrap_or_default();
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET_ZONE, y + QUIET_ZONE);
            }
            x += run.max(1);
        }
    }
    Some(QrImage { size: code.size() + 2 * QUIET_ZONE, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_drawn_as_runs_with_four_white_modules_around() {
        let QrImage { size, path } =
            drawn("https://mallard.example/#/open/d1.AAEC").expect("short");
        // Version 3 has 29 modules a side; its first row begins with a finder, seven dark ones.
        assert_eq!(size, 29 + 8);
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
        let dark = path.split('M').skip(1);
        let runs = dark.map(|run| run.split(['h', 'v']).nth(1).map(str::parse::<u32>));
        assert!(runs.into_iter().all(|run| matches!(run, Some(Ok(1..=29)))));
    }

    #[test]
    fn a_longer_text_than_a_camera_reads_is_not_drawn() {
        assert!(drawn(&"x".repeat(MOST_DRAWN)).is_some());
        assert_eq!(drawn(&"x".repeat(MOST_DRAWN + 1)), None);
    }
}
