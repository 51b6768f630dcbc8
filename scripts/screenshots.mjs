// Takes the pictures of the README, of the page as it is built: `npm run screenshots` builds it first.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath, GET_CHROMIUM, launchOptions } from '../dist/bench/browser/chromium.js';
import { servePage } from '../dist/inspector/server/page.js';
import { ROOT } from './format.mjs';
import { PICTURES } from './screenshots/pictures.mjs';

const path = chromiumPath();
if (path === null) {
  console.error(`No pictures: ${GET_CHROMIUM}.`);
  process.exit(1);
}
const out = join(ROOT, 'docs/screenshots');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(launchOptions(path));
const app = await servePage();
try {
  for (const { name, colorScheme, compose } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      locale: 'en',
      colorScheme,
    });
    await compose(page, app.url);
    await page.screenshot({ path: join(out, `${name}.png`) });
    await page.close();
    console.log(`docs/screenshots/${name}.png`);
  }
} finally {
  await browser.close();
  await app.close();
}
