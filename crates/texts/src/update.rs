//! Text about a newer version of the app.

use mallard_words::messages;

messages!(update_messages(UpdateMessages {
    ready: ["A new version is ready.", "새 버전이 준비되었습니다.", "新しいバージョンがあります。"],
    now: ["Update now", "지금 업데이트", "今すぐ更新"],
    later: ["Later", "나중에", "あとで"],
    at_the_table: [
        "A new version is ready. Update from the shelf.",
        "새 버전이 준비되었습니다. 선반에서 업데이트할 수 있습니다.",
        "新しいバージョンがあります。棚で更新できます。"
    ],
}));
