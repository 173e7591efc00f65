//! Every text of a game, at every position of a match, is sound.

use super::{english, japanese, korean};
use crate::conformance::walk::{Moment, walk};
use crate::random::dealt;
use crate::stage::check_part;
use mallard::engine::{GameEvent, Pending, SeatSet, Table, Viewer};
use mallard::with_game;
use mallard::words::{
    Counts, GameText, Lang, LogLine, Names, ScoreCell, TextContext, bits, is_glyph, spoken,
};
use std::collections::BTreeSet;

/// Names that no sentence contains by itself.
const NAMES: [&str; 9] = ["Qaz", "Wsx", "Edc", "Rfv", "Tgb", "Yhn", "Ujm", "Ikk", "Olp"];

/// Valid: not empty, in one line, without double spaces or remains of a slot, and with its language's marks.
fn assert_sound(lang: Lang, what: &str, said: &str) {
    assert!(!said.trim().is_empty(), "{what} says nothing");
    assert_eq!(said.trim(), said, "{what}: blanks around {said:?}");
    let broken = ["  ", "\n", "{}", "{", "}", "..", " ,", " .", "\u{FFFD}"];
    // An ellipsis is one character in all languages.
    for piece in broken {
        assert!(!said.contains(piece), "{what}: {piece:?} in {said:?}");
    }
    assert!(!spoken(said, Lang::En).chars().any(is_glyph), "{what}: a piece is not read aloud");
    assert!(!bits(said).is_empty());
    if lang == Lang::En {
        assert_eq!(english::find_plural_after_one(said), None, "{what}: {said:?}");
        assert_eq!(english::read_as_many(said), None, "{what}: {said:?}");
    }
    if lang == Lang::Ja {
        assert_eq!(japanese::find_fault(said), None, "{what}: {said:?}");
    }
}

/// Korean and Japanese texts have Latin letters only in names and in the title of the game.
fn assert_language(lang: Lang, what: &str, said: &str) {
    if lang == Lang::En {
        assert!(!said.chars().any(is_of_korea_or_japan), "{what}: {said:?}");
    } else {
        let has_letters = said.chars().any(char::is_alphabetic);
        assert!(
            !has_letters || said.chars().any(is_of_korea_or_japan),
            "{what} has no {} text: {said:?}",
            lang.tag()
        );
    }
    if lang == Lang::Ko {
        let said = spoken(said, lang);
        assert_eq!(korean::find_misfit(&said), None, "{what}: {said:?}");
    }
}

fn is_of_korea_or_japan(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}')
}

