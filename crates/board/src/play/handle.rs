//! A match for the screens that all games share: without the type of its game, so that the program has one copy of
//! these screens and not one for each game.

use crate::lesson::Coach;
use crate::phone::cut_off_sentence;
use crate::play::{
    ActionButton, Command, GameUi, MatchUi, Tab, TablePart, common::MatchUiCommon,
    rules_source::RulesSource,
};
use mallard_codes::link::{self, LinkKind};
use mallard_device::{Date, date_of};
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::{
    LessonState, Match, Player, Prompts, SeatChange, Session, Stage, StepsAgain,
};
use mallard_web as web;
use mallard_words::{PlayerBadge, Prompt, ResultText, ScoreTable, help_messages};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A match on screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct MatchUiHandle {
    common: MatchUiCommon,
    dyn_ui: StoredValue<Arc<dyn DynMatchUi>>,
    /// The prompt, and the seat that it is about.
    pub prompt: Memo<(Seat, Prompt)>,
    /// The words of the hint, while one is shown.
    pub hint: Memo<Option<String>>,
    /// The badges next to the names of the seats; empty if the pond shows the seats itself.
    pub badges: Memo<Vec<PlayerBadge>>,
    /// Has something happened in public since the last decision of the player at the tablet?
    pub again: Memo<bool>,
}

/// The parts of a match on screen that depend on its game.
pub trait DynMatchUi: Send + Sync {
    /// Reads the match; a reactive caller does so again after every step.
    fn read(&self, look: &mut dyn FnMut(&dyn Match));
    /// A part of the table, if the game has it.
    fn part(&self, part: TablePart) -> Option<AnyView>;
    /// The table's state, in words for its style.
    fn layout_classes(&self) -> String;
    /// The buttons next to the prompt.
    fn buttons(&self) -> Vec<MoveButton>;
    /// Can the player look at cards with the look button?
    fn can_peek(&self) -> bool;
    /// All moves in words.
    fn moves(&self) -> Vec<MoveButton>;
    /// The parts of the game for the texts of its rules.
    fn rules_source(&self) -> RulesSource;
    /// The match as a link, or only its deal; with or without the names of the players.
    fn link(&self, of: LinkKind, named: bool) -> Option<String>;
    /// A second table, which shows the public steps since the last decision of the player at the tablet; `None` if
    /// nothing has happened since.
    fn show_again(&self) -> Option<TableAgain>;
    /// On a phone: a second table, with the first moment of its player; `None` if there is none.
    fn phone_moments(&self) -> Option<MomentsTable>;
    /// Runs a command of the player at the tablet.
    fn dispatch(&self, command: Command);
    /// Changes who plays a seat: the table is rendered again then.
    fn change_seat(&self, seat: Seat, change: SeatChange);
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl fmt::Debug for dyn DynMatchUi {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DynMatchUi")
    }
}

/// A button that plays an action.
#[derive(Clone, Debug)]
pub struct MoveButton {
    /// Its label.
    pub label: String,
    /// Is it the amber one?
    pub primary: bool,
    /// Does the hint point to it?
    pub hinted: bool,
    /// At a moment: was it played?
    pub played: bool,
    /// Plays the action.
    pub act: Callback<()>,
}

impl MoveButton {
    /// A button without a mark.
    pub const fn plain(label: String, primary: bool, act: Callback<()>) -> Self {
        Self { label, primary, hinted: false, played: false, act }
    }
}

/// A table that shows steps of the running match again; the match itself stays as it is.
#[derive(Clone, Debug)]
pub struct TableAgain {
    /// The table of the step that is shown.
    pub handle: MatchUiHandle,
    /// The steps, and whose last decision they follow.
    pub steps: StepsAgain,
    /// Shows the step with this number.
    pub show: Callback<usize>,
}

