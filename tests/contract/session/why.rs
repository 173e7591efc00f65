//! Why a bot made its move: it repeats its analysis, from its seat's view, and only once the match is over.

use super::tablet::players;
use crate::random::played;
use mallard::engine::{
    Analysis, Bot, GameView, Level, Rng, Setup, Strategy, Table, ValueUnit, Viewer,
};
use mallard::games::GAMES;
use mallard::session::{Explanation, Player, PlayerKind, Replay, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// The steps of analysis at a time, as on a screen.
const SLICE: u32 = 40;

fn seated<G: GameText>(table: Table<G>, level: &str) -> Replay<G> {
    let mut seats = players::<G>(&vec![false; usize::from(table.setup().seats)]);
    for Player { kind, .. } in &mut seats {
        *kind = PlayerKind::Bot(level.to_owned());
    }
    Replay::new(Session::new(table, seats, Lang::En)).expect("it was dealt")
}

/// A match played to its end by the heuristic. A heuristic level makes the first 60 decisions.
fn play_to_end<G: GameText>(level: Level) -> Replay<G> {
    let mut table = Table::<G>::deal(Setup::new(*G::SEATS.start(), 12)).expect("it can be dealt");
    let (mut chance, mut legal) = (Rng::from_seed(3), Vec::new());
    while let Some(seat) = table.pending().owed().first() {
        table.legal(seat, &mut legal);
        let level = if table.steps().len() < 60 && level.mind == Strategy::Heuristic {
            level
        } else {
            Level::POLICY
        };
        let action = level.choose::<G>(&table.view(Viewer::Seat(seat)), &legal, &mut chance);
        table.play(seat, action).expect("a legal action is accepted");
    }
    seated(table, level.id)
}

fn explain<G: GameText>(replay: &Replay<G>, step: usize, lang: Lang) -> Explanation {
    let mut thought = replay.reconsider(step).expect("a bot chose here");
    assert_eq!(thought.explain(lang), None, "{}: {step}", G::SLUG);
    while !thought.advance(SLICE) {}
    thought.explain(lang).expect("it is thought over")
}

fn finish_analysis<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    seed: u64,
) -> Analysis<G::Action> {
    let mut thought = level.analyze::<G>(view, legal, &mut Rng::from_seed(seed));
    loop {
        if let Some(weighed) = thought.advance(SLICE) {
            return weighed;
        }
    }
}

/// A level with a smaller budget, so that the tests do not take long. Quantum's has no budget.
fn lighten(level: Level) -> Level {
    match level.mind {
        Strategy::Search(most) => Level { mind: Strategy::Search(most.min(120)), ..level },
        Strategy::Any | Strategy::Heuristic => level,
    }
}

#[test]
fn a_running_match_explains_no_bot_move() {
    fn check_running_match<G: GameText>() {
        let replay = seated(played::<G>(*G::SEATS.start(), 3, 9), G::LEVELS[0].id);
        assert_eq!(replay.chosen_by_bots(), [], "{}", G::SLUG);
        for step in 0..=replay.steps() {
            assert!(replay.reconsider(step).is_none(), "{}: {step}", G::SLUG);
        }
    }
    for game in GAMES {
        with_game!(game, G => check_running_match::<G>());
    }
}

#[test]
fn bot_moves_are_explained_in_each_game_language_and_level() {
    fn check_each_level<G: GameText>() {
        for &level in G::LEVELS {
            let replay = play_to_end::<G>(level);
            let last = replay.session(replay.steps(), Viewer::Table);
            let chosen = replay.chosen_by_bots();
            // Some decisions from the whole match.
            let few = chosen.iter().step_by(chosen.len() / 6 + 1);
            for &(step, seat) in few {
                assert_eq!(last.table().steps()[step - 1].seat, seat);
                for lang in Lang::ALL {
                    let reasons = explain(&replay, step, lang);
                    assert_eq!(explain(&replay, step, lang), reasons, "the same again");
                    expect_sound(&reasons);
                }
            }
            assert!(chosen.len() > 4, "{}: {}", G::SLUG, level.id);
        }
    }
    for game in GAMES {
        with_game!(game, G => check_each_level::<G>());
    }
}

