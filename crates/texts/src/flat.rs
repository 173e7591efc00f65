//! Text for the tablet between two players.

use mallard_words::messages;

messages!(flat_messages(FlatMessages {
    /// The button that puts the tablet flat.
    title: ["Lay the tablet between you", "태블릿을 가운데에 놓기", "タブレットを間に置く"],
    hint: [
        "Each side faces its player. Your cards show only while you hold the button.",
        "양쪽 화면이 각자를 향합니다. 카드는 버튼을 누르고 있는 동안에만 보입니다.",
        "画面の両側がそれぞれの人に向きます。カードはボタンを押している間だけ見えます。"
    ],
    /// The button that ends that.
    hand_on: ["Back to passing the tablet", "번갈아 건네기로 바꾸기", "手渡しの遊び方に戻す"],
    /// The setup's note for a flat tablet, in place of `setup.sharing`.
    sharing: [
        "2 people share this tablet. It is flat between them.",
        "두 사람이 태블릿을 가운데에 놓고 함께 합니다.",
        "2人がタブレットを間に置いて遊びます。"
    ],
    /// The tab of a side: to the player who decides, and to the others.
    you_decide: |name: &str| [
        "{name}, you decide",
        "{name} 님, 고를 차례입니다",
        "{name}さん、選ぶ番です"
    ],
    decides: |name: &str| ["{name} decides", "{name} 님 차례", "{name}さんの番"],
    practise_again: ["Practise again", "한 번 더 연습", "もう一度練習"],
    in_secret: ["Now in secret", "이제 손패 가리고 하기", "次は手札を伏せて遊ぶ"],
    menu_of: |name: &str| ["{name}’s menu", "{name} 님의 메뉴", "{name}さんのメニュー"],
    /// The button that shows the cards while the player presses it, and its label while pressed.
    hold: ["Hold to peek", "누르고 있으면 보임", "押している間だけ見る"],
    let_go: ["Let go to hide", "떼면 가려짐", "離すと隠れます"],
    /// The same button if one tap is enough.
    peek: ["Peek", "손패 보기", "手札を見る"],
    hide: ["Hide", "가리기", "隠す"],
}));
