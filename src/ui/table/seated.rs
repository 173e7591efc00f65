//! A match on screen: a session as signals, and what touches do to it.

use super::desk::{Deed, Desk, Press, Questions};
use super::picture::Picture;
use super::tab::Tab;
use crate::engine::{Chance, Seat, SeatSet};
use crate::games::GameId;
use crate::session::Route;
use crate::session::{LogPart, News, Saving, Session, Situation, Speed, Stage, Storage, begin};
use crate::ui::face::{Board, Button, Face, Spread};
use crate::ui::kit::{App, Ask, flag, settled, watch};
use crate::words::{Interlude, Interrupts, Line, Outcome, Plate, Prompt, Score, Spoken, Term};
use leptos::prelude::*;
use std::sync::Arc;

/// A match on screen. A handle: copy it freely.
#[derive(Debug)]
pub(super) struct Seated<G: Face> {
    pub(super) app: App,
    pub(super) tab: Tab,
    pub(super) session: RwSignal<Session<G>>,
    pub(super) now: Memo<Situation>,
    view: Memo<G::View>,
    offers: Memo<Vec<G::Action>>,
    hint: RwSignal<Option<G::Action>>,
    /// What the bots draw from; nothing of the match depends on it.
    pub(super) chance: StoredValue<Chance>,
    /// Where things lay before the last step.
    before: StoredValue<Picture>,
    screen: G::Screen,
}

// Derived, these would ask the views and actions inside the handles to be `Copy` as well.
impl<G: Face> Clone for Seated<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Seated<G> {}

impl<G: Face> Seated<G> {
    pub(super) fn new(app: App, tab: Tab, mut session: Session<G>) -> Self {
        if is_instant(app) {
            session.hasten();
        }
        let flat = move || app.settings.with(|settings| settings.lay_flat);
        session.lay(untrack(flat));
        let session = RwSignal::new(session);
        let now = situation(move || session.with(|session| session.situation(tab.is_elsewhere())));
        let stage = move || now.get().stage;
        let seated = Self {
            app,
            tab,
            session,
            now,
            view: Memo::new(move |_| session.with(|session| session.view(stage()))),
            offers: Memo::new(move |_| session.with(|session| session.offers(stage()))),
            hint: RwSignal::new(None),
            chance: StoredValue::new(Chance::from_seed(app.device().random())),
            before: StoredValue::new(Picture::default()),
            screen: G::screen(),
        };
        watch(move || {
            let flat = flat();
            session.maybe_update(|session| session.lay(flat));
        });
        seated.play_unattended();
        seated
    }

    /// The match without its type.
    pub(super) fn desk(self, game: GameId) -> Desk {
        let board = self.board();
        self.session.with_untracked(|session| Desk {
            app: self.app,
            game,
            about: G::about,
            seats: session.table().setup().seats,
            people: session.people(),
            tab: self.tab,
            before: self.before,
            now: self.now,
            players: StoredValue::new(session.players().to_vec()),
            questions: StoredValue::new(Arc::new(Asked { seated: self, board })),
        })
    }

    /// What the game's board is given.
    fn board(self) -> Board<G> {
        let Self { app, session, now, view, offers, hint, screen, .. } = self;
        let (names, people) =
            session.with_untracked(|session| (session.names().clone(), session.people()));
        let duck = move |seat: Seat| {
            session.with_untracked(|session| session.players()[seat.index()].duck)
        };
        let latest = move |steps| {
            session.with(|session| {
                session.public_events(session.table().steps().len().saturating_sub(steps))
            })
        };
        let offers_for =
            move |seat| session.with(|session| session.offers_for(seat, now.get().stage));
        Board {
            app,
            view,
            names: StoredValue::new(names),
            people,
            ducks: Callback::new(duck),
            latest: Callback::new(latest),
            seat: seat_in(now),
            offers,
            acting: settled(move || now.get().acting),
            hint,
            act: Callback::new(move |action| self.act(action)),
            act_for: Callback::new(move |(seat, action)| self.act_for(seat, action)),
            offers_for: Callback::new(offers_for),
            look: Callback::new(move |seat| session.update(|session| session.look(seat))),
            interrupting: flag(move || now.get().interrupting.is_some()),
            flat: flag(move || matches!(now.get().stage, Stage::Flat(_))),
            glimpsing: flag(move || now.get().glimpsing),
            interrupt: Callback::new(move |()| self.does(Deed::AskWhoInterrupts)),
            refusal: Callback::new(move |action| self.refusal(action)),
            screen,
        }
    }

    /// The person at the tablet plays.
    fn act(self, action: G::Action) {
        let now = self.now.get_untracked();
        let decider = self.session.with_untracked(|session| session.decider(now.stage));
        if let (Some(seat), false) = (decider, now.glimpsing) {
            if let Stage::Play(_) = now.stage {
                self.session
                    .update_untracked(|session| session.turn_to(session.turn().taken(seat)));
            }
            self.play(seat, action);
        }
    }

