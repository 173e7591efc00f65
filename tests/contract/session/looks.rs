//! A reload, a kill or another tab takes nothing from a player who has not finished with it: cards that show only for a
//! moment, a drawn card, a pause. A look is over once its player has confirmed it.

use super::tablet::players;
use crate::random::{dealt, pick_actor};
use mallard::engine::{Game, Rng, Seat, SeatSet};
use mallard::games::GAMES;
use mallard::games::duck_that_goose::{Action, DuckThatGoose};
use mallard::session::{Session, Stage};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// The match as its save opens it.
pub(super) fn reloaded<G: GameText>(session: &Session<G>) -> Session<G> {
    let record = session.record().expect("it can be written");
    let record = serde_json::from_str(&record).expect("it is JSON");
    let opened = Session::open(&record, session.players().to_vec(), false, Lang::En);
    let (opened, damage) = opened.expect("it can be opened");
    assert_eq!(damage, None, "{}", G::SLUG);
    opened
}

/// The view and the possible actions of each player who takes the tablet.
fn all_seen<G: GameText>(session: &Session<G>) -> Vec<(G::View, Vec<G::Action>)> {
    let seen = |seat| {
        let mut held = session.clone();
        held.turn_to(held.turn().taken(seat));
        let stage = Stage::Play(Some(seat));
        (held.view(stage), held.offers(stage))
    };
    session.people().iter().map(seen).collect()
}

/// Plays at random, and reloads before each step, each look and each pause. Returns how often cards showed for a moment.
fn play_with_reloads<G: GameText>(seats: u8, people: &[bool], seed: u64) -> usize {
    let mut session = Session::<G>::new(dealt(seats, seed), players::<G>(people), Lang::En);
    let (mut rng, mut looks) = (Rng::from_seed(!seed), 0);
    while session.table().steps().len() < 90 && !session.is_over() {
        let mut again = reloaded(&session);
        let at = format!("{} {seats} {seed}, step {}", G::SLUG, session.table().steps().len());
        let turn = session.turn();
        assert_eq!(again.turn().glimpses, turn.glimpses, "{at}");
        assert!(again.turn().paused || !turn.paused, "{at}: a pause was not seen");
        if !turn.paused {
            again.turn_to(again.turn().resumed());
        }
        assert_eq!(all_seen(&again), all_seen(&session), "{at}");
        if let Some(seat) = turn.glimpses.first() {
            session.turn_to(turn.seen(seat));
            looks += 1;
        } else if turn.paused {
            session.turn_to(turn.resumed());
        } else {
            let seat = pick_actor(session.table(), &mut rng).expect("the match goes on");
            let mut legal = Vec::new();
            session.table().legal(seat, &mut legal);
            let action = *rng.pick(&legal).expect("it can decide");
            assert!(session.play(seat, action), "{at}");
        }
    }
    looks
}

#[test]
fn a_reload_takes_nothing_from_a_player_who_has_not_finished_with_it() {
    let mut looks = 0;
    for &game in GAMES {
        with_game!(game, G => {
            for seats in [*G::SEATS.start(), *G::SEATS.end()] {
                let all = vec![true; usize::from(seats)];
                looks += play_with_reloads::<G>(seats, &all, 5 + u64::from(seats));
                let alone: Vec<bool> = (0..seats).map(|seat| seat == 1).collect();
                looks += play_with_reloads::<G>(seats, &alone, 8 + u64::from(seats));
            }
        });
    }
    assert!(looks > 12, "cards showed for a moment {looks} times");
}

#[test]
fn a_look_that_was_confirmed_is_not_offered_again_after_a_reload() {
    let [one, two] = [0, 1].map(Seat::new);
    let people = players::<DuckThatGoose>(&[true, true, true]);
    let mut session = Session::<DuckThatGoose>::new(dealt(3, 1), people, Lang::En);
    session.turn_to(session.turn().taken(one));
    assert!(session.play(one, Action::Peek([0, 1])));
    let open = reloaded(&session);
    assert_eq!(open.stage(false), Stage::Closed(one), "it is offered again, to its player");
    session.turn_to(session.turn().seen(one));
    let seen = reloaded(&session);
    assert_eq!(seen.turn().glimpses, SeatSet::EMPTY);
    assert_eq!(seen.stage(false), Stage::Play(Some(two)), "the next player looks");
    assert!(!open.record().expect("it can be written").contains("looks"), "the position says it");
}
