//! What comes from elsewhere is followed by the rules of its game before it is shown.

use super::relation::Relation;
use crate::engine::{Damage, Record};
use crate::games::{GameId, GameVisitor, Shelved};
use crate::ui::app::App;
use crate::ui::avatar::Duck;
use crate::ui::face::Face;
use crate::ui::follow::follow;
use crate::ui::label::Label;
use crate::ui::matches::{self, Found, keep, new_id};
use crate::ui::players::{Kind, Names, Player, tidy_name};
use crate::ui::unopened::Unopened;
use crate::vault::Parcel;
use serde_json::Value;
use std::sync::Arc;

/// A match that could be followed, at least some of the way.
pub(super) struct Checked {
    pub(super) game: GameId,
    /// The game's name.
    pub(super) name: &'static str,
    /// What it waits for, or who won.
    pub(super) says: String,
    pub(super) names: Vec<String>,
    pub(super) ducks: Vec<Duck>,
    pub(super) moves: usize,
    /// Milliseconds since 1970; 0 if nobody said.
    pub(super) saved_at: u64,
    /// Where it ends before the record does.
    pub(super) damage: Option<Damage>,
    /// The same match on this device, by its name.
    pub(super) here: Option<(String, Relation)>,
    /// Saves it under a new name, which is the answer.
    pub(super) keep: Arc<dyn Fn() -> String + Send + Sync>,
}

/// Why a match cannot be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// It is not one, or nothing of it can be followed.
    NoMatch,
    /// It is one, but not for this program.
    Unopened(Unopened),
}

impl From<Unopened> for Refusal {
    fn from(why: Unopened) -> Self {
        match why {
            Unopened::Damaged => Self::NoMatch,
            why => Self::Unopened(why),
        }
    }
}

/// Follows a match by the rules of its game.
pub(super) fn check(app: App, parcel: Parcel) -> Result<Checked, Refusal> {
    let slug = parcel.record.get("game").and_then(Value::as_str).ok_or(Refusal::NoMatch)?;
    let game = GameId::from_slug(slug).ok_or(Refusal::Unopened(Unopened::UnknownGame))?;
    game.visit(Check { app, game, parcel })
}

struct Check {
    app: App,
    game: GameId,
    parcel: Parcel,
}

impl GameVisitor for Check {
    type Output = Result<Checked, Refusal>;

    fn visit<G: Shelved>(self) -> Self::Output {
        let Self { app, game, parcel: Parcel { players, saved_at, record } } = self;
        let lang = app.lang_now();
        let mut players: Vec<Player> =
            serde_json::from_value(players).map_err(|_| Refusal::NoMatch)?;
        let (table, damage) = follow::<G>(record, players.len())?;
        for player in &mut players {
            tidy::<G>(player);
            player.name = Some(player.shown_name(lang));
        }
        let names: Vec<String> = players.iter().map(|player| player.shown_name(lang)).collect();
        let label = Label::of(&table, &Names::new(names.iter().cloned()));
        // Written anew by the rules, it holds nothing that they do not know.
        let record: Record<G> = table.record();
        let value = serde_json::to_value(&record).map_err(|_| Refusal::NoMatch)?;
        Ok(Checked {
            game,
            name: G::about(lang).name,
            says: label.says(lang).unwrap_or_default().to_owned(),
            names,
            ducks: players.iter().map(|player| player.duck).collect(),
            moves: table.steps().len(),
            saved_at,
            damage,
            here: found_here(app, &players, &value),
            keep: Arc::new(move || {
                let id = new_id(app);
                // Should the storage refuse, the match is in memory, and the table says so.
                let _ = keep(app, &id, &players, Some(label.clone()), &record);
                id
            }),
        })
    }
}

/// Leaves of a player what somebody at this device could have set.
fn tidy<G: Face>(player: &mut Player) {
    player.name = player.name.as_deref().and_then(tidy_name);
    if let Kind::Bot(id) = &mut player.kind
        && G::level(id).is_none()
    {
        G::LEVELS.first().map_or("", |level| level.id).clone_into(id);
    }
}

/// The same match among those that are here; one that is quite the same before others.
fn found_here(app: App, players: &[Player], record: &Value) -> Option<(String, Relation)> {
    let related = matches::all(app).into_iter().filter_map(|(id, found)| match found {
        Found::Match(saved) | Found::Recovered(saved) if saved.players == players => {
            Some((id, Relation::of(&saved.record, record)?))
        }
        _ => None,
    });
    let related: Vec<_> = related.collect();
    let same = related.iter().find(|(_, relation)| *relation == Relation::Same);
    same.or(related.first()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_damaged_was_no_match_and_every_other_reason_stays() {
        assert_eq!(Refusal::from(Unopened::Damaged), Refusal::NoMatch);
        for why in [Unopened::Newer, Unopened::OtherRules, Unopened::UnknownGame, Unopened::TooLong]
        {
            assert_eq!(Refusal::from(why), Refusal::Unopened(why));
        }
    }
}
