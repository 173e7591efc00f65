//! A score's note about itself is true with every variant and option of its match.

use crate::random::{dealt, play_anything};
use mallard::engine::{Game, Rng, Seat, Setup, Table, Viewer};
use mallard::games::duck_and_cover::{self, DuckAndCover, Variant};
use mallard::games::duck_that_goose::{self, DuckThatGoose};
use mallard::games::duckit::Duckit;
use mallard::games::durak::{self, Durak, Length};
use mallard::words::{
    About, Control, GameInfo, Input, Lang, LogText, Names, PromptText, ScoreTable, ScoreText,
    StatusText, TextContext, spoken,
};

/// The rounds of a whole match of Duck & Cover.
const ROUNDS: u8 = 3;

/// The word for splashes, as it is found in sentences.
const SPLASH: [(Lang, &str); 3] =
    [(Lang::En, "splash"), (Lang::Ko, "물방울"), (Lang::Ja, "しぶき")];

/// The word for the fool of Durak.
const FOOL: [(Lang, &str); 3] = [(Lang::En, "fool"), (Lang::Ko, "바보"), (Lang::Ja, "ばか")];

fn start<G: Game>(seats: u8, options: G::Options) -> Table<G> {
    Table::deal(Setup { seats, seed: 1, options }).expect("these options can be played")
}

/// The score of `table` before its first decision.
fn score<G: ScoreText>(table: &Table<G>, lang: Lang) -> ScoreTable {
    G::score(&table.view(Viewer::Table), table.opening(), lang)
}

/// Does a sentence speak of splashes, or of the fool?
fn contains_word(sentence: &str, word: &str) -> bool {
    sentence.to_lowercase().contains(word)
}

/// All sets of variants, with each variant in any rounds.
fn all_variants() -> Vec<duck_and_cover::Options> {
    let switches = Variant::ALL.into_iter().flat_map(|variant| {
        let first = if variant == Variant::Pressure { ROUNDS } else { 1 };
        (first..=ROUNDS).map(move |round| (variant, round))
    });
    let mut all = vec![duck_and_cover::Options::default()];
    for (variant, round) in switches {
        let flipped: Vec<_> = all.iter().map(|options| options.flipped(variant, round)).collect();
        all.extend(flipped);
    }
    let one_round =
        |options: &duck_and_cover::Options| duck_and_cover::Options { one_round: true, ..*options };
    let single: Vec<_> = all.iter().map(one_round).collect();
    all.extend(single);
    all
}

/// Is each point of this match a splash?
fn counts_splashes(options: duck_and_cover::Options) -> bool {
    let other = [Variant::Competition, Variant::Pressure];
    (1..=options.last_round()).all(|round| !other.iter().any(|&it| options.rounds(it).has(round)))
}

/// The names of the variants, as the setup has them.
fn names_of_variants(lang: Lang) -> Vec<String> {
    let controls = DuckAndCover::controls(&duck_and_cover::Options::default(), 2, lang);
    controls.into_iter().map(|control| control.title).collect()
}

#[test]
fn a_score_of_duck_and_cover_fits_every_set_of_variants() {
    let (mut all, mut splashes) = (0, 0);
    // The cards and animals of a round do not matter here, and a deal takes long.
    let table = start::<DuckAndCover>(2, duck_and_cover::Options::default());
    let mut view = table.view(Viewer::Table);
    let names = Lang::ALL.map(names_of_variants);
    let names = |lang: Lang| lang.pick([&names[0], &names[1], &names[2]]);
    for options in all_variants() {
        all += 1;
        splashes += usize::from(counts_splashes(options));
        view.public.options = options;
        for (lang, word) in SPLASH {
            let note = DuckAndCover::score(&view, &[], lang).note;
            assert!(!contains_word(&note, word), "{options:?}: {note}");
            let points = DuckAndCover::points(&view, Seat::new(0), lang);
            assert_eq!(
                contains_word(&points, word),
                counts_splashes(options),
                "{options:?}: {points}"
            );
            for (variant, name) in Variant::ALL.into_iter().zip(names(lang)) {
                let on = (1..=options.last_round()).any(|it| options.rounds(variant).has(it));
                assert_eq!(note.contains(name), on, "{options:?}: {note}");
            }
        }
    }
    assert_eq!((all, splashes), (2 * 8192, 8 * 8 * 8 + 4 * 8 * 8 * 8), "with and without");
}

#[test]
fn the_aim_of_duck_and_cover_is_true_with_competition() {
    for (lang, word) in SPLASH {
        let About { pitch, .. } = DuckAndCover::about(lang);
        assert!(!contains_word(pitch, word), "{pitch}");
    }
}

