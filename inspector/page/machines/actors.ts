import type { Scene, StepRecord } from '../../protocol/messages.ts';
import type { FrameRecord } from '../../protocol/pending.ts';
import type { Service } from '../session/machine-store.ts';

/** Those that stand at the top: of a program that tells of no parents, all. */
export const rootsOf = (services: ReadonlyMap<string, Service>): readonly Service[] =>
  [...services.values()].filter(({ parent }) => parent === null || !services.has(parent));

export function childrenOf(services: ReadonlyMap<string, Service>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const { sessionId, parent } of services.values()) {
    if (parent === null) continue;
    const list = children.get(parent) ?? [];
    children.set(parent, list);
    list.push(sessionId);
  }
  return children;
}

/** The one that is called so: the newest that lives, else the newest. */
export function serviceNamed(services: ReadonlyMap<string, Service>, name: string | null): Service | null {
  if (name === null) return null;
  const all = [...services.values()].filter(({ id, sessionId }) => id === name || sessionId === name);
  return all.findLast(({ stopped }) => !stopped) ?? all.at(-1) ?? null;
}

/** What an actor is called: its id, or where several have the same, what XState numbers it by. */
export const nameOf = (services: ReadonlyMap<string, Service>, { id, sessionId }: Service): string =>
  [...services.values()].filter((other) => other.id === id && !other.stopped).length > 1 ? sessionId : id;

/** Which is shown while none has been picked: where things happen, or what came first. */
export const firstShown = (services: ReadonlyMap<string, Service>): Service | null =>
  serviceNamed(services, 'resolution') ?? rootsOf(services)[0] ?? null;

export const newestOf = (services: ReadonlyMap<string, Service>): string | null =>
  [...services.values()].findLast(({ stopped }) => !stopped)?.sessionId ?? null;

/** So many steps back it is looked for what an effect came from. */
const LOOKED = 100;

/** What effects and choices are, by their actors' ids, as far as it is known. */
export function purposes(
  scene: Scene | null,
  steps: readonly StepRecord[],
  pending: readonly Pick<FrameRecord, 'id' | 'words'>[],
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { id, words } of pending) known.set(`effect.${id}`, words);
  for (const step of steps.slice(-LOOKED))
    for (const beat of step?.beats ?? []) for (const { id, words } of beat.begun) known.set(`effect.${id}`, words);
  for (const { id, purpose } of scene?.view.choices ?? []) known.set(`choice.${id}`, purpose);
  scene?.view.players.forEach(({ name }, seat) => {
    known.set(`player.${seat}`, name);
  });
  return known;
}
