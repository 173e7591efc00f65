//! The commands at the tablet: playing, saving, undoing, passing the tablet.

use crate::motion::{LayoutSnapshot, after_press, blur_pressed, settle_all};
use crate::phone::connections;
use crate::play::{Command, GameUi, MatchUi, TurnCommand};
use leptos::prelude::*;
use mallard_codes::Route;
use mallard_device::{NewMatch, begin_match, options_after_practice};
use mallard_engine::{Seat, SeatSet};
use mallard_session::{LessonWait, PhoneRequest, PlayerKind, SeatChange, Session, Stage};
use mallard_web as web;
use std::time::Duration;

/// How long a played card lands and rests before the curtain falls, or a deal or the match ends.
pub(crate) const LANDING_DURATION: Duration = Duration::from_millis(880);

/// How long everyone looks at the revealed cards at the end of a deal or match.
const TURNED_UP: Duration = Duration::from_millis(1400);

/// Changes a match. False if it did not change.
type Act<'a, G> = Box<dyn FnOnce(&mut Session<G>) -> bool + 'a>;

impl<G: GameUi> MatchUi<G> {
    /// The player at the tablet plays, and the board's raised piece is lowered.
    pub fn act(self, action: G::Action) {
        self.hand.clear();
        G::clear_selection(self.screen);
        // A second tap, before the screen could update: its offers are no longer valid.
        if self.last.behind.get_value() || self.is_corrected(action) {
            return;
        }
        let now = self.now.get_untracked();
        let decider = self.session.with_untracked(|session| session.decider(now.stage));
        if let (Some(seat), false) = (decider, now.glimpsing) {
            if let Stage::Play(_) = now.stage {
                self.session
                    .update_untracked(|session| session.turn_to(session.turn().taken(seat)));
            }
            self.play(&[(seat, action)], true);
        }
    }

    /// A player plays at `seat`, when all can reach their own part of the table at once.
    pub fn act_for(self, seat: Seat, action: G::Action) {
        let stage = self.now.get_untracked().stage;
        let offers = self.session.with_untracked(|session| session.offers_for(seat, stage));
        if offers.contains(&action) && !self.is_corrected(action) {
            self.play(&[(seat, action)], true);
        }
    }

    /// Stops the game and asks who wants to interrupt.
    pub fn interrupt(self) {
        self.dispatch(Command::AskWhoInterrupts);
    }

    /// In a lesson, and at a moment: explains that another action is wanted, if one is. At a moment no action is played:
    /// the wanted one is shown, and after that none counts.
    fn is_corrected(self, action: G::Action) -> bool {
        let (wanted, moment) =
            self.session.with_untracked(|session| (session.wait(), session.moment_marks()));
        if let Some((_, Some(_))) = moment {
            return true;
        }
        if matches!(wanted, Some(LessonWait::Do(wanted)) if wanted != action) {
            self.correct(action, |coach, taught| (coach.other(self.app, taught), None));
            return true;
        }
        if moment.is_some() {
            if let Some(coach) = self.coach {
                coach.advance();
            }
            self.ask_moment(false);
        }
        moment.is_some()
    }

    /// Plays a decision, or those that bots make together, and saves it before any of it is shown; `by_hand`: did a
    /// player at the tablet make it?
    pub fn play(self, decisions: &[(Seat, G::Action)], by_hand: bool) {
        if by_hand {
            web::decided();
        }
        if let [(_, action)] = decisions
            && self.asks_tablet(PhoneRequest::Play(*action))
        {
            // Until the tablet answers.
            return self.last.behind.set_value(true);
        }
        let (waited, deals) = self.session.with_untracked(|session| {
            let deals = session.next_part().is_some_and(|next| decisions == [next]);
            (session.table().pending().owed(), deals)
        });
        // Elements whose places have changed move from there, and those of the next deal from the stock.
        let actors = decisions.iter().map(|(seat, _)| *seat).collect();
        let before =
            if deals { LayoutSnapshot::undealt() } else { LayoutSnapshot::capture(actors) };
        let instant = self.app.is_instant();
        let moves = !instant && !self.app.is_still();
        let mut lingers = false;
        let played = self.save(Box::new(|session| {
            // From a pause the result comes at once: everyone has seen it.
            let paused = session.turn().paused;
            let mut played = false;
            for &(seat, action) in decisions {
                played |= session.play(seat, action);
            }
            if instant {
                session.skip_pause();
            }
            lingers = played && moves && !paused && session.linger(by_hand);
            played
        }));
        if !played {
            return;
        }
        self.sound(waited);
        if lingers {
            self.settle_after(LANDING_DURATION);
        }
        let show = move || {
            if by_hand {
                self.last.focused.set_value(blur_pressed());
            }
            settle_all();
            self.last.layout.set_value(before);
            self.notify_change();
        };
        if by_hand {
            after_press(self.app, self.last.behind, Box::new(show));
        } else {
            show();
        }
    }

