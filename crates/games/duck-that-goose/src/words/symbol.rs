//! The drawings of the cards.

use crate::Kind;

/// The names of the drawings, in the order of [`Kind::ALL`].
const SYMBOLS: [&str; Kind::ALL.len()] = [
    "diddly-squat",
    "piece-of-cake",
    "second-sight",
    "hot-potato",
    "the-devil-is-in-the-details",
    "seven-deadly-sins",
    "behind-the-eight-ball",
    "shoot-yourself-in-the-foot",
    "ten-foot-pole",
    "wild-goose",
    "wild-goose-chase",
    "deadly-dozen",
    "perfect-storm",
    "double-edged-sword",
    "not-half-bad",
    "peachy-keen",
    "four-leaf-clover",
    "lucky-number-seven",
    "on-cloud-nine",
    "burst-someones-bubble",
    "cash-cow",
    "control-freak",
    "copycat",
    "dodged-a-bullet",
    "flip-the-script",
    "kill-two-birds",
    "ride-the-gravy-train",
    "second-wind",
    "steal-someones-thunder",
    "under-the-bus",
    "turn-the-tables",
    "when-the-time-is-ripe",
];

/// The name of a card's drawing; it is a part of the symbol's id in the sprites.
pub fn symbol(kind: Kind) -> &'static str {
    SYMBOLS[kind as usize]
}
