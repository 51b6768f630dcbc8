import type { Env } from '../../effects/env.ts';
import type { Results } from '../../effects/flow/frame.ts';
import { numberResult, resultOf } from '../../effects/flow/results.ts';
import type { Reason } from '../../effects/reason.ts';
import { cardId, playerId, zoneKey } from '../../effects/state/ids.ts';
import { type ObjectRef, playerRef, type Ref, wordRef } from '../../effects/state/refs.ts';
import { Lab, labRules, relic, spell, unit } from './lab.ts';

/**
 * A position with something of everything, reached by playing `stage`:
 * - the board of player 0: `rat` 1/5, a guarding beast in the front, with 1 damage, which has noted under `pack` the
 *   `idol` that is attached to it; `sprout`, a token 1/1; his hand: `elk` 3/9 and `dud`; his deck from the top down:
 *   `ox`, `rook`; his discard: `stage`
 * - the board of player 1: `charm`, whose bearer is gone; his discard: `imp` 2/4, that died in the back with 2 damage
 */
export interface Stage {
  readonly lab: Lab;
  readonly refs: Readonly<Record<Name, Ref>>;
  readonly results: Results;
}

type Name =
  | 'rat'
  | 'idol'
  | 'sprout'
  | 'elk'
  | 'dud'
  | 'ox'
  | 'rook'
  | 'charm'
  | 'corpse'
  | 'imp'
  | 'unknown'
  | 'p0'
  | 'p1'
  | 'front'
  | 'back'
  | 'bat'
  | 'word';

const CELLS = [
  { name: 'front', capacity: 1, tags: ['row'] },
  { name: 'back', tags: ['row', 'rear'], faces: 'back' },
];

export function stage(): Stage {
  const board = { select: 'objects', in: ['board'] } as const;
  const named = (name: string) => ({ ...board, where: { name } }) as const;
  const cell = (name: string, of: 'you' | 'opponents') => ({ select: 'cells', in: 'board', named: name, of }) as const;
  const rules = labRules('queue');
  const lab = new Lab({
    rules: {
      zones: { ...rules.zones, board: { of: 'player', faces: 'all', play: true, cells: CELLS } },
      keywords: { guard: { words: 'guard' } },
    },
    cards: [
      unit('rat', 1, 5, {
        tags: ['beast'],
        keywords: { guard: 1 },
        abilities: [
          {
            on: { on: 'damaged' },
            do: [{ op: 'remember', what: { select: 'attached', of: 'self', get: 'attachments' }, under: 'pack' }],
          },
        ],
      }),
      unit('imp', 2, 4, { tags: ['demon'], keywords: { guard: 2 } }),
      unit('elk', 3, 9),
      unit('ox', 2, 9),
      unit('bat', 1, 1),
      unit('sprout', 1, 1),
      relic('idol'),
      relic('charm'),
      relic('rook'),
      spell('dud', []),
      spell('stage', [
        { op: 'move', what: named('rat'), to: 'board', cell: cell('front', 'you') },
        { op: 'move', what: named('imp'), to: 'board', cell: cell('back', 'opponents'), of: 'opponents' },
        { op: 'attach', what: named('idol'), to: named('rat') },
        { op: 'attach', what: named('charm'), to: named('imp') },
        { op: 'damage', to: named('rat'), amount: 1 },
        { op: 'damage', to: named('imp'), amount: 2 },
        { op: 'create', card: 'sprout', to: 'board' },
        { op: 'destroy', what: named('imp') },
        { op: 'add', to: 'opponents', fact: 'energy', by: 2 },
      ]),
    ],
    players: [
      { hand: ['stage', 'elk', 'dud'], board: ['rat', 'idol'], deck: ['rook', 'ox'] },
      { board: ['imp', 'charm'] },
    ],
  });
  const imp = lab.ref('imp');
  lab.act('play stage');
  const refs: Record<Name, Ref> = {
    rat: lab.ref('rat'),
    idol: lab.ref('idol'),
    sprout: lab.ref('sprout'),
    elk: lab.ref('elk'),
    dud: lab.ref('dud'),
    ox: lab.ref('ox'),
    rook: lab.ref('rook'),
    charm: lab.ref('charm'),
    corpse: lab.ref('imp'),
    imp,
    unknown: { ...(lab.ref('rat') as ObjectRef), inc: 999 },
    p0: playerRef(playerId(0)),
    p1: playerRef(playerId(1)),
    front: { kind: 'cell', zone: zoneKey('board', playerId(0)), cell: 'front' },
    back: { kind: 'cell', zone: zoneKey('board', playerId(0)), cell: 'back' },
    bat: { kind: 'card', card: cardId('bat') },
    word: wordRef('yes'),
  };
  const results: Results = {
    it: resultOf([refs.rat, refs.imp], 7),
    five: numberResult(5),
    said: resultOf([refs.word]),
    parts: { refs: [refs.rat, refs.p1], amount: 5, shares: [2, 3] },
    sent: { refs: [refs.rat, refs.elk], amount: 2, assigned: [refs.p1, refs.charm] },
  };
  return { lab, refs, results };
}

/** How player 0 sees the stage, from the rat. */
export const stageEnv = ({ lab, refs, results }: Stage, you = 0): Env => lab.env(you, refs.rat, { results });

/** What the references are called on the stage. */
export const namesOf = ({ refs }: Stage, found: readonly Ref[]): readonly string[] =>
  found.map((ref) => {
    const name = Object.entries(refs).find(([, known]) => JSON.stringify(known) === JSON.stringify(ref))?.[0];
    return name ?? (ref.kind === 'card' ? `card ${ref.card}` : JSON.stringify(ref));
  });

export const no = (code: Reason['code'], detail: string): Reason => ({ code, detail });
