//! The prompts (which player must act, and how), and actions in words.

use super::reason;
use super::text::{self, text};
use crate::{Action, Chosen, Colour, DiceSet, PENALTIES, Phase, Quantum, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{Lang, Prompt, PromptText, TextContext, game_messages};

fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.public.phase {
        Phase::Reroll => (words.you_roll)(name),
        Phase::Active => (words.you_write)(name),
        Phase::Everyone { .. } | Phase::Over => (words.you_choose)(name),
    }
}

impl PromptText for Quantum {
    fn waits_for(view: &View, say: &TextContext) -> String {
        let words = &text(say.lang).table;
        match &view.public.phase {
            Phase::Reroll => (words.rolls)(say.name(view.public.active)),
            Phase::Active => (words.writes)(say.name(view.public.active)),
            Phase::Everyone { .. } => {
                let mut owed =
                    Seat::all(view.public.seats).filter(|&seat| view.chosen(seat) == Chosen::No);
                match (owed.next(), owed.next()) {
                    (Some(last), None) => (words.chooses)(say.name(last)),
                    _ => words.all_write.to_owned(),
                }
            }
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        }
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        Prompt::new(role(view, say.name(seat), say.lang), task(view, seat, say.lang))
    }

    fn waiting(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name) = (&text(say.lang).table, say.name(seat));
        let sentence = match view.public.phase {
            Phase::Reroll => (words.thinks_roll)(name),
            Phase::Active => (words.thinks_write)(name),
            Phase::Everyone { .. } => (words.thinks_choose)(name),
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        };
        Prompt::new("", sentence)
    }

    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        let words = &text(say.lang).table;
        match action {
            Action::Reroll(DiceSet::EMPTY) => words.keep_all.to_owned(),
            Action::Reroll(DiceSet::FULL) => words.roll_again_all.to_owned(),
            Action::Reroll(again) => {
                (words.roll_again_these)(&words.faces(view.public.dice, again, say.lang))
            }
            Action::Write(colour) => {
                let number = view.value(colour).total;
                match view.public.phase {
                    Phase::Everyone { .. } => (words.choose)(colour, number),
                    _ => (words.write)(colour, number),
                }
            }
            Action::Pass => words.pass.to_owned(),
        }
    }

    fn reason(view: &View, _: &[Action], action: Action, say: &TextContext) -> String {
        reason::reason(view, action, say)
    }

    fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
        text::refusal(view, refusal, say)
    }

    fn show_mine(name: &str, lang: Lang) -> String {
        (text(lang).table.show_mine)(name)
    }
}

fn task(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.public.phase {
        Phase::Reroll => reroll_prompt(DiceSet::FULL, lang),
        Phase::Over => game_messages(lang).match_over.to_owned(),
        _ if !any_fits(view, seat) => words.none_fits.to_owned(),
        Phase::Everyone { aside: None, .. } if seat == view.public.active => {
            match view.sheet(seat).penalties + 1 {
                PENALTIES => words.last_penalty_warning.to_owned(),
                next => (words.penalty_warning)(next),
            }
        }
        Phase::Active | Phase::Everyone { .. } => words.write_one.to_owned(),
    }
}

fn any_fits(view: &View, seat: Seat) -> bool {
    let sheet = view.sheet(seat);
    let fits = |colour: &Colour| sheet.row(*colour).fits(view.value(*colour).total);
    Colour::ALL.iter().any(|colour| view.aside() != Some(*colour) && fits(colour))
}

/// The prompt while the dice in `again` will roll again.
pub fn reroll_prompt(again: DiceSet, lang: Lang) -> String {
    (text(lang).table.keep)(again.len())
}

/// The entry that `seat` would write in the row of `colour`, or that this would end the match.
pub fn writes(view: &View, seat: Seat, colour: Colour, lang: Lang) -> String {
    let words = &text(lang).table;
    if reason::has_one_box_left(view.sheet(seat)) {
        words.ends_match.to_owned()
    } else {
        (words.write_this)(colour, view.value(colour).total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use mallard_engine::{Game, Viewer};

    #[test]
    fn a_seat_that_wrote_nothing_is_warned_of_its_penalty_and_before_the_last_of_the_end() {
        let seat = Seat::new(0);
        let warning = |penalties| {
            let position = Position::new(&["", ""]).penalties([penalties, 0, 0, 0]);
            let mut state = position.phase(Phase::Active).state().expect("the position fits");
            Quantum::take_step(&mut state, seat, Action::Pass, &mut ());
            task(&Quantum::view(&state, Viewer::Seat(seat)), seat, Lang::En)
        };
        assert_eq!(warning(3), "If you write nothing now, you take a penalty of 4.");
        assert_eq!(warning(4), "If you write nothing now, the match ends.");
    }
}
