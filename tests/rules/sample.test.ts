import { expect, test } from 'vitest';
import { sample } from '../../effects/rules/sample.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, matchOf } from '../../search/index.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';

const listener = unit('listener', 1, 1, {
  abilities: [
    { zones: ['hand'], on: { on: 'signalled', name: 'go' }, do: [{ op: 'damage', to: 'opponents', amount: 1 }] },
  ],
});
const cards = [spell('go', [{ op: 'signal', name: 'go' }]), listener, unit('a'), unit('b')];

test('what listens from a hidden place is what lies there in the sample, and the match is not disturbed', () => {
  const lab = () => new Lab({ cards, players: [{ hand: ['go'] }, { hand: ['listener'], deck: ['a', 'b', 'a', 'b'] }] });
  const health = (match: Lab['match']) => match.state.players[0]?.facts['health'] ?? 20;
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const at = lab();
    const state = sample(at.match, playerId(0), drawFrom(seed));
    const held = state.objects[state.zones['hand.1' as never]?.[0] ?? 0]?.card as string;
    const input = { type: 'answer', player: 0, choice: at.choice.id, value: 0 } as const;
    const sampled = answer(matchOf(at.match.book, state), input);
    expect(sampled.ok && health(sampled.match)).toBe(held === 'listener' ? 19 : 20);
    const real = answer(at.match, input);
    expect(real.ok && health(real.match)).toBe(19);
    seen.add(held);
  }
  expect(seen.size).toBeGreaterThan(1);
});
