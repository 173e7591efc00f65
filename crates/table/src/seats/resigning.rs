//! The question before a player resigns.

use super::chosen;
use mallard_board::MatchUiHandle;
use mallard_engine::Seat;
use mallard_kit::Dialog;
use mallard_kit::prelude::*;
use mallard_session::SeatChange;
use mallard_texts::seats_messages;
use mallard_words::text;

/// The seat in question. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResignDialog {
    pub(super) open: RwSignal<bool>,
    pub(super) who: RwSignal<Option<Seat>>,
    /// The index of the level of the bot that would continue.
    pub(super) level: RwSignal<usize>,
}

/// The consequence of resigning, before it is done.
pub(super) fn question(handle: MatchUiHandle, asked: ResignDialog) -> AnyView {
    let ResignDialog { open, who, level } = asked;
    let app = handle.app;
    let words = move || seats_messages(app.lang());
    let asks = live_text(move || {
        who.get().map_or_else(String::new, |seat| (words().resign_ask)(&handle.name(seat)))
    });
    let body = move || {
        let Some(seat) = who.get() else { return ().into_any() };
        let answer = move |change: SeatChange| {
            open.set(false);
            handle.dyn_ui().change_seat(seat, change);
        };
        let ends = handle.ask(|table| table.follows(Some(seat)));
        let (sentences, play_on, end) = if handle.seats() == 2 {
            (vec![ends], None, words().resign)
        } else {
            let bot = (words().bot_follows)(chosen(handle, level).1);
            let ends = (words().if_it_ends)(&ends);
            let play_on = move |_| {
                answer(SeatChange::Resign(untrack(|| chosen(handle, level)).0));
            };
            let button = view! {
                <button type="button" class="button button--danger" on:click=play_on>{words().play_on}</button>
            };
            (vec![bot, ends], Some(button), words().end_too)
        };
        let sentences =
            sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_any();
        html! {
            {sentences}
            <div class="dialog__actions beside wrapped">
                <button type="button" class="button" autofocus on:click=move |_| open.set(false)>
                    {translate(app, |lang| text(lang).cancel)}
                </button>
                {play_on}
                <button type="button" class="button button--danger" on:click=move |_| answer(SeatChange::GiveUp)>
                    {end}
                </button>
            </div>
        }
    };
    html! {
        <Dialog open class="dialog dialog--ask" label=asks>
            <div class="dialog__body"><h2>{asks}</h2>{live(body)}</div>
        </Dialog>
    }
}
