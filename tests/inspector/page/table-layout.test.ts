import { describe, expect, test } from 'vitest';
import type { ObjectView, View } from '../../../index.ts';
import { attachedIn, layoutOf, linesOf, openLines } from '../../../inspector/page/table/layout.ts';
import type { ZoneWords } from '../../../inspector/protocol/messages.ts';

const zone = (name: string, of: Partial<ZoneWords> = {}): ZoneWords => ({
  name,
  of: 'player',
  faces: 'all',
  play: false,
  cells: [],
  ...of,
});
const game = {
  zones: [
    zone('deck', { faces: 'none' }),
    zone('hand', { faces: 'owner' }),
    zone('board', { play: true }),
    zone('discard'),
    zone('veiled', { faces: 'owner', play: true }),
    zone('stack', { of: 'match' }),
  ],
};
const view = (viewer: View['viewer'], players: number, zones: View['zones'] = {}): View => ({
  viewer,
  turn: { number: 1, active: 0, step: 'main' },
  players: Array.from({ length: players }, (_, i) => ({ name: `p${i}`, facts: {} })),
  zones,
  pending: [],
  choices: [],
  result: null,
});
const object = (handle: string, of: Partial<ObjectView> = {}): ObjectView => ({ object: handle, name: handle, ...of });
const zoneOf = (...objects: readonly ObjectView[]) => ({ count: objects.length, objects });

describe('where zones are drawn', () => {
  test('follows from who looks into them and whether they are in play', () => {
    const { below, shared } = layoutOf(view(0, 2), game);
    expect(below.rows.map(({ key }) => key)).toEqual(['board.0', 'veiled.0']);
    expect(below.hands.map(({ key }) => key)).toEqual(['hand.0']);
    expect(below.piles.map(({ key }) => key)).toEqual(['deck.0', 'discard.0']);
    expect(shared.piles.map(({ key }) => key)).toEqual(['stack']);
  });
  test('the viewer is below, and the others follow in their order', () => {
    const seats = (viewer: View['viewer']) => {
      const { above, below } = layoutOf(view(viewer, 4), game);
      return [below.seat, ...above.map(({ seat }) => seat)];
    };
    expect(seats(2)).toEqual([2, 3, 0, 1]);
    expect(seats('everything')).toEqual([0, 1, 2, 3]);
    expect(seats('spectator')).toEqual([0, 1, 2, 3]);
  });
  test('somebody alone has nobody above', () => {
    expect(layoutOf(view(0, 1), game).above).toEqual([]);
  });
  test('a zone that the view does not name is empty', () => {
    expect(layoutOf(view(0, 2), game).below.rows[0]?.zone).toEqual({ count: 0, objects: [] });
  });
});

describe('cells', () => {
  const cell = (name: string, ...tags: readonly string[]) => ({ name, tags });
  const names = (lines: ReturnType<typeof linesOf>) => lines.map((line) => line.map(({ name }) => name));
  test('stand in lines by their first tag', () => {
    expect(names(linesOf([cell('left', 'front'), cell('right', 'front'), cell('rear', 'back')]))).toEqual([
      ['left', 'right'],
      ['rear'],
    ]);
  });
  test('stand in one line where tags tell of none', () => {
    expect(names(linesOf([cell('left'), cell('right', 'front')]))).toEqual([['left', 'right']]);
    expect(names(linesOf([cell('left', 'west'), cell('right', 'east')]))).toEqual([['left', 'right']]);
    expect(names(linesOf([cell('left', 'lane'), cell('right', 'lane')]))).toEqual([['left', 'right']]);
  });
});

describe('the height', () => {
  test('is shared by the lines of both sides', () => {
    expect(openLines(layoutOf(view(0, 2), game))).toBe(2);
    expect(openLines(layoutOf(view(0, 4), game))).toBe(2);
    expect(openLines(layoutOf(view(0, 1), game))).toBe(1);
    const cells = ['front', 'front', 'back'].map((tag, i) => ({ name: `c${i}`, tags: [tag] }));
    expect(openLines(layoutOf(view(0, 2), { zones: [zone('board', { play: true, cells })] }))).toBe(4);
  });
});

describe('what is attached', () => {
  const attached = (board: readonly ObjectView[], discard: readonly ObjectView[] = []) =>
    Object.fromEntries(
      Object.entries(
        attachedIn(layoutOf(view(0, 2, { 'board.0': zoneOf(...board), 'discard.0': zoneOf(...discard) }), game)),
      ).map(([bearer, list]) => [bearer, list.map((one) => one.object)]),
    );
  test('is tucked under what bears it, also through others', () => {
    const board = [object('#1'), object('#2', { attachedTo: '#1' }), object('#3', { attachedTo: '#2' })];
    expect(attached(board)).toEqual({ '#1': ['#2', '#3'] });
  });
  test('stands for itself where its bearer does not lie open', () => {
    expect(attached([object('#2', { attachedTo: '#9' })])).toEqual({});
    expect(attached([object('#2', { attachedTo: '#1' })], [object('#1')])).toEqual({});
  });
  test('in a ring each stands for itself', () => {
    expect(attached([object('#1', { attachedTo: '#2' }), object('#2', { attachedTo: '#1' })])).toEqual({});
  });
});