    /// A person plays there, where all can reach their own part of the table at once.
    fn act_for(self, seat: Seat, action: G::Action) {
        let stage = self.now.get_untracked().stage;
        let offers = self.session.with_untracked(|session| session.offers_for(seat, stage));
        if offers.contains(&action) {
            self.play(seat, action);
        }
    }

    fn refusal(self, action: G::Action) -> Option<String> {
        let seat = self.now.get_untracked().seat?;
        let lang = self.app.lang_now();
        self.session.with_untracked(|session| {
            self.view.with_untracked(|view| session.refusal(seat, action, view, lang))
        })
    }

    /// Plays one decision. It is saved before anything of it is shown.
    pub(super) fn play(self, seat: Seat, action: G::Action) {
        let picture = Picture::taken(seat);
        let waited = self.session.with_untracked(|session| session.table().pending().owed());
        let instant = is_instant(self.app);
        let played = self.step(|session, saving, storage| {
            let played = session.play(saving, storage, seat, action);
            if instant {
                session.hasten();
            }
            played
        });
        if played {
            self.before.set_value(picture);
            self.sound(waited);
        }
    }

    /// Lets the last step be heard, if somebody wants that.
    fn sound(self, waited: SeatSet) {
        let audible = self.app.settings.with_untracked(|settings| settings.sounds);
        let sound = || self.session.with_untracked(|session| session.sound(waited));
        if let Some(sound) = audible.then(sound).flatten() {
            self.app.device().play(sound);
        }
    }

    /// Does something to the match and to its save, and shows both.
    fn step(self, deed: impl FnOnce(&mut Session<G>, &mut Saving, &dyn Storage) -> bool) -> bool {
        let storage = self.app.storage();
        let done = self.tab.update(|saving| {
            self.session.try_update_untracked(|session| deed(session, saving, &*storage))
        });
        let done = done.flatten() == Some(true);
        self.tab.told();
        if done {
            self.hint.set(None);
            self.session.notify();
        }
        done
    }

    fn does(self, deed: Deed) {
        let now = self.now.get_untracked();
        let turn = self.session.with_untracked(Session::turn);
        if let Some(turn) = deed.turns(turn, now.seat) {
            return self.session.update(|session| session.turn_to(turn));
        }
        match deed {
            Deed::AskWhoInterrupts => {
                self.session.update(|session| session.ask_who_interrupts(now.stage));
            }
            Deed::Undo => {
                self.step(|session, saving, storage| session.undo(saving, storage));
            }
            Deed::Hint => {
                let hint = self.chance.try_update_value(|chance| {
                    self.session.with_untracked(|session| session.hint(now.stage, chance))
                });
                if let Some(Some(hint)) = hint {
                    self.hint.set(Some(hint));
                }
            }
            Deed::Said => {
                let said = self.session.with_untracked(|session| session.said(now.stage));
                if let Some((seat, action)) = said {
                    self.play(seat, action);
                }
            }
            Deed::CloseHint => self.hint.set(None),
            Deed::Save => {
                let storage = self.app.storage();
                self.tab.update(|saving| {
                    self.session.with_untracked(|session| saving.keep(&*storage, session.kept()));
                });
                self.tab.told();
            }
            Deed::End => {
                self.step(|session, saving, storage| session.end(saving, storage));
            }
            Deed::Rematch => {
                let id = self.session.with_untracked(|session| {
                    let setup = session.table().setup().clone();
                    begin::<G>(&*self.app.storage(), session.players(), setup)
                });
                self.app.go(Route::Match(id));
            }
            // About nothing but who has the tablet: answered above.
            Deed::Reveal(_)
            | Deed::Interrupt(_)
            | Deed::Peek(_)
            | Deed::Hide
            | Deed::HandOver
            | Deed::Seen
            | Deed::GoOn => {}
        }
    }

    fn press(self, action: G::Action) -> Callback<()> {
        Callback::new(move |()| self.act(action))
    }
}

/// Does play go on at once, at the pace at which nothing moves?
fn is_instant(app: App) -> bool {
    app.settings.with_untracked(|settings| settings.speed == Speed::Off)
}

// One copy of the framework's code for all games, as in `ui/kit/live.rs`.

fn situation(of: impl Fn() -> Situation + Send + Sync + 'static) -> Memo<Situation> {
    fn shared(of: Box<dyn Fn() -> Situation + Send + Sync>) -> Memo<Situation> {
        Memo::new(move |_| of())
    }
    shared(Box::new(of))
}

fn seat_in(now: Memo<Situation>) -> Memo<Option<Seat>> {
    Memo::new(move |_| now.get().seat)
}

/// A match and what its board was given.
#[derive(Debug)]
struct Asked<G: Face> {
    seated: Seated<G>,
    board: Board<G>,
}

impl<G: Face> std::ops::Deref for Asked<G> {
    type Target = Seated<G>;

    fn deref(&self) -> &Seated<G> {
        &self.seated
    }
}

