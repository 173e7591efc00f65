import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The processes of a browser, with the processor time that each has used, in seconds. */
async function processes(browser: Browser): Promise<{ id: number; cpuTime: number }[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  // One may have ended since.
  return processInfo.filter(({ id }) => existsSync(`/proc/${id}`));
}

/** Stops a browser, as a locked phone does, and returns what wakes it. */
export async function stop(browser: Browser): Promise<() => void> {
  const stopped = await processes(browser);
  for (const { id } of stopped) process.kill(id, 'SIGSTOP');
  return () => {
    for (const { id } of stopped.splice(0)) process.kill(id, 'SIGCONT');
  };
}

/** The processor time that a browser has used, in seconds. */
export const processorTime = async (browser: Browser) => (await processes(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
