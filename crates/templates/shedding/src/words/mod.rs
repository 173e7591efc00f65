//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::rules::places;
use crate::{Action, Event, Template, View};
use mallard_engine::cards::Hand;
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, PromptText, RuleFacts,
    ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext, card_glyph, game_messages,
};

impl GameInfo for Template {
    fn about(_: Lang) -> &'static About {
        &About {
            name: "Template",
            pitch: "Get rid of your cards.",
            minutes: 10,
            deal: "Deal the cards",
        }
    }
}

impl RuleFacts for Template {
    fn ends_part(_: &Event) -> bool {
        false
    }

    fn places(view: &View) -> Standing {
        places(view.public.seats, view.hands.map(Hand::len))
    }
}

impl SecrecyFacts for Template {}

impl ScreenFacts for Template {
    const HAS_SUITS: bool = true;
}

impl PromptText for Template {
    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        match action {
            Action::Play(card) => (game_messages(say.lang).play)(&card_glyph(card).to_string()),
            Action::Draw if view.stock == 0 => "Pass".to_owned(),
            Action::Draw => "Draw a card".to_owned(),
        }
    }
}

impl LogText for Template {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let (seat, text) = match events[at] {
            Event::Dealt => (None, "The cards are dealt".to_owned()),
            Event::Played(seat, card) => {
                (Some(seat), format!("{} plays the {}", say.name(seat), card_glyph(card)))
            }
            Event::Drew(seat) => (Some(seat), format!("{} draws a card", say.name(seat))),
            Event::Passed(seat) => (Some(seat), format!("{} passes", say.name(seat))),
        };
        vec![LogLine::new(seat, text)]
    }
}

impl ScoreText for Template {
    fn total(view: &View, seat: Seat) -> i32 {
        view.hands[seat.index()].len().into()
    }
}

impl StatusText for Template {
    const BADGE: Option<BadgeFn<Self>> =
        Some(|view, seat, lang| PlayerBadge::with_hand(view.hands[seat.index()], None, lang));

    fn still(view: &View) -> Vec<Vec<Piece>> {
        vec![vec![Piece::french(view.public.last)]]
    }
}
