// What the pictures show. Each brings a fresh page to it, with the seeds that make it the same every time.

/** A match between a person and a bot, or between two bots. */
const MATCH = '#ruleset=duel&seed=7&decks=raiders,keepers';

const time = (page) => page.getByRole('region', { name: 'Time' });
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();

/** Two bots play the match to its end, at once; then it is looked at after so many answers. */
async function played(page, url, at) {
  await page.goto(`${url}${MATCH}&bots=greedy,greedy`);
  await page.getByRole('slider', { name: 'Delay' }).fill('0');
  await page
    .getByText(/ has won: /)
    .first()
    .waitFor({ timeout: 60_000 });
  await time(page).getByRole('slider', { name: 'Answers of this branch' }).press('Home');
  for (let step = 0; step < at; step++) await time(page).getByRole('button', { name: 'One answer on' }).click();
}

/** From where it is looked at people go on: what they can do is lit. */
async function goOn(page) {
  await time(page).getByRole('button', { name: 'Go on from here' }).click();
  await page.getByText('A step of the past is shown').waitFor({ state: 'detached' });
}

/** Answers, and waits until that is taken. */
async function answered(page, button) {
  const place = time(page).getByText(/^\d+ \/ \d+$/);
  const before = await place.textContent();
  await button.click();
  await place.filter({ hasNotText: before ?? '' }).waitFor();
}

export const PICTURES = [
  {
    name: 'table',
    colorScheme: 'light',
    compose: async (page, url) => {
      await played(page, url, 46);
      await goOn(page);
      await tab(page, 'Explain');
      await page
        .getByRole('region', { name: 'Table' })
        .locator('.card:not(.card-back)')
        .nth(6)
        .click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Explain' }).click();
      await page.getByRole('tabpanel', { name: 'Explain' }).getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'machines',
    colorScheme: 'dark',
    compose: async (page, url) => {
      await page.goto(`${url}${MATCH}&bots=-,-`);
      const question = page.getByRole('region', { name: 'Choice' });
      for (let seat = 0; seat < 2; seat++) await answered(page, question.getByRole('button', { name: 'Answer' }));
      for (let n = 0; n < 9; n++) await answered(page, question.locator('button[data-option]:enabled').last());
      await page.getByRole('treeitem', { name: /^resolution/ }).click();
      await page.getByRole('region', { name: 'Statechart of resolution' }).locator('.chart-active').first().waitFor();
    },
  },
  {
    name: 'bus',
    colorScheme: 'light',
    compose: async (page, url) => {
      await played(page, url, 30);
      await goOn(page);
      await page.getByRole('region', { name: 'Choice' }).locator('button[data-option]:enabled').first().click();
      await tab(page, 'Bus');
      await time(page)
        .getByRole('button', { name: /^Branches/ })
        .click();
      await page
        .getByRole('textbox', { name: /^Name of/ })
        .last()
        .waitFor();
    },
  },
];
