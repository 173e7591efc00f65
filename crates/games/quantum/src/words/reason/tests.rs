//! Each sentence is true of the position, for any action of random matches.

use super::*;
use crate::{Dice, HIGHEST, Quantum, Row, State};
use mallard_engine::{Game, GameView, Level, Rng, Setup, Table};
use mallard_words::{Lang, Names, PromptText};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Mina", "Teal", "Wigeon", "Smew"];

/// How many of the 128 choices of dice are read in a position.
const READ_ACTIONS: usize = 12;

/// A seat's decision, and the numbers of many rolls.
struct Decision<'a> {
    view: &'a View,
    state: &'a State,
    seat: Seat,
    action: Action,
    numbers: &'a [u8],
}

impl Decision<'_> {
    fn after(&self) -> State {
        let mut after = self.state.clone();
        Quantum::take_step(&mut after, self.seat, self.action, &mut ());
        after
    }

    fn row(&self, colour: Colour) -> &Row {
        self.view.sheet(self.seat).row(colour)
    }

    /// The row with `number` in it.
    fn row_with(&self, colour: Colour, number: u8) -> Row {
        let numbers = [self.row(colour).numbers(), &[number]].concat();
        Row::try_from(numbers).expect("it fits")
    }

    /// The share of the numbers of many rolls that fit the row with `number` in it, in per cent.
    fn room(&self, colour: Colour, number: u8) -> usize {
        let row = self.row_with(colour, number);
        100 * self.numbers.iter().filter(|&&next| row.fits(next)).count() / self.numbers.len()
    }

    /// How many different numbers fit the row with `number` in it.
    fn next_numbers(&self, colour: Colour, number: u8) -> usize {
        let row = self.row_with(colour, number);
        (1..=HIGHEST).filter(|&next| row.fits(next)).count()
    }

    /// The number that the action writes, where, and how far it is from the one before it.
    fn written(&self) -> (Colour, u8, usize, Option<u8>) {
        let Action::Write(colour) = self.action else { panic!("it writes") };
        let (row, number) = (self.row(colour), self.view.value(colour).total);
        let before = row.numbers().last().map(|last| last.abs_diff(number));
        (colour, number, row.numbers().len(), before)
    }

    fn again(&self) -> DiceSet {
        let Action::Reroll(again) = self.action else { panic!("it rolls") };
        again
    }

    /// The colours that the dice show that roll again.
    fn rolled(&self) -> Vec<Colour> {
        self.again().iter().filter_map(|die| self.view.public.dice.face(die).colour()).collect()
    }

    /// The number of a colour with another white die.
    fn with_white(&self, colour: Colour, white: u8) -> u8 {
        self.view.value(colour).faces + white
    }

    /// Which sentence `text` is. It must be true.
    fn read(&self, text: &str) -> &'static str {
        let words: Vec<&str> = text.trim_end_matches('.').split(' ').collect();
        let figures = words.iter().filter_map(|word| word.trim_end_matches(',').parse().ok());
        let figures: Vec<usize> = figures.collect();
        let colour = |at: usize| {
            let is_named = |colour: &Colour| super::super::dice::name(Some(*colour)) == words[at];
            Colour::ALL.into_iter().find(is_named).expect("a colour")
        };
        let is = |pattern: &str| text.contains(pattern);
        if is("it keeps") {
            self.keeps(colour(2), u8::try_from(figures[0]).expect("a number"));
            "keeps"
        } else if is("a lower white die") {
            self.wants_lower_white(figures[0]);
            "lower white"
        } else if is("another number on the white die") {
            self.wants_other_white(colour(8));
            "other white"
        } else if is("that it rerolls do") {
            self.rolls_unfit(!is("colours"));
            "unfit"
        } else if is("it would fit") {
            let name = words[3].trim_end_matches("’s");
            self.denies(NAMES.iter().position(|&other| other == name).expect("a name"));
            "denies"
        } else if is("end the match") {
            self.would_end();
            "would end"
        } else if matches!(self.action, Action::Write(_)) {
            self.writes(text, &figures)
        } else {
            "no claim"
        }
    }

    fn writes(&self, text: &str, figures: &[usize]) -> &'static str {
        let (colour, number, place, before) = self.written();
        let sheet = *self.view.sheet(self.seat);
        let filled = sheet.rows.iter().filter(|row| row.number(place).is_some()).count();
        if text.contains("after the line") {
            assert_eq!((place, figures), (3, [usize::from(number)].as_slice()));
            assert!(self.room(colour, number) >= 70, "{number}: {}", self.room(colour, number));
            "before the line"
        } else if text.contains("a low number at the start") {
            assert_eq!(place, 0);
            assert!(self.room(colour, number) >= 50, "{number}: {}", self.room(colour, number));
            "first"
        } else if text.contains("away from the number before it") {
            assert_eq!(before.map(usize::from), Some(figures[0]));
            assert!(figures[0] <= 4 && place != 3 && place != 5);
            let has_room = text.contains("plenty of room");
            assert_eq!(has_room, self.room(colour, number) >= 30, "{place}: {number}");
            if has_room { "close" } else { "near" }
        } else if text.contains("completes a column") {
            assert_eq!(filled, 3);
            "completes a column"
        } else if text.contains("other boxes of that column") {
            assert_eq!(filled, figures[0]);
            "other boxes"
        } else if text.contains("the last box of the row") {
            assert_eq!(place, 5);
            "last box"
        } else {
            "no claim"
        }
    }

    /// The kept dice make this number, unless dice that roll again show the colour; before the line that does not
    /// matter.
    fn keeps(&self, colour: Colour, number: u8) {
        let place = self.row(colour).numbers().len();
        let dice = self.view.public.dice;
        assert!(!self.again().has(Die::WHITE));
        assert!(self.row(colour).fits(number) && self.room(colour, number) >= 30 || place == 5);
        let mut rng = Rng::from_seed(1);
        for _ in 0..20 {
            let fallen = dice.with(self.again(), Dice::rolled(&mut rng));
            let shows = self.again().iter().any(|die| fallen.face(die).colour() == Some(colour));
            if place == 3 {
                assert!(fallen.total(colour) >= number && self.row(colour).fits(number));
            } else if !shows {
                assert_eq!(fallen.total(colour), number);
            }
        }
    }

    /// In this number of rows a lower white die still makes a number that fits, and that leaves more room.
    fn wants_lower_white(&self, rows: usize) {
        let white = self.view.public.dice.white();
        assert!(self.again().has(Die::WHITE) && white > 3 && rows > 1);
        let gains = Colour::ALL.into_iter().filter(|&colour| {
            let (number, lower) =
                (self.view.value(colour).total, self.with_white(colour, white - 1));
            let fit = [number, lower].iter().all(|&number| self.row(colour).fits(number));
            fit && !self.rolled().contains(&colour)
                && self.row(colour).numbers().len() < 3
                && self.next_numbers(colour, lower) > self.next_numbers(colour, number)
        });
        assert_eq!(gains.count(), rows);
    }

    fn wants_other_white(&self, colour: Colour) {
        assert!(self.again().has(Die::WHITE) && !self.rolled().contains(&colour));
        let row = self.row(colour);
        assert!(!row.fits(self.view.value(colour).total), "it does not fit now");
        let whites = (1..=6).filter(|&white| row.fits(self.with_white(colour, white)));
        assert!(whites.count() >= 2);
    }

    /// The rules allow none of the colours that roll again, if no die rolled.
    fn rolls_unfit(&self, is_one: bool) {
        let mut kept = self.state.clone();
        Quantum::take_step(&mut kept, self.seat, Action::Reroll(DiceSet::EMPTY), &mut ());
        assert_eq!(self.rolled().iter().all(|&colour| colour == self.rolled()[0]), is_one);
        for colour in self.rolled() {
            assert!(Quantum::check(&kept, self.seat, Action::Write(colour)).is_err());
        }
    }

    /// To write any number would fill the sheet.
    fn would_end(&self) {
        assert_eq!(self.action, Action::Pass);
        let mut legal = Vec::new();
        Quantum::legal(self.state, self.seat, &mut legal);
        for action in legal.into_iter().filter(|&action| action != Action::Pass) {
            let Action::Write(colour) = action else { panic!("it cannot roll") };
            let mut sheet = *self.view.sheet(self.seat);
            sheet.rows[colour.index()].write(self.view.value(colour).total);
            assert!(sheet.is_full());
        }
    }

    /// The rules do not allow the number to the other seat after this, though it fits there and skips few numbers.
    fn denies(&self, rival: usize) {
        let (colour, number, ..) = self.written();
        let rival = Seat::new(u8::try_from(rival).expect("a seat"));
        let row = self.view.sheet(rival).row(colour);
        assert!(rival != self.seat && rival.index() < usize::from(self.view.public.seats));
        let before = row.numbers().last().map_or(0, |last| last.abs_diff(number));
        assert!(row.fits(number) && (before < 8 || matches!(row.numbers().len(), 3 | 5)));
        let after = self.after();
        assert!(Quantum::check(&after, rival, Action::Write(colour)).is_err());
        let mut passed = self.state.clone();
        Quantum::take_step(&mut passed, self.seat, Action::Pass, &mut ());
        assert!(Quantum::check(&passed, rival, Action::Write(colour)).is_ok());
    }
}

