import { describe, expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { AFFECTED, burn, damages, double, hurt, select, ward } from './cases.ts';

const stop = ward('stop', { instead: { replace: 'prevent', of: hurt }, optional: true });

describe('optional ones', () => {
  const scene = (...answers: readonly (readonly string[])[]): Scene => ({
    cards: [stop],
    theirs: { board: ['stop'] },
    do: [burn(1), burn(2)],
    answers,
  });

  test('their controller is asked, at each event', () => {
    const { asked, lab } = playScene(scene([], ['stop']));
    expect(asked).toEqual(Array(2).fill({ purpose: 'replace', requests: [select('p1', ['stop'], 0)] }));
    expect(lab.told('damaged')).toEqual(['damaged p1 1']);
  });

  test('declined the event happens, and he is not asked about it again', () => {
    expect(damages(scene([], []))).toEqual(['damaged p1 1', 'damaged p1 2']);
  });

  test('with others, its controller is asked first; then the affected player says which comes first', () => {
    const both = (answers: Scene['answers']): Scene => ({
      rules: AFFECTED,
      cards: [stop, double],
      mine: { board: ['stop', 'double'] },
      do: [burn(1)],
      ...(answers ? { answers } : {}),
    });
    const declined = playScene(both([[]]));
    expect(declined.asked.map((a) => [a.purpose, a.requests])).toEqual([['replace', [select('p0', ['stop'], 0)]]]);
    expect(declined.lab.told('damaged')).toEqual(['damaged p1 2']);
    const taken = playScene(both([['stop'], ['stop']]));
    expect(taken.asked.map((a) => [a.purpose, a.requests])).toEqual([
      ['replace', [select('p0', ['stop'], 0)]],
      ['replacement-order', [select('p1', ['stop', 'double'], 1)]],
    ]);
    expect(taken.lab.told('damaged')).toEqual([]);
  });

  test('the rest of the batch waits with it, and happens together', () => {
    const guard = ward('guard', {
      instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } },
      optional: true,
    });
    const { lab } = playScene({
      cards: [guard],
      theirs: { board: ['guard'] },
      do: [burn(1, 'everyone')],
      answers: [[]],
    });
    const events = lab.events.filter((e) => e.type === 'damaged');
    expect(events).toHaveLength(2);
    expect(new Set(events.map((e) => e.batch)).size).toBe(1);
  });
});
