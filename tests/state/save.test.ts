import { describe, expect, test } from 'vitest';
import { makeBook } from '../../effects/make-book.ts';
import { resume, type Save, save } from '../../effects/state/save.ts';
import { Lab, labRules, unit } from '../support/lab.ts';

const lab = () => new Lab({ cards: [unit('a'), unit('b')], players: [{ hand: ['a'], board: ['b'] }, {}] });
const saved = (): Save => JSON.parse(JSON.stringify(save(lab().match)));
const { book } = lab().match;

/** A save with something else at a path. */
function withAt(path: string, value: unknown): unknown {
  const copy = saved() as unknown as Record<string, unknown>;
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

  test('a getter that throws', () => {
    const bad = Object.defineProperty({}, 'format', {
      get: () => {
        throw new Error('x');
      },
    });
    expect(resume(book, bad)).toMatchObject({ ok: false, code: 'malformed' });
  });
});
