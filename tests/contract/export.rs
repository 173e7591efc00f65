//! Imported matches: for every text, reading returns a match that its rules can replay or a typed refusal, and never
//! panics.

use crate::random::played;
use mallard::codes::{ExportError, MatchExport};
use mallard::device::limits::MAX_TEXT_BYTES;
use mallard::engine::{Game, LoadError, Table};
use mallard::games::durak::Durak;
use mallard::games::quantum::Quantum;
use mallard::games::{GAMES, GameId};
use mallard::store::{VERSION, pack};
use mallard::with_game;
use mallard::words::GameText;
use proptest::prelude::*;
use serde_json::{Value, json};

const NOW: u64 = 1_800_000_000_000;

fn match_export<G: Game>(table: &Table<G>) -> MatchExport {
    let seats = usize::from(table.setup().seats);
    let names =
        (0..seats).map(|seat| json!({ "name": "오".repeat(20), "kind": "person", "duck": seat }));
    MatchExport {
        players: names.collect(),
        saved_at: NOW,
        ended: false,
        record: serde_json::to_value(table.record()).expect("a record is data"),
    }
}

/// A game's reading of an export.
fn follow<G: GameText>(record: Value) -> Result<usize, LoadError> {
    Ok(Table::<G>::open(&record)?.0.steps().len())
}

/// Reads a text as the app does: first the export, then its game replays the record.
fn read(text: &str) -> Option<usize> {
    let match_export = MatchExport::unwrap(text).ok()?;
    let game = GameId::from_slug(match_export.record.get("game")?.as_str()?)?;
    with_game!(game, G => follow::<G>(match_export.record)).ok()
}

/// A text of each game.
fn written<G: GameText>(steps: usize) -> String {
    match_export(&played::<G>(*G::SEATS.start(), 7, steps)).wrap(NOW)
}

#[test]
fn a_wrapped_export_is_unwrapped_and_replayed_to_its_end() {
    for game in GAMES {
        for steps in [0, 1, 30] {
            let text = with_game!(game, G => written::<G>(steps));
            assert_eq!(MatchExport::unwrap(&text).expect("it is whole").wrap(NOW), text);
            assert_eq!(read(&text), Some(steps), "{}", game.slug());
        }
    }
}

#[test]
fn pasted_marks_and_spaces_do_no_harm() {
    let text = written::<Durak>(5);
    assert_eq!(read(&format!("\u{feff}\n {text}\r\n")), Some(5));
}

#[test]
fn a_bare_save_and_a_stored_envelope_are_read() {
    let MatchExport { players, saved_at, record, .. } =
        MatchExport::unwrap(&written::<Durak>(5)).expect("it is whole");
    let saved =
        json!({ "players": players, "saved_at": saved_at, "label": null, "record": record });
    assert_eq!(read(&saved.to_string()), Some(5));
    assert_eq!(read(&format!("{saved:#}")), Some(5));
    assert_eq!(read(&pack(NOW, &saved)), Some(5));
}

#[test]
fn the_newer_intact_slot_is_read() {
    let [old, new] = [5, 6].map(|steps| MatchExport::unwrap(&written::<Durak>(steps)));
    let old = old.expect("it is whole").wrap(NOW);
    let new = new.expect("it is whole").wrap(NOW + 1);
    assert_eq!(read(&format!("{new}\n{old}")), Some(6));
    assert_eq!(read(&format!("{}\n{old}", &new[..new.len() - 1])), Some(5));
}

#[test]
fn a_text_without_a_match_is_refused() {
    for text in
        ["", " \n ", "what?", "[]", "7", "{}", r#"{"players":[]}"#, r#"{"players":{},"record":{}}"#]
    {
        assert_eq!(MatchExport::unwrap(text), Err(ExportError::NoMatch), "{text}");
    }
}

#[test]
fn an_export_of_a_newer_version_is_refused_as_newer() {
    // An envelope of an unknown later version, sealed as every version seals.
    let text = written::<Durak>(5);
    let data = &text[text.find("\"data\":").expect("framed") + 7..text.len() - 1];
    let (version, len) = (VERSION + 1, data.len());
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC)
        .checksum(format!("{version} {NOW} {len} {data}").as_bytes());
    let newer = format!(r#"{{"v":{version},"n":{NOW},"len":{len},"crc":{crc},"data":{data}}}"#);
    assert_eq!(MatchExport::unwrap(&newer), Err(ExportError::Newer));
}

#[test]
fn a_text_that_is_too_large_is_not_even_read() {
    assert_eq!(MatchExport::unwrap(&"7".repeat(MAX_TEXT_BYTES)), Err(ExportError::NoMatch));
    assert_eq!(MatchExport::unwrap(&"7".repeat(MAX_TEXT_BYTES + 1)), Err(ExportError::TooLarge));
}

#[test]
fn one_changed_byte_is_found() {
    let text = written::<Quantum>(12);
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(changed) = String::from_utf8(bytes) {
            // White space around the text is not part of it.
            let same = changed.trim() == text;
            assert!(same || MatchExport::unwrap(&changed).is_err(), "byte {at}");
        }
    }
}

#[test]
fn an_export_whose_end_is_cut_off_is_no_match() {
    let text = written::<Durak>(12);
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert_eq!(MatchExport::unwrap(&text[..end]), Err(ExportError::NoMatch), "cut at {end}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn arbitrary_texts_never_panic(text in ".{0,300}") {
        read(&text);
    }

    #[test]
    fn arbitrary_records_of_a_game_never_panic(
        game in 0..GAMES.len(),
        seats in 0..300_u32,
        seed in any::<u64>(),
        log in "[\\[\\]{}\",:a-z0-9]{0,60}",
    ) {
        let slug = GAMES[game].slug();
        read(&format!(
            r#"{{"players":[],"record":{{"format":1,"game":"{slug}","rules":1,
            "setup":{{"seats":{seats},"seed":{seed},"options":{{}}}},"log":[{log}]}}}}"#
        ));
    }

    /// Bare texts have no checksum, so the rules must find the errors.
    #[test]
    fn damaged_bare_texts_never_panic(
        game in 0..GAMES.len(),
        wounds in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        end in any::<prop::sample::Index>(),
        cut in any::<bool>(),
    ) {
        let match_export = MatchExport::unwrap(&with_game!(GAMES[game], G => written::<G>(40))).expect("it is whole");
        let bare = json!({ "players": match_export.players, "record": match_export.record }).to_string();
        let mut bytes = bare.into_bytes();
        for (at, byte) in wounds {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if cut {
            bytes.truncate(end.index(bytes.len()));
        }
        read(&String::from_utf8_lossy(&bytes));
    }
}
