//! Positions set up by hand, for tests.

use super::ducks::Ducks;
use super::state::{MOST_SEATS, Phase, Points, Public, State};
use super::tableau::{Covered, Stack, Tableau};
use super::{Animal, CaptainCard, Cell, Number, Options, Variant, VariantSet, invariants};
use mallard_engine::Rng;

/// A position under construction, before the captain turns a card: unvalidated data that becomes a [`State`] only if it
/// is consistent.
///
/// A tableau is written row by row, rows parted by `;`, with `.` for an empty cell and `7/3`
/// for a 7 on a 3. Ducks that are not named go to the bottom of the first stack. Captain
/// cards are `1` to `12`, `highest` and `repeat`; those not named go to the bottom of the deck.
///
/// ```
/// use mallard_duck_and_cover::Position;
///
/// let state = Position::new(&["6 2", "10 . ; 3/4 11"]).deck("10 repeat").discards("9 9").state();
/// assert!(state.is_ok());
/// let twice = Position::new(&["6 2/6", "10 3"]).state();
/// assert_eq!(twice, Err(String::from("6 is in two places")));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    tableaux: Vec<String>,
    deck: String,
    pile: String,
    discards: String,
    aside: String,
    options: Options,
    rest_on_pile: bool,
    calls: Option<u16>,
    points: Vec<Vec<i8>>,
    seed: u64,
}

impl Position {
    /// The first round, with a tableau for each seat and all captain cards in the deck.
    pub fn new(tableaux: &[&str]) -> Self {
        Self {
            tableaux: tableaux.iter().map(|&tableau| tableau.to_owned()).collect(),
            deck: String::new(),
            pile: String::new(),
            discards: String::new(),
            aside: String::new(),
            options: Options::default(),
            rest_on_pile: false,
            calls: None,
            points: Vec::new(),
            seed: 0,
        }
    }

    /// The cards to be turned, the next one first.
    pub fn deck(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.deck);
        self
    }

    /// The captain pile, the top card last.
    pub fn pile(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.pile);
        self
    }

    /// The discard zone, the last card last.
    pub fn discards(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.discards);
        self
    }

    /// The cards put aside (DNC-20); of those not named, the first that are nowhere else.
    pub fn aside(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.aside);
        self
    }

    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// Puts the cards that are not named at the bottom of the captain pile instead of the deck.
    pub fn rest_on_pile(mut self) -> Self {
        self.rest_on_pile = true;
        self
    }

    /// How many cards have been turned in the round; without this call, those on the pile and in
    /// the zone.
    pub fn calls(mut self, calls: u16) -> Self {
        self.calls = Some(calls);
        self
    }

    /// The points of the finished rounds: a list per round, a number per seat.
    pub fn points(mut self, rounds: &[&[i8]]) -> Self {
        self.points = rounds.iter().map(|&round| round.to_vec()).collect();
        self
    }

    /// The seed of all later shuffles.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The state.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    pub fn state(&self) -> Result<State, String> {
        let count = self.tableaux.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(format!("{count} seats cannot play"));
        }
        let state = self.round()?;
        invariants::check_invariants(&state)?;
        Ok(state)
    }

    fn finished(&self) -> Result<Points, String> {
        let mut points = Points::default();
        let fits = self.points.iter().all(|round| round.len() == self.tableaux.len());
        if self.points.len() >= points.len() || !fits {
            return Err(String::from("points for other rounds or seats"));
        }
        for (round, given) in points.iter_mut().zip(&self.points) {
            round[..given.len()].copy_from_slice(given);
        }
        Ok(points)
    }

    fn round(&self) -> Result<State, String> {
        let points = self.finished()?;
        let mut ducks = [Ducks::dealt(Number::ALL); MOST_SEATS];
        for (place, text) in ducks.iter_mut().zip(&self.tableaux) {
            *place = tableau(text)?;
        }
        let finished = u8::try_from(self.points.len()).unwrap_or(u8::MAX);
        let round = finished + 1;
        let variants = self.options.on(round);
        let [mut deck, mut pile, discards, mut aside] =
            [cards(&self.deck)?, cards(&self.pile)?, cards(&self.discards)?, cards(&self.aside)?];
        deck.reverse();
        let mut rest: Vec<CaptainCard> = variants.cards().collect();
        for named in deck.iter().chain(&pile).chain(&discards).chain(&aside) {
            let place = rest.iter().position(|card| card == named);
            rest.remove(place.ok_or_else(|| format!("too many of {named:?}"))?);
        }
        let unnamed = usize::from(variants.aside()).saturating_sub(aside.len()).min(rest.len());
        aside.extend(rest.drain(..unnamed));
        let bottom = if self.rest_on_pile { &mut pile } else { &mut deck };
        bottom.splice(..0, rest);
        let turned = u16::try_from(pile.len() + discards.len()).unwrap_or(u16::MAX);
        let public = Public {
            options: self.options,
            seats: u8::try_from(self.tableaux.len()).unwrap_or(u8::MAX),
            phase: Phase::Turn,
            round,
            calls: self.calls.unwrap_or(turned),
            turned: None,
            discards: discards.into_iter().collect(),
            animals: animals(variants, self.tableaux.len()),
            finished,
            points,
        };
        let [deck, pile, aside] = [deck, pile, aside].map(|cards| cards.into_iter().collect());
        let (rng, chosen) = (Rng::from_seed(self.seed), [None; MOST_SEATS]);
        Ok(State { rng, public, deck, pile, aside, ducks, chosen })
    }
}

