//! A match on screen, as signals: for the boards of the games, and for the commands at the tablet.

use crate::device::Speed;
use crate::engine::{Rng, Seat, SeatSet};
use crate::games::GameId;
use crate::session::{
    Duck, LessonState, LessonWait, MatchInWords, MatchLog, Player, Session, Situation, Stage,
};
use crate::ui::kit::{AROUND, App, memo, settled, watch, watch_media};
use crate::ui::table::lesson::coach::Coach;
use crate::ui::table::motion::snapshot::LayoutSnapshot;
use crate::ui::table::phone::is_on_stand;
use crate::ui::table::phone::phone_ui::TabletState;
use crate::ui::table::play::game_ui::GameUi;
use crate::ui::table::play::remote_players::RemotePlayers;
use crate::ui::table::play::tab::Tab;
use crate::web;
use crate::web::DropGuard;
use crate::words::{Names, RefusalText, TextContext};
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use std::ops::Deref;

/// A match on screen. A handle: copy it freely.
#[derive(Debug)]
pub struct MatchUi<G: GameUi> {
    common: MatchUiCommon,
    /// The match in the viewer's view.
    pub view: Memo<G::View>,
    /// The actions that the player at the tablet may take now.
    pub offers: Memo<Vec<G::Action>>,
    /// The action that the hint shows, if there is one.
    pub hint: RwSignal<Option<G::Action>>,
    /// The board's own screen state.
    pub screen: G::Screen,
    pub(in crate::ui::table) session: RwSignal<Session<G>>,
    /// The search for a hint, while it runs.
    pub(in crate::ui::table) sought: StoredValue<Option<DropGuard>, LocalStorage>,
    /// The bots' random numbers; nothing of the match depends on them.
    pub(in crate::ui::table) rng: StoredValue<Rng>,
    /// The other devices of the match.
    pub(in crate::ui::table) remote: StoredValue<RemotePlayers<G>, LocalStorage>,
}

/// The part of a match on screen that does not depend on its game. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct MatchUiCommon {
    /// The language and the settings.
    pub app: App,
    /// The names of the seats.
    pub names: StoredValue<Names>,
    /// The seats whose human players play here, not bots and not on phones.
    pub people: SeatSet,
    /// The seat whose area is shown: the player at the tablet.
    pub seat: Memo<Option<Seat>>,
    /// Does the player at the tablet decide now?
    pub acting: Memo<bool>,
    /// The seat whose result the board explains: the table of scores marks its row.
    pub explained: RwSignal<Option<Seat>>,
    pub(in crate::ui::table) game: GameId,
    /// The number of seats.
    pub(in crate::ui::table) seats: u8,
    /// The seats whose hands are on phones.
    pub(in crate::ui::table) phones: SeatSet,
    /// Do all human players use phones?
    pub(in crate::ui::table) is_for_all: bool,
    /// Is the tablet in the middle, so that each side is turned to its players? It is if all play on phones, unless it
    /// faces one side.
    pub in_the_middle: bool,
    /// Is it in the middle, with room for each player's pieces at their edge?
    pub gathers: Memo<bool>,
    /// Does a pause reveal the choices, on the pond and not over the dock?
    pub(in crate::ui::table) turns_up: bool,
    /// On a phone: what it knows of the tablet.
    pub(in crate::ui::table) tablet: RwSignal<TabletState>,
    /// The seats whose phones are connected or disconnected: another screen begins when they are no longer `phones`.
    pub(in crate::ui::table) connected: RwSignal<SeatSet>,
    /// Does the table wait while phones connect?
    pub(in crate::ui::table) waits: RwSignal<bool>,
    /// Those of them whose phones are disconnected.
    pub(in crate::ui::table) away: RwSignal<SeatSet>,
    /// The seat that this device plays in a match of another device.
    pub(in crate::ui::table) phone_seat: Option<Seat>,
    /// The seats with a human player in the match, though a bot may decide there now.
    pub(in crate::ui::table) owners: SeatSet,
    pub(in crate::ui::table) players: StoredValue<Vec<Player>>,
    pub(in crate::ui::table) tab: Tab,
    pub(in crate::ui::table) now: Memo<Situation>,
    /// The coach, in a lesson.
    pub(in crate::ui::table) coach: Option<Coach>,
    /// The places of the elements before the last step.
    pub(in crate::ui::table) before: StoredValue<LayoutSnapshot>,
    /// The element that had the focus before a step that was made without keys.
    pub(in crate::ui::table) focused: StoredValue<Option<HtmlElement>, LocalStorage>,
    /// Has the match changed since the screen's last update?
    pub(in crate::ui::table) behind: StoredValue<bool>,
}

