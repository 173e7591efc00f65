import { test as base } from '../fixtures.ts';

/** Tests in which the page has every reason to report errors. */
export const test = base.extend({
  watch: async ({}, use) => use(),
});
