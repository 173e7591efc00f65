//! Text about saving the match.

use mallard_words::messages;

messages!(saves_messages(SavesMessages {
    not_saved: [
        "Your last move was not saved because storage is full or blocked.",
        "마지막 수를 저장하지 못했습니다. 저장 공간이 가득 찼거나 막혀 있습니다.",
        "直前の手を保存できませんでした。空き容量がないか、保存が許可されていません。"
    ],
    try_again: ["Save again", "다시 저장", "もう一度保存"],
    make_room: ["Make room on the shelf", "선반에서 공간 비우기", "棚で空きを作る"],
    elsewhere: [
        "This match is open in another tab or window.",
        "이 게임은 다른 탭이나 창에서 열려 있습니다.",
        "この対戦は別のタブかウィンドウで開いています。"
    ],
    play_here: ["Play here", "여기서 하기", "ここで遊ぶ"],
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
}));
