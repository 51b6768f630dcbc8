import { expect, test } from 'vitest';
import { duelBook, duelDecks } from '../../../../cards/duel/index.ts';
import { createMatch } from '../../../../index.ts';
import { activeIds, allNodes } from '../../../../inspector/page/session/chart.ts';
import type { Receiver } from '../../../../inspector/page/session/link.ts';
import { MachineStore } from '../../../../inspector/page/session/machine-store.ts';
import { MachineTeller } from '../../../../inspector/protocol/machines.ts';
import type { ServiceMessage } from '../../../../inspector/protocol/messages.ts';
import { LIGHT } from './light.ts';

/** A store with what feeds it: messages as the receivers of @xstate/inspect give them. */
function fed() {
  let next: (message: unknown) => void = () => {};
  const receiver: Receiver = {
    subscribe: (listener) => {
      next = listener;
      return { unsubscribe: () => {} };
    },
    stop: () => {},
  };
  const store = new MachineStore(() => receiver);
  store.start();
  return { store, feed: (message: unknown) => next(message) };
}

/** What a receiver makes of a message. */
function received(message: ServiceMessage): unknown {
  switch (message.type) {
    case 'service.register':
      return { ...message, machine: { config: JSON.parse(message.machine) }, state: JSON.parse(message.state) };
    case 'service.state':
      return { ...message, state: JSON.parse(message.state) };
    default:
      return message;
  }
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 0));

const register = (sessionId: string, parent?: string) => ({
  type: 'service.register',
  sessionId,
  id: 'light',
  machine: { config: LIGHT },
  state: { value: 'green' },
  ...(parent === undefined ? {} : { parent }),
});

test('a program of version 4 that tells of no transitions is followed all the same', async () => {
  const { store, feed } = fed();
  feed(register('x:0'));
  feed({ type: 'service.state', sessionId: 'x:0', state: { value: 'yellow', event: { type: 'T' } } });
  await drawn();
  const light = store.store.getState().services.get('x:0');
  expect(light).toMatchObject({ id: 'light', value: 'yellow', lastEvent: 'T', stopped: false });
  expect(light?.taken.map(({ target }) => target)).toEqual([['light.yellow']]);
  feed({ type: 'service.state', sessionId: 'x:0', state: { value: 'yellow', event: { type: 'NOTHING' } } });
  await drawn();
  // What changes nothing leaves what was taken last lit.
  expect(store.store.getState().services.get('x:0')).toMatchObject({ lastEvent: 'T' });
});

test('many messages are drawn once', async () => {
  const { store, feed } = fed();
  let times = 0;
  store.store.subscribe(() => {
    times += 1;
  });
  for (let n = 0; n < 300; n++) feed(register(`x:${n}`));
  await drawn();
  expect(times).toBe(1);
  expect(store.store.getState()).toMatchObject({ received: 300 });
  const charts = new Set([...store.store.getState().services.values()].map(({ chart }) => chart));
  expect(charts.size).toBe(1);
});

test('of stopped machines the newest are kept, and who registers anew lives', async () => {
  const { store, feed } = fed();
  for (let n = 0; n < 30; n++) {
    feed(register(`x:${n}`, 'x:0'));
    if (n > 0) feed({ type: 'service.stop', sessionId: `x:${n}` });
  }
  feed(register('x:29'));
  await drawn();
  const { services } = store.store.getState();
  expect([...services.keys()].slice(0, 2)).toEqual(['x:0', 'x:10']);
  expect(services.get('x:28')?.stopped).toBe(true);
  expect(services.get('x:29')).toMatchObject({ stopped: false, parent: 'x:0' });
});

test('what is no message is passed over', async () => {
  const { store, feed } = fed();
  for (const message of [null, 7, 'x', {}, { type: 'service.register', sessionId: 'x:0' }, { type: 'service.state' }])
    feed(message);
  feed({ type: 'service.state', sessionId: 'x:9', state: { value: 'a' } });
  feed({ type: 'service.stop', sessionId: 'x:9' });
  await drawn();
  expect(store.store.getState().services.size).toBe(0);
});

test('the machines of a match are received with their charts, and each is where it is', async () => {
  const decks = duelDecks();
  const match = createMatch({
    book: duelBook(),
    seed: 7,
    players: [
      { name: 'Ann', deck: decks['raiders'] ?? [] },
      { name: 'Bob', deck: decks['keepers'] ?? [] },
    ],
  });
  const { store, feed } = fed();
  const faults: unknown[] = [];
  const teller = new MachineTeller(
    match,
    (message) => feed(received(message)),
    (error) => faults.push(error),
  );
  for (let n = 0; n < 40 && !match.result; n++)
    for (const name of ['Ann', 'Bob']) {
      const [choice] = match.choices(name);
      const answers = [...match.answers(name)];
      const answer = answers[n % answers.length];
      if (choice?.request && answer !== undefined && match.answer(name, choice.id, answer).ok) break;
    }
  await drawn();
  const { services } = store.store.getState();
  const live = [...services.values()].filter(({ stopped }) => !stopped);
  expect(live.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['match', 'player.0', 'player.1', 'turn', 'resolution']),
  );
  for (const { chart, value, taken } of live) {
    const ids = new Set(allNodes(chart).map(({ id }) => id));
    expect(activeIds(chart, value).size).toBeGreaterThan(1);
    for (const { source, target } of taken) for (const id of [source, ...target]) expect(ids).toContain(id);
  }
  const resolution = live.find(({ id }) => id === 'resolution');
  expect(resolution?.taken.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  teller.close();
  match.stop();
});
