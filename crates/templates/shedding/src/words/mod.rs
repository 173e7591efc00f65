//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::rules::{Public, places};
use crate::{Action, Event, Template, View};
use mallard_engine::cards::{Hand, Rank};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, PromptText, RuleFacts,
    ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext, card_glyph, game_messages, text,
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
            Action::Play(card, suit) if card.rank() == Rank::Eight => {
                format!("Play the {} and name {}", card_glyph(card), (text(say.lang).suit)(suit))
            }
            Action::Play(card, _) => (game_messages(say.lang).play)(&card_glyph(card).to_string()),
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
            Event::Named(seat, suit) => {
                (Some(seat), format!("{} names {}", say.name(seat), (text(say.lang).suit)(suit)))
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
        let Public { last, suit, .. } = view.public;
        let mut stacks = vec![vec![Piece::french(last)]];
        if last.rank() == Rank::Eight {
            stacks.push(vec![Piece::suit(suit)]);
        }
        stacks
    }
}