/// The texts of a question to several players.
fn check_spoken_texts<G: GameText>(
    table: &Table<G>,
    view: &G::View,
    say: &TextContext,
    check: &mut impl FnMut(&'static str, &str),
) {
    let Some(spoken) = G::SPOKEN else { return };
    let may = (spoken.may)(view);
    if let Some(seat) = may.first() {
        for asked in [may, SeatSet::only(seat)] {
            let asks = (spoken.asks)(view, asked, say);
            check("asks", &asks.sentence);
            check("asks about", &asks.role);
            check("none", (spoken.none)(asked, say.lang));
        }
        check("after all", (spoken.after_all)(say.lang));
    }
    if let Some(&(seat, action)) = table.log().last()
        && (spoken.undoes)(action)
    {
        check("takes back", &(spoken.takes_back)(action, say.name(seat), say.lang));
    }
}

/// All texts of a position.
fn check_prompts<G: GameText>(
    moment: &Moment<G>,
    names: &Names,
    said: &mut BTreeSet<&'static str>,
) {
    let table = &moment.table;
    for lang in Lang::ALL {
        let say = TextContext::new(names, lang);
        let mut check = |what: &'static str, sentence: &str| {
            assert_sound(lang, &format!("{}: {what}", G::SLUG), sentence);
            // A term alone may be a name of the game's own.
            if !what.starts_with("a term") {
                assert_language(lang, what, sentence);
            }
            said.insert(what);
        };
        for viewer in moment.viewers().filter(|&viewer| viewer != Viewer::Everyone) {
            let view = table.view(viewer);
            check("subtitle", &G::subtitle(&view, lang));
            check("waits_for", &G::waits_for(&view, &say));
            for term in G::this_table(&view, lang) {
                check("a term", &term.name);
                check("a term's value", &term.value);
            }
            if let Pending::Decide { owed, .. } = table.pending() {
                for seat in owed {
                    let waiting = G::waiting(&view, seat, &say);
                    check("waiting", &waiting.sentence);
                    if viewer == Viewer::Seat(seat) {
                        let prompt = G::prompt(&view, seat, &say);
                        check("prompt", &prompt.sentence);
                        check("role", &prompt.role);
                        assert!(prompt.role.contains(names.get(seat)), "{}", prompt.role);
                    }
                }
            }
            if let Viewer::Seat(seat) = viewer {
                for &action in &moment.legal[seat.index()] {
                    check("offer", &G::offer(&view, action, &say));
                    let offers = &moment.legal[seat.index()];
                    if offers.len() > 1 {
                        let reason = G::reason(&view, offers, action, &say);
                        check("reason", &reason);
                        assert!(reason.ends_with(['.', '。']), "{reason}");
                    }
                }
                for &action in &moment.earlier {
                    if let Err(refusal) = table.check(seat, action) {
                        check("refusal", &G::refusal(&view, refusal, &say));
                    }
                }
                if let Some(interrupts) = G::INTERRUPTS.filter(|how| (how.possible)(&view)) {
                    let sentence = (interrupts.sentence)(&view, &moment.legal[seat.index()], lang);
                    check("interrupt", &sentence);
                }
                if let Some(glimpses) = G::GLIMPSES.filter(|how| (how.seats)(&view).has(seat)) {
                    check("glimpse", &(glimpses.sentence)(&view, seat, &say));
                }
            }
            if let Some(recap) = G::RECAP {
                for seat in moment.seats() {
                    let steps = table.steps();
                    let own = steps.iter().rposition(|step| step.seat == seat);
                    let since = own.map_or(&[][..], |own| &steps[own..]);
                    let public = |event: &G::Event| event.redacted(Viewer::Table);
                    let events: Vec<G::Event> =
                        since.iter().flat_map(|step| &step.events).map(public).collect();
                    if let Some(said) = recap(&events, seat, lang) {
                        check("recap", &said);
                        assert!(!said.contains(names.get(seat)), "without its name: {said}");
                    }
                }
            }
            check_spoken_texts(table, &view, &say, &mut check);
            if let Some(badge) = G::BADGE {
                for seat in moment.seats() {
                    let badge = badge(&view, seat, lang);
                    if let Some(tag) = badge.tag {
                        check("tag", &tag.text);
                    }
                    if !badge.known.is_empty() {
                        check("known", &badge.known);
                    }
                }
            }
        }
        for seat in moment.seats() {
            check("show_mine", &G::show_mine(names.get(seat), lang));
        }
        if let Pending::Over(standing) = table.pending() {
            let view = table.view(Viewer::Table);
            let outcome = G::result_text(&view, standing, &say);
            check("outcome", &outcome.title);
            check("why", &outcome.why);
        }
    }
}

