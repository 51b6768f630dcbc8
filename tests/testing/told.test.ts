import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '../../effects/events/event.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import { objectId } from '../../effects/state/ids.ts';
import { table } from '../../testing/index.ts';
import { eventLine } from '../../testing/scenario/lines.ts';
import { Names } from '../../testing/scenario/names.ts';
import { toldLine } from '../../testing/scenario/told.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

const { names } = table(arena, { step: 'main', players: { ann: {}, bob: {} } });
const line = (form: PublicEvent): string => toldLine(names, form, (handle, card) => `ann/${card}${handle}`);

const bear = { object: '#1', card: 'bear', name: 'Bear' };
const moved = { type: 'moved' as const, from: 'hand.0', to: 'deck.0', how: 'return', owner: 0 };

describe('the line of what a viewer was told', () => {
  it.each<readonly [string, PublicEvent, string]>([
    ['names a card that he sees', { ...moved, object: bear }, 'moved ann/bear#1 hand -> deck (return)'],
    [
      'says where it loses sight of it',
      { ...moved, object: bear, now: { object: '#2' } },
      'moved ann/bear#1 hand -> deck (return) now hidden',
    ],
    [
      'names no card that he does not see, and whose zone it is',
      { ...moved, object: { object: '#1' }, now: { object: '#2' } },
      'moved hidden ann/hand -> ann/deck (return)',
    ],
    [
      'says the same of a card whose place he is not told',
      { ...moved, object: { hidden: true }, now: { object: '#2' } },
      'moved hidden ann/hand -> ann/deck (return)',
    ],
    [
      'shows what was told besides',
      { ...moved, object: { object: '#1' }, card: 'bear' },
      'moved hidden ann/hand -> ann/deck (return) card bear',
    ],
    [
      'leaves out a card that is named already',
      { type: 'turned', object: bear, faceDown: true, card: 'bear' },
      'turned ann/bear#1 down',
    ],
    ['counts what is shown to others', { type: 'revealed', count: 2, audience: [1] }, 'revealed 2 to bob'],
    [
      'names what is shown to him',
      { type: 'revealed', count: 1, audience: [0, 1], objects: [bear], cards: ['bear'] },
      'revealed ann/bear#1 to ann bob',
    ],
    [
      'says of an unknown type all there is',
      { type: 'sung' as never, player: 1, verses: 3, by: bear },
      'sung player bob verses 3 by ann/bear#1',
    ],
  ])('%s', (_, form, expected) => {
    expect(line(form)).toBe(expected);
  });

  it('is that of the event, with the rest behind it, where he sees all of it', () => {
    let compared = 0;
    for (const game of GAMES) {
      let known: Names | undefined;
      for (const { after, messages } of randomMatch(game, 3)) {
        known ??= new Names(after);
        known.learn(after, messages);
        for (const event of messages.flatMap((m) => m.events)) {
          const form = eventFor(after, event, 'everything');
          if (!form) continue;
          const ids = new Map(
            [...JSON.stringify(event).matchAll(/"id":(\d+),"inc":(\d+)/g)].map(([, id, inc]) => [inc, id]),
          );
          const told = toldLine(known, form, (handle, card) => {
            const [inc, id] = [handle.slice(1), ids.get(handle.slice(1))];
            if (id === undefined) return card;
            return known?.full(after, { kind: 'object', id: objectId(Number(id)), inc: Number(inc) }) ?? card;
          });
          if (/\b(hidden|effect)\b/.test(told)) continue;
          // The cell that it leaves is the view's to show.
          const all = eventLine(known, after, event).replace(/:\S+ ->/, ' ->');
          expect(told.slice(0, all.length)).toBe(all);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
