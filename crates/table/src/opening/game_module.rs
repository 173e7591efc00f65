//! The screens that a game's code opens, at the table and on a phone.

use crate::games::game_module::{GameCode, GameModule, MomentsRequest, ReplayRequest};
use crate::moments::found_moments;
use crate::parts::open_error::unopened;
use crate::parts::phone_ui::{MessageHandler, PhoneUi};
use crate::replay::show_replay;
use crate::screen::layout::table_screen;
use mallard_board::{Coach, GameUi, MatchUi, RulesSource, Tab, connections};
use mallard_device::{
    GameRules, SaveError, SavedMatch, Saving, TypedGame, lesson_progress, new_id,
    save_lesson_progress,
};
use mallard_engine::{Seat, SeatSet, Viewer};
use mallard_kit::prelude::*;
use mallard_session::{Lesson, Match, Moment, MomentText, OpenError, PhoneSession, Session};
use mallard_web as web;
use mallard_words::Lang;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

impl GameCode {
    pub const fn new<G: GameUi>() -> Self {
        Self(TypedGame::<G>::GAME)
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the table")]
impl<G: GameUi> GameModule for TypedGame<G> {
    fn open_match(&self, app: App, tab: Tab, saved: SavedMatch) -> AnyView {
        let fresh = saved.label.is_none();
        let (mut session, damage) = match saved.open::<G>(app.lang_now()) {
            Ok(opened) => opened,
            Err(why) => return unopened(app, why),
        };
        let storage = web::storage();
        let plays_here = !untrack(|| tab.is_elsewhere());
        if plays_here {
            let name = |seat| (seat, session.names().get(seat).to_owned());
            let people: Vec<(Seat, String)> = session.people().iter().map(name).collect();
            // A match that is over asks no phone in.
            let kept = tab.saving.with_untracked(Saving::phones);
            let kept = if session.is_over() { SeatSet::EMPTY } else { kept };
            connections::move_to_match(&tab.id(), &people, kept);
            session.set_phones(connections::seats());
        }
        if let Some(damage) = damage {
            tab.saving.update_untracked(|saving| saving.note_error(SaveError::Step(damage)));
            // The damaged match remains unchanged: play continues in a copy.
            if plays_here {
                tab.turn_to(new_id(storage));
            }
        } else if fresh {
            tab.saving.update_untracked(|saving| {
                if saving.save_error().is_none() {
                    saving.persist(storage, &mut session, |_| true);
                }
            });
        }
        let board = MatchUi::new(app, tab, session, None, None);
        if plays_here {
            board.serve_phones(move || found_moments(&tab.id()));
        }
        table_screen(board.handle())
    }

    fn open_replay(&self, app: App, replay: ReplayRequest) -> AnyView {
        show_replay::<G>(app, replay)
    }

    fn open_moments(&self, app: App, request: MomentsRequest) -> AnyView {
        let MomentsRequest { saved, moments, at, render } = request;
        let replay = match saved.replay::<G>(app.lang_now()) {
            Ok(replay) => Arc::new(replay),
            Err(why) => return unopened(app, why),
        };
        let mut session = replay.session(0, Viewer::Table);
        if !moments.get(at).is_some_and(|first| replay.show_moment(&mut session, first)) {
            return unopened(app, OpenError::Damaged);
        }
        render(MatchUi::moments(app, session, move |board, index| {
            board.show_moment(&replay, &moments[index]);
        }))
    }

    fn moment_in_words(
        &self,
        saved: SavedMatch,
        moment: &Moment,
        lang: Lang,
    ) -> Option<MomentText> {
        let replay = saved.replay::<G>(lang).ok()?;
        let mut session = replay.session(0, Viewer::Table);
        let shown = replay.show_moment(&mut session, moment);
        shown.then(|| session.in_words(session.situation(false), lang).moment()).flatten()
    }

    fn open_lesson(&self, app: App, coach: Coach, script: &str) -> AnyView {
        let Ok(lesson) = Lesson::<G>::parse(script) else {
            return unopened(app, OpenError::Lesson);
        };
        let (storage, slug) = (web::storage(), self.game().slug());
        let progress = lesson_progress(storage, slug).unwrap_or_default();
        // From now on the lesson is known here, and not offered again.
        save_lesson_progress(storage, slug, progress);
        let session = Session::learning(lesson, progress, app.lang_now());
        table_screen(MatchUi::new(app, Tab::unsaved(), session, Some(coach), None).handle())
    }

    fn begin_phone(&self, phone: PhoneUi, seat: Seat) -> MessageHandler {
        let phone_session = Rc::new(RefCell::new(PhoneSession::<G>::new(seat)));
        let shown = Rc::new(Cell::new(None::<MatchUi<G>>));
        Box::new(move |message| {
            let heard = phone_session.borrow_mut().receive(message, phone.app.lang_now())?;
            let Some(session) = heard else { return Ok(()) };
            if let Some(board) = shown.get().filter(|board| board.fits(&session)) {
                board.receive(session, phone_session.borrow().was_refused());
                return Ok(());
            }
            let (phone_session, shown) = (Rc::clone(&phone_session), Rc::clone(&shown));
            phone.show(Box::new(move || {
                let ask = move |ask| phone.send(&phone_session.borrow_mut().write_request(ask));
                let ask = Some(UnsyncCallback::new(ask));
                let board = MatchUi::new(phone.app, Tab::unsaved(), session, None, ask);
                board.follow_tablet(memo(move || phone.tablet()));
                shown.set(Some(board));
                table_screen(board.handle())
            }));
            Ok(())
        })
    }

    fn read_match(
        &self,
        saved: SavedMatch,
        lang: Lang,
        read: &mut dyn FnMut(&dyn Match),
    ) -> Result<(), OpenError> {
        let (session, _) = saved.open::<G>(lang)?;
        read(&session.in_words(session.situation(false), lang));
        Ok(())
    }

    fn rules_source(&self) -> RulesSource {
        RulesSource::new::<G>()
    }
}
