import { expect, test } from 'vitest';
import { graphOf } from '../../../../inspector/page/machines/chart-graph.ts';
import { edgeWords, linesOf } from '../../../../inspector/page/machines/edge-words.ts';
import { type ChartEdge, readChart } from '../../../../inspector/page/session/chart.ts';
import { machinesTexts } from '../../../../inspector/page/texts/machines.ts';
import { LIGHT } from './light.ts';

const words = machinesTexts.en;
const edge = (eventType: string, guard = ''): ChartEdge => ({ source: 'm.a', target: ['m.b'], eventType, guard });

test('events that XState makes itself have words', () => {
  expect(edgeWords(edge(''), words)).toBe('at once');
  expect(edgeWords(edge('', 'next ask'), words)).toBe('[next ask]');
  expect(edgeWords(edge('xstate.after(50)#light.yellow'), words)).toBe('after 50 ms');
  expect(edgeWords(edge('xstate.after.patience.m.a'), words)).toBe('after patience');
  expect(edgeWords(edge('done.invoke.kid'), words)).toBe('done: kid');
  expect(edgeWords(edge('xstate.done.actor.effect.3'), words)).toBe('done: effect.3');
  expect(edgeWords(edge('done.state.light.red'), words)).toBe('done');
  expect(edgeWords(edge('error.platform.kid'), words)).toBe('failed: kid');
});

test('transitions that do the same are one line', () => {
  expect(
    linesOf([edge('ANSWER', 'let in'), edge('LEAVE', 'let in'), edge('LEAVE', 'let in'), edge('GO')], words),
  ).toEqual(['ANSWER, LEAVE [let in]', 'GO']);
});

test('between two states there is one line, and what leaves none stands within', () => {
  const chart = readChart(
    {
      id: 'm',
      states: {
        a: { on: { ONE: 'b', TWO: 'b', SELF: 'a', STAY: {} } },
        b: { on: Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`E${n}`, { target: 'a', cond: `g${n}` }])) },
      },
    },
    'm',
  );
  const { lines, within, dense } = graphOf(chart, words);
  expect(lines.map(({ from, to, words: said }) => [from, to, said])).toEqual([
    ['m.a', 'm.b', ['ONE, TWO']],
    ['m.a', 'm.a', ['SELF']],
    ['m.b', 'm.a', ['E0 [g0]', 'E1 [g1]', 'E2 [g2]', 'E3 [g3]', '+4']],
  ]);
  expect(within.get('m.a')).toEqual(['STAY']);
  expect(dense).toBe(false);
});

test('a line whose state is not there is not drawn', () => {
  const { lines } = graphOf(readChart({ id: 'm', states: { a: { on: { GO: '#elsewhere' } } } }, 'm'), words);
  expect(lines).toEqual([]);
});

test('every transition of the light is drawn or stands within', () => {
  const { lines, within } = graphOf(readChart(LIGHT, 'light'), words);
  expect(lines).toHaveLength(12);
  expect(within.get('light')).toEqual(['PING']);
});
