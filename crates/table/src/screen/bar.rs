//! The top bar.

use crate::parts::branch::branch_mark;
use crate::parts::panels::OpenPanels;
use mallard_board::{Command, MatchUiCommon, MatchUiHandle};
use mallard_device::format_date;
use mallard_kit::prelude::*;
use mallard_kit::{BackToGame, BackToShelf, unsaved_badge};
use mallard_session::Stage;
use mallard_texts::{
    curtain_messages, home_messages, phone_messages, rules_messages, share_messages, table_messages,
};
use mallard_words::help_messages;

/// The bar. In a pause between two rounds it does not name the round to come.
pub(crate) fn bar(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let MatchUiCommon { app, game, .. } = *handle;
    let daily = handle.daily();
    let undo = Callback::new(move |()| handle.dispatch(Command::Undo));
    let hint = Callback::new(move |()| handle.dispatch(Command::Hint));
    let hint = live_if(
        move || handle.acting() && !handle.may_interrupt() && !handle.is_taught(),
        move || {
            let left = memo(move || handle.own_hints_left());
            let label = live_text(move || match left.get() {
                Some(left) => (help_messages(app.lang()).hint_left)(left),
                None => table_messages(app.lang()).hint.to_owned(),
            });
            let count = move || left.get().map(|left| left.to_string()).unwrap_or_default();
            html! {
                <span class="bar__hint" data-left=count>
                    <IconButton name="hint" label on_press=hint/>
                </span>
            }
        },
    );
    let show_again = Callback::new(move |()| open.again.set(true));
    let again = live_if(
        move || handle.again.get(),
        move || {
            let label = translate(app, |lang| curtain_messages(lang).show_again);
            html! { <IconButton name="again" class="wide" label on_press=show_again/> }
        },
    );
    let can_undo = settled(move || {
        // The curtain and a question have another undo button.
        let now = handle.now.get();
        now.undoer.is_some() && !matches!(now.stage, Stage::Curtain(_) | Stage::Ask(_))
    });
    let undo = live(move || {
        if !can_undo.get() {
            // Its place remains, so that a finger on its way to it does not find the hint there.
            return html! { <i class="bar__undo wide"></i> };
        }
        let label = translate(app, |lang| table_messages(lang).undo);
        html! { <IconButton name="undo" class="wide" label on_press=undo/> }
    });
    let back = match (handle.coach, handle.phone_seat()) {
        (Some(_), _) => html! { <BackToGame game/> },
        // The way off a phone is in the menu.
        (None, Some(_)) => leave_on_back(open),
        (None, None) => html! { <BackToShelf/> },
    };
    // A phone names its player, and the game in the smaller line.
    let title = move || match handle.phone_seat() {
        Some(seat) => (phone_messages(app.lang()).hand_of)(&handle.name(seat)),
        None => app.about(game).name.to_owned(),
    };
    let subtitle = move || match handle.phone_seat() {
        Some(_) => format!("{} · {}", app.about(game).name, handle.subtitle()),
        None => match daily {
            Some(date) => (home_messages(app.lang()).daily)(&format_date(date, app.lang())),
            None => handle.subtitle(),
        },
    };
    let subtitle = live_if(
        move || handle.stage() != Stage::Pause,
        move || html! { <span>{live_text(subtitle)}</span> },
    );
    // A lesson was never dealt, and everyone has it. A challenge ends with a line to share.
    let can_share = handle.coach.is_none() && handle.phone_seat().is_none() && daily.is_none();
    let share = live_if(
        move || can_share && handle.is_over(),
        move || {
            let label = live_text(move || share_messages(app.lang()).share.to_owned());
            let act = Callback::new(move |()| open.share.set(true));
            html! { <IconButton name="share" label on_press=act/> }
        },
    );
    html! {
        <header class="bar across">
            {back}
            <div class="bar__title grows">
                <h1>{live_text(title)}</h1>
                {subtitle}
                {branch_mark(handle)}
            </div>
            {unsaved_badge(app)}
            <div class="bar__right beside">
                {again}
                {hint}
                {undo}
                {share}
                <IconButton
                    name="log"
                    class="wide pinned"
                    label=translate(app, |lang| table_messages(lang).log)
                    on_press=Callback::new(move |()| open.toggle(open.log))
                />
                <IconButton
                    name="book"
                    label=translate(app, |lang| rules_messages(lang).title)
                    on_press=Callback::new(move |()| open.toggle(open.rules))
                />
                <MenuButton open=open.menu/>
            </div>
        </header>
    }
}

/// On a phone "back" asks as "Leave" in the menu does: the page's script clicks this (assets/page/close-on-back.js).
fn leave_on_back(open: OpenPanels) -> AnyView {
    html! { <button type="button" hidden data-back on:click=move |_| open.leaving.set(true)></button> }
}

#[component]
pub(crate) fn MenuButton(open: RwSignal<bool>) -> impl IntoView {
    let label = translate(use_app(), |lang| table_messages(lang).menu);
    view! {
        <IconButton name="menu" label on_press=Callback::new(move |()| open.set(true))/>
    }
}
