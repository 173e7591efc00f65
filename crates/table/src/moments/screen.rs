//! A moment: the table as its player saw it, what they did, and what was better. It can be tried again.

use super::translate;
use crate::parts::branch::BranchDialog;
use crate::parts::buttons::move_buttons;
use crate::parts::cover::cover_while_away;
use crate::parts::day::day;
use crate::parts::keys::{dialog_is_open, letter};
use crate::parts::panels::OpenPanels;
use crate::parts::player_badges::player_badges;
use crate::parts::voice::provide_voice;
use leptos::ev;
use mallard_board::{MomentsTable, TablePart};
use mallard_engine::Seat;
use mallard_kit::ReadAloud;
use mallard_kit::prelude::*;
use mallard_session::MomentText;
use mallard_texts::{MomentsMessages, moments_messages};
use mallard_web as web;
use mallard_words::{LessonStep, LessonText};

/// What the screen shows first.
pub(super) struct Opening {
    /// The seat whose moments these are.
    pub(super) seat: Seat,
    /// When the match ended, in milliseconds since 1970, unless it has just ended.
    pub(super) ended_at: Option<u64>,
    /// Whether each of the moments is solved.
    pub(super) solved: RwSignal<Vec<bool>>,
    /// Stores that the moment with this index is solved.
    pub(super) solve: Callback<usize>,
    /// The index of the first one.
    pub(super) at: usize,
    /// Is its better action asked for, or shown?
    pub(super) asks: bool,
    pub(super) close: Callback<()>,
    /// The dialog that continues the match; not on a phone.
    pub(super) branch: Option<BranchDialog>,
}

/// A form of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// The better action is shown.
    Explained,
    /// The player looks for it.
    Asked,
    /// The player has found it.
    Found,
}

/// The screen. A handle: copy it freely.
#[derive(Clone, Copy)]
struct Screen {
    app: App,
    table: MomentsTable,
    opening: StoredValue<Opening>,
    at: RwSignal<usize>,
    form: RwSignal<Form>,
    text: Memo<MomentText>,
    /// Whether each of the moments is solved.
    solved: RwSignal<Vec<bool>>,
}

pub(super) fn screen(table: MomentsTable, opening: Opening) -> AnyView {
    let handle = table.handle;
    let app = handle.app;
    let Opening { seat, ended_at, solved, at, asks, close, branch, .. } = opening;
    let screen = Screen {
        app,
        table,
        at: RwSignal::new(at),
        form: RwSignal::new(if asks { Form::Asked } else { Form::Explained }),
        text: memo(move || handle.ask(|table| table.moment()).unwrap_or_default()),
        solved,
        opening: StoredValue::new(opening),
    };
    if untrack(|| screen.form.get()) == Form::Asked {
        table.ask.run(true);
    }
    screen.teach();
    screen.watch_answer();
    screen.listen();
    provide_voice(handle);
    cover_while_away(handle, move || handle.now.get().private, move || close.run(()));
    let owner = move || (moments_messages(app.lang()).of)(&handle.name(seat));
    let subtitle = move || {
        let name = app.about(handle.game).name;
        ended_at.map_or_else(|| name.to_owned(), |at| format!("{name} · {}", day(app, at)))
    };
    watch(move || web::title(&format!("{} · Mallard", owner())));
    let has_badges = !untrack(|| handle.badges.with(Vec::is_empty));
    html! {
        <div
            class=format!("table is-back is-open is-moment {}", handle.game.slug())
            class:is-asked=flag(move || screen.form.get() == Form::Asked)
            data-shows=live_text(move || handle.dyn_ui().layout_classes())
        >
            <header class="bar across">
                <IconButton name="x" label=live_text(move || app.text().close.to_owned()) on_press=close/>
                <div class="bar__title grows">
                    <h1>{live_text(owner)}</h1>
                    <span>{live_text(subtitle)}</span>
                </div>
                <div class="bar__right beside">{numbers(screen)}</div>
            </header>
            <main class="pond">
                {has_badges.then(|| player_badges(handle))}
                {handle.dyn_ui().part(TablePart::Pond)}
            </main>
            <section class="dock" aria-label=live_text(owner)>
                {strip(screen)}
                {prompt(screen)}
                {handle.dyn_ui().part(TablePart::Hand)}
            </section>
            {branch.map(BranchDialog::view)}
        </div>
    }
}

impl Screen {
    fn count(self) -> usize {
        self.solved.with_untracked(Vec::len)
    }

    /// Shows a moment with its better action.
    fn show(self, at: usize) {
        self.form.set(Form::Explained);
        self.table.show.run(at);
        self.at.set(at);
    }

    /// Asks for the better action.
    fn ask(self) {
        self.form.set(Form::Asked);
        self.table.ask.run(true);
    }

    /// Shows the better action to a player who gives up looking for it.
    fn explain(self) {
        self.form.set(Form::Explained);
        self.table.coach.advance();
        self.table.ask.run(false);
    }

    fn next(self) {
        match self.at.get_untracked() + 1 {
            next if next < self.count() => self.show(next),
            _ => self.opening.with_value(|opening| opening.close).run(()),
        }
    }

    /// Tells the coach the sentences of the moment that is shown.
    fn teach(self) {
        watch(move || {
            let words = moments_messages(self.app.lang());
            let step = LessonStep {
                about: String::new(),
                say: words.asked.to_owned(),
                other: Some(self.text.with(|text| (words.misses)(&text.reason))),
                flags: Vec::new(),
            };
            self.table.coach.learn(Some(LessonText { steps: vec![step], play: String::new() }));
        });
    }

