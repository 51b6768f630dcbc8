import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveMatch } from '../../machines/match.ts';
import { MODES, parseScenarios, runScenario, type Scenario, table } from '../../testing/index.ts';
import { conserved } from '../../testing/invariants/conserved.ts';
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

/** A scenario in which ann ends her turn, and bob draws this card. */
function scenario(card: string): Scenario {
  const parsed = parseScenarios(
    `scenario: S
ruleset: arena
setup: { step: main, players: { ann: {}, bob: { deck: [rat] } } }
steps:
  - ann: end
end: { choice: window, bob: { hand: [${card}] } }
`,
    'a.yaml',
  );
  if (!parsed.ok || !parsed.scenarios[0]) throw new Error('it can be read');
  return parsed.scenarios[0];
}

describe('the modes', () => {
  it('come to equal states after every input', () => {
    const tables = Object.values(MODES).map((mode) => table(arena, setup, { mode }));
    for (const line of ['play shuffle', 'play shuffle.2', 'end']) {
      for (const t of tables) t.answer('ann', line);
      expect(new Set(tables.map((t) => t.hash)).size).toBe(1);
      expect(new Set(tables.map((t) => t.events().join())).size).toBe(1);
    }
    for (const t of tables) t.stop();
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
    const book = bookFor(arena, [], setup);
    const state = { ...position(book, setup), players: [] };
    expect(() => MODES.resumed(book, state)).toThrow('its save cannot be resumed');
  });

  it('name the step after which they differ', () => {
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
        stop: session.stop,
      };
    };
    const ran = runScenario(scenario('rat'), { arena }, { search, odd });
    expect(ran.failures).toMatchObject([
      { step: 1, line: 5, message: 'the state after it is another in the mode "odd" than in "search"' },
    ]);
  });
});

describe('the mode in which everything is checked', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('says what does not hold where the match begins', () => {
    const book = bookFor(arena, [], setup);
    const state = position(book, setup);
    const twice = { ...state, zones: { ...state.zones, 'hand.1': state.zones['hand.0' as keyof typeof state.zones] } };
    expect(() => MODES.checked(book, twice)).toThrow('it must hold that the state is sound: ');
  });

  it('says after which input something does not hold', () => {
    vi.spyOn(conserved, 'broken').mockImplementation(({ before }) => (before ? 'a rat is gone' : null));
    expect(runScenario(scenario('rat'), { arena }).failures).toMatchObject([
      {
        step: 1,
        message:
          'in the mode "checked": the engine failed: it must hold that no card is lost, and none comes from nowhere: a rat is gone',
      },
    ]);
  });
});

describe('the live modes', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const failure = () => runScenario(scenario('rat'), { arena }).failures[0]?.message;
  const handle = LiveMatch.prototype;
  const done = { ok: true, revision: 1 } as const;

  it('find a live driver that comes to another state', () => {
    vi.spyOn(handle, 'answer').mockReturnValue(done);
    expect(failure()).toContain('in the mode "live": bob/hand: expected rat');
  });

  it('find an undo that does nothing', () => {
    vi.spyOn(handle, 'undo').mockReturnValue(done);
    expect(failure()).toContain(
      'in the mode "undone": the engine failed: an input that was taken back has left something',
    );
  });

  it('find an undo that is refused', () => {
    vi.spyOn(handle, 'undo').mockReturnValue({ ok: false, code: 'nothing', message: 'Nothing is there.' });
    expect(failure()).toContain('an input cannot be taken back: Nothing is there.');
  });

  it('find an undo after which the match does not take what it took before', () => {
    const { undo } = handle;
    vi.spyOn(handle, 'undo').mockImplementation(function (this: LiveMatch) {
      const undone = undo.call(this);
      vi.spyOn(handle, 'answer').mockReturnValue({ ok: false, code: 'stale', message: 'late', hint: '' });
      return undone;
    });
    expect(failure()).toContain('is refused when it comes again: late');
  });

  it.each(['rat', 'wolf'])('let go of their matches, whether the scenario holds or not: %s', (card) => {
    const stop = vi.spyOn(handle, 'stop');
    const { ok } = runScenario(scenario(card), { arena }, { live: MODES.live });
    expect(ok).toBe(card === 'rat');
    expect(stop).toHaveBeenCalledOnce();
  });
});
