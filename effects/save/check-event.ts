/** Checks of what happened and of what is about to happen, by what each event says of its payload. */

import { EVENT_DESCRIPTIONS } from '../events/described.gen.ts';
import type { EventMeta, EventType, Follow, Proposal } from '../events/event.ts';
import { frame, numbered, player, ref, source } from './check-refs.ts';
import {
  count,
  type Expect,
  type Fields,
  language,
  list,
  maybe,
  member,
  record,
  text,
  unionOf,
  yes,
} from './plain-checks.ts';

const META: Fields<EventMeta> = {
  batch: numbered('batch'),
  n: count,
  frame: maybe(frame),
  parent: maybe(numbered('batch')),
  source: maybe(ref),
};

/** A fact of one type, by what its event says of the payload. */
function factOf<K extends EventType>(type: K, more: Partial<Fields<EventMeta>>): Expect {
  const { payload: fields, agrees } = EVENT_DESCRIPTIONS[type]();
  return member({ type: text, ...more }, { fields, agrees });
}

/** A fact of any type. */
const byType = (more: Partial<Fields<EventMeta>>): Expect =>
  unionOf('type', EVENT_DESCRIPTIONS, (type) => factOf(type, more));

export const event = byType(META);

export const follow = record<Follow>({
  nodes: language('effects'),
  source,
  controller: player,
  event,
  applied: list(text),
});

export const proposal = record<Proposal>({
  fact: byType({}),
  source: maybe(ref),
  applied: maybe(list(text)),
  agreed: maybe(list(text)),
  decided: maybe(yes),
  part: maybe(count),
  follows: maybe(list(follow)),
});
