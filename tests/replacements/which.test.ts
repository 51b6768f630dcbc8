import { describe, expect, test } from 'vitest';
import type { Effect, Replacement, ReplacingAbility, Selector, Trigger } from '../../effects/language.ts';
import { relic, unit } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { AFFECTED, burn, damages, double, hurt, select, ward } from './cases.ts';

const more = ward('more', { instead: { replace: 'change', of: hurt, plus: 1 } });

describe('which comes first', () => {
  test('the oldest', () => {
    const scene = (board: readonly string[]): Scene => ({ cards: [double, more], theirs: { board }, do: [burn(2)] });
    expect(damages(scene(['double', 'more']))).toEqual(['damaged p1 5']);
    expect(damages(scene(['more', 'double']))).toEqual(['damaged p1 6']);
  });

  test('that of the object itself, before older ones', () => {
    const phoenix = unit('phoenix', 1, 1, {
      abilities: [{ instead: { replace: 'redirect', of: { on: 'died' }, zone: 'hand', how: 'return' } }],
    });
    const grave = ward('grave', {
      instead: { replace: 'redirect', of: { on: 'died', subject: {} }, zone: 'exile', how: 'banish' },
    });
    const { events } = playScene({
      cards: [phoenix, grave],
      theirs: { board: ['grave', 'phoenix'] },
      do: [{ op: 'destroy', what: { select: 'objects', in: ['board'], where: { type: 'unit' } } }],
    });
    expect(events).toEqual([went('phoenix', 'board.1', 'hand.1', 'return')]);
  });

  test('where the ruleset says so the player decides whom it happens to', () => {
    const scene = (answer: string): Scene => ({
      rules: AFFECTED,
      cards: [double, more],
      mine: { board: ['double', 'more'] },
      do: [burn(2)],
      answers: [[answer]],
    });
    expect(playScene(scene('more')).asked).toEqual([
      { purpose: 'replacement-order', requests: [select('p1', ['double', 'more'], 1)] },
    ]);
    expect(damages(scene('more'))).toEqual(['damaged p1 6']);
    expect(damages(scene('double'))).toEqual(['damaged p1 5']);
  });

  test('of an object its controller decides', () => {
    const { asked } = playScene({
      rules: AFFECTED,
      cards: [double, more],
      mine: { board: ['double', 'more', 'rat'] },
      do: [burn(2, { select: 'objects', in: ['board'], where: { type: 'unit' } })],
      answers: [['more']],
    });
    expect(asked).toEqual([{ purpose: 'replacement-order', requests: [select('p0', ['double', 'more'], 1)] }]);
  });

  test('of those that are alike nobody is asked', () => {
    const { asked, lab } = playScene({
      rules: AFFECTED,
      cards: [double],
      theirs: { board: ['double', 'double'] },
      do: [burn(2)],
    });
    expect(asked).toEqual([]);
    expect(lab.told('damaged')).toEqual(['damaged p1 8']);
  });

  test('of three he is asked twice', () => {
    const half = ward('half', { instead: { replace: 'prevent', of: hurt, amount: 1 } });
    const { asked, lab } = playScene({
      rules: AFFECTED,
      cards: [double, more, half],
      mine: { board: ['double', 'more', 'half'] },
      do: [burn(2)],
      answers: [['half'], ['double']],
    });
    expect(asked.map((a) => a.requests)).toEqual([
      [select('p1', ['double', 'more', 'half'], 1)],
      [select('p1', ['double', 'more'], 1)],
    ]);
    expect(lab.told('damaged')).toEqual(['damaged p1 3']);
  });
});

