//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    thrown: "모든 선택을 똑같은 가상 굴림 열두 번으로 견주어 보니 이것이 가장 좋았습니다.",
    last_box: "그 열의 마지막 칸이 채워집니다.",
    column: |filled| match filled {
        3 => String::from("세로줄 하나가 완성됩니다."),
        _ => format!("그 세로줄의 다른 {filled}칸이 이미 채워져 있습니다."),
    },
    close: |steps| format!("앞 숫자와 {steps} 차이밖에 나지 않아 그 열에 여유가 남습니다."),
    gains_most: "적을 수 있는 것 중에서 내 열에 가장 유리합니다.",
    not_worth_it: "적을 수 있는 숫자는 얻는 것보다 열의 여유를 더 많이 잃습니다.",
};
