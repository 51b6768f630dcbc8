import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Where Debian's package puts it. */
const USUAL = '/usr/bin/chromium';

/** How to come by one, for people. */
export const GET_CHROMIUM =
  'install Chromium (on Debian: apt-get install chromium), or name one in the environment as CARDWRIGHT_CHROMIUM';

/** The Chromium of this machine, or none. */
export const chromiumPath = (): string | null =>
  [process.env['CARDWRIGHT_CHROMIUM'] ?? USUAL].find((path) => existsSync(path)) ?? null;

/** Without a screen, and without anything that would look for a network. */
export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
