import type { Page } from '@playwright/test';

/** Collects the memory of each program that the page starts, which never shrinks. Call it before the page opens. */
export async function collectMemories(page: Page) {
  await page.addInitScript(() => {
    const memories: unknown[] = [];
    Object.assign(window, { memories });
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = (async (...given: Parameters<typeof instantiate>) => {
      const instance = await instantiate(...given);
      // A chunk of a program has its program's memory.
      const { memory } = (instance as unknown as WebAssembly.Instance).exports;
      if (memory) memories.push(memory);
      return instance;
    }) as typeof instantiate;
  });
}

/** The bytes of these memories together. */
export function wasmBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { memories } = window as unknown as { memories: WebAssembly.Memory[] };
    return memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  });
}
