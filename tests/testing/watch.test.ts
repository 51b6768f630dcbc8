import { describe, expect, it } from 'vitest';
import { MODES, type Mode, parseScenarios, runScenario } from '../../testing/index.ts';
import { Names } from '../../testing/scenario/names.ts';
import { Watch } from '../../testing/scenario/watch.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { REGISTRY } from './registry.ts';

describe.each(GAMES)('$name', (game) => {
  it('lets nobody follow a card by its handle, in either of 2 matches', () => {
    for (let seed = 1; seed <= 2; seed++) {
      let watch: Watch | undefined;
      for (const { after, messages } of randomMatch(game, seed)) {
        watch ??= new Watch(new Names(after));
        const followed = watch.take(
          after,
          messages.flatMap((m) => m.events),
        );
        expect(followed, `seed ${seed}`).toEqual([]);
      }
    }
  });
});

/** The first object laid out has its first handle for the whole match. */
const keeps: Mode = (book, state) => {
  const session = MODES.search(book, state);
  return {
    get match() {
      const { match } = session;
      const objects = match.state.objects.map((o) => (o?.id === 0 ? { ...o, inc: 1 } : o));
      return { ...match, state: { ...match.state, objects } };
    },
    get messages() {
      return session.messages;
    },
    send: session.send,
    stop: session.stop,
  };
};

it('fails a scenario at the step in which a card can be followed, and says by whom and from where to where', () => {
  const parsed = parseScenarios(
    `scenario: S
ruleset: arena
setup: { step: main, players: { ann: { hand: [rat], facts: { mana: 1, maxMana: 1 } }, bob: {} } }
steps:
  - ann: play rat
end: { choice: window }
`,
    'a.yaml',
  );
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  const failures = scenario && runScenario(scenario, REGISTRY, { keeps }).failures;
  const message = `ann can follow a card: the handle #1 was rat in ann/hand; now it is rat in ann/board
bob can follow a card: the handle #1 was hidden in ann/hand; now it is rat in ann/board
spectator can follow a card: the handle #1 was hidden in ann/hand; now it is rat in ann/board`;
  expect(failures).toMatchObject([{ step: 1, line: 5, message }]);
});
