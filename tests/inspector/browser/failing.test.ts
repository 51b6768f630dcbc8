import { expect } from 'vitest';
import { appAt, takeComplaints, test } from './support/browser.ts';
import { attachTo, showPanel, table, tabsOf, time } from './support/inspector.ts';
import { aMatch, exposed } from './support/matches.ts';

/** What a match tells, with words of events that are none. */
const spoilt = (text: string): string =>
  text.startsWith('{"type":"cardwright.steps"') ? text.replace(/"words":"[^"]*"/g, '"words":{"no":"words"}') : text;

test('a panel that fails says so, and takes nothing else down', async ({ open }) => {
  const page = await open(appAt(attachTo(await exposed(aMatch()))), {
    before: (fresh) =>
      fresh.routeWebSocket(/^ws:/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(spoilt(String(message))));
      }),
  });
  const bus = await showPanel(page, 'Bus');
  await bus.getByRole('alert').getByText('This panel has failed').waitFor();
  await bus.getByRole('button', { name: 'Try again' }).click();
  await bus.getByRole('alert').getByText('This panel has failed').waitFor();
  expect(takeComplaints(page)).not.toEqual([]);
  for (const title of await tabsOf(page)) await showPanel(page, title);
  await table(page)
    .getByRole('button', { name: /^player Ann/ })
    .waitFor();
  await time(page).getByRole('button', { name: 'Live' }).waitFor();
  expect(await page.getByRole('alert').getByText('This panel has failed').count()).toBeLessThan(2);
  takeComplaints(page);
});
