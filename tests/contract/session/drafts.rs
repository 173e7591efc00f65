//! Setting a match up: every result of the controls can be dealt.

use super::tablet::Tab;
use crate::fake::Fake;
use mallard::device::{Draft, DynDraft, Storage, find_match, save_lesson_progress};
use mallard::engine::{Game, Setup, Table};
use mallard::games::GAMES;
use mallard::games::duck_that_goose::{DuckThatGoose, Rounds};
use mallard::games::durak::{Deck, Durak};
use mallard::session::{LessonProgress, PlayerKind, tidy_name};
use mallard::with_game;
use mallard::words::{GameText, Input, Lang};
use std::collections::VecDeque;

/// The values that a tap on a control can set.
fn touches<O: Clone>(input: &Input<O>) -> Vec<(O, Option<u8>)> {
    match input {
        Input::OneOf { choices, .. } => {
            choices.iter().map(|choice| (choice.options.clone(), choice.seats)).collect()
        }
        Input::Switch { flipped, .. } => flipped.iter().map(|set| (set.clone(), None)).collect(),
        Input::Several(toggles) => {
            toggles.iter().map(|toggle| (toggle.flipped.clone(), None)).collect()
        }
        Input::Count { less, more } => vec![(less.1.clone(), None), (more.1.clone(), None)],
    }
}

/// Every setup that taps can reach, with every number of seats.
fn count_reachable<G: GameText>() -> usize {
    let start = *G::SEATS.start();
    let mut seen = vec![(G::fit(G::Options::default(), start), start)];
    let mut open: VecDeque<_> = seen.clone().into();
    let mut controls = 0;
    while let Some((options, seats)) = open.pop_front() {
        let setup = Setup { seats, seed: 1, options: options.clone() };
        assert!(Table::<G>::deal(setup).is_ok(), "{} {seats} {options:?}", G::SLUG);
        let mut reached: Vec<_> =
            G::SEATS.map(|seats| (G::fit(options.clone(), seats), seats)).collect();
        for control in G::controls(&options, seats, Lang::En) {
            controls += 1;
            for (set, asked) in touches(&control.input) {
                let seats = asked.unwrap_or(seats);
                assert_eq!(G::fit(set.clone(), seats), set, "{}: {}", G::SLUG, control.title);
                reached.push((set, seats));
            }
        }
        for next in reached {
            // The game's own tests count through the numbers; here their ends are enough.
            if !seen.contains(&next) && seen.len() < 1500 {
                seen.push(next.clone());
                open.push_back(next);
            }
        }
    }
    controls
}

#[test]
fn every_tap_in_a_setup_leaves_it_playable() {
    let controls: Vec<usize> =
        GAMES.iter().map(|game| with_game!(game, G => count_reachable::<G>())).collect();
    assert!(controls.iter().any(|&controls| controls > 1000), "{controls:?}");
}

/// The texts of the controls, in all languages.
fn check_labels<G: GameText>() {
    for seats in G::SEATS {
        let options = G::fit(G::Options::default(), seats);
        for lang in Lang::ALL {
            for control in G::controls(&options, seats, lang) {
                assert!(!control.title.is_empty());
                if let Input::OneOf { choices, chosen } = &control.input {
                    let mut labels: Vec<_> = choices.iter().map(|choice| &choice.label).collect();
                    assert!(chosen.is_none_or(|chosen| chosen < labels.len()));
                    labels.sort();
                    labels.dedup();
                    assert_eq!(labels.len(), choices.len(), "two choices say the same");
                }
            }
        }
    }
}

#[test]
fn choices_differ_in_every_language() {
    for game in GAMES {
        with_game!(game, G => check_labels::<G>());
    }
}

/// A match that is set up and begun.
fn begin<G: GameText>(tab: &Tab<'_>) {
    let mut draft = Draft::<G>::remembered(tab);
    assert_eq!(draft.players.iter().filter(|player| player.is_person()).count(), 1);
    draft.seat(*G::SEATS.end());
    draft.players[0].name = tidy_name("Mina");
    let id = draft.clone().deal(tab, Lang::Ja).expect("it can be dealt");
    let saved = find_match(tab, &id).value().expect("it is saved");
    assert_eq!(saved.slug(), Some(G::SLUG));
    // From here on, names are the same in every language.
    assert!(saved.players.iter().all(|player| player.name.is_some()));
    assert_eq!(saved.players[0].name.as_deref(), Some("Mina"));
    // And the app remembers the setup as it was left.
    assert_eq!(Draft::<G>::remembered(tab), draft);
}

