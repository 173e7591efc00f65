//! Who interrupts? All are asked, even those who cannot, so that the question reveals nothing.

use crate::parts::banner::banner;
use crate::parts::panels::OpenPanels;
use crate::screen::bar::MenuButton;
use mallard_board::{MatchUiCommon, MatchUiHandle, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::BackToShelf;
use mallard_kit::prelude::*;
use mallard_session::InterruptState;
use mallard_texts::curtain_messages;
use mallard_words::text;

pub(crate) fn interrupt_question(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let (MatchUiCommon { app, game, .. }, people) = (*handle, handle.people());
    let title = live_text(move || format!("{} · {}", app.about(game).name, handle.subtitle()));
    let choose = move |interrupt| handle.dispatch(TurnCommand::Interrupt(interrupt));
    let person = |seat: Seat| {
        view! {
            <li>
                <button type="button" class="button" on:click=move |_| choose(InterruptState::By(seat))>
                    <Avatar duck=handle.player(seat).duck/>
                    <span class="clipped">{handle.name(seat)}</span>
                </button>
            </li>
        }
    };
    html! {
        <div class="handoff downwards">
            <header class="handoff__bar across apart">
                <BackToShelf/>
                <span class="grows clipped">{title}</span>
                <MenuButton open=open.menu/>
            </header>
            {banner(handle)}
            <main class="downwards amid grows">
                <h1>{translate(app, |lang| curtain_messages(lang).who_interrupts)}</h1>
                <ul class="handoff__who beside wrapped amid">{people.iter().map(person).collect_any()}</ul>
                <p class="handoff__says across">{translate(app, |lang| curtain_messages(lang).game_waits)}</p>
                <button type="button" class="button" on:click=move |_| choose(InterruptState::None)>
                    {translate(app, |lang| text(lang).go_on)}
                </button>
            </main>
        </div>
    }
}
