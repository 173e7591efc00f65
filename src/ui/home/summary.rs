//! What the shelf says of a saved match.

use crate::engine::{Pending, Table, Viewer};
use crate::games::{GameId, GameVisitor, Shelved};
use crate::ui::avatar::Duck;
use crate::ui::lang::Lang;
use crate::ui::matches::{Found, Saved};
use crate::ui::players::Names;
use crate::ui::table::Unopened;
use crate::ui::text::text;

/// A saved match in words.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Summary {
    pub(super) id: String,
    pub(super) game: Option<GameId>,
    /// "Durak: Mina defends", or why it cannot be opened.
    pub(super) title: String,
    pub(super) names: Vec<String>,
    pub(super) ducks: Vec<Duck>,
    /// Milliseconds since 1970.
    pub(super) saved_at: u64,
    pub(super) state: State,
    /// The saved match, for the picture.
    pub(super) saved: Option<Saved>,
}

/// Whether it can be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Open,
    Finished,
    Broken,
}

impl Summary {
    pub(super) fn open(&self) -> bool {
        self.state == State::Open
    }
}

/// Puts a saved match into words. It is replayed for that, which takes far less than a
/// millisecond.
pub(super) fn summarize(id: String, found: Found, lang: Lang) -> Summary {
    let broken = |id, why: Unopened| Summary {
        id,
        game: None,
        title: why.sentence(lang).to_owned(),
        names: Vec::new(),
        ducks: Vec::new(),
        saved_at: 0,
        state: State::Broken,
        saved: None,
    };
    let Found::Match(saved) = found else { return broken(id, Unopened::Damaged) };
    let Some(game) = saved.slug().and_then(GameId::from_slug) else {
        return broken(id, Unopened::UnknownGame);
    };
    let names: Vec<String> = saved.players.iter().map(|player| player.shown_name(lang)).collect();
    let read = Reader { saved: &saved, names: Names::new(names.clone()), lang };
    match game.visit(read) {
        Ok((title, state)) => Summary {
            id,
            game: Some(game),
            title,
            names,
            ducks: saved.players.iter().map(|player| player.duck).collect(),
            saved_at: saved.saved_at,
            state,
            saved: Some(saved),
        },
        Err(why) => broken(id, why),
    }
}

struct Reader<'a> {
    saved: &'a Saved,
    names: Names,
    lang: Lang,
}

impl GameVisitor for Reader<'_> {
    type Output = Result<(String, State), Unopened>;

    fn visit<G: Shelved>(self) -> Self::Output {
        let (table, _) = Table::<G>::open(self.saved.record.clone())?;
        if self.saved.players.len() != usize::from(table.setup().seats) {
            return Err(Unopened::Damaged);
        }
        let view = table.view(Viewer::Table);
        let (waits_for, state) = match table.pending() {
            Pending::Over(standing) => {
                (G::outcome(&view, standing, &self.names, self.lang).0, State::Finished)
            }
            Pending::Decide { .. } => (G::waits_for(&view, &self.names, self.lang), State::Open),
        };
        let game = G::about(self.lang).name;
        Ok(((text(self.lang).home.resume_title)(game, &waits_for), state))
    }
}
