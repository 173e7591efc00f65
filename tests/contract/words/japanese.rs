//! Words that made Japanese readers stumble stay out of every Japanese text.

use super::written::{assert_none, written};

/// Words that meant something else, or were one of two names for a concept; and the words to use instead.
const INSTEAD: &[(&str, &str)] = &[
    // The reader.
    ("あなた", "自分"),
    // A cover is put on top: the passive would mean the duck below.
    ("かぶせられ", "下に隠れた"),
    // A dodged duck, not one that ducks.
    ("よけ", "逃がす"),
    ("呼ば", "コール"),
    ("呼び出", "コール"),
    ("切り混ぜ", "シャッフル"),
    ("切り直", "シャッフル"),
    ("混ぜ", "シャッフル"),
    ("トリックに勝", "トリックを取る、トリックを獲得"),
    ("取りのけ", "脇に置く"),
    ("見えている点", "公開中の得点"),
    ("黄の", "黄色の"),
    ("青いカード", "青のカード"),
    ("無作為", "ランダム"),
    ("繰り返", "くり返し"),
    ("ブラウザー", "ブラウザ"),
    ("版", "バージョン"),
    ("クアンタム", "クワァンタム"),
    ("手遅れ", "手前"),
    ("を頼む", "リクエスト"),
    ("試合", "対戦"),
    ("パーセント", "%"),
    ("見込み", "確率"),
    ("転機", "勝負の分かれ目"),
    ("振り返", "リプレイ"),
    ("節目", "主な場面"),
    ("再試行", "もう一度試す"),
    ("対戦の準備", "対戦の設定"),
    ("記憶の補助", "記憶アシスト"),
    ("今日の配り", "今日のチャレンジ"),
    ("同じ配り", "同じ条件"),
    ("だれ", "誰"),
    ("わから", "分から"),
    ("一つ", "1つ"),
    ("一手", "1手"),
];

fn is_japanese(character: char) -> bool {
    matches!(character, '\u{3001}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}')
}

/// The fault of a text, if it has one. Looks only at Japanese: a text of digits alone is the same
/// everywhere.
pub(super) fn find_fault(said: &str) -> Option<String> {
    if !said.chars().any(is_japanese) {
        return None;
    }
    let word = INSTEAD.iter().find(|(word, _)| said.contains(word));
    if let Some((word, instead)) = word {
        return Some(format!("{word} should be {instead}"));
    }
    let characters: Vec<char> = said.chars().collect();
    (0..characters.len()).find_map(|at| {
        let before = at.checked_sub(1).map(|before| characters[before]);
        let after = characters.get(at + 1).copied();
        find_misplaced(before, characters[at], after)
    })
}

/// The fault of a mark between its neighbours.
fn find_misplaced(before: Option<char>, mark: char, after: Option<char>) -> Option<String> {
    let digit = |neighbour: Option<char>| neighbour.is_some_and(|c| c.is_ascii_digit());
    let letter = |neighbour: Option<char>| neighbour.is_some_and(char::is_alphanumeric);
    let full = |neighbour: Option<char>| neighbour.is_some_and(|c| "、。！？：".contains(c));
    match mark {
        '!' | '(' | ')' | ',' | ':' | ';' => {
            Some(format!("{mark} is half as wide as it should be"))
        }
        // The Copycat's value is a question mark.
        '?' if letter(before) => Some(String::from("? is half as wide as it should be")),
        '.' if !(digit(before) && digit(after)) => Some(String::from(". should be 。")),
        '"' | '\'' | '“' | '”' | '‘' | '’' => Some(format!("{mark} should be 「 or 」")),
        ' ' if full(before) || full(after) => {
            Some(String::from("a blank beside a full-width mark"))
        }
        '？' if letter(after) => Some(String::from("no full-width blank after ？")),
        _ => None,
    }
}

/// A text with example values in its slots.
fn fill_slots(literal: &str) -> String {
    let mut parts = literal.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| said + "札" + part.split_once('}').map_or(part, |(_, end)| end))
}

#[test]
fn no_japanese_text_has_a_fault_of_those_that_were_mended() {
    assert_none(&written("ja"), |it| find_fault(&fill_slots(&it.text)));
}

#[test]
fn each_fault_is_found_and_no_correct_text_is_reported() {
    let faulty = [
        "{name}さんの席: 人",
        "{name}: {card}",
        "クワッ!",
        "割り込むのは誰ですか?",
        "{count}人(最大4人)",
        "ルールは\"早わかり\"で",
        "5, 9、12",
        "{ended}。 {why}",
        "削除しますか？ 元には戻せません。",
        "削除しますか？元には戻せません。",
        "あなたの手札",
        "{number}はかぶせられています。",
        "山を切り直します。",
        "新しい版の準備ができました。",
    ];
    for text in faulty {
        assert!(find_fault(&fill_slots(text)).is_some(), "{text}");
    }
    let sound = [
        "1: 0 · 2–3: 1",
        "削除しますか？　元には戻せません。",
        "「クワッ！」と言って動かしません。",
        "9に÷2 = 4.5。",
        "まねっこネコ、?",
        "Qazさん、ステップC：ひそかに選択",
    ];
    for text in sound {
        assert_eq!(find_fault(&fill_slots(text)), None, "{text}");
    }
}
