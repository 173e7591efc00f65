//! "Continue from here": a match that continues a finished one from one of its steps.

use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_device::{BranchRequest, SavedMatch, begin_branch};
use mallard_engine::{Level, Seat};
use mallard_kit::prelude::*;
use mallard_kit::{Sheet, kinds};
use mallard_session::{BranchPoint, PlayerKind};
use mallard_texts::{BranchMessages, branch_messages};
use mallard_web as web;
use mallard_words::{Lang, device_messages, prompt_messages};

/// The way to continue a finished match: the button, and the dialog before the branch begins. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct BranchDialog(StoredValue<Dialog>);

/// The dialog, and the finished match without the type of its game.
#[derive(Clone, Copy)]
struct Dialog {
    open: RwSignal<bool>,
    choice: RwSignal<Option<Choice>>,
    handle: MatchUiHandle,
    levels: &'static [Level],
    /// The match; `None` while it continues.
    whole: StoredValue<Option<SavedMatch>>,
}

/// What the player chooses in the dialog.
#[derive(Clone, PartialEq, Debug)]
struct Choice {
    point: BranchPoint,
    deals_again: bool,
    /// Who plays each seat: 0 is a person, then the bots from weakest to strongest.
    kinds: Vec<usize>,
}

impl BranchDialog {
    /// `handle` shows a step of the match `whole`; `None` while the match continues.
    pub(crate) fn new(handle: MatchUiHandle, whole: Option<SavedMatch>) -> Self {
        Self(StoredValue::new(Dialog {
            open: RwSignal::new(false),
            choice: RwSignal::new(None),
            handle,
            levels: untrack(|| handle.ask(|table| table.levels())),
            whole: StoredValue::new(whole),
        }))
    }

    /// Opens for the step that is shown: the hidden part is dealt again, because the player has seen the rest of the
    /// match, and bots take the seats of the others.
    fn open(self) {
        let Dialog { open, choice, handle, levels, .. } = self.0.get_value();
        let Some(point) = untrack(|| handle.ask(|table| table.branch_point())) else { return };
        let kind = |seat| match handle.player(seat).kind {
            PlayerKind::Bot(id) => 1 + levels.iter().position(|level| level.id == id).unwrap_or(0),
            PlayerKind::Person => 1 + Level::usual_index(levels),
        };
        let kinds = Seat::all(handle.seats()).map(kind).collect();
        choice.set(Some(Choice { point, deals_again: true, kinds }));
        open.set(true);
    }

    /// Begins the branch, and opens its table.
    fn begin(self) {
        let Dialog { choice, handle, levels, whole, .. } = self.0.get_value();
        let Some(Choice { point, deals_again, kinds }) = choice.get_untracked() else {
            return;
        };
        let bot = |kind: usize| Some(levels.get(kind.checked_sub(1)?)?.id);
        let sitters = Seat::all(handle.seats()).zip(kinds);
        let others = sitters.map(|(seat, kind)| (seat, bot(kind))).collect();
        let BranchPoint { step, seat, .. } = point;
        let request = BranchRequest { step, seat, deals_again, others };
        let begun = whole.get_value().and_then(|it| begin_branch(web::storage(), it, &request));
        if let Some(id) = begun {
            handle.app.go(Route::Match(id));
        }
    }

    /// The button that opens it; empty where the match cannot be continued.
    pub(crate) fn button(self, class: &'static str) -> AnyView {
        let Dialog { handle, whole, .. } = self.0.get_value();
        let is_over = whole.with_value(Option::is_some);
        let is_there = flag(move || is_over && handle.ask(|table| table.branch_point()).is_some());
        live_if(
            move || is_there.get(),
            move || {
                let label = translate(handle.app, |words| words.title);
                html! {
                    <button
                        type="button"
                        class=class
                        aria-label=label
                        title=label
                        on:click=move |_| self.open()
                    >
                        <Icon name="branch" small=true/>
                        <span>{label}</span>
                    </button>
                }
            },
        )
        .into_any()
    }

