import { type MatchSetup, save } from '../../../index.ts';
import type { Desk } from '../desk.ts';
import type { Began } from '../means.ts';
import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

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
        if (desk.means.began && !resumable(desk.means.began)) throw new Refused(NO_SAVE);
        return { name: `${name}.save.json`, text: json(save(at.position, 'with-cards')) };
      case 'replay': {
        const setup = setupOf(desk);
        const { replayOf } = await import('../replay-of.ts');
        return { name: `${name}.replay.json`, text: json(replayOf(desk.chronicle, at, setup)) };
      }
      case 'scenario': {
        // What writes YAML is only fetched where somebody wants it.
        const { scenarioOf } = await import('../scenario-of.ts');
        const text = scenarioOf(desk.chronicle, at, desk.means);
        if (text === null)
          throw new Refused(
            'How this match began is not known here, and nothing near this step can be told as a position: go to a step at which nothing is pending.',
          );
        return { name: `${name}.yaml`, text };
      }
      default:
        throw new Refused(`A match is saved as a save, a replay or a scenario, not as "${as}".`);
    }
  },
});

const NO_SAVE =
  'This match began in the middle, from a scenario, by rules that begin there: no save of it could be resumed. Save it as a scenario.';

/** Whether what it is played by is what the game is always played by. */
const resumable = ({ setup, cards = [] }: Began): boolean => setup.opening === true && cards.length === 0;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function setupOf({ means }: Desk): MatchSetup {
  if (means.setup) return means.setup;
  throw new Refused(
    means.began
      ? 'This match began in the middle, from a scenario, and a replay begins with decks: save it as a scenario.'
      : 'How this match began is not known here, so there is no replay of it: give `setup` to who shows it.',
  );
}
