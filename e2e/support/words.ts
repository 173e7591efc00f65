export type Lang = 'en' | 'ko' | 'ja';

export const LANGS: readonly Lang[] = ['en', 'ko', 'ja'];

/** The few words by which the tests find elements, in the order of the languages. */
const WORDING = {
  ownName: ['English', '한국어', '日本語'],
  backToShelf: ['Back to the shelf', '선반으로 돌아가기', '棚に戻る'],
  close: ['Close', '닫기', '閉じる'],
  settings: ['Settings', '설정', '設定'],
  rules: ['Rules', '규칙', 'ルール'],
  rulesFull: ['Full rules', '전체 규칙', '全ルール'],
  rulesThisTable: ['This table', '이번 게임', '今回の対戦'],
  menu: ['Menu', '메뉴', 'メニュー'],
  log: ['Match log', '게임 기록', 'ゲームの記録'],
  undo: ['Undo', '되돌리기', '元に戻す'],
  hint: ['Hint', '힌트', 'ヒント'],
  moves: ['All moves', '할 수 있는 것', '選べる手の一覧'],
  hand: [/^Your hand/, /^내 손패/, /^自分の手札/],
  playable: [/, can be (played|banked)$/, /, (낼|묻을) 수 있음$/, /、(出せます|伏せられます)$/],
  showCards: [/show my cards$/, /내 카드 보기$/, /カードを見る$/],
  seats: ['The other seats', '다른 자리', 'ほかの席'],
  onTable: ['Cards on the table', '바닥의 카드', '場のカード'],
  stock: [/^Stock/, /^더미/, /^山札/],
  nextDeal: [/^Next (deal|round)$/, /^다음 (판|라운드)$/, /^次のラウンド$/],
  again: ['Play again', '다시 하기', 'もう一度遊ぶ'],
} as const;

export type Words = { [Name in keyof typeof WORDING]: (typeof WORDING)[Name][0] extends RegExp ? RegExp : string };

function wordsOf(lang: Lang): Words {
  const entries = Object.entries(WORDING).map(([name, words]) => [name, words[LANGS.indexOf(lang)]]);
  return Object.fromEntries(entries) as Words;
}

/** The same by the language. */
export const WORDS: Record<Lang, Words> = { en: wordsOf('en'), ko: wordsOf('ko'), ja: wordsOf('ja') };
