import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { answer, newReplay, playReplay, preview, type Replay, start, withMove } from '../../search/index.ts';
import { skirmishGame } from '../support/games.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';
import { labOf } from '../support/scene.ts';

describe('start', () => {
  const { book } = skirmishGame;
  test('names a card that the book does not have', () => {
    const players = [
      { name: 'a', deck: ['ghost'] },
      { name: 'b', deck: [] },
    ];
    expect(() => start(book, { seed: 1, players })).toThrow('No card of the book has the id "ghost"');
  });
  test('says what is missing where it is given no book, or a player has no deck', () => {
    expect(() => start({} as never, { seed: 1, players: [] })).toThrow('A match is started by a book');
    const players = [{ name: 'a' }, { name: 'b', deck: [] }] as never;
    expect(() => start(book, { seed: 1, players })).toThrow('Player "a" needs a name and a deck');
  });
  test('names a wrong number of players', () => {
    expect(() => start(book, { seed: 1, players: [{ name: 'a', deck: [] }] })).toThrow('for 2 players, not 1');
  });
});

describe('forks', () => {
  test('a match is a value: two answers to it lead two ways', () => {
    const lab = new Lab({ cards: [unit('a'), unit('b')], players: [{ hand: ['a', 'b'] }, {}] });
    const { match } = lab;
    const after = [0, 1].map((value) => answer(match, { type: 'answer', player: 0, choice: lab.choice.id, value }));
    expect(after.map((t) => t.ok && t.match.state.zones['board.0' as never])).toEqual([[0], [1]]);
    expect(match.state).toBe(lab.state);
  });
});

describe('replay', () => {
  const setup = { seed: 4, players: skirmishGame.players(drawFrom(4)) };
  const recorded = (): Replay => {
    let replay = newReplay(skirmishGame.book, setup);
    for (const { input, after } of randomMatch(skirmishGame, 4)) replay = withMove(replay, input, after);
    return replay;
  };

  test('leads to the same end, also after it was written out', () => {
    const played = playReplay(skirmishGame.book, JSON.parse(JSON.stringify(recorded())));
    expect(played).toMatchObject({ ok: true });
    expect(played.ok && played.match.state.result).not.toBeNull();
  });

  test('names the first move that goes another way', () => {
    const replay = recorded();
    const moves = replay.moves.map((m, i) => (i === 9 ? { ...m, state: 'x' } : m));
    expect(playReplay(skirmishGame.book, { ...replay, moves })).toEqual({
      ok: false,
      move: 9,
      message: 'the state after it is another one',
    });
    const refused = replay.moves.map((m, i) => (i === 5 ? { ...m, input: { ...m.input, player: 7 } } : m));
    expect(playReplay(skirmishGame.book, { ...replay, moves: refused })).toMatchObject({ ok: false, move: 5 });
  });

  const { players } = setup;
  const whole = recorded();
  test.each([
    ['nothing', null],
    ['a word', 'replay'],
    ['a format and no more', { format: 1 }],
    ['another format', { ...whole, format: 2 }],
    ['another engine', { ...whole, engine: '9.0.0' }],
    ['no engine', { ...whole, engine: undefined }],
    ['no ruleset', { ...whole, ruleset: null }],
    ['another version of it', { ...whole, ruleset: { name: 'skirmish', version: '99' } }],
    ['no setup', { ...whole, setup: undefined }],
    ['no players', { ...whole, setup: { seed: 4 } }],
    ['too few players', { ...whole, setup: { seed: 4, players: players.slice(1) } }],
    ['a player without a deck', { ...whole, setup: { seed: 4, players: [{ name: 'a' }, { name: 'b' }] } }],
    ['an unknown card', { ...whole, setup: { seed: 4, players: players.map((p) => ({ ...p, deck: ['ghost'] })) } }],
    ['no seed', { ...whole, setup: { players } }],
    ['a seat that is not there', { ...whole, setup: { ...setup, first: 7 } }],
    ['a script that is none', { ...whole, setup: { ...setup, script: [{}] } }],
    ['another seed', { ...whole, setup: { ...setup, seed: 5 } }],
    ['no first state', { ...whole, start: undefined }],
    ['no moves', { ...whole, moves: 'all' }],
  ])('is refused before the first move, and nothing is thrown: %s', (_, replay) => {
    expect(playReplay(skirmishGame.book, replay)).toMatchObject({ ok: false, move: -1 });
  });

  test('moves that are none are named', () => {
    const replay = recorded();
    for (const made of [null, 3, {}, { input: {} }])
      expect(playReplay(skirmishGame.book, { ...replay, moves: [replay.moves[0], made] })).toMatchObject({
        ok: false,
        move: 1,
      });
  });

  test('is refused by other rules or cards', () => {
    const { book } = new Lab({ cards: [], players: [{}, {}] }).match;
    expect(playReplay(book, recorded())).toMatchObject({ ok: false, move: -1 });
    expect(playReplay(skirmishGame.book, { ...recorded(), book: 'other' })).toMatchObject({ ok: false, move: -1 });
  });
});

