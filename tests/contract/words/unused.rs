//! The words that `docs/language.md` rules out: no text has one, on no screen, in no game, rules or lesson.

use super::english::{contains_words, in_english, plain};
use super::written::{SHARED, assert_none, files, has_texts, read, written};
use mallard::words::Lang;

/// The words that the page rules out in this language, in small letters.
fn ruled_out(lang: Lang) -> Vec<String> {
    let page = read("docs/language.md");
    let name = lang.pick(["*English.*", "*한국어.*", "*日本語.*"]);
    let (_, manner) = page.split_once(name).expect("the manner of the language");
    let manner = manner.split("\n\n").next().unwrap_or_default();
    let (_, list) = manner.split_once("Not in use: ").expect("its list");
    let list = list.split_once('.').expect("the list ends").0;
    list.split(", ").map(str::to_lowercase).collect()
}

/// The first of these words in the text.
fn find<'a>(lang: Lang, text: &str, words: &'a [String]) -> Option<&'a String> {
    let text = plain(text);
    words.iter().find(|word| match lang {
        Lang::En => contains_words(&text, word),
        Lang::Ko | Lang::Ja => text.contains(word.as_str()),
    })
}

#[test]
fn no_text_has_a_word_that_the_page_rules_out() {
    for lang in Lang::ALL {
        let words = ruled_out(lang);
        assert!(words.len() > 5, "{words:?}");
        let texts = if lang == Lang::En { in_english() } else { written(lang.tag()) };
        assert_none(&texts, |it| find(lang, &it.text, &words).map(|word| format!("not {word}")));
    }
}

#[test]
fn a_word_that_is_ruled_out_is_found() {
    let found = |lang, text| find(lang, text, &ruled_out(lang)).is_some();
    for (lang, wrong) in [
        (Lang::En, "Whoever has the trump leads."),
        (Lang::En, "The card {card} lies on the table."),
        (Lang::Ko, "태블릿의 코드를 카메라로 비추세요."),
        (Lang::Ko, "둘 수 있는 수 중 가장 유리합니다."),
        (Lang::Ja, "今日の配りの結果"),
    ] {
        assert!(found(lang, wrong), "{wrong}");
    }
    for (lang, fine) in
        [(Lang::En, "It relies on you."), (Lang::Ko, "할 수 있는 것"), (Lang::Ja, "次が配ります。")]
    {
        assert!(!found(lang, fine), "{fine}");
    }
}

/// The fool is a name and not an insult: it is in quotes wherever it is written, also on a picture that is sent.
#[test]
fn the_fool_is_in_quotes_in_japanese() {
    assert_none(&written("ja"), |it| {
        let bare = it.text.replace("**", "").replace("「ばか」", "").replace("ばかり", "");
        bare.contains("ばか").then(|| "「ばか」".to_owned())
    });
}

/// A night can be in the morning. Only its name has the word.
#[test]
fn no_text_of_a_night_names_a_time_of_day() {
    let times = [
        &["tonight", "evening", "night", "nights", "morning"][..],
        &["오늘 밤", "저녁", "아침", "오전", "오후"],
        &["今夜", "今晩", "夕", "朝", "午後"],
    ];
    for lang in Lang::ALL {
        let times: Vec<String> = lang.pick(times).iter().map(ToString::to_string).collect();
        let mut texts = written(lang.tag());
        texts.retain(|it| {
            SHARED.iter().any(|place| it.file.starts_with(place)) || it.file == "index.html"
        });
        assert_none(&texts, |it| {
            let text = plain(&it.text).replace("game night", "");
            find(lang, &text, &times).map(|time| format!("not {time}"))
        });
    }
}

/// A bot is no person: 명 and 人 count people.
#[test]
fn bots_are_not_counted_as_people() {
    for (tag, bot, counter) in [("ko", "봇", "명"), ("ja", "ボット", "人")] {
        assert_none(&written(tag), |it| {
            let mut after = it.text.split(bot).skip(1);
            let counts = |rest: &str| {
                let rest = rest.trim_start();
                let slot = rest.strip_prefix('{').and_then(|rest| Some(rest.split_once('}')?.1));
                let number = rest.trim_start_matches(|mark: char| mark.is_ascii_digit());
                slot.unwrap_or(if number.len() < rest.len() { number } else { "" })
                    .starts_with(counter)
            };
            after.any(counts).then(|| format!("{bot}: no {counter}"))
        });
    }
}

/// Each language has its own: 2–6, 2~6, 2〜6.
#[test]
fn a_range_is_written_among_the_texts() {
    for file in ["crates", "src"].into_iter().flat_map(|folder| files(folder, ".rs")) {
        let source = if has_texts(&file) { String::new() } else { read(&file) };
        for range in ["}–{", "}~{", "}〜{"] {
            assert!(!source.contains(range), "{file}: {range}");
        }
    }
}