/// Every number of many rolls.
fn numbers() -> Vec<u8> {
    let mut rng = Rng::from_seed(9);
    (0..20_000).flat_map(|_| Dice::rolled(&mut rng).totals()).collect()
}

#[test]
fn each_reason_is_true_of_its_position() {
    let numbers = numbers();
    let names = Names::new(NAMES.map(str::to_owned));
    let say = TextContext::new(&names, Lang::En);
    let (mut said, mut legal) = (BTreeSet::new(), Vec::new());
    for seed in 0..60 {
        let seats = 2 + u8::try_from(seed % 3).expect("it fits");
        let mut table = Table::<Quantum>::deal(Setup::new(seats, seed)).expect("it is dealt");
        let mut rng = Rng::from_seed(seed);
        while let Some(seat) = table.pending().owed().first() {
            table.legal(seat, &mut legal);
            let view = table.view(Viewer::Seat(seat));
            let state = view.determinize(&mut rng);
            for _ in 0..READ_ACTIONS.min(legal.len()) {
                let action = *rng.pick(&legal).expect("there is one");
                let text = Quantum::reason(&view, &legal, action, &say);
                let decision =
                    Decision { view: &view, state: &state, seat, action, numbers: &numbers };
                said.insert(decision.read(&text));
            }
            // Half of the matches are played well, so that the rows become full.
            let action = match seed % 2 {
                0 => *rng.pick(&legal).expect("there is one"),
                _ => dabbler().choose::<Quantum>(&view, &legal, &mut rng),
            };
            table.play(seat, action).expect("it is legal");
        }
    }
    let expected = [
        "before the line",
        "close",
        "completes a column",
        "denies",
        "first",
        "keeps",
        "last box",
        "lower white",
        "near",
        "no claim",
        "other boxes",
        "other white",
        "unfit",
        "would end",
    ];
    assert_eq!(said.into_iter().collect::<Vec<_>>(), expected);
}

fn dabbler() -> Level {
    Level::find::<Quantum>("dabbler").expect("the level exists")
}