#[test]
fn a_setup_is_remembered_and_its_match_begun() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    for game in GAMES {
        with_game!(game, G => begin::<G>(&tab));
    }
}

/// Durak for four in teams with 24 cards, as a player chose it.
fn choose_for_four(tab: &dyn Storage) -> Draft<Durak> {
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(4);
    draft.options.teams = true;
    draft.options.deck = Deck::Cards24;
    draft
}

#[test]
fn options_of_a_seat_count_are_restored_with_it() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = choose_for_four(&tab);
    let chosen = draft.options;
    draft.seat(5);
    assert_eq!((draft.options.teams, draft.options.deck), (false, Deck::Cards36));
    draft.deal(&tab, Lang::En).expect("five can play");
    let mut draft = Draft::<Durak>::remembered(&tab);
    assert_eq!((draft.players.len(), draft.options.teams), (5, false));
    draft.seat(4);
    assert_eq!(draft.options, chosen);

    // A tap with these seats counts as a choice from then on.
    draft.seat(5);
    let five = draft.options;
    let rows = draft.rows(5, Lang::En).len();
    let touched = (0..rows).find_map(|row| {
        let mut draft = draft.clone();
        draft.apply_tap((row, 1), Lang::En);
        (draft.options != five && draft.players.len() == 5).then_some(draft)
    });
    let mut draft = touched.expect("something can be chosen");
    let five = draft.options;
    draft.seat(4);
    assert_eq!(draft.options, five);
}

#[test]
fn every_remembered_setup_can_be_dealt() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = choose_for_four(&tab);
    draft.seat(5);
    draft.deal(&tab, Lang::En).expect("five can play");
    for seats in Durak::SEATS {
        let mut draft = Draft::<Durak>::remembered(&tab);
        draft.seat(seats);
        let setup = Setup { seats, seed: 1, options: draft.options };
        assert!(Table::<Durak>::deal(setup).is_ok(), "{seats}");
    }
}

#[test]
fn bots_are_easy_after_the_lesson_and_another_one_is_as_good_as_the_last() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let level = |draft: &Draft<Durak>, seat: usize| draft.players[seat].kind.clone();
    let bot = |id: &str| PlayerKind::Bot(id.to_owned());
    save_lesson_progress(&tab, Durak::SLUG, LessonProgress::default());
    assert!(Draft::<Durak>::is_first(&tab));
    let mut draft = Draft::<Durak>::remembered(&tab);
    draft.seat(3);
    assert_eq!(level(&draft, 2), bot("dabbler"), "the lesson was declined");
    save_lesson_progress(&tab, Durak::SLUG, LessonProgress { steps: 3 });
    let mut draft = Draft::<Durak>::remembered(&tab);
    draft.seat(3);
    assert_eq!([1, 2].map(|seat| level(&draft, seat)), [bot("hatchling"), bot("hatchling")]);
    draft.players[2].kind = bot("diver");
    draft.seat(4);
    assert_eq!(level(&draft, 3), bot("diver"));
    draft.save(&tab);
    assert!(!Draft::<Durak>::is_first(&tab));
    assert_eq!(Draft::<Durak>::remembered(&tab), draft);
}

#[test]
fn two_play_fewer_rounds_by_default_and_a_stored_setup_keeps_its_own() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut draft = Draft::<DuckThatGoose>::remembered(&tab);
    assert_eq!((draft.players.len(), draft.options.rounds), (2, Rounds::Count(5)));
    draft.seat(4);
    assert_eq!(draft.options.rounds, Rounds::Short);
    draft.seat(2);
    assert_eq!(draft.options.rounds, Rounds::Count(5));
    draft.options.rounds = Rounds::Short;
    draft.save(&tab);
    let stored = Draft::<DuckThatGoose>::remembered(&tab);
    assert_eq!(stored.options.rounds, Rounds::Short, "ten, as it was chosen");
}
