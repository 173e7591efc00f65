/** The few words by which the tests find elements, in each language of the app. */

export type Lang = 'en' | 'ko' | 'ja';

export const LANGS: readonly Lang[] = ['en', 'ko', 'ja'];

export type Words = {
  lang: Lang;
  ownName: string;
  backToShelf: string;
  close: string;
  settings: string;
  language: string;
  rules: string;
  rulesFull: string;
  rulesThisTable: string;
  menu: string;
  log: string;
  undo: string;
  hint: string;
  moves: string;
  hand: RegExp;
  playable: RegExp;
  showCards: RegExp;
  seats: string;
  onTable: string;
  stock: RegExp;
  nextDeal: RegExp;
  again: string;
};

export const WORDS: Record<Lang, Words> = {
  en: {
    lang: 'en',
    ownName: 'English',
    backToShelf: 'Back to the shelf',
    close: 'Close',
    settings: 'Settings',
    language: 'Language',
    rules: 'Rules',
    rulesFull: 'Full rules',
    rulesThisTable: 'This table',
    menu: 'Menu',
    log: 'Match log',
    undo: 'Undo',
    hint: 'Hint',
    moves: 'All moves',
    hand: /^Your hand/,
    playable: /, can be (played|banked)$/,
    showCards: /show my cards$/,
    seats: 'The other seats',
    onTable: 'Cards on the table',
    stock: /^Stock/,
    nextDeal: /^Next (deal|round)$/,
    again: 'Play again',
  },
  ko: {
    lang: 'ko',
    ownName: '한국어',
    backToShelf: '선반으로 돌아가기',
    close: '닫기',
    settings: '설정',
    language: '언어',
    rules: '규칙',
    rulesFull: '전체 규칙',
    rulesThisTable: '이번 게임',
    menu: '메뉴',
    log: '게임 기록',
    undo: '되돌리기',
    hint: '힌트',
    moves: '할 수 있는 것',
    hand: /^내 손패/,
    playable: /, (낼|묻을) 수 있음$/,
    showCards: /내 카드 보기$/,
    seats: '다른 자리',
    onTable: '바닥의 카드',
    stock: /^더미/,
    nextDeal: /^다음 (판|라운드)$/,
    again: '다시 하기',
  },
  ja: {
    lang: 'ja',
    ownName: '日本語',
    backToShelf: '棚に戻る',
    close: '閉じる',
    settings: '設定',
    language: '言語',
    rules: 'ルール',
    rulesFull: '全ルール',
    rulesThisTable: '今回の対戦',
    menu: 'メニュー',
    log: 'ゲームの記録',
    undo: '元に戻す',
    hint: 'ヒント',
    moves: '選べる手の一覧',
    hand: /^自分の手札/,
    playable: /、(出せます|伏せられます)$/,
    showCards: /カードを見る$/,
    seats: 'ほかの席',
    onTable: '場のカード',
    stock: /^山札/,
    nextDeal: /^次のラウンド$/,
    again: 'もう一度遊ぶ',
  },
};
