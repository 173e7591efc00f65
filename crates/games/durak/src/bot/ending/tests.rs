//! Compares the ending with plain minimax that uses only the functions of the game.

use super::super::super::{Action, DealResult, Durak, Event, Options, Position, Preset, State};
use super::{Duel, Ending, Search, SolvedPositions, duel};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{EventSink, Game, Rng, Seat, Viewer};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[derive(Default)]
struct StepEvents {
    ended: Option<DealResult>,
    bouts: u8,
}

impl EventSink<Event> for StepEvents {
    fn push(&mut self, event: Event) {
        match event {
            Event::PickedUp { .. } | Event::BeatenOff { .. } => self.bouts += 1,
            Event::DealEnded { result, .. } => self.ended = Some(result),
            _ => {}
        }
    }
}

fn actor(state: &State) -> Seat {
    Durak::pending(state).owed().first().expect("the match is not over")
}

/// The value of a position for `me` after this action, `bouts` bouts ahead.
fn after(state: &State, action: Action, me: Seat, bouts: u8) -> i8 {
    let mut state = state.clone();
    let mut events = StepEvents::default();
    let seat = actor(&state);
    Durak::take_step(&mut state, seat, action, &mut events);
    match events.ended {
        Some(DealResult::Won(seats)) => {
            if seats.has(me) {
                1
            } else {
                -1
            }
        }
        Some(DealResult::Fool(fool)) => {
            if fool == me {
                -1
            } else {
                1
            }
        }
        Some(DealResult::Drawn) => 0,
        None if events.bouts == bouts => 0,
        None => plain(&state, me, bouts - events.bouts),
    }
}

fn plain(state: &State, me: Seat, bouts: u8) -> i8 {
    let mut actions = Vec::new();
    Durak::legal(state, actor(state), &mut actions);
    let values = actions.into_iter().map(|action| after(state, action, me, bouts));
    let best = if actor(state) == me { values.max() } else { values.min() };
    best.expect("a seat that decides can act")
}

fn options(rng: &mut Rng) -> Options {
    let mut switch = || rng.next_below(2) == 0;
    let (transfer, showing) = (switch(), switch());
    Options {
        throw_in_after_take: switch(),
        first_bout_five: switch(),
        several_at_once: switch(),
        transfer,
        transfer_by_showing: transfer && showing,
        ..Preset::Classic.options()
    }
}

/// `cards` cards of a pack, as names.
fn hand(pack: &mut Vec<Card>, cards: u32) -> String {
    let drawn: Vec<String> = pack.drain(pack.len() - cards as usize..).map(String::from).collect();
    drawn.join(" ")
}

/// A random position at the end of a deal, some steps into a bout.
fn position(to_draw: bool, rng: &mut Rng) -> State {
    let mut pack: Vec<Card> = super::super::super::Deck::Cards36
        .cards()
        .without("9h".parse().expect("a card"))
        .iter()
        .collect();
    rng.shuffle(&mut pack);
    let size = |rng: &mut Rng| if to_draw { 6 } else { 1 + rng.next_below(3) };
    let hands = [size(rng), size(rng)].map(|cards| hand(&mut pack, cards));
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let position = Position::new("9h", &hands).options(options(rng));
    let position = if to_draw { position.stock("9h") } else { position };
    let mut state = position.state().expect("the position fits");
    let mut actions = Vec::new();
    for _ in 0..rng.next_below(4) {
        let mut next = state.clone();
        Durak::legal(&state, actor(&state), &mut actions);
        let any = *rng.pick(&actions).expect("a seat that decides can act");
        let mut events = StepEvents::default();
        let seat = actor(&state);
        Durak::take_step(&mut next, seat, any, &mut events);
        if events.ended.is_some() {
            break;
        }
        state = next;
    }
    state
}

/// Compares the ending with plain minimax in random positions.
fn compare(to_draw: bool, bouts: u8, positions: u64) {
    let mut decided = 0;
    for seed in 0..positions {
        let state = position(to_draw, &mut Rng::from_seed(seed));
        let me = actor(&state);
        let view = Durak::view(&state, Viewer::Seat(me));
        let (mut rules, duel) = duel::duel(&view).expect("nothing is unknown");
        rules.limited = true;
        let mut search = Search { rules, table: SolvedPositions::new(), left: u32::MAX };
        let mut actions = Vec::new();
        Durak::legal(&state, me, &mut actions);
        let (ending, value) =
            search.choose(Duel { bouts, ..duel }, actions[0]).expect("there is no limit");
        assert_eq!(value, plain(&state, me, bouts), "seed {seed}");
        if let Ending::Best(action) = ending {
            assert!(actions.contains(&action), "seed {seed}");
            assert_eq!(value, after(&state, action, me, bouts), "seed {seed}");
        }
        decided += u32::from(value != 0);
    }
    assert!(u64::from(decided) > positions / 10, "only {decided} were decided");
}

#[test]
fn it_finds_what_plain_minimax_finds() {
    compare(false, 5, 400);
}

#[test]
fn a_last_card_to_draw_is_drawn_by_whom_it_falls_to() {
    let begin = |seed| {
        let state = position(true, &mut Rng::from_seed(seed));
        let me = actor(&state);
        let view = Durak::view(&state, Viewer::Seat(me));
        (state, duel::duel(&view).expect("nothing is unknown"))
    };
    for seed in 0..200 {
        let (mut state, (rules, mut duel)) = begin(seed);
        let me = actor(&state);
        let mut rng = Rng::from_seed(seed);
        loop {
            let seat = actor(&state);
            assert_eq!(duel.side() == 0, seat == me);
            let mut actions = Vec::new();
            duel.each_action(rules, |action| {
                actions.push(action);
                false
            });
            let mut legal = Vec::new();
            Durak::legal(&state, seat, &mut legal);
            assert!(actions.iter().all(|action| legal.contains(action)), "seed {seed}");
            let action = *rng.pick(&legal).expect("a seat that decides can act");
            let mut events = StepEvents::default();
            Durak::take_step(&mut state, seat, action, &mut events);
            let ended = duel.apply(rules, action);
            assert_eq!(ended.is_some(), events.ended.is_some(), "seed {seed}");
            if ended.is_some() || events.bouts > 3 {
                break;
            }
            let seen = Durak::view(&state, Viewer::Everyone);
            let own: CardSet = seen.hand(me).cards();
            assert_eq!(duel.hands[0], own, "seed {seed}");
            assert_eq!(duel.lying, seen.public.bout.lying(), "seed {seed}");
            assert_eq!(duel.stock.is_none(), seen.stock.is_empty(), "seed {seed}");
        }
    }
}