impl MatchUiCommon {
    /// The duck of a seat.
    pub fn duck(self, seat: Seat) -> Duck {
        self.players.with_value(|players| players[seat.index()].duck)
    }

    /// Does the player at the tablet interrupt? Then the offers are the possible interrupts.
    pub fn is_interrupting(self) -> bool {
        self.now.with(|now| now.interrupting.is_some())
    }

    /// Can the player on a phone interrupt another seat's decision? The phone offers it without a question.
    pub fn may_interrupt(self) -> bool {
        self.phone_seat.is_some() && self.now.with(|now| now.may_interrupt)
    }

    /// Does this device ask who interrupts? A phone does not: only its player sees its buttons. Nor does a tablet at
    /// which no one plays.
    pub fn asks_who_interrupts(self) -> bool {
        self.phone_seat.is_none() && !self.people.is_empty()
    }

    /// Is the tablet flat between two players, who read the table from both ends?
    pub fn is_flat(self) -> bool {
        self.now.with(|now| matches!(now.stage, Stage::Flat(_)))
    }

    /// Does a pause show the end of a part of the match?
    pub fn is_paused(self) -> bool {
        self.now.with(|now| now.stage == Stage::Pause)
    }

    /// Does the screen show the end of the match or of a part?
    pub fn has_ended_part(self) -> bool {
        self.now.with(|now| now.stage.is_ending() || now.stage == Stage::Ended)
    }

    /// Does a pause show cards that have just been revealed?
    pub fn is_revealing(self) -> bool {
        self.turns_up && self.is_paused()
    }

    /// The player to whom the tablet passes, while the curtain closes the hands.
    pub fn next_holder(self) -> Option<Seat> {
        self.now.with(|now| match now.stage {
            Stage::Curtain(seat) => Some(seat),
            _ => None,
        })
    }

    /// Does the match wait for this seat?
    pub fn is_owed(self, seat: Seat) -> bool {
        self.now.with(|now| now.owed.has(seat))
    }

    /// Does the viewer see cards only until confirming them?
    pub fn is_glimpsing(self) -> bool {
        self.now.with(|now| now.glimpsing)
    }
}

// A derived impl would require the views and actions inside the handles to be `Copy` as well.
impl<G: GameUi> Clone for MatchUi<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for MatchUi<G> {}

impl<G: GameUi> Deref for MatchUi<G> {
    type Target = MatchUiCommon;

    fn deref(&self) -> &MatchUiCommon {
        &self.common
    }
}

impl<G: GameUi> MatchUi<G> {
    /// Shows a match that this tab plays, with the coach of its lesson, if it is one.
    pub(in crate::ui::table) fn new(
        app: App,
        game: GameId,
        tab: Tab,
        coach: Option<Coach>,
        mut session: Session<G>,
    ) -> Self {
        if is_instant(app) {
            session.skip_pause();
        }
        let lies_flat = move || app.settings.with(|settings| settings.lay_flat);
        session.set_flat(untrack(lies_flat));
        let is_fresh = session.table().steps().is_empty();
        let before = if is_fresh { LayoutSnapshot::undealt() } else { LayoutSnapshot::default() };
        let (seats, owners) = (session.table().setup().seats, session.seating().owners());
        let (people, names) = (session.people(), session.names().clone());
        let (phones, phone_seat) = (session.phones(), session.phone_seat());
        let players = session.players().to_vec();
        let session = RwSignal::new(session);
        let now = memo(move || session.with(|session| session.situation(tab.is_elsewhere())));
        let stage = move || now.get().stage;
        let is_for_all = people.is_empty() && !phones.is_empty();
        let (in_the_middle, has_edges) = (is_for_all && !is_on_stand(), watch_media(AROUND));
        let common = MatchUiCommon {
            app,
            names: StoredValue::new(names),
            people,
            seat: memo(move || now.get().seat),
            acting: settled(move || now.get().acting),
            explained: RwSignal::new(None),
            game,
            seats,
            phones,
            connected: RwSignal::new(phones),
            waits: RwSignal::new(false),
            away: RwSignal::new(SeatSet::EMPTY),
            gathers: settled(move || in_the_middle && has_edges.get()),
            is_for_all,
            turns_up: G::TURNS_UP,
            in_the_middle,
            tablet: RwSignal::new(TabletState::Here),
            phone_seat,
            owners,
            players: StoredValue::new(players),
            tab,
            now,
            coach,
            before: StoredValue::new(before),
            focused: StoredValue::new_local(None),
            behind: StoredValue::new(false),
        };
        let board = Self {
            common,
            view: Memo::new(move |_| session.with(|session| session.view(stage()))),
            offers: Memo::new(move |_| session.with(|session| session.offers(stage()))),
            hint: RwSignal::new(None),
            screen: G::Screen::default(),
            session,
            sought: StoredValue::new_local(None),
            rng: StoredValue::new(Rng::from_seed(web::storage().random())),
            remote: StoredValue::new_local(RemotePlayers::None),
        };
        watch(move || {
            let flat = lies_flat();
            session.maybe_update(|session| session.set_flat(flat));
        });
        if coach.is_some() {
            board.mark_wanted();
        }
        board.play_unattended();
        board
    }

