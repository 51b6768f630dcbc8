import { describe, expect, test, vi } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { makeBook } from '../../effects/make-book.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Tx } from '../../effects/state/tx.ts';
import { createMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { answer } from '../../search/index.ts';
import { duelGame, type Game, NEUTRAL } from '../support/games.ts';
import { labRules, spell, unit } from '../support/lab.ts';
import { liveMatch } from '../support/live.ts';
import { give, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

/** Takes back every answer of a match and gives it again, then all of them at once, and plays on to the same end. */
function undoesEverywhere(game: Game, seed: number): number {
  const match = liveMatch(game, seed, { freeze: seed % 5 === 1 });
  let inTheMiddle = 0;
  const moves = [...randomMatch(game, seed)];
  for (const { before, input, after } of moves) {
    give(match, input);
    same(match.position.state, after.state);
    const { revision } = match;
    expect(match.undo()).toEqual({ ok: true, revision: revision + 1 });
    same(match.position.state, before.state);
    same(treeOf(match), treeOfState(before.state));
    if (before.state.frames.length > 0) inTheMiddle += 1;
    give(match, input);
    same(match.position.state, after.state);
    same(treeOf(match), treeOfState(after.state));
  }
  expect(match.result).not.toBeNull();
  expect(match.inputs.length).toBe(moves.length);
  for (const { before } of moves.toReversed()) {
    expect(match.undo().ok).toBe(true);
    same(match.position.state, before.state);
  }
  expect(match.undo()).toMatchObject({ ok: false, code: 'nothing' });
  for (const { input } of moves) give(match, input);
  same(match.position.state, moves.at(-1)?.after.state);
  match.stop();
  return inTheMiddle;
}

describe('every answer can be taken back and given again', () => {
  test('in 30 matches of duel', () => {
    let inTheMiddle = 0;
    for (let seed = 1; seed <= 30; seed++) inTheMiddle += undoesEverywhere(duelGame, seed);
    expect(inTheMiddle).toBeGreaterThan(500);
  });
  for (const game of NEUTRAL)
    test(`in 4 matches of ${game.name}`, () => {
      for (let seed = 1; seed <= 4; seed++) undoesEverywhere(game, seed);
    });
});

test('what a player takes back is little to him: he could have foreseen what he saw', () => {
  let free = 0;
  for (const game of [duelGame, ...NEUTRAL])
    for (let seed = 1; seed <= 2; seed++) {
      const match = liveMatch(game, seed);
      for (const { input, after } of randomMatch(game, seed)) {
        give(match, input);
        const name = match.players[input.player] ?? '';
        const seen = JSON.stringify(match.view(name));
        const { position } = match;
        if (!match.takeBack(name).ok) continue;
        free += 1;
        const deal = { book: game.book, state: sample(match.position, playerId(input.player), drawFrom(free)) };
        const taken = answer(deal, input);
        if (!taken.ok) throw new Error(taken.message);
        expect(JSON.stringify(viewOf(taken.match, input.player))).toBe(seen);
        give(match, input);
        same(match.position.state, position.state);
        same(match.position.state, after.state);
      }
      match.stop();
    }
  expect(free).toBeGreaterThan(200);
});

test('only as many answers as wished for can be taken back', () => {
  const match = liveMatch(duelGame, 1, { undoable: 3 });
  const moves = [...randomMatch(duelGame, 1)];
  for (const { input } of moves) give(match, input);
  for (const { before } of moves.slice(-3).toReversed()) {
    expect(match.undo().ok).toBe(true);
    same(match.position.state, before.state);
  }
  expect(match.undo()).toMatchObject({ ok: false, code: 'nothing' });
  expect(match.inputs.length).toBe(moves.length - 3);
});

describe('a player may take back', () => {
  /** A match of the lab: each player begins with one of each spell in hand, and with a unit on the board. */
  function match(...effects: readonly (readonly Effect[])[]) {
    const cards = effects.map((nodes, i) => spell(`spell${i}`, nodes));
    const rules = labRules('queue', {
      setup: [
        { op: 'move', what: { select: 'objects', in: ['deck'], where: { type: 'spell' } }, to: 'hand' },
        { op: 'move', what: { select: 'objects', in: ['deck'], where: { name: 'rat' } }, to: 'board' },
        { op: 'move', what: { select: 'objects', in: ['deck'], where: { name: 'lion' } }, to: 'hand' },
      ],
    });
    // It hears a signal in its owner's hand, where nobody else sees it.
    const lion = unit('lion', 1, 1, {
      abilities: [
        {
          on: { on: 'signalled', name: 'roar' },
          zones: ['hand'],
          do: [{ op: 'may', do: [{ op: 'heal', to: 'you', amount: 1 }] }],
        },
      ],
    });
    const deck = [...cards.map(({ id }) => id), 'rat', 'wolf', 'wolf', 'bear', 'bear'];
    const players = [
      { name: 'ann', deck },
      { name: 'bob', deck: [...deck, 'lion', 'lion'] },
    ];
    const book = makeBook(rules, [...cards, unit('rat', 1, 5), unit('wolf'), unit('bear'), lion]);
    return createMatch({ book, seed: 1, players });
  }

  type Lab = ReturnType<typeof match>;

  /** Takes an action of the open window by its name, and the card it is taken with. */
  function act(lab: Lab, player: string, action: string, card?: string): void {
    const [choice] = lab.choices(player);
    const { request } = choice ?? {};
    if (request?.shape !== 'act') throw new Error(`${player} has no window.`);
    const at = request.actions.findIndex(
      ({ name, ref }) => name === action && (card === undefined || (ref && 'card' in ref && ref.card === card)),
    );
    const taken = lab.answer(player, choice?.id ?? '', at);
    if (!taken.ok) throw new Error(taken.message);
  }

  /** Answers what a player is asked to select. */
  const pick = (lab: Lab, player: string, ...positions: readonly number[]): void => {
    const taken = lab.answer(player, lab.choices(player)[0]?.id ?? '', positions);
    if (!taken.ok) throw new Error(taken.message);
  };

  const board = { select: 'objects', in: ['board'] } as const;

  test('what he has picked, while he is asked for more', () => {
    const lab = match([
      { op: 'choose', from: board, min: 1, max: 1, as: 'one' },
      { op: 'choose', from: board, min: 1, max: 1, as: 'two' },
      { op: 'damage', to: 'two', amount: 1 },
    ]);
    act(lab, 'ann', 'play', 'spell0');
    const { state } = lab.position;
    pick(lab, 'ann', 0);
    expect(lab.takeBack('bob')).toMatchObject({ ok: false, code: 'not-yours' });
    expect(lab.takeBack('eve')).toMatchObject({ ok: false, code: 'unknown-player' });
    expect(lab.takeBack('ann').ok).toBe(true);
    same(lab.position.state, state);
  });

  test('but not a card that the others have seen by it', () => {
    const lab = match([{ op: 'damage', to: board, amount: 1 }]);
    act(lab, 'ann', 'play', 'spell0');
    expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
    expect(lab.undo().ok).toBe(true);
  });

  test('nor a card that he has drawn, or what was random', () => {
    for (const nodes of [[{ op: 'draw', count: 1 }], [{ op: 'roll', sides: 6, label: 'die' }]] as const) {
      const lab = match([{ op: 'choose', from: board, min: 1, max: 1 }, ...nodes]);
      act(lab, 'ann', 'play', 'spell0');
      pick(lab, 'ann', 0);
      expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
    }
  });

  const lions = { select: 'objects', in: ['hand'], of: 'opponents', where: { name: 'lion' } } as const;
  const probe = { op: 'choose', from: board, min: 1, max: 1, as: 'one' } as const;

  /** What tells something of cards that ann does not see, without a word of them. */
  const telling: Readonly<Record<string, readonly Effect[]>> = {
    'how many there are': [{ op: 'damage', to: 'opponents', amount: { amount: 'count', of: lions } }, probe],
    'whether there is one': [
      { op: 'if', cond: { test: 'exists', of: lions }, do: [{ op: 'add', to: 'you', fact: 'energy', by: 1 }] },
      probe,
    ],
    'by what is told': [{ op: 'if', cond: { test: 'exists', of: lions }, do: [{ op: 'signal', name: 'x' }] }, probe],
    'by what may be chosen': [{ op: 'chooseNumber', min: 0, max: { amount: 'count', of: lions } }],
    'by who is asked': [{ op: 'signal', name: 'roar' }],
    'by what is made of one': [
      { op: 'create', like: { select: 'top', in: 'deck', of: 'opponents' }, to: 'board', of: 'you' },
      probe,
    ],
  };
  for (const [what, nodes] of Object.entries(telling))
    test(`nor what tells him of cards that he does not see: ${what}`, () => {
      const lab = match([probe, ...nodes]);
      act(lab, 'ann', 'play', 'spell0');
      pick(lab, 'ann', 0);
      // However often he asks: on other deals it may come out otherwise.
      for (let k = 0; k < 30; k++) expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
      // Where nothing hangs on them he may.
      const open = match([probe, { op: 'damage', to: 'opponents', amount: 1 }, probe]);
      act(open, 'ann', 'play', 'spell0');
      pick(open, 'ann', 0);
      expect(open.takeBack('ann').ok).toBe(true);
    });

  test('though a fault on another deal is none of his', () => {
    const lab = match([probe, { op: 'damage', to: 'opponents', amount: 1 }, probe]);
    act(lab, 'ann', 'play', 'spell0');
    pick(lab, 'ann', 0);
    vi.spyOn(Tx.prototype, 'renew').mockImplementation(() => {
      throw new Error('a fault');
    });
    expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
    vi.restoreAllMocks();
  });

  test('nor the last of secret answers, with which those of the others come out', () => {
    const secret = liveMatch(duelGame, 1);
    const [annId, bobId] = [secret.choices('ann')[0]?.id ?? '', secret.choices('bob')[0]?.id ?? ''];
    secret.answer('ann', annId, []);
    expect(secret.takeBack('ann').ok).toBe(true);
    secret.answer('bob', bobId, []);
    secret.answer('ann', annId, []);
    expect(secret.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
    expect(secret.undo().ok).toBe(true);
  });

  test('nor what another has answered since', () => {
    const lab = match([{ op: 'damage', to: board, amount: 1 }]);
    act(lab, 'ann', 'pass');
    act(lab, 'bob', 'pass');
    expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'not-yours' });
    expect(lab.takeBack('bob').ok).toBe(true);
    expect(lab.takeBack('ann').ok).toBe(true);
    expect(lab.takeBack('ann')).toMatchObject({ ok: false, code: 'nothing' });
  });

  test('and an answer that was given before that is late', () => {
    const lab = match([
      { op: 'choose', from: board, min: 1, max: 1, as: 'one' },
      { op: 'choose', from: board, min: 1, max: 1, as: 'two' },
    ]);
    act(lab, 'ann', 'play', 'spell0');
    pick(lab, 'ann', 0);
    const { revision } = lab;
    const [choice] = lab.choices('ann');
    lab.takeBack('ann');
    pick(lab, 'ann', 1);
    // The same question by the same id, but after another answer.
    expect(lab.choices('ann')[0]?.id).toBe(choice?.id);
    expect(lab.answer('ann', choice?.id ?? '', [0], { revision })).toMatchObject({ ok: false, code: 'stale' });
    expect(lab.answer('ann', choice?.id ?? '', [0], { revision: Number.NaN })).toMatchObject({ ok: false });
    expect(lab.answer('ann', choice?.id ?? '', [0], { revision: lab.revision }).ok).toBe(true);
  });
});