/// A table of decisions to try again. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct MomentsTable {
    /// The table of the moment that is shown.
    pub handle: MatchUiHandle,
    /// It says what another action misses.
    pub coach: Coach,
    /// Shows the moment with this index, with its better action.
    pub show: Callback<usize>,
    /// Asks for the better action, or shows it.
    pub ask: Callback<bool>,
}

impl Deref for MatchUiHandle {
    type Target = MatchUiCommon;

    fn deref(&self) -> &MatchUiCommon {
        &self.common
    }
}

impl MatchUiHandle {
    /// This tab's part in the match.
    pub fn tab(self) -> Tab {
        self.tab
    }

    /// The game's own parts.
    pub fn dyn_ui(self) -> Arc<dyn DynMatchUi> {
        self.dyn_ui.get_value()
    }

    /// Reads the match; a reactive caller reads it again after every step.
    ///
    /// # Panics
    /// Never: a match answers at once.
    pub fn ask<T>(self, question: impl FnOnce(&dyn Match) -> T) -> T {
        let (mut question, mut answer) = (Some(question), None);
        self.dyn_ui().read(&mut |table| answer = question.take().map(|question| question(table)));
        answer.expect("a match answers at once")
    }

    /// Subscribes a reactive caller to every step.
    pub fn track(self) {
        self.dyn_ui().read(&mut |_| {});
    }

    /// The player of a seat.
    pub fn player(self, seat: Seat) -> Player {
        self.roster.with_value(|roster| roster.players[seat.index()].clone())
    }

    /// The name of a seat, in the current language.
    pub fn name(self, seat: Seat) -> String {
        self.player(seat).shown_name(self.app.lang_now())
    }

    /// The names of these seats as a list in a sentence.
    pub fn say_names(self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        (self.app.text().list_of_names)(&names)
    }

    /// Runs a command of the player at the tablet.
    pub fn dispatch(self, command: impl Into<Command>) {
        self.dyn_ui().dispatch(command.into());
    }

    /// What the screen shows.
    pub fn stage(self) -> Stage {
        self.now.get().stage
    }

    /// The progress of the lesson; `None` in a match.
    pub fn lesson_state(self) -> Option<LessonState> {
        self.coach?;
        self.ask(|table| table.lesson_state())
    }

    /// Does a lesson give instructions now? Not once the match continues freely.
    pub fn is_taught(self) -> bool {
        self.lesson_state().is_some_and(|taught| !taught.is_left)
    }

    /// Does the match continue another one, so that it counts for no one?
    pub fn is_branch(self) -> bool {
        untrack(|| self.ask(|table| table.is_branch()))
    }

    /// Is it a practice round, in which all hands are open?
    pub fn is_practice(self) -> bool {
        untrack(|| self.ask(|table| table.is_practice()))
    }

    /// Is the match over?
    pub fn is_over(self) -> bool {
        matches!(self.stage(), Stage::Over(_) | Stage::Ended)
    }

    /// The date on which it was the daily deal, if it was one of the last days.
    pub fn daily(self) -> Option<Date> {
        date_of(web::storage(), &self.tab.id(), web::date())
    }

    /// The seat that wears the fool's cap until the next deal.
    pub fn fool(self) -> Option<Seat> {
        if !self.has_ended_part() {
            return None;
        }
        let ending = || self.ask(|table| table.pause());
        self.result_text().fool.or_else(|| ending()?.seat_of_the_fool())
    }

    /// The aim of the game, in a sentence, before the player's first decision.
    pub fn goal(self) -> Option<&'static str> {
        self.now.get().first.then(|| self.app.about(self.game).pitch)
    }

    /// Can the player at the tablet act?
    pub fn acting(self) -> bool {
        self.now.get().acting
    }

    /// The line under the name of the game.
    pub fn subtitle(self) -> String {
        let about = || self.coach?.about(self.app, self.lesson_state()?);
        about().unwrap_or_else(|| self.ask(|table| table.subtitle()))
    }

    /// The result in words.
    pub fn result_text(self) -> ResultText {
        self.ask(|table| table.outcome())
    }

    /// The score up to now.
    pub fn score(self) -> ScoreTable {
        self.ask(|table| table.score())
    }
}