/// The log, the pauses and the score of a whole match.
fn check_log<G: GameText>(table: &Table<G>, names: &Names, said: &mut BTreeSet<&'static str>) {
    let public = |event: &G::Event| event.redacted(Viewer::Table);
    let mut history: Vec<G::Event> = table.opening().iter().map(public).collect();
    let mut pauses = Vec::new();
    for step in table.steps() {
        let events: Vec<G::Event> = step.events.iter().map(public).collect();
        pauses.push(events.clone());
        history.extend(events);
    }
    let view = table.view(Viewer::Table);
    let mut shapes = Vec::new();
    for lang in Lang::ALL {
        let say = TextContext::new(names, lang);
        let lines: Vec<LogLine> = G::log(&history, &say);
        for line in &lines {
            assert_sound(lang, "log", &line.text);
            assert_language(lang, "log", &line.text);
            if let Some(seat) = line.seat {
                assert!(line.text.contains(names.get(seat)), "names, never you: {}", line.text);
            }
            said.insert("log");
        }
        shapes.push(lines.iter().map(|line| (line.seat, line.heading)).collect::<Vec<_>>());
        for pause in pauses.iter().filter_map(|events| G::pause(events, &say)) {
            assert_sound(lang, "pause", &pause.title);
            assert_sound(lang, "pause goes on", &pause.go_on);
            if !pause.detail.is_empty() {
                assert_sound(lang, "pause tells", &pause.detail);
            }
            said.insert("pause");
        }
        let score = G::score(&view, &history, lang);
        assert_sound(lang, "score", &score.total);
        assert_sound(lang, "score is explained", &score.note);
        let seats: BTreeSet<usize> = score.rows.iter().map(|row| row.seat.index()).collect();
        assert_eq!(seats.len(), usize::from(table.setup().seats), "a row a seat");
        for row in &score.rows {
            assert_eq!(row.cells.len(), score.columns.len(), "a cell a column");
            for cell in &row.cells {
                if let ScoreCell::Icon { label, .. } | ScoreCell::Feat(label) = cell {
                    assert_sound(lang, "a cell", label);
                }
            }
        }
    }
    assert!(shapes.windows(2).all(|pair| pair[0] == pair[1]), "languages tell the same");
    check_agreement::<G>(&pauses, &TextContext::new(names, Lang::En));
    let score = G::score(&view, &history, Lang::En);
    for row in &score.rows {
        assert_eq!(
            row.place,
            G::places(&view).place(row.seat),
            "the score is in the order of the places"
        );
    }
    let ended = history.iter().any(G::ends_part);
    assert!(
        G::COUNTS == Counts::Sheets || ended != score.columns.is_empty(),
        "a column for each part"
    );
}

/// The log and the pauses agree with the facts about `steps`.
fn check_agreement<G: GameText>(steps: &[Vec<G::Event>], say: &TextContext) {
    for events in steps {
        assert_eq!(G::pauses(events), G::pause(events, say).is_some(), "{events:?}");
    }
}

/// Random matches of a game with every number of seats.
fn sentences<G: GameText>(seeds: u64) -> BTreeSet<&'static str> {
    let mut said = BTreeSet::new();
    for lang in Lang::ALL {
        let about = G::about(lang);
        assert_sound(lang, "name", about.name);
        assert_sound(lang, "pitch", about.pitch);
        assert_sound(lang, "deal", about.deal);
    }
    for seats in G::SEATS {
        let names = Names::new(NAMES.iter().take(seats.into()).map(|&name| name.to_owned()));
        for seed in 0..seeds {
            let mut last = None;
            walk(dealt::<G>(seats, seed), seed, |moment| {
                // Some of each match: the whole is long.
                if moment.is_last() || moment.rng.next_below(12) == 0 {
                    check_prompts(moment, &names, &mut said);
                }
                if moment.is_last() {
                    last = Some(moment.table.clone());
                }
            });
            check_log(&last.expect("it ends"), &names, &mut said);
        }
    }
    said
}

#[test]
fn every_game_answers_every_question_with_a_sound_sentence() {
    check_part(|game| {
        let said = with_game!(game, G => sentences::<G>(3));
        for what in
            ["subtitle", "prompt", "waiting", "offer", "reason", "refusal", "log", "outcome"]
        {
            assert!(said.contains(what), "{}: {what} was never asked", game.slug());
        }
    });
}
