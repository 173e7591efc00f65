//! Korean.

use super::Reading;

pub(super) static READING: Reading = Reading {
    rule: "규칙",
    search: "규칙에서 찾기",
    hits: |now, count| format!("{count}개 중 {now}번째"),
    no_hits: "찾은 것 없음",
    next: "다음 찾기",
    previous: "이전 찾기",
};
