import type { EntryData, ScenarioData, StepData } from '../scenario/format.ts';
import { entrySpots, keySpots, type Spot } from './spots.ts';

/** How often a scenario is tried at most. */
const BUDGET = 1000;

/**
 * The smallest scenario to be had by leaving out steps, cards, facts and all else that it can do without. What is tried
 * depends on the scenario and on the answers of `stillFails` alone.
 * @param stillFails whether a smaller scenario still shows what the whole one does
 * @param budget how often it is asked at most
 */
export function shrink(
  scenario: ScenarioData,
  stillFails: (smaller: ScenarioData) => boolean,
  budget: number = BUDGET,
): ScenarioData {
  let best = scenario;
  let left = budget;
  const taken = (smaller: ScenarioData): boolean => {
    if (left <= 0) return false;
    left -= 1;
    if (!stillFails(smaller)) return false;
    best = smaller;
    return true;
  };
  for (let size = -1; sizeOf(best) !== size && left > 0; ) {
    size = sizeOf(best);
    for (const spot of entrySpots(best)) shorten(spot, () => best, taken);
    for (const spot of entrySpots(best)) renumber(spot, () => best, taken);
    for (const spot of keySpots(best)) {
      const smaller = spot.without(best, 0, 1);
      if (smaller) taken(smaller);
    }
  }
  return tidied(best);
}

/** Leaves out of a list what can be: all, then parts of it, then single ones; the last ones first. */
function shorten(spot: Spot, best: () => ScenarioData, taken: (smaller: ScenarioData) => boolean): void {
  for (let part = spot.length(best()); part >= 1; part = Math.floor(part / 2))
    for (let from = spot.length(best()) - part; from > -part; from -= part) {
      const start = Math.max(from, 0);
      const smaller = spot.without(best(), start, from + part - start);
      if (smaller) taken(smaller);
    }
}

/** Leaves out a card that others are counted after: what was `rat.2` is `rat` then, in all steps. */
function renumber(spot: Spot, best: () => ScenarioData, taken: (smaller: ScenarioData) => boolean): void {
  for (let at = spot.length(best()) - 1; at >= 0; at--) {
    const card = spot.card(best(), at);
    const smaller = card === null ? null : spot.without(best(), at, 1);
    if (card === null || !smaller?.steps) continue;
    const steps = JSON.stringify(smaller.steps);
    const counted = steps.replace(new RegExp(`(?<![\\w-])${card}\\.(\\d+)`, 'g'), (_, n: string) =>
      Number(n) > 2 ? `${card}.${Number(n) - 1}` : card,
    );
    if (counted !== steps) taken({ ...smaller, steps: JSON.parse(counted) as readonly StepData[] });
  }
}

/** The same, with a card of which no more is said than which it is as its id alone. */
function tidied(data: ScenarioData): ScenarioData {
  const { setup } = data;
  const players = Object.fromEntries(
    Object.entries(setup.players).map(([name, { facts, ...zones }]) => [
      name,
      { ...(facts ? { facts } : {}), ...plain(zones as Zones) },
    ]),
  );
  const shared = setup.shared ? { shared: plain(setup.shared) } : {};
  return { ...data, setup: { ...setup, players, ...shared } };
}

type Zones = Readonly<Record<string, readonly EntryData[]>>;

const plain = (zones: Zones): Zones =>
  Object.fromEntries(
    Object.entries(zones).map(([zone, list]) => [
      zone,
      list.map((entry) => (typeof entry === 'object' && Object.keys(entry).length === 1 ? entry.card : entry)),
    ]),
  );

const sizeOf = (data: ScenarioData): number => JSON.stringify(data).length;
