import { answerResult } from '../../../effects/choices/shapes.ts';
import type { Amount, OpName, Selector } from '../../../effects/language.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { OP_INFO } from '../../../effects/vocabulary.ts';
import { type Branch, type BranchKind, placeOf, type Seen, type Ways } from './branch.ts';
import { picking } from './picks.ts';
import { numbers } from './targets.ts';

/** What nodes may say of what they ask. */
interface Asking {
  readonly op: OpName;
  readonly from?: Selector;
  readonly among?: Selector;
  readonly items?: Selector;
  readonly upTo?: boolean;
  readonly min?: Amount;
  readonly max?: Amount;
  readonly count?: Amount;
  readonly each?: Amount;
}

/** What an effect asks on its way, by the shape of that. */
export const questions: Ways = (spot, game) => {
  const { is, value } = spot;
  if (!is.startsWith('effect.') || Array.isArray(value)) return [];
  const node = value as unknown as Asking;
  const place = placeOf(spot);
  const when = (kind: BranchKind, words: string, test: (seen: Answered) => boolean): Branch => ({
    kind,
    words: `${place}: ${words}`,
    of: value,
    when: (seen) => seen.saw === 'answered' && test(seen),
  });
  switch (OP_INFO[node.op].asks) {
    case 'select':
      return 'modes' in node ? [] : selecting(node, place, value, game, when);
    case 'number':
      return numbers(place, value);
    case 'arrange':
      return [
        when('amount', 'something is put into the first pile', ({ request, answer }) => pileOf(request, answer, true)),
        when('amount', 'something is put into another pile', ({ request, answer }) => pileOf(request, answer, false)),
      ];
    case 'distribute':
      return [
        ...picking({ place, of: value, from: node.among }, game),
        // Where everyone gets something, one alone is not asked about.
        ...(node.each === undefined ? [when('amount', 'one gets all', ({ answer }) => sharesOf(answer) === 1)] : []),
        when('amount', 'several get some', ({ answer }) => sharesOf(answer) > 1),
      ];
    case 'assign':
      return [
        ...picking({ place, of: value, from: node.items }, game),
        when(
          'amount',
          'something is assigned',
          ({ answer }) => Array.isArray(answer) && answer.some((to) => to !== null),
        ),
        ...(node.min === undefined || node.min === 0
          ? [
              when(
                'amount',
                'nothing is assigned',
                ({ answer }) => Array.isArray(answer) && answer.every((to) => to === null),
              ),
            ]
          : []),
      ];
    default:
      return [];
  }
};

type Answered = Extract<Seen, { saw: 'answered' }>;
type When = (kind: BranchKind, words: string, test: (seen: Answered) => boolean) => Branch;

function selecting(node: Asking, place: string, of: object, game: Ruleset, when: When): readonly Branch[] {
  if (node.op === 'may')
    return ['yes', 'no'].map((word) =>
      when('optional', word === 'yes' ? 'it is done' : 'it is declined', ({ request, answer }) =>
        answerResult(request, answer).refs.some((ref) => ref.kind === 'word' && ref.word === word),
      ),
    );
  if (node.op === 'search') return picking({ place, of, min: 0, max: 1 }, game);
  const max = node.max ?? node.count ?? 1;
  const min = node.upTo ? 0 : (node.min ?? max);
  // The zone of what is given up is named, not selected.
  return picking({ place, of, from: typeof node.from === 'object' ? node.from : undefined, min, max }, game);
}

/** Whether an answer puts something into the first pile, or into one of the others. */
function pileOf(request: Answered['request'], answer: Answered['answer'], first: boolean): boolean {
  if (request.shape !== 'arrange' || !Array.isArray(answer)) return false;
  return answer.some((pile, i) => Array.isArray(pile) && pile.length > 0 && (i === 0) === first);
}

const sharesOf = (answer: Answered['answer']): number =>
  Array.isArray(answer) ? answer.filter((n) => typeof n === 'number' && n > 0).length : 0;
