//! Reasons why a saved match does not open.

messages!(open_error_messages(OpenErrorMessages {
    missing: [
        "This match is not on this device.",
        "이 기기에 없는 게임입니다.",
        "この端末にはない対戦です。"
    ],
    damaged: [
        "This saved match is damaged and cannot be opened. It has been left as it is.",
        "저장된 게임이 손상되어 열 수 없습니다. 데이터는 그대로 둡니다.",
        "保存した対戦が壊れていて開けません。データはそのまま残します。"
    ],
    newer: [
        "This match was saved by a newer version of Mallard. Reload the page to update.",
        "더 새로운 버전의 Mallard에서 저장한 게임입니다. 페이지를 새로 고쳐 업데이트하세요.",
        "新しいバージョンのMallardで保存された対戦です。ページを再読み込みして更新してください。"
    ],
    other_rules: [
        "This match was played under older rules and cannot be continued.",
        "예전 규칙으로 하던 게임이라 이어서 할 수 없습니다.",
        "以前のルールで遊んだ対戦なので、続けられません。"
    ],
    unknown_game: [
        "This version of Mallard does not have this game.",
        "이 버전의 Mallard에는 없는 게임입니다.",
        "このバージョンのMallardにはないゲームの対戦です。"
    ],
    too_long: [
        "This match has too many moves to be opened.",
        "수가 너무 많아 이 게임을 열 수 없습니다.",
        "手数が多すぎるため、この対戦は開けません。"
    ],
}));
