//! A match on screen: a session as signals.

use super::coach::Coach;
use super::desk::Deed;
use super::picture::Picture;
use super::tab::Tab;
use crate::engine::{Chance, Seat};
use crate::session::{Session, Situation, Speed, Stage, Taught, Wait};
use crate::ui::face::{Board, Face};
use crate::ui::kit::{App, Until, flag, settled, watch};
use crate::words::Refused;
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;

/// A match on screen. A handle: copy it freely.
#[derive(Debug)]
pub(super) struct Seated<G: Face> {
    pub(super) app: App,
    pub(super) tab: Tab,
    pub(super) session: RwSignal<Session<G>>,
    pub(super) now: Memo<Situation>,
    pub(super) view: Memo<G::View>,
    pub(super) offers: Memo<Vec<G::Action>>,
    pub(super) hint: RwSignal<Option<G::Action>>,
    /// The search for a hint, while it runs.
    pub(super) sought: StoredValue<Option<Until>, LocalStorage>,
    /// The bots' random numbers; nothing of the match depends on them.
    pub(super) chance: StoredValue<Chance>,
    /// Where things were before the last step.
    pub(super) before: StoredValue<Picture>,
    /// The coach, if a lesson is taken here.
    pub(super) coach: Option<Coach>,
    /// The element that had the focus before a step was shown that a person made without keys.
    pub(super) focused: StoredValue<Option<HtmlElement>, LocalStorage>,
    /// Was something done that the screen does not show yet?
    pub(super) behind: StoredValue<bool>,
    screen: G::Screen,
}

// A derived impl would require the views and actions inside the handles to be `Copy` as well.
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
        let is_fresh = session.table().steps().is_empty();
        let before = if is_fresh { Picture::undealt() } else { Picture::default() };
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
            sought: StoredValue::new_local(None),
            chance: StoredValue::new(Chance::from_seed(app.device().random())),
            before: StoredValue::new(before),
            coach: None,
            focused: StoredValue::new_local(None),
            behind: StoredValue::new(false),
            screen: G::screen(),
        };
        watch(move || {
            let flat = flat();
            session.maybe_update(|session| session.lay(flat));
        });
        seated.play_unattended();
        seated
    }

    /// Takes a lesson with these sentences: the move that it waits for is marked as a hint would
    /// be.
    pub(super) fn taught(self, coach: Coach) -> Self {
        let Self { session, hint, .. } = self;
        // By the number of its sentence: the lesson may want the same move twice, and marks it
        // again.
        let wanted = Memo::new(move |_| {
            session.with(|session| {
                let sentence = session.lesson()?.sentence();
                match session.wait()? {
                    Wait::Do(action) => Some((sentence, action)),
                    Wait::Read | Wait::Other(..) | Wait::Play => None,
                }
            })
        });
        watch(move || hint.set(wanted.get().map(|(_, action)| action)));
        Self { coach: Some(coach), ..self }
    }

    /// The board's part of the match.
    pub(super) fn board(self) -> Board<G> {
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

    fn refusal(self, action: G::Action) -> Option<Refused> {
        let seat = self.now.get_untracked().seat?;
        let lang = self.app.lang_now();
        let refused = self.session.with_untracked(|session| {
            self.view.with_untracked(|view| session.refusal(seat, action, view, lang))
        });
        if let Some(refused) = &refused {
            let Refused { reason, rule } = refused;
            self.corrects(action, |_, _| (reason.clone(), Some(rule)));
        }
        refused
    }
}

impl<G: Face> Seated<G> {
    /// In a lesson: the coach says why the lesson does not want this now, and by which rule.
    pub(super) fn corrects(
        self,
        action: G::Action,
        says: impl FnOnce(Coach, Taught) -> (String, Option<&'static str>),
    ) {
        let now = self
            .session
            .with_untracked(|session| Some((session.taught()?, session.flagged(action))));
        if let (Some(coach), Some((taught, flag))) = (self.coach, now) {
            let (reason, rule) = says(coach, taught);
            coach.corrects(taught, reason, rule, flag);
        }
    }
}

/// Does play go on at once, at the pace at which nothing moves?
pub(super) fn is_instant(app: App) -> bool {
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
