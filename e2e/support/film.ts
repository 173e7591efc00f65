import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Where the strips go. */
export const FOLDER = process.env.MALLARD_FILMS ?? '../target/films';
/** The width of a frame in a strip, in pixels, and the number of frames in a row. */
const WIDTH = 560;
const BESIDE = 4;

type Frame = { data: string; at: number };

/**
 * Films the page during an action and after it, and puts the frames at these `times` (milliseconds from the action's
 * beginning) into one picture.
 */
export async function film(page: Page, name: string, times: number[], deed: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ data, at: metadata.timestamp! * 1000 });
    // The answer may come when the film is over.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  // The first frame shows the page before the action.
  while (frames.length === 0) await page.waitForTimeout(20);
  const begun = Date.now();
  await deed();
  await page.waitForTimeout(Math.max(0, begun + Math.max(...times) - Date.now()));
  await session.send('Page.stopScreencast');
  await session.detach();
  await strip(page, name, times.map((time) => ({ time, frame: frames.filter(({ at }) => at <= begun + time).at(-1) ?? frames[0]! })));
}

/** One picture of all frames, each with its time. */
async function strip(page: Page, name: string, shots: { time: number; frame: Frame }[]) {
  const board = await page.context().newPage();
  const width = Math.min(WIDTH, page.viewportSize()!.width);
  await board.setViewportSize({ width: BESIDE * (width + 8), height: 100 });
  const figures = shots.map(({ time, frame }) =>
    `<figure style="margin:0"><img width="${width}" src="data:image/png;base64,${frame.data}"><figcaption>${time} ms</figcaption></figure>`);
  await board.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${BESIDE},${width}px);gap:8px;font:16px sans-serif">${figures.join('')}`);
  mkdirSync(FOLDER, { recursive: true });
  await board.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
  await board.close();
}
