import { describe, expect, test } from 'vitest';
import type { Selector } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { openRequests, preview } from '../../search/index.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';

const otherFirst: Selector = { select: 'union', of: ['opponents', 'you'] };
const begun = (): Lab =>
  new Lab({
    cards: [spell('purge', [{ op: 'discard', who: otherFirst }]), unit('a'), unit('b'), unit('c')],
    players: [{ hand: ['purge', 'a', 'b'] }, { hand: ['b', 'c'] }],
  });
const seen = (lab: Lab, viewer: number) => viewOf(lab.match, viewer).choices[0];

describe('a choice that players answer in turn', () => {
  test('asks nobody before it is his turn: not in his view, nor in what is listed', () => {
    const lab = begun().act('play purge');
    expect(lab.tried([0], 0)).toMatchObject({ code: 'not-your-turn' });
    expect(seen(lab, 0)).toMatchObject({ asks: [1, 0] });
    expect(seen(lab, 0)).not.toHaveProperty('request');
    expect(seen(lab, 1)).toHaveProperty('request');
    expect(openRequests(lab.match).map((o) => o.request.player)).toEqual([1]);
    lab.pick('c');
    expect(seen(lab, 0)).toMatchObject({ asks: [0], request: { player: 0 }, answers: [{ player: 1 }] });
    expect(seen(lab, 1)).not.toHaveProperty('request');
    expect(openRequests(lab.match).map((o) => o.request.player)).toEqual([0]);
    expect(lab.tried([0], 1)).toMatchObject({ code: 'not-asked' });
  });

  test('stops a preview of one who answers later', () => {
    const lab = begun();
    const value = lab.offered.indexOf('play purge');
    const shown = preview(lab.match, { type: 'answer', player: 0, choice: lab.choice.id, value }, drawFrom(1));
    expect(shown).toMatchObject({ ok: true, until: 'other-player' });
  });
});