    /// Notes when the player has found the better action.
    fn watch_answer(self) {
        let handle = self.table.handle;
        let reads = flag(move || handle.lesson_state().is_some_and(|state| state.reads));
        watch(move || {
            if reads.get() && self.form.get_untracked() == Form::Asked {
                self.form.set(Form::Found);
                let at = self.at.get_untracked();
                self.solved.update(|solved| solved[at] = true);
                self.opening.with_value(|opening| opening.solve).run(at);
            }
        });
    }

    /// Left and right change the moment, T tries it again.
    fn listen(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
            if with_others || dialog_is_open() {
                return;
            }
            let at = self.at.get_untracked();
            match event.key().as_str() {
                "ArrowRight" if at + 1 < self.count() => self.show(at + 1),
                "ArrowLeft" if at > 0 => self.show(at - 1),
                "Escape" => self.opening.with_value(|opening| opening.close).run(()),
                _ if letter(self.app, &event) == Some('t') => self.ask(),
                _ => {}
            }
        });
        on_cleanup(move || listener.remove());
    }
}

/// A circle for each moment.
fn numbers(screen: Screen) -> AnyView {
    let count = screen.count();
    let circle = move |at: usize| {
        let solved = flag(move || screen.solved.with(|solved| solved[at]));
        let label = live_text(move || {
            let words = moments_messages(screen.app.lang());
            let number = (words.number)(at + 1, count);
            if solved.get() { format!("{number}. {}", words.solved) } else { number }
        });
        let shown = live(move || {
            if solved.get() {
                html! { <Icon name="check"/> }
            } else {
                (at + 1).into_any()
            }
        });
        view! {
            <button
                type="button"
                class="moment-number"
                aria-label=label
                aria-current=live_text(move || (screen.at.get() == at).to_string())
                on:click=move |_| screen.show(at)
            >
                <span>{shown}</span>
            </button>
        }
    };
    (0..count).map(circle).collect_any().into_any()
}

/// The sentence along the edge of the dock: the better action and why, the question, or what another action misses.
fn strip(screen: Screen) -> AnyView {
    let Screen { app, table: MomentsTable { handle, coach, .. }, form, text, .. } = screen;
    let sentence = Memo::new(move |_| {
        let words = moments_messages(app.lang());
        match form.get() {
            Form::Explained => text.with(|text| (words.better)(&text.better)),
            Form::Found => text.with(|text| (words.found)(&text.better)),
            Form::Asked => {
                let state = handle.lesson_state();
                state.map(|state| coach.sentence(app, state)).unwrap_or_default()
            }
        }
    });
    let icon = live(move || {
        html! { <Icon name=if form.get() == Form::Found { "check" } else { "hint" }/> }
    });
    html! {
        <div
            class="advice advice--moment across"
            class:is-found=flag(move || form.get() == Form::Found)
            class:is-wrong=flag(move || coach.is_wrong())
            role="status"
            aria-atomic="true"
        >
            {icon}
            <p class="grows">{live(move || rich(&sentence.get(), app.lang()))}</p>
            <ReadAloud text=sentence/>
        </div>
    }
}

/// What the player did, and the buttons.
fn prompt(screen: Screen) -> AnyView {
    let Screen { app, table, form, text, .. } = screen;
    let (handle, seat) = (table.handle, screen.opening.with_value(|opening| opening.seat));
    let basis = live_text(move || {
        let basis = moments_messages(app.lang()).basis;
        text.with(|text| match text.part.as_str() {
            "" => basis.to_owned(),
            part => format!("{part} · {basis}"),
        })
    });
    let played = live(move || {
        let words = moments_messages(app.lang());
        rich(&text.with(|text| (words.played)(&text.played)), app.lang())
    });
    let open = OpenPanels::all_closed();
    let buttons = live(move || match form.get() {
        Form::Explained => html! {
            {go_on(screen)}
            {button(screen, true, "refresh", |words| words.try_again, Screen::ask)}
        },
        Form::Asked => html! {
            {button(screen, false, "eye", |words| words.show, Screen::explain)}
            {live(move || move_buttons(handle, open))}
        },
        Form::Found if screen.at.get() + 1 < screen.count() => {
            button(screen, true, "chev", |words| words.next, Screen::next)
        }
        Form::Found => button(screen, true, "check", |words| words.done, Screen::next),
    });
    html! {
        <div class="prompt across prompt--idle">
            <span class="prompt__avatar"><Avatar duck=handle.player(seat).duck/></span>
            <div class="prompt__says grows">
                <small>{basis}</small>
                <p>{played}</p>
            </div>
            {handle.dyn_ui().part(TablePart::Beside).map(|part| view! { <div class="prompt__beside across rigid">{part}</div> })}
            <div class="actions beside rigid">{buttons}</div>
        </div>
    }
}

/// Continues the match from the moment; empty on a phone.
fn go_on(screen: Screen) -> AnyView {
    let dialog = screen.opening.with_value(|opening| opening.branch);
    dialog.map(|dialog| dialog.button("button")).into_any()
}

fn button(
    screen: Screen,
    primary: bool,
    icon: &'static str,
    pick: fn(&MomentsMessages) -> &'static str,
    act: fn(Screen),
) -> AnyView {
    html! {
        <button type="button" class="button" class:button--primary=primary on:click=move |_| act(screen)>
            <Icon name=icon/>
            <span>{translate(screen.app, pick)}</span>
        </button>
    }
}
