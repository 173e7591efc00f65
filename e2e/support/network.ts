import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

/** The devices of scripts/network.sh. All phones of the crowd are in one. */
export const DEVICES = ['tablet', 'mina', 'jun', 'crowd', 'firefox'] as const;

export type DeviceName = (typeof DEVICES)[number];

/** The network namespace of a device, or of the switch between them. */
export const namespace = (device: DeviceName | 'switch') => `${process.env.MALLARD_NETWORK}-${device}`;

const ip = (...words: string[]) => void execFileSync('ip', words, { stdio: 'pipe' });

/** The options with which Playwright starts Chromium on a device. */
export function browserOn(device: DeviceName): LaunchOptions {
  const CHROME = process.env.CHROME ?? '/usr/bin/chromium';
  return {
    executablePath: fileURLToPath(new URL('browser-on-device.sh', import.meta.url)),
    env: { ...(process.env as Record<string, string>), CHROME, MALLARD_DEVICE: namespace(device) },
  };
}

/** From now on all packets from and to a device are lost. Its own interface stays up, so it does not notice. */
export const losePackets = (device: DeviceName) => ip('-n', namespace('switch'), 'link', 'set', device, 'nomaster');

/** The device's packets arrive again. */
export const carryPackets = (device: DeviceName) => ip('-n', namespace('switch'), 'link', 'set', device, 'master', 'bridge');

/** Switches a device's Wi-Fi on or off, which the device notices. */
export function setWifi(device: DeviceName, state: 'up' | 'down') {
  ip('-n', namespace(device), 'link', 'set', 'eth0', state);
  // The way to everywhere goes with the interface. Firefox takes its address from there.
  if (state === 'up') ip('-n', namespace(device), 'route', 'replace', 'default', 'dev', 'eth0');
}
