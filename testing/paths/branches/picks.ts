import type { Request } from '../../../effects/choices/choice.ts';
import { answerResult } from '../../../effects/choices/shapes.ts';
import type { Amount, Selector } from '../../../effects/language.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import type { Ref } from '../../../effects/state/refs.ts';
import type { Branch, Seen } from './branch.ts';
import { classesFrom, isOf } from './classes.ts';

/** What is said of a choice of some of several things. */
export interface Picking {
  /** Where it stands, for people. */
  readonly place: string;
  readonly of: object;
  readonly from?: Selector | undefined;
  /** The least that may be taken, and the most; one when left out. */
  readonly min?: Amount | undefined;
  readonly max?: Amount | undefined;
}

/** Each class of what can be offered; and where one may take fewer, none, one and the most. */
export const picking = (pick: Picking, game: Ruleset): readonly Branch[] => [...offered(pick, game), ...amounts(pick)];

function offered({ place, of, from }: Picking, game: Ruleset): readonly Branch[] {
  if (from === undefined) return [];
  return classesFrom(from, game).map((kind) => ({
    kind: 'target',
    words: `${place}: ${kind} is offered`,
    of,
    when: (seen) => {
      if (seen.saw !== 'asked') return false;
      const { match, request } = seen;
      return thingsIn(request).some((ref) => isOf(kind, { match, ref, player: request.player }));
    },
  }));
}

/** What a request offers to choose from. */
function thingsIn(request: Request): readonly Ref[] {
  switch (request.shape) {
    case 'select':
      return request.candidates;
    case 'arrange':
    case 'assign':
      return request.items;
    case 'distribute':
      return request.recipients;
    default:
      return [];
  }
}

function amounts({ place, of, min = 1, max = min }: Picking): readonly Branch[] {
  if (min === max) return [];
  const took = (n: (request: Request) => number) => (seen: Seen) =>
    seen.saw === 'answered' && taken(seen) === n(seen.request);
  const branch = (words: string, when: Branch['when']): Branch => ({
    kind: 'amount',
    words: `${place}: ${words}`,
    of,
    when,
  });
  const most = took((request) => ('max' in request ? request.max : -1));
  return [
    ...(min === 0
      ? [
          branch(
            'none is taken',
            took(() => 0),
          ),
        ]
      : []),
    ...(max === 1 || (typeof min === 'number' && min > 1)
      ? []
      : [
          branch(
            'one is taken',
            took(() => 1),
          ),
        ]),
    branch('as many as may be are taken', (seen) => most(seen) && seen.saw === 'answered' && taken(seen) > 0),
  ];
}

const taken = ({ request, answer }: Extract<Seen, { saw: 'answered' }>): number =>
  answerResult(request, answer).refs.length;
