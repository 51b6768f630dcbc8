import type { ScenarioData } from '../scenario/format.ts';
import { MODES } from '../scenario/modes.ts';
import { Names } from '../scenario/names.ts';
import { isCalm, openingOf, stepsOf } from '../scenario/of-moves.ts';
import { rootedAt } from '../scenario/rooted.ts';
import { faultIn, leastEnd } from '../scenario/run.ts';
import type { Mode } from '../scenario/session.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { kindOf } from '../shrink/fault-kind.ts';
import { scenarioText } from '../shrink/scenario-text.ts';
import { shrink } from '../shrink/shrink.ts';
import { Unsaid } from './refusing.ts';
import type { Trial } from './trial.ts';

/** Something that has failed in random play. */
export interface Failed {
  /** What is wrong, without the numbers of this one match: failures of one kind are told once. */
  readonly kind: string;
  readonly message: string;
  /** The match in which it was first, from 1. */
  readonly match: number;
  /** After how many answers. */
  readonly answers: number;
  /** In how many matches. */
  readonly times: number;
  /** A scenario file that fails like this; `null` where no scenario shows it. */
  readonly scenario: string | null;
}

/** Positions from which it is tried whether the rest of the match is enough. */
const ROOTS = 12;
/** How often a smaller scenario is tried. */
const BUDGET = 400;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const failureKind = (error: unknown): string => kindOf(wordsOf(error));

/** A failure of a trial, with the smallest scenario to be had that shows it. */
export function failedIn(entry: RegistryEntry, trial: Trial, error: unknown, match: number, found: string): Failed {
  const message = wordsOf(error);
  const kind = kindOf(message);
  const shown = error instanceof Unsaid ? null : shownBy(entry, trial);
  const scenario = shown ? scenarioText({ ...titled(kind, found), ...shown }) : null;
  return { kind, message, match, answers: trial.moves.length, times: 1, scenario };
}

type Untitled = Omit<ScenarioData, 'scenario'>;

const titled = (kind: string, found: string) => ({ scenario: `Random play: ${kind}`, about: found });

/** The scenario that shows it from the latest position, made small; `null` if none does. */
function shownBy(entry: RegistryEntry, trial: Trial): Untitled | null {
  for (const whole of candidates(entry, trial)) {
    const fault = faultIn(whole, entry);
    if (fault === null) continue;
    const modes = modesFor(fault);
    const same = kindOf(fault);
    const fails = (data: ScenarioData): boolean => {
      const other = faultIn(data, entry, modes);
      return other !== null && kindOf(other) === same;
    };
    const small = fails(whole) ? shrink(whole, fails, BUDGET) : whole;
    const { scenario: _, ...shown } = small;
    return { ...shown, end: leastEnd(small, entry) };
  }
  return null;
}

/** The mode in which it fails, and the one that others are compared with. */
function modesFor(fault: string): Readonly<Record<string, Mode>> {
  const [, named = ''] = /mode "(\w+)"/.exec(fault) ?? [];
  const modes: Readonly<Record<string, Mode>> = MODES;
  const mode = modes[named];
  return { search: MODES.search, ...(mode ? { [named]: mode } : {}) };
}

/** From later and later beginnings the rest of the match, the shortest first; then the whole match. */
function* candidates(entry: RegistryEntry, trial: Trial): Iterable<ScenarioData> {
  const { moves, setup } = trial;
  const base = { scenario: 'Random play', ruleset: entry.ruleset.name, seed: setup.seed, end: {} };
  for (let at = moves.length - 1; at >= Math.max(0, moves.length - ROOTS); at--) {
    const before = moves[at]?.before;
    const root = before && isCalm(before) ? rootedAt(before) : null;
    if (root) yield { ...base, setup: root.setup, steps: stepsOf(root.names, moves.slice(at)) };
  }
  const names = new Names({ book: trial.book, state: trial.state });
  const first = moves[0]?.before;
  if (first) names.learn(first, trial.opening);
  yield { ...base, setup: openingOf(entry.ruleset.deckZone, setup), steps: stepsOf(names, moves) };
}
