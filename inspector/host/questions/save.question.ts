import { type MatchSetup, save } from '../../../index.ts';
import { newReplay, type Replay, withMove } from '../../../search/index.ts';
import type { Step } from '../chronicle.ts';
import type { Desk } from '../desk.ts';
import { wayTo } from '../ways.ts';
import { defineQuestion, Refused } from './question.ts';

/** What stands at a step, as a file: a save, a replay of the way there, or a scenario that goes it. For the owner. */
export const saveQuestion = defineQuestion({
  name: 'save',
  for: 'owner',
  about: { step: 'number', as: 'text' },
  tell: async (desk, { step, as }) => {
    const at = desk.step(step);
    const name = `${desk.match.position.book.ruleset.name}-${step}`;
    switch (as) {
      case 'save':
        return { name: `${name}.save.json`, text: json(save(at.position, 'with-cards')) };
      case 'replay':
        return { name: `${name}.replay.json`, text: json(replayOf(at, setupOf(desk))) };
      case 'scenario': {
        // What writes YAML is only fetched where somebody wants it.
        const { scenarioOf } = await import('../scenario-of.ts');
        return { name: `${name}.yaml`, text: scenarioOf(at, setupOf(desk)) };
      }
    }
  },
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function setupOf({ means }: Desk): MatchSetup {
  if (!means.setup)
    throw new Refused(
      'How this match began is not known here, so only a save can be made of it: give `setup` to who shows it.',
    );
  return means.setup;
}

function replayOf(step: Step, setup: MatchSetup): Replay {
  const way = wayTo(step);
  const start = newReplay(step.position.book, setup);
  return way.reduce(
    (replay, { inputs, position }) => inputs.reduce((r, input) => withMove(r, input, position), replay),
    start,
  );
}
