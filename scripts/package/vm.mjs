// Runs each bundle where there is nothing but the language and what every browser has.
import { createContext, runInContext } from 'node:vm';
import * as game from './project/coins.mjs';

/** What every browser has, and a game as data, which is not to be weighed with the engine. */
const BROWSER = { game, setTimeout, clearTimeout, queueMicrotask, AbortController, TextEncoder, console };

export async function runInBrowser(bundles) {
  const ends = [];
  for (const { file, code } of bundles) {
    const window = createContext({ ...BROWSER });
    runInContext('globalThis.self = globalThis.window = globalThis', window);
    try {
      runInContext(code, window, { filename: file });
      ends.push(`${file} ends by "${await window.outcome}"`);
    } catch (error) {
      throw new Error(`${file}: ${error?.message ?? error}`);
    }
    if (typeof (await window.outcome) !== 'string') throw new Error(`${file} came to no end`);
  }
  return ends.join(', ');
}
