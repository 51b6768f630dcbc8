import { describe, expect, it } from 'vitest';
import { MODES, parseScenarios, runScenario, table } from '../../testing/index.ts';
import { bookFor, position } from '../../testing/scenario/setup.ts';
import { arena } from '../rulesets/arena.ruleset.ts';

const setup = {
  step: 'main',
  players: {
    ann: {
      hand: ['shuffle', 'shuffle'],
      deck: ['bear', 'wolf', 'rat', 'giant', 'wall', 'bolt'],
      facts: { mana: 2, maxMana: 2 },
    },
    bob: {},
  },
};

describe('the modes', () => {
  it('come to equal states after every input', () => {
    const tables = Object.values(MODES).map((mode) => table(arena, setup, { mode }));
    for (const line of ['play shuffle', 'play shuffle.2', 'end']) {
      for (const t of tables) t.answer('ann', line);
      expect(new Set(tables.map((t) => t.hash)).size).toBe(1);
    }
  });

  it('goes on after a save where the generator was, and not from its beginning', () => {
    const saved = table(arena, setup, { mode: MODES.resumed });
    const plain = table(arena, setup);
    const orders = [saved, plain].map((t) => {
      t.answer('ann', 'play shuffle');
      const first = t.zone('ann', 'deck').join();
      t.answer('ann', 'play shuffle.2');
      return [first, t.zone('ann', 'deck').join()];
    });
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]?.[0]).not.toBe(orders[0]?.[1]);
  });

  it('find a state that does not survive a save', () => {
    const book = bookFor(arena, [], 'main');
    const state = { ...position(book, setup), players: [] };
    expect(() => MODES.resumed(book, state)).toThrow('its save cannot be resumed');
  });

  it('name the step after which they differ', () => {
    const parsed = parseScenarios(
      `scenario: S
ruleset: arena
setup: { step: main, players: { ann: {}, bob: { deck: [rat] } } }
steps:
  - ann: end
end: { choice: window }
`,
      'a.yaml',
    );
    if (!parsed.ok || !parsed.scenarios[0]) throw new Error('it can be read');
    const { search } = MODES;
    // A mode in which ann has one more health after her first input.
    const odd: typeof search = (book, state) => {
      const session = search(book, state);
      let sent = false;
      return {
        get match() {
          if (!sent) return session.match;
          const players = session.match.state.players.map((p) => ({ ...p, facts: { ...p.facts, health: 21 } }));
          return { ...session.match, state: { ...session.match.state, players } };
        },
        get messages() {
          return session.messages;
        },
        send: (input) => {
          sent = true;
          return session.send(input);
        },
      };
    };
    const ran = runScenario(parsed.scenarios[0], { arena }, { search, odd });
    expect(ran.failures).toMatchObject([
      { step: 1, line: 5, message: 'the state after it is another in the mode "odd" than in "search"' },
    ]);
  });
});
