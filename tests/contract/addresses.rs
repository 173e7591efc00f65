//! The page's scripts must know which program an address needs before any program is there.

use mallard::codes::Route;
use mallard::engine::Seat;
use mallard::games::GAMES;
use regex_lite::Regex;

#[test]
fn the_page_starts_the_program_that_the_address_wants() {
    let at_table_by_script = at_table_by_script();
    let id = || String::from("k3x");
    let game = GAMES[0];
    let every = [
        Route::Home,
        Route::Setup(game),
        Route::Match(id()),
        Route::Replay(id(), None),
        Route::Import,
        Route::Link(id()),
        Route::Phone(id()),
        Route::Join,
        Route::Past,
        Route::NextGame(id()),
        Route::Night(id()),
        Route::Moments(id(), Seat::new(0), None),
        Route::Rules(game, None),
        Route::Lesson(game),
    ];
    for route in every {
        // A new screen belongs in the script, too.
        let at_table = match route {
            Route::Home | Route::Setup(_) => false,
            Route::Match(_)
            | Route::Replay(..)
            | Route::Import
            | Route::Link(_)
            | Route::Phone(_)
            | Route::Join
            | Route::Past
            | Route::NextGame(_)
            | Route::Night(_)
            | Route::Moments(..)
            | Route::Rules(..)
            | Route::Lesson(_) => true,
        };
        let hash = route.hash();
        let found = (route.is_at_table(), at_table_by_script.is_match(&hash));
        assert_eq!(found, (at_table, at_table), "{hash}");
    }
}

/// Addresses as chats and users change them, and addresses that the app cannot read.
#[test]
fn the_page_reads_every_form_of_an_address_as_the_programs_do() {
    let by_script = at_table_by_script();
    let games = || GAMES.iter().map(|game| game.slug());
    let firsts = [
        "", "new", "match", "back", "lesson", "open", "hand", "join", "past", "rules", "what",
        "pas", "next", "night", "moments", "matches", "Past", "OPEN", "Rules",
    ];
    let seconds = ["k3x", "k-1", "K3x", "k3x~", "import", "chess", "d1.AAEC_w-8", "%22", "."];
    let seconds = || seconds.into_iter().chain(games());
    let thirds = ["", "7", "17a", "%22", "chess"];
    let (mut table, mut shelf) = (0, 0);
    let mut hold = |hash: &str| {
        let at_table = Route::from_hash(hash).is_at_table();
        assert_eq!(by_script.is_match(&hash.replace("%2F", "/")), at_table, "{hash}");
        *(if at_table { &mut table } else { &mut shelf }) += 1;
    };
    for begin in ["", "#", "#/", "##", "##/", "#//", "#/#/", "/", "# ", "#%2F", "#!", "#!/"] {
        for first in firsts {
            for between in ["", "/", "//"] {
                hold(&format!("{begin}{first}{between}"));
                for second in seconds() {
                    for end in ["", "/", "//", ".", ")"] {
                        hold(&format!("{begin}{first}{between}{second}{end}"));
                    }
                    for third in thirds {
                        hold(&format!("{begin}{first}{between}{second}/{third}"));
                    }
                }
            }
        }
    }
    assert!(table > 500 && shelf > 500, "{table} {shelf}");
}

/// The game tiles of the first screen are in the page only where no other screen can be meant.
#[test]
fn the_page_shows_its_boxes_for_the_bare_address_alone() {
    let elsewhere =
        pattern(include_str!("../../assets/page/preferences.js"), "\"data-at\", /", "/.test(");
    for (hash, wanted) in [("", false), ("#", false), ("#/", false), ("##", false), ("#//", false)]
    {
        assert_eq!(elsewhere.is_match(hash), wanted, "{hash}");
        assert_eq!(Route::from_hash(hash), Route::Home, "{hash}");
    }
    for hash in ["#past", "##/past", "#//past", "#/past", "#rules/durak", "#new/durak", "#what"] {
        assert!(elsewhere.is_match(hash), "{hash}");
    }
}

fn at_table_by_script() -> Regex {
    let games: Vec<_> = GAMES.iter().map(|game| game.slug()).collect();
    let script = include_str!("../../assets/page/program.js").replace("${GAMES}", &games.join("|"));
    pattern(&script, "const AT_TABLE = new RegExp(`", "`, \"i\");\n")
}

/// The regular expression of a script between `before` and `after`.
fn pattern(script: &str, before: &str, after: &str) -> Regex {
    let (_, pattern) = script.split_once(before).expect("it is there");
    let (pattern, _) = pattern.split_once(after).expect("it ends");
    Regex::new(&format!("(?i){}", pattern.replace("\\/", "/"))).expect("a regular expression")
}
