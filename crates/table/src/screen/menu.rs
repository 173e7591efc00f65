//! The menu, and the list of all moves, which is enough to play a whole game.

use mallard_session::Stage;
use mallard_texts::{
    curtain_messages, flat_messages, lesson_messages, phone_messages, replay_messages,
    rules_messages, share_messages, table_messages,
};

use crate::parts::focus::focus_first;
use crate::parts::panels::OpenPanels;
use crate::parts::to_replay::look_back;
use crate::parts::update::update_line;
use crate::phone::phones_item;
use crate::screen::help::help_item;
use crate::seats::seats_item;
use mallard_board::{Command, MatchUiHandle, MoveButton};
use mallard_codes::Route;
use mallard_kit::prelude::*;
use mallard_kit::{Dialog, Question, Sheet};
use mallard_words::{Lang, game_messages, text};

pub(crate) fn menu(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let undo = Callback::new(move |()| handle.dispatch(Command::Undo));
    let show_again = Callback::new(move |()| open.again.set(true));
    let log = Callback::new(move |()| open.toggle(open.log));
    let moves = Callback::new(move |()| open.moves.set(true));
    let settings = Callback::new(move |()| app.settings_open.set(true));
    let interrupt = Callback::new(move |()| handle.dispatch(Command::AskWhoInterrupts));
    let undo = move || {
        html! { <Item open icon="undo" pick=|lang| table_messages(lang).undo on_press=undo narrow=true/> }
    };
    let again = move || {
        html! { <Item open icon="again" pick=|lang| curtain_messages(lang).show_again on_press=show_again narrow=true/> }
    };
    let moves = move || {
        html! { <Item open icon="grid" pick=|lang| table_messages(lang).moves on_press=moves/> }
    };
    // Always there in a game with interrupts, because a full pond has no room for the button.
    let interrupt = move || {
        html! { <Item open icon="clock" pick=|lang| game_messages(lang).interrupt on_press=interrupt/> }
    };
    let can_interrupt =
        move || handle.asks_who_interrupts() && handle.ask(|table| table.can_interrupt());
    // Without a bar, the menu opens the rules.
    let rules = Callback::new(move |()| open.toggle(open.rules));
    let rules = move || {
        html! { <Item open icon="book" pick=|lang| rules_messages(lang).title on_press=rules/> }
    };
    let lies_flat = settled(move || matches!(handle.stage(), Stage::Flat(_)));
    let lay = Callback::new(move |()| {
        let flat = !lies_flat.get_untracked();
        app.settings.update(|settings| settings.lay_flat = flat);
    });
    let lay_flat = move || {
        html! { <Item open icon="flip" pick=|lang| flat_messages(lang).title on_press=lay/> }
    };
    let take_up = move || {
        html! {
            <Item open icon="flip" pick=|lang| flat_messages(lang).hand_on on_press=lay/>
        }
    };
    let can_lie_flat = move || handle.ask(|table| table.can_lie_flat());
    let end = Callback::new(move |()| open.ending.set(true));
    let restart = Callback::new(move |()| open.restart.set(true));
    let whole_match = move || {
        html! {
            {(!handle.is_practice()).then(|| phones_item(handle, open))}
            {seats_item(handle, open)}
            <Item open icon="refresh" pick=|lang| table_messages(lang).start_again on_press=restart/>
            <Item open icon="flag" pick=|lang| table_messages(lang).end_here on_press=end/>
            <hr/>
        }
    };
    // Only in the tab that plays the match, and until it is over.
    let in_match = handle.coach.is_none() && handle.phone_seat().is_none();
    let in_play =
        move || in_match && !matches!(handle.stage(), Stage::Over(_) | Stage::Ended | Stage::Watch);
    let relearn = Callback::new(move |()| handle.dispatch(Command::Relearn));
    let relearn = move || {
        html! { <Item open icon="refresh" pick=|lang| lesson_messages(lang).again on_press=relearn/> <hr/> }
    };
    html! {
        <Dialog open=open.menu class="menu" label=translate(app, |lang| table_messages(lang).menu)>
            {live_if(move || handle.now.get().undoer.is_some(), undo)}
            {live_if(move || handle.again.get(), again)}
            <Item open icon="log" pick=|lang| table_messages(lang).log on_press=log narrow=true/>
            {live_if(move || handle.acting(), moves)}
            {live_if(can_interrupt, interrupt)}
            {live_if(move || can_lie_flat() && !lies_flat.get(), lay_flat)}
            {live_if(move || handle.is_flat(), rules)}
            {live_if(move || lies_flat.get(), take_up)}
            {help_item(handle, open)}
            <Item open icon="gear" pick=|lang| table_messages(lang).settings on_press=settings/>
            {update_line(app)}
            <hr/>
            {live_if(in_play, whole_match)}
            {live_if(move || handle.coach.is_some(), relearn)}
            {in_match.then(|| match_items(handle, open))}
            {leave_item(handle, open)}
        </Dialog>
    }
}

