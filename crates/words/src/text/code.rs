//! Reasons why a link or the code of a phone cannot be used.

messages!(link_messages(LinkMessages {
    damaged: [
        "This link is damaged. Part of it is missing or has been changed. Ask for a new one.",
        "링크가 손상되었습니다. 일부가 빠졌거나 바뀌었습니다. 링크를 다시 보내 달라고 하세요.",
        "リンクが壊れています。一部が欠けているか、書き換えられています。もう\
         一度送ってもらってください。"
    ],
    newer: [
        "This link was made by a newer version of Mallard. Reload the page to update.",
        "더 새로운 버전의 Mallard에서 만든 링크입니다. 페이지를 새로 고쳐 업데이트하세요.",
        "より新しいバージョンのMallardで作られたリンクです。\
         ページを再読み込みして更新してください。"
    ],
    other_rules: [
        "This link was made under older rules and cannot be played.",
        "예전 규칙에서 만든 링크라 사용할 수 없습니다.",
        "以前のルールで作られたリンクのため、使えません。"
    ],
}));

messages!(code_messages(CodeMessages {
    /// Why a code cannot be used.
    damaged: [
        "This code is damaged or incomplete. Scan or copy it again.",
        "코드가 손상되었거나 일부가 빠졌습니다. 다시 스캔하거나 복사하세요.",
        "コードが壊れているか、一部が欠けています。もう一度読み取るかコピーしてください。"
    ],
    newer: [
        "The phone and the tablet have different versions of Mallard. Reload the page on both.",
        "휴대폰과 태블릿의 Mallard 버전이 다릅니다. 둘 다 페이지를 새로 고치세요.",
        "スマホとタブレットでMallardのバージョンが違います。\
         両方でページを再読み込みしてください。"
    ],
    other_table: [
        "This code is for another tablet, or from before this one was opened again. \
         Scan the code on this tablet first.",
        "다른 태블릿에 보여 줄 코드이거나, 이 태블릿에서 게임을 다시 열기 전의 코드입니다. \
         이 태블릿의 코드를 먼저 스캔하세요.",
        "別のタブレットに見せるコードか、このタブレットで対戦を開き直す前のコードです。\
         先にこのタブレットのコードを読み取ってください。"
    ],
    old_offer: [
        "The phone scanned an earlier code. Scan the code on the tablet again.",
        "휴대폰이 이전 코드를 스캔했습니다. 태블릿의 코드를 다시 스캔하세요.",
        "スマホが読み取ったのは前のコードです。タブレットのコードをもう一度読み取ってください。"
    ],
    own: [
        "This is a tablet’s code. Use the code on the phone instead.",
        "태블릿의 코드입니다. 휴대폰에 나온 코드를 사용하세요.",
        "タブレットのコードです。スマホに出たコードを使ってください。"
    ],
    answer_here: [
        "This is a phone’s code. Scan the code on the tablet instead.",
        "휴대폰의 코드입니다. 태블릿의 코드를 스캔하세요.",
        "スマホのコードです。タブレットのコードを読み取ってください。"
    ],
}));
