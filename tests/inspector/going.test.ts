import { describe, expect, test } from 'vitest';
import { hashOf } from '../../index.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { goTo } from '../../inspector/host/going.ts';
import type { Client } from './client.ts';
import { aMatch, answerOnce, attached } from './exposed.ts';

const standsAt = (client: Client, step: number) =>
  client.until(
    () =>
      client.all('cardwright.stands').at(-1)?.step === step &&
      client.all('cardwright.scene').at(-1)?.scene.step === step,
  );

describe('over a socket', () => {
  test('an answer is given, taken back, and another one branches off', async () => {
    const { match } = aMatch();
    const client = await attached(match, { answers: true });
    await client.greet('everything');
    const asked = () => client.all('cardwright.scene').at(-1)?.scene.asked[0];
    const first = asked();
    const about = { step: 0, player: first?.player ?? 0, choice: first?.choice.id ?? '' };
    const [one, other] = await client.ask('answers', { ...about, most: 2 });
    expect(await client.ask('answer', { ...about, value: one })).toEqual({ ok: true, step: 1 });
    await standsAt(client, 1);
    const hash = hashOf(match.position.state);
    // What was seen before it comes too late.
    expect(await client.ask('answer', { ...about, value: other })).toMatchObject({ ok: false, code: 'stale' });
    expect(hashOf(match.position.state)).toBe(hash);
    expect(await client.ask('go', { step: 0 })).toEqual({ ok: true, step: 0 });
    await standsAt(client, 0);
    expect(match.inputs).toEqual([]);
    expect(await client.ask('answer', { ...about, value: other })).toEqual({ ok: true, step: 2 });
    await standsAt(client, 2);
    const steps = client.all('cardwright.steps').flatMap((message) => message.steps);
    expect(steps.map(({ id, parent }) => [id, parent])).toEqual([
      [0, null],
      [1, 0],
      [2, 0],
    ]);
    expect(await client.ask('go', { step: 1 })).toEqual({ ok: true, step: 1 });
    await standsAt(client, 1);
    expect(hashOf(match.position.state)).toBe(hash);
    expect(client.all('cardwright.steps').flatMap((message) => message.steps)).toHaveLength(3);
    await expect(client.ask('go', { step: 3 })).rejects.toThrow('There is no step 3.');
  });

  test('an undo of the owner is told as where the match stands', async () => {
    const { match } = aMatch();
    const client = await attached(match);
    await client.greet('everything');
    answerOnce(match);
    answerOnce(match);
    await standsAt(client, 2);
    match.undo();
    await standsAt(client, 1);
    answerOnce(match);
    await standsAt(client, 2);
    expect(client.all('cardwright.steps').flatMap(({ steps }) => steps.map(({ id }) => id))).toEqual([0, 1, 2]);
    const { scene } = client.all('cardwright.scene').at(-1) ?? {};
    expect(scene?.view).toEqual(JSON.parse(JSON.stringify(match.view('everything'))));
  });

  test('a player sees that answers were taken back, as another step of his', async () => {
    const { match } = aMatch();
    const client = await attached(match, { sees: 'Ann' });
    await client.greet('Ann');
    for (let n = 0; n < 6; n++) answerOnce(match);
    const before = match.revision;
    match.undo();
    expect(match.revision).toBe(before + 1);
    const step = await client.until(() =>
      client
        .all('cardwright.steps')
        .flatMap(({ steps }) => steps)
        .find(({ rewound }) => rewound),
    );
    expect(step.events).toEqual([]);
    const { scene } = await client.until(() =>
      client.all('cardwright.scene').findLast((one) => one.scene.step === step.id),
    );
    expect(scene.view).toEqual(JSON.parse(JSON.stringify(match.view('Ann'))));
  });
});

describe('going to a step', () => {
  test('goes far back and far ahead, and tells of one place', () => {
    const { match } = aMatch();
    const chronicle = new Chronicle(match);
    for (let n = 0; n < 60; n++) answerOnce(match);
    const last = chronicle.current;
    const told: string[] = [];
    chronicle.listen(({ type }) => told.push(type));
    const [first] = chronicle.steps;
    if (!first) throw new Error('It has not begun.');
    expect(goTo(chronicle, first)).toEqual({ ok: true });
    expect(hashOf(match.position.state)).toBe(hashOf(first.position.state));
    expect(goTo(chronicle, last)).toEqual({ ok: true });
    expect(hashOf(match.position.state)).toBe(hashOf(last.position.state));
    expect(chronicle.current).toBe(last);
    expect(told).toEqual(['stands', 'stands']);
    expect(chronicle.steps).toHaveLength(61);
  });

  test('leaves the match where it stands if it cannot be', () => {
    const { match } = aMatch();
    const chronicle = new Chronicle(match);
    for (let n = 0; n < 3; n++) answerOnce(match);
    const stood = hashOf(match.position.state);
    const lost = {
      ...chronicle.steps[3],
      id: 99,
      parent: chronicle.steps[2] ?? null,
      inputs: [{ type: 'cancel' as const, player: 0, choice: '0' }],
    };
    const gone = goTo(chronicle, lost as never);
    expect(gone.ok).toBe(false);
    expect(hashOf(match.position.state)).toBe(stood);
    expect(chronicle.current.id).toBe(3);
  });
});
