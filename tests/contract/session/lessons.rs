//! Lessons: each runs from its first step to the end of play, in every language.

use super::tablet::{Tab, words};
use crate::fake::Fake;
use crate::stage::check_part;
use mallard::device::{LockHolder, Saving, Storage, lesson_progress};
use mallard::engine::{GameEvent, Pending, Rng, Table, Viewer};
#[cfg(feature = "games")]
use mallard::games::durak::Durak;
use mallard::session::{
    Announcer, LEARNER, Lesson, LessonProgress, LessonWait, MatchLog, NextDecision, Prompts,
    Session, Situation, SpokenState,
};
use mallard::with_game;
use mallard::words::{GameText, Lang, LessonText, ResultText, prompt_messages, spoken};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// The number of steps that a learner can do in five minutes.
const STEPS: std::ops::RangeInclusive<usize> = 6..=12;

/// The longest free play after a lesson: Duck & Cover need not end by itself.
const LONGEST: usize = 3_000;

/// A file of a lesson.
fn path(slug: &str, file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons").join(slug).join(file)
}

fn read(slug: &str, file: &str) -> String {
    let path = path(slug, file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn texts(slug: &str) -> Vec<LessonText> {
    let text = |lang: Lang| {
        let read = LessonText::parse(&read(slug, &format!("{}.json", lang.tag())));
        read.unwrap_or_else(|why| panic!("{slug}, {}: {why}", lang.tag()))
    };
    Lang::ALL.map(text).into()
}

fn lesson<G: GameText>() -> Lesson<G> {
    Lesson::parse(&read(G::SLUG, "script.json")).unwrap_or_else(|why| panic!("{}: {why}", G::SLUG))
}

/// Every text that a screen would show at this moment exists.
fn say_all<G: GameText>(session: &Session<G>) {
    let now: Situation = session.situation(false);
    let view = session.view(now.stage);
    for lang in Lang::ALL {
        let words = words(session, lang);
        words.prompt();
        words.log(1_000);
        words.news(None);
        words.news(Some(session.table().steps().len().saturating_sub(1)));
        words.pause();
        G::subtitle(&view, lang);
        G::score(&view, &session.public_events(0), lang);
    }
}

/// A saving that acts for a tab that plays.
fn saving() -> Saving {
    let mut saving = Saving::new(String::from("lesson"));
    saving.set_holder(LockHolder::Here);
    saving
}

/// Continues by one step; returns the number of the sentence before it, or `None` once the learner plays freely.
fn step<G: GameText>(session: &mut Session<G>, storage: &dyn Storage) -> Option<usize> {
    let mut rng = Rng::from_seed(1);
    let sentence = session.lesson().expect("a lesson").sentence();
    let stage = session.stage(false);
    match session.wait().expect("a lesson") {
        LessonWait::Play => return None,
        LessonWait::Read => {
            assert!(session.offers(stage).is_empty(), "nothing is to be done");
            assert_eq!(session.next(stage, true, &mut rng), None);
            assert!(saving().persist(storage, session, Session::read_on));
        }
        LessonWait::Do(action) => {
            let offers = session.offers(stage);
            assert!(offers.contains(&action), "{action:?} is not offered in {}", G::SLUG);
            assert_eq!(session.next(stage, true, &mut rng), None, "only the learner does it");
            let before = session.clone();
            for other in offers.into_iter().filter(|&other| other != action) {
                assert!(
                    !saving().persist(storage, session, |session| session.play(LEARNER, other)),
                    "{other:?}"
                );
            }
            assert!(!saving().persist(storage, session, Session::read_on));
            assert_eq!(*session, before);
            assert!(saving().persist(storage, session, |session| session.play(LEARNER, action)));
        }
        LessonWait::Other(seat, action) => {
            assert!(session.offers(stage).is_empty(), "nothing is to be done");
            let next = session.next(stage, true, &mut rng);
            assert_eq!(next, Some(NextDecision::Made(seat, action)), "{}", G::SLUG);
            assert!(
                saving().persist(storage, session, |session| session.play(seat, action)),
                "{seat:?} {action:?}"
            );
        }
    }
    if session.turn().paused {
        session.turn_to(session.turn().resumed());
    }
    if session.situation(false).glimpsing {
        session.turn_to(session.turn().seen(LEARNER));
    }
    Some(sentence)
}

/// The announcement of the next step, whichever seat makes it; `None` if no seat acts.
fn list_announcements<G: GameText>(session: &Session<G>) -> Vec<String> {
    let (seat, action) = match session.wait() {
        Some(LessonWait::Do(action)) => (LEARNER, action),
        Some(LessonWait::Other(seat, action)) => (seat, action),
        Some(LessonWait::Read | LessonWait::Play) | None => return Vec::new(),
    };
    let mut table = session.table().clone();
    table.play(seat, action).expect("a step of the lesson");
    let events = &table.steps().last().expect("the step").events;
    let events: Vec<_> = events.iter().map(|event| event.redacted(Viewer::Table)).collect();
    let lines = G::log(&events, &session.say(Lang::En)).into_iter();
    lines.map(|line| line.text).collect()
}

macro_rules! for_each_lesson {
    ($name:ident, $run:ident) => {
        #[test]
        fn $name() {
            check_part(|game| {
                // Another test asks each complete game for its lesson (`registry.rs`).
                if !game.is_draft() || path(game.slug(), "script.json").exists() {
                    with_game!(game, G => $run::<G>());
                }
            });
        }
    };
}

for_each_lesson!(a_lesson_can_be_taken_from_end_to_end, check_whole_lesson);
for_each_lesson!(a_lesson_resumes_at_its_step, check_resuming);
for_each_lesson!(the_match_continues_by_the_rules_after_a_lesson, check_play_after_lesson);
for_each_lesson!(a_lesson_has_all_its_sentences_in_every_language, check_sentences);
for_each_lesson!(flags_answer_likely_mistakes, check_flags);

#[cfg(feature = "games")]
#[test]
fn a_scene_with_a_step_that_is_not_allowed_is_refused() {
    let mut script: Value = serde_json::from_str(&read("durak", "script.json")).expect("JSON");
    script["scenes"][0]["record"]["log"] = json!([[0, "pass"]]);
    let refused = Lesson::<Durak>::parse(&script.to_string()).expect_err("nobody may pass yet");
    assert_eq!(refused, "only 0 steps of a scene's record can be played");
}

fn check_whole_lesson<G: GameText>() {
    let (memory, cells) = (Fake::default(), Fake::default());
    let tab = Tab::new(&cells, &memory);
    let mut session = Session::learning(lesson::<G>(), LessonProgress::default(), Lang::En);
    let (count, texts) = (lesson::<G>().sentences(), texts(G::SLUG));
    assert!(STEPS.contains(&count), "{} has {count} steps", G::SLUG);
    let mut said = Vec::new();
    // The effect of the step before, in the words of the log.
    let mut last: Vec<String> = Vec::new();
    let mut voice = Announcer::default();
    loop {
        say_all(&session);
        let news = words(&session, Lang::En).news(Some(voice.steps().unwrap_or_default()));
        let (advice, asked, outcome) = (None, Vec::new(), ResultText::default());
        let corrected = 0;
        voice.update(SpokenState { news, advice, asked, corrected, outcome }, Lang::En);
        let heard = |sentence: &str| {
            let sentence = spoken(sentence, Lang::En);
            voice.sentences().any(|(_, said)| *said == sentence)
        };
        assert!(!heard(prompt_messages(Lang::En).undone), "a new scene takes nothing back");
        for sentence in &last {
            assert!(heard(sentence), "{}: nobody hears {sentence:?}", G::SLUG);
        }
        let stage = session.stage(false);
        if let Some(LessonWait::Do(_)) = session.wait() {
            let sentence = session.lesson().expect("a lesson").sentence();
            let others = session.offers(stage).len() > 1;
            for text in &texts {
                assert!(text.steps[sentence].other.is_some() || !others, "{} {sentence}", G::SLUG);
            }
        }
        last = list_announcements(&session);
        let Some(sentence) = step(&mut session, &tab) else { break };
        said.push(sentence);
    }
    said.dedup();
    assert_eq!(said, (0..count).collect::<Vec<_>>(), "{}: every sentence is said once", G::SLUG);
}

/// The flag marks an action that the learner can try, not the right one: the rules refuse it with a reason, or
/// the lesson does.
fn check_flags<G: GameText>() {
    let (memory, cells) = (Fake::default(), Fake::default());
    let tab = Tab::new(&cells, &memory);
    let texts = texts(G::SLUG);
    let mut session = Session::learning(lesson::<G>(), LessonProgress::default(), Lang::En);
    let mut flags = 0;
    loop {
        let lesson = session.lesson().expect("a lesson");
        let (sentence, wrong) = (lesson.sentence(), lesson.wrong().to_vec());
        if let Some(LessonWait::Do(wanted)) = session.wait() {
            let stage = session.stage(false);
            let offers = session.offers(stage);
            for (number, action) in wrong
                .iter()
                .enumerate()
                .flat_map(|(number, it)| it.iter().map(move |it| (number, *it)))
            {
                assert_ne!(action, wanted, "{} {sentence}", G::SLUG);
                assert_eq!(session.flagged(action), Some(number), "{action:?}");
                let refused = words(&session, Lang::En).refusal(LEARNER, action);
                assert_eq!(refused.is_none(), offers.contains(&action), "{action:?}");
            }
            for text in &texts {
                let words = &text.steps[sentence].flags;
                assert_eq!(words.len(), wrong.len(), "{} {sentence}", G::SLUG);
                for flag in words {
                    assert!((1..=18).contains(&flag.chars().count()), "one or two words: {flag}");
                    assert!(flag.split(' ').count() <= 3, "one or two words: {flag}");
                }
            }
            flags += wrong.len();
        } else {
            assert!(wrong.is_empty(), "{} {sentence}: nothing is touched", G::SLUG);
        }
        if step(&mut session, &tab).is_none() {
            break;
        }
    }
    assert!(flags >= 3, "{} has {flags} flags", G::SLUG);
}

fn check_resuming<G: GameText>() {
    let (memory, cells) = (Fake::default(), Fake::default());
    let tab = Tab::new(&cells, &memory);
    let mut session = Session::learning(lesson::<G>(), LessonProgress::default(), Lang::En);
    assert_eq!(lesson_progress(&tab, G::SLUG), None);
    while step(&mut session, &tab).is_some() {
        let reached = lesson_progress(&tab, G::SLUG).expect("it is kept");
        let again = Session::learning(lesson::<G>(), reached, Lang::En);
        assert_eq!(again.table().state(), session.table().state());
        assert_eq!(again.wait(), session.wait());
    }
    saving().persist(&tab, &mut session, Session::replay_lesson);
    assert_eq!(lesson_progress(&tab, G::SLUG), Some(LessonProgress::default()));
    assert_eq!(session.table(), &lesson::<G>().table());
}

fn check_play_after_lesson<G: GameText>() {
    let (memory, cells) = (Fake::default(), Fake::default());
    let tab = Tab::new(&cells, &memory);
    let mut rng = Rng::from_seed(5);
    let mut session = Session::learning(lesson::<G>(), LessonProgress::default(), Lang::En);
    while step(&mut session, &tab).is_some() {}
    let owed = session.table().pending().owed();
    assert!(owed.has(LEARNER), "{}: the learner plays on", G::SLUG);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let Pending::Decide { owed, .. } = session.table().pending() else { break };
        let seat = owed.first().expect("somebody decides");
        session.table().legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who owes can act");
        assert!(saving().persist(&tab, &mut session, |session| session.play(seat, action)));
    }
    say_all(&session);
    assert_eq!(Table::can_undo(session.table()), None, "a scene begins with no step to undo");
}

fn check_sentences<G: GameText>() {
    for text in texts(G::SLUG) {
        assert_eq!(text.steps.len(), lesson::<G>().sentences(), "{}", G::SLUG);
        let sentences = text.steps.iter().flat_map(|step| [&step.about, &step.say]);
        let others = text.steps.iter().filter_map(|step| step.other.as_ref());
        for sentence in sentences.chain(others).chain([&text.play]) {
            assert!(!sentence.trim().is_empty());
            assert!(sentence.chars().count() <= 220, "{}: too long: {sentence}", G::SLUG);
        }
    }
}

#[cfg(feature = "games")]
#[test]
fn a_repeated_correction_is_announced_again() {
    let session: Session<Durak> = Session::learning(lesson(), LessonProgress::default(), Lang::En);
    let mut voice = Announcer::default();
    let mut heard = |corrected: usize| -> Vec<usize> {
        let (news, outcome) = (words(&session, Lang::En).news(None), ResultText::default());
        let asked = vec![String::from("Too low.")];
        voice.update(SpokenState { news, advice: None, asked, corrected, outcome }, Lang::En);
        voice
            .sentences()
            .filter(|(_, said)| said == "Too low.")
            .map(|(number, _)| *number)
            .collect()
    };
    let first = heard(1);
    assert_eq!(heard(1), first, "once is enough");
    let again = heard(2);
    assert!(again.len() == 1 && again != first, "what is new to the page is read aloud");
}
