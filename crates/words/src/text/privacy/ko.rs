//! The claim in Korean.

pub(super) const CLAIM: &str = "어떤 데이터도 서버로 보내지 않습니다.";
