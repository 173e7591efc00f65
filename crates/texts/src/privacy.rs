//! The one claim about privacy. The page and the documents that users read say the same.

use mallard_words::Lang;

/// The claim that nothing is sent to a server, in `lang`.
pub fn claim_privacy(lang: Lang) -> &'static str {
    lang.pick([
        "Nothing is sent to a server.",
        "어떤 데이터도 서버로 보내지 않습니다.",
        "データをサーバーに送ることはありません。",
    ])
}
