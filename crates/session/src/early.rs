//! A match that ends before the rules end it: the parts that count, and the winners.

use super::public::public;
use super::seating::{SeatChange, SeatController, Seating};
use mallard_engine::{Bot, Level, Seat, SeatSet, Standing, Table, Viewer};
use mallard_words::{
    Counts, GameText, Lang, ResultText, TextContext, Winning, ending_messages, player_messages,
    text,
};

/// The result of a match if it ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EarlyStanding {
    /// This standing: by the part that counts, or as the other side won.
    Ranked(Standing),
    /// No part that counts is over.
    Unranked,
}

/// The result of a match if it ends now. The side of `gave_up` has lost; if there is only one other
/// side, that side has won, without regard to the count.
fn rank_without<G: GameText>(table: &Table<G>, gave_up: Option<Seat>) -> EarlyStanding {
    let seats = table.setup().seats;
    let view = table.view(Viewer::Table);
    let lost = gave_up.map_or(SeatSet::EMPTY, |seat| G::side(&view, seat));
    let sides = by_resigning(table, gave_up);
    let history = table.opening().iter().chain(table.steps().iter().flat_map(|step| &step.events));
    let places = G::places(&view);
    let counts = match G::COUNTS {
        // Before the first difference no sheet has anything to count.
        Counts::Sheets => places.winners().len() < seats,
        Counts::Deals | Counts::Rounds => public::<G>(history).iter().any(G::ends_part),
    };
    if !sides && !counts {
        return EarlyStanding::Unranked;
    }
    let key = |seat| (lost.has(seat), if sides { 0 } else { places.place(seat) });
    EarlyStanding::Ranked(Standing::by(seats, |one, other| key(one).cmp(&key(other))))
}

/// The winners or the fool by this standing, as the rules name them.
fn decided<G: GameText>(
    table: &Table<G>,
    standing: Standing,
    by_resigning: bool,
    say: &TextContext,
) -> ResultText {
    let by_rules = G::result_text(&table.view(Viewer::Table), standing, say);
    if !by_resigning && by_rules.fool.is_some() {
        return by_rules;
    }
    let words = ending_messages(say.lang);
    let winning = Winning { together: words.share, all: words.ended, ..Winning::new(say.lang) };
    ResultText::new(winning.title_of(&standing, say), "")
}

/// The result of a match that a player ended: who resigned, the parts that count, who has won.
pub fn early<G: GameText>(table: &Table<G>, seating: &Seating, say: &TextContext) -> ResultText {
    let words = ending_messages(say.lang);
    let gave_up = seating.gave_up();
    let standing = rank_without(table, gave_up);
    let by_resigning = by_resigning(table, gave_up);
    let decided = match standing {
        EarlyStanding::Ranked(standing) => decided(table, standing, by_resigning, say),
        EarlyStanding::Unranked => ResultText::new(words.ended, ""),
    };
    let counted = if by_resigning { "" } else { counted::<G>(standing, say.lang) };
    let resigned = gave_up.map_or_else(String::new, |seat| (words.resigned)(say.name(seat)));
    let full = if table.can_take_step() { "" } else { words.full };
    let why = joined(&[full, &resigned, &decided.why, counted], say.lang);
    ResultText { why, ..decided }
}

/// Does the other side win because this player resigned? A game of more than two sides has a standing without the player.
fn by_resigning<G: GameText>(table: &Table<G>, gave_up: Option<Seat>) -> bool {
    let of_team = |seat| G::side(&table.view(Viewer::Table), seat) != SeatSet::only(seat);
    gave_up.is_some_and(|seat| table.setup().seats == 2 || of_team(seat))
}

/// The sentence about the parts that count in a match that ends this way.
fn counted<G: GameText>(standing: EarlyStanding, lang: Lang) -> &'static str {
    let words = ending_messages(lang);
    match (G::COUNTS, standing) {
        (Counts::Deals, EarlyStanding::Ranked(_)) => words.deals_count,
        (Counts::Rounds, EarlyStanding::Ranked(_)) => words.rounds_count,
        (Counts::Sheets, _) => words.sheets_count,
        (Counts::Deals, EarlyStanding::Unranked) => words.no_deal,
        (Counts::Rounds, EarlyStanding::Unranked) => words.no_round,
    }
}

