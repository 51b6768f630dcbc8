import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { seeded } from '../../effects/rules/seeded.ts';
import type { Receiver } from '../../inspector/page/session/link.ts';
import { MachineStore } from '../../inspector/page/session/machine-store.ts';
import { MachineTeller } from '../../inspector/protocol/machines.ts';
import type { ServiceMessage } from '../../inspector/protocol/messages.ts';
import { treeOf } from '../../machines/actor-tree.ts';
import { aMatch, answerBy, exposed } from './exposed.ts';

/** @xstate/inspect, with the XState 4 that it stands on: as the page has it. */
const require = createRequire(new URL('../../inspector/package.json', import.meta.url));
// What it is is not declared for the files within it.
const utils = require('@xstate/inspect/lib/utils') as {
  isReceiverEvent: (message: unknown) => boolean;
  parseReceiverEvent: (message: unknown) => unknown;
};

/** What viewers do with a machine, as far as it is looked at here. */
interface Machine4 {
  readonly initial: string;
  readonly states: Readonly<Record<string, unknown>>;
  readonly resolveState: (state: unknown) => { readonly value: unknown };
}
const { createMachine, State } = require('xstate') as {
  createMachine: (config: unknown) => Machine4;
  State: { from: (value: unknown) => unknown };
};

/** A store that is told what the package's own parser makes of messages. */
function aStore(): { readonly store: MachineStore; readonly hear: (message: ServiceMessage) => void } {
  let next: (message: unknown) => void = () => {};
  const store = new MachineStore(() => ({
    subscribe: (to) => {
      next = to;
      return { unsubscribe: () => {} };
    },
    stop: () => {},
  }));
  store.start();
  const hear = (message: ServiceMessage): void => {
    const received: unknown = JSON.parse(JSON.stringify(message));
    expect(utils.isReceiverEvent(received)).toBe(true);
    next(utils.parseReceiverEvent(received));
  };
  return { store, hear };
}

/** State values of all machines that run, by their ids. */
const living = (store: MachineStore): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...store.store.getState().services.values()].flatMap(({ id, value, stopped }) => (stopped ? [] : [[id, value]])),
  );

test('the package’s own parser takes all messages, and the machines told of are those of the match after each answer', async () => {
  for (const seed of [1, 2]) {
    const { match } = aMatch(seed);
    const { store, hear } = aStore();
    const faults: unknown[] = [];
    const teller = new MachineTeller(match, hear, (error) => faults.push(error));
    onTestFinished(() => teller.close());
    const draw = seeded(seed);
    for (let n = 0; n < 60 && !match.result; n++) {
      answerBy(match, draw);
      if (n % 9 === 8) match.undo();
      // The store tells once for all that came together.
      await Promise.resolve();
      expect(living(store)).toEqual(treeOf(match));
    }
    expect(faults).toEqual([]);
    match.stop();
    await Promise.resolve();
    expect(living(store)).toEqual({});
  }
});

test('a machine of version 4 made of what is told stands where ours stands', () => {
  const { match } = aMatch();
  const told: ServiceMessage[] = [];
  const teller = new MachineTeller(
    match,
    (message) => told.push(message),
    (error) => expect.unreachable(String(error)),
  );
  onTestFinished(() => teller.close());
  const draw = seeded(4);
  for (let n = 0; n < 20; n++) answerBy(match, draw);
  const machines = new Map<string, Machine4>();
  for (const message of told) {
    if (message.type === 'service.register')
      machines.set(
        message.sessionId,
        createMachine({ ...JSON.parse(message.machine), predictableActionArguments: true }),
      );
    const machine = machines.get(message.sessionId);
    if (!machine || !('state' in message)) continue;
    const { value } = JSON.parse(message.state);
    expect(machine.resolveState(State.from(value)).value).toEqual(value);
    expect(Object.keys(machine.states)).toContain(machine.initial);
  }
  expect(machines.size).toBeGreaterThan(5);
});

