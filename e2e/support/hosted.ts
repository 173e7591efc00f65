import { test as base } from '../fixtures.ts';
import { Host } from './host.ts';

/**
 * Tests on a separate host, with workers. `prefix` is the host's folder that has the app; the host does not know the type
 * of files that end in `untyped`.
 */
export const test = base.extend<{ prefix: string; untyped: string; host: Host }>({
  prefix: ['/', { option: true }],
  untyped: ['', { option: true }],
  host: async ({ prefix, untyped }, use) => {
    const host = await Host.start(prefix, untyped);
    await use(host);
    await host.end();
  },
  baseURL: async ({ host }, use) => use(host.url),
  serviceWorkers: 'allow',
  ownContext: true,
});
