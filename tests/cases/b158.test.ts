import { expect, test } from 'vitest';
import { save } from '../../effects/save/save.ts';
import { type LiveMatch, resumeMatch } from '../../index.ts';
import { table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { parsedScenarios } from '../support/scenarios.ts';

const parsed = parsedScenarios('cases/B158-told-again.yaml');
const [scenario] = parsed.ok ? parsed.scenarios : [];
const SECRET = ['rat', 'wolf', 'giant', 'bear'];

/** The cards of ann's deck that a text names. */
const named = (given: unknown): readonly string[] =>
  SECRET.filter((card) => JSON.stringify(given).includes(`"${card}"`));

/** The match in the middle of ann's question, after she has looked at three cards; and once more from its save. */
function lookedAt() {
  const t = table(arena, scenario?.data.setup ?? { players: {} }, { cards: scenario?.data.cards ?? [] });
  t.play('ann', 'play', 'survey');
  const resumed = resumeMatch({ book: t.match.book, save: JSON.parse(JSON.stringify(save(t.match))) });
  if (!resumed.ok) throw new Error(resumed.message);
  return { t, match: resumed.match };
}

const all = (match: LiveMatch, viewer: string) => [
  match.view(viewer),
  ...(viewer === 'spectator' ? [] : [match.choices(viewer), match.whyNot(viewer)]),
];

test('who comes back after a save is given what he was given before, and nothing that another alone has seen', () => {
  const { t, match } = lookedAt();
  expect(named(t.shown('ann'))).toEqual(['wolf', 'giant', 'bear']);
  expect(named(all(match, 'ann'))).toEqual(['wolf', 'giant', 'bear']);
  expect(named(t.shown('bob'))).toEqual([]);
  expect(match.view('bob')).toStrictEqual(t.view('bob'));
  for (const viewer of ['bob', 'spectator']) expect(named(all(match, viewer))).toEqual([]);
  match.stop();
});

test('nor where an answer is taken back and given again while he listens', () => {
  const { match } = lookedAt();
  const told: Record<string, unknown[]> = { ann: [], bob: [], spectator: [] };
  for (const [viewer, list] of Object.entries(told)) match.eventsFor(viewer).subscribe((event) => list.push(event));
  const say = (word: number) => {
    const [choice] = match.choices('ann');
    expect(match.answer('ann', choice?.id ?? '', [word])).toMatchObject({ ok: true });
  };
  say(1);
  expect(named(told.ann)).toEqual(['bear']);
  expect(match.undo()).toMatchObject({ ok: true });
  say(0);
  for (const viewer of ['bob', 'spectator']) {
    expect(told[viewer]?.length).toBeGreaterThan(0);
    expect(named([told[viewer], all(match, viewer)])).toEqual([]);
  }
  match.stop();
});