    /// Players answer across the table; the consequences follow at once.
    fn across(self, answer: impl FnOnce(&mut Session<G>) -> Vec<(Seat, G::Action)>) {
        let follows = self.session.try_update_untracked(answer).unwrap_or_default();
        if !follows.is_empty() {
            return self.play(&follows, true);
        }
        let show = move || {
            self.last.focused.set_value(blur_pressed());
            self.session.notify();
        };
        after_press(self.app, self.last.behind, Box::new(show));
    }

    /// Ends this part of the table's rest after a while, unless it has ended before.
    pub(crate) fn settle_after(self, wait: Duration) {
        let at = |session: &Session<G>| (session.table().steps().len(), session.turn().rest);
        let now = self.session.with_untracked(at);
        let settle = move || {
            // The match may be gone from the screen by then.
            if self.session.try_with_untracked(at) != Some(now) {
                return;
            }
            if let Some(true) = self.session.try_update(Session::settle) {
                self.settle_after(TURNED_UP);
            }
        };
        set_timeout(settle, wait);
    }

    /// Plays the sound of the last step, if the settings want it.
    fn sound(self, waited: SeatSet) {
        if let Some(sound) = self.session.with_untracked(|session| session.sound(waited)) {
            self.app.play(sound);
        }
    }

    /// Changes the match and its save, and shows both.
    pub fn step(self, deed: impl FnOnce(&mut Session<G>) -> bool) {
        if self.save(Box::new(deed)) {
            after_press(self.app, self.last.behind, Box::new(move || self.notify_change()));
        }
    }

    /// Saves the match as it is.
    pub fn save_again(self) {
        self.save(Box::new(|_| true));
    }

    /// Changes the match and its save. False if it did not change. The closure is boxed, so that the program has one
    /// copy of the code that follows.
    fn save(self, deed: Act<'_, G>) -> bool {
        let storage = web::storage();
        let done = self.tab.saving.try_update_untracked(|saving| {
            self.session.try_update_untracked(|session| saving.persist(storage, session, deed))
        });
        self.tab.saving.notify();
        done.flatten() == Some(true)
    }

    /// Saves that a look is over: after a reload it is not offered again.
    pub(crate) fn keep_looks(self) {
        self.save(Box::new(|_| true));
    }

    /// Notifies the screen of the change.
    pub(crate) fn notify_change(self) {
        if let Some(coach) = self.coach {
            coach.advance();
        }
        self.sought.set_value(None);
        self.close_hint();
        self.session.notify();
    }

    /// Changes who plays a seat: most of the screen depends on that, so it is rendered again.
    pub fn change_seat(self, seat: Seat, change: SeatChange) {
        if self.save(Box::new(|session| session.change_seat(seat, change))) {
            self.tab.reopen();
        }
    }

    /// Begins a match of the same players with the same rules, or a `practice` round; the same people sit it out. Its
    /// bots have the same levels, unless another `level` is given.
    fn rematch(self, level: Option<&str>, practice: bool) {
        let storage = web::storage();
        let id = self.session.with_untracked(|session| {
            let (mut players, setup) = (session.players().to_vec(), session.table().setup());
            let options = if session.is_practice() && !practice {
                options_after_practice::<G>(storage, setup.seats, &setup.options)
            } else {
                setup.options.clone()
            };
            for player in &mut players {
                if let (PlayerKind::Bot(id), Some(level)) = (&mut player.kind, level) {
                    level.clone_into(id);
                }
            }
            let sat_out = self.tab.saving.with_untracked(|saving| saving.sat_out().to_vec());
            begin_match::<G>(storage, NewMatch { players, sat_out, options, seed: None, practice })
        });
        connections::invite(&id, connections::seats());
        self.app.go(Route::Match(id));
    }

