import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AskedRecord } from '../../../inspector/protocol/messages.ts';
import { asked, refs } from './support/asked.ts';
import { harness, test } from './support/browser.ts';
import { tabTo } from './support/keys.ts';

const WOLVES = ['Wolf', 'Bear', 'Boar', 'Hare'];
const NAMES = Array.from({ length: 600 }, (_, n) => `Card ${n}`);

/** Puts a question on the page, as text: that is what its form is for. */
async function ask(page: Page, question: AskedRecord): Promise<void> {
  await page.evaluate<void, string>((text) => window.ask(JSON.parse(text)), JSON.stringify(question));
  await page.getByRole('heading', { name: 'Test' }).waitFor();
}

/** Moves the pointer from one thing to another with the button down, as people do. */
async function drag(page: Page, from: string, onto: string): Promise<void> {
  const at = async (name: string) => {
    const box = await page
      .getByRole(name === from ? 'button' : 'group', { name: new RegExp(`^${name}\\b`) })
      .first()
      .boundingBox();
    if (!box) throw new Error(`There is no ${name} to be seen.`);
    return [box.x + box.width / 2, box.y + Math.min(box.height - 6, 60)] as const;
  };
  const [x, y] = await at(from);
  await page.mouse.move(x, Math.min(y, y));
  await page.mouse.down();
  const [toX, toY] = await at(onto);
  await page.mouse.move(toX, toY, { steps: 8 });
  await page.mouse.up();
}

interface Case {
  readonly shape: string;
  readonly asked: AskedRecord;
  readonly answer: unknown;
  readonly mouse: (page: Page) => Promise<void>;
  readonly keyboard: (page: Page) => Promise<void>;
}

const click = (page: Page, name: string, role: 'button' | 'radio' | 'checkbox' | 'option' = 'button') =>
  page.getByRole(role, { name, exact: true }).click();
const answer = (page: Page) => click(page, 'Answer');

