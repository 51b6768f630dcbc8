import { effective } from '../effective/derive.ts';
import { envOf, type Position } from '../env.ts';
import { selectObjects } from '../evaluators.ts';
import { reason, type Verdict } from '../reason.ts';
import type { PlayerId } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { type Deed, makeDeed, planEnv, planOf, usableBy, withFaceUp } from './plan.ts';
import { playable } from './questions.ts';

/** Every deed of some actions that a player could think of: legal or not. */
function deeds(at: Position, player: PlayerId, actions: readonly string[]): Deed[] {
  const found: Deed[] = [];
  const env = envOf(at, { you: player, self: null });
  for (const action of actions) {
    const decl = at.book.ruleset.actions[action];
    if (!decl) continue;
    if (decl.from === undefined) found.push(makeDeed({ action, player, source: null }));
    else
      for (const source of selectObjects(env, decl.from))
        if (decl.kind !== 'activate') found.push(makeDeed({ action, player, source }));
        else
          for (const ability of abilities(at, source, action))
            found.push(makeDeed({ action, player, source, ability }));
  }
  return found;
}

function abilities(at: Position, ref: ObjectRef, action: string): string[] {
  const object = liveObject(at, ref);
  if (!object) return [];
  const usable = effective(at, object).abilities.filter((live) => usableBy(live, action, object));
  return usable.map((live) => live.key);
}

/** Whether a deed is legal now, or why not. The listing and every acceptance ask this. */
export function allowed(at: Position, deed: Deed): Verdict {
  const shown = at.book.ruleset.actions[deed.action]?.kind === 'play' ? withFaceUp(at, deed.source) : at;
  const object = deed.source && liveObject(shown, deed.source);
  if (object && effective(shown, object).forbidden.includes(deed.action))
    return reason('forbidden', `it cannot ${deed.action}`);
  const plan = planOf(at, deed);
  return 'code' in plan ? plan : playable(at, plan);
}

/** The legal deeds of some actions, in the order of the actions and of what they can be taken with. */
export const legalDeeds = (at: Position, player: PlayerId, actions: readonly string[]): readonly Deed[] =>
  deeds(at, player, actions).filter((deed) => allowed(at, deed) === true);

/**
 * Whether everyone can work out which of some actions are legal for a player: none is taken with a card whose face
 * somebody does not see, and what they ask and cost looks at nothing hidden.
 */
export function deedsOpen(at: Position, player: PlayerId, actions: readonly string[]): boolean {
  const { lang, ruleset } = at.book;
  const env = envOf(at, { you: player, self: null });
  return actions.every((name) => {
    const decl = ruleset.actions[name];
    if (!decl) return true;
    if (decl.from !== undefined && !lang.facesOpen(env, decl.from)) return false;
    return deeds(at, player, [name]).every((deed) => {
      const plan = planOf(at, deed);
      if ('code' in plan) return true;
      const { conditions, modes = null, amounts, targets } = plan.form;
      const asked = (modes?.of ?? []).map((m) => [m.if, m.targets, m.costs]);
      return lang.dataOpen(planEnv(at, plan), [conditions, plan.costs, amounts, targets, asked]);
    });
  });
}

/** Deeds that are not legal, each with the reason. */
export const refusedDeeds = (at: Position, player: PlayerId, actions: readonly string[]) =>
  deeds(at, player, actions).flatMap((deed) => {
    const verdict = allowed(at, deed);
    return verdict === true ? [] : [{ deed, reason: verdict }];
  });
