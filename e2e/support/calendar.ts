import type { Page } from '@playwright/test';

/**
 * From the next page on it is this day and hour. Only the date changes: Playwright's clock takes the timers too, for
 * the whole context, and its timers have numbers beyond 32 bits, which a program in WebAssembly cannot return to clear
 * them.
 */
export async function setDate(page: Page, day: string) {
  await page.addInitScript((day) => {
    const Real = Date;
    const ahead = Real.parse(day) - Real.now();
    window.Date = class extends Real {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [Real.now() + ahead]) as [number]));
      }

      static override now() {
        return Real.now() + ahead;
      }
    } as DateConstructor;
  }, day);
}

/** The clock of the open page jumps to this day and hour: its device slept, or its clock was set. */
export async function moveDate(page: Page, day: string) {
  await page.evaluate((day) => {
    const Before = Date;
    const ahead = Before.parse(day) - Before.now();
    window.Date = class extends Before {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [Before.now() + ahead]) as [number]));
      }

      static override now() {
        return Before.now() + ahead;
      }
    } as DateConstructor;
  }, day);
}
