import type { Request } from '../choices/choice.ts';
import { isReason } from '../choices/reading.ts';
import { answerResult, readAnswer } from '../choices/shapes.ts';
import type { Position } from '../env.ts';
import type { Input } from '../rules/input.ts';
import type { Ref } from '../state/refs.ts';
import { nameIn } from './cause-words.ts';

/** What somebody did, in words, in the position that he did it in. */
export function inputWords(at: Position, input: Input): string {
  const name = at.state.players[input.player]?.name ?? `player ${input.player}`;
  if (input.type === 'leave') return `${name} leaves`;
  if (input.type === 'cancel') return `${name} takes back the play`;
  const choice = at.state.choices.find(({ id }) => id === input.choice);
  const request = choice?.requests.find(({ player }) => player === input.player);
  const what = request ? answerWords(at, request, input.value) : JSON.stringify(input.value);
  const asks = choice?.source ? ` of ${nameIn(at, choice.source)}` : '';
  const by = input.by === 'clock' ? ' (the clock)' : '';
  return `${name}${by}, ${choice?.purpose ?? 'a choice'}${asks}: ${what}`;
}

/** An answer that was accepted. */
function answerWords(at: Position, request: Request, value: unknown): string {
  const name = (ref: Ref): string => nameIn(at, ref);
  const names = (refs: readonly Ref[]): string => refs.map(name).join(', ') || 'nothing';
  const answer = readAnswer(request, value);
  if (isReason(answer)) return 'nothing';
  if (request.shape === 'act') {
    const action = request.actions[Number(answer)];
    return action ? [action.name, ...(action.ref ? [name(action.ref)] : [])].join(' ') : 'nothing';
  }
  const { refs, amount, shares, assigned, piles } = answerResult(request, answer);
  if (request.shape === 'number') return `${amount}`;
  if (request.shape === 'arrange')
    return request.piles.map((pile, i) => `${pile.name}: ${names(piles?.[i] ?? [])}`).join('; ');
  if (assigned)
    return (
      refs.map((ref, i) => `${name(ref)} > ${assigned[i] ? name(assigned[i]) : 'nothing'}`).join(', ') || 'nothing'
    );
  if (!shares) return names(refs);
  return refs.flatMap((ref, i) => (shares[i] ? [`${name(ref)} ${shares[i]}`] : [])).join(', ') || 'nothing';
}