test('nothing of what actors hold is told', () => {
  const { match } = aMatch();
  const texts: string[] = [];
  const teller = new MachineTeller(
    match,
    (message) => texts.push(JSON.stringify(message)),
    () => {},
  );
  onTestFinished(() => teller.close());
  const draw = seeded(3);
  for (let n = 0; n < 30; n++) answerBy(match, draw);
  const cards = [...match.position.book.cards.keys()];
  expect(cards.filter((id) => texts.some((text) => text.includes(`"${id}`) || text.includes(id)))).toEqual([]);
});

test('a fault of who is told does not come to the match', () => {
  const { match } = aMatch();
  const faults: unknown[] = [];
  const fail = (): never => {
    throw new Error('of the wire');
  };
  const teller = new MachineTeller(match, fail, (error) => faults.push(error));
  onTestFinished(() => teller.close());
  const draw = seeded(3);
  for (let n = 0; n < 5; n++) answerBy(match, draw);
  expect(match.inputs).toHaveLength(5);
  expect(faults.length).toBeGreaterThan(5);
});

/** A receiver of the package, on a socket of Node's. */
function receiverAt(server: string): Receiver {
  const sockets: WebSocket[] = [];
  class Kept extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  const { createWebSocketReceiver } = require('@xstate/inspect') as {
    createWebSocketReceiver: (options: { readonly server: string }) => Omit<Receiver, 'stop'>;
  };
  const before = Reflect.get(globalThis, 'WebSocket');
  Reflect.set(globalThis, 'WebSocket', Kept);
  try {
    const receiver = createWebSocketReceiver({ server });
    return {
      subscribe: (next) => receiver.subscribe(next),
      stop: () => sockets.forEach((socket) => void socket.terminate()),
    };
  } finally {
    Reflect.set(globalThis, 'WebSocket', before);
  }
}

function watching(server: string): MachineStore {
  const store = new MachineStore(() => receiverAt(server));
  store.start();
  onTestFinished(() => store.close());
  return store;
}

const until = (store: MachineStore, look: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (look()) return resolve();
    const leave = store.store.subscribe(() => {
      if (!look()) return;
      leave();
      resolve();
    });
  });

test('a receiver of the package, attached over a socket, sees the machines of a match', async () => {
  const { match } = aMatch();
  const { address, token } = await exposed(match);
  const store = watching(`${address}/?token=${token}`);
  const draw = seeded(7);
  for (let n = 0; n < 10; n++) {
    answerBy(match, draw);
    const tree = JSON.stringify(Object.entries(treeOf(match)).sort());
    await until(store, () => JSON.stringify(Object.entries(living(store)).sort()) === tree);
  }
  expect(store.store.getState().received).toBeGreaterThan(20);
});

test('a player is told of no machines', async () => {
  const { match } = aMatch();
  const { address, token } = await exposed(match, { sees: 'Ann' });
  const store = watching(`${address}/?token=${token}`);
  const draw = seeded(7);
  for (let n = 0; n < 10; n++) answerBy(match, draw);
  const owner = await exposed(match);
  const other = watching(`${owner.address}/?token=${owner.token}`);
  await until(other, () => Object.keys(living(other)).length > 3);
  expect(living(store)).toEqual({});
});

test('a program of XState 4 that uses the package is seen as well', async () => {
  const program = spawn(process.execPath, [fileURLToPath(new URL('./fixtures/xstate4.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill());
  const address = await new Promise<string>((resolve) => {
    createInterface({ input: program.stdout }).once('line', resolve);
  });
  const store = watching(address);
  await until(store, () => Object.hasOwn(living(store), 'light'));
  expect(living(store)).toEqual({ light: 'red' });
  const [light] = store.store.getState().services.values();
  expect(Object.keys(light?.chart.states ?? {})).toEqual(['red', 'green']);
  expect(light?.chart.states['red']?.transitions.map(({ eventType, target }) => [eventType, target])).toEqual([
    ['GO', ['light.green']],
  ]);
  for (const [event, value] of [
    ['GO', { green: 'steady' }],
    ['BLINK', { green: 'blinking' }],
    ['GO', 'red'],
  ] as const) {
    program.stdin.write(`${event}\n`);
    await until(store, () => JSON.stringify(living(store)['light']) === JSON.stringify(value));
    expect([...store.store.getState().services.values()][0]?.taken.map(({ eventType }) => eventType)).toContain(event);
  }
});
