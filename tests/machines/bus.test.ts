import { describe, expect, test } from 'vitest';
import { eventFor } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { start } from '../../search/index.ts';
import { duelGame } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { give, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

describe('events', () => {
  test('are published after the commit of the whole answer, in order, from the first on', async () => {
    const match = liveMatch(duelGame, 9);
    const heard: unknown[] = [];
    let revision = 0;
    match.events$.subscribe((event) => {
      heard.push(event);
      revision = match.revision;
    });
    const begun = start(duelGame.book, { seed: 9, players: duelGame.players(drawFrom(9)) });
    const wanted: unknown[] = begun.messages.flatMap(({ events }) => events);
    expect(heard).toEqual([]);
    await null;
    same(heard, wanted);
    for (const { input, messages } of randomMatch(duelGame, 9)) {
      const events = messages.flatMap((m) => m.events);
      wanted.push(...events);
      give(match, input);
      if (events.length > 0) expect(revision).toBe(match.revision);
    }
    same(heard, wanted);
  });

  test('of a viewer are what he may be told, and nothing else', () => {
    const match = liveMatch(duelGame, 10);
    const heard: Record<string, unknown[]> = { ann: [], bob: [], spectator: [], everything: [] };
    for (const [viewer, list] of Object.entries(heard)) match.eventsFor(viewer).subscribe((event) => list.push(event));
    const viewers = [0, 1, 'spectator', 'everything'] as const;
    let first = true;
    for (const { input, after, messages } of randomMatch(duelGame, 10)) {
      for (const list of Object.values(heard)) list.length = 0;
      give(match, input);
      const events = messages.flatMap((m) => m.events);
      for (const [i, list] of Object.values(heard).entries()) {
        const wanted = events.flatMap((event) => eventFor(after, event, viewers[i] ?? 'spectator') ?? []);
        // With the first answer comes how the match began.
        same(first ? list.slice(list.length - wanted.length) : list, wanted);
      }
      first = false;
      same(match.view('ann'), viewOf(after, 0));
      same(match.view('spectator'), viewOf(after, 'spectator'));
    }
    expect(() => match.view('eve')).toThrow(RangeError);
    expect(() => match.eventsFor('eve')).toThrow(RangeError);
    expect(() => match.choices('spectator')).toThrow(RangeError);
  });

  test('of an answer that a subscriber gives follow those that are still queued', async () => {
    const match = liveMatch(duelGame, 11);
    const moves = [...randomMatch(duelGame, 11)];
    const heard: unknown[] = [];
    let next = 0;
    let settledAtOnce = true;
    await null;
    // The first subscriber answers as soon as it hears of anything; the second hears all in order all the same.
    match.events$.subscribe(() => {
      const move = moves[next];
      if (!move || match.position.state !== stateBefore()) return;
      next += 1;
      give(match, move.input);
      settledAtOnce &&= match.revision === next + 1;
    });
    match.events$.subscribe((event) => heard.push(event));
    let known = match.position.state;
    const stateBefore = () => known;
    match.news$.subscribe(({ position }) => {
      known = position.state;
    });
    for (let k = 0; next < moves.length && k < 1000; k++) {
      const move = moves[next];
      if (!move) break;
      next += 1;
      give(match, move.input);
    }
    expect(match.result).not.toBeNull();
    expect(settledAtOnce).toBe(true);
    same(
      heard,
      moves.flatMap(({ messages }) => messages.flatMap(({ events }) => events)),
    );
  });

  test('do not tell of what was taken back in hiding: the picks of a play', () => {
    const match = liveMatch(duelGame, 4);
    let hidden = 0;
    for (const { input, after } of randomMatch(duelGame, 4)) {
      give(match, input);
      const draft = after.state.frames.some(({ status }) => status === 'draft');
      const [name, other] = input.player === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
      if (!draft || !match.takeBack(name).ok) continue;
      hidden += 1;
      const heard: string[] = [];
      const subscriptions = [other, 'spectator'].map((v) => match.eventsFor(v).subscribe((e) => heard.push(e.type)));
      give(match, input);
      match.takeBack(name);
      expect(heard).toEqual([]);
      for (const subscription of subscriptions) subscription.unsubscribe();
      give(match, input);
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('tell of an undo, and complete when the match is stopped', () => {
    const match = liveMatch(duelGame, 12);
    const heard: { readonly type: string }[] = [];
    const told: { readonly type: string }[] = [];
    let complete = 0;
    match.events$.subscribe({ next: (event) => heard.push(event), complete: () => complete++ });
    match.eventsFor('bob').subscribe({ next: (event) => told.push(event), complete: () => complete++ });
    const [choice] = match.choices('ann');
    match.answer('ann', choice?.id ?? '', []);
    heard.length = 0;
    told.length = 0;
    match.undo();
    expect(heard).toEqual([{ type: 'rewound' }]);
    // Bob sees that ann is asked again.
    expect(told).toEqual([{ type: 'rewound' }]);
    match.stop();
    expect(complete).toBe(2);
    expect(match.answer('ann', choice?.id ?? '', [])).toMatchObject({ ok: false, code: 'over' });
    for (const back of [match.undo(), match.takeBack('ann')]) expect(back).toMatchObject({ ok: false, code: 'over' });
    expect(match.view('ann').choices.length).toBe(1);
    expect(() => match.stop()).not.toThrow();
  });
});
