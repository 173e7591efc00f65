//! Messages about problems with saves.

messages!(SavesMessages {
    not_lasting: [
        "This browser cannot save, so the match will be lost when you close the page.",
        "이 브라우저에는 저장할 수 없습니다. 페이지를 닫으면 게임이 사라집니다.",
        "このブラウザには保存できません。ページを閉じると対戦は失われます。"
    ],
    not_saved: [
        "Your last move was not saved because storage is full or blocked.",
        "마지막 수를 저장하지 못했습니다. 저장 공간이 가득 찼거나 막혀 있습니다.",
        "直前の手を保存できませんでした。空き容量がないか、保存が許可されていません。"
    ],
    try_again: ["Save again", "다시 저장", "もう一度保存"],
    make_room: ["Make room on the shelf", "선반에서 공간 비우기", "棚で空きを作る"],
    /// The message on the home screen about an unsaved match.
    unsaved: [
        "A match was not saved because storage is full or blocked. \
         Delete finished matches to make room.",
        "저장하지 못한 게임이 있습니다. 저장 공간이 가득 찼거나 막혀 있습니다. \
         끝난 게임을 지우면 공간이 생깁니다.",
        "保存できていない対戦があります。空き容量がないか、保存が許可されていません。\
         終わった対戦を削除すると空きができます。"
    ],
    elsewhere: [
        "This match is open in another tab or window.",
        "이 게임은 다른 탭이나 창에서 열려 있습니다.",
        "この対戦は別のタブかウィンドウで開いています。"
    ],
    play_here: ["Play here", "여기서 하기", "ここで遊ぶ"],
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
    damaged_step: |good: usize| [
        "The save is damaged after move {good}. You are seeing the last position that could be \
         read.",
        "저장 데이터가 손상되었습니다. 온전한 {good}수까지만 보여 줍니다.",
        "保存データが{good}手目のあとで壊れています。その時点の場面を表示しています。"
    ],
    damaged_slot: [
        "One of the two copies of this save is damaged. The other may be a move behind.",
        "저장된 두 사본 중 하나가 손상되었습니다. 남은 사본은 조금 전 상태일 수 있습니다.",
        "2つの保存データのうち1つが壊れています。もう1つは少し前の場面かもしれません。"
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
    /// The match had the most steps that it can have, and has ended.
    full: [
        "This match has reached the move limit, so it ends here.",
        "게임이 최대 길이에 이르러 여기서 끝납니다.",
        "対戦の手数が上限に達しました。この対戦はここで終わりです。"
    ],
});
