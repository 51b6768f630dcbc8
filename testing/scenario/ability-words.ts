import type { Request } from '../../effects/choices/choice.ts';
import { effective } from '../../effects/effective/derive.ts';
import type { Position } from '../../effects/env.ts';
import { liveObject } from '../../effects/state/objects.ts';
import { type Ref, refKey } from '../../effects/state/refs.ts';

type Action = Extract<Request, { shape: 'act' }>['actions'][number];

/** What an ability of an object is called: its id, printed or granted; where it has none, its key. */
export function abilityWord(at: Position, ref: Ref | null | undefined, key = ''): string {
  const object = ref?.kind === 'object' ? liveObject(at, ref) : undefined;
  const live = object && effective(at, object).abilities.find((a) => a.key === key);
  return live?.ability.id ?? key;
}

/** The words for the abilities that actions use; of several of one object that have the same id the second is `id#2`. */
export function abilityWords(at: Position, actions: readonly Action[]): readonly string[] {
  const times = new Map<string, number>();
  return actions.map(({ name, ref, ability }) => {
    const word = abilityWord(at, ref, ability);
    const use = `${name} ${ref ? refKey(ref) : ''} ${word}`;
    const n = (times.get(use) ?? 0) + 1;
    times.set(use, n);
    return n > 1 ? `${word}#${n}` : word;
  });
}
