//! The daily deal. Its date determines the game and the seed, so that it is the same on every device, without a server.

use super::draft::Draft;
use crate::GameProfile;
use mallard_codes::GameId;
use mallard_codes::is_match_id;
use mallard_engine::{MAX_SEED, Rng};
use mallard_store::Storage;
use mallard_words::{GameText, Lang, device_messages, text};
use serde_json::{Map, Value, json};

/// The key of the daily deals in the storage: for the number of each day, the id of its match, whether it is over, and
/// the user's place, once the result was shown.
pub(super) const KEY: &str = "daily";

/// How many days are shown, today included.
pub const DAYS: usize = 7;

/// Seats at the table: one human and two bots, which every game accepts.
const DAILY_SEATS: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
}

impl Date {
    /// How many days it is before `other`; 0 if it is later.
    pub fn days_before(self, other: Self) -> u32 {
        other.number().saturating_sub(self.number())
    }

    /// The day of the week, from 0 for Sunday.
    pub fn weekday(self) -> usize {
        // The first of March of the year 0 was a Wednesday, and is day 1.
        (self.number() as usize + 2) % 7
    }

    /// Days since the first of March of the year 0, so that one day follows another.
    fn number(self) -> u32 {
        let Self { year, month, day } = self;
        // A year that begins in March ends with the leap day.
        let year = year - u32::from(month < 3);
        let month = (month + 9) % 12;
        365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Today {
    /// No match of it has begun on this device.
    Fresh,
    /// This match, which can be continued.
    Begun(String),
    /// This match, which is over.
    Over(String),
}

/// The daily deal for the home screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    pub game: GameId,
    pub today: Today,
    /// Was the deal of each of the last days finished? Today's is the last.
    pub week: [bool; DAYS],
}

/// The game of a day: those that have had their first day ([`GameId::first_day`]) rotate.
pub fn game_of(date: Date) -> GameId {
    let today = [date.year, date.month, date.day];
    let is_on = |game: &GameId| game.first_day().is_some_and(|first| first <= today);
    let games: Vec<_> = GameId::ALL.iter().copied().filter(is_on).collect();
    // A device with a wrong clock may be in a time before the first game.
    let games = if games.is_empty() { GameId::ALL } else { &games };
    games[date.number() as usize % games.len()]
}

fn seed_of(date: Date) -> u64 {
    Rng::from_seed(u64::from(date.number())).seed() & MAX_SEED
}

/// Reads the daily deal. `state`: is this match over? `None` if the match is missing.
pub fn read_today(
    storage: &dyn Storage,
    date: Date,
    state: impl Fn(&str) -> Option<bool>,
) -> Daily {
    let today = date.number();
    let mut days = stored(storage);
    let mut changed = false;
    for entry in days.values_mut() {
        if entry[1] == false && entry[0].as_str().and_then(&state) == Some(true) {
            set(entry, 1, json!(true));
            changed = true;
        }
    }
    if changed {
        save(storage, &days, today);
    }
    let entry = |day: u32| days.get(&day.to_string());
    let week = std::array::from_fn(|at| {
        let day = today + 1 + u32::try_from(at).unwrap_or_default() - SPAN;
        entry(day).is_some_and(|entry| entry[1] == true)
    });
    let id = entry(today).and_then(|entry| entry[0].as_str());
    let today = match id.map(|id| (id, state(id))) {
        Some((id, Some(true))) => Today::Over(id.to_owned()),
        Some((id, Some(false))) => Today::Begun(id.to_owned()),
        // A match that was deleted can be played again.
        Some((_, None)) | None => Today::Fresh,
    };
    Daily { game: game_of(date), today, week }
}

/// Begins today's deal of `G`, which must be [`Daily::game`], and returns the id of its match; `None` if it cannot be
/// dealt.
pub fn begin_daily<G: GameText>(storage: &dyn Storage, lang: Lang, date: Date) -> Option<String> {
    let id = Draft::<G>::daily(DAILY_SEATS, seed_of(date)).deal(storage, lang)?;
    let mut days = stored(storage);
    let today = date.number();
    let done = days.get(&today.to_string()).is_some_and(|entry| entry[1] == true);
    let entry = days.entry(today.to_string()).or_insert_with(|| json!([]));
    set(entry, 0, json!(id));
    set(entry, 1, json!(done));
    save(storage, &days, today);
    Some(id)
}

/// Stores the user's place in the daily deal of this match.
pub fn save_place(storage: &dyn Storage, id: &str, place: u8, date: Date) {
    let mut days = stored(storage);
    if let Some(entry) = days.values_mut().find(|entry| entry[0] == id && entry[2] != place) {
        set(entry, 1, json!(true));
        set(entry, 2, json!(place));
        save(storage, &days, date.number());
    }
}

/// The last seven days up to `date`, the latest last: the day, whether its deal is over, and the place in it.
pub fn week(storage: &dyn Storage, date: Date) -> Vec<(Date, bool, Option<u64>)> {
    let days = stored(storage);
    let entry = |day: Date| days.get(&day.number().to_string());
    let day = |ago| (0..ago).fold(date, |date, _| previous_day(date));
    let state = |day| {
        let entry = entry(day);
        (
            day,
            entry.is_some_and(|entry| entry[1] == true),
            entry.and_then(|entry| entry[2].as_u64()),
        )
    };
    (0..SPAN).rev().map(day).map(state).collect()
}

/// The date on which this match was the daily deal, if it is among the last days; `date` is today.
pub fn date_of(storage: &dyn Storage, id: &str, date: Date) -> Option<Date> {
    let (day, _) = stored(storage).into_iter().find(|(_, entry)| entry[0] == id)?;
    let ago = date.number().checked_sub(day.parse().ok()?)?;
    // Older days are deleted when another begins; until then they are ignored.
    (ago < SPAN).then(|| (0..ago).fold(date, |date, _| previous_day(date)))
}

/// The length of this game's challenge, and its duration: "One round, 5 min".
pub fn length_of(game: &GameProfile, lang: Lang) -> String {
    let words = device_messages(lang);
    let part = words.daily_parts[game.counts as usize].to_owned();
    text(lang).list(&[part, (words.minutes)(game.brief)])
}

/// Writes a date in a language, without its year.
pub fn format_date(date: Date, lang: Lang) -> String {
    (device_messages(lang).date)(date.month, date.day)
}

#[expect(clippy::cast_possible_truncation, reason = "seven")]
const SPAN: u32 = DAYS as u32;

fn previous_day(date: Date) -> Date {
    let Date { year, month, day } = date;
    if day > 1 {
        return Date { day: day - 1, ..date };
    }
    let (year, month) = if month > 1 { (year, month - 1) } else { (year - 1, 12) };
    let first = Date { year, month, day: 1 };
    Date { day: date.number() - first.number(), ..first }
}

/// Sets a part of an entry; those after it remain.
fn set(entry: &mut Value, at: usize, to: Value) {
    if let Value::Array(parts) = entry {
        parts.resize(parts.len().max(at + 1), Value::Null);
        parts[at] = to;
    }
}

fn stored(storage: &dyn Storage) -> Map<String, Value> {
    // Only some dots are lost if it cannot be read.
    storage.read_json(KEY).and_then(|kept| understood(&kept)).unwrap_or_default()
}

/// The days with a match.
fn understood(kept: &Value) -> Option<Map<String, Value>> {
    let is_day = |day: &str| day.parse::<u32>().is_ok();
    let days = kept.as_object()?.clone().into_iter();
    Some(days.filter(|(day, entry)| is_day(day) && entry[0].is_string()).collect())
}

fn save(storage: &dyn Storage, days: &Map<String, Value>, today: u32) {
    let recent = |day: &str| day.parse().is_ok_and(|day: u32| day + SPAN > today);
    let days: Map<_, _> = days.clone().into_iter().filter(|(day, _)| recent(day)).collect();
    let before = |kept: &Value| understood(kept).map(Value::Object);
    // Only some dots are lost if the storage refuses.
    let _ = storage.keep(KEY, before, Value::Object(days));
}

/// Adds the days of another device: for each the better result of both.
pub(super) fn import_days(storage: &dyn Storage, days: &Value) -> Option<bool> {
    let mut here = stored(storage);
    let before = here.clone();
    for (day, imported) in understood(days)? {
        if !imported[0].as_str().is_some_and(is_match_id) {
            continue;
        }
        let place = |entry: &Value| entry[2].as_u64().filter(|place| (1..=9).contains(place));
        let entry = here.entry(day).or_insert_with(|| json!([imported[0], false]));
        if imported[1] == true {
            set(entry, 1, json!(true));
        }
        if let Some(best) = place(entry).into_iter().chain(place(&imported)).min() {
            set(entry, 2, json!(best));
        }
    }
    // A week is shown; a file may have any number.
    while here.len() > 2 * DAYS {
        let first = here.keys().min_by_key(|day| day.parse().unwrap_or(0)).cloned();
        here.remove(&first.unwrap_or_default());
    }
    let some = here != before;
    if some {
        save(storage, &here, 0);
    }
    Some(some)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn date(year: u32, month: u32, day: u32) -> Date {
        Date { year, month, day }
    }

    #[test]
    fn days_follow_each_other_through_ends_of_months_and_leap_years() {
        for (first, next) in [
            (date(2026, 11, 22), date(2026, 11, 23)),
            (date(2026, 11, 30), date(2026, 12, 1)),
            (date(2026, 12, 31), date(2027, 1, 1)),
            (date(2027, 2, 28), date(2027, 3, 1)),
            (date(2028, 2, 28), date(2028, 2, 29)),
            (date(2028, 2, 29), date(2028, 3, 1)),
            (date(2100, 2, 28), date(2100, 3, 1)),
        ] {
            assert_eq!(first.number() + 1, next.number(), "{first:?}");
            assert_eq!(previous_day(next), first);
        }
    }

    /// If an older version had another deal for a day, players could no longer compare their results.
    #[test]
    fn the_deal_of_a_day_never_changes() {
        let dealt = |day| (game_of(date(2026, 11, day)), seed_of(date(2026, 11, day)));
        assert_eq!(dealt(22), (GameId::DuckAndCover, 1_858_659_749_247_400));
        assert_eq!(dealt(23), (GameId::DuckThatGoose, 137_899_617_254_164));
        assert_eq!(dealt(24), (GameId::Durak, 8_748_457_935_569_930));
        assert_eq!(dealt(25), (GameId::Duckit, 2_782_318_039_482_945));
        assert_eq!(dealt(26), (GameId::Quantum, 1_472_880_799_438_825));
    }

    #[test]
    fn a_date_knows_its_day_of_the_week() {
        assert_eq!(date(1970, 1, 1).weekday(), 4, "a Thursday");
        assert_eq!(date(2026, 11, 28).weekday(), 6, "a Saturday");
        assert_eq!(date(2026, 11, 29).weekday(), 0, "a Sunday");
    }
}