const CASES: readonly Case[] = [
  {
    shape: 'act',
    asked: asked(
      {
        shape: 'act',
        actions: [...refs('Wolf', 'Bear').map((ref) => ({ name: 'play', ref })), { name: 'pass' }],
        least: 2,
      },
      ['play Wolf', 'play Bear', 'pass'],
    ),
    answer: 1,
    mouse: (page) => click(page, 'play Bear'),
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'play Bear', exact: true }));
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'select, one',
    asked: asked({ shape: 'select', candidates: refs(...WOLVES), min: 1, max: 1 }, WOLVES),
    answer: [2],
    mouse: (page) => click(page, 'Boar', 'radio'),
    keyboard: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'select, some',
    asked: asked({ shape: 'select', candidates: refs(...WOLVES), min: 0, max: 3 }, WOLVES),
    answer: [0, 3],
    mouse: async (page) => {
      await click(page, 'Wolf', 'checkbox');
      await click(page, 'Bear', 'checkbox');
      await click(page, 'Hare', 'checkbox');
      await click(page, 'Bear', 'checkbox');
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('checkbox', { name: 'Wolf' }));
      await page.keyboard.press('Space');
      await page.keyboard.press('4');
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'select, from many',
    asked: asked({ shape: 'select', candidates: refs(...NAMES), min: 1, max: 1 }, NAMES),
    answer: [417],
    mouse: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('417');
      await click(page, 'Card 417', 'option');
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('combobox', { name: 'Search' }));
      await page.keyboard.type('card 41');
      // 41, then 410 to 419.
      for (let down = 0; down < 8; down++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'arrange',
    asked: asked(
      {
        shape: 'arrange',
        items: refs('Wolf', 'Bear', 'Boar'),
        piles: [
          { name: 'top', min: 0, max: 3, ordered: true },
          { name: 'bottom', min: 0, max: 3, ordered: true },
        ],
      },
      ['Wolf', 'Bear', 'Boar'],
    ),
    answer: [[2, 1], [0]],
    mouse: async (page) => {
      await drag(page, 'Wolf', 'bottom');
      await page.getByRole('group', { name: 'bottom: 1' }).getByRole('button', { name: /^Wolf/ }).first().waitFor();
      await click(page, 'Boar up');
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'Wolf to bottom' }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Bear down' }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
    },
  },
  {
    shape: 'distribute',
    asked: asked({ shape: 'distribute', recipients: refs('Wolf', 'Bear', 'Boar'), total: 4 }, ['Wolf', 'Bear', 'Boar']),
    answer: [1, 0, 3],
    mouse: async (page) => {
      await click(page, 'One more for Wolf');
      await click(page, 'One more for Wolf');
      await click(page, 'One less for Wolf');
      for (let more = 0; more < 3; more++) await click(page, 'One more for Boar');
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('spinbutton', { name: 'Amount for Wolf' }));
      await page.keyboard.press('ArrowUp');
      await tabTo(page, page.getByRole('spinbutton', { name: 'Amount for Boar' }));
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'number',
    asked: asked({ shape: 'number', min: 0, max: 12, step: 2 }, []),
    answer: 6,
    mouse: async (page) => {
      for (let more = 0; more < 3; more++) await click(page, 'One more for Number');
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('spinbutton', { name: 'Number' }));
      await page.keyboard.type('8');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  },
  {
    shape: 'assign',
    asked: asked(
      {
        shape: 'assign',
        items: refs('Wolf', 'Bear', 'Boar'),
        targets: refs('Gate', 'Wall'),
        min: 0,
        max: 3,
        capacity: [1, 2],
      },
      ['Wolf', 'Bear', 'Boar'],
    ),
    answer: [1, null, 0],
    mouse: async (page) => {
      await click(page, 'Wolf');
      await page.getByRole('group', { name: 'Targets' }).getByRole('button', { name: /^Wall/ }).click();
      await click(page, 'Boar');
      await page.getByRole('group', { name: 'Targets' }).getByRole('button', { name: /^Gate/ }).click();
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('combobox', { name: 'Target of Wolf' }));
      await page.keyboard.type('Wall');
      await tabTo(page, page.getByRole('combobox', { name: 'Target of Boar' }));
      await page.keyboard.type('Gate');
      await page.keyboard.press('Control+Enter');
    },
  },
  {
    shape: 'pay',
    asked: asked(
      {
        shape: 'pay',
        parts: [
          { name: 'red', amount: 1, from: [0, 1] },
          { name: 'any', amount: 2, from: [0, 1, 2] },
        ],
        sources: refs('Hill', 'Mine', 'Sea').map((ref) => ({ ref, max: 2 })),
      },
      ['Hill', 'Mine', 'Sea'],
    ),
    answer: [
      [0, 1, 0],
      [0, 1, 1],
    ],
    mouse: async (page) => {
      await click(page, 'One more for Mine pays for red');
      await click(page, 'One more for Mine pays for any');
      await click(page, 'One more for Sea pays for any');
      await answer(page);
    },
    keyboard: async (page) => {
      await tabTo(page, page.getByRole('spinbutton', { name: 'Mine pays for red' }));
      await page.keyboard.press('ArrowUp');
      await tabTo(page, page.getByRole('spinbutton', { name: 'Mine pays for any' }));
      await page.keyboard.type('1');
      await tabTo(page, page.getByRole('spinbutton', { name: 'Sea pays for any' }));
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
    },
  },
];

describe.each(CASES)('$shape', ({ asked: question, answer: expected, mouse, keyboard }) => {
  test.for([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)('is answered by %s', async ([, drive], { open }) => {
    const page = await open(harness());
    await ask(page, question);
    await drive(page);
    await expect.poll(() => page.evaluate(() => window.answered)).toEqual([expected]);
  });
});

test('what is not yet an answer is not given, and is told', async ({ open }) => {
  const page = await open(harness());
  const question = asked({ shape: 'distribute', recipients: refs('Wolf', 'Bear'), total: 4 }, ['Wolf', 'Bear']);
  await ask(page, question);
  await click(page, 'One more for Wolf');
  await page.getByRole('status').getByText('Not yet').waitFor();
  await page.getByRole('button', { name: 'Answer' }).click({ force: true });
  await page.keyboard.press('Control+Enter');
  expect(await page.evaluate(() => window.answered)).toEqual([]);
});
