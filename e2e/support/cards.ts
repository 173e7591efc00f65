import type { Page } from '@playwright/test';
import type { Save } from './saves.ts';

const RANKS: Record<string, string> = { jack: 'J', queen: 'Q', king: 'K', ace: 'A' };

/** The mark of a card ("10h") by its name ("10 of hearts"). */
export function mark(name: string): string {
  if (name === 'Joker') return 'joker';
  const [rank, suit] = name.split(' of ') as [string, string];
  return `${RANKS[rank] ?? rank}${suit[0]}`;
}

/** Every card that a text names in any way: in words, or by a mark as the drawings and drops use it. */
export function cardsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [name] of text.matchAll(/\b(?:\d+|jack|queen|king|ace) of (?:spades|hearts|diamonds|clubs)\b/g)) {
    found.add(mark(name));
  }
  for (const [, card] of text.matchAll(/(?<![\w#])(?:#?card-)?((?:10|[2-9JQKA])[shdc])(?!\w)/g)) found.add(card!);
  for (const [, card] of text.matchAll(/#card-((?:10|[2-9JQKA])[shdc])(?!\w)/g)) found.add(card!);
  if (/#card-joker|data-flip="joker"|Joker, the Super Duck/.test(text)) found.add('joker');
  return found;
}

/** The whole document except the drawings of all cards, which are always in it, and the parts of the program that have arrived. */
export function documentOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    document.documentElement.outerHTML.replace(/ (?:integrity|data-ready)="[^"]*"/g, '').replace(/<symbol[\s\S]*?<\/symbol>/g, ''));
}

/** Everything that a screen reader gets. */
export async function spokenOn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return JSON.stringify(nodes);
}

/** The cards on the table so far. */
export function cardsPlayed({ record }: Save): Set<string> {
  return cardsIn(JSON.stringify(record.log));
}
