import type { CardData } from '../../effects/card-data.ts';
import type { LookData, ScenarioData, ShownData, Shows } from '../scenario/format.ts';

/** Whether a card does anything that a scenario can show: what its keywords do is not its own. */
export const doesSomething = ({ abilities = [], play }: CardData): boolean =>
  abilities.length > 0 || (play !== undefined && [play.do, play.modes, play.costs].some((part) => part?.length));

/** What a scenario that shows something of a card lacks; nothing if it is exact. */
export function inexact(data: ScenarioData, shows: Shows, card: CardData): string | null {
  const steps = data.steps ?? [];
  const looks = [...steps.flatMap<LookData>(({ expect }) => (expect ? [expect] : [])), data.end];
  if (shows === 'fails') {
    const refused = steps.some((step) => step.reject !== undefined);
    return refused || looks.some((look) => look.events) ? null : 'neither a refusal nor exact events';
  }
  if (looks.some((look) => look.events?.length)) return null;
  if (!isStatic(card)) return 'no exact events';
  return looks.some((look) => look.candidates || looksAtCards(look))
    ? null
    : 'neither events nor stats, keywords or candidates';
}

const isStatic = ({ abilities = [], play }: CardData): boolean =>
  play === undefined && abilities.every((ability) => 'affects' in ability);

/** Whether it says what some card is like now. */
const looksAtCards = (look: LookData): boolean =>
  Object.values(look).some(
    (table) =>
      typeof table === 'object' &&
      table !== null &&
      Object.values(table).some(
        (zone) =>
          Array.isArray(zone) &&
          zone.some((entry: string | ShownData) => typeof entry === 'object' && (entry.stats || entry.keywords)),
      ),
  );
