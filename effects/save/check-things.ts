/** Checks of players, objects and what is kept of them. */
import type { EffectiveCard, LiveAbility } from '../effective/card.ts';
import { FACE_DOWN } from '../effective/printed.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { GameObject, PlayerState, Reveal } from '../state/state.ts';
import { origin } from './check-frame.ts';
import {
  card,
  cellProblem,
  facts,
  frame,
  numbered,
  object as objectId,
  objectRef,
  player,
  players,
  refs,
  zone,
} from './check-refs.ts';
import { integer, language, list, maybe, oneOf, record, table, text, yes } from './plain-checks.ts';

export const playerState = record<PlayerState>({ name: text, facts: facts('player'), out: maybe(text) });

export const object = record<GameObject>(
  {
    id: objectId,
    inc: numbered('incarnation'),
    card,
    owner: player,
    zone,
    cell: maybe(text),
    token: maybe(yes),
    faceDown: maybe(yes),
    facts: facts('object'),
    attachedTo: maybe(objectRef),
    memory: maybe(table(refs)),
    known: maybe(players),
  },
  (o, known) => {
    const problem = o.cell === undefined ? null : cellProblem(o.zone, o.cell, known);
    return problem === null ? null : `.cell: ${problem}`;
  },
);

const texts = list(text);
const liveAbility = record<LiveAbility>({
  key: text,
  ability: language('ability'),
  origin,
  zones: texts,
  since: maybe(integer),
  keyword: maybe(text),
  modifier: maybe(numbered('modifier')),
});
const effectiveCard = record<EffectiveCard>({
  card: (v, known) => (v === FACE_DOWN.card ? null : card(v, known)),
  name: text,
  types: texts,
  tags: texts,
  stats: table(integer),
  keywords: table(integer),
  abilities: list(liveAbility),
  forbidden: texts,
});

export const snapshot = record<Snapshot>(
  { object, card: effectiveCard },
  // What left face down left as the blank card that it was to the rules, and nothing else did.
  ({ object: left, card: then }) =>
    (left.faceDown === true) === (then.card === FACE_DOWN.card) ? null : '.card.card: expected that of the object',
);

export const reveal = record<Reveal>({
  objects: list(objectRef),
  audience: players,
  during: maybe(frame),
  until: oneOf('frame', 'turn', 'stay'),
});
