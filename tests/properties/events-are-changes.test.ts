import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../effects/events/event.ts';
import { EVENTS, eventDef } from '../../effects/events/registry.gen.ts';
import { applyBatch, orderOf } from '../../effects/flow/batch.ts';
import { fact, writeFact } from '../../effects/state/facts.ts';
import type { MatchState, Reveal } from '../../effects/state/state.ts';
import { Tx } from '../../effects/state/tx.ts';
import { start } from '../../search/index.ts';
import { GAMES, skirmishGame } from '../support/games.ts';
import { drawFrom } from '../support/random.ts';
import { holds, type Route, routes } from '../support/routes.ts';
import { type Step, stepsOf } from '../support/steps.ts';

/**
 * What a match is about: all but how the flow goes on, its numbering, and what is kept of the events themselves. Which
 * turn and step come next is the flow's, once it goes on to them; and what is shown for a while is hidden again when the
 * time is over, which has an event of its own.
 */
const table = (state: MatchState, { row, after }: Step) => ({
  players: state.players,
  objects: state.objects,
  zones: state.zones,
  turn: row === 'advance' ? [state.turn.number, state.turn.active, state.turn.step] : { ...state.turn, window: false },
  delayed: state.delayed,
  modifiers: state.modifiers,
  result: state.result,
  uses: state.history.uses,
  reveals: state.reveals.filter((reveal) => isShown(after, reveal)),
});

const isShown = ({ frames, objects }: MatchState, { objects: refs, until, during }: Reveal): boolean =>
  refs.some((ref) => objects[ref.id]?.inc === ref.inc) && (until !== 'frame' || frames.some((f) => f.id === during));

/** Makes an event happen once more, by what it says alone. */
function replay(tx: Tx, event: GameEvent): void {
  const def = eventDef(event);
  const added = def.adds?.(tx, event);
  if (added) writeFact(tx, added.bearer, added.fact, fact(tx, added.bearer, added.fact) + added.by);
  def.apply?.(tx, event);
}

/** Events of one batch in the order in which they are written down. */
const written = (events: readonly GameEvent[]): readonly GameEvent[] => orderOf(events).flatMap((i) => events[i] ?? []);

/** An event that only tells of something has nothing to write down; and a step may come after itself. */
const tells = ({ type }: GameEvent): boolean =>
  type === 'began' || !('apply' in EVENTS[type] || 'adds' in EVENTS[type]);

describe.each(GAMES)('$name', (game) => {
  const { book } = game;
  const steps = ({ moves }: Route) => moves.flatMap(({ before, input }) => stepsOf(before, input));

  test('what has changed is what its events say, and nothing else', () => {
    let changed = 0;
    holds(routes(game), 10, (route) => {
      for (const step of steps(route)) {
        const { before, after, events } = step;
        const tx = new Tx({ book, state: before });
        for (const event of written(events)) replay(tx, event);
        const [was, is] = [table(before, step), table(after, step)].map((of) => JSON.stringify(of));
        if (JSON.stringify(table(tx.state, step)) !== is) expect(table(tx.state, step)).toEqual(table(after, step));
        if (was !== is) changed++;
      }
    });
    expect(changed).toBeGreaterThan(10);
  });

  test('every event changes something, but for those that only tell', () => {
    holds(routes(game), 6, (route) => {
      for (const { before, events } of steps(route)) {
        const tx = new Tx({ book, state: before });
        for (const event of written(events)) {
          const was = JSON.stringify(tx.state);
          replay(tx, event);
          if (!tells(event)) expect(JSON.stringify(tx.state), event.type).not.toBe(was);
        }
      }
    });
  });
});

test('a fact that would change nothing leaves the state as it was', () => {
  const { match } = start(skirmishGame.book, { seed: 1, players: skirmishGame.players(drawFrom(1)) });
  const tx = new Tx(match);
  const player = { kind: 'player', player: 0 } as const;
  const became = applyBatch(tx, [{ fact: { type: 'counted', bearer: player as never, fact: 'maxMana', by: 0 } }], {});
  expect(became).toStrictEqual([null]);
  expect(tx.state).toStrictEqual(match.state);
});
