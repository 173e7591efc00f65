use crate::limits::{LONGEST_LINK, LONGEST_PAST_LINK};
use mallard_codes::link::{LinkKind, encode};
use mallard_codes::{GameId, Route, is_match_id};
use mallard_engine::{Pending, Seat, Standing, Table, Viewer};
use mallard_session::{
    MOST_MOMENTS, Moment, Player, Seating, counts_at_end, early, follow, public, read_sentences,
    stand_ins, standing_at_end, tidy_name,
};
use mallard_store::MAX_AGE;
use mallard_words::{GameText, Lang, Names, TextContext, is_glyph};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Most characters of a match's id and of its sentence. Real ones are far shorter.
const MAX_TEXT_LENGTH: usize = 200;

/// Most players who sit a match out. A night can have more, of whom the others have no points for it.
const MOST_SAT_OUT: usize = 12;

/// An entry of the history: a match that is over.
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own in the format")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PastMatch {
    /// The id under which it was saved. The history has it once.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    #[serde(rename = "at")]
    pub ended_at: u64,
    /// The slug of its game.
    game: String,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fool: Option<Seat>,
    /// For each seat the value that may become its best, in the unit of the game.
    #[serde(rename = "bests")]
    best_values: Vec<Option<i32>>,
    /// The sentence about who won, in every language.
    #[serde(rename = "says", deserialize_with = "read_sentences")]
    results: Vec<(Lang, String)>,
    /// Did it end without a result that counts? Then no one has won or lost it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    /// Did a player end it before its rules did?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) early: bool,
    /// Was it imported? Then it counts for no one.
    #[serde(rename = "came", default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
    /// Did it continue another match? Then it counts for no one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub branch: bool,
    /// Was it a practice round? Then it is marked as a branch too, so that no version counts it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<Player>,
    /// The seats of people for whom a bot played from the first step to the last: the match counts for none of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stand_ins: Vec<Seat>,
    /// Did its players end their night after it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_night: bool,
    /// The id of its night, once a match of it was removed. Before, the night follows from the matches around it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) night: Option<String>,
    /// When the matches after it ended that were the last of its night and were removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) night_until: Option<u64>,
    /// The moments of its people, once they have been looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moments: Option<Vec<PastMoment>>,
    /// The whole match, as a link; empty if that would be too long for the history.
    pub link: String,
}

/// A moment of a past match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastMoment {
    pub moment: Moment,
    /// Has its player found the better action? It leaves with the player's next match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solved: bool,
}

impl PastMatch {
    /// A match that ended, by its rules or before them, without an id and a time. `None` while it continues, or if it
    /// was ended before the first decision.
    pub(crate) fn new<G: GameText>(
        table: &Table<G>,
        players: &[Player],
        seating: &Seating,
    ) -> Option<Self> {
        let by_rules = match table.pending() {
            Pending::Over(standing) => Some(standing),
            Pending::Decide { .. } => None,
        };
        if by_rules.is_none() && !seating.has_ended() {
            return None;
        }
        let counted = by_rules.or_else(|| standing_at_end(table, seating));
        let undecided = by_rules.is_none() && !counts_at_end(table, seating);
        if undecided && table.steps().is_empty() {
            return None;
        }
        let level = || Standing::by(table.setup().seats, |_, _| Ordering::Equal);
        let standing = counted.unwrap_or_else(level);
        let names = |lang| Names::new(players.iter().map(|player| player.shown_name(lang)));
        let view = table.view(Viewer::Table);
        let outcome = |say: &TextContext| match by_rules {
            Some(standing) => G::result_text(&view, standing, say),
            None => early(table, seating, say),
        };
        Some(Self {
            id: String::new(),
            ended_at: 0,
            game: G::SLUG.to_owned(),
            players: players.to_vec(),
            places: standing.places().to_vec(),
            fool: counted
                .filter(|_| !undecided && seating.gave_up().is_none())
                .and_then(|standing| G::fool(&view, standing)),
            best_values: by_rules
                .map_or_else(|| vec![None; players.len()], |over| best_values(table, over)),
            results: Lang::ALL
                .map(|lang| (lang, outcome(&TextContext::new(&names(lang), lang)).title))
                .into(),
            ended: undecided,
            early: by_rules.is_none(),
            imported: false,
            branch: table.branched_at().is_some(),
            practice: table.is_practice(),
            sat_out: Vec::new(),
            stand_ins: stand_ins(table, seating).iter().collect(),
            ends_night: false,
            night: None,
            night_until: None,
            moments: None,
            link: encode(LinkKind::Match, table, players, seating, true)
                .filter(|link| link.len() <= LONGEST_PAST_LINK)
                .unwrap_or_default(),
        })
    }

    /// Adds the id under which it was saved and the time of its end; `came`: was it imported?
    pub(crate) fn named(self, id: String, ended_at: u64, imported: bool) -> Self {
        Self { id, ended_at, imported, ..self }
    }

    pub fn game(&self) -> Option<GameId> {
        GameId::from_slug(&self.game)
    }

    /// Its link as a screen; `None` if it was too long for the history.
    pub fn linked(&self) -> Option<Route> {
        (!self.link.is_empty()).then(|| Route::Link(self.link.clone()))
    }

    /// The sentence about who won.
    pub fn describe_result(&self, lang: Lang) -> &str {
        self.results.iter().find(|(of, _)| *of == lang).map_or("", |(_, result)| result)
    }

