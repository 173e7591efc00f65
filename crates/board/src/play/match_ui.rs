//! A match on screen, as signals, and the game's board, which shows it.

use crate::lesson::Coach;
use crate::motion::LayoutSnapshot;
use crate::phone::TabletState;
use crate::phone::is_on_stand;
use crate::play::common::{LastScreen, MatchUiCommon, OtherDevices, ReturnDialog, Roster};
use crate::play::tab::Tab;
use mallard_device::{GameRules, KnownPlayers, TypedGame};
use mallard_engine::{Plain, Rng, Seat, SeatSet, Viewer};
use mallard_kit::prelude::*;
use mallard_kit::{ALL_EDGES_QUERY, HandScreen, watch_media};
use mallard_session::{
    LessonState, LessonWait, MatchInWords, MatchLog, Moment, PhoneRequest, Replay, Session,
    Sitting, Situation,
};
use mallard_web as web;
use mallard_web::DropGuard;
use mallard_words::{GameText, Lang, RefusalText, TextContext, prompt_messages};
use std::ops::Deref;

/// The board of a game, as parts of the shared table. Its texts are the game's words; all of it is made from views and
/// redacted events, so it cannot show a secret. A game without a board has the functions of [`PlainBoard`].
///
/// [`PlainBoard`]: crate::PlainBoard
pub trait GameUi: GameText {
    /// Screen state of the board (such as the chosen place): may be thrown away at any time. Its
    /// default is a fresh one.
    type Screen: Plain + Copy + Default;

    /// A part of the table, if the game draws it; each game draws the pond.
    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView>;
    /// The table's state, in words for its style (`data-shows`), such as `around`. Called in a reactive place.
    fn layout_classes(_board: MatchUi<Self>) -> String {
        String::new()
    }
    /// Lowers the piece that was chosen on the board: the player at the tablet decides now.
    fn clear_selection(_screen: Self::Screen) {}
    /// The actions that let the player see cards until the next tap: the app has one look button for them, and runs any
    /// of them. Called in a reactive place.
    fn peek_actions(_board: MatchUi<Self>) -> Vec<Self::Action> {
        Vec::new()
    }
    /// The prompt, if it depends on the choice on the board. Called in a reactive place.
    fn prompt_on(_board: MatchUi<Self>) -> Option<String> {
        None
    }
    /// A piece of the rules' figures, as it looks on the table; empty if no piece has this name.
    fn drawn(_name: &str, _lang: Lang) -> AnyView {
        ().into_any()
    }
    /// The text about the piece with this number in [`StatusText::named`](mallard_words::StatusText::named).
    fn about_named(_number: usize, _lang: Lang) -> AnyView {
        ().into_any()
    }
    /// The buttons next to the prompt, at most two, the primary one last. Called in a reactive place.
    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Self::Action>>;
}

/// A part of the table that a game draws itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePart {
    /// The middle of the table: only public information.
    Pond,
    /// The viewer's own area, if it is not in the pond.
    Hand,
    /// Between the prompt and its buttons: the viewer's pieces, the steps of a turn.
    Beside,
    /// A seat's pieces in the public view: in place of the backs of its cards, and on the curtain that waits for its
    /// player.
    Facts(Seat),
    /// The cards that the end of a deal or match reveals, in place of the middle: `None` if the middle shows them.
    /// Called in a reactive place.
    Ending,
    /// The explanation of the last round's result: for the pause after it and the end of the match.
    Account,
    /// The cards that a seat won in the round before a pause, as cells of the table of scores; without a seat their
    /// headings.
    Won(Option<Seat>),
}

