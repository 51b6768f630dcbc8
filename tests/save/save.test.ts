import { describe, expect, test } from 'vitest';
import type { Effect, Patch, Selector } from '../../effects/language.ts';
import { makeBook } from '../../effects/make-book.ts';
import { resume } from '../../effects/save/resume.ts';
import { type Save, save } from '../../effects/save/save.ts';
import { Lab, labRules, spell, unit } from '../support/lab.ts';

const lab = () => new Lab({ cards: [unit('a'), unit('b')], players: [{ hand: ['a'], board: ['b'] }, {}] });
const saved = (): Save => JSON.parse(JSON.stringify(save(lab().match)));
const { book } = lab().match;

/** A save with something else at a path. */
const withAt = (path: string, value: unknown): unknown => changed(saved(), path, value);

function changed(from: Save, path: string, value: unknown): unknown {
  const copy = from as unknown as Record<string, unknown>;
  const keys = path.split('/');
  const last = keys.pop() as string;
  let at: Record<string, unknown> = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

test('a save is read by the book it was made with', () => {
  expect(resume(book, saved())).toMatchObject({ ok: true });
});

test('it can carry its cards, so that a match goes on with those it began with', () => {
  const { cards = [] } = JSON.parse(JSON.stringify(save(lab().match, 'with-cards'))) as Save;
  expect(resume(makeBook(labRules('queue'), cards), saved())).toMatchObject({ ok: true });
});

describe('a save after a card has left face down', () => {
  const turned: Effect[] = [
    { op: 'turnOver', what: { select: 'objects', in: ['board'] }, faceDown: true },
    { op: 'move', what: { select: 'objects', in: ['board'] }, to: 'discard' },
  ];
  const left = new Lab({ cards: [spell('s', turned), unit('b')], players: [{ hand: ['s'], board: ['b'] }, {}] });
  left.act('play s');
  const blank = left.state.snapshots.findIndex((s) => s.object.faceDown);
  const written = (): Save => JSON.parse(JSON.stringify(save(left.match)));

  test('is read', () => {
    expect(resume(left.match.book, written())).toMatchObject({ ok: true });
  });

  test.each([
    ['that it was a card to the rules', 'card/card', 'b'],
    ['that it lay face up', 'object/faceDown', undefined],
  ])('cannot say %s', (_, path, value) => {
    const at = changed(written(), `state/snapshots/${blank}/${path}`, value);
    expect(resume(left.match.book, at)).toMatchObject({ ok: false, code: 'state' });
  });
});

test('a save after something has left with a keyword and a granted ability keeps where it had them from', () => {
  const board: Selector = { select: 'objects', in: ['board'] };
  const draw: Effect[] = [{ op: 'draw' }];
  const patches: Patch[] = [{ patch: 'grant', ability: { on: { on: 'died' }, do: draw } }];
  const left = new Lab({
    rules: { keywords: { ghost: { words: 'ghost', abilities: [{ on: { on: 'left' }, do: draw }] } } },
    cards: [
      spell('s', [
        { op: 'modify', what: board, patches, until: { until: 'match' } },
        { op: 'destroy', what: board },
        { op: 'choose', from: { select: 'words', of: ['go on'] }, min: 0 },
      ]),
      unit('b', 1, 1, { keywords: { ghost: 1 } }),
    ],
    players: [{ hand: ['s'], board: ['b'] }, {}],
  });
  left.act('play s').reloaded();
  expect(left.state.snapshots[0]?.card.abilities).toMatchObject([{ modifier: 1 }, { keyword: 'ghost' }]);
});

test('a trigger that waits may have the number of one that was laid down for later', () => {
  const lab = new Lab({
    cards: [
      spell('s', [
        { op: 'repeat', times: 9, do: [{ op: 'later', on: { on: 'signalled', name: 'never' }, do: [] }] },
        { op: 'signal', name: 'omen' },
        { op: 'choose', from: { select: 'words', of: ['go on'] }, min: 0 },
      ]),
      unit('ear', 1, 1, { abilities: [{ on: { on: 'signalled', name: 'omen' }, do: [{ op: 'draw' }] }] }),
    ],
    players: [{ hand: ['s'], board: ['ear'] }, {}],
  }).act('play s');
  const [waiting] = lab.state.waiting;
  expect(lab.state.delayed.some(({ id }) => id === (waiting?.id as number | undefined))).toBe(true);
  expect(lab.reloaded().state.waiting).toHaveLength(1);
  // But never one that was not given yet: the next effect would have it, too.
  const taken: Save = JSON.parse(JSON.stringify(save(lab.match)));
  const next = taken.state.counters.frame + 1;
  expect(resume(lab.match.book, changed(taken, 'state/waiting/0/id', next))).toMatchObject({
    ok: false,
    code: 'state',
  });
});

describe('what cannot be read is refused whole', () => {
  test.each([
    ['nothing', null, 'malformed'],
    ['a word', 'save', 'malformed'],
    ['another format', withAt('format', 2), 'format'],
    ['another engine', withAt('engine', '9.0.0'), 'engine'],
    ['no engine', withAt('engine', undefined), 'engine'],
    ['another ruleset', withAt('ruleset/name', 'chess'), 'ruleset'],
    ['another version of it', withAt('ruleset/version', '2'), 'ruleset'],
    ['other cards', withAt('book', 'x'), 'cards'],
    ['no state', withAt('state', undefined), 'state'],
    ['a list missing', withAt('state/frames', undefined), 'state'],
    ['a table missing', withAt('state/zones', []), 'state'],
    ['no players', withAt('state/players', []), 'state'],
    ['an undeclared fact', withAt('state/players/0/facts', { luck: 1 }), 'state'],
    ['an unknown card', withAt('state/objects/0/card', 'ghost'), 'state'],
    ['an object in no zone', withAt('state/zones', {}), 'state'],
    ['an object in two places', withAt('state/zones/discard.0', [0]), 'state'],
    ['an object elsewhere than it says', withAt('state/objects/0/zone', 'exile.0'), 'state'],
    ['a step that is not there', withAt('state/turn/step', 'dance'), 'state'],
    ['a forbidden key', JSON.parse(JSON.stringify(saved()).replace('"players"', '"__proto__":{},"players"')), 'state'],
    ['a number that is none', withAt('state/counters/frame', Number.NaN), 'state'],
  ])('%s', (_, value, code) => {
    expect(resume(book, value)).toMatchObject({ ok: false, code });
  });

  const board: Selector = { select: 'objects', in: ['board'] };
  const grant: Patch = {
    patch: 'grant',
    ability: { on: { on: 'signalled', name: 'x' }, do: [{ op: 'add', to: 'self', fact: 'plus', by: 1 }] },
  };
  /** In the middle of a play, with a modifier. */
  const drafted = new Lab({
    cards: [
      spell('bolt', [{ op: 'damage', to: 't', amount: 2 }], { targets: [{ as: 't', from: board }] }),
      spell('hex', [{ op: 'modify', what: board, patches: [grant], until: { until: 'match' } }]),
      unit('b', 1, 9),
    ],
    players: [{ hand: ['bolt', 'hex'], board: ['b', 'b'] }, {}],
  });
  drafted.act('play hex').act('play bolt');
  const drafting = (): Save => JSON.parse(JSON.stringify(save(drafted.match)));
  test('a save in the middle of a play, with a modifier, is read', () => {
    const at = drafting();
    expect(at.state.frames).toHaveLength(1);
    expect(at.state.modifiers).toHaveLength(1);
    expect(resume(drafted.match.book, at)).toMatchObject({ ok: true });
  });

  test.each<[string, string, unknown]>([
    ['a frame without anything', 'frames', [{}]],
    ['a choice without anything', 'choices', [{}]],
    ['a modifier without anything', 'modifiers', [{}]],
    ['no counters', 'counters', {}],
    ['no generator', 'random', {}],
    ['a generator of another length', 'random/streams', { rolls: [1, 2, 3] }],
    ['a generator that gives nothing but 0', 'random/streams', { rolls: [0, 0, 0, 0] }],
    ['a text as a fact', 'players/0/facts/health', 'x'],
    ['a zone that the ruleset has not', 'zones/limbo.7', []],
    ['a zone missing', 'zones/discard.0', undefined],
    ['a strange key', 'luck', 1],
    ['an action that the ruleset has not', 'frames/0/draft/action', 'nope'],
    ['a play of a card that is not there', 'frames/0/source/inc', 0],
    ['a program that leads nowhere', 'frames/0/program', { in: 'card', name: 'bolt', path: 'phases' }],
    ['a program of no card', 'frames/0/program', { in: 'card', name: 'ghost', path: 'play.do' }],
    ['an op that does not exist', 'frames/0/program', { in: 'play', nodes: [{ op: 'win' }] }],
    ['an op without what it needs', 'frames/0/program', { in: 'play', nodes: [{ op: 'damage' }] }],
    ['a number given twice', 'frames/0/id', 99],
    ['a scope that is not open', 'frames/0/scope', 1],
    ['scopes out of order', 'scopes', [2, 1]],
    ['an asker that is not there', 'choices/0/asker/frame', 99],
    ['an asker that asks something else', 'choices/0/asker/kind', 'replace'],
    ['nobody asked', 'choices', []],
    ['a request of another shape', 'choices/0/requests/0/shape', 'dance'],
    ['a request without an answer', 'choices/0/requests/0/candidates', []],
    ['an answer too many', 'choices/0/answers', [null, null]],
    ['an answer that is not legal', 'choices/0/answers', [[7]]],
    ['a player who is not there', 'choices/0/requests/0/player', 5],
    ['an object that never was', 'choices/0/requests/0/candidates/0/id', 99],
    ['an incarnation that never was', 'choices/0/requests/0/candidates/0/inc', 999],
    ['a patch that does not exist', 'modifiers/0/patches/0/patch', 'bless'],
    ['a fact that is not declared, in an ability made in play', 'modifiers/0/patches/0/ability/do/0/fact', 'luck'],
    ['a duration that does not exist', 'modifiers/0/duration', { until: 'noon' }],
    ['a counter below what was given', 'counters/modifier', 0],
    ['an event that does not exist', 'history/turn/0/type', 'won'],
    ['a step to come that cannot be put in', 'turn/extraSteps', ['main']],
    ['a step to come that is not there', 'turn/extraSteps', ['dance']],
    ['a way back from a step that was not put in', 'turn/detour', 'main'],
    ['a turn in order of nobody', 'turn/lastInOrder', 7],
    ['a note of what never was', 'objects/0/memory', { prey: [{ kind: 'object', id: 99, inc: 1 }] }],
    ['notes without names', 'objects/0/memory', []],
    [
      'everybody out',
      'players',
      [
        { name: 'a', facts: {}, out: 'x' },
        { name: 'b', facts: {}, out: 'x' },
      ],
    ],
  ])('%s', (_, path, value) => {
    const at = drafting();
    expect(resume(drafted.match.book, changed(at, `state/${path}`, value))).toMatchObject({ ok: false, code: 'state' });
  });

  test('a getter that throws', () => {
    const bad = Object.defineProperty({}, 'format', {
      get: () => {
        throw new Error('x');
      },
    });
    expect(resume(book, bad)).toMatchObject({ ok: false, code: 'malformed' });
  });
});
