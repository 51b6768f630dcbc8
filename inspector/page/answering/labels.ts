import { refWords } from '../../../effects/text/render.ts';
import type { SeenRef, SeenRequest } from '../../../index.ts';
import type { AskedRecord } from '../../protocol/messages.ts';
import type { Spot } from './putting.ts';

/** `choose-target` as people read it: `Choose target`. */
export function titleOf(purpose: string): string {
  const words = purpose.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands at each position, in the engine's words: with its ability where that alone tells actions apart. */
export function labelsOf({ choice: { request }, options }: AskedRecord): readonly string[] {
  if (request.shape !== 'act') return options;
  return options.map((label, i) => {
    const ability = request.actions[i]?.ability;
    return ability !== undefined && options.some((other, k) => k !== i && other === label)
      ? `${label}: ${ability}`
      : label;
  });
}

/** What items may be assigned to, in the engine's words. */
export const targetLabels = (request: SeenRequest, players: readonly string[]): readonly string[] =>
  request.shape === 'assign' ? request.targets.map((ref) => refWords(ref, players)) : [];

/** What stands at the positions of a request's main list; `undefined` where it is an action without an object. */
export function refsIn(request: SeenRequest): readonly (SeenRef | undefined)[] {
  switch (request.shape) {
    case 'act':
      return request.actions.map(({ ref }) => ref);
    case 'select':
      return request.candidates;
    case 'arrange':
    case 'assign':
      return request.items;
    case 'distribute':
      return request.recipients;
    case 'pay':
      return request.sources.map(({ ref }) => ref);
    case 'number':
      return [];
  }
}

/** All places of a request's lists, with what stands there. */
export function spotsOf(request: SeenRequest): readonly { readonly spot: Spot; readonly ref: SeenRef | undefined }[] {
  const spots = (list: Spot['list'], refs: readonly (SeenRef | undefined)[]) =>
    refs.map((ref, position) => ({ spot: { list, position }, ref }));
  return [...spots('main', refsIn(request)), ...spots('targets', request.shape === 'assign' ? request.targets : [])];
}
