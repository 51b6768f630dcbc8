import type { Action } from '../choices/act.choice.ts';
import type { Choice, Request, RequestIn } from '../choices/choice.ts';
import type { Writable } from '../copy.ts';
import { envOf, type Position } from '../env.ts';
import type { Cost, Effect } from '../language.ts';
import { offered } from '../ops/requests.ts';
import { allowed, deedsOpen, legalDeeds } from '../rules/actions.ts';
import { beginDraft } from '../rules/drafts.ts';
import { type Deed, makeDeed } from '../rules/plan.ts';
import type { PlayerId } from '../state/ids.ts';
import { isIn } from '../state/objects.ts';
import { type Ref, refKey, wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { askOne } from './asking.ts';
import { advance, currentNode, named } from './cursor.ts';
import type { Frame } from './frame.ts';
import { NOTHING, resultOf } from './results.ts';

/** What an effect lets a player do: one of some actions, or play a certain card. */
export type ActRequest =
  | { readonly actions: readonly string[]; readonly by: PlayerId }
  | { readonly card: Ref; readonly by: PlayerId; readonly costs: readonly Cost[] | 'printed' };

/** The actions a player may choose from now; a clock passes where that is one of them. */
function actRequest(at: Position, legal: readonly Deed[], player: PlayerId): Request {
  const { deeds, byName } = untelling(at, legal, player);
  const least = deeds.findIndex((d) => at.book.ruleset.actions[d.action]?.kind === 'pass');
  const request: Writable<RequestIn<'act'>> = { shape: 'act', player, actions: deeds.map(actionOf) };
  if (least > 0) request.least = least;
  if (byName) request.byName = true;
  return request;
}

/** Deeds in an order that does not tell where cards lie which their player has not seen. */
function untelling(at: Position, deeds: readonly Deed[], player: PlayerId) {
  const sources = deeds.flatMap((d) => d.source ?? []);
  const { refs, byName } = offered(envOf(at, { you: player, self: null }), player, { refs: sources });
  if (!byName) return { deeds, byName };
  const places = new Map(refs.map((ref, i) => [refKey(ref), i]));
  const place = ({ source }: Deed): number => (source ? (places.get(refKey(source)) ?? 0) : 0);
  const actions = [...new Set(deeds.map((d) => d.action))];
  const sorted = deeds.toSorted((a, b) => actions.indexOf(a.action) - actions.indexOf(b.action) || place(a) - place(b));
  return { deeds: sorted, byName };
}

/** The same; with nothing to take it is a question with nothing to choose. */
export const windowRequest = (at: Position, deeds: readonly Deed[], player: PlayerId): Request =>
  deeds.length > 0 ? actRequest(at, deeds, player) : { shape: 'select', player, candidates: [], min: 0, max: 0 };

function actionOf({ action, source, ability }: Deed): Action {
  const shown: Writable<Action> = { name: action };
  if (source) shown.ref = source;
  if (ability !== undefined) shown.ability = ability;
  return shown;
}

/** The deed that an answer to such a request means. */
export function offeredDeed(request: Extract<Request, { shape: 'act' }>, position: number): Deed {
  const action = request.actions[position];
  if (!action) throw new Error(`There is no action ${position}.`);
  const { name, ref, ability } = action;
  return makeDeed({ action: name, player: request.player, source: ref?.kind === 'object' ? ref : null, ability });
}

/** Opens a window inside an effect, or begins the play that the effect makes. */
export function openAct(tx: Tx, frame: Frame, node: Effect, to: ActRequest): void {
  if ('actions' in to) {
    const out = !isIn(tx, to.by);
    const deeds = out ? [] : legalDeeds(tx, to.by, to.actions);
    // Where a hand decides whether there is anything to do, he is asked all the same.
    if (deeds.length === 0 && (out || deedsOpen(tx, to.by, to.actions))) {
      takeNothing(tx, frame);
      return;
    }
    askOne(tx, { kind: 'act', frame: frame.id }, 'act', windowRequest(tx, deeds, to.by), frame.source);
    return;
  }
  const deed = playDeed(tx, to);
  const verdict = deed ? allowed(tx, deed) : ({ code: 'forbidden' } as const);
  if (!deed || verdict !== true) {
    tx.note('play', verdict === true ? { code: 'forbidden' } : verdict, frame.id);
    tx.setFrame(advance(frame, named(frame, node, NOTHING)));
    return;
  }
  beginDraft(tx, deed, { parent: frame });
}

/** A card is played as the ruleset's first action of that kind plays it. */
function playDeed(tx: Tx, to: Extract<ActRequest, { card: Ref }>): Deed | null {
  const action = Object.entries(tx.book.ruleset.actions).find(([, decl]) => decl.kind === 'play')?.[0];
  if (action === undefined || to.card.kind !== 'object') return null;
  const costs = to.costs === 'printed' ? undefined : to.costs;
  return makeDeed({ action, player: to.by, source: to.card, costs });
}

/** A window in which there was nothing to do is over. */
export function takeNothing(tx: Tx, frame: Frame): void {
  tx.note('act', { code: 'no-candidate', detail: 'no action is open' }, frame.id);
  tx.setFrame(advance(frame, named(frame, currentNode(tx.book, frame) ?? undefined, NOTHING)));
}

/** A window's answer: the action is begun as a play of its own, or there is nothing to do but to say so. */
export function takeAction(tx: Tx, choice: Choice, frame: Frame, deed: Deed): void {
  if (tx.book.ruleset.actions[deed.action]?.kind !== 'pass')
    return beginDraft(tx, deed, { window: choice, parent: frame });
  const node = currentNode(tx.book, frame) ?? undefined;
  tx.setFrame(advance(frame, named(frame, node, resultOf([wordRef(deed.action)]))));
}
