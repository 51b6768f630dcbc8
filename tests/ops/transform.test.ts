import { describe, expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import type { Effect, Selector } from '../../effects/language.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import type { Lab } from '../support/lab.ts';
import { relic, unit } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { drawFrom } from '../support/random.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const into = (card: string, what: Selector = 'target'): Effect => ({ op: 'transform', what, card });
const named = (name: string): Selector => ({ select: 'objects', in: ['board'], where: { name } });
const hand: Selector = { select: 'objects', in: ['hand'], of: 'you' };
const become: Scene = { ...AT_RAT, do: [into('ox')] };
const kept: Replaced = { ...become, of: { on: 'transformed', subject: {} } };
const transformed = { type: 'transformed', object: 'rat', into: 'ox', card: 'rat' };

conformance({
  op: 'transform',
  works: { ...become, events: [transformed], it: { refs: ['rat'], amount: 1 } },
  none: { do: [into('ox', P1_UNITS)], notes: ['transform: no-candidate'] },
  gone: bounced(into('ox'), 'transformed: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: kept,
  prevented: kept,
  seen: {
    do: [into('ox', hand)],
    mine: { hand: ['rat'] },
    shown: [],
    twin: { mine: { hand: ['elk'] } },
  },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    ...become,
    do: [...become.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [transformed, { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: become,
  next: become,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

/** The effective card of the first object on a board. */
const first = (lab: Lab, player = 1) => {
  const [object] = lab.objects(player, 'board');
  if (!object) throw new Error('The board is empty.');
  return { object, card: effective(lab.match, object) };
};

describe('it stays the same object', () => {
  test('with damage, counters, what is attached, what changes it, and who controls it', () => {
    const { lab } = playScene({
      ...become,
      mine: { board: ['idol'] },
      do: [
        { op: 'damage', to: 'target', amount: 1 },
        { op: 'add', to: 'target', fact: 'plus', by: 2 },
        { op: 'attach', what: named('idol'), to: 'target' },
        {
          op: 'modify',
          what: 'target',
          patches: [{ patch: 'addStat', stat: 'attack', by: 3 }],
          until: { until: 'turn-end' },
        },
        { op: 'move', what: 'target', to: 'board', of: 'you', how: 'steal' },
        ...become.do,
      ],
    });
    const [idol, rat] = lab.objects(0, 'board');
    expect(rat).toMatchObject({ card: 'ox', owner: 1, facts: { damage: 1, plus: 2 } });
    expect(idol?.attachedTo).toEqual(lab.ref('ox'));
    expect(rat && effective(lab.match, rat).stats).toEqual({ cost: 0, attack: 2 + 2 + 3, health: 9 + 2 });
  });

  test('nothing hears it leave or enter, and who was aimed at it still is', () => {
    const { events } = playScene({ ...become, do: [...become.do, { op: 'damage', to: 'target', amount: 2 }] });
    expect(events.map((e) => e.type)).toEqual(['transformed', 'damaged']);
  });

  test('and a token stays a token', () => {
    const { lab } = playScene({
      do: [
        { op: 'create', card: 'rat', to: 'board' },
        { op: 'remember', what: 'them', as: 'token' },
        into('ox', 'token'),
        { op: 'move', what: 'token', to: 'hand' },
      ],
    });
    expect(lab.zone(0, 'hand')).toEqual([]);
  });

  test('for good: it is that card wherever it goes', () => {
    const { events, lab } = playScene({ ...become, do: [...become.do, { op: 'destroy', what: 'target' }] });
    expect(events.at(-1)).toEqual(went('rat', 'board.1', 'discard.1', 'destroy', { card: 'ox' }));
    expect(lab.zone(1, 'discard')).toEqual(['ox']);
  });

  test('that dies at the next check where it has more damage than it can bear now', () => {
    const { lab } = playScene({
      theirs: { board: ['ox'] },
      do: [{ op: 'damage', to: P1_UNITS, amount: 6 }, into('rat', P1_UNITS)],
    });
    expect([lab.zone(1, 'board'), lab.zone(1, 'discard')]).toEqual([[], ['rat']]);
  });
});

describe('what it can do is that of the new card, at once', () => {
  const beat: Effect = { op: 'settle', do: [{ op: 'signal', name: 'beat' }] };
  const hears = { on: { on: 'signalled', name: 'beat' } } as const;
  const drum = unit('drum', 1, 9, { abilities: [{ ...hears, do: [{ op: 'signal', name: 'drummed' }] }] });
  const horn = unit('horn', 1, 9, { abilities: [{ ...hears, do: [{ op: 'signal', name: 'blown' }] }] });
  const signals = (lab: Lab) => lab.told('signalled').filter((line) => !/beat|after/.test(line));

  test('its triggers are heard, those of the old card are not', () => {
    for (const policy of ['queue', 'fold', 'pool', 'priority'] as const) {
      const scene = (...nodes: Effect[]): Scene => ({
        policy,
        cards: [drum, horn],
        theirs: { board: ['drum'] },
        do: nodes,
      });
      expect(signals(playScene(scene(beat, into('horn', P1_UNITS), beat)).lab)).toEqual([
        'signal drummed',
        'signal blown',
      ]);
      expect(signals(playScene(scene(beat, into('ox', P1_UNITS), beat)).lab)).toEqual(['signal drummed']);
      const plain: Scene = { ...scene(beat, into('horn', P1_UNITS), beat), theirs: { board: ['ox'] } };
      expect(signals(playScene(plain).lab)).toEqual(['signal blown']);
    }
  });

  test('what the old card has heard already it still does', () => {
    const { lab } = playScene({
      cards: [drum],
      theirs: { board: ['drum'] },
      do: [{ op: 'signal', name: 'beat' }, into('ox', P1_UNITS)],
    });
    expect(signals(lab)).toEqual(['signal drummed']);
  });

  test('its static abilities work, those of the old card do not', () => {
    const lord = unit('lord', 1, 9, {
      abilities: [
        {
          affects: { select: 'objects', in: ['board'], of: 'you', other: true },
          patches: [{ patch: 'addStat', stat: 'attack', by: 5 }],
        },
      ],
    });
    const ox = (board: string[], nodes: readonly Effect[]) =>
      first(playScene({ cards: [lord], theirs: { board }, do: nodes }).lab).card.stats['attack'];
    expect(ox(['ox', 'lord'], [])).toBe(7);
    expect(ox(['ox', 'lord'], [into('rat', named('lord'))])).toBe(2);
    expect(ox(['ox', 'rat'], [into('lord', named('rat'))])).toBe(7);
    expect(ox(['ox', 'rat'], [into('lord', named('rat')), into('rat', named('lord'))])).toBe(2);
  });

  test('its keywords, with what they bring', () => {
    const rules: Scene['rules'] = {
      keywords: { loud: { words: 'it is heard', abilities: [{ ...hears, do: [{ op: 'signal', name: 'loud' }] }] } },
    };
    const cards = [unit('crier', 1, 9, { keywords: { loud: 1 } })];
    const played = (board: string, card: string) =>
      playScene({ rules, cards, theirs: { board: [board] }, do: [beat, into(card, P1_UNITS), beat] }).lab;
    expect(first(played('rat', 'crier')).card.keywords).toEqual({ loud: 1 });
    expect(signals(played('rat', 'crier'))).toEqual(['signal loud']);
    expect(first(played('crier', 'rat')).card.keywords).toEqual({});
    expect(signals(played('crier', 'rat'))).toEqual(['signal loud']);
  });

  test('what was granted to it stays', () => {
    const { lab } = playScene({
      ...become,
      do: [
        {
          op: 'modify',
          what: 'target',
          until: { until: 'turn-end' },
          patches: [{ patch: 'grant', ability: { ...hears, do: [{ op: 'signal', name: 'granted' }] } }],
        },
        ...become.do,
        beat,
      ],
    });
    expect(signals(lab)).toEqual(['signal granted']);
  });

  describe('limits', () => {
    const once = { times: 1, per: 'turn' } as const;
    const well = unit('well', 1, 9, {
      abilities: [{ action: 'use', limit: once, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
    });
    const spring = unit('spring', 1, 9, {
      abilities: [{ action: 'use', limit: once, do: [{ op: 'draw' }] }],
    });
    const mine = { board: ['well'], hand: ['dud'] };
    const units: Selector = { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } };

    test('an ability of the new card has not been used, however often one of the old card was', () => {
      const { lab } = playScene({ cards: [well, spring], mine, first: ['use well'], do: [into('spring', units)] });
      expect(lab.offered).toContain('use spring');
    });

    test('one that it has again has been', () => {
      const { lab } = playScene({
        cards: [well, spring],
        mine,
        first: ['use well'],
        do: [into('spring', units), into('well', units)],
      });
      expect(lab.offered).not.toContain('use well');
    });

    test('of a trigger, too', () => {
      const limited = (id: string, name: string) =>
        relic(id, { abilities: [{ ...hears, limit: once, do: [{ op: 'signal', name }] }] });
      const { lab } = playScene({
        cards: [limited('bell', 'rung'), limited('gong', 'struck')],
        mine: { board: ['bell'] },
        do: [beat, beat, into('gong', named('bell')), beat, beat, into('bell', named('gong')), beat],
      });
      expect(signals(lab)).toEqual(['signal rung', 'signal struck']);
    });
  });
});

describe('what it becomes', () => {
  test('it is that card already', () => {
    const { events, notes, it } = playScene({ ...become, do: [into('rat')] });
    expect([events, notes, it]).toEqual([[], ['transformed: already'], { refs: [], amount: 0 }]);
  });

  const like = (other: Selector): Effect => ({ op: 'transform', what: 'target', like: other });

  test('what an object is, as it is printed', () => {
    const { events, lab } = playScene({
      ...become,
      mine: { board: ['elk'] },
      do: [{ op: 'add', to: named('elk'), fact: 'plus', by: 2 }, like(named('elk'))],
    });
    expect(events.at(-1)).toEqual({ ...transformed, into: 'elk' });
    expect(first(lab).object.facts).toEqual({});
  });

  test('what one that is gone was', () => {
    const { events } = playScene({
      ...become,
      mine: { board: ['elk'] },
      do: [{ op: 'remember', what: named('elk'), as: 'gone' }, { op: 'destroy', what: 'gone' }, like('gone')],
    });
    expect(events.at(-1)).toEqual({ ...transformed, into: 'elk' });
  });

  test('a card of the game', () => {
    const { events } = playScene({ ...become, do: [like({ select: 'cards', where: { type: 'relic' } })] });
    expect(events).toEqual([{ ...transformed, into: 'idol' }]);
  });

  test('nothing where it is like nobody, or like what lies face down', () => {
    const { events, notes } = playScene({
      ...become,
      mine: { board: ['elk'] },
      do: [
        { op: 'remember', what: named('elk'), as: 'card' },
        { op: 'turnOver', what: 'card', faceDown: true },
        like('card'),
        like({ select: 'objects', in: ['exile'] }),
      ],
    });
    expect(events.map((e) => e.type)).toEqual(['turned']);
    expect(notes).toEqual(['transform: gone', 'transform: gone']);
  });

  test('several become the same at once', () => {
    const { lab, it } = playScene({ theirs: { board: ['rat', 'elk'] }, do: [into('ox', P1_UNITS)] });
    expect(lab.zone(1, 'board')).toEqual(['ox', 'ox']);
    expect(it).toEqual({ refs: ['rat', 'elk'], amount: 2 });
    expect(new Set(lab.events.flatMap((e) => (e.type === 'transformed' ? [e.batch] : []))).size).toBe(1);
  });
});

describe('where it is hidden', () => {
  const told = (lab: Lab, viewer: number | 'spectator') => lab.toldTo(viewer).filter((e) => e?.type === 'transformed');

  test('only who sees its face is told, and sees what it is', () => {
    const { lab } = playScene({ do: [into('ox', hand)], mine: { hand: ['rat'] } });
    expect(told(lab, 0)).toMatchObject([{ object: { card: 'rat' }, now: { card: 'ox', name: 'ox' } }]);
    expect([told(lab, 1), told(lab, 'spectator')]).toEqual([[], []]);
    expect(viewOf(lab.match, 0).zones['hand.0']?.objects).toMatchObject([{ card: 'ox' }]);
  });

  test('in a deck nobody is', () => {
    const rats: Selector = { select: 'objects', in: ['deck'], of: 'you', where: { name: 'rat' } };
    const played = (deck: string[]) => playScene({ do: [into('ox', rats)], mine: { deck } }).lab;
    const lab = played(['rat', 'elk', 'rat']);
    expect(lab.zone(0, 'deck')).toEqual(['ox', 'elk', 'ox']);
    expect([told(lab, 0), told(lab, 1)]).toEqual([[], []]);
    expect(viewOf(lab.match, 0)).toEqual(viewOf(played(['elk', 'elk', 'elk']).match, 0));
  });

  test('who has only seen what it was does not know it any more', () => {
    const top: Selector = { select: 'top', in: 'deck' };
    const scene: Scene = {
      do: [{ op: 'scry', count: 1 }, into('idol', top)],
      mine: { deck: ['elk', 'ox', 'elk', 'ox', 'rat'] },
      answers: [{ value: [[0], []] }],
    };
    const { lab } = playScene(scene);
    expect(lab.objects(0, 'deck').at(-1)).toEqual({
      id: expect.any(Number),
      inc: expect.any(Number),
      card: 'idol',
      owner: 0,
      zone: 'deck.0',
      facts: {},
    });
    const tops = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => {
        const { objects, zones } = sample(lab.match, playerId(0), drawFrom(seed));
        return objects[zones['deck.0' as never]?.at(-1) ?? 0]?.card;
      }),
    );
    expect(tops.size).toBeGreaterThan(1);
  });

  test('what is shown to all is told to all', () => {
    const { shown } = playScene({
      do: [{ op: 'reveal', what: hand, until: 'stay' }, into('ox', hand)],
      mine: { hand: ['rat'] },
    });
    expect(shown.at(-1)).toEqual({ type: 'transformed', object: 'rat', now: 'card ox' });
  });

  test('what lies face down is told to nobody', () => {
    const { shown, lab } = playScene({
      ...become,
      do: [{ op: 'turnOver', what: 'target', faceDown: true }, into('ox')],
    });
    expect(shown.map((e) => e['type'])).toEqual(['turned']);
    expect(first(lab).card.name).toBe('');
  });

  test('in no sample of another player is it known what has become what', () => {
    const lab = labOf({ do: [into('ox', hand)], mine: { hand: ['rat'], deck: ['elk', 'elk', 'idol'] } });
    lab.act('play cast');
    const history = (viewer: number) =>
      [1, 2, 3].flatMap((seed) => sample(lab.match, playerId(viewer), drawFrom(seed)).history.turn);
    expect(history(0).some((e) => e.type === 'transformed')).toBe(true);
    expect(history(1).some((e) => e.type === 'transformed')).toBe(false);
  });
});
