//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::{Action, Event, Template, View};
use mallard_engine::cards::Hand;
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, Privacy, PromptText,
    RuleFacts, ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext, card_glyph, text,
};

impl GameInfo for Template {
    fn about(_: Lang) -> &'static About {
        &About { name: "Template", pitch: "Collect suits.", minutes: 10, deal: "Deal the cards" }
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

impl ScreenFacts for Template {
    const HAS_SUITS: bool = true;
}

impl PromptText for Template {
    fn offer(_: &View, action: Action, say: &TextContext) -> String {
        match action {
            Action::Take(card) => format!("Take the {}", card_glyph(card)),
            Action::Score(suit) => format!("Score three {}", (text(say.lang).suit)(suit)),
            Action::Keep => "Keep all cards".to_owned(),
        }
    }
}

impl LogText for Template {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let (seat, text) = match events[at] {
            Event::Opened(card) => (None, format!("The {} is turned up", card_glyph(card))),
            Event::Took(seat, card) => {
                (Some(seat), format!("{} takes the {}", say.name(seat), card_glyph(card)))
            }
            Event::Kept(seat) => (Some(seat), format!("{} keeps all cards", say.name(seat))),
            Event::Scored(seat, suit) => {
                let suit = (text(say.lang).suit)(suit);
                (Some(seat), format!("{} scores three {suit}", say.name(seat)))
            }
        };
        vec![LogLine::new(seat, text)]
    }
}

impl ScoreText for Template {
    fn total(view: &View, seat: Seat) -> i32 {
        view.points(seat).into()
    }
}

impl StatusText for Template {
    const BADGE: Option<BadgeFn<Self>> = Some(|view, seat, lang| {
        let points = format!("Points: {}", view.points(seat));
        PlayerBadge::with_hand(Hand::Seen(view.tableaus[seat.index()]), Some(points), lang)
    });

    fn still(view: &View) -> Vec<Vec<Piece>> {
        view.open.iter().map(|card| vec![Piece::french(card)]).collect()
    }
}