    /// Changes the turn at the tablet, which no save has.
    fn change_turn(self, command: TurnCommand) {
        let turn = self.session.with_untracked(Session::turn);
        if command == TurnCommand::GoOn {
            let next = self.session.with_untracked(Session::next_part);
            let next = next.filter(|&(seat, _)| self.phone_seat().is_none_or(|own| own == seat));
            if let Some((seat, action)) = next {
                self.session.update_untracked(|session| session.turn_to(turn.resumed()));
                return self.play(&[(seat, action)], true);
            }
            if !G::TURNS_UP {
                // Pauses come between deals.
                self.last.layout.set_value(LayoutSnapshot::undealt());
            }
        }
        let Some(turn) = command.apply(turn, self.now.get_untracked().seat) else { return };
        // At once: a bot may decide before it is shown, and this must not undo what follows from that.
        self.session.update_untracked(|session| session.turn_to(turn));
        if matches!(command, TurnCommand::GoOn | TurnCommand::Seen)
            && self.asks_tablet(PhoneRequest::Seen)
        {
            self.session.update_untracked(Session::wait_for_others);
        } else if command == TurnCommand::Seen {
            self.keep_looks();
        }
        if command.is_immediate() {
            return self.session.notify();
        }
        let show = move || {
            // The clicked button leaves the page with the next screen.
            self.last.focused.set_value(blur_pressed());
            self.session.notify();
        };
        after_press(self.app, self.last.behind, Box::new(show));
    }

    /// Runs a command other than a move.
    pub fn dispatch(self, command: Command) {
        // Open cards close, no matter which screen follows.
        let at_once = matches!(command, Command::Turn(turn) if turn.is_immediate());
        if self.last.behind.get_value() && !at_once {
            return;
        }
        let is_local = matches!(
            command,
            Command::Hint | Command::CloseHint | Command::Turn(TurnCommand::Settle)
        );
        if self.devices.tablet.get_untracked().is_cut_off() && !is_local {
            return;
        }
        if command.has_follow_up() {
            web::decided();
        }
        let now = self.now.get_untracked();
        match command {
            Command::Turn(command) => self.change_turn(command),
            Command::AskWhoInterrupts => {
                self.session.update(|session| session.ask_who_interrupts(now.stage));
            }
            Command::Look => {
                let looks = untrack(|| self.peek_actions());
                let advised = self.hint.get_untracked().filter(|action| looks.contains(action));
                // Unseen cards are all alike, and which ones are seen is the player's secret.
                let any = || self.rng.try_update_value(|rng| rng.pick(&looks).copied());
                if let Some(action) = advised.or_else(|| any().flatten()) {
                    self.act(action);
                }
            }
            Command::Undo if now.undoer.is_none() => {}
            Command::Undo if self.asks_tablet(PhoneRequest::Undo) => {}
            Command::Undo => self.step(Session::undo),
            // The lesson itself gives the instructions.
            Command::Hint if self.session.with_untracked(Session::is_taught) => {}
            Command::Hint => self.ask_for_hint(),
            Command::Volunteer(seat) => {
                self.across(|session| session.volunteer(seat));
            }
            Command::Decline => self.across(|session| session.decline(now.stage)),
            Command::Finish => {
                let finish = self.session.with_untracked(Session::finish);
                if let Some((seat, action)) = finish {
                    self.play(&[(seat, action)], true);
                }
            }
            Command::CloseHint => self.close_hint(),
            Command::Save => self.save_again(),
            Command::End => self.step(Session::end),
            Command::Rematch(level) => self.rematch(level, false),
            Command::Practise => self.rematch(None, true),
            Command::ReadOn => self.step(Session::read_on),
            Command::Relearn => self.step(Session::replay_lesson),
        }
    }
}