/// The animals in their order, one for each seat (DNC-22).
fn animals(variants: VariantSet, seats: usize) -> [Option<Animal>; MOST_SEATS] {
    let mut animals = [None; MOST_SEATS];
    if variants.has(Variant::Madness) {
        for (place, animal) in animals.iter_mut().zip(Animal::ALL).take(seats) {
            *place = Some(animal);
        }
    }
    animals
}

fn number(text: &str) -> Result<Number, String> {
    let number: u8 = text.parse().map_err(|_| format!("{text:?} is no number"))?;
    Number::try_from(number)
}

fn cards(names: &str) -> Result<Vec<CaptainCard>, String> {
    let card = |name| match name {
        "highest" => Ok(CaptainCard::Max),
        "repeat" => Ok(CaptainCard::Repeat),
        _ => number(name).map(CaptainCard::Number),
    };
    names.split_whitespace().map(card).collect()
}

fn tableau(text: &str) -> Result<Ducks, String> {
    let mut stacks: Vec<(Cell, Vec<Number>)> = Vec::new();
    for (row, line) in (0..).zip(text.split(';')) {
        for (column, words) in (0..).zip(line.split_whitespace()) {
            if words != "." {
                let stack = words.split('/').map(number).collect::<Result<_, _>>()?;
                stacks.push((Cell { column, row }, stack));
            }
        }
    }
    let named: Vec<Number> = stacks.iter().flat_map(|(_, stack)| stack).copied().collect();
    if let Some(twice) = (1..named.len()).find(|&end| named[..end].contains(&named[end])) {
        return Err(format!("{} is in two places", u8::from(named[twice])));
    }
    let Some((_, first)) = stacks.first_mut() else { return Err(String::from("no stacks")) };
    first.extend(Number::ALL.into_iter().filter(|number| !named.contains(number)));

    let mut tableau = Tableau { stacks: Vec::new() };
    let mut covered = Vec::new();
    for (cell, stack) in stacks {
        let height = u8::try_from(stack.len()).unwrap_or(u8::MAX);
        tableau.stacks.push(Stack { number: stack[0], cell, height });
        covered.extend(stack.windows(2).map(|pair| Covered { number: pair[1], by: pair[0] }));
    }
    Ok(Ducks::shown(&tableau, &covered))
}
