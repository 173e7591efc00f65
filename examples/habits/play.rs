//! Plays the matches, and records each choice as the net reads it.

use mallard::engine::{Bot, Game, Level, Pending, Rng, Setup, Strategy, Viewer};
use mallard::games::duckit::habits::{Net, PublicPosition};
use mallard::games::duckit::{Action, Card, CardSet, Duckit, View};

/// The players of the matches.
pub const KINDS: [&str; 4] = ["diver", "reference", "policy", "dabbler"];

/// A choice between several cards.
#[derive(Debug)]
pub struct Choice {
    pub kind: &'static str,
    scene: PublicPosition,
    hand: CardSet,
    banked: Option<Card>,
    chosen: Card,
    /// The inputs of the net that are set.
    pub inputs: Vec<usize>,
    /// The output and the kind of each card, and the place of the chosen one.
    pub options: Vec<(usize, usize)>,
    pub place: usize,
}

impl Choice {
    fn from_view(kind: &'static str, view: &View, chosen: Card) -> Option<Self> {
        let (scene, seat) = (PublicPosition::from_view(view)?, view.actor()?);
        let reading = scene.read();
        let hand = view.hand(seat).cards();
        let banked = view.quacker.banked();
        let mut inputs = Vec::new();
        scene.each(&reading, |input| inputs.push(input));
        inputs.extend(hand.iter().map(|card| reading.slot(card)));
        inputs.extend(banked.map(|card| reading.banked(card)));
        let (mut options, mut place) = (Vec::new(), 0);
        reading.options(scene.legal(hand), |card, output, kind| {
            if card == chosen {
                place = options.len();
            }
            options.push((output, kind));
        });
        Some(Self { kind, scene, hand, banked, chosen, inputs, options, place })
    }

    /// How likely the net thinks it.
    pub fn likelihood(&self, net: &Net) -> f32 {
        net.likelihood(&net.open(self.scene), self.hand, self.banked, self.chosen)
    }
}

fn level(kind: &str, looks: u32) -> Level {
    let all = Duckit::LEVELS.iter().chain(&Level::YARDSTICKS);
    let level = *all.into_iter().find(|level| level.id == kind).expect("a level of Duckit");
    match level.mind {
        Strategy::Search(_) => Level { mind: Strategy::Search(looks), ..level },
        Strategy::Any | Strategy::Heuristic => level,
    }
}

/// Plays a match between players of any kinds.
pub fn play(seed: u64, looks: u32, choices: &mut Vec<Choice>) {
    let mut rng = Rng::from_seed(!seed);
    let mut state = Duckit::deal(&Setup::new(3, seed), &mut ()).expect("three seats");
    // Half of all seats are divers'.
    let kinds = ["diver", "diver", "diver", "reference", "policy", "dabbler"];
    let seats = [0; 3].map(|_| *rng.pick(&kinds).expect("there are kinds"));
    let mut legal = Vec::new();
    while let Pending::Decide { owed, .. } = Duckit::pending(&state) {
        let seat = owed.first().expect("a seat decides");
        let kind = seats[seat.index()];
        Duckit::legal(&state, seat, &mut legal);
        let view = Duckit::view(&state, Viewer::Seat(seat));
        let action = level(kind, looks).choose::<Duckit>(&view, &legal, &mut rng);
        if legal.len() > 1 {
            let (Action::Play(card) | Action::Bank(card)) = action;
            choices.extend(Choice::from_view(kind, &view, card));
        }
        Duckit::take_step(&mut state, seat, action, &mut ());
    }
}