impl<G: GameUi> MatchUi<G> {
    /// The match without the type of its game, for the table: no board may call this (`clippy.toml`), because it reads
    /// the save.
    pub fn handle(self) -> MatchUiHandle {
        let badges = move || self.with_words(|words| words.badges());
        MatchUiHandle {
            common: *self,
            dyn_ui: StoredValue::new(Arc::new(self)),
            prompt: memo(move || self.prompt()),
            hint: memo(move || self.hint_in_words()),
            badges: memo(badges),
            again: memo(move || self.session.with(|it| it.steps_again(self.now.get()).is_some())),
        }
    }

    fn prompt(self) -> (Seat, Prompt) {
        let now = self.now.get();
        let (seat, mut prompt) = self.with_words(|words| words.prompt());
        if now.acting
            && now.interrupting.is_none()
            && let Some(sentence) = G::prompt_on(self)
        {
            prompt.sentence = sentence;
        }
        if let Some(sentence) = cut_off_sentence(self.devices.tablet.get(), self.app.lang()) {
            sentence.clone_into(&mut prompt.sentence);
        }
        (seat, prompt)
    }

    fn hint_in_words(self) -> Option<String> {
        if self.hints_spent().get() {
            return Some(help_messages(self.app.lang()).none_left.to_owned());
        }
        let (action, offers) = (self.hint.get()?, self.offers.get());
        self.with_words(|words| {
            // The lesson itself explains its marks.
            let taught = words.lesson_state().is_some_and(|now| now.awaits_action);
            let holds = !taught && offers.contains(&action);
            holds.then(|| words.advice(action, &offers))
        })
    }

    fn on_press(self, action: G::Action) -> Callback<()> {
        Callback::new(move |()| self.act(action))
    }
}

impl<G: GameUi> DynMatchUi for MatchUi<G> {
    fn read(&self, look: &mut dyn FnMut(&dyn Match)) {
        self.with_words(|words| look(words));
    }

    fn part(&self, part: TablePart) -> Option<AnyView> {
        G::part(*self, part)
    }

    fn layout_classes(&self) -> String {
        G::layout_classes(*self)
    }

    fn buttons(&self) -> Vec<MoveButton> {
        let (hinted, played) = (self.hint.get(), self.played.get());
        let after_all = self.session.with(Session::after_all);
        let press = |button: ActionButton<G::Action>| MoveButton {
            label: if after_all == Some(button.action) {
                self.with_words(|words| words.after_all().to_owned())
            } else {
                button.label
            },
            primary: button.primary,
            hinted: hinted == Some(button.action),
            played: played == Some(button.action),
            act: self.on_press(button.action),
        };
        G::buttons(*self).into_iter().map(press).collect()
    }

    fn can_peek(&self) -> bool {
        !MatchUi::peek_actions(*self).is_empty()
    }

    fn moves(&self) -> Vec<MoveButton> {
        let say = self.say();
        let offers = self.offers.get().into_iter();
        self.view.with(|view| {
            let press = |action| {
                MoveButton::plain(G::offer(view, action, &say), false, self.on_press(action))
            };
            offers.map(press).collect()
        })
    }

    fn rules_source(&self) -> RulesSource {
        RulesSource::new::<G>()
    }

    fn link(&self, of: LinkKind, named: bool) -> Option<String> {
        self.session.with(|session| {
            let (table, seating) = (session.table(), session.seating());
            link::encode::<G>(of, table, session.players(), seating, named)
        })
    }

    fn show_again(&self) -> Option<TableAgain> {
        Self::show_again(*self)
    }

    fn phone_moments(&self) -> Option<MomentsTable> {
        Self::phone_moments(*self)
    }

    fn dispatch(&self, command: Command) {
        Self::dispatch(*self, command);
    }

    fn change_seat(&self, seat: Seat, change: SeatChange) {
        Self::change_seat(*self, seat, change);
    }
}
