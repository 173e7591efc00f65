//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::{Action, Event, Template, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, Privacy, PromptText,
    RuleFacts, ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext,
};

impl GameInfo for Template {
    fn about(_: Lang) -> &'static About {
        &About { name: "Template", pitch: "Fill your sheet.", minutes: 10, deal: "Roll the dice" }
    }
}

impl RuleFacts for Template {
    fn ends_part(_: &Event) -> bool {
        false
    }

    fn places(view: &View) -> Standing {
        view.places()
    }
}

impl SecrecyFacts for Template {
    fn privacy(_: &View) -> Privacy {
        Privacy::Open
    }
}

impl ScreenFacts for Template {}

impl PromptText for Template {
    fn offer(view: &View, action: Action, _: &TextContext) -> String {
        match action {
            Action::Reroll => "Roll again".to_owned(),
            Action::Write(face) => {
                let sum: u8 = view.dice.iter().filter(|&&die| die == face).sum();
                format!("Row {face}: {sum}")
            }
        }
    }
}

impl LogText for Template {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let (seat, text) = match events[at] {
            Event::Rolled(seat, [a, b, c]) => {
                (seat, format!("{} rolls {a}, {b} and {c}", say.name(seat)))
            }
            Event::Wrote(seat, face, sum) => {
                (seat, format!("{} writes {sum} into row {face}", say.name(seat)))
            }
        };
        vec![LogLine::new(seat, text)]
    }
}

impl ScoreText for Template {
    fn total(view: &View, seat: Seat) -> i32 {
        view.sum(seat).into()
    }
}

impl StatusText for Template {
    const BADGE: Option<BadgeFn<Self>> = Some(|view, seat, _| {
        let row = |number: &Option<u8>| number.map_or("–".to_owned(), |sum| sum.to_string());
        let rows: Vec<String> = view.sheets[seat.index()].iter().map(row).collect();
        PlayerBadge::with_tag(Some(rows.join(" ")))
    });

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let die = |face| Piece { symbol: format!("die-{face}"), class: "die die-red".to_owned() };
        view.dice.iter().map(|face| vec![die(face)]).collect()
    }
}
