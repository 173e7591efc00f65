//! The sounds of a match: one sound a step at most, and none that reveals a secret.

use super::tablet::{ID, ONE, Tab, players};
use crate::fake::Fake;
use crate::random::{dealt, pick_actor};
use mallard::device::{LockHolder, Saving};
use mallard::engine::{Pending, Rng, Seat, SeatSet};
use mallard::games::GAMES;
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::quantum::{Event, Quantum};
use mallard::session::Session;
use mallard::with_game;
use mallard::words::{GameText, Lang, LogText, Sound};
use std::collections::BTreeSet;

/// A step, and its sound.
struct Heard {
    seat: Seat,
    /// The seats that the game waited for before it, and after.
    waited: [SeatSet; 2],
    over: bool,
    sound: Option<Sound>,
}

/// A random match among humans and bots, and its sounds.
fn listen<G: GameText>(people: &[bool], seed: u64) -> Vec<Heard> {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let seats = u8::try_from(people.len()).expect("few seats");
    let table = dealt::<G>(seats, seed);
    let mut session = Session::new(table, players::<G>(people), Lang::En);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    let (mut chance, mut legal, mut heard) = (Rng::from_seed(seed), Vec::new(), Vec::new());
    while let Some(seat) = pick_actor(session.table(), &mut chance) {
        let waited = session.table().pending().owed();
        session.table().legal(seat, &mut legal);
        let action = *chance.pick(&legal).expect("whoever can act has something to do");
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
        let pending = session.table().pending();
        heard.push(Heard {
            seat,
            waited: [waited, pending.owed()],
            over: matches!(pending, Pending::Over(_)),
            sound: session.sound(waited),
        });
    }
    heard
}

/// The sounds in a match of each game.
fn in_every_game(people: &[bool]) -> impl Iterator<Item = Vec<Heard>> {
    GAMES.iter().map(|game| with_game!(game, G => listen::<G>(people, 5)))
}

#[test]
fn the_sound_of_the_end_is_played_only_at_the_end() {
    for heard in in_every_game(&[true, false, false]) {
        for step in heard {
            assert_eq!(step.sound == Some(Sound::End), step.over);
        }
    }
}

#[test]
fn the_turn_sound_is_played_after_a_bots_move() {
    let mut turns = 0;
    for step in in_every_game(&[true, false, false]).flatten() {
        let [before, after] = step.waited;
        let asked = step.seat != ONE && after.has(ONE) && !before.has(ONE);
        assert_eq!(step.sound == Some(Sound::Turn), asked);
        turns += usize::from(asked);
    }
    assert!(turns > 20, "{turns}");
}

#[test]
fn no_turn_sound_is_played_without_bots() {
    let mut heard = in_every_game(&[true; 3]).flatten();
    assert!(heard.all(|step| step.sound != Some(Sound::Turn)));
}

#[test]
fn every_sound_is_played_in_some_game() {
    let people = &[true, false, false];
    // One match of Duck & Cover has no more animals than seats (DNC-22).
    let animals = (0..12).flat_map(|seed| listen::<DuckAndCover>(people, seed));
    let heard = in_every_game(people).flatten().chain(animals).filter_map(|step| step.sound);
    assert_eq!(heard.collect::<BTreeSet<_>>(), Sound::ALL.into_iter().collect());
}

#[test]
fn a_secret_choice_is_silent() {
    let table = crate::random::played::<Quantum>(3, 5, 60);
    let chosen = |event: &&Event| matches!(event, Event::Chose { .. });
    let choices: Vec<&Event> =
        table.steps().iter().flat_map(|step| &step.events).filter(chosen).collect();
    assert!(!choices.is_empty());
    assert!(choices.into_iter().all(|choice| Quantum::sound(choice).is_none()));
}
