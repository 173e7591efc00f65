//! The setup page.

use super::offer::offer;
use super::options::options_form;
use super::person_sheet::person_sheet;
use super::phones::{PhoneMarks, seat_connected};
use super::practice::PracticeSwitch;
use super::ring::ring;
use super::seats::{CROWD, seats};
use super::setup_seats::SetupSeats;
use leptos::ev::MouseEvent;
use leptos::html;
use mallard_codes::signaling::invitation;
use mallard_codes::{GameId, Route};
use mallard_device::{Draft, DynDraft, KnownPlayers, Note, OptionTap, stop_offering_lesson};
use mallard_engine::{Bot, Level};
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, Lid, Switch, focus_when_shown, here, take_for};
use mallard_session::Player;
use mallard_texts::{flat_messages, lesson_messages, setup_messages};
use mallard_web as web;
use mallard_words::GameInfo;
use std::ops::RangeInclusive;

pub(in crate::home) fn setup_page<G: GameInfo>(app: App, game: GameId) -> AnyView {
    page(
        app,
        SetupGame {
            game,
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
            levels: <G as Bot>::LEVELS,
            lies_flat: G::LIES_FLAT,
            around: G::AROUND,
            is_new: Draft::<G>::is_first(web::storage()),
            draft: Box::new(
                shared::<G>(app, game).unwrap_or_else(|| Draft::remembered(web::storage())),
            ),
        },
    )
}

/// The shared deal, if the page was opened for one: once, so that the next match is a new one.
fn shared<G: GameInfo>(app: App, game: GameId) -> Option<Draft<G>> {
    Draft::shared(&app.left.update_value(|left| take_for(&mut left.shared_deal, game))?)
}

/// An opened game, without its type.
struct SetupGame {
    game: GameId,
    fewest: u8,
    most: u8,
    levels: &'static [Level],
    /// Can two humans play it across the tablet?
    lies_flat: bool,
    /// Can several humans play it around the tablet?
    around: bool,
    /// Was it never set up here?
    is_new: bool,
    draft: Box<dyn DynDraft>,
}

/// Seats the group that has chosen this game for its next match, once; else everyone whose phone is connected.
fn seat_next(
    app: App,
    game: GameId,
    draft: &mut dyn DynDraft,
    seats: &RangeInclusive<u8>,
    levels: &[Level],
) {
    match app.left.update_value(|left| take_for(&mut left.next_match, game)) {
        Some(next) => _ = next.seat(draft, seats, levels),
        None => seat_connected(draft, *seats.end()),
    }
}

fn page(app: App, opened: SetupGame) -> AnyView {
    let SetupGame { game, fewest, most, levels, lies_flat, around, is_new, mut draft } = opened;
    seat_next(app, game, &mut *draft, &(fewest..=most), levels);
    let players = RwSignal::new(draft.players());
    let draft = RwSignal::new(draft);
    let count =
        Memo::new(move |_| players.with(|players| u8::try_from(players.len()).unwrap_or(u8::MAX)));
    // The list edits the players in place; the draft gets them when it needs them.
    let change = move |deed: &dyn Fn(&mut dyn DynDraft)| {
        draft.update(|draft| {
            draft.set_players(players.get_untracked());
            deed(&mut **draft);
        });
        players.set(draft.with_untracked(|draft| draft.players()));
    };
    let seat_count = Callback::new(move |seats: u8| change(&|draft| draft.seat(seats)));
    let touch =
        Callback::new(move |touch: OptionTap| change(&|draft| draft.apply_tap(touch, app.lang())));
    let rows = Memo::new(move |_| draft.with(|draft| draft.rows(count.get(), app.lang())));
    let crowd = settled(move || count.get() >= CROWD);
    let phones = PhoneMarks::new(app, players);
    let practice = PracticeSwitch::new(around, players, phones);
    let rules = (!around || !rows.with_untracked(Vec::is_empty))
        .then(|| options_form(app, rows, crowd, is_new, touch, practice.view(app)));
    let places = SetupSeats {
        fewest,
        most,
        levels,
        players,
        phones,
        sheet: RwSignal::new(false),
        edited: RwSignal::new(0),
        written: RwSignal::new(None),
        asked: RwSignal::new(None),
        met: RwSignal::new(KnownPlayers::read(web::storage())),
        count,
        crowd,
        seat_count,
    };
    save(draft, places);
    // Most users deal at once, with the same setup as last time.
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let deal = move || {
        draft.update_untracked(|draft| {
            draft.set_players(players.get_untracked());
            draft.set_practice(untrack(|| practice.is_on()));
        });
        stop_offering_lesson(web::storage(), game.slug());
        let lang = app.lang_now();
        if let Some(id) = draft.with_untracked(|draft| draft.deal(web::storage(), lang)) {
            let seats = untrack(|| phones.seats());
            // Without a note all whose phones are connected use them.
            let asked = !seats.is_empty() || untrack(|| phones.are_listed());
            web::set_note(Note::Invited, asked.then(|| invitation(&id, seats)).as_deref());
            app.go(Route::Match(id));
        }
    };
    let people = memo(move || {
        players.with(|players| players.iter().filter(|player| Player::is_person(player)).count())
    });
    follow(draft, players, people);
    let same = settled(move || draft.with(|draft| draft.is_shared(count.get())));
    let shared = live_if(move || same.get(), move || shared_deal(app));
    let middle = practice.keeps_in_the_middle(around);
    let two =
        settled(move || lies_flat && !practice.is_on() && count.get() == 2 && people.get() == 2);
    let about = move || app.about(game);
    let title = live_text(move || (setup_messages(app.lang()).new_match)(about().name));
    watch(move || web::title(&format!("{} · Mallard", title.get())));
    html! {
        <div class="setup">
            <header class="bar across">
                <BackToShelf/>
                <div class="bar__title grows"><h1>{title}</h1></div>
            </header>
            <main class="setup__main">
                <section class="setup__box">
                    <Lid game/>
                    <p>{live_text(move || about().pitch.to_owned())}</p>
                    <nav class="learn beside wrapped">
                        <a class="button" href=Route::Lesson(game).hash()>
                            {translate(app, |lang| lesson_messages(lang).name)}
                        </a>
                        <a class="button" href=Route::Rules(game, None).hash()>
                            {translate(app, |lang| setup_messages(lang).how_to_play)}
                        </a>
                    </nav>
                </section>
                <div class="setup__column downwards">{offer(app, game)} {shared} {seats(app, places, live_if(move || two.get(), move || lay_flat(app)))} {ring(app, players, phones)}</div>
                {rules}
            </main>
            {person_sheet(app, places)}
            {foot(app, game, phones, (two, people), middle, button, move |_| deal())}
        </div>
    }
}

