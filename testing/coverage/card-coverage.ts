import type { CardData } from '../../effects/card-data.ts';
import { SHOWS, type Shows } from '../scenario/format.ts';
import type { Scenario } from '../scenario/parse.ts';
import { reportScenario } from '../scenario/report.ts';
import { failsWith, runScenario } from '../scenario/run.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { bounded } from './bounded.ts';
import { doesSomething, inexact } from './looks.ts';
import { mutantsOf } from './mutants.ts';

/** What the scenarios of a card do not show. */
export interface Gap {
  readonly card: string;
  /** The same for people, with the card: `scrap-dealer: nothing fails without "owner: you" of abilities.0.on`. */
  readonly message: string;
}

/**
 * What scenarios leave open of cards. Of each card that does something there must be one that shows it work, and one
 * that shows where nothing comes of it; and together they must show that each part of it matters: with a card that
 * lacks one part, or one thing that it asks for, at least one of them must fail.
 * @param scenarios of these the ones that name a card of this ruleset are looked at
 * @returns the gaps; none if all is shown
 */
export function cardCoverage(entry: RegistryEntry, scenarios: readonly Scenario[]): readonly Gap[] {
  const { name } = entry.ruleset;
  return entry.cards.filter(doesSomething).flatMap((card) => {
    const own = scenarios.filter(({ data }) => data.ruleset === name && data.card === card.id);
    return [...SHOWS.flatMap((shows) => missing(card, shows, own)), ...unproven(entry, card, own)].map((what) => ({
      card: card.id,
      message: `${card.id}: ${what}`,
    }));
  });
}

const SAID: Readonly<Record<Shows, string>> = {
  works: 'that it works',
  fails: 'where nothing comes of it',
};

function missing(card: CardData, shows: Shows, own: readonly Scenario[]): readonly string[] {
  const such = own.filter(({ data }) => data.shows === shows);
  if (such.length === 0) return [`no scenario shows ${SAID[shows]}`];
  return such.flatMap(({ data }) => {
    const lack = inexact(data, shows, card);
    return lack === null ? [] : [`"${data.scenario}" is to show ${SAID[shows]}, and has ${lack}`];
  });
}

/** In one mode alone: that all come to the same is looked at where the scenarios are run. */
const PLAIN = { bounded };

function unproven(entry: RegistryEntry, card: CardData, own: readonly Scenario[]): readonly string[] {
  if (own.length === 0) return [];
  const registry = { [entry.ruleset.name]: entry };
  const failed = own.map((scenario) => runScenario(scenario, registry, PLAIN)).filter((ran) => !ran.ok);
  if (failed.length > 0) return failed.map((ran) => `it is not so that\n${reportScenario(ran)}`);
  return mutantsOf(card, entry.ruleset).flatMap((mutant) => {
    const other = { ...entry, cards: entry.cards.map((printed) => (printed === card ? mutant.card : printed)) };
    const shown = own.some(({ data }) => failsWith(data, other, bounded));
    return shown ? [] : [`nothing fails ${mutant.words}`];
  });
}
