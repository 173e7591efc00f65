//! The switch of a practice round: all hands open, for a round that counts for no one.

use super::phones::PhoneMarks;
use mallard_kit::prelude::*;
use mallard_kit::{SHARED_TABLE_QUERY, Switch, watch_media};
use mallard_session::Player;
use mallard_texts::setup_messages;

/// The choice for one match: no later one has open hands by surprise. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct PracticeSwitch {
    possible: Memo<bool>,
    on: RwSignal<bool>,
}

impl PracticeSwitch {
    /// For a game; `around`: is it open anyway? On phones each hand is its player's, and bots alone practise nothing.
    pub(super) fn new(around: bool, players: RwSignal<Vec<Player>>, phones: PhoneMarks) -> Self {
        let has_person = move || players.with(|players| players.iter().any(Player::is_person));
        let possible = settled(move || !around && has_person() && phones.seats().is_empty());
        Self { possible, on: RwSignal::new(false) }
    }

    /// Is the match a practice round? A reactive caller follows it.
    pub(super) fn is_on(self) -> bool {
        self.possible.get() && self.on.get()
    }

    /// Does the tablet stay in the middle: in a practice round, or in a game that several people play around it?
    pub(super) fn keeps_in_the_middle(self, around: bool) -> Memo<bool> {
        let shared = around.then(|| watch_media(SHARED_TABLE_QUERY));
        settled(move || self.is_on() || shared.is_some_and(|shared| shared.get()))
    }

    pub(super) fn view(self, app: App) -> AnyView {
        let title = live_text(move || setup_messages(app.lang()).practice.to_owned());
        let means = live_text(move || setup_messages(app.lang()).practice_means.to_owned());
        let switch = move || {
            html! {
                <div class="option across apart">
                    <div><b>{title}</b><p>{means}</p></div>
                    <Switch label=title on=self.on on_flip=Callback::new(move |on| self.on.set(on))/>
                </div>
            }
        };
        live_if(move || self.possible.get(), switch)
    }
}
