/** Checks of what happened and of what is about to happen, by what each event says of its payload. */
import type { EventMeta, Follow, GameEvent, Proposal } from '../events/event.ts';
import { EVENTS } from '../events/registry.gen.ts';
import { frame, numbered, player, ref, source } from './check-refs.ts';
import {
  count,
  type Expect,
  type Fields,
  type Known,
  language,
  list,
  maybe,
  record,
  text,
  union,
  yes,
} from './plain-checks.ts';

const META: Fields<EventMeta> = {
  batch: numbered('batch'),
  n: count,
  frame: maybe(frame),
  parent: maybe(numbered('batch')),
  source: maybe(ref),
};

/** What an event says of its payload, without what ties the two together. */
interface Parts {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly agrees?: (payload: never, known: Known) => boolean;
}

/** One check for each type of event. That the fields are those of its payload was checked where it is defined. */
const byType = (more: Partial<Fields<EventMeta>>): Expect =>
  union(
    'type',
    Object.fromEntries(
      Object.entries(EVENTS).map(([type, def]) => {
        const { payload, agrees }: Parts = def;
        const fields = { type: text, ...payload, ...more } as unknown as Fields<GameEvent>;
        const also = (e: GameEvent, known: Known) =>
          agrees?.(e as never, known) === false ? 'its parts do not fit together' : null;
        return [type, record<GameEvent>(fields, also)];
      }),
    ),
  );

export const event = byType(META);

export const follow = record<Follow>({ nodes: language('effects'), source, controller: player, event });

export const proposal = record<Proposal>({
  fact: byType({}),
  source: maybe(ref),
  applied: maybe(list(text)),
  agreed: maybe(list(text)),
  decided: maybe(yes),
  part: maybe(count),
  follows: maybe(list(follow)),
});
