import { expect } from 'vitest';
import { appAt, test } from './support/browser.ts';

test('the page opens with a match of its own', async ({ open }) => {
  const page = await open(appAt());
  await page.getByRole('heading', { name: 'Cardwright inspector' }).waitFor();
  expect(await page.title()).toBe('Cardwright inspector');
});
