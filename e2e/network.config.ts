import base from './playwright.config.ts';
import { DEVICES, browserOn, namespace } from './support/network.ts';

const dist = process.env.MALLARD_DIST ?? '../dist';
// Each device has the app on its own loopback address, which browsers trust like HTTPS; everywhere at the same port,
// because the tablet's link names it.
const serve = `node ../scripts/serve.mjs --root ${dist} --port 8080`;

// Slow, and apart from the others: scripts/network.sh creates the network.
export default {
  ...base,
  testDir: 'network',
  testIgnore: [],
  retries: 0,
  workers: 1,
  timeout: 300_000,
  use: { ...base.use, launchOptions: { ...base.use!.launchOptions, ...browserOn('tablet') } },
  webServer: DEVICES.map((device) => ({
    command: `ip netns exec ${namespace(device)} ${serve}`,
    wait: { stdout: /(?<MALLARD_URL>http:\S+)/ },
  })),
};