describe('how often', () => {
  test('once to an event, whatever becomes of it', () => {
    const mirror = (id: string) =>
      ward(id, {
        instead: { replace: 'redirect', of: { on: 'damaged', subject: { controller: 'you' } }, target: 'opponents' },
      });
    const scene: Scene = {
      cards: [mirror('mine'), mirror('yours')],
      mine: { board: ['mine'] },
      theirs: { board: ['yours'] },
      do: [burn(2)],
    };
    expect(damages(scene)).toEqual(['damaged p1 2']);
  });

  const drawn: Trigger = { on: 'moved', how: ['draw'], owner: 'you', subject: {} };
  const two: Effect = { op: 'draw', count: 2 };
  test.each<[string, Replacement[], number]>([
    ['two in its place', [{ replace: 'instead', of: drawn, do: [two] }], 2],
    ['with all that they set off', [{ replace: 'instead', of: drawn, do: [{ op: 'settle', do: [two] }] }], 2],
    ['one more', [{ replace: 'also', of: drawn, do: [{ op: 'draw' }] }], 2],
    [
      'twice as many, twice',
      [
        { replace: 'instead', of: drawn, do: [two] },
        { replace: 'instead', of: drawn, do: [two] },
      ],
      4,
    ],
  ])('nor to what is done in its place: %s', (_, all, n) => {
    const font = relic('font', { abilities: all.map((instead) => ({ instead })) });
    const mine = { board: ['font'], deck: ['rat', 'rat', 'rat', 'rat', 'rat', 'rat'] };
    const lab = labOf({ cards: [font], mine, do: [{ op: 'draw' }] }).act('play cast');
    expect(lab.zone(0, 'hand')).toHaveLength(n);
    expect(lab.state.result).toBeNull();
  });

  test('what changed is looked at anew: another may apply now', () => {
    const shield = ward('shield', {
      instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } },
    });
    const bait = ward('bait', {
      instead: { replace: 'redirect', of: { on: 'damaged', subject: { controller: 'opponents' } }, target: 'you' },
    });
    const scene: Scene = { cards: [shield, bait], theirs: { board: ['shield', 'bait'] }, do: [burn(2, 'you')] };
    expect(damages(scene)).toEqual([]);
  });

  test('a limit counts events one after the other', () => {
    const once = ward('once', { instead: { replace: 'prevent', of: hurt }, limit: { per: 'turn', times: 1 } });
    const scene: Scene = { cards: [once], theirs: { board: ['once'] }, do: [burn(1), burn(2)] };
    expect(damages(scene)).toEqual(['damaged p1 2']);
  });

  test('a limit counts for each bearer of its own', () => {
    const once = ward('once', { instead: { replace: 'prevent', of: hurt }, limit: { per: 'turn', times: 1 } });
    const scene: Scene = { cards: [once], theirs: { board: ['once', 'once'] }, do: [burn(1), burn(2), burn(3)] };
    expect(damages(scene)).toEqual(['damaged p1 3']);
  });

  test('only while its condition holds', () => {
    const calm = ward('calm', { instead: { replace: 'prevent', of: hurt }, while: { test: 'turn', whose: 'you' } });
    expect(damages({ cards: [calm], theirs: { board: ['calm'] }, do: [burn(1)] })).toEqual(['damaged p1 1']);
    expect(damages({ cards: [calm], mine: { board: ['calm'] }, do: [burn(1)] })).toEqual([]);
  });

  test('what an effect gives ends when its uses are used up', () => {
    const give = (replacement: ReplacingAbility['instead'], uses: number): Effect => ({
      op: 'modify',
      what: { select: 'objects', in: ['board'], where: { name: 'ox' } },
      patches: [{ patch: 'grant', ability: { instead: replacement } }],
      until: { until: 'match' },
      uses,
    });
    const ox: Selector = { select: 'objects', in: ['board'], where: { name: 'ox' } };
    const of = { on: 'damaged' } as const;
    const rounds = (first: Effect) =>
      playScene({ theirs: { board: ['ox'] }, do: [first, burn(1, ox), burn(2, ox), burn(2, ox)] }).lab;
    const shield = rounds(give({ replace: 'prevent', of }, 2));
    expect(shield.told('damaged', 'modifierEnded')).toEqual([
      'modifierEnded',
      'damaged ox 1',
      'modifierEnded',
      'damaged ox 2',
    ]);
    expect(shield.state.modifiers).toEqual([]);
    expect(rounds(give({ replace: 'change', of, times: 2 }, 2)).told('damaged')).toEqual([
      'damaged ox 2',
      'damaged ox 4',
      'damaged ox 2',
    ]);
  });
});
