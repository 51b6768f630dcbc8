import { describe, expect, test } from 'vitest';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { drawNumbers, startRandom } from '../../effects/state/random.ts';
import { Lab, spell, unit } from '../support/lab.ts';

describe('the generator', () => {
  test('the same seed and stream give the same numbers, another stream others', () => {
    const draw = (seed: number, stream: string) => drawNumbers(startRandom(seed), stream, 'x', [1000, 1000, 1000])[0];
    expect(draw(7, 'a')).toEqual(draw(7, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(7, 'b'));
    expect(draw(7, 'a')).not.toEqual(draw(8, 'a'));
  });

  test('its position is in the state: one draw after the other is as both at once', () => {
    const [both] = drawNumbers(startRandom(3), 's', 'x', [1000, 1000]);
    const [one, after] = drawNumbers(startRandom(3), 's', 'x', [1000]);
    const [two] = drawNumbers(after, 's', 'x', [1000]);
    expect([...one, ...two]).toEqual(both);
  });

  test('plain shuffles are fair: every card comes to every place about as often', () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (let seed = 0; seed < 4000; seed++) {
      const lab = new Lab({
        seed,
        cards: ['a', 'b', 'c', 'd'].map((id) => unit(id)),
        rules: { setup: [{ op: 'shuffle' }] },
        players: [{ deck: ['a', 'b', 'c', 'd'] }, {}],
      });
      lab.zone(0, 'deck').forEach((card, place) => {
        const row = counts['abcd'.indexOf(card)];
        if (row) row[place] = (row[place] ?? 0) + 1;
      });
    }
    // 1000 expected in each of 16 places; five standard deviations of 27.
    for (const row of counts) for (const n of row) expect(Math.abs(n - 1000)).toBeLessThan(140);
  });

  test('a ruleset may bound bad luck: a wanted card comes among the first, each place as often', () => {
    const deck = ['w', ...Array.from({ length: 9 }, () => 'a')];
    const places = new Map<number, number>();
    for (let seed = 0; seed < 2000; seed++) {
      const lab = new Lab({
        seed,
        cards: [unit('a'), unit('w')],
        rules: { setup: [{ op: 'shuffle' }], questions: { shuffle: { wanted: { name: 'w' }, within: 4 } } },
        players: [{ deck }, {}],
      });
      const place = lab.zone(0, 'deck').indexOf('w');
      places.set(place, (places.get(place) ?? 0) + 1);
      expect([...lab.zone(0, 'deck')].sort()).toEqual([...deck].sort());
    }
    expect([...places.keys()].sort()).toEqual([6, 7, 8, 9]);
    // 500 expected in each; five standard deviations of 19.
    for (const n of places.values()) expect(Math.abs(n - 500)).toBeLessThan(100);
  });

  test('a restored match goes on in the stream where it was', () => {
    const cards = [spell('mix', [{ op: 'shuffle' }]), ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => unit(id))];
    const lab = new Lab({ cards, players: [{ hand: ['mix', 'mix'], deck: ['a', 'b', 'c', 'd', 'e', 'f'] }, {}] });
    lab.act('play mix');
    const first = lab.zone(0, 'deck');
    const read = resume(lab.match.book, JSON.parse(JSON.stringify(save(lab.match))));
    if (!read.ok) throw new Error(read.message);
    lab.act('play mix');
    const unsaved = lab.zone(0, 'deck');
    lab.match = read.position;
    lab.act('play mix');
    expect(lab.zone(0, 'deck')).toEqual(unsaved);
    expect(unsaved).not.toEqual(first);
  });

  describe('scripted draws', () => {
    const cards = [
      spell('die', [
        { op: 'roll', sides: 6, label: 'die' },
        { op: 'damage', to: 'opponents', amount: { amount: 'result', of: 'it' } },
      ]),
    ];
    const rolled = (script: { label: string; value: number }[]) => {
      const lab = new Lab({ cards, script, players: [{ hand: ['die'] }, {}] });
      lab.act('play die');
      return lab;
    };
    test('are used, and none is left over', () => {
      const lab = rolled([{ label: 'die', value: 5 }]);
      expect(lab.fact(1, 'health')).toBe(14);
      expect(lab.state.random.script).toBeUndefined();
    });
    test('must fit the draw that is made', () => {
      expect(() => rolled([{ label: 'coin', value: 0 }])).toThrow('does not fit the draw "die" of 0 to 5');
      expect(() => rolled([{ label: 'die', value: 6 }])).toThrow('does not fit');
    });
    test('one that is left over is seen', () => {
      expect(
        rolled([
          { label: 'die', value: 0 },
          { label: 'die', value: 1 },
        ]).state.random.script,
      ).toEqual([{ label: 'die', value: 1 }]);
    });
  });
});