/// A button next to the prompt.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionButton<A> {
    /// Its label.
    pub label: String,
    /// The action that it plays.
    pub action: A,
    /// Is it the amber one? At most one is.
    pub primary: bool,
}

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
    /// At a moment: the action that was played there.
    pub played: Memo<Option<G::Action>>,
    /// The screen state of the viewer's hand of cards.
    pub hand: HandScreen,
    /// The board's own screen state.
    pub screen: G::Screen,
    pub(crate) session: RwSignal<Session<G>>,
    /// The search for a hint, while it runs.
    pub(crate) sought: StoredValue<Option<DropGuard>, LocalStorage>,
    /// The bots' random numbers; nothing of the match depends on them.
    pub(crate) rng: StoredValue<Rng>,
    /// On a phone: sends the tablet a request.
    pub(crate) tablet: Option<UnsyncCallback<PhoneRequest<G::Action>>>,
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
    /// A match on screen: with the coach of its lesson, if it is one, and on a phone with its line to the tablet.
    pub fn new(
        app: App,
        tab: Tab,
        mut session: Session<G>,
        coach: Option<Coach>,
        tablet: Option<UnsyncCallback<PhoneRequest<G::Action>>>,
    ) -> Self {
        if app.is_instant() {
            session.skip_pause();
        }
        let lies_flat = move || app.settings.with(|settings| settings.lay_flat);
        session.set_flat(untrack(lies_flat));
        let is_fresh = session.table().steps().is_empty();
        let before = if is_fresh { LayoutSnapshot::undealt() } else { LayoutSnapshot::default() };
        let settings = app.settings.get_untracked();
        let known = KnownPlayers::read(web::storage());
        let is_here = tablet.is_none() && coach.is_none();
        let help = |player| known.help(player, &settings).filter(|_| is_here);
        let help = RwSignal::new(session.players().iter().map(help).collect());
        let roster = Roster {
            help,
            hints_spent: RwSignal::new(false),
            names: session.names().clone(),
            players: session.players().to_vec(),
            owners: session.seating().owners(),
            stand_ins: session.stand_ins(),
        };
        let sitting = session.sitting(is_on_stand());
        let session = RwSignal::new(session);
        let roster = StoredValue::new(roster);
        let undoes = move |&seat: &Seat| {
            let own = help.with(|help| help.get(seat.index()).copied().flatten());
            own.unwrap_or_else(|| app.settings.with(|settings| settings.help)).undo
        };
        let now = memo(move || {
            let now = session.with(|session| session.situation(tab.is_elsewhere()));
            Situation { undoer: now.undoer.filter(undoes), ..now }
        });
        let stage = move || now.get().stage;
        let game = TypedGame::<G>::GAME.game();
        let (has_edges, reveals) = (watch_media(ALL_EDGES_QUERY), app.profile(game).turns_up);
        let middle = settled(move || {
            matches!(sitting, Sitting::Middle(_)) && !stage().has_ended_part(reveals)
        });
        let common = MatchUiCommon {
            app,
            roster,
            seat: memo(move || now.get().seat),
            acting: settled(move || now.get().acting),
            explained: RwSignal::new(None),
            returning: ReturnDialog { open: RwSignal::new(false), who: RwSignal::new(None) },
            game,
            middle,
            gathers: settled(move || middle.get() && has_edges.get()),
            tab,
            now,
            coach,
            sitting,
            devices: OtherDevices {
                tablet: RwSignal::new(TabletState::Here),
                connected: RwSignal::new(sitting.phones()),
                away: RwSignal::new(SeatSet::EMPTY),
                waits_for_phones: RwSignal::new(false),
            },
            last: LastScreen {
                layout: StoredValue::new(before),
                focused: StoredValue::new_local(None),
                behind: StoredValue::new(false),
            },
        };
        let board = Self {
            common,
            view: Memo::new(move |_| session.with(|session| session.view(stage()))),
            offers: Memo::new(move |_| session.with(|session| session.offers(stage()))),
            hint: RwSignal::new(None),
            played: Memo::new(move |_| session.with(|session| Some(session.moment_marks()?.0))),
            hand: HandScreen::default(),
            screen: G::Screen::default(),
            session,
            sought: StoredValue::new_local(None),
            rng: StoredValue::new(Rng::from_seed(web::storage().random())),
            tablet,
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

    /// Marks the move that a lesson waits for like a hint, and the better one of a moment once it is shown.
    fn mark_wanted(self) {
        let Self { session, hint, .. } = self;
        // By the number of its sentence: the lesson may want the same move twice, and marks it again.
        let wanted = Memo::new(move |_| {
            session.with(|session| {
                if let Some((_, better)) = session.moment_marks() {
                    return Some((session.table().steps().len(), better?));
                }
                let sentence = session.lesson()?.sentence();
                match session.wait()? {
                    LessonWait::Do(action) => Some((sentence, action)),
                    LessonWait::Read | LessonWait::Other(..) | LessonWait::Play => None,
                }
            })
        });
        watch(move || hint.set(wanted.get().map(|(_, action)| action)));
    }

    /// In a replay: shows the match after `step` steps to `viewer`.
    pub fn show_step(self, replay: &Replay<G>, step: usize, viewer: Viewer) {
        self.session.update(|session| replay.show_step(session, step, viewer));
    }

    /// Shows a moment of a match, with the better action. False if the match has no such decision.
    pub fn show_moment(self, replay: &Replay<G>, moment: &Moment) -> bool {
        let shown = self.session.try_update(|session| replay.show_moment(session, moment));
        shown == Some(true)
    }

    /// Asks for the better action of the moment, or shows it.
    pub fn ask_moment(self, asks: bool) {
        self.session.update(|session| session.ask_moment(asks));
    }

    /// The word on the pieces of the action that was played at the moment; empty on others.
    pub fn played_mark(
        self,
        is: impl Fn(G::Action) -> bool + Send + Sync + 'static,
    ) -> Signal<String> {
        live_text(move || {
            let played = self.played.get().filter(|&played| is(played));
            played.map_or("", |_| prompt_messages(self.app.lang()).played).to_owned()
        })
    }

    /// Reads the match in words; a reactive caller reads it again after every step.
    pub(crate) fn with_words<T>(self, ask: impl FnOnce(&MatchInWords<'_, G>) -> T) -> T {
        let (now, lang) = (self.now.get(), self.app.lang());
        self.session.with(|session| ask(&session.in_words(now, lang)))
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.roster.with_value(|roster| roster.names.get(seat).to_owned())
    }

    /// The names of the seats and the current language.
    pub fn say(self) -> TextContext {
        let lang = self.app.lang();
        self.roster.with_value(|roster| TextContext::new(&roster.names, lang))
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
    pub(crate) fn peek_actions(self) -> Vec<G::Action> {
        if self.coach.is_some() { Vec::new() } else { G::peek_actions(self) }
    }

    /// Shows the area of another player who can act, until that player has acted; for open games.
    pub fn show_seat_area(self, seat: Seat) {
        self.session.update(|session| session.look(seat));
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
    pub(crate) fn correct(
        self,
        action: G::Action,
        explain: impl FnOnce(Coach, LessonState) -> (String, Option<&'static str>),
    ) {
        let now = self
            .session
            .with_untracked(|session| Some((session.lesson_state()?, session.flagged(action))));
        if let (Some(coach), Some((taught, flag))) = (self.coach, now) {
            let (reason, rule) = explain(coach, taught);
            coach.correct(taught, reason, rule, flag);
        }
    }
}
