import type { Modifier } from '../effective/stored-modifier.ts';
import { reason } from '../reason.ts';
import { modifier } from '../save/check-modifier.ts';
import { writeFact } from '../state/facts.ts';
import { modifierId } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A resolved effect made a modifier. */
export interface Payload {
  /** Its `id` and `since` are given when it happens. */
  readonly modifier: Modifier;
}

export const modifiedEvent = defineEvent<Payload>({
  changes: (at, { modifier }) => {
    if (!('refs' in modifier.affects)) return true;
    const live = modifier.affects.refs.some((r) => r.kind !== 'object' || liveObject(at, r));
    return live || reason('gone', 'nothing is left to change');
  },
  complete: (tx, p) => {
    p.modifier = { ...p.modifier, id: modifierId(tx.number('modifier')), since: tx.number('incarnation') };
  },
  apply: (tx, { modifier }) => {
    tx.set('modifiers', [...tx.state.modifiers, modifier]);
    if (modifier.patches.some((p) => p.patch === 'silence')) clearSilenced(tx, modifier);
  },
  roles: ({ modifier }) => ({
    ...('refs' in modifier.affects && modifier.affects.refs[0] ? { subject: modifier.affects.refs[0] } : {}),
    player: modifier.controller,
  }),
  without: (p, isSpared) => {
    const { affects } = p.modifier;
    if (!('refs' in affects)) return p;
    const refs = affects.refs.filter((ref) => !isSpared(ref));
    if (refs.length === affects.refs.length) return p;
    return refs.length === 0 ? null : { ...p, modifier: { ...p.modifier, affects: { refs } } };
  },
});

/** What a viewer is told of it. */
export const modifiedEventShown: EventShown<Payload> = ({ modifier }, sight) => ({
  ...('refs' in modifier.affects
    ? { affects: modifier.affects.refs.filter(sight.visible).map((r) => sight.ref(r)) }
    : {}),
  ...(modifier.card === undefined ? {} : { card: modifier.card }),
  duration: modifier.duration.until,
});

/** English, with `{slots}` named after the public form. */
export const modifiedEventWords = '[{card}: ][{affects} ]changed, until {duration}';

export const describeModifiedEvent = (): EventDescription<Payload> => ({
  payload: { modifier },
});

/** Facts that a silence clears, as their declarations say. */
function clearSilenced(tx: Tx, modifier: Modifier): void {
  if (!('refs' in modifier.affects)) return;
  const decls = tx.book.ruleset.facts.object;
  for (const ref of modifier.affects.refs) {
    const object = liveObject(tx, ref);
    if (!object || ref.kind !== 'object') continue;
    for (const name of Object.keys(object.facts))
      if (decls[name]?.silence === 'clear') writeFact(tx, ref, name, decls[name]?.initial ?? 0);
  }
}
