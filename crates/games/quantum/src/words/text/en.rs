//! English.

use super::{PieceLabels, RevealLabels, ScoreLabels, TableLabels, Text, ThisTable, signed};
use crate::{Colour, Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::{About, Lang, TextContext, game_messages, text as shared};

pub static ABOUT: About = About {
    name: "Quantum",
    pitch: "Roll, add up a colour and write it down. Rows rise, then fall; only full columns score.",
    minutes: 20,
    deal: "Roll the dice",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        colour,
        white: "white",
        face: |colour_of, number| format!("{} {number}", colour_of.map_or("white", colour)),
        subtitle: |turn, seats| format!("Turn {turn} · {seats} players"),
        subtitle_all: |turn| format!("Turn {turn} · everyone writes"),
        you_roll: |name| format!("{name}, step A: roll"),
        you_write: |name| format!("{name}, step B: write"),
        you_choose: |name| format!("{name}, step C: choose in secret"),
        rolls: |name| format!("{name} rolls the dice"),
        writes: |name| format!("{name} writes a number"),
        all_write: "Everyone writes",
        chooses: |name| format!("{name} chooses a number"),
        keep: |count| match count {
            0 => String::from("You keep all seven. Tap a die to reroll it."),
            1 => String::from("Tap the dice to keep. The other one is rerolled."),
            7 => String::from("Tap the dice to keep. The others are rerolled."),
            _ => format!("Tap the dice to keep. The other {count} are rerolled."),
        },
        write_one: "Write one value in its row, or write nothing.",
        write_this: |colour_of, number| {
            format!("Write {number} in the {} row, or pick another box.", colour(colour_of))
        },
        none_fits: "Nothing fits your sheet, so write nothing.",
        penalty_warning: |points| {
            format!("If you write nothing now, you take a penalty of {points}.")
        },
        last_penalty_warning: "If you write nothing now, the match ends.",
        ends_match: "This fills your sheet and ends the match.",
        show_mine: |name| format!("I’m {name}, show my sheet"),
        private_title: |name| format!("Only {name} can see this"),
        private_hint: "No number is written until everyone has chosen.",
        thinks_roll: |name| format!("{name} is choosing dice to reroll."),
        thinks_write: |name| format!("{name} is choosing a number to write."),
        thinks_choose: |name| format!("{name} is choosing in secret."),
        keep_all: "Keep all seven",
        roll_again: |count| format!("Reroll {count}"),
        roll_again_all: "Reroll all seven",
        roll_again_these: |list| format!("Reroll: {list}"),
        write: |colour_of, number| format!("Write {} {number}", colour(colour_of)),
        write_short: |number| format!("Write {number}"),
        choose: |colour_of, number| format!("Choose {} {number}", colour(colour_of)),
        choose_short: |number| format!("Choose {number}"),
        pass: "Write nothing",
        step_a: "Roll",
        step_b_you: "You write",
        step_b: |name| format!("{name} writes"),
        step_b_wrote: |name| format!("{name} wrote"),
        step_b_passed: |name| format!("{name} wrote nothing"),
        step_c: "Everyone",
        state_rolling: "Rolling",
        state_writing: "Writing",
        state_chosen: "Has chosen",
        state_next: "Next",
        state_wrote: |colour_of, number| format!("Wrote {} {number}", colour(colour_of)),
        state_nothing: "Wrote nothing",
        kept: "kept",
        rolls_mark: "reroll",
        faces: "This die’s faces",
        only_white: "white only\u{a0}=",
        set_aside: "set aside",
        used_in_b: "used in B",
        needs_least: |number| format!("needs {number}+"),
        needs_most: |number| format!("at most {number}"),
        never_fits: "nothing fits",
        now_value: |number| format!("{number} now"),
        would_fit: "would fit",
        rising: "rising to the line",
        falling: "falling after",
        column_points: "Column points",
        penalties: "Penalties",
        score: "Score",
        from_the_left: |colour_of| {
            format!("Rows fill from the left: use the first empty {} box.", colour(colour_of))
        },
        row_filled: |name, colour_of| format!("{name} fills the {} row", colour(colour_of)),
    },
    label: PieceLabels {
        tray: "The dice",
        white_die: |number| format!("White die, {number}"),
        die: |die, colour_of, number| format!("Die {die}, {} {number}", colour(colour_of)),
        with_kept: |label| format!("{label}, kept"),
        with_rolls: |label| format!("{label}, to reroll"),
        faces: |die, list| format!("Faces of die {die}: {list}"),
        white_faces: "Faces of the white die: 1 to 6",
        sum: |colour, faces, white, number| {
            format!("{}: {faces} plus white {white} is {number}", capital(colour))
        },
        sum_absent: |colour, number| {
            format!("{}: none showing, the white die alone is {number}", capital(colour))
        },
        set_aside: |colour| format!("{}: set aside in step B", capital(colour)),
        your_sheet: |points| format!("Your sheet, score {points}"),
        sheet_of: |name, points| format!("{name}’s sheet, score {points}"),
        row: |colour, count| format!("{} row, {count} of 6 boxes filled", capital(colour)),
        filled: |colour, place, number| format!("{} row, box {place}: {number}", capital(colour)),
        fits: |colour, place, number| {
            format!("{} row, box {place}: {number} fits", capital(colour))
        },
        next: |colour, place| format!("{} row, box {place}:", capital(colour)),
        column: |column, points| match points {
            1 => format!("Column {column}: 1 point"),
            _ => format!("Column {column}: {points} points"),
        },
        penalty: |place| format!("Penalty box {place}, −{place}, filled"),
        step: |step| format!("Step {step} of A, B, C"),
    },
    reveal: RevealLabels {
        title: "Step C: choices revealed",
        who_wrote: |wrote, passed, next| {
            let list = shared(Lang::En).list_of_names;
            let told = match (wrote, passed) {
                (_, []) => String::from("Everyone wrote a number."),
                ([], _) => String::from("Nobody wrote a number."),
                _ => format!("{} wrote, {} did not.", list(wrote), list(passed)),
            };
            format!("{told} Now it is {next}’s turn.")
        },
        in_box: |colour_of, place| format!("{} row, box {place}", capital(colour_of)),
        in_step_b: |colour_of, number| format!("In step B: {} {number}", colour(colour_of)),
        go_on: "Continue",
    },
    score: ScoreLabels {
        points: |points| {
            format!("{} {}", signed(points), if points.abs() == 1 { "point" } else { "points" })
        },
        unit: |points| if points == 1 { "point" } else { "points" },
        column: |column| format!("Column {column}"),
        penalties: "Penalties",
        total: "Score",
        note: "A full column scores its second lowest number. The highest score wins.",
        why_score: |points, columns, penalties| {
            let points = scored(points);
            match penalties {
                0 => format!("{points}, all from columns."),
                _ => format!("{points}: {columns} from columns minus {penalties} for penalties."),
            }
        },
        why_shared: |points| format!("Tied at {}: the win is shared.", signed(points)),
        ended_by_sheet: |names| format!("All four rows full: {names}."),
        ended_by_penalties: |name| format!("Five penalties: {name}."),
    },
    this_table: ThisTable {
        step: "Step",
        white_die: "White die",
        values: "Values",
        values_pending: "Set once the rolling is over",
        set_aside: "Set aside",
        ends: "The match ends",
        ends_when: "Four full rows, or five penalties",
        column: "A full column",
        column_scores: "Scores its second lowest number",
    },
};

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TEXT.table.faces(dice, of, say.lang);
    match *event {
        Event::TurnBegan { turn, seat } => format!("Turn {turn} · {}", name(seat)),
        Event::Rolled { seat, dice } => {
            format!("{} rolls {}", name(seat), list(dice, DiceSet::FULL))
        }
        Event::Rerolled { seat, again, after, .. } => match again.len() {
            1 => format!("{} rerolls 1 die: {}", name(seat), list(after, again)),
            _ => format!("{} rerolls {} dice: {}", name(seat), again.len(), list(after, again)),
        },
        Event::KeptAll { seat } => format!("{} keeps all seven dice", name(seat)),
        Event::Valued { values } => {
            let values = values.map(|of| (TEXT.table.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("Values: {list}")
        }
        Event::Chose { seat, .. } => format!("{} has chosen", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour(of);
            format!("{} writes {colour} {number}; {colour} is set aside", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{} writes {} {number}", name(seat), colour(of))
        }
        Event::Passed { seat, step: TurnStep::Active } => {
            format!("{} writes nothing in step B", name(seat))
        }
        Event::Passed { seat, step: TurnStep::Everyone } => {
            format!("{} writes nothing", name(seat))
        }
        Event::ColumnFilled { seat, column, points } => match points {
            1 => format!("{} fills column {column}: 1 point", name(seat)),
            _ => format!("{} fills column {column}: {points} points", name(seat)),
        },
        Event::Penalised { seat, place } => {
            format!("{} wrote nothing: a penalty of {}", name(seat), place)
        }
        Event::SheetFilled { seat } => {
            format!("{} fills all four rows: the match is over", name(seat))
        }
        Event::PenaltiesFilled { seat } => {
            format!("{} fills the fifth penalty box: the match is over", name(seat))
        }
        Event::Scored { seat, score, .. } => format!("{} scores {}", name(seat), scored(score)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.name(view.active)),
        Refusal::RollFirst => "First choose which dice to reroll.".to_owned(),
        Refusal::RollingOver => "Dice can be rerolled only once a turn.".to_owned(),
        Refusal::ChosenAlready => "You have already chosen.".to_owned(),
        Refusal::SetAside(of) => {
            format!("{} is set aside: {} wrote it in step B.", capital(of), say.name(view.active))
        }
        Refusal::RowFull(of) => format!("The {} row is full.", colour(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            format!("{} {number} does not fit: it must be higher than {left}.", capital(of))
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let colour = capital(of);
            format!("{colour} {number} does not fit: after the line it must be lower than {left}.")
        }
    }
}

fn scored(count: i16) -> String {
    let unit = if count.abs() == 1 { "point" } else { "points" };
    format!("{} {unit}", signed(count))
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}

fn capital(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "Purple",
        Colour::Blue => "Blue",
        Colour::Red => "Red",
        Colour::Yellow => "Yellow",
    }
}
