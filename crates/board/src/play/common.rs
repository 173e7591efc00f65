//! The part of a match on screen that does not depend on its game.

use crate::lesson::Coach;
use crate::motion::LayoutSnapshot;
use crate::phone::TabletState;
use crate::play::tab::Tab;
use leptos::web_sys::HtmlElement;
use mallard_codes::GameId;
use mallard_device::{Help, KnownPlayers};
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::{Duck, Player, Sitting, Situation, Stage};
use mallard_web as web;
use mallard_words::{Names, game_messages, isolated};

/// The part of a match on screen that does not depend on its game. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct MatchUiCommon {
    /// The language and the settings.
    pub app: App,
    /// The players.
    pub roster: StoredValue<Roster>,
    /// How people sit.
    pub sitting: Sitting,
    /// The seat whose area is shown: the player at the tablet.
    pub seat: Memo<Option<Seat>>,
    /// Does the player at the tablet decide now?
    pub acting: Memo<bool>,
    /// The seat whose result the board explains: the table of scores marks its row.
    pub explained: RwSignal<Option<Seat>>,
    /// The player who comes back.
    pub returning: ReturnDialog,
    /// The game.
    pub game: GameId,
    /// Is the tablet in the middle, so that each side is turned to its players? It is if all play on phones, unless it
    /// faces one side. All read the end of a round or of the match from one side.
    pub middle: Memo<bool>,
    /// Is it in the middle, with room for each player's pieces at their edge?
    pub gathers: Memo<bool>,
    /// The other devices of the match.
    pub devices: OtherDevices,
    pub(crate) tab: Tab,
    /// What the screen shows, and who decides.
    pub now: Memo<Situation>,
    /// The coach, in a lesson.
    pub coach: Option<Coach>,
    /// The screen before the last step.
    pub last: LastScreen,
}

/// The players of a match.
#[derive(Debug)]
pub struct Roster {
    /// Their names.
    pub names: Names,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// The seats with a human player in the match, though a bot may decide there now.
    pub owners: SeatSet,
    /// The seats of people for whom a bot decides now.
    pub stand_ins: SeatSet,
    /// The help of each player whom this device knows by name; for all others that of the settings counts.
    pub help: RwSignal<Vec<Option<Help>>>,
    /// Has a player asked for a hint who has none left?
    pub hints_spent: RwSignal<bool>,
}

/// The question to a player whose seat a bot plays.
#[derive(Clone, Copy, Debug)]
pub struct ReturnDialog {
    pub open: RwSignal<bool>,
    pub who: RwSignal<Option<Seat>>,
}

/// What a screen knows of the other devices of the match.
#[derive(Clone, Copy, Debug)]
pub struct OtherDevices {
    /// On a phone: what it knows of the tablet.
    pub tablet: RwSignal<TabletState>,
    /// The seats whose phones are connected or disconnected: another screen begins when they are no longer those of
    /// [`MatchUiCommon::sitting`].
    pub connected: RwSignal<SeatSet>,
    /// Those of them whose phones are disconnected.
    pub away: RwSignal<SeatSet>,
    /// Does the table wait while phones connect?
    pub waits_for_phones: RwSignal<bool>,
}

/// What a screen remembers of the position before the last step.
#[derive(Clone, Copy, Debug)]
pub struct LastScreen {
    /// The places of the elements.
    pub layout: StoredValue<LayoutSnapshot>,
    /// The element that had the focus before a step that was made without keys.
    pub focused: StoredValue<Option<HtmlElement>, LocalStorage>,
    /// Has the match changed since the screen's last update?
    pub behind: StoredValue<bool>,
}

impl MatchUiCommon {
    /// The seats whose human players play here, not bots and not on phones.
    pub fn people(self) -> SeatSet {
        self.sitting.people()
    }

    /// The number of seats.
    pub fn seats(self) -> u8 {
        self.roster.with_value(|roster| u8::try_from(roster.players.len()).unwrap_or(u8::MAX))
    }

    /// The seats with a human player in the match, though a bot may decide there now.
    pub fn owners(self) -> SeatSet {
        self.roster.with_value(|roster| roster.owners)
    }

    /// The bot's sign on the plate of a person for whom a bot plays, before the duck: a button where the person may come
    /// back. Empty for all others.
    pub fn stand_in(self, seat: Seat) -> AnyView {
        if !self.roster.with_value(|roster| roster.stand_ins.has(seat)) {
            return ().into_any();
        }
        let name =
            move || self.roster.with_value(|roster| isolated(roster.names.get(seat).to_owned()));
        let label = live_text(move || (game_messages(self.app.lang()).bot_plays)(&name()));
        let press = move |_| {
            self.returning.who.set(Some(seat));
            self.returning.open.set(true);
        };
        let cannot_return = !self.owners().has(seat) || self.phone_seat().is_some();
        let is_over = move || {
            self.now.with(|now| matches!(now.stage, Stage::Over(_) | Stage::Ended | Stage::Watch))
        };
        html! {
            <button
                type="button"
                class="stand-in"
                aria-label=label
                disabled=move || cannot_return || is_over()
                on:click=press
            >
                <Icon name="bot" small=true/>
            </button>
        }
    }

