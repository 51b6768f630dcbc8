import type { GameEvent, Viewer } from '../../effects/events/event.ts';
import { sample } from '../../effects/rules/sample.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { whyNot } from '../../effects/rules/why.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, type Match } from '../../search/index.ts';
import type { Invariant } from './invariant.ts';

/** Answers that are refused, whatever is asked, or taken, whatever is hidden. */
const WRONG: readonly unknown[] = [null, -1, 99, [], [99], [0, 0], 'x', {}, [[0]]];

/** All that a viewer gets to know by looking and by asking. */
function known(match: Match, viewer: Viewer): readonly (readonly [string, unknown])[] {
  const view = viewOf(match, viewer);
  if (typeof viewer !== 'number') return [['view', view]];
  // The ids that he is shown, and those that he may guess a play of another one to have.
  const ids = view.choices.flatMap(({ id }) => [id, `${id}.1`, `${id}.2`]);
  const told = ids.flatMap((choice) =>
    WRONG.map((value) => {
      const taken = answer(match, { type: 'answer', player: viewer, choice, value });
      return taken.ok ? 'accepted' : taken;
    }),
  );
  return [
    ['view', view],
    ['answers to wrong answers', told],
    ['reasons why not', whyNot(match, playerId(viewer))],
  ];
}

/** An event as it would be in the other match: of a card whose face the viewer did not see, that match says which it is. */
function asThere(event: GameEvent, viewer: Viewer, matches: readonly [Match, Match]): GameEvent {
  if (event.type !== 'moved' || !event.audience || event.audience.some((player) => player === viewer)) return event;
  const [is, other] = matches.map(({ state }) => state.objects[event.object.id]);
  return is && other && is.inc === event.inc && is.card === event.card ? { ...event, card: other.card } : event;
}

/** Two matches that differ only in what a viewer may not know are one to him: how he sees them, and what he was told. */
export const hidden: Invariant = {
  name: 'nobody learns what he may not know',
  broken: ({ match, messages }, draw) => {
    const viewers: readonly Viewer[] = [...match.state.players.map((_, seat) => playerId(seat)), 'spectator'];
    for (const viewer of viewers) {
      const other: Match = { book: match.book, state: sample(match, viewer, draw) };
      const [here, there] = [known(match, viewer), known(other, viewer)];
      const part = here.findIndex(([, value], i) => JSON.stringify(value) !== JSON.stringify(there[i]?.[1]));
      if (part >= 0) return `the ${here[part]?.[0]} of ${viewer} differ by what is hidden from him`;
      for (const event of messages.flatMap((m) => m.events))
        if (
          JSON.stringify(eventFor(match, event, viewer)) !==
          JSON.stringify(eventFor(other, asThere(event, viewer, [match, other]), viewer))
        )
          return `what ${viewer} is told of "${event.type}" differs by what is hidden from him`;
    }
    return null;
  },
};
