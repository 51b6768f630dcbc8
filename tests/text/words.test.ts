import { expect, test } from 'vitest';
import { eventFor } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { choiceWords, optionWords } from '../../effects/text/choice-words.ts';
import { eventWords } from '../../effects/text/render.ts';
import { duelGame } from '../support/games.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { randomMatch } from '../support/play.ts';

const NAMES = ['Ann', 'Bob'];

test('a choice says what asks, for what, and among what', () => {
  const bolt = spell('bolt', [{ op: 'damage', to: 'target', amount: 1 }], {
    targets: [{ as: 'target', from: { select: 'union', of: [{ select: 'objects', in: ['board'] }, 'opponents'] } }],
  });
  const lab = new Lab({ cards: [bolt, unit('rat', 1, 9)], players: [{ hand: ['bolt'] }, { board: ['rat'] }] });
  const [window] = viewOf(lab.match, 0).choices;
  expect(window && optionWords(window, NAMES)).toEqual(['play bolt', 'pass']);
  lab.act('play bolt');
  const [target] = viewOf(lab.match, 0).choices;
  expect(target && choiceWords(target, NAMES)).toBe('bolt: target, 1 of rat, Bob');
  const [seen] = viewOf(lab.match, 1).choices;
  expect(seen && choiceWords(seen, NAMES)).toBe('window, asked of Ann');
  lab.pick('rat');
  const words = lab.events.map((e) => eventWords(eventFor(lab.match, e, 'spectator') ?? { type: e.type }, NAMES));
  expect(words.slice(-5)).toEqual([
    "bolt goes from Ann's hand to Ann's stack (play)",
    'Ann: play bolt → rat',
    'rat is dealt 1 damage by bolt',
    "bolt goes from Ann's stack to Ann's discard (resolve)",
    'bolt: resolved',
  ]);
});

test('no words of any event have a slot left', () => {
  for (let seed = 1; seed <= 5; seed++)
    for (const { after, messages } of randomMatch(duelGame, seed))
      for (const event of messages.flatMap((m) => m.events)) {
        const form = eventFor(after, event, 'everything');
        if (form) expect(eventWords(form, NAMES)).not.toMatch(/[{}[\]]|undefined/);
      }
});