describe('preview', () => {
  test('stops before a question that shows cards which the player does not know', () => {
    const lab = labOf({ do: [{ op: 'scry', count: 2 }], mine: { deck: ['rat', 'ox', 'elk', 'dud'] } });
    const play = { type: 'answer', player: 0, choice: lab.choice.id, value: lab.offered.indexOf('play cast') } as const;
    const shown = preview(lab.match, play, drawFrom(1));
    // What it would show are cards of the deal, told from his own by nothing.
    expect(shown).toMatchObject({ ok: true, until: 'reveal', view: { choices: [] } });
  });
  test('tells nothing for certain that depends on cards which the player does not know', () => {
    const theirs: Selector = { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } };
    const many = { amount: 'count', of: theirs } as const;
    const shown = (node: Effect) => {
      const lab = labOf({ do: [node], theirs: { hand: ['rat'], deck: ['dud', 'blank', 'ox', 'dud'] } });
      const play = {
        type: 'answer',
        player: 0,
        choice: lab.choice.id,
        value: lab.offered.indexOf('play cast'),
      } as const;
      const ends = Array.from({ length: 12 }, (_, seed) => preview(lab.match, play, drawFrom(seed)));
      return ends.filter((p) => p.ok && p.until === 'deal');
    };
    expect(shown({ op: 'damage', to: 'opponents', amount: many }).length).toBeGreaterThan(0);
    for (const p of shown({ op: 'damage', to: 'opponents', amount: many }))
      expect(p.ok && p.events.filter((e) => e.type === 'damaged')).toEqual([]);
    for (const p of shown({ op: 'chooseNumber', min: 0, max: many }))
      expect(p).toMatchObject({ view: { choices: [] } });
  });
  test('and its view shows nothing on which the deals do not agree, wherever it stops', () => {
    const theirs: Selector = { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } };
    const grow: Effect = {
      op: 'modify',
      what: { select: 'objects', in: ['board'], of: 'you' },
      patches: [{ patch: 'addStat', stat: 'attack', by: { amount: 'count', of: theirs } }],
      until: { until: 'match' },
    };
    const lab = labOf({
      do: [grow, { op: 'draw' }],
      mine: { board: ['ox'], deck: ['rat', 'elk'] },
      theirs: { hand: ['rat', 'dud'], deck: ['dud', 'blank', 'elk', 'elk'] },
    });
    const play = { type: 'answer', player: 0, choice: lab.choice.id, value: lab.offered.indexOf('play cast') } as const;
    const ends = Array.from({ length: 12 }, (_, seed) => preview(lab.match, play, drawFrom(seed)));
    const differing = ends.flatMap((p) => (p.ok && p.until === 'deal' ? [p] : []));
    expect(differing.length).toBeGreaterThan(0);
    for (const { view } of differing) expect(view.zones['board.0']?.objects[0]?.stats?.attack).toBe(2);
  });
  test('goes on to one that shows him what he knows already', () => {
    const lab = labOf({
      do: [
        { op: 'scry', count: 1 },
        { op: 'scry', count: 1 },
      ],
      mine: { deck: ['rat', 'ox', 'elk', 'dud'] },
    }).act('play cast');
    const keep = lab.listed()[0];
    const shown = preview(lab.match, { type: 'answer', player: 0, choice: lab.choice.id, value: keep }, drawFrom(1));
    expect(shown).toMatchObject({ ok: true, until: 'settled' });
  });
  const board = { select: 'objects', in: ['board'] } as const;
  const cards = [
    spell('bolt', [
      { op: 'damage', to: board, amount: 2 },
      { op: 'draw' },
      { op: 'damage', to: 'opponents', amount: 5 },
    ]),
    spell('die', [
      { op: 'damage', to: 'opponents', amount: 1 },
      { op: 'roll', sides: 6, label: 'die' },
    ]),
    spell('ask', [
      { op: 'damage', to: 'opponents', amount: 1 },
      { op: 'discard', who: 'opponents' },
    ]),
    spell('end', [{ op: 'damage', to: 'opponents', amount: 20 }]),
    unit('a'),
  ];
  const lab = () =>
    new Lab({
      cards,
      players: [{ hand: ['bolt', 'die', 'ask', 'end'], board: ['a'], deck: ['a', 'a'] }, { hand: ['a', 'bolt'] }],
    });
  const seen = (words: string) => {
    const at = lab();
    const value = at.offered.indexOf(words);
    const before = JSON.stringify(at.state);
    const shown = preview(at.match, { type: 'answer', player: 0, choice: at.choice.id, value }, drawFrom(1));
    expect(JSON.stringify(at.state)).toBe(before);
    if (!shown.ok) throw new Error(shown.message);
    return shown;
  };

  test('stops before a card is drawn', () => {
    const shown = seen('play bolt');
    expect(shown.until).toBe('reveal');
    expect(shown.events.map((e) => e.type)).toEqual(['moved', 'acted', 'damaged', 'moved']);
    expect(shown.view.players[1]?.facts['health']).toBe(20);
  });
  test('stops before the generator is asked', () => {
    const shown = seen('play die');
    expect([shown.until, shown.view.players[1]?.facts['health']]).toEqual(['chance', 19]);
  });
  test('stops before another player is asked', () => {
    const shown = seen('play ask');
    expect([shown.until, shown.view.players[1]?.facts['health']]).toEqual(['other-player', 19]);
  });
  test('shows the end', () => expect(seen('play end').until).toBe('over'));
  test('goes to the next choice of its own', () => expect(seen('play bolt').view.viewer).toBe(0));
  test('refuses what the match refuses', () => {
    const at = lab();
    expect(
      preview(at.match, { type: 'answer', player: 0, choice: at.choice.id, value: 99 }, drawFrom(1)),
    ).toMatchObject({ ok: false, code: 'illegal' });
  });
  test('reads what it is given once: a player that changes shows nobody another view, and nothing is thrown', () => {
    const at = lab();
    for (const then of [() => 1, () => expect.fail('read twice')]) {
      let reads = 0;
      const input = {
        type: 'answer' as const,
        choice: at.choice.id,
        value: 0,
        get player(): number {
          return reads++ === 0 ? 0 : then();
        },
      };
      expect(preview(at.match, input, drawFrom(1))).toMatchObject({ ok: true, view: { viewer: 0 } });
    }
    let reads = 0;
    const input = {
      type: 'answer' as const,
      player: 0,
      choice: at.choice.id,
      get value(): unknown {
        return reads++ === 0 ? 0 : 99;
      },
    };
    expect(preview(at.match, input, drawFrom(1)).ok).toBe(true);
    for (const bad of [null, undefined, 3, 'x', {}, []])
      expect(preview(at.match, bad as never, drawFrom(1))).toMatchObject({ ok: false, code: 'malformed' });
  });
  test('stops where the cards of a deal would not allow what the match allows', () => {
    const theirs = { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } } as const;
    const amount = { amount: 'times', of: { amount: 'count', of: theirs }, by: 11 } as const;
    const at = new Lab({
      cards: [
        spell('dear', [], {
          targets: [{ as: 't', from: 'everyone' }],
          costs: [{ cost: 'resource', resource: 'mana', amount }],
        }),
        unit('a'),
        spell('dud', []),
      ],
      players: [{ hand: ['dear'] }, { hand: ['dud'], deck: ['a', 'a', 'a'] }],
    });
    at.act('play dear');
    const until = new Set<string>();
    for (let seed = 1; seed <= 15; seed++) {
      const input = { type: 'answer', player: 0, choice: at.choice.id, value: [0] } as const;
      const shown = preview(at.match, input, drawFrom(seed));
      until.add(shown.ok ? shown.until : shown.message);
    }
    expect(until).toContain('deal');
    for (const word of until) expect(['deal', 'settled', 'other-player', 'reveal']).toContain(word);
  });
});
