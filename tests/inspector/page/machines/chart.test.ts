import { describe, expect, test } from 'vitest';
import { activeIds, allNodes, readChart, valueWords } from '../../../../inspector/page/session/chart.ts';
import { guessTaken } from '../../../../inspector/page/session/taken.ts';
import { LIGHT } from './light.ts';

const chart = readChart(LIGHT, 'light');

describe('a chart of version 4', () => {
  test('has all states with their kinds and where they begin', () => {
    const kinds = Object.fromEntries(allNodes(chart).map(({ id, type }) => [id, type]));
    expect(kinds).toMatchObject({
      light: 'compound',
      'light.red.stop': 'final',
      'light.red.h': 'history',
      'light.p': 'parallel',
      'light.p.l.x': 'atomic',
    });
    expect(chart.initial).toBe('light.green');
    expect(chart.states['red']?.initial).toBe('light.red.walk');
  });

  test('has transitions by ids, with guards', () => {
    expect(chart.states['green']?.transitions[0]).toEqual({
      source: 'light.green',
      target: ['light.yellow'],
      eventType: 'T',
      guard: 'ok',
    });
    expect(chart.transitions[1]?.target).toEqual([]);
  });

  test('that lacks the list of transitions is read from its events', () => {
    const plain = {
      id: 'm',
      states: { a: { on: { GO: 'b', STAY: {}, BACK: [{ target: '#m', cond: 'can' }] } }, b: {} },
    };
    const { states } = readChart(plain, 'm');
    expect(states['a']?.transitions).toEqual([
      { source: 'm.a', target: ['m.b'], eventType: 'GO', guard: '' },
      { source: 'm.a', target: [], eventType: 'STAY', guard: '' },
      { source: 'm.a', target: ['m'], eventType: 'BACK', guard: 'can' },
    ]);
  });

  test('that is no chart is an empty one', () => {
    expect(readChart({ states: 7, transitions: 'x', initial: [] }, 'k')).toEqual({
      id: 'k',
      key: 'k',
      type: 'atomic',
      initial: null,
      states: {},
      transitions: [],
    });
  });
});

describe('the value of a state', () => {
  test('stands for a state with all around it', () => {
    expect([...activeIds(chart, 'green')]).toEqual(['light', 'light.green']);
    expect([...activeIds(chart, { p: { l: 'x', r: 'z' } })]).toEqual([
      'light',
      'light.p',
      'light.p.l',
      'light.p.l.x',
      'light.p.r',
      'light.p.r.z',
    ]);
    expect([...activeIds(chart, { constructor: 'x' })]).toEqual(['light']);
  });

  test('is said in a line', () => {
    expect(valueWords('green')).toBe('green');
    expect(valueWords({ red: 'walk' })).toBe('red.walk');
    expect(valueWords({ p: { l: 'x', r: 'q' } })).toBe('p (l.x, r.q)');
  });
});

describe('which transition was taken', () => {
  const taken = (before: unknown, event: string, after: unknown) =>
    guessTaken(chart, { before, event, after }).map(({ source, eventType }) => `${source} ${eventType}`);

  test('is told by its event and where it leads', () => {
    expect(taken('green', 'T', 'yellow')).toEqual(['light.green T']);
    expect(taken('green', 'ELSE', { p: { l: 'x', r: 'q' } })).toEqual(['light.green *']);
    expect(taken('yellow', 'RESET', 'green')).toEqual(['light RESET']);
  });

  test('in several states together are several', () => {
    const at = (l: string, r: string) => ({ p: { l, r } });
    expect(taken(at('x', 'q'), 'T', at('y', 'z'))).toEqual(['light.p.l.x T', 'light.p.r.q T']);
  });

  test('may be two, of which the second is taken at once', () => {
    expect(taken('green', 'T', { p: { l: 'x', r: 'q' } })).toEqual(['light.green T', 'light.yellow ']);
  });

  test('leads to a history state when it leads to its sibling', () => {
    expect(taken({ red: 'walk' }, 'BACK', { red: 'stop' })).toEqual(['light.red BACK']);
  });

  test('is none where nothing leads there', () => {
    expect(taken('green', 'NOTHING', 'red')).toEqual([]);
  });
});
