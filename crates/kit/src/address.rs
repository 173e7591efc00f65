//! Synchronizes the address bar and the screen, so that "back" and reload work as everywhere.

use crate::App;
use leptos::ev;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use mallard_codes::Route;
use mallard_device::ProfileFn;

/// Starts the app, for as long as the page is open. `home` renders the home screen and the setup, `table` all other
/// screens, each in the element with that id; it renders nothing while the address is the other's.
///
/// # Panics
/// If the page has no such elements.
pub fn mount_app(profile: ProfileFn, home: fn(App) -> AnyView, table: fn(App) -> AnyView) {
    let place = |id| {
        let place = document().get_element_by_id(id).expect("index.html has a place for it");
        place.unchecked_into()
    };
    mount_to(place("home"), move || {
        let route = follow_address();
        provide_context(Below(below(route)));
        let app = App::new(route, profile);
        mount_to(place("table"), move || table(app)).forget();
        home(app)
    })
    .forget();
}

/// The current screen; it changes with the address, and changes the address.
fn follow_address() -> RwSignal<Route> {
    let route = RwSignal::new(read());
    let _ = window_event_listener(ev::hashchange, move |_| {
        let now = read();
        if route.get_untracked() != now {
            route.set(now);
        }
    });
    Effect::new(move |_| {
        let route = route.get();
        if read() != route {
            // Refused only in frames that may not navigate; the screen changes all the same.
            let _ = location().set_hash(&route.hash());
        }
    });
    route
}

/// The screen below. It is separate from the app, which many parts copy.
#[derive(Clone, Copy)]
struct Below(Memo<Route>);

/// The screen below the rules if they cover it as a sheet; otherwise the screen itself.
pub fn use_screen_below() -> Memo<Route> {
    expect_context::<Below>().0
}

fn below(route: RwSignal<Route>) -> Memo<Route> {
    Memo::new(move |before: Option<&Route>| {
        let now = route.get();
        before.filter(|before| stays(before, &now)).cloned().unwrap_or(now)
    })
}

/// Does the screen at `before` remain while the page is at `now`? The rules cover the setup as a sheet, if all that
/// they need is on the page; otherwise the page says that it waits, or that it cannot load them.
fn stays(before: &Route, now: &Route) -> bool {
    let (Route::Setup(_), Route::Rules(game, _)) = (before, now) else { return false };
    let waits = format!(
        "#table-style[disabled], :is(#chunk-table-program, #chunk-{}-program):not([data-ready])",
        game.slug()
    );
    document().query_selector(&waits).is_ok_and(|waits| waits.is_none())
}

fn read() -> Route {
    Route::from_hash(&location().hash().unwrap_or_default())
}
