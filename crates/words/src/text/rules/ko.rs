//! The texts in Korean.

use super::RulesMessages;

pub(super) static READING: RulesMessages = RulesMessages {
    rule: "규칙",
    search: "규칙에서 찾기",
    hits: |now, count| format!("{now}/{count}개"),
    no_hits: "검색 결과 없음",
    next: "다음 결과",
    previous: "이전 결과",
};
