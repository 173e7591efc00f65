//! What is decided without a person: by bots, and where the rules leave no choice.

use super::session::Session;
use super::stage::{Interrupt, Stage};
use crate::engine::{Chance, Pending, Seat, Table, Viewer};
use crate::ui::face::Face;
use crate::ui::live::watch;
use crate::ui::players::Kind;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// The next decision.
#[derive(Clone, Copy, Debug)]
enum Next<A> {
    /// This one.
    Made(Seat, A),
    /// The bot there makes it when its moment has come.
    Bot(Seat),
}

impl<G: Face> Session<G> {
    /// Waits a moment whenever something is to be decided without a person, and decides it.
    pub(super) fn play_unattended(self) {
        let waiting = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
                handle.clear();
            }
        };
        watch(move || {
            stop();
            // In a flawed match nothing happens before a person says so, and nothing while a person
            // looks at what the next decision hides.
            let glimpsing = !self.glimpses.get().is_empty();
            if self.flaw.get().is_some() || glimpsing || !matches!(self.stage.get(), Stage::Play(_))
            {
                return;
            }
            let pending = self.table.with(Table::pending);
            let Some(next) = self.next(pending) else { return };
            // Seats that decide together do not take longer than one that decides alone.
            let together = u64::from(pending.owed().len().max(1));
            let delay = self.app.settings.get().speed.bot_delay() / together;
            let decide = move || match next {
                Next::Made(seat, action) => self.play(seat, action),
                Next::Bot(seat) => {
                    if let Some(action) = self.ask_bot(seat, false) {
                        self.play(seat, action);
                    }
                }
            };
            let handle = set_timeout_with_handle(decide, Duration::from_millis(delay)).ok();
            waiting.set_value(handle);
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(stop);
    }

    /// A bot that would rather interrupt comes before the one that is asked.
    fn next(self, pending: Pending) -> Option<Next<G::Action>> {
        let Pending::Decide { owed, may } = pending else { return None };
        let mut could = may.minus(self.people).minus(owed).iter();
        let interrupts = could.find_map(|seat| Some(Next::Made(seat, self.ask_bot(seat, true)?)));
        let asked = || owed.minus(self.people).first().map(Next::Bot);
        interrupts.or_else(asked).or_else(|| self.only_move())
    }

    /// The person's decision, if the rules leave only one and the settings say not to ask.
    fn only_move(self) -> Option<Next<G::Action>> {
        let asks = !self.app.settings.get().only_move;
        // Who interrupts has to see that there was nothing else.
        if asks || self.interrupt.get() != Interrupt::None {
            return None;
        }
        let seat = self.seat.get()?;
        let owed = self.table.with(Table::pending).owed().has(seat);
        let [action] = self.offers.get()[..] else { return None };
        owed.then_some(Next::Made(seat, action))
    }

    fn ask_bot(self, seat: Seat, interrupts: bool) -> Option<G::Action> {
        let kind = self.players.with_value(|players| players[seat.index()].kind.clone());
        let Kind::Bot(id) = kind else { return None };
        let level = G::level(&id).or(G::LEVELS.first().copied())?;
        let mut legal = Vec::new();
        let view = self.table.with_untracked(|table| {
            table.legal(seat, &mut legal);
            table.view(Viewer::Seat(seat))
        });
        if legal.is_empty() {
            return None;
        }
        let ask = |chance: &mut Chance| {
            if interrupts {
                G::interrupt(&view, &legal, level, chance)
            } else {
                Some(G::choose(&view, &legal, level, chance))
            }
        };
        self.chance.try_update_value(ask).flatten()
    }
}