    /// The help of a seat's player. Reading it in a reactive place follows changes.
    pub fn help(self, seat: Seat) -> Help {
        let own = self.roster.with_value(|roster| roster.help);
        let own = own.with(|own| own.get(seat.index()).copied().flatten());
        own.unwrap_or_else(|| self.app.settings.with(|settings| settings.help))
    }

    /// Is the help of this seat's player stored with their name?
    pub fn has_own_help(self, seat: Seat) -> bool {
        let own = self.roster.with_value(|roster| roster.help);
        own.with(|own| own.get(seat.index()).is_some_and(Option::is_some))
    }

    /// Stores the help of a seat's player.
    pub fn set_help(self, seat: Seat, help: Help) {
        let mut known = KnownPlayers::read(web::storage());
        if self.has_own_help(seat) {
            let (own, player) = self
                .roster
                .with_value(|roster| (roster.help, roster.players[seat.index()].clone()));
            known.set_help(web::storage(), &player, help);
            own.update(|own| own[seat.index()] = Some(help));
        } else {
            known.settle_help(web::storage());
            self.app.settings.update(|settings| settings.help = help);
        }
    }

    /// The help of the player whose area is shown; the usual one while none is, and at a curtain, which rivals read.
    pub fn viewer_help(self) -> Help {
        let viewer = self.seat.get().filter(|_| self.next_holder().is_none());
        viewer.map(|seat| self.help(seat)).unwrap_or_default()
    }

    /// Does a card need a second tap?
    pub fn confirms(self) -> bool {
        untrack(|| self.viewer_help().confirm)
    }

    /// Does it show what the viewer may remember? A lesson does, because it asks for cards seen before.
    pub fn aids_memory(self) -> bool {
        self.coach.is_some() || self.viewer_help().memory_aid
    }

    /// How many hints this seat's player has left; `None` if they never run out.
    pub fn hints_left(self, seat: Seat) -> Option<usize> {
        let used = self.tab.saving.with(|saving| saving.hints_of(seat));
        self.help(seat).hints.left(used)
    }

    /// The same for the player who decides now, on a screen that only this player reads: rivals do not learn it.
    pub fn own_hints_left(self) -> Option<usize> {
        let now = self.now.get();
        let is_alone = self.owners().len() == 1;
        let seat = now.seat.filter(|_| now.acting && (now.private || is_alone))?;
        self.hints_left(seat)
    }

    /// The seats whose hands are on phones.
    pub fn phones(self) -> SeatSet {
        self.sitting.phones()
    }

    /// The seat that this device plays in a match of another device.
    pub const fn phone_seat(self) -> Option<Seat> {
        self.sitting.phone_seat()
    }

    /// Is the tablet in the middle, so that each side is turned to its players?
    pub fn in_the_middle(self) -> bool {
        self.middle.get()
    }

    /// The duck of a seat.
    pub fn duck(self, seat: Seat) -> Duck {
        self.roster.with_value(|roster| roster.players[seat.index()].duck)
    }

    /// Does the player at the tablet interrupt? Then the offers are the possible interrupts.
    pub fn is_interrupting(self) -> bool {
        self.now.with(|now| now.interrupting.is_some())
    }

    /// Can the player on a phone interrupt another seat's decision? The phone offers it without a question.
    pub fn may_interrupt(self) -> bool {
        self.phone_seat().is_some() && self.now.with(|now| now.may_interrupt)
    }

    /// Does this device ask who interrupts? A phone does not: only its player sees its buttons. Nor does a tablet at
    /// which no one plays.
    pub fn asks_who_interrupts(self) -> bool {
        self.phone_seat().is_none() && !self.people().is_empty()
    }

    /// Is the tablet flat between players, who read the table from several sides?
    pub fn is_flat(self) -> bool {
        self.now.with(|now| now.practice || matches!(now.stage, Stage::Flat(_)))
    }

    /// Does a pause show the end of a part of the match?
    pub fn is_paused(self) -> bool {
        self.now.with(|now| now.stage == Stage::Pause)
    }

    /// Does the screen show the end of the match or of a part?
    pub fn has_ended_part(self) -> bool {
        self.now.with(|now| now.stage.has_ended_part(self.turns_up()))
    }

    /// Does a pause reveal the choices, on the pond and not over the dock?
    pub fn turns_up(self) -> bool {
        self.app.profile(self.game).turns_up
    }

    /// Does a pause show cards that have just been revealed?
    pub fn is_revealing(self) -> bool {
        self.turns_up() && self.is_paused()
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
