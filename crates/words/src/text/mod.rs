//! The texts that games share, and those of a match and of the device outside the screens, in every language.
//!
//! A row is a text in each language ([`messages!`](crate::messages!)). What takes a longer function is in `en.rs`, `ko.rs`
//! and `ja.rs`. Each topic has its own table, because a program has the whole of each table it uses. `mallard_texts` and
//! each game have texts in the same form.
#![expect(missing_docs, reason = "the texts say it")]

mod coach;
mod code;
mod device;
mod draft;
mod en;
mod ending;
mod game;
mod help;
mod ja;
mod ko;
mod marks;
mod open_error;
mod player;
mod prompt;
mod settings;
mod why;

pub use coach::coach_messages;
pub use code::{code_messages, link_messages};
pub use device::{
    ImportMessages, device_messages, export_messages, import_messages, install_messages,
    storage_messages,
};
pub use draft::draft_messages;
pub use ending::ending_messages;
pub use game::{GameMessages, TrickMessages, game_messages, trick_messages};
pub use help::help_messages;
pub use ja::suit as japanese_suit;
pub use ko::suit as korean_suit;
pub use open_error::open_error_messages;
pub use player::{LEVELS, player_messages};
pub use prompt::prompt_messages;
pub use settings::settings_messages;
pub use why::{WhyMessages, why_messages};

use crate::english::suits;
use mallard_engine::cards::{Card, Suit};
use marks::PunctuationMarks;

messages!(text(Messages {
    card: |card: Card| [en::card(card), ko::card(card), ja::card(card)],
    suit: |suit: Suit| [suits(suit), ko::suit(suit), ja::suit(suit)] as &'static str,
    list_of_names: |names: &[String]| [
        en::list_of_names(names),
        names.join(", "),
        names.join("、")
    ],
    marks: PunctuationMarks,
    /// The button that continues a match.
    go_on: ["Continue", "이어서 하기", "続ける"],
    close: ["Close", "닫기", "閉じる"],
    cancel: ["Cancel", "취소", "キャンセル"],
    back: ["Back", "뒤로", "戻る"],
    back_to_shelf: ["Back to the shelf", "선반으로 돌아가기", "棚に戻る"],
    open: ["Open", "열기", "開く"],
    delete: ["Delete", "삭제", "削除"],
    /// The link from a refusal to its rule.
    rule: ["Rule", "규칙", "ルール"],
    /// The option of a match that ends after its first round, and its meaning.
    one_round: [
        ("One round", "The match ends after its first round."),
        ("한 라운드만", "첫 라운드가 끝나면 게임도 끝납니다."),
        ("1ラウンドだけ", "最初のラウンドが終わると、対戦も終わります。")
    ] as (&'static str, &'static str),
}));

impl Messages {
    /// Joins items in a list without an "and": "7, 8, 9".
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.marks.list)
    }

    /// Joins `name` and `value`: "Theme: dark".
    pub fn value(&self, name: &str, value: &str) -> String {
        [name, value].join(self.marks.value)
    }

    /// Joins whole sentences.
    pub fn sentences(&self, said: &[&str]) -> String {
        said.join(self.marks.sentences)
    }
}