fn expect_sound(reasons: &Explanation) {
    let Explanation { instead, to, advice, options, measure } = reasons;
    assert!(![to, advice].iter().any(|text| text.is_empty()) && !measure.is_empty(), "{reasons:?}");
    assert!(options.len() <= 4 && options.len() != 1, "{reasons:?}");
    assert!(options.iter().filter(|option| option.was_played).count() <= 1, "{reasons:?}");
    if let Some(best) = options.first() {
        assert!(advice.starts_with(&best.offer), "{reasons:?}");
        assert_eq!(best.was_played, instead.is_none(), "{reasons:?}");
        // A cheaper move may come before one with a higher visit count.
        let falls = options[1..].is_sorted_by(|one, next| one.per_cent >= next.per_cent);
        assert!(falls && best.per_cent.is_none_or(|most| most <= 100), "{reasons:?}");
    }
}

#[test]
fn an_explanation_repeats_the_decision_from_the_view_alone() {
    fn check_same_answer<G: GameText>() {
        let mut compared = 0;
        for (number, &level) in (0_u8..).zip(G::LEVELS) {
            let level = Level { error: 0, ..lighten(level) };
            for length in [0, 9, 17, 30] {
                compared += u32::from(compare::<G>(level, length + u16::from(number)));
            }
        }
        assert!(compared > 3, "{}: {compared}", G::SLUG);
    }
    for game in GAMES {
        with_game!(game, G => check_same_answer::<G>());
    }
}

/// Compares the rated options with the decision, and with those of another position that looks the same. False without
/// a choice.
fn compare<G: GameText>(level: Level, length: u16) -> bool {
    let table = played::<G>(*G::SEATS.start(), u64::from(length), length.into());
    let Some(seat) = table.pending().owed().first() else { return false };
    let (view, mut legal) = (table.view(Viewer::Seat(seat)), Vec::new());
    table.legal(seat, &mut legal);
    if legal.len() < 2 {
        return false;
    }
    let told = finish_analysis::<G>(&view, &legal, level, 5);
    let decision = level.choose::<G>(&view, &legal, &mut Rng::from_seed(5));
    assert_eq!(told.options[0].0, decision, "{}, {}, {length}", G::SLUG, level.id);
    let sum: f32 = told.options.iter().map(|(_, worth)| worth).sum();
    assert!(told.measure != ValueUnit::Looks || sum < 100.1, "{}: {told:?}", G::SLUG);
    // In the heuristic, options have a rank, but no value.
    let by_thumb = told.measure == ValueUnit::Order && sum.abs() <= 0.0;
    assert!(!by_thumb || told.options.len() <= 4, "{}: {told:?}", G::SLUG);
    let weighing = level.analyze::<G>(&view, &legal, &mut Rng::from_seed(5));
    if !weighing.is_chancy && told.measure != ValueUnit::Settled {
        assert_eq!(finish_analysis::<G>(&view, &legal, level, 6), told, "{}: by chance", G::SLUG);
    }

    let other = view.determinize(&mut Rng::from_seed(8));
    let alike = G::view(&other, Viewer::Seat(seat));
    assert_eq!(alike, view, "{}", G::SLUG);
    assert_eq!(finish_analysis::<G>(&alike, &legal, level, 5), told, "{}", G::SLUG);
    true
}

#[test]
fn an_explanation_admits_a_mistake() {
    fn check_mistakes<G: GameText>() {
        let weakest = G::LEVELS[0];
        let replay = play_to_end::<G>(weakest);
        let early = replay.chosen_by_bots().into_iter().take_while(|(step, _)| *step <= 60);
        let (mut errors, mut chosen) = (0_u32, 0_u32);
        for (step, _) in early {
            errors += u32::from(explain(&replay, step, Lang::En).instead.is_some());
            chosen += 1;
        }
        assert!(errors * 10 >= chosen && errors < chosen, "{}: {errors} of {chosen}", G::SLUG);
    }
    for game in GAMES {
        with_game!(game, G => check_mistakes::<G>());
    }
}