    /// Marks the move that a lesson waits for like a hint.
    fn mark_wanted(self) {
        let Self { session, hint, .. } = self;
        // By the number of its sentence: the lesson may want the same move twice, and marks it again.
        let wanted = Memo::new(move |_| {
            session.with(|session| {
                let sentence = session.lesson()?.sentence();
                match session.wait()? {
                    LessonWait::Do(action) => Some((sentence, action)),
                    LessonWait::Read | LessonWait::Other(..) | LessonWait::Play => None,
                }
            })
        });
        watch(move || hint.set(wanted.get().map(|(_, action)| action)));
    }

    /// Reads the match in words; a reactive caller reads it again after every step.
    pub(in crate::ui::table) fn with_words<T>(
        self,
        ask: impl FnOnce(&MatchInWords<'_, G>) -> T,
    ) -> T {
        let (now, lang) = (self.now.get(), self.app.lang());
        self.session.with(|session| ask(&session.in_words(now, lang)))
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat).to_owned())
    }

    /// The names of the seats and the current language.
    pub fn say(self) -> TextContext {
        let lang = self.app.lang();
        self.names.with_value(|names| TextContext::new(names, lang))
    }

    /// The public events of the last `steps` steps.
    pub fn latest(self, steps: usize) -> Vec<G::Event> {
        self.session.with(|session| {
            session.public_events(session.table().steps().len().saturating_sub(steps))
        })
    }

    /// All public events of the match.
    pub fn history(self) -> Vec<G::Event> {
        self.latest(usize::MAX)
    }

    /// The last move at a bot's seat, in a few words.
    pub fn last_action(self, seat: Seat) -> Option<String> {
        self.with_words(|words| words.last_action(seat))
    }

    /// The actions of a player's seat now, when all can reach their own part of the table at once.
    pub fn offers_for(self, seat: Seat) -> Vec<G::Action> {
        let stage = self.now.get().stage;
        self.session.with(|session| session.offers_for(seat, stage))
    }

    /// The actions of the look button; a lesson determines the cards itself.
    pub(in crate::ui::table) fn peek_actions(self) -> Vec<G::Action> {
        if self.coach.is_some() { Vec::new() } else { G::peek_actions(self) }
    }

    /// Shows the area of another player who can act, until that player has acted; for open games.
    pub fn show_seat_area(self, seat: Seat) {
        self.session.update(|session| session.look(seat));
    }

    /// Does it show the cards that the viewer may remember? A lesson does, because it asks for cards seen before.
    pub fn aids_memory(self) -> bool {
        self.coach.is_some() || self.app.settings.with(|settings| settings.memory_aid)
    }

    /// Why an action is not allowed; `None` if it is. In a lesson the coach explains it too.
    pub fn refusal(self, action: G::Action) -> Option<RefusalText> {
        let seat = self.now.get_untracked().seat?;
        let refused = untrack(|| self.with_words(|words| words.refusal(seat, action)));
        if let Some(RefusalText { reason, rule }) = &refused {
            self.correct(action, |_, _| (reason.clone(), Some(rule)));
        }
        refused
    }

    /// In a lesson: the coach explains why the lesson does not want this now, and by which rule.
    pub(in crate::ui::table) fn correct(
        self,
        action: G::Action,
        says: impl FnOnce(Coach, LessonState) -> (String, Option<&'static str>),
    ) {
        let now = self
            .session
            .with_untracked(|session| Some((session.lesson_state()?, session.flagged(action))));
        if let (Some(coach), Some((taught, flag))) = (self.coach, now) {
            let (reason, rule) = says(coach, taught);
            coach.correct(taught, reason, rule, flag);
        }
    }
}

/// Does play continue at once, because animations are off?
pub(in crate::ui::table) fn is_instant(app: App) -> bool {
    app.settings.with_untracked(|settings| settings.speed == Speed::Off)
}
