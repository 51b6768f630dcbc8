import { expect, test } from 'vitest';
import { arena } from '../rulesets/arena.ruleset.ts';
import { spell } from '../rulesets/parts.ts';
import { liveTable } from '../support/live-table.ts';
import { give } from '../support/lock-step.ts';

const cards = [
  spell('delve', 0, { do: [{ op: 'shuffle' }, { op: 'draw' }] }),
  spell('gaze', 0, {
    do: [
      { op: 'reveal', what: { select: 'top', in: 'deck' }, to: 'you', until: 'stay' },
      { op: 'choose', from: { select: 'words', of: ['well', 'ill'] } },
    ],
  }),
];
const deck = ['bear', 'wolf', 'rat', 'giant', 'wall', 'seer'];
const setup = { step: 'main', players: { ann: { hand: ['delve', 'gaze'], deck }, bob: {} } };

test('a player may not take back what has shown him something', () => {
  const { t, match } = liveTable(arena, setup, { cards });
  t.play('ann', 'play', 'gaze');
  t.expectChoice({ choice: 'choose', player: 'ann' });
  expect(match.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
  t.answer('ann', ['well']);
  t.play('ann', 'play', 'delve');
  expect(match.takeBack('ann')).toMatchObject({ ok: false, code: 'seen' });
  t.stop();
});

test('the owner of the match may, and however often the same card is drawn', () => {
  const { t, match } = liveTable(arena, setup, { cards });
  t.play('ann', 'play', 'delve');
  const drawn = t.hash;
  expect(t.zone('ann', 'hand')).toEqual(['gaze', expect.any(String)]);
  const [input] = match.inputs;
  if (!input) throw new Error('Nothing was given.');
  for (let k = 0; k < 5; k++) {
    expect(match.undo().ok).toBe(true);
    t.expect({ ordered: true, ann: { hand: ['delve', 'gaze'], deck } });
    give(match, input);
    expect(t.hash).toBe(drawn);
  }
  t.stop();
});
