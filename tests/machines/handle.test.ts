import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { explain } from '../../effects/effective/explain.ts';
import { makeBook } from '../../effects/make-book.ts';
import { fromHandle } from '../../effects/rules/sight.ts';
import { type Clock, createMatch, type LiveMatch, resumeMatch } from '../../index.ts';
import { openRequests, start } from '../../search/index.ts';
import { duelGame, skirmishGame } from '../support/games.ts';
import { labRules, unit } from '../support/lab.ts';
import { liveMatch } from '../support/live.ts';
import { give, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

describe('the handle of a match', () => {
  test('begins it as the search driver does', () => {
    const players = duelGame.players(drawFrom(1));
    const match = createMatch({ book: duelGame.book, seed: 1, players, first: 1 });
    same(match.position.state, start(duelGame.book, { seed: 1, players, first: 1 }).match.state);
    expect(match.players).toEqual(['ann', 'bob']);
    expect(match.revision).toBe(1);
    expect(match.result).toBeNull();
  });

  test('tells how it ends with who leaves', () => {
    const match = liveMatch(skirmishGame, 2);
    const told: string[] = [];
    match.eventsFor('bob').subscribe(({ type }) => told.push(type));
    expect(match.leave('ann')).toMatchObject({ ok: true });
    expect(told.slice(-2)).toEqual(['lost', 'ended']);
    match.stop();
  });

  test('lists what a player may answer, lazily, and each of it is legal', () => {
    const match = liveMatch(skirmishGame, 2);
    for (const { input } of randomMatch(skirmishGame, 2)) {
      const [open] = openRequests(match.position);
      const asked = match.players[open?.request.player ?? 0] ?? '';
      const other = match.players[1 - (open?.request.player ?? 0)] ?? '';
      const [choice] = match.choices(asked);
      expect(choice?.id).toBe(open?.choice.id);
      same([...match.answers(asked)], [...(open?.answers ?? [])]);
      same([...match.answers(asked, choice?.id)], [...(open?.answers ?? [])]);
      expect([...match.answers(asked, 'x')]).toEqual([]);
      expect(match.choices(other)).toEqual([]);
      expect([...match.answers(other)]).toEqual([]);
      for (const answer of match.answers(asked)) {
        expect(match.preview(asked, choice?.id ?? '', answer).ok).toBe(true);
        break;
      }
      give(match, input);
    }
    expect(match.choices('ann')).toEqual([]);
  });

  test('explains to a viewer what he sees, and nothing else', () => {
    const match = liveMatch(duelGame, 3);
    const hand = match.view('ann').zones['hand.0']?.objects ?? [];
    expect(hand.length).toBeGreaterThan(0);
    for (const { object } of hand) {
      const ref = fromHandle(match.position, object);
      if (!ref) throw new Error(`${object} means nothing.`);
      same(match.explain('ann', object), explain(match.position, ref));
      same(match.explain('everything', object), explain(match.position, ref));
      expect(match.explain('bob', object)).toBeNull();
      expect(match.explain('spectator', object)).toBeNull();
    }
    expect(match.explain('everything', '#0')).toBeNull();
    expect(match.explain('ann', 'nonsense')).toBeNull();
  });

  test('explains without naming a card that works from where the viewer does not see it', () => {
    const all = { select: 'objects', in: ['board'] } as const;
    const muse = unit('muse', 1, 1, {
      abilities: [{ zones: ['hand'], affects: all, patches: [{ patch: 'addStat', stat: 'attack', by: 1 }] }],
    });
    const match = createMatch({
      book: makeBook(labRules('queue', { setup: [{ op: 'draw', who: 'everyone' }] }), [unit('rat'), muse]),
      seed: 1,
      players: [
        { name: 'ann', deck: ['rat'] },
        { name: 'bob', deck: ['muse'] },
      ],
    });
    expect(match.answer('ann', match.choices('ann')[0]?.id ?? '', 0)).toMatchObject({ ok: true });
    const [rat] = match.view('ann').zones['board.0']?.objects ?? [];
    expect(rat).toMatchObject({ name: 'rat', stats: { attack: 2 } });
    const sources = (viewer: string) => match.explain(viewer, rat?.object ?? '')?.lines.map(({ from }) => from);
    for (const viewer of ['ann', 'spectator'])
      expect(sources(viewer)).toEqual(['printed', 'printed', 'printed', 'a hidden card']);
    for (const viewer of ['bob', 'everything'])
      expect(sources(viewer)).toEqual(['printed', 'printed', 'printed', 'muse']);
  });

  test('tells a player what he cannot do, and why', () => {
    const match = liveMatch(duelGame, 3);
    for (const { input } of [...randomMatch(duelGame, 3)].slice(0, 2)) give(match, input);
    const asked = match.players.find((name) => match.choices(name).length > 0) ?? '';
    const refused = match.whyNot(asked);
    expect(refused.length).toBeGreaterThan(0);
    for (const { action, reason } of refused) expect([action, reason.code]).toEqual(['play', 'unpayable']);
    expect(() => match.whyNot('eve')).toThrow(RangeError);
  });

  test('saves in the middle of a choice, and with its cards where they are to stay what they were', () => {
    const match = liveMatch(duelGame, 4);
    for (const { input } of [...randomMatch(duelGame, 4)].slice(0, 20)) give(match, input);
    const saved = JSON.parse(JSON.stringify(match.save('with-cards')));
    const book = makeBook(duelGame.book.ruleset, saved.cards);
    const resumed = resumeMatch({ book, save: saved });
    if (!resumed.ok) throw new Error(resumed.message);
    same(resumed.match.position.state, match.position.state);
    const other = makeBook({ ...duelGame.book.ruleset, version: 'other' }, saved.cards);
    expect(resumeMatch({ book: other, save: saved }).ok).toBe(false);
  });

  test('keeps inputs as they were read, whoever changes what he gave', () => {
    const match = liveMatch(duelGame, 5);
    const value = [0];
    expect(match.answer('ann', match.choices('ann')[0]?.id ?? '', value).ok).toBe(true);
    value.push(99);
    expect(match.inputs).toMatchObject([{ type: 'answer', player: 0, value: [0], by: 'player' }]);
    const hidden = new Proxy([0], {});
    expect(match.answer('bob', match.choices('bob')[0]?.id ?? '', hidden, { by: 'bot' }).ok).toBe(true);
    expect(match.inputs[1]).toMatchObject({ player: 1, value: [0], by: 'bot' });
    expect(Object.is((match.inputs[1] as { value?: unknown }).value, hidden)).toBe(false);
  });

  test('refuses an answer with a revision that is not yet', () => {
    const match = liveMatch(duelGame, 5);
    const id = match.choices('ann')[0]?.id ?? '';
    for (const revision of [0, 2, Number.POSITIVE_INFINITY, Number.NaN])
      expect(match.answer('ann', id, [], { revision })).toMatchObject({ ok: false, code: 'stale' });
    expect(match.answer('ann', id, [], null as never).ok).toBe(true);
  });

  test('that is stopped in the middle of an answer stops when it is settled, and for good', () => {
    const clock = new SimulatedClock();
    let match: LiveMatch | undefined;
    const inspect = () => match?.stop();
    match = liveMatch(duelGame, 6, { clock, inspect }, [{ clock: 100 }, { clock: 100 }]);
    let complete = 0;
    match.events$.subscribe({ complete: () => complete++ });
    expect(match.answer('ann', match.choices('ann')[0]?.id ?? '', []).ok).toBe(true);
    expect(complete).toBe(1);
    clock.increment(1000);
    expect(match.inputs.length).toBe(1);
    expect(match.actor.getSnapshot().status).toBe('stopped');
    expect(match.answer('bob', match.choices('bob')[0]?.id ?? '', [])).toMatchObject({ ok: false, code: 'over' });
  });

  test('that is stopped while an answer is taken back takes no clock any more', () => {
    const clock = new SimulatedClock();
    let stop = false;
    let match: LiveMatch | undefined;
    const inspect = () => {
      if (stop) match?.stop();
    };
    match = liveMatch(duelGame, 6, { clock, inspect }, [{ clock: 100 }, { clock: 100 }]);
    match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
    stop = true;
    match.undo();
    const { revision } = match;
    clock.increment(1000);
    expect([match.revision, match.inputs.length]).toEqual([revision, 0]);
    expect(match.actor.getSnapshot().status).toBe('stopped');
  });

  test('says what is wrong with a setup', () => {
    const book = makeBook(labRules('queue'), [unit('rat')]);
    const two = (names: readonly string[], deck: readonly string[]) => ({
      book,
      seed: 1,
      players: names.map((name) => ({ name, deck })),
    });
    expect(() => createMatch(two(['ann', 'ann'], ['rat']))).toThrow('Two players are called "ann"');
    expect(() => createMatch(two(['ann', 'everything'], ['rat']))).toThrow('No player can be called "everything"');
    expect(() => createMatch(two(['ann'], ['cat']))).toThrow('No card of the book has the id "cat"');
    expect(() => createMatch(two([], ['rat']))).toThrow('is for 1 to 4 players');
    expect(() => createMatch({ ...two(['ann'], ['rat']), seed: 0.5 })).toThrow('whole number');
    expect(() => createMatch(two(['ann', ''], ['rat']))).toThrow('A player has no name');
    for (const first of [1, -1, 0.5])
      expect(() => createMatch({ ...two(['ann'], ['rat']), first })).toThrow('Who begins is a seat from 0 to 0');
    expect(() => createMatch({ ...two(['ann'], ['rat']), undoable: -1 })).toThrow('taken back is a whole number');
    const clock = { setTimeout: () => 0, clearTimeout: () => {} } as unknown as Clock;
    expect(() => createMatch({ ...two(['ann'], ['rat']), clock })).toThrow('A clock has `setTimeout`');
    const match = createMatch(two(['ann'], ['rat']));
    expect(match.leave('eve')).toMatchObject({ code: 'unknown-player', hint: 'there are ann' });
    const wrong = { name: 'ann', deck: ['rat'], decide: 'random' as unknown as () => unknown };
    expect(() => createMatch({ book, seed: 1, players: [wrong] })).toThrow('is a function');
  });
});
