//! The state of the page on which a group chooses its next game.

use mallard_codes::GameId;
use mallard_device::{
    Group, LineUp, MatchHistory, Night, PastMatch, Reasons, game_reasons, suggest_game,
};
use mallard_kit::listed_phones;
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_web as web;
use std::cell::RefCell;
use std::sync::Arc;

/// What a group has chosen so far.
#[derive(Clone)]
pub(super) struct NextChoice {
    pub(super) group: Group,
    /// The people who were chosen to sit out; otherwise the order decides.
    pub(super) resting: Vec<Player>,
    /// The game that a tap chose; until then the suggested one is chosen.
    pub(super) game: Option<GameId>,
}

thread_local! {
    /// The choice of the players of this match, while they look at a lesson or at the setup.
    static CHOICE: RefCell<Option<(String, NextChoice)>> = const { RefCell::new(None) };
}

/// The id of the match after which the page was opened, and the past matches.
type Opened = StoredValue<Arc<(String, MatchHistory)>>;

/// The page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct NextGame {
    pub(super) app: App,
    opened: Opened,
    choice: RwSignal<NextChoice>,
    /// The chosen game.
    pub(super) game: Memo<GameId>,
    /// The phones of the last match: the names of their players, and whether they are connected.
    phones: Signal<Vec<(String, bool)>>,
}

impl NextGame {
    pub(super) fn choice(self) -> NextChoice {
        self.choice.get()
    }

    pub(super) fn change(self, change: &dyn Fn(&mut NextChoice)) {
        self.choice.update(|choice| change(choice));
    }

    /// Who plays this game, or the chosen one.
    pub(super) fn line_up(self, game: Option<GameId>) -> LineUp {
        let NextChoice { group, resting, .. } = self.choice();
        group.line_up(&game.unwrap_or_else(|| self.game.get()).seats(), &resting)
    }

    /// Asks about the night, if the match is part of one that is not over.
    pub(super) fn with_night<T>(self, ask: impl FnOnce(&MatchHistory, &Night) -> T) -> Option<T> {
        with_night_of(self.opened, ask)
    }

    /// The last match of this game that these people played.
    pub(super) fn with_last<T>(
        self,
        game: GameId,
        line_up: &LineUp,
        ask: impl FnOnce(&PastMatch) -> T,
    ) -> Option<T> {
        self.opened.get_value().1.last_of(game, line_up).map(ask)
    }

    /// What speaks for each game in this night; empty without one.
    pub(super) fn reasons(self) -> Vec<(GameId, Reasons)> {
        reasons_of(self.app, self.opened, &self.choice().group)
    }

    /// Is the phone of this player connected? `None` without a phone.
    pub(super) fn phone_of(self, player: &Player) -> Option<bool> {
        let is_theirs = |(name, _): &&(String, bool)| player.is_named(name);
        self.phones.with(|phones| phones.iter().find(is_theirs).map(|(_, connected)| *connected))
    }

    /// Opens the page after a match, as it was left.
    pub(super) fn open(app: App, history: &MatchHistory, last: &PastMatch) -> Self {
        let stored = CHOICE.take().filter(|(of, _)| *of == last.id).map(|(_, choice)| choice);
        let choice = RwSignal::new(stored.unwrap_or_else(|| NextChoice {
            group: Group::after(last, history.night_of(&last.id).as_ref()),
            resting: Vec::new(),
            game: None,
        }));
        let phones = listed_phones();
        let opened = StoredValue::new(Arc::new((last.id.clone(), history.clone())));
        let same = last.game().unwrap_or(GameId::ALL[0]);
        let suggested = move || {
            let games = reasons_of(app, opened, &choice.get().group);
            suggest_game(&games).map_or(same, |at| games[at].0)
        };
        let game = memo(move || choice.get().game.unwrap_or_else(suggested));
        Self { app, opened, choice, game, phones }
    }

    /// Keeps the choice while the page is left.
    pub(super) fn keep(self) {
        watch(move || {
            let id = self.opened.get_value().0.clone();
            CHOICE.set(Some((id, self.choice())));
        });
    }
}

fn with_night_of<T>(opened: Opened, ask: impl FnOnce(&MatchHistory, &Night) -> T) -> Option<T> {
    let opened = opened.get_value();
    let (id, history) = &*opened;
    let night = history.night_of(id)?;
    night.is_open(web::storage().now()).then(|| ask(history, &night))
}

fn reasons_of(app: App, opened: Opened, group: &Group) -> Vec<(GameId, Reasons)> {
    let all = with_night_of(opened, |history, night| {
        let of = |&game: &GameId| {
            let minutes = app.about(game).minutes;
            (game, game_reasons(history, night, group, (game, minutes)))
        };
        GameId::ALL.iter().map(of).collect()
    });
    all.unwrap_or_default()
}