    /// Forgets the solved moments of the people who have played this match since.
    pub(super) fn forget_solved(&mut self, since: &Self) {
        let people = &self.players;
        let plays_on = |seat: Seat| {
            let name = people.get(seat.index()).and_then(|player| player.name.as_deref());
            name.is_some_and(|name| since.players.iter().any(|player| player.is_named(name)))
        };
        if let Some(moments) = &mut self.moments {
            moments.retain(|moment| !moment.solved || !plays_on(moment.moment.seat));
        }
    }

    /// Did the seat win? If all are tied, or the match ended early, no seat did.
    pub fn won(&self, seat: usize) -> bool {
        !self.ended
            && self.places.get(seat) == Some(&1)
            && self.places.iter().any(|&place| place != 1)
    }

    /// Was it a match of this device, and no branch? No other match counts for anyone.
    pub const fn is_own(&self) -> bool {
        !self.imported && !self.branch
    }

    /// Does it count for its people: with its result, or against bots alone at least as played?
    pub fn counts(&self) -> bool {
        !self.ended || !self.is_among_people()
    }

    /// Did it end by its rules, and did its people play it themselves?
    pub(crate) const fn was_played_out(&self) -> bool {
        !self.early && self.stand_ins.is_empty()
    }

    /// Did several people play it?
    pub(crate) fn is_among_people(&self) -> bool {
        (0..self.players.len()).filter(|&seat| self.is_person(seat)).count() > 1
    }

    /// Did a person play this seat, at least in part?
    pub fn is_person(&self, seat: usize) -> bool {
        let is_stand_in = self.stand_ins.iter().any(|stand_in| stand_in.index() == seat);
        !is_stand_in && self.players.get(seat).is_some_and(Player::is_person)
    }

    /// The players for whom it counts: bots, and people who played a part of it.
    pub fn counted(&self) -> impl Iterator<Item = (usize, &Player)> {
        let seats = self.players.iter().enumerate();
        seats.filter(|&(seat, player)| !player.is_person() || self.is_person(seat))
    }

    /// The people for whom a bot played all of it.
    pub fn bot_played(&self) -> impl Iterator<Item = &Player> {
        self.stand_ins.iter().filter_map(|seat| self.players.get(seat.index()))
    }

    /// The value that may become the seat's best.
    pub fn best(&self, seat: usize) -> Option<i32> {
        self.best_values.get(seat).copied().flatten()
    }

    /// The match, if it is valid; `None` if no version wrote it like this.
    pub(crate) fn sound(mut self) -> Option<Self> {
        let seats = self.players.len();
        let game = self.game()?;
        let fits = is_match_id(&self.id)
            && self.id.len() <= MAX_TEXT_LENGTH
            && self.ended_at <= MAX_AGE
            && u8::try_from(seats).is_ok_and(|seats| game.seats().contains(&seats))
            && self.places.len() == seats
            && self.best_values.len() == seats
            && self.places.iter().all(|&place| (1..=seats).contains(&usize::from(place)))
            && self.fool.is_none_or(|fool| fool.index() < seats)
            && self.stand_ins.iter().all(|seat| seat.index() < seats)
            && self.night.as_ref().is_none_or(|id| is_match_id(id) && id.len() <= MAX_TEXT_LENGTH)
            && self.night_until.is_none_or(|until| until <= MAX_AGE)
            && (self.link.is_empty() || self.link.starts_with('m'))
            && self.link.len() <= LONGEST_LINK
            && self.link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte));
        // Earlier versions counted no early end, though its finished rounds have a winner.
        self.early |= self.ended;
        self.branch |= self.practice;
        self.ended &= self.places.iter().all(|&place| place == 1) || !self.is_among_people();
        if let Some(moments) = &mut self.moments {
            moments.retain(|moment| moment.moment.seat.index() < seats);
            moments.truncate(MOST_MOMENTS * seats);
        }
        self.sat_out.truncate(MOST_SAT_OUT);
        for player in self.players.iter_mut().chain(&mut self.sat_out) {
            player.name = player.name.as_deref().and_then(tidy_name);
        }
        for (_, result) in &mut self.results {
            *result = result
                .chars()
                .filter(|&it| !it.is_control() && !is_glyph(it))
                .take(MAX_TEXT_LENGTH)
                .collect();
        }
        self.results.truncate(Lang::ALL.len());
        fits.then_some(self)
    }
}

/// For each seat the value that may become its best.
fn best_values<G: GameText>(table: &Table<G>, standing: Standing) -> Vec<Option<i32>> {
    let events = table.opening().iter().chain(table.steps().iter().flat_map(|step| &step.events));
    let (history, view) = (public::<G>(events), table.view(Viewer::Table));
    let best = |seat| G::BEST.and_then(|best| (best.of)(&view, &history, standing, seat));
    Seat::all(table.setup().seats).map(best).collect()
}

/// `entry`, if its link contains the same match.
pub(crate) fn verify<G: GameText>(
    entry: PastMatch,
    linked: mallard_codes::SavedMatch,
) -> Option<PastMatch> {
    let same =
        |(one, other): (&Player, &Player)| (&one.kind, one.duck) == (&other.kind, other.duck);
    if !linked.players.iter().zip(&entry.players).all(same) {
        return None;
    }
    // The record of another game is refused here.
    let followed = follow::<G>(&linked.record, &entry.players, linked.was_ended()).ok()?;
    let again = PastMatch::new(&followed.table, &entry.players, &followed.seating);
    let again = again.filter(|_| followed.damage.is_none())?;
    let PastMatch {
        id, ended_at, imported, sat_out, ends_night, night, night_until, moments, ..
    } = entry;
    Some(PastMatch {
        sat_out,
        ends_night,
        night,
        night_until,
        moments,
        ..again.named(id, ended_at, imported)
    })
}