    pub(crate) fn view(self) -> AnyView {
        let Dialog { open, choice, handle, .. } = self.0.get_value();
        let title = translate(handle.app, |words| words.title);
        let point = memo(move || choice.with(|choice| choice.as_ref().map(|it| it.point.clone())));
        html! {
            <Sheet open title class="dialog dialog--sheet dialog--branch">
                {live(move || point.get().map(|point| self.content(&point)).into_any())}
            </Sheet>
        }
    }

    fn content(self, point: &BranchPoint) -> AnyView {
        let Dialog { choice, handle, .. } = self.0.get_value();
        let words = branch_messages(handle.app.lang());
        let others = Seat::all(handle.seats()).filter(|&other| other != point.seat);
        let name = handle.name(point.seat);
        html! {
            <p class="muted">{rich(&point.situation, handle.app.lang())}</p>
            <div class="branch-choices" role="radiogroup" aria-label=words.choice>
                {option(choice, false, "clock", words.as_it_was, words.as_it_was_says.to_owned())}
                {option(choice, true, "shuffle", words.again, (words.again_says)(&name))}
            </div>
            <h3>{words.against}</h3>
            <ul class="branch-seats">{others.map(|other| row(handle, choice, other)).collect_any()}</ul>
            <div class="dialog__actions across wrapped">
                <p class="muted grows">{words.note}</p>
                <button type="button" class="button button--primary button--big" on:click=move |_| self.begin()>
                    {words.begin}
                </button>
            </div>
        }
    }
}

/// The word for a match that counts for no one: a practice round or a branch.
pub(crate) fn uncounted_word(handle: MatchUiHandle, lang: Lang) -> Option<&'static str> {
    if handle.is_practice() {
        return Some(prompt_messages(lang).practice);
    }
    handle.is_branch().then(|| device_messages(lang).branch)
}

/// The mark of such a match in its bar; empty in any other match.
pub(crate) fn branch_mark(handle: MatchUiHandle) -> AnyView {
    let word = move || uncounted_word(handle, handle.app.lang()).unwrap_or_default().to_owned();
    let icon = if handle.is_practice() { "eye" } else { "branch" };
    let mark = handle.is_branch().then(|| {
        view! {
            <span class="bar__branch">
                <Icon name=icon small=true/>
                <b>{live_text(word)}</b>
            </span>
        }
    });
    mark.into_any()
}

/// What happens to the hidden part.
fn option(
    choice: RwSignal<Option<Choice>>,
    again: bool,
    icon: &'static str,
    title: &'static str,
    says: String,
) -> AnyView {
    let chosen =
        move || choice.with(|choice| choice.as_ref().is_some_and(|it| it.deals_again == again));
    let choose = move |_| {
        choice.update(|choice| choice.iter_mut().for_each(|it| it.deals_again = again));
    };
    html! {
        <button
            type="button"
            role="radio"
            class="branch-choice stacked"
            aria-checked=live_text(move || chosen().to_string())
            on:click=choose
        >
            <i class="across amid"><Icon name=icon/></i>
            <span><b>{title}</b><small>{says}</small></span>
        </button>
    }
}

/// Who plays another seat.
fn row(handle: MatchUiHandle, choice: RwSignal<Option<Choice>>, seat: Seat) -> AnyView {
    let at = seat.index();
    let kind =
        Signal::derive(move || choice.with(|choice| choice.as_ref().map_or(0, |it| it.kinds[at])));
    let choose = Callback::new(move |kind| {
        choice.update(|choice| choice.iter_mut().for_each(|it| it.kinds[at] = kind));
    });
    let name = handle.name(seat);
    html! {
        <li class="across">
            <Avatar duck=handle.player(seat).duck/>
            <b class="grows">{name.clone()}</b>
            {kinds(handle.app, Signal::stored(name), kind, choose)}
        </li>
    }
}

fn translate(app: App, pick: fn(&BranchMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(branch_messages(app.lang())).to_owned())
}
