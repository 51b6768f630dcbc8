import { expect, test } from 'vitest';
import { duelBook } from '../../cards/duel/index.ts';
import { resumeMatch, viewOf } from '../../index.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { aMatch, answerOnce, attached } from './exposed.ts';

test('who attaches is told what the match says', async () => {
  const { match } = aMatch();
  const client = await attached(match);
  await client.greet('everything');
  const [welcome] = client.all('cardwright.welcome');
  expect(welcome).toMatchObject({ players: ['Ann', 'Bob'], grant: { sees: 'everything', answers: false } });
  expect(client.all('cardwright.scene').at(-1)?.scene.view).toEqual(
    JSON.parse(JSON.stringify(match.view('everything'))),
  );
  for (const viewer of ['spectator', 'Ann', 'Bob']) {
    client.send({ type: 'cardwright.look', viewer, step: null });
    const { scene } = await client.until(() =>
      client.all('cardwright.scene').find((one) => one.scene.viewer === viewer),
    );
    expect(scene.view).toEqual(JSON.parse(JSON.stringify(match.view(viewer))));
  }
  expect(client.texts.every((text) => text.startsWith('{"type":"'))).toBe(true);
});

test('over a socket nothing is lost of 5,000 events, and all comes in order', async () => {
  let events = 0;
  for (let seed = 1; events < 5000; seed++) {
    const { match } = aMatch(seed, true);
    const happened: string[] = [];
    match.events$.subscribe((event) => happened.push(JSON.stringify(event)));
    const client = await attached(match);
    client.send({ type: 'xstate.inspecting' });
    client.send({ type: 'cardwright.hello' });
    client.send({ type: 'cardwright.look', viewer: 'everything', step: null });
    await match.ended();
    const told = () => client.all('cardwright.steps').flatMap(({ steps }) => steps);
    const last = await client.until(() => {
      const scene = client.all('cardwright.scene').at(-1)?.scene;
      return scene?.view.result ? scene : undefined;
    });
    expect(last.view).toEqual(JSON.parse(JSON.stringify(match.view('everything'))));
    expect(told().map(({ id }) => id)).toEqual(told().map((_, at) => at));
    const received = told().flatMap((step) => step.events.map(({ fact }) => JSON.stringify(fact)));
    expect(received.length).toBe(happened.length);
    expect(received).toEqual(happened);
    expect(told().flatMap(({ inputs = [] }) => inputs)).toHaveLength(match.inputs.length);
    events += received.length;
    client.close();
    match.stop();
  }
});

test('a match that is attached to late, and long, is told from its beginning', async () => {
  const { match } = aMatch();
  const client = await attached(match);
  for (let n = 0; n < 80; n++) answerOnce(match);
  await client.greet('everything');
  answerOnce(match);
  const stands = match.inputs.length;
  await client.until(() => client.all('cardwright.stands').find(({ step }) => step === stands));
  const steps = client.all('cardwright.steps').flatMap((message) => message.steps);
  expect(steps.map(({ id }) => id)).toEqual(Array.from({ length: stands + 1 }, (_, at) => at));
  expect(client.all('cardwright.stands')[0]?.step).toBe(80);
});

test('each step is told with the answer that it came of, also where somebody answers as soon as he hears of another', () => {
  const { match } = aMatch();
  let quick = 0;
  match.news$.subscribe(() => {
    if (quick++ % 2 === 0) answerOnce(match);
  });
  const chronicle = new Chronicle(match);
  for (let n = 0; n < 20; n++) answerOnce(match);
  expect(chronicle.steps.slice(1).map(({ inputs }) => inputs.length)).toEqual(chronicle.steps.slice(1).map(() => 1));
  expect(chronicle.steps.flatMap(({ inputs }) => inputs)).toEqual(match.inputs);
});

test('a connection that may only look changes nothing', async () => {
  const { match } = aMatch();
  const client = await attached(match);
  await client.greet('everything');
  const { questions = [] } = client.all('cardwright.welcome')[0] ?? {};
  expect(questions).toContain('explain');
  for (const name of ['answer', 'cancel', 'go']) expect(questions).not.toContain(name);
  const [asked] = client.all('cardwright.scene').at(-1)?.scene.asked ?? [];
  const before = match.revision;
  const about = { step: 0, player: asked?.player ?? 0, choice: asked?.choice.id ?? '' };
  await expect(client.ask('answer', { ...about, value: [] })).rejects.toThrow('not for this connection');
  await expect(client.ask('cancel', about)).rejects.toThrow('not for this connection');
  await expect(client.ask('go', { step: 0 })).rejects.toThrow('not for this connection');
  expect(match.revision).toBe(before);
});

test('a match that is stopped is still shown, and said to be stopped', async () => {
  const { match } = aMatch();
  const client = await attached(match, { answers: true });
  answerOnce(match);
  match.stop();
  await client.greet('everything');
  expect(client.all('cardwright.stopped')).not.toEqual([]);
  const { scene } = client.all('cardwright.scene').at(-1) ?? {};
  expect(scene?.live).toBe(false);
  await expect(client.ask('go', { step: 0 })).rejects.toThrow('stopped');
});

test('what is saved over a socket is gone on with', async () => {
  const { match } = aMatch();
  const client = await attached(match);
  answerOnce(match);
  await client.greet('everything');
  const { text } = await client.ask('save', { step: 1, as: 'save' });
  const resumed = resumeMatch({ book: duelBook(), save: JSON.parse(text) });
  expect(resumed.ok && viewOf(resumed.match.position, 'everything')).toEqual(match.view('everything'));
  if (resumed.ok) resumed.match.stop();
});