/// The last line. A player on a phone is asked first.
fn leave_item(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    if handle.phone_seat().is_some() {
        let leave = move |_| {
            open.menu.set(false);
            open.leaving.set(true);
        };
        return html! {
            <button type="button" class="menu__item across" on:click=leave>
                <Icon name="exit"/>
                <span>{live_text(move || phone_messages(handle.app.lang()).leave.to_owned())}</span>
            </button>
        };
    }
    html! {
        <a class="menu__item across" href=Route::Home.hash()>
            <Icon name="back"/>
            <span>{translate(handle.app, |lang| text(lang).back_to_shelf)}</span>
        </a>
    }
}

/// The items of a match that a lesson lacks: the lesson, the replay, the link.
fn match_items(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let share = move |_| {
        open.menu.set(false);
        open.share.set(true);
    };
    html! {
        <a class="menu__item across" href=Route::Lesson(handle.game).hash()>
            <Icon name="book"/>
            <span>{translate(app, |lang| lesson_messages(lang).name)}</span>
        </a>
        <button type="button" class="menu__item across" on:click=move |_| look_back(handle, None)>
            <Icon name="play"/>
            <span>{live_text(move || replay_messages(app.lang()).look_back.to_owned())}</span>
        </button>
        <button type="button" class="menu__item across" on:click=share>
            <Icon name="share"/>
            <span>{live_text(move || share_messages(app.lang()).share.to_owned())}</span>
        </button>
    }
}

/// The questions before the match ends or a lesson begins again.
pub(crate) fn questions(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    if handle.phone_seat().is_some() {
        let words = move || phone_messages(app.lang());
        return html! {
            <Question
                open=open.leaving
                asks=live_text(move || words().leave_ask.to_owned())
                follows=live_text(move || words().leave_follows.to_owned())
                yes=live_text(move || words().leave.to_owned())
                on_yes=Callback::new(move |()| app.go(Route::Home))
            />
        };
    }
    html! {
        <Question
            open=open.ending
            asks=translate(app, |lang| table_messages(lang).end_ask)
            follows=live_text(move || if open.ending.get() { handle.ask(|table| table.follows(None)) } else { String::new() })
            yes=translate(app, |lang| table_messages(lang).end_it)
            on_yes=Callback::new(move |()| handle.dispatch(Command::End))
        />
        <Question
            open=open.restart
            asks=translate(app, |lang| table_messages(lang).again_ask)
            follows=translate(app, |lang| table_messages(lang).again_follows)
            yes=translate(app, |lang| table_messages(lang).start_again)
            on_yes=Callback::new(move |()| {
                handle.dispatch(if handle.is_practice() { Command::Practise } else { Command::Rematch(None) });
            })
        />
    }
}

#[component]
fn Item(
    open: OpenPanels,
    icon: &'static str,
    pick: fn(Lang) -> &'static str,
    on_press: Callback<()>,
    /// Does it show only if the top bar has no room for it?
    #[prop(optional)]
    narrow: bool,
) -> impl IntoView {
    let press = move |_| {
        open.menu.set(false);
        on_press.run(());
    };
    view! {
        <button type="button" class="menu__item across" class:narrow=narrow on:click=press>
            <Icon name=icon/>
            <span>{translate(use_app(), pick)}</span>
        </button>
    }
}

pub(crate) fn moves(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    let items = move || {
        let moves = handle.dyn_ui().moves().into_iter();
        moves.map(|press| move_item(handle, open, press)).collect_any().into_any()
    };
    // The user came for the first move, not for the button that closes the list.
    watch(move || {
        if open.moves.get() {
            request_animation_frame(|| {
                focus_first(".dialog--moves[open] li button");
            });
        }
    });
    // Another player's step, or the tablet's answer, may leave no choice.
    let emptied = flag(move || open.moves.get() && handle.dyn_ui().moves().is_empty());
    watch(move || {
        if emptied.get() {
            open.moves.set(false);
        }
    });
    html! {
        <Sheet
            open=open.moves
            class="dialog dialog--moves"
            title=translate(app, |lang| table_messages(lang).moves)
        >
            <ul>{live(items)}</ul>
        </Sheet>
    }
}

fn move_item(handle: MatchUiHandle, open: OpenPanels, press: MoveButton) -> AnyView {
    let lang = handle.app.lang_now();
    let MoveButton { label, act, .. } = press;
    let play = move |_| {
        open.moves.set(false);
        act.run(());
    };
    html! {
        <li>
            <button type="button" class="menu__item across" on:click=play>
                <span>{rich(&label, lang)}</span>
            </button>
        </li>
    }
}