/// The consequence of ending the match now, for the player who confirms it; `gives_up` is the seat that resigns with
/// it.
pub(super) fn follows<G: GameText>(
    table: &Table<G>,
    seating: &Seating,
    gives_up: Option<Seat>,
    say: &TextContext,
) -> String {
    let words = ending_messages(say.lang);
    let standing = rank_without(table, gives_up);
    let seats = table.setup().seats;
    let by_resigning = by_resigning(table, gives_up);
    let wins = match standing {
        EarlyStanding::Ranked(standing) if standing.winners().len() < seats => {
            (words.sentence)(&decided(table, standing, by_resigning, say).title)
        }
        _ => String::new(),
    };
    let counted = if by_resigning { "" } else { counted::<G>(standing, say.lang) };
    let has_result = standing != EarlyStanding::Unranked;
    let counts = match (is_among_people(table, seating), has_result) {
        // Before the first decision no match was played.
        _ if table.steps().is_empty() && (gives_up.is_none() || !has_result) => "",
        (true, true) => words.result_counts,
        (true, false) => words.nothing_counts,
        (false, true) if gives_up.is_some() => "",
        (false, _) => words.only_played,
    };
    joined(&[counted, &wins, words.stays, counts], say.lang)
}

/// The seats of people for whom a bot made each decision.
pub fn stand_ins<G: GameText>(table: &Table<G>, seating: &Seating) -> SeatSet {
    let bot_sits = |steps, seat| {
        let sitter = seating.sitter_after(steps, seat);
        matches!(sitter, SeatController::StandIn(_) | SeatController::Resigned(_))
    };
    let is_stand_in = |seat: &Seat| {
        let steps = table.steps().iter().enumerate().filter(|(_, step)| step.seat == *seat);
        let mut decisions = steps.map(|(at, _)| at).peekable();
        // A seat without a decision is a bot's if a bot would have decided at any time.
        let is_idle = decisions.peek().is_none();
        let ends = [0, usize::MAX].into_iter().filter(|_| is_idle);
        decisions.chain(ends).all(|steps| bot_sits(steps, *seat))
    };
    // Without a change all people play themselves.
    let changed = !seating.changes().is_empty();
    let people = seating.owners().or(seating.resigned());
    people.iter().filter(|_| changed).filter(is_stand_in).collect()
}

/// Did several people play it? Otherwise no one else is there to agree to an early end.
fn is_among_people<G: GameText>(table: &Table<G>, seating: &Seating) -> bool {
    let people = seating.owners().or(seating.resigned());
    people.minus(stand_ins(table, seating)).len() > 1
}

/// Does the result of a match that a player ended count, like that of a match that its rules ended? Against bots alone
/// only for the player who resigns.
pub fn counts_at_end<G: GameText>(table: &Table<G>, seating: &Seating) -> bool {
    (seating.gave_up().is_some() || is_among_people(table, seating))
        && standing_at_end(table, seating).is_some()
}

/// The sentence about those who resigned from a match that bots finished for them.
pub(super) fn played_on(seating: &Seating, say: &TextContext) -> String {
    let resigned = seating.resigned();
    if resigned.is_empty() {
        return String::new();
    }
    (ending_messages(say.lang).played_on)(&say.list(resigned.iter()))
}

/// The line of the log for a seat that changed hands.
pub(super) fn describe_seat_change<G: Bot>(name: &str, change: &SeatChange, lang: Lang) -> String {
    let words = ending_messages(lang);
    match change {
        SeatChange::Leave(level) => (words.left)(name, level_name(G::LEVELS, level, lang)),
        SeatChange::Return => (words.returned)(name),
        SeatChange::Resign(level) => (words.resigns)(name, level_name(G::LEVELS, level, lang)),
        SeatChange::GiveUp => (words.gives_up)(name),
    }
}

pub fn level_name(levels: &[Level], id: &str, lang: Lang) -> &'static str {
    let place = levels.iter().position(|level| level.id == id).unwrap_or_default();
    player_messages(lang).levels.get(place).map_or("", |(name, ..)| name)
}

/// Joins these sentences and leaves out empty ones.
pub(super) fn joined(sentences: &[&str], lang: Lang) -> String {
    let present: Vec<&str> =
        sentences.iter().copied().filter(|sentence| !sentence.is_empty()).collect();
    text(lang).sentences(&present)
}

/// The standing of a match that a player ended; `None` if no part of it counts.
pub fn standing_at_end<G: GameText>(table: &Table<G>, seating: &Seating) -> Option<Standing> {
    match rank_without(table, seating.gave_up()) {
        EarlyStanding::Ranked(standing) => Some(standing),
        EarlyStanding::Unranked => None,
    }
}