impl<G: Face> Questions for Asked<G> {
    fn follow(&self) {
        self.session.track();
    }

    fn prompt(&self) -> (Seat, Prompt) {
        let (now, lang) = (self.now.get(), self.app.lang());
        let (seat, mut prompt) =
            self.view.with(|view| self.session.with(|session| session.prompt(now, view, lang)));
        if now.acting
            && now.interrupting.is_none()
            && let Some(sentence) = G::prompt_on(self.board)
        {
            prompt.sentence = sentence;
        }
        (seat, prompt)
    }

    fn side(&self, seat: Seat) -> Prompt {
        let (stage, lang) = (self.now.get().stage, self.app.lang());
        self.session.with(|session| session.side(seat, stage, lang))
    }

    fn hint(&self) -> Option<String> {
        let action = self.hint.get()?;
        let (lang, offers) = (self.app.lang(), self.offers.get());
        let advice = |view: &G::View| {
            self.session.with_untracked(|session| session.advice(view, &offers, action, lang))
        };
        offers.contains(&action).then(|| self.view.with(advice))
    }

    fn buttons(&self) -> Vec<Press> {
        let buttons = G::buttons(self.board).into_iter();
        let hinted = self.hint.get();
        let press = |button: Button<G::Action>| Press {
            label: button.label,
            primary: button.primary,
            hinted: hinted == Some(button.action),
            act: self.press(button.action),
        };
        buttons.map(press).collect()
    }

    fn moves(&self) -> Vec<Press> {
        let (lang, names) = (self.app.lang(), self.board.names.get_value());
        let offers = self.offers.get().into_iter();
        self.view.with(|view| {
            let press = |action| Press {
                label: G::offer(view, action, &names, lang),
                primary: false,
                hinted: false,
                act: self.press(action),
            };
            offers.map(press).collect()
        })
    }

    fn subtitle(&self) -> String {
        self.view.with(|view| G::subtitle(view, self.app.lang()))
    }

    fn plate(&self, seat: Seat) -> Option<Plate> {
        G::PLATE.map(|plate| self.view.with(|view| plate(view, seat, self.app.lang())))
    }

    fn log(&self, steps: usize) -> LogPart {
        self.session.with(|session| session.log(steps, self.app.lang()))
    }

    fn news(&self, since: Option<usize>) -> News {
        let lang = self.app.lang();
        self.session.with(|session| match since {
            Some(since) => session.news(since, lang),
            None => session.opening_news(lang),
        })
    }

    fn recap(&self, seat: Seat) -> Option<String> {
        self.session.with(|session| session.recap(seat, self.app.lang()))
    }

    fn lines_since(&self, seat: Seat) -> Vec<Line> {
        self.session.with(|session| session.lines_since(seat, self.app.lang()))
    }

    fn pause(&self) -> Option<Interlude> {
        self.session.with(|session| session.pause(self.app.lang()))
    }

    fn score(&self) -> Score {
        let history = self.session.with(|session| session.public_events(0));
        self.view.with(|view| G::score(view, &history, self.app.lang()))
    }

    fn account(&self) -> Option<AnyView> {
        let history = self.session.with(|session| session.public_events(0));
        G::account(self.board, &history)
    }

    fn spread(&self, score: Ask<AnyView>) -> Option<Spread> {
        let history = self.session.with(|session| session.public_events(0));
        G::spread(self.board, &history, score)
    }

    fn outcome(&self) -> Outcome {
        let (stage, lang) = (self.now.get().stage, self.app.lang());
        self.view.with(|view| self.session.with(|session| session.outcome(stage, view, lang)))
    }

    fn this_table(&self) -> Vec<Term> {
        self.view.with(|view| G::this_table(view, self.app.lang()))
    }

    fn pond(&self) -> AnyView {
        G::pond(self.board)
    }

    fn hand(&self) -> Option<AnyView> {
        G::hand(self.board)
    }

    fn beside(&self) -> Option<AnyView> {
        G::beside(self.board)
    }

    fn facts(&self, seat: Seat) -> Option<AnyView> {
        G::facts(self.board, seat)
    }

    fn show_mine(&self, seat: Seat) -> String {
        self.board.names.with_value(|names| G::show_mine(names.of(seat), self.app.lang()))
    }

    fn can_lie_flat(&self) -> bool {
        self.session.with_untracked(Session::can_lie_flat)
    }

    fn says(&self, seat: Seat) -> String {
        let lang = self.app.lang();
        let says = |spoken: Spoken<G>| {
            self.board.names.with_value(|names| (spoken.says)(names.of(seat), lang))
        };
        G::SPOKEN.map(says).unwrap_or_default()
    }

    fn interrupts(&self) -> bool {
        let possible = |interrupts: Interrupts<G>| self.view.with(interrupts.possible);
        G::INTERRUPTS.is_some_and(possible)
    }

    fn does(&self, deed: Deed) {
        self.seated.does(deed);
    }
}