/// Says that the match has a shared deal.
fn shared_deal(app: App) -> AnyView {
    html! {
        <p class="option--shared across">
            <Icon name="info"/><span>{translate(app, |lang| setup_messages(lang).shared)}</span>
        </p>
    }
}

/// Who shares the tablet, and the button that deals. `two`: can two humans play across it? `people`: their number.
/// `middle`: does it stay in the middle?
fn foot(
    app: App,
    game: GameId,
    phones: PhoneMarks,
    (two, people): (Memo<bool>, Memo<usize>),
    middle: Memo<bool>,
    button: NodeRef<html::Button>,
    deal: impl Fn(MouseEvent) + 'static,
) -> AnyView {
    let sharing = live_text(move || {
        let (lang, words) = (app.lang(), setup_messages(app.lang()));
        let flat = two.get() && app.settings.get().lay_flat;
        match phones.seats().len() {
            0 if flat => here(flat_messages(lang).sharing),
            0 => here(&(words.sharing)(people.get(), middle.get())),
            taken => (words.at_tablet)(people.get() - usize::from(taken)),
        }
    });
    let begin = live_text(move || match phones.to_connect() {
        0 => app.about(game).deal.to_owned(),
        phones => (setup_messages(app.lang()).connect)(phones),
    });
    html! {
        <footer class="dock across">
            <p>{sharing}</p>
            <button
                type="button"
                class="button button--primary button--big"
                node_ref=button
                on:click=deal
            >
                {begin}
            </button>
        </footer>
    }
}

/// Some rules depend on the number of humans. Opening a game changes nothing.
fn follow(draft: RwSignal<Box<dyn DynDraft>>, players: RwSignal<Vec<Player>>, people: Memo<usize>) {
    Effect::new(move |opened: Option<()>| {
        people.track();
        if opened.is_some() {
            draft.update(|draft| draft.set_players(players.get_untracked()));
        }
    });
}

/// Stores each change, also of a name that is being typed: a reload loses none.
fn save(draft: RwSignal<Box<dyn DynDraft>>, places: SetupSeats) {
    Effect::new(move |opened: Option<()>| {
        let players = places.as_written();
        draft.with(|draft| {
            // Opening a game changes nothing.
            if opened.is_some() {
                draft.save(web::storage(), players);
            }
        });
    });
}

/// Two human players choose whether to pass the tablet or put it between them.
fn lay_flat(app: App) -> AnyView {
    let title = translate(app, |lang| flat_messages(lang).title);
    let flip = Callback::new(move |flat| app.settings.update(|settings| settings.lay_flat = flat));
    html! {
        <div class="option across apart">
            <div><b>{title}</b><p>{translate(app, |lang| flat_messages(lang).hint)}</p></div>
            <Switch
                label=title
                on=Signal::derive(move || app.settings.get().lay_flat)
                on_flip=flip
            />
        </div>
    }
}
