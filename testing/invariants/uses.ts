import { effective } from '../../effects/effective/derive.ts';
import type { Position } from '../../effects/env.ts';
import { abilityOf } from '../../effects/flow/origin.ts';
import { refOf } from '../../effects/state/objects.ts';
import { lastingUses, limitedKey, useKey } from '../../effects/state/uses.ts';
import type { Invariant } from './invariant.ts';

/** How often each limited ability was used in this turn, by what happened. */
function usedInTurn({ state }: Position): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const event of state.history.turn)
    if (event.type === 'used') used.set(event.key, (used.get(event.key) ?? 0) + 1);
  return used;
}

/** Uses of limited abilities are counted, and none works more often than it may. */
export const uses: Invariant = {
  name: 'a limited ability works no more often than its limit says',
  broken: ({ match, messages }) => {
    const counted = match.state.history.uses;
    const lasting = lastingUses(counted);
    for (const [key, n] of usedInTurn(match)) {
      const got = counted[key] ?? 0;
      if (key in lasting ? got < n : got !== n) return `${key} was used ${n} times, and ${got} are counted`;
    }
    for (const { triggers, events } of messages) {
      const limited = triggers.filter(({ origin }) => 'limit' in abilityOf(match.book, origin)).length;
      const used = events.filter((e) => e.type === 'used').length;
      if (used < limited) return `${limited} limited abilities were set off, and ${used} uses counted`;
    }
    for (const object of match.state.objects) {
      if (!object || match.state.history.turn.length === 0) continue;
      for (const live of effective(match, object).abilities) {
        const limit = 'limit' in live.ability ? live.ability.limit : undefined;
        const got = limit ? (counted[useKey(refOf(object), limitedKey(live), limit)] ?? 0) : 0;
        if (limit && got > limit.times) return `an ability of ${object.card} was used ${got} times a ${limit.per}`;
      }
    }
    return null;
  },
};
