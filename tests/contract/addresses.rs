//! The page's scripts must know which program an address wants before any program is there.

use mallard::games::GameId;
use mallard::session::Route;

#[test]
fn the_page_starts_the_program_that_the_address_wants() {
    let script = include_str!("../../assets/page/programs.js");
    let (_, list) = script.split_once("const AT_TABLE = /^#\\/(").expect("the list is there");
    let (list, _) = list.split_once(")(").expect("it ends");
    let listed: Vec<&str> = list.split('|').collect();
    let id = || String::from("k3x");
    let game = GameId::ALL[0];
    let every = [
        Route::Home,
        Route::Setup(game),
        Route::Match(id()),
        Route::Back(id(), None),
        Route::Import,
        Route::Link(id()),
        Route::Past,
        Route::Rules(game, None),
        Route::Lesson(game),
    ];
    let mut met = Vec::new();
    for route in every {
        // A new screen belongs into the list above, too.
        let at_table = match route {
            Route::Home | Route::Setup(_) => false,
            Route::Match(_)
            | Route::Back(..)
            | Route::Import
            | Route::Link(_)
            | Route::Past
            | Route::Rules(..)
            | Route::Lesson(_) => true,
        };
        let hash = route.hash();
        let first = hash.trim_start_matches("#/").split('/').next().unwrap_or_default().to_owned();
        assert_eq!(
            (route.is_at_table(), listed.contains(&first.as_str())),
            (at_table, at_table),
            "{hash}"
        );
        met.push(first);
    }
    for name in listed {
        assert!(met.iter().any(|first| first == name), "no screen has the address {name}");
    }
}
