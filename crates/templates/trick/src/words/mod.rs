//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::{Event, Template, View, rules::Action};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, PromptText, RuleFacts,
    ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext, card_glyph, game_messages,
    trick_messages,
};

impl GameInfo for Template {
    fn about(_: Lang) -> &'static About {
        &About {
            name: "Template",
            pitch: "Win the most tricks.",
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
        view.public.places()
    }
}

impl SecrecyFacts for Template {}

impl ScreenFacts for Template {
    const HAS_SUITS: bool = true;
}

impl PromptText for Template {
    fn offer(_: &View, Action(card): Action, say: &TextContext) -> String {
        (game_messages(say.lang).play)(&card_glyph(card).to_string())
    }
}

impl LogText for Template {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let words = trick_messages(say.lang);
        let (seat, text) = match events[at] {
            Event::Dealt => (None, "The cards are dealt".to_owned()),
            Event::Played(seat, card) => {
                (Some(seat), (words.log_played)(say.name(seat), &card_glyph(card).to_string()))
            }
            Event::Won(seat) => (Some(seat), (words.log_won)(say.name(seat))),
        };
        vec![LogLine::new(seat, text)]
    }
}

impl ScoreText for Template {
    fn total(view: &View, seat: Seat) -> i32 {
        view.public.won[seat.index()].into()
    }
}

impl StatusText for Template {
    const BADGE: Option<BadgeFn<Self>> = Some(|view, seat, lang| {
        let won = format!("Tricks: {}", view.public.won[seat.index()]);
        PlayerBadge::with_hand(view.hands[seat.index()], Some(won), lang)
    });

    fn still(view: &View) -> Vec<Vec<Piece>> {
        view.public.trick.iter().map(|&(_, card)| vec![Piece::french(card)]).collect()
    }
}
