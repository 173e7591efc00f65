import { test as base } from '../fixtures.ts';
import { Host } from './host.ts';

/** Tests on a separate host, with workers. `prefix` is the host's folder that has the app. */
export const test = base.extend<{ prefix: string; host: Host }>({
  prefix: ['/', { option: true }],
  host: async ({ prefix }, use) => {
    const host = await Host.start(prefix);
    await use(host);
    await host.end();
  },
  baseURL: async ({ host }, use) => use(host.url),
  serviceWorkers: 'allow',
  ownContext: true,
});