/// All texts of a match in which numbers count in every round.
#[test]
fn competition_in_all_rounds_leaves_splashes_out_of_every_sentence() {
    let competition =
        |options: duck_and_cover::Options, round| options.flipped(Variant::Competition, round);
    let options = (1..=ROUNDS).fold(duck_and_cover::Options::default(), competition);
    let names = Names::new(["Mina", "Jun"].map(ToOwned::to_owned));
    let mut table = start::<DuckAndCover>(2, options);
    let (mut chance, mut legal) = (Rng::from_seed(7), Vec::new());
    let mut heard = 0;
    let mut check = |word: &str, said: &str| {
        assert!(!contains_word(said, word), "{said}");
        heard += usize::from(!said.is_empty());
    };
    loop {
        for (lang, word) in SPLASH {
            let say = TextContext::new(&names, lang);
            for seat in Seat::all(2).filter(|&seat| table.pending().actors().has(seat)) {
                let view = table.view(Viewer::Seat(seat));
                check(word, &DuckAndCover::prompt(&view, seat, &say).sentence);
                table.legal(seat, &mut legal);
                for &action in &legal {
                    check(word, &DuckAndCover::offer(&view, action, &say));
                    check(word, &spoken(&DuckAndCover::reason(&view, &legal, action, &say), lang));
                }
            }
            let view = table.view(Viewer::Table);
            check(word, &DuckAndCover::score(&view, &[], lang).note);
            check(word, &DuckAndCover::points(&view, Seat::new(0), lang));
            for term in DuckAndCover::this_table(&view, lang) {
                check(word, &term.name);
            }
        }
        if !play_anything(&mut table, &mut chance, &mut legal) {
            break;
        }
    }
    for (lang, word) in SPLASH {
        let say = TextContext::new(&names, lang);
        let events: Vec<_> = table.steps().iter().flat_map(|step| step.events.clone()).collect();
        for line in DuckAndCover::log(&events, &say) {
            check(word, &line.text);
        }
    }
    assert!(heard > 1000, "{heard}");
}

/// The rounds of the match, and the last, are in the note.
#[test]
fn the_note_of_duck_that_goose_names_the_last_round_of_every_length() {
    for count in 1..=duck_that_goose::Rounds::MOST {
        let rounds = duck_that_goose::Rounds::Count(count);
        let options = duck_that_goose::Options { rounds, ..Default::default() };
        let table = start::<DuckThatGoose>(2, options);
        for lang in Lang::ALL {
            let note = score(&table, lang).note;
            assert!(note.contains(&count.to_string()), "{count}: {note}");
        }
    }
}

/// Wins count for two players and teams, else the times that a player was the fool.
#[test]
fn a_score_of_durak_counts_what_its_players_and_length_count() {
    for (seats, teams) in [(2, false), (3, false), (4, false), (4, true), (6, false), (6, true)] {
        let wins = seats == 2 || teams;
        for length in Length::ALL {
            let options = durak::Options { teams, length, ..Default::default() };
            let table = start::<Durak>(seats, options);
            for (lang, word) in FOOL {
                let score = score(&table, lang);
                assert_eq!(contains_word(&score.total, word), !wins, "{}", score.total);
                let tally = length == Length::Open && !wins;
                assert_eq!(score.caption.is_some(), tally, "a tally says what it counts");
                assert_eq!(score.note.is_empty(), tally, "{}", score.note);
                assert!(tally || contains_word(&score.note, word) != wins, "{}", score.note);
            }
        }
    }
}

/// The label of the chosen length in the setup, and its hint.
fn length_in_words(options: &durak::Options, seats: u8, lang: Lang) -> (String, String) {
    let length = |control: Control<durak::Options>| match control.input {
        Input::OneOf { choices, chosen } if choices.len() == Length::ALL.len() => {
            Some((choices[chosen?].label.clone(), control.detail))
        }
        _ => None,
    };
    Durak::controls(options, seats, lang).into_iter().find_map(length).expect("a length is chosen")
}

#[test]
fn durak_until_a_count_names_the_counted_thing() {
    for (seats, teams) in [(2, false), (3, false), (4, true)] {
        let wins = seats == 2 || teams;
        for (lang, word) in FOOL {
            let mut seen = 0;
            for length in Length::ALL {
                let options = durak::Options { teams, length, ..Default::default() };
                let (label, hint) = length_in_words(&options, seats, lang);
                if let Length::Until(count) = length {
                    seen += 1;
                    assert!(label.contains(&count.to_string()), "{label}");
                    assert_eq!(contains_word(&label, word), !wins, "{label}");
                    assert_eq!(contains_word(&hint, word), !wins, "{hint}");
                } else {
                    assert!(
                        !contains_word(&label, word) && !contains_word(&hint, word),
                        "{label}: {hint}"
                    );
                }
            }
            assert!(seen > 0, "{seats} play until a count");
        }
    }
}

/// A round of Duckit pays chips, and the most chips win, in a whole match as in one round.
#[test]
fn note_of_duckit_names_chips_for_every_length() {
    for seed in 0..8 {
        let table = dealt::<Duckit>(3, seed);
        for (lang, word) in [(Lang::En, "chips"), (Lang::Ko, "칩"), (Lang::Ja, "チップ")] {
            let note = score(&table, lang).note;
            assert!(contains_word(&note, word), "{note}");
            assert!(!note.chars().any(|it| it.is_ascii_digit()), "no count of rounds: {note}");
        }
    }
}
