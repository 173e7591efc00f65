//! The rules for all Korean texts: particles that fit, one word for each concept, one level of speech.

use super::written::{assert_none, written};

/// The particles with two forms: after a consonant, after a vowel.
const PARTICLES: &[(&str, &str)] =
    &[("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("으로", "로"), ("이나", "나")];

/// A place, a word that is wrong there, and the word to use instead. The place is a part of the file's
/// path. `docs/language.md` has more (`unused.rs`).
const ONE_WORD_FOR_ONE_THING: &[(&str, &str, &str)] = &[
    ("", "시합", "게임"),
    ("", "행동", "수"),
    ("", "선택지", "수"),
    ("", "할 수 있는 일", "할 수 있는 것"),
    ("", "저절로", "자동으로"),
    ("", "간직", "저장, 보관"),
    ("", "버린 더미", "버림 더미 (덕 댓 구스!), 버림 구역 (덕&커버), 버린 카드 (두락)"),
    ("", "저마다", "각자"),
    ("", "(모두 ", "라운드 1/3"),
    ("", "라운드 중 ", "라운드 1/3"),
    ("", "님만 보입니다", "님에게만 보입니다"),
    ("", "퍼센트", "%"),
    ("", "가능성", "확률"),
    ("", "배우기", "튜토리얼"),
    ("", "붙여넣", "붙여 넣다"),
    ("", "돌아보", "다시 보기"),
    ("", "게임 준비", "게임 설정"),
    ("", "오늘의 패", "오늘의 도전"),
    ("duck_and_cover", "}번째", "a number after its noun"),
    ("duck_that_goose", "시다.", "겠습니다: -ㅂ시다 talks down"),
    ("crates/words/src/text/", "}번째", "a counter, or the number after its noun"),
    ("crates/texts/", "}번째", "a counter, or the number after its noun"),
    ("crates/words/src/text/", "님의 기록", "님의 전적: 기록 is the log"),
    ("crates/texts/", "님의 기록", "님의 전적: 기록 is the log"),
    ("durak", "추가 공격", "끼어들기"),
    ("durak", "얹", "더 내다"),
    ("duckit", "트릭을 이", "트릭을 따다"),
    ("duckit", "트릭을 절대 이", "트릭을 따다"),
    ("duckit", " 땀", "획득"),
    ("duckit", "뒤집힌 카드", "뒷면으로 놓인 카드"),
    ("duck_and_cover", "카드를 넘", "카드를 뽑다"),
    ("duck_and_cover", "카드 넘", "카드 뽑기"),
    ("duck_and_cover", "번을 피", "번이 피하다: the duck ducks"),
    ("duck_and_cover", "오리를 덮거나 피", "오리로 덮거나 피하다: the duck ducks"),
    ("duck_and_cover", "번을 여기로", "번 여기로 피하기: the duck ducks"),
    ("duck_and_cover", "}열", "가로: 열 is a row in Quantum"),
    ("duck_and_cover", "}행", "세로: 열 is a row in Quantum"),
    ("duck_and_cover", "높은 숫자", "큰 숫자"),
    ("duck_and_cover", "높은 오리", "큰 숫자의 오리"),
    ("duck_that_goose", "놓거나", "가지거나"),
    ("duck_that_goose", "놓을까", "가질까, 가져올까"),
    ("duck_that_goose", "놓을지", "가질지"),
    ("duck_that_goose", "반드시 놓", "반드시 가져야"),
    ("duck_that_goose", "} 놓", "가지기, 가져오기"),
    ("duck_that_goose", "필수", "의무"),
    ("duck_that_goose", "½", "4.5, as on the screen"),
];

/// The first particle that does not fit the number before it, with the text from that number on.
pub fn find_misfit(said: &str) -> Option<&str> {
    let numbers = said.char_indices().filter(|(_, character)| character.is_ascii_digit());
    numbers.map(|(at, _)| &said[at..]).find(|rest| {
        let (figure, rest) = rest.split_at(1);
        let consonant = "013678".contains(figure);
        PARTICLES.iter().any(|&(after_consonant, after_vowel)| {
            // 로 follows ㄹ as it follows a vowel.
            let like_a_vowel = !consonant || (after_vowel == "로" && "178".contains(figure));
            begins_with(rest, if like_a_vowel { after_consonant } else { after_vowel })
        })
    })
}

/// Is this particle the whole word at the beginning of the text?
fn begins_with(text: &str, particle: &str) -> bool {
    let rest = text.strip_prefix(particle);
    rest.is_some_and(|rest| !rest.starts_with(|next| ('가'..='힣').contains(&next)))
}

fn in_place(file: &str, place: &str) -> bool {
    file.replace('-', "_").contains(place)
}

/// `표시합니다` and similar words do not match.
fn contains_word(text: &str, word: &str) -> bool {
    text.replace("시합니다", "").contains(word)
}

#[test]
fn one_thing_has_one_word() {
    assert_none(&written("ko"), |it| {
        let (_, word, instead) = ONE_WORD_FOR_ONE_THING
            .iter()
            .find(|(place, word, _)| in_place(&it.file, place) && contains_word(&it.text, word))?;
        Some(format!("not {word:?} but {instead}"))
    });
}

#[test]
fn names_of_things_are_in_single_curved_quotes() {
    assert_none(&written("ko"), |it| {
        let other = ['"', '\'', '“', '”'].into_iter().find(|&quote| it.text.contains(quote))?;
        Some(format!("‘ and ’, not {other}"))
    });
}

#[test]
fn every_text_is_in_the_formal_style() {
    assert_none(&written("ko"), |it| {
        let ends = it.text.match_indices('요').filter(|&(at, end)| {
            let (before, after) = (&it.text[..at], &it.text[at + end.len()..]);
            // Requests (고르세요), and questions to decide on (볼까요), are in both styles.
            !before.ends_with(['세', '까']) && after.starts_with(['.', '?', '!'])
        });
        (ends.count() > 0).then(|| "ends in 요".to_owned())
    });
}

#[test]
fn particles_fit_the_numbers_before_them() {
    assert_none(&written("ko"), |it| find_misfit(&it.text).map(str::to_owned));
}

/// The content of a slot decides its particle. Suits all end in a vowel and colours in a consonant, which is
/// tested where they are named; everything else takes its particle from `words::korean`.
#[test]
fn no_particle_is_written_after_a_slot() {
    assert_none(&written("ko"), |it| {
        it.text.match_indices('}').find_map(|(end, _)| {
            let slot = it.text[..=end].rfind('{').map(|start| &it.text[start..=end])?;
            let rest = &it.text[end + 1..];
            let glued =
                PARTICLES.iter().flat_map(|&(a, b)| [a, b]).any(|form| begins_with(rest, form));
            (glued && !["{}", "{suit}"].contains(&slot)).then(|| format!("{slot}{rest}"))
        })
    });
}

#[test]
fn a_misfit_is_seen() {
    let fine = "4를 3을 10이 12와 7로 3으로 8은 5가, 0점이 2장을 6이나 1/3 4에 9를";
    assert_eq!(find_misfit(fine), None);
    for wrong in ["5을", "3를", "10가", "12과 1", "7으로", "3로", "2으로.", "8는", "6나"]
    {
        assert!(find_misfit(wrong).is_some(), "{wrong}");
    }
}
