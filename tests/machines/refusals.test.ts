import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { hashOf } from '../../effects/hash.ts';
import { EngineError, type LiveMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { duelGame, GAMES, OF_THREE } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { give, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';

/** An input must be refused for this reason, and change nothing: neither the match nor any actor. */
function refuses(match: LiveMatch, input: () => { readonly ok: boolean; readonly code?: string }, code: string): void {
  const { revision } = match;
  const before = match.position.state;
  expect(input()).toMatchObject({ ok: false, code });
  expect(match.revision).toBe(revision);
  expect(match.position.state === before).toBe(true);
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** All actors of a match, whatever they stand for. */
function actorsOf(match: LiveMatch): readonly AnyActorRef[] {
  const within = (actor: AnyActorRef): readonly AnyActorRef[] => {
    const { children = {} } = actor.getSnapshot() as { children?: Readonly<Record<string, AnyActorRef>> };
    return [actor, ...Object.values(children).flatMap(within)];
  };
  return within(match.actor);
}

describe('while a choice is open', () => {
  for (const game of [...GAMES, ...OF_THREE])
    test(`only its answers are accepted, of those who are asked: ${game.name}`, () => {
      const match = liveMatch(game, 5);
      const seen = new Set<string>();
      for (const { before, input } of randomMatch(game, 5)) {
        const [choice] = before.state.choices;
        if (!choice) throw new Error('Nothing is asked.');
        for (const [i, name] of match.players.entries()) {
          if (before.state.players[i]?.out !== undefined) {
            refuses(match, () => match.answer(name, choice.id, 0), 'unknown-player');
            continue;
          }
          refuses(match, () => match.answer(name, 'x1', 0), 'stale');
          // Others see the window of a play that somebody is putting together for as long as he does.
          const shown = match.view(name).choices.map(({ id }) => id);
          for (const { id, request, asks } of match.view(name).choices)
            if (!request)
              refuses(match, () => match.answer(name, id, 0), asks.includes(i) ? 'not-your-turn' : 'not-asked');
          for (const old of [...seen].filter((id) => !shown.includes(id)).slice(-3))
            refuses(match, () => match.answer(name, old, 0), 'stale');
        }
        if (input.type === 'answer') {
          const player = match.players[input.player] ?? '';
          refuses(match, () => match.answer(player, input.choice, { wrong: true }), 'illegal');
          refuses(match, () => match.answer(player, input.choice, undefined), 'illegal');
          refuses(match, () => match.answer(player, 7 as unknown as string, 0), 'malformed');
          refuses(match, () => match.answer('nobody', input.choice, input.value), 'unknown-player');
        }
        same(treeOf(match), treeOfState(before.state));
        give(match, input);
        if (!match.position.state.choices.some(({ id }) => id === choice.id)) seen.add(choice.id);
        else seen.delete(choice.id);
        for (const open of match.position.state.choices) seen.delete(open.id);
      }
      const [name = ''] = match.players;
      refuses(match, () => match.answer(name, '1', 0), 'over');
      refuses(match, () => match.leave(name), 'over');
      refuses(match, () => match.cancel(name, '1'), 'over');
    });

  test('who leaves is gone, and the one who is left has won', () => {
    const match = liveMatch(duelGame, 1);
    expect(match.leave('ann')).toEqual({ ok: true, revision: match.revision });
    expect(match.result).toEqual({ winners: [1], reason: 'left' });
    same(treeOf(match), treeOfState(match.position.state));
  });

  test('whatever else is sent to an actor changes nothing', () => {
    const match = liveMatch(duelGame, 2);
    const before = hashOf(match.position.state);
    const [choice] = match.position.state.choices;
    if (!choice) throw new Error('Nothing is asked.');
    match.actor.send({ type: 'ANSWER', input: { type: 'answer', choice, request: 0, answer: [] } });
    match.actor.send({ type: 'RESTED' });
    match.actor.send({ type: 'SYNC' });
    expect(hashOf(match.position.state)).toBe(before);
    same(treeOf(match), treeOfState(match.position.state));
    expect(match.answer('ann', choice.id, []).ok).toBe(true);
  });

  test('nor is anything changed by what is sent to the actors within: at worst they are made again', () => {
    // XState warns of events to the dead.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const match = liveMatch(duelGame, 2);
    const steps = [...randomMatch(duelGame, 2)].slice(0, 40);
    for (const { before, input, after } of steps) {
      for (const actor of actorsOf(match))
        for (const type of [
          'ADVANCE',
          'RUN',
          'LOOK',
          'ANSWER',
          'EXPIRED',
          'WITHDRAW',
          'LEAVE',
          'STEPPED',
          'SYNC',
          'ASK',
        ]) {
          if (actor === match.actor) continue;
          actor.send({ type, place: 0, by: null, input: { type: 'leave', player: 0, request: 0, answer: [] } });
          same(match.position.state, before.state);
        }
      try {
        give(match, input);
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
        same(match.position.state, before.state);
        give(match, input);
      }
      same(match.position.state, after.state);
      same(treeOf(match), treeOfState(after.state));
    }
  });
});
