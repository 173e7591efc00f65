//! The lines of the log.

use super::last_action;
use super::text::{log_line, text};
use crate::facts::seat_of;
use crate::{DealResult, Durak, Event, Phase, View};
use mallard_engine::Seat;
use mallard_words::{
    LastActionFn, LogLine, LogText, PauseText, Sound, TextContext, closing, prompt_messages,
};

impl LogText for Durak {
    const RECAP: Option<LastActionFn<Self>> = Some(last_action::last_action);

    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        let event = &events[at];
        let heading = matches!(event, Event::Dealt { .. } | Event::BoutBegan { .. });
        vec![LogLine { seat: seat_of(event), heading, text: log_line(event, say) }]
    }

    fn interlude(event: &Event, say: &TextContext) -> Option<PauseText> {
        let Event::DealEnded { deal, result } = *event else { return None };
        let words = &text(say.lang).score;
        let fool = |seat: Seat| ((words.is_fool)(say.name(seat)), Some(seat), true);
        let (title, seat, lost) = match result {
            // One winner: the other of two is the fool.
            DealResult::Won(seats) if seats.len() == 1 => {
                fool(Seat::new(u8::from(seats.has(Seat::new(0)))))
            }
            DealResult::Won(seats) => {
                let winners = say.list(seats.iter());
                ((words.wins_deal)(&winners), seats.first(), false)
            }
            DealResult::Fool(seat) => fool(seat),
            DealResult::Drawn => (words.drawn_deal.to_owned(), None, false),
        };
        let (detail, go_on) = ((words.deal_over)(deal), words.next_deal.to_owned());
        Some(PauseText { title, detail, seat, lost, go_on })
    }

    fn stays_closed(view: &View, say: &TextContext) -> Option<String> {
        // Who begins an open match's next deal is known only once it is dealt.
        let begins = view.actor().filter(|_| !matches!(view.public.phase, Phase::Between(_)));
        Some(closing(prompt_messages(say.lang).stays_closed, begins, say))
    }

    fn settles_decision(event: &Event) -> bool {
        matches!(event, Event::PickedUp { .. } | Event::BeatenOff { .. } | Event::Out { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Attacked { .. }
            | Event::Beat { .. }
            | Event::Transferred { .. }
            | Event::Showed { .. } => Some(Sound::Laid),
            Event::Takes { .. } | Event::PickedUp { .. } | Event::Drew { .. } => Some(Sound::Taken),
            _ => None,
        }
    }
}
