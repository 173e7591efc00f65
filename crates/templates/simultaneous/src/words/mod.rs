//! The words, in English. Players of the other languages read them too, until the game has texts in these.

use crate::{Action, Choice, Event, Template, View};
use mallard_engine::cards::Hand;
use mallard_engine::{Seat, Standing};
use mallard_words::{
    About, BadgeFn, GameInfo, Lang, LogLine, LogText, Piece, PlayerBadge, PromptText, RuleFacts,
    ScoreText, ScreenFacts, SecrecyFacts, StatusText, TextContext, card_glyph,
};

impl GameInfo for Template {
    fn about(_: Lang) -> &'static About {
        &About { name: "Template", pitch: "Take the prizes.", minutes: 10, deal: "Deal the cards" }
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
    fn offer(_: &View, Action(card): Action, _: &TextContext) -> String {
        format!("Choose the {}", card_glyph(card))
    }
}

impl LogText for Template {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let (seat, text) = match events[at] {
            Event::Turned(prize) => (None, format!("The prize is the {}", card_glyph(prize))),
            Event::Chose(seat, _) => (Some(seat), format!("{} has chosen", say.name(seat))),
            Event::Revealed(_, Some(seat)) => {
                (Some(seat), format!("{} takes the prize", say.name(seat)))
            }
            Event::Revealed(_, None) => (None, "The highest cards are equal".to_owned()),
        };
        vec![LogLine::new(seat, text)]
    }
}

impl ScoreText for Template {
    fn total(view: &View, seat: Seat) -> i32 {
        view.public.points[seat.index()].into()
    }
}

impl StatusText for Template {
    const BADGE: Option<BadgeFn<Self>> = Some(|view, seat, lang| {
        let is_open = view.chosen[seat.index()] == Choice::Open;
        let tag = if is_open { "Choosing" } else { "Has chosen" };
        let hand = Hand::Seen(view.public.hands[seat.index()]);
        PlayerBadge::with_hand(hand, Some(tag.to_owned()), lang)
    });

    fn still(view: &View) -> Vec<Vec<Piece>> {
        view.public.prize.map(|prize| vec![Piece::french(prize)]).into_iter().collect()
    }
}
